// The table of a new notebook or game: players, seats and cards.
#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/cluedo/seat_fields.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

constexpr std::array mode_names{Text::cluedo_mode_notebook, Text::cluedo_mode_game};
constexpr std::array level_names{Text::cluedo_easy, Text::cluedo_medium, Text::cluedo_hard, Text::cluedo_expert,
                                 Text::cluedo_mixed};
constexpr std::array shows_names{Text::cluedo_rule_first, Text::cluedo_rule_all};
constexpr std::array leftover_names{Text::cluedo_leftover_pile, Text::cluedo_leftover_shared};
constexpr int all_levels = engine::cluedo::bot_levels.size();
constexpr std::size_t ids_of_kind = 20; // of the fields for a kind's names
/// The first is the classic deck, which needs no names; the last has the user's own names.
constexpr std::array edition_names{Text::cluedo_edition_0, Text::cluedo_edition_1, Text::cluedo_edition_2,
                                   Text::cluedo_edition_3, Text::cluedo_edition_4};
constexpr int own_edition = 4;
constexpr std::array<std::array<Text, kinds>, 3> edition_cards{{
    {Text::cluedo_edition_1_suspects, Text::cluedo_edition_1_weapons, Text::cluedo_edition_1_rooms},
    {Text::cluedo_edition_2_suspects, Text::cluedo_edition_2_weapons, Text::cluedo_edition_2_rooms},
    {Text::cluedo_edition_3_suspects, Text::cluedo_edition_3_weapons, Text::cluedo_edition_3_rooms},
}};

/// Splits at commas and trims spaces. `only_full` drops empty parts; otherwise each part is a field of the form.
std::vector<std::string> split(std::string_view text, bool only_full = true)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        if (!part.empty() || !only_full) parts.emplace_back(part);
        if (!only_full && end + 1 == text.size()) parts.emplace_back(); // an empty last part
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

class RulesForm final : public Form {
public:
    RulesForm(const Log& now, Mode);

private:
    void fields(Fields&) override;
    void card_fields(Fields&);
    void own_count(Fields&, std::size_t kind);
    void own_names(Fields&, std::size_t kind);
    void set_own(std::size_t kind, const std::vector<std::string>& names);
    std::string line() override;

    bool game() const { return setup_.mode == Mode::game; }
    void seat_players(int players)
    {
        setup_.table = dealt(chosen().table.deck, players, 0);
        open_ = {};
        setup_.me = std::min(setup_.me, players - 1);
    }
    /// Fills in the classic names, so that the user can edit them.
    void write_cards(const Say&);
    /// The setup chosen so far, which may be invalid.
    Setup chosen() const;
    std::string problem(const Say&) const;
    int undealt() const { return cards_undealt(chosen().table); } // they make up the pile

    const Log now_;
    Setup setup_;
    OpenSeats open_{};
    SeatNames names_;
    int edition_ = 0;
    bool shows_own_ = false;
    std::array<std::string, kinds> cards_; // names of each kind, separated by commas
    int level_ = 1;                        // of the computer players; all_levels: mixed
};

RulesForm::RulesForm(const Log& now, Mode mode) : now_(now), setup_(now.now().setup)
{
    open_ = take_open(setup_.table);
    const Deck& deck = setup_.table.deck;
    edition_ = setup_.card_names.empty() ? 0 : own_edition;
    for (std::size_t k = 0; edition_ > 0 && k < kinds; ++k)
        for (const Card c : list_of(deck.of(static_cast<Kind>(k))))
            cards_[k] += (cards_[k].empty() ? "" : ", ") + setup_.card_names[static_cast<std::size_t>(c)];
    for (std::size_t i = 0; i < setup_.seat_names.size(); ++i) names_[i] = setup_.seat_names[i];
    if (mode == Mode::game && setup_.mode == Mode::notebook) {
        setup_.mode = mode;
        setup_.me = 0;
        if (setup_.table.players < 3 || setup_.table.players > 6) seat_players(4);
    }
    if (now.now().setup.mode == Mode::game) {
        level_ = static_cast<int>(setup_.bots[setup_.me == 0 ? 1 : 0]);
        for (Holder h = 0; h < setup_.table.players; ++h)
            if (h != setup_.me && static_cast<int>(setup_.bots[static_cast<std::size_t>(h)]) != level_)
                level_ = all_levels;
    }
}

