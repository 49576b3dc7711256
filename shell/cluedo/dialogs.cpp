#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/words.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

constexpr std::array mode_names{Text::cluedo_mode_notebook, Text::cluedo_mode_game};
constexpr std::array level_names{Text::cluedo_easy, Text::cluedo_medium, Text::cluedo_hard, Text::cluedo_mixed};
constexpr int all_levels = 3;
constexpr std::size_t longest_names = 180;

std::vector<std::string> split(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        std::string_view part = text.substr(0, end);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        if (!part.empty()) parts.emplace_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

} // namespace

RulesDialog::RulesDialog(const Log& now, Mode mode) : now_(now), setup_(now.setup())
{
    const Deck& deck = setup_.table.deck;
    own_cards_ = !setup_.card_names.empty();
    for (std::size_t k = 0; own_cards_ && k < kinds; ++k)
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

void RulesDialog::seat_players(int players)
{
    setup_.table = dealt(chosen().table.deck, players, 0);
    setup_.me = std::min(setup_.me, players - 1);
}

int RulesDialog::undealt() const
{
    int left = chosen().table.deck.cards() - kinds;
    for (const auto n : setup_.table.hand) left -= n;
    return left;
}

Setup RulesDialog::chosen() const
{
    Setup s = setup_;
    s.hand = 0;
    s.card_names.clear();
    s.seat_names.clear();
    if (own_cards_) {
        for (std::size_t k = 0; k < kinds; ++k) {
            const auto names = split(cards_[k]);
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

std::string RulesDialog::problem(const Say& say) const
{
    if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
    const Setup s = chosen();
    if (engine::cluedo::problem(s.table.deck) || s.table.deck.cards() < 4) return say(Text::cluedo_bad_deck);
    if (undealt() < 0) return say(Text::cluedo_cards_over, Say::count(-undealt()));
    if (const auto wrong = engine::cluedo::problem(s))
        return say(wrong->kind == Error::Kind::bad_name ? Text::cluedo_bad_names : Text::error_refused);
    return {};
}

std::string RulesDialog::remark(const Say& say) const
{
    return undealt() > 0 ? say(Text::cluedo_cards_left, Say::count(undealt())) : std::string();
}

float RulesDialog::seats(Ui& ui, Point at, float width) const
{
    const Painter& p = ui.paint;
    float y =
        p.paragraph({at.x, at.y + 14}, ui.say(Text::cluedo_seats), width, {13, ui.theme().muted, Weight::bold}, 18) - 8;
    for (Holder h = 0; h < setup_.table.players; ++h) {
        const auto i = static_cast<std::size_t>(h);
        const float name_w = width - 152;
        if (h == setup_.me) p.text({at.x + 10, y + 27}, ui.say(Text::you), {15, ui.theme().text, Weight::bold});
        else
            ui.field(numbered("seat_name:", h), {at.x, y, name_w, 44}, names_[i], cluedo_default_name(setup_, h),
                     Typed::text, max_name);
        ui.stepper(numbered("seat_cards:", h), {at.x + width - 144, y, 144, 44}, std::nullopt, setup_.table.hand[i], 0,
                   max_cards);
        y += 50;
    }
    return y;
}

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float h = control_height(ui);
    const bool game = setup_.mode == Mode::game;
    DialogFrame frame(ui, 480, 640, say(Text::cluedo_new_table));
    const Rect r = frame.inside();
    const std::string wrong = problem(say), note = wrong.empty() ? remark(say) : wrong;
    const float foot = note.empty() ? 56.f : 80.f;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot});
        float y = r.y - area.offset();
        ui.segmented("mode", {r.x, y, r.w, h}, mode_names, static_cast<int>(setup_.mode));
        y += h + 12;
        const float half = (r.w - 16) / 2;
        draw_label(ui, {r.x, y}, say(Text::cluedo_players));
        ui.stepper("players", {r.x, y + 22, half, 44}, std::nullopt, setup_.table.players, game ? 3 : min_players,
                   game ? 6 : max_players);
        if (!game) {
            draw_label(ui, {r.x + half + 16, y},
                       say(Text::cluedo_my_seat) +
                           (setup_.me == nobody ? " (" + say(Text::cluedo_spectator) + ")" : ""));
            ui.stepper("my_seat", {r.x + half + 16, y + 22, half, 44}, std::nullopt, setup_.me + 1, 0,
                       setup_.table.players);
        } else {
            draw_label(ui, {r.x + half + 16, y}, say(Text::seed));
            ui.field("seed", {r.x + half + 16, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
        }
        y += 78;
        if (game) {
            draw_label(ui, {r.x, y}, say(Text::cluedo_level));
            ui.segmented("bot_level", {r.x, y + 22, r.w, h}, level_names, level_);
            y += 22 + h + 12;
        }
        y = seats(ui, {r.x, y}, r.w) + 4;
        ui.toggle("own_cards", {r.x - 8, y, r.w + 16, h}, Text::cluedo_own_cards, own_cards_);
        y += h + 6;
        for (std::size_t k = 0; own_cards_ && k < kinds; ++k) {
            draw_label(ui, {r.x, y}, say(cluedo_kind_names[k]));
            ui.field(numbered("own:", static_cast<std::int64_t>(k)), {r.x, y + 22, r.w, 44}, cards_[k],
                     say(Text::cluedo_names_hint), Typed::text, longest_names);
            y += 74;
        }
        area.content_height(y + 8 - r.y + area.offset());
    }
    if (!note.empty())
        p.text({r.x, r.bottom() - 62}, p.fitted(note, r.w, 13), {13, wrong.empty() ? ui.theme().warn : ui.theme().bad});
    const float half = (r.w - 12) / 2;
    ui.button("start", {r.x, r.bottom() - 48, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + half + 12, r.bottom() - 48, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    const bool game = setup_.mode == Mode::game;
    o.begin_dialog("dialog", Text::cluedo_new_table);
    o.radios("mode", say(Text::cluedo_mode), static_cast<int>(setup_.mode), options_of(say, mode_names));
    o.number("players", Text::cluedo_players, setup_.table.players, game ? 3 : min_players, game ? 6 : max_players);
    if (game) {
        o.radios("bot_level", say(Text::cluedo_level), level_, options_of(say, level_names));
        o.field("seed", Text::seed, seed_);
    } else o.number("my_seat", Text::cluedo_my_seat, setup_.me + 1, 0, setup_.table.players);
    for (Holder h = 0; h < setup_.table.players; ++h) {
        const auto i = static_cast<std::size_t>(h);
        o.begin_group(numbered("seat:", h), say(Text::cluedo_seat_n, Say::count(h + 1)));
        if (h != setup_.me)
            o.field(numbered("seat_name:", h), Text::cluedo_name,
                    names_[i].empty() ? cluedo_default_name(setup_, h) : names_[i]);
        o.number(numbered("seat_cards:", h), Text::cluedo_my_cards, setup_.table.hand[i], 0, max_cards);
        o.end();
    }
    o.checkbox("own_cards", Text::cluedo_own_cards, own_cards_);
    for (std::size_t k = 0; own_cards_ && k < kinds; ++k)
        o.field(numbered("own:", static_cast<std::int64_t>(k)), cluedo_kind_names[k], cards_[k]);
    const std::string wrong = problem(say), note = remark(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    else if (!note.empty()) o.text("rules_remark", note);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    const bool game = setup_.mode == Mode::game;
    if (a.id == "mode") {
        if (const auto m = figure(a.value, 0, 1)) setup_.mode = static_cast<Mode>(*m);
        if (setup_.mode == Mode::game) {
            setup_.me = std::max(setup_.me, 0);
            seat_players(std::clamp<int>(setup_.table.players, 3, 6));
        }
    } else if (a.id == "players") {
        if (const auto n = figure(a.value, game ? 3 : min_players, game ? 6 : max_players)) seat_players(*n);
    } else if (a.id == "my_seat" && !game) {
        if (const auto n = figure(a.value, 0, setup_.table.players)) setup_.me = *n - 1;
    } else if (a.id == "bot_level") level_ = figure(a.value, 0, all_levels).value_or(level_);
    else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "own_cards") {
        own_cards_ = a.value.empty() ? !own_cards_ : a.value == "1";
        for (std::size_t k = 0; own_cards_ && k < kinds; ++k) // to be changed, not typed anew
            for (const Card c : list_of(classic.of(static_cast<Kind>(k))))
                if (Setup plain; cards_[k].size() < longest_names - 20)
                    cards_[k] += (cards_[k].empty() ? "" : ", ") + cluedo_card(say, plain, c);
        if (!own_cards_) cards_ = {};
        seat_players(setup_.table.players);
    } else if (const auto seat = indexed(a.id, "seat_name", max_players - 1))
        names_[static_cast<std::size_t>(*seat)] = a.value.substr(0, max_name);
    else if (const auto hand = indexed(a.id, "seat_cards", max_players - 1)) {
        if (const auto n = figure(a.value, 0, max_cards); n && *hand < setup_.table.players)
            setup_.table.hand[static_cast<std::size_t>(*hand)] = static_cast<std::uint8_t>(*n);
    } else if (const auto kind = indexed(a.id, "own", kinds - 1)) {
        cards_[static_cast<std::size_t>(*kind)] = a.value.substr(0, longest_names);
        if (!engine::cluedo::problem(chosen().table.deck)) seat_players(setup_.table.players);
    } else if (a.id == "start") {
        out.message = problem(say);
        if (!out.message.empty()) return out;
        Setup s = chosen();
        if (s.mode == Mode::game && seed_.empty()) {
            s.seed = fresh_seed();
            s.first = static_cast<Holder>(s.seed % s.table.players);
        }
        Log log(s);
        Setup renamed = now_.setup(); // only names have changed: the notes go on
        renamed.card_names = s.card_names;
        renamed.seat_names = s.seat_names;
        Setup plain = s;
        plain.hand = now_.setup().hand;
        if (s.mode == Mode::notebook && renamed == plain) {
            log = Log(renamed);
            for (const Event& e : now_.events())
                if (!log.push(e)) break; // no event is refused for a name
        }
        out.new_game = to_line(log);
    } else out.mine = false;
    return out;
}

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    constexpr std::array texts{Text::cluedo_goal,      Text::cluedo_how_ask,    Text::cluedo_how_accuse,
                               Text::cluedo_how_notes, Text::cluedo_how_cells,  Text::cluedo_how_why,
                               Text::cluedo_how_mend,  Text::cluedo_how_levels, Text::cluedo_how_advice,
                               Text::cluedo_how_play};
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 40;
    constexpr float leading = 22, gap = 8, example = 178;
    float height = 86 + example;
    for (const Text words : texts)
        height += gap + leading * static_cast<float>(p.wrapped(say(words), inner, 15).size());
    DialogFrame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (const Text words : texts) {
        y = p.paragraph({r.x, y}, say(words), inner, {15, t.text}, leading) + gap;
        if (words != Text::cluedo_how_cells) continue;
        // Leo showed Verde, Tubo or Cocina; the last two are elsewhere.
        const Rect box{r.x, y - 8, inner, example - 12};
        p.fill(box, t.bg, 10);
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
        p.paragraph({box.x + 16, box.y + 144}, say(Text::cluedo_how_example), inner - 32, {13, t.muted}, 17);
        y = box.bottom() + 30;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const Text words :
         {Text::cluedo_goal, Text::cluedo_how_ask, Text::cluedo_how_accuse, Text::cluedo_how_notes,
          Text::cluedo_how_cells, Text::cluedo_how_example, Text::cluedo_how_why, Text::cluedo_how_mend,
          Text::cluedo_how_levels, Text::cluedo_how_advice, Text::cluedo_how_play})
        o.text(numbered("how", i++), say(words));
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::cluedo
