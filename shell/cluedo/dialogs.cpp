#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>
#include <array>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

constexpr std::array mode_names{Text::cluedo_mode_notebook, Text::cluedo_mode_game};
constexpr std::array level_names{Text::cluedo_easy, Text::cluedo_medium, Text::cluedo_hard, Text::cluedo_mixed};
constexpr std::array leftover_names{Text::cluedo_leftover_pile, Text::cluedo_leftover_shared};
constexpr int all_levels = 3;
constexpr std::size_t most_of_kind = 20;
/// The first is the classic deck, which needs no names; the last has the user's own names.
constexpr std::array edition_names{Text::cluedo_edition_0, Text::cluedo_edition_1, Text::cluedo_edition_2,
                                   Text::cluedo_edition_3, Text::cluedo_edition_4};
constexpr int own_edition = 4;
constexpr std::array<std::array<Text, kinds>, 3> edition_cards{{
    {Text::cluedo_edition_1_suspects, Text::cluedo_edition_1_weapons, Text::cluedo_edition_1_rooms},
    {Text::cluedo_edition_2_suspects, Text::cluedo_edition_2_weapons, Text::cluedo_edition_2_rooms},
    {Text::cluedo_edition_3_suspects, Text::cluedo_edition_3_weapons, Text::cluedo_edition_3_rooms},
}};

/// The first name that occurs twice; "" = none.
std::string twice(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end());
    const auto at = std::adjacent_find(names.begin(), names.end());
    return at == names.end() ? std::string() : *at;
}

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
    void seat_fields(Fields&);
    void card_fields(Fields&);
    void own_cards(Fields&, std::size_t kind);
    std::string line() override;

    bool game() const { return setup_.mode == Mode::game; }
    void seat_players(int players)
    {
        setup_.table = dealt(chosen().table.deck, players, 0);
        setup_.me = std::min(setup_.me, players - 1);
    }
    /// Fills in the classic names, so that the user can edit them.
    void write_cards(const Say&);
    /// The setup chosen so far, which may be invalid.
    Setup chosen() const;
    std::string problem(const Say&) const;
    int undealt() const; // cards in no hand; they make up the pile

    const Log now_;
    Setup setup_;
    std::array<std::string, max_players> names_;
    int edition_ = 0;
    std::array<std::string, kinds> cards_; // names of each kind, separated by commas
    int level_ = 1;                        // of the computer players; 3: mixed
};

RulesForm::RulesForm(const Log& now, Mode mode) : now_(now), setup_(now.setup())
{
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
    if (now.setup().mode == Mode::game) {
        level_ = static_cast<int>(setup_.bots[setup_.me == 0 ? 1 : 0]);
        for (Holder h = 0; h < setup_.table.players; ++h)
            if (h != setup_.me && static_cast<int>(setup_.bots[static_cast<std::size_t>(h)]) != level_)
                level_ = all_levels;
    }
}

int RulesForm::undealt() const
{
    int left = chosen().table.deck.cards() - kinds;
    for (const auto n : setup_.table.hand) left -= n;
    return left;
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
    const auto seats = static_cast<std::size_t>(s.table.players);
    if (std::any_of(names_.begin(), names_.begin() + s.table.players, [](const std::string& n) { return !n.empty(); }))
        for (std::size_t i = 0; i < seats; ++i)
            s.seat_names.push_back(names_[i].empty() ? cluedo_default_name(s, static_cast<Holder>(i)) : names_[i]);
    int left = s.table.deck.cards() - kinds;
    for (const auto n : s.table.hand) left -= n;
    s.table.pile = static_cast<std::uint8_t>(std::clamp(left, 0, 30));
    s.seed = seed_.empty() ? 0 : seed_from(seed_).value_or(0);
    for (std::size_t i = 0; i < max_players; ++i)
        s.bots[i] =
            level_ == all_levels ? bot_levels[i % bot_levels.size()] : bot_levels[static_cast<std::size_t>(level_)];
    if (s.mode == Mode::game) s.first = static_cast<Holder>(s.seed % s.table.players);
    else {
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
    std::vector<std::string> seats = s.seat_names; // the user's name is not shown
    if (s.me != nobody && !seats.empty()) seats[static_cast<std::size_t>(s.me)] = say(Text::you);
    if (const std::string name = twice(seats); !name.empty()) return say(Text::cluedo_twice_player, name);
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
        if (f.number("my_seat"_id, f.say(Text::cluedo_my_seat) + outside, seat, 0, players)) setup_.me = seat - 1;
    }
    seat_fields(f);
    card_fields(f);
    if (std::string wrong = problem(f.say); !wrong.empty()) f.refuse(std::move(wrong));
    if (undealt() > 0) {
        int shared = 0;
        if (f.choice("leftover"_id, Text::cluedo_leftover, shared, leftover_names)) seat_players(setup_.table.players);
        else
            f.remark(f.say(Text::cluedo_cards_left, Say::count(undealt())) +
                     (game() ? "" : " " + f.say(Text::cluedo_if_open)));
    }
}