Setup RulesForm::chosen() const
{
    Setup s = setup_;
    s.hand = 0;
    s.card_names.clear();
    s.seat_names.clear();
    if (edition_ > 0) {
        for (std::size_t k = 0; k < kinds; ++k) {
            const auto names = split(cards_[k], edition_ != own_edition);
            s.table.deck.sizes[k] = static_cast<std::uint8_t>(std::min<std::size_t>(names.size(), 200));
            s.card_names.insert(s.card_names.end(), names.begin(), names.end());
        }
    } else if (!now_.setup().card_names.empty()) s.table.deck = classic;
    s.seat_names = seat_names_of(s, names_);
    s.table.pile = 0;
    leave_open(s.table, game() ? 0 : bits_of(open_, s));
    s.table.pile = static_cast<std::uint8_t>(std::max(0, cards_undealt(s.table)));
    s.seed = seed_.empty() ? 0 : seed_from(seed_).value_or(0);
    for (std::size_t i = 0; i < max_players; ++i)
        s.bots[i] =
            level_ == all_levels ? bot_levels[i % bot_levels.size()] : bot_levels[static_cast<std::size_t>(level_)];
    if (s.mode == Mode::game) {
        s.first = static_cast<Holder>(s.seed % s.table.players);
        s.everyone = s.late = false;
    } else {
        s.first = 0;
        s.bots = {};
        s.seed = 0;
    }
    return s;
}

std::string RulesForm::problem(const Say& say) const
{
    const Setup s = chosen();
    if (engine::cluedo::problem(s.table.deck) || s.table.deck.cards() < 4) return say(Text::cluedo_bad_deck);
    if (undealt() < 0) return say(Text::cluedo_cards_over, Say::count(-undealt()));
    if (const std::string name = twice(s.card_names); !name.empty()) return say(Text::cluedo_twice_card, name);
    if (std::string same = same_names(say, s); !same.empty()) return same;
    if (const auto wrong = engine::cluedo::problem(s))
        return say(wrong->kind == Error::Kind::bad_name ? Text::cluedo_bad_names : Text::error_refused);
    return {};
}

void RulesForm::fields(Fields& f)
{
    f.title = f.say(Text::cluedo_new_table);
    if (f.choice("mode"_id, Text::cluedo_mode, setup_.mode, mode_names).bare() && game()) {
        setup_.me = std::max(setup_.me, 0);
        seat_players(std::clamp<int>(setup_.table.players, 3, 6));
    }
    int players = setup_.table.players, seat = setup_.me + 1;
    if (f.number("players"_id, Text::cluedo_players, players, game() ? 3 : min_players, game() ? 6 : max_players))
        seat_players(players);
    if (game()) {
        f.seed(seed_);
        f.choice("bot_level"_id, Text::cluedo_level, level_, level_names);
    } else {
        const std::string outside = seat == 0 ? " (" + f.say(Text::cluedo_spectator) + ")" : "";
        if (f.number("my_seat"_id, f.say(Text::cluedo_my_seat) + outside, seat, 0, players)) {
            if (setup_.me != nobody && seat > 0) move_to(names_, setup_.me, seat - 1); // the others keep their order
            setup_.me = seat - 1;
        }
    }
    seat_fields(f, setup_, names_, game() ? nullptr : &open_, false);
    if (!game()) {
        f.choice("who_shows"_id, Text::cluedo_rule_shows, setup_.everyone, shows_names);
        f.toggle("late"_id, Text::cluedo_late, setup_.late);
    }
    card_fields(f);
    if (std::string wrong = problem(f.say); !wrong.empty()) f.refuse(std::move(wrong));
    if (std::string open = game() ? std::string() : open_sizes(f.say, chosen(), open_); !open.empty())
        f.remark(std::move(open));
    else if (undealt() > 0) {
        int shared = 0;
        if (f.choice("leftover"_id, Text::cluedo_leftover, shared, leftover_names)) seat_players(setup_.table.players);
        else
            f.remark(f.say(Text::cluedo_cards_left, Say::count(undealt())) +
                     (game() ? "" : " " + f.say(Text::cluedo_if_open)));
    }
}

