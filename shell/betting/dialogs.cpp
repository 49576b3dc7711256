#include "shell/betting/dialogs.hpp"
#include "shell/betting/picture.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>

namespace shell::betting {
namespace {

using engine::betting::Cards;
using engine::betting::Human;

constexpr std::array card_names{Text::betting_seen, Text::betting_hidden};
constexpr std::size_t longest_bets = 24;

std::vector<OutlineOption> humans(const Say& say)
{
    return {{"0", "MAX"}, {"1", "MIN"}, {"2", say(Text::betting_two_people)}};
}

} // namespace

RulesDialog::RulesDialog(const engine::betting::Setup& s) : setup_(s), bets_(engine::betting::bets_text(s.rules)) {}

std::string RulesDialog::problem(const Say& say) const
{
    const auto bets = engine::betting::parse_bets(bets_);
    if (!bets) return betting_error_in_words(say, bets.error());
    auto rules = setup_.rules;
    rules.bets = *bets;
    if (const auto wrong = engine::betting::problem(rules)) return betting_error_in_words(say, *wrong);
    if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
    return {};
}

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const float h = control_height(ui);
    const float fields = 2 * (34 + h) + 3 * 78 + h + 16;
    DialogFrame frame(ui, 440, 72 + fields + 24 + 60, say(Text::betting_rules_title));
    const Rect r = frame.inside();
    const float foot = 52;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        const float half = (r.w - 16) / 2, right = r.x + half + 16;
        draw_label(ui, {r.x, y}, say(Text::betting_who));
        const std::string both = say(Text::betting_two_people);
        const std::array<std::string_view, 3> who{"MAX", "MIN", both};
        ui.segmented("human", {r.x, y + 22, r.w, h}, who, static_cast<int>(setup_.human));
        y += 34 + h;
        draw_label(ui, {r.x, y}, say(Text::betting_cards));
        ui.segmented("cards", {r.x, y + 22, r.w, h}, card_names, static_cast<int>(setup_.cards));
        y += 34 + h;
        draw_label(ui, {r.x, y}, ui.paint.fitted(say(Text::betting_bets_list), half, 13, Weight::bold));
        ui.field("bets", {r.x, y + 22, half, 44}, bets_, "2,4,6", Typed::text, longest_bets);
        draw_label(ui, {right, y}, say(Text::betting_rounds));
        ui.stepper("rounds_count", {right, y + 22, half, 44}, std::nullopt, setup_.rounds, 1,
                   engine::betting::max_rounds);
        y += 78;
        draw_label(ui, {r.x, y}, say(Text::betting_aces));
        ui.stepper("aces", {r.x, y + 22, half, 44}, std::nullopt, setup_.rules.deck.aces, 1,
                   engine::betting::max_cards);
        draw_label(ui, {right, y}, say(Text::betting_kings));
        ui.stepper("kings", {right, y + 22, half, 44}, std::nullopt, setup_.rules.deck.kings, 1,
                   engine::betting::max_cards);
        y += 76;
        ui.toggle("replacement", {r.x - 8, y, r.w + 16, h}, Text::betting_replacement, setup_.rules.deck.replacement);
        y += h + 8;
        draw_label(ui, {r.x, y}, say(Text::seed));
        ui.field("seed", {r.x, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
        y += 78;
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem(say);
    const float y = r.bottom() - foot, half = (r.w - 12) / 2;
    if (!wrong.empty()) {
        const float top = y - 16 * static_cast<float>(ui.paint.wrapped(wrong, r.w, 12).size()) - 4;
        ui.paint.fill({r.x - 8, top - 2, r.w + 16, y - top + 2}, ui.theme().bad_soft, 6);
        ui.paint.paragraph({r.x, top + 13}, wrong, r.w, {12, ui.theme().bad}, 16);
    }
    ui.button("start", {r.x, y + 4, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + half + 12, y + 4, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::betting_rules_title);
    o.radios("human", say(Text::betting_who), static_cast<int>(setup_.human), humans(say));
    o.radios("cards", say(Text::betting_cards), static_cast<int>(setup_.cards), options_of(say, card_names));
    o.field("bets", Text::betting_bets_list, bets_);
    o.number("rounds_count", Text::betting_rounds, setup_.rounds, 1, engine::betting::max_rounds);
    o.number("aces", Text::betting_aces, setup_.rules.deck.aces, 1, engine::betting::max_cards);
    o.number("kings", Text::betting_kings, setup_.rules.deck.kings, 1, engine::betting::max_cards);
    o.checkbox("replacement", Text::betting_replacement, setup_.rules.deck.replacement);
    o.field("seed", Text::seed, seed_);
    const std::string wrong = problem(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    auto& deck = setup_.rules.deck;
    const auto cards = [&](std::uint8_t& n) {
        if (const auto v = figure(a.value, 1, engine::betting::max_cards)) n = static_cast<std::uint8_t>(*v);
    };
    if (a.id == "human") {
        if (const auto v = figure(a.value, 0, 2)) setup_.human = static_cast<Human>(*v);
    } else if (a.id == "cards") {
        if (const auto v = figure(a.value, 0, 1)) setup_.cards = static_cast<Cards>(*v);
    } else if (a.id == "bets") bets_ = a.value.substr(0, longest_bets);
    else if (a.id == "rounds_count") {
        if (const auto v = figure(a.value, 1, engine::betting::max_rounds))
            setup_.rounds = static_cast<std::uint8_t>(*v);
    } else if (a.id == "aces") cards(deck.aces);
    else if (a.id == "kings") cards(deck.kings);
    else if (a.id == "replacement") deck.replacement = a.value.empty() ? !deck.replacement : a.value == "1";
    else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "start") {
        out.message = problem(say);
        if (!out.message.empty()) return out;
        setup_.rules.bets = *engine::betting::parse_bets(bets_);
        setup_.seed = seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0);
        if (!engine::betting::problem(setup_)) out.new_game = engine::betting::to_line(Log(setup_));
    } else out.mine = false;
    return out;
}

namespace {

constexpr std::array how_to_texts{Text::betting_how_goal, Text::betting_how_reply, Text::betting_how_example,
                                  Text::betting_how_hidden, Text::betting_how_analysis};

void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    p.fill(box, t.bg, 10);
    const float h = box.h - 46, w = h * 0.7f, x = box.centre().x;
    draw_betting_card(p, {x - 70 - w, box.y + 30, w, h}, engine::betting::Card::ace, true);
    draw_betting_card(p, {x + 70, box.y + 30, w, h}, engine::betting::Card::king, true);
    p.text({x - 70 - w / 2, box.y + 20}, "▲ MAX", {13, node_colour(t, NodeShape::max), Weight::bold, Align::middle});
    p.text({x + 70 + w / 2, box.y + 20}, "▼ MIN", {13, node_colour(t, NodeShape::min), Weight::bold, Align::middle});
    p.text({x, box.centre().y}, ui.say(Text::betting_bets, "4"), {14, t.text, Weight::bold, Align::middle});
    p.text({x, box.centre().y + 24}, ui.say(Text::betting_calls), {14, t.text, Weight::bold, Align::middle});
}

} // namespace

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Painter& p = ui.paint;
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    constexpr float example = 150, leading = 22, gap = 8;
    float height = 92 + example;
    for (const Text t : how_to_texts)
        height += gap + leading * static_cast<float>(p.wrapped(ui.say(t), inner, 15).size());
    DialogFrame frame(ui, width, height, ui.say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (const Text t : how_to_texts) {
        y = p.paragraph({r.x, y}, ui.say(t), inner, {15, ui.theme().text}, leading) + gap;
        if (t != Text::betting_how_reply) continue;
        draw_example(ui, {r.x, y - 12, inner, example - 10});
        y += example;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const Text t : how_to_texts) o.text(numbered("how", i++), say(t));
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::betting
