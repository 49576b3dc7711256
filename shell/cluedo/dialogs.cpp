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
constexpr std::array level_names{Text::cluedo_easy, Text::cluedo_medium, Text::cluedo_hard, Text::cluedo_expert,
                                 Text::cluedo_mixed};
constexpr std::array leftover_names{Text::cluedo_leftover_pile, Text::cluedo_leftover_shared};
constexpr int all_levels = engine::cluedo::bot_levels.size();
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

using Names = std::array<std::string, max_players>;

/// Moves an element to another place; those between move up or down.
template <class Row>
void move_to(Row& row, int from, int to)
{
    const auto at = row.begin();
    if (from < to) std::rotate(at + from, at + from + 1, at + to + 1);
    else std::rotate(at + to, at + from, at + from + 1);
}

int cards_undealt(const Table& t)
{
    int left = t.deck.cards() - kinds;
    for (const auto n : t.hand) left -= n;
    return left;
}

/// All seats' names, if one of `names` is not empty; else none.
std::vector<std::string> seat_names_of(const Setup& s, const Names& names)
{
    const auto end = names.begin() + s.table.players;
    std::vector<std::string> all;
    if (std::all_of(names.begin(), end, [](const std::string& n) { return n.empty(); })) return all;
    for (Holder h = 0; h < s.table.players; ++h) {
        const std::string& name = names[static_cast<std::size_t>(h)];
        all.push_back(name.empty() ? cluedo_default_name(s, h) : name);
    }
    return all;
}

/// Two players of the same name, in words; the user's own name is not shown.
std::string same_names(const Say& say, const Setup& s)
{
    std::vector<std::string> seats = s.seat_names;
    if (s.me != nobody && !seats.empty()) seats[static_cast<std::size_t>(s.me)] = say(Text::you);
    const std::string name = twice(seats);
    return name.empty() ? name : say(Text::cluedo_twice_player, name);
}

/// The name and the number of cards of each seat. `swaps`: with a button that swaps the seat with the next one.
/// Returns the seat whose button was pressed.
std::optional<Holder> seat_fields(Fields& f, Setup& s, Names& names, bool swaps)
{
    std::optional<Holder> pressed;
    const float of_name = swaps ? 0.46f : 0.6f;
    f.words({}, f.say(Text::cluedo_seats)).only_drawn();
    for (Holder h = 0; h < s.table.players; ++h) {
        const auto i = static_cast<std::size_t>(h);
        f.begin_group(make_id("seat"_id, h), f.say(Text::cluedo_seat_n, Say::count(h + 1)));
        if (h == s.me)
            f.own([](const Ui& ui, float) { return control_height(ui); },
                  [](Ui& ui, Rect r) {
                      ui.text({r.x + 10, r.centre().y + 5}, Text::you, {15, ui.theme().text, Weight::bold});
                  })
                .share(of_name);
        else {
            const std::string name = cluedo_default_name(s, h);
            f.line(make_id("seat_name"_id, h), Text::cluedo_name, names[i],
                   {.hint = name, .meant = name, .longest = max_name})
                .share(of_name)
                .bare();
        }
        f.number(make_id("seat_cards"_id, h), Text::cluedo_my_cards, s.table.hand[i], 0, max_cards).share(0.4f).bare();
        if (swaps) {
            const OwnedId id = make_id("seat_swap"_id, h);
            if (f.button(id, Text::cluedo_swap_next)
                    .own([](const Ui& ui, float) { return control_height(ui); },
                         [id](Ui& ui, Rect r) {
                             ui.icon_button(id, {r.right() - r.h, r.y, r.h, r.h}, Icon::down, Text::cluedo_swap_next);
                         })
                    .share(0.14f))
                pressed = h;
        }
        f.end_group();
    }
    return pressed;
}

class RulesForm final : public Form {
public:
    RulesForm(const Log& now, Mode);

private:
    void fields(Fields&) override;
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
    int undealt() const { return cards_undealt(chosen().table); } // they make up the pile

    const Log now_;
    Setup setup_;
    Names names_;
    int edition_ = 0;
    std::array<std::string, kinds> cards_; // names of each kind, separated by commas
    int level_ = 1;                        // of the computer players; all_levels: mixed
};