void RulesForm::card_fields(Fields& f)
{
    if (f.choice("edition"_id, Text::cluedo_edition, edition_, edition_names)) {
        if (edition_ < own_edition) cards_ = {};
        for (std::size_t k = 0; edition_ > 0 && edition_ < own_edition && k < kinds; ++k)
            cards_[k] = f.say(edition_cards[static_cast<std::size_t>(edition_) - 1][k]);
        if (edition_ == own_edition && cards_[0].empty()) write_cards(f.say);
        seat_players(setup_.table.players);
        shows_own_ = edition_ == own_edition;
    }
    if (edition_ != own_edition) return;
    if (shows_own_) // just chosen: the new fields come into view
        f.own([](const Ui&, float) { return 0.f; },
              [this](Ui& ui, Rect) {
                  ui.memory().wanted_view = make_id("own"_id, 2).text();
                  shows_own_ = false;
              });
    // All numbers stand above all names: a row of names that comes or goes moves no button under the finger.
    for (std::size_t k = 0; k < kinds; ++k) own_count(f, k);
    for (std::size_t k = 0; k < kinds; ++k) own_names(f, k);
}

constexpr std::array nth_names{Text::cluedo_nth_suspect, Text::cluedo_nth_weapon, Text::cluedo_nth_room};

/// The number of cards of a kind.
void RulesForm::own_count(Fields& f, std::size_t kind)
{
    auto names = split(cards_[kind], false);
    int count = static_cast<int>(names.size());
    if (!f.number(make_id("own_count"_id, static_cast<std::int64_t>(kind)), cluedo_kind_names[kind], count, 1,
                  max_of_kind)
             .share(1))
        return;
    while (static_cast<int>(names.size()) < count)
        names.push_back(f.say(nth_names[kind], Say::count(static_cast<std::int64_t>(names.size()) + 1)));
    names.resize(static_cast<std::size_t>(count));
    set_own(kind, names);
}

/// A field for the name of each card of the kind.
void RulesForm::own_names(Fields& f, std::size_t kind)
{
    auto names = split(cards_[kind], false);
    bool changed = false;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (f.line(make_id("own"_id, static_cast<std::int64_t>(kind * ids_of_kind + i)),
                   f.say(nth_names[kind], Say::count(static_cast<std::int64_t>(i) + 1)), names[i],
                   {.longest = max_name})
                .share(0.5f)
                .bare()) {
            std::replace(names[i].begin(), names[i].end(), ',', ' ');
            changed = true;
        }
    if (changed) set_own(kind, names);
}

void RulesForm::set_own(std::size_t kind, const std::vector<std::string>& names)
{
    cards_[kind].clear();
    for (std::size_t i = 0; i < names.size(); ++i) cards_[kind] += (i == 0 ? "" : ",") + names[i];
    if (!engine::cluedo::problem(chosen().table.deck)) seat_players(setup_.table.players);
}

void RulesForm::write_cards(const Say& say)
{
    const Setup plain;
    for (std::size_t k = 0; k < kinds; ++k)
        for (const Card c : list_of(classic.of(static_cast<Kind>(k))))
            cards_[k] += (cards_[k].empty() ? "" : ", ") + cluedo_card(say, plain, c);
}

std::string RulesForm::line()
{
    Setup s = chosen();
    if (s.mode == Mode::game && seed_.empty()) {
        s.seed = fresh_seed();
        s.first = static_cast<Holder>(s.seed % s.table.players);
    }
    Log log(s);
    Setup renamed = now_.now().setup; // if only names differ, the notes are kept
    renamed.card_names = s.card_names;
    renamed.seat_names = s.seat_names;
    Setup plain = s;
    plain.hand = renamed.hand;
    if (s.mode == Mode::notebook && renamed == plain) {
        Setup first = now_.setup();
        first.card_names = s.card_names;
        log = Log(first);
        for (const Event& e : now_.events())
            if (!log.push(e)) break; // only a longer name can refuse one: the line's limit
        if (log.now().setup.seat_names != s.seat_names) {
            Arrange named{s.table.hand, {}, s.seat_names, game() ? 0 : bits_of(open_, s)};
            for (Holder h = 0; h < s.table.players; ++h) named.from.push_back(h);
            (void)log.push(named); // refused by the line's limit only
        }
    }
    return to_line(log);
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Log& now, Mode mode) { return std::make_unique<RulesForm>(now, mode); }

} // namespace shell::cluedo