void RulesForm::seat_fields(Fields& f)
{
    f.words({}, f.say(Text::cluedo_seats)).only_drawn();
    for (Holder h = 0; h < setup_.table.players; ++h) {
        const auto i = static_cast<std::size_t>(h);
        f.begin_group(make_id("seat"_id, h), f.say(Text::cluedo_seat_n, Say::count(h + 1)));
        if (h == setup_.me)
            f.own([](const Ui& ui, float) { return control_height(ui); },
                  [](Ui& ui, Rect r) {
                      ui.text({r.x + 10, r.centre().y + 5}, Text::you, {15, ui.theme().text, Weight::bold});
                  })
                .share(0.6f);
        else {
            const std::string name = cluedo_default_name(setup_, h);
            f.line(make_id("seat_name"_id, h), Text::cluedo_name, names_[i],
                   {.hint = name, .meant = name, .longest = max_name})
                .share(0.6f)
                .bare();
        }
        f.number(make_id("seat_cards"_id, h), Text::cluedo_my_cards, setup_.table.hand[i], 0, max_cards)
            .share(0.4f)
            .bare();
        f.end_group();
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
    }
    for (std::size_t k = 0; edition_ == own_edition && k < kinds; ++k) own_cards(f, k);
}

/// The number of cards of a kind, and a field for each name.
void RulesForm::own_cards(Fields& f, std::size_t kind)
{
    constexpr std::array nth{Text::cluedo_nth_suspect, Text::cluedo_nth_weapon, Text::cluedo_nth_room};
    auto names = split(cards_[kind], false);
    int count = static_cast<int>(names.size());
    bool changed = false;
    if (f.number(make_id("own_count"_id, static_cast<std::int64_t>(kind)), cluedo_kind_names[kind], count, 1,
                 static_cast<int>(most_of_kind))
            .share(1)) {
        while (static_cast<int>(names.size()) < count)
            names.push_back(f.say(nth[kind], Say::count(static_cast<std::int64_t>(names.size()) + 1)));
        names.resize(static_cast<std::size_t>(count));
        changed = true;
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (f.line(make_id("own"_id, static_cast<std::int64_t>(kind * most_of_kind + i)),
                   f.say(nth[kind], Say::count(static_cast<std::int64_t>(i) + 1)), names[i], {.longest = max_name})
                .share(0.5f)
                .bare()) {
            std::replace(names[i].begin(), names[i].end(), ',', ' ');
            changed = true;
        }
    if (!changed) return;
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
    Setup renamed = now_.setup(); // if only names differ, the notes are kept
    renamed.card_names = s.card_names;
    renamed.seat_names = s.seat_names;
    Setup plain = s;
    plain.hand = now_.setup().hand;
    if (s.mode == Mode::notebook && renamed == plain) {
        log = Log(renamed);
        for (const Event& e : now_.events())
            if (!log.push(e)) break; // only a longer name can refuse one: the line's limit
    }
    return to_line(log);
}

class CasesForm final : public Form {
public:
    explicit CasesForm(const Case* now)
    {
        if (now) chosen_ = static_cast<std::size_t>(now - cases().data());
    }

private:
    void fields(Fields& f) override
    {
        std::vector<std::string> titles;
        for (const Case& c : cases()) titles.push_back(f.say(c.title));
        f.title = f.say(Text::cluedo_cases);
        f.go_label = Text::cluedo_case_open;
        f.words({}, f.say(Text::cluedo_cases_intro));
        f.choice("case"_id, f.say(Text::cluedo_cases), chosen_, std::move(titles)).list().bare();
        const Case& c = cases()[chosen_];
        const auto log = from_line(c.line);
        f.words("case_text"_id, cluedo_case_about(f.say, log->setup(), c));
    }
    std::string line() override { return std::string(cases()[chosen_].line); }

    std::size_t chosen_ = 0;
};

/// Leo showed Verde, Tubo or Cocina, and the last two are elsewhere, so Leo holds Verde.
void draw_example(const Ui& ui, Rect box)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    Setup plain;
    plain.me = 2;
    constexpr std::array<Card, 3> cards{3, 8, 15};
    for (Holder h = 0; h < 2; ++h)
        p.text({box.x + 152 + 52 * static_cast<float>(h), box.y + 22}, cluedo_default_name(plain, h),
               {13, t.text, Weight::bold, Align::middle});
    for (std::size_t c = 0; c < cards.size(); ++c) {
        const float line = box.y + 32 + 32 * static_cast<float>(c);
        p.text({box.x + 16, line + 19}, cluedo_card(say, plain, cards[c]), {14.5f, t.text});
        for (int h = 0; h < 2; ++h) {
            const Rect cell{box.x + 130 + 52 * static_cast<float>(h), line, 44, 28};
            const bool yes = (c == 0 && h == 1) || (c > 0 && h == 0);
            p.fill(cell, yes ? t.good_soft : t.surface, 5);
            if (yes) draw_tick(p, cell.centre(), 6, t.good, 2.6f);
            else p.stroke(cell, t.line, 5), draw_cross(p, cell.centre(), 4, t.unknown, 1.6f);
        }
    }
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Log& now, Mode mode) { return std::make_unique<RulesForm>(now, mode); }

std::unique_ptr<Dialog> cases_dialog(const Case* now) { return std::make_unique<CasesForm>(now); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::cluedo_goal, Text::cluedo_how_ask, Text::cluedo_how_accuse, Text::cluedo_how_notes,
                           Text::cluedo_how_cells, Text::cluedo_how_why, Text::cluedo_how_mend, Text::cluedo_how_levels,
                           Text::cluedo_how_advice, Text::cluedo_how_play},
                          4,
                          132,
                          draw_example,
                          Text::cluedo_how_example});
}

} // namespace shell::cluedo