RulesForm::RulesForm(const Log& now, Mode mode) : now_(now), setup_(now.now().setup)
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
    s.table.pile = static_cast<std::uint8_t>(std::clamp(cards_undealt(s.table), 0, 30));
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
    seat_fields(f, setup_, names_, false);
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
            Arrange named{s.table.hand, {}, s.seat_names};
            for (Holder h = 0; h < s.table.players; ++h) named.from.push_back(h);
            (void)log.push(named); // refused by the line's limit only
        }
    }
    return to_line(log);
}

/// Corrects hand sizes, names and seats. The notes follow the players.
class TableForm final : public Form {
public:
    TableForm(const Game& g, std::function<std::string(const Arrange&, const Say&)> arrange)
        : game_(g), arrange_(std::move(arrange)), setup_(g.setup)
    {
        for (Holder h = 0; h < setup_.table.players; ++h) {
            from_.push_back(h);
            if (!setup_.seat_names.empty()) names_[static_cast<std::size_t>(h)] = setup_.seat_names[at(h)];
        }
    }

private:
    static std::size_t at(Holder h) { return static_cast<std::size_t>(h); }
    void fields(Fields& f) override
    {
        f.title = f.say(Text::cluedo_edit_table);
        f.go = "table_save"_id;
        f.go_label = Text::save;
        f.words({}, f.say(Text::cluedo_edit_table_about));
        if (setup_.me != nobody) {
            int seat = setup_.me + 1;
            if (f.number("my_seat"_id, Text::cluedo_my_seat, seat, 1, setup_.table.players)) move(setup_.me, seat - 1);
        }
        if (const auto h = seat_fields(f, setup_, names_, true)) move(*h, (*h + 1) % setup_.table.players, true);
        if (std::string wrong = problem(f.say); !wrong.empty()) f.refuse(std::move(wrong));
        else if (const int left = cards_undealt(setup_.table); left > 0)
            f.remark(f.say(Text::cluedo_cards_left, Say::count(left)));
    }
    void carry_out(DialogOutcome& out, const Say& say) override
    {
        out.message = arrange_(chosen(), say);
        out.changed = out.close = out.message.empty();
    }
    /// Seats the player elsewhere, with name and cards. `swap`: the two change places; else those between move up.
    void move(Holder h, Holder to, bool swap = false)
    {
        for (Holder seat = 0; seat < setup_.table.players; ++seat) { // built-in names follow their players too
            std::string& name = names_[at(seat)];
            if (name.empty() && seat != setup_.me) name = cluedo_default_name(setup_, seat);
        }
        if (swap) {
            std::swap(names_[at(h)], names_[at(to)]);
            std::swap(setup_.table.hand[at(h)], setup_.table.hand[at(to)]);
            std::swap(from_[at(h)], from_[at(to)]);
        } else {
            move_to(names_, h, to);
            move_to(setup_.table.hand, h, to);
            move_to(from_, h, to);
        }
        for (Holder seat = 0; seat < setup_.table.players; ++seat)
            if (from_[at(seat)] == game_.setup.me) setup_.me = seat;
    }
    Arrange chosen() const { return {setup_.table.hand, from_, seat_names_of(setup_, names_)}; }
    std::string problem(const Say& say) const
    {
        Setup s = setup_;
        s.seat_names = seat_names_of(setup_, names_);
        if (const int left = cards_undealt(s.table); left < 0) return say(Text::cluedo_cards_over, Say::count(-left));
        if (std::string same = same_names(say, s); !same.empty()) return same;
        const auto done = game_.after(chosen());
        return done ? std::string() : cluedo_error(say, done.error());
    }

    const Game game_;
    const std::function<std::string(const Arrange&, const Say&)> arrange_;
    Setup setup_;
    Names names_;
    std::vector<Holder> from_;
};

class ShareForm final : public Form {
public:
    DialogOutcome act(const Action&, const Say&) override { return {}; } // the screen shares

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::cluedo_share_hand);
        f.width = 400;
        f.go = {};
        f.words({}, f.say(Text::cluedo_share_about));
        f.row("share_rest"_id, Text::cluedo_share_rest, Icon::share);
        f.row("share_all"_id, Text::cluedo_share_all, Icon::share);
    }
};

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

std::unique_ptr<Dialog> table_dialog(const Game& g, std::function<std::string(const Arrange&, const Say&)> arrange)
{
    return std::make_unique<TableForm>(g, std::move(arrange));
}

std::unique_ptr<Dialog> share_dialog() { return std::make_unique<ShareForm>(); }

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
