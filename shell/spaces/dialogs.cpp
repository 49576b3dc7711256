#include "shell/spaces/dialogs.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/pegs/words.hpp"
#include "shell/spaces/examples.hpp"
#include "shell/spaces/words.hpp"
#include <algorithm>
#include <array>

namespace shell::spaces {
namespace {

using engine::codes::Face;
using engine::codes::Setup;

constexpr std::array boards{Text::game_mastermind, Text::game_picas_fijas};
constexpr std::array who_names{Text::spaces_me, Text::spaces_the_learner};
constexpr std::array oracle_names{Text::spaces_secret_seed, Text::spaces_secret_mine};
constexpr std::array noise_names{Text::spaces_never_lies, Text::spaces_lies_chance, Text::spaces_lies_few};
constexpr std::array howto_texts{Text::spaces_howto_goal, Text::spaces_howto_space, Text::spaces_howto_tree,
                                 Text::spaces_howto_step, Text::spaces_howto_noise, Text::spaces_howto_learner};

/// The usual face of a board.
Face face_of(const engine::codes::Rules& r)
{
    if (!r.repeats && r.symbols <= 10) return Face::digits;
    return r.symbols <= peg_colours ? Face::colours : Face::letters;
}

} // namespace

int RulesDialog::board() const
{
    if (setup_.rules == engine::codes::mastermind) return 0;
    return setup_.rules == engine::codes::picas_fijas ? 1 : 2;
}

std::string RulesDialog::problem(const Say& say) const
{
    if (!engine::codes::legal(setup_.rules)) return say(Text::error_too_few_symbols);
    if (!spaces_playable(setup_.rules)) return say(Text::spaces_error_large);
    if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
    return {};
}

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const float h = control_height(ui), block = 22 + h + 10;
    const bool seeded = mode_.oracle == Oracle::seed, noisy = mode_.noise != vs::Noise::Kind::none;
    const float fields = 4 * block + 78 + h + 8 + (noisy ? 78.f : 0.f) + (seeded ? 78.f : 0.f);
    DialogFrame frame(ui, 460, 72 + fields + 74, say(Text::rules_title));
    const Rect r = frame.inside();
    const float foot = 52;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        const float half = (r.w - 16) / 2;
        const auto choice = [&](std::string_view id, Text label, std::span<const Text> names, int now) {
            draw_label(ui, {r.x, y}, say(label));
            ui.segmented(id, {r.x, y + 22, r.w, h}, names, now);
            y += block;
        };
        choice("board", Text::spaces_board, boards, board());
        draw_label(ui, {r.x, y}, say(Text::positions));
        ui.stepper("positions", {r.x, y + 22, half, 44}, std::nullopt, setup_.rules.positions, 2, 5);
        draw_label(ui, {r.x + half + 16, y}, say(Text::symbols));
        ui.stepper("symbols", {r.x + half + 16, y + 22, half, 44}, std::nullopt, setup_.rules.symbols, 2, 16);
        y += 78;
        ui.toggle("repeats", {r.x - 8, y, r.w + 16, h}, Text::repeats_allowed, setup_.rules.repeats);
        y += h + 8;
        choice("who", Text::role, who_names, static_cast<int>(mode_.who));
        choice("oracle", Text::spaces_secret, oracle_names, static_cast<int>(mode_.oracle));
        choice("noise", Text::spaces_noise, noise_names, static_cast<int>(mode_.noise));
        if (noisy) {
            const bool odds = mode_.noise == vs::Noise::Kind::odds;
            draw_label(ui, {r.x, y}, say(odds ? Text::spaces_percent : Text::spaces_most_lies));
            ui.stepper("amount", {r.x, y + 22, half, 44}, std::nullopt, odds ? mode_.percent : mode_.lies, 1,
                       odds ? most_percent : most_lies);
            y += 78;
        }
        if (seeded) {
            draw_label(ui, {r.x, y}, say(Text::seed));
            ui.field("seed", {r.x, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
            y += 78;
        }
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem(say);
    const float y = r.bottom() - foot;
    if (!wrong.empty()) ui.paint.paragraph({r.x, y - 6}, wrong, r.w, {12, ui.theme().bad}, 16);
    const float half = (r.w - 12) / 2;
    ui.button("start", {r.x, y + 4, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + half + 12, y + 4, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::rules_title);
    o.radios("board", say(Text::spaces_board), board() == 2 ? -1 : board(), options_of(say, boards));
    o.number("positions", Text::positions, setup_.rules.positions, 2, 5);
    o.number("symbols", Text::symbols, setup_.rules.symbols, 2, 16);
    o.checkbox("repeats", Text::repeats_allowed, setup_.rules.repeats);
    o.radios("who", say(Text::role), static_cast<int>(mode_.who), options_of(say, who_names));
    o.radios("oracle", say(Text::spaces_secret), static_cast<int>(mode_.oracle), options_of(say, oracle_names));
    o.radios("noise", say(Text::spaces_noise), static_cast<int>(mode_.noise), options_of(say, noise_names));
    if (mode_.noise != vs::Noise::Kind::none) {
        const bool odds = mode_.noise == vs::Noise::Kind::odds;
        o.number("amount", odds ? Text::spaces_percent : Text::spaces_most_lies, odds ? mode_.percent : mode_.lies, 1,
                 odds ? most_percent : most_lies);
    }
    if (mode_.oracle == Oracle::seed) o.field("seed", Text::seed, seed_);
    const std::string wrong = problem(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    const auto set = [&](auto& field, int least, int most) {
        if (const auto v = figure(a.value, least, most))
            field = static_cast<std::remove_reference_t<decltype(field)>>(*v);
    };
    if (a.id == "board") {
        if (a.value == "0") setup_.rules = engine::codes::mastermind;
        if (a.value == "1") setup_.rules = engine::codes::picas_fijas;
    } else if (a.id == "positions") set(setup_.rules.positions, 2, 5);
    else if (a.id == "symbols") set(setup_.rules.symbols, 2, 16);
    else if (a.id == "repeats") setup_.rules.repeats = a.value.empty() ? !setup_.rules.repeats : a.value == "1";
    else if (a.id == "who") set(mode_.who, 0, 1);
    else if (a.id == "oracle") set(mode_.oracle, 0, 1);
    else if (a.id == "noise") set(mode_.noise, 0, 2);
    else if (a.id == "amount" && mode_.noise == vs::Noise::Kind::odds) set(mode_.percent, 1, most_percent);
    else if (a.id == "amount") set(mode_.lies, 1, most_lies);
    else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "start") {
        out.message = problem(say);
        if (!out.message.empty()) return out;
        Setup s = setup_;
        s.face = face_of(s.rules);
        s.seed = seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0);
        out.new_game = Game(s, mode_).line();
    } else out.mine = false;
    return out;
}

void LearnerDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Theme& t = ui.theme();
    const float h = control_height(ui), row = ui.view.layout == Layout::desktop ? 38.f : 44.f;
    const Mode& m = view_.game().mode();
    const auto intro = ui.paint.wrapped(say(Text::spaces_tie_why), std::min(460.f, ui.view.width - 16) - 48, 13);
    DialogFrame frame(ui, 460, 84 + 18 * static_cast<float>(intro.size()) + row * 8 + 44 + h + 80,
                      say(Text::spaces_learner));
    const Rect r = frame.inside();
    ScrollArea area(ui, "learner area", {r.x - 8, r.y - 4, r.w + 16, r.h + 8});
    float y = r.y - area.offset();
    y = ui.paint.paragraph({r.x, y + 12}, say(Text::spaces_tie_why), r.w, {13, t.muted}, 18);
    for (std::size_t i = 0; i < vs::ties.size(); ++i) {
        const bool on = m.tie == vs::ties[i];
        const std::string id = numbered("tie:", static_cast<std::int64_t>(i));
        const Rect line{r.x - 8, y, r.w + 16, row};
        const Press press = ui.item(id, line, 8);
        if (on) ui.paint.fill(line, t.accent_soft, 8);
        else if (const Colour back = ui.reactive(0, press, id); back >> 24) ui.paint.fill(line, back, 8);
        ui.paint.ring({r.x + 10, line.centre().y}, 7, on ? t.accent : t.line_strong, 2);
        if (on) ui.paint.disc({r.x + 10, line.centre().y}, 3.5f, t.accent);
        ui.paint.text({r.x + 28, line.centre().y + 5},
                      ui.paint.fitted(say(spaces_tie_names[i]), r.w - 32, 14, on ? Weight::bold : Weight::regular),
                      {14, t.text, on ? Weight::bold : Weight::regular});
        if (press.clicked) ui.act("tie", std::to_string(i));
        y += row;
    }
    draw_label(ui, {r.x, y + 10}, say(Text::spaces_split));
    ui.segmented("split", {r.x, y + 32, r.w, h}, spaces_split_names, static_cast<int>(m.split));
    y = ui.paint.paragraph({r.x, y + 32 + h + 18}, say(Text::spaces_split_why), r.w, {12, t.muted}, 16);
    area.content_height(y - r.y + area.offset());
}

void LearnerDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    const Mode& m = view_.game().mode();
    o.begin_dialog("dialog", Text::spaces_learner);
    o.text("tie_why", Text::spaces_tie_why);
    o.radios("tie", say(Text::spaces_tie), static_cast<int>(m.tie), options_of(say, spaces_tie_names));
    o.radios("split", say(Text::spaces_split), static_cast<int>(m.split), options_of(say, spaces_split_names));
    o.text("split_why", Text::spaces_split_why);
    o.button("close", Text::close);
    o.end();
}

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48, leading = 21, gap = 8;
    constexpr float example = 96;
    float height = 92 + example;
    for (const Text text : howto_texts)
        height += gap + leading * static_cast<float>(p.wrapped(say(text), inner, 14.5f).size());
    DialogFrame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    int line = 0;
    for (const Text text : howto_texts) {
        y = p.paragraph({r.x, y}, say(text), inner, {14.5f, t.text}, leading) + gap;
        if (line++ != 1) continue;
        // 1234 answered 1 fija, 1 pica: one of its 24 hypotheses
        const Rect box{r.x, y - 10, inner, example - 14};
        p.fill(box, t.bg, 10);
        const auto guess = *engine::codes::parse_code(engine::codes::picas_fijas, "1234");
        const float pitch = std::min(34.f, (inner - 110) / 8), radius = pitch * 0.4f, mid = box.y + 30;
        draw_code(p, Face::digits, engine::codes::picas_fijas, guess, {box.x + 16 + radius, mid}, pitch, radius,
                  PegMark::shape);
        const float after = box.x + 16 + 4 * pitch;
        p.text({after + 4, mid + 5}, "1 · 1", {14, t.text, Weight::bold});
        kit::draw(p, Icon::next, {after + 40, mid - 11}, 22, t.muted);
        const float x = after + 70 + radius;
        constexpr std::array<int, 4> hypothesis{1, -1, 2, -1};
        for (std::size_t i = 0; i < 4; ++i) {
            const Point at{x + pitch * static_cast<float>(i), mid - 2};
            if (hypothesis[i] < 0) {
                p.ring(at, radius * 0.86f, t.line_strong, 1);
                p.text({at.x, at.y + 5}, "?", {14, t.muted, Weight::regular, Align::middle});
                continue;
            }
            draw_symbol(p, Face::digits, hypothesis[i], at, radius, PegMark::shape);
            if (i == 0) p.disc({at.x, at.y + radius + 7}, 3, t.text);
            else p.ring({at.x, at.y + radius + 7}, 2.6f, t.text, 1.6f);
        }
        p.text({box.x + 16, box.bottom() - 12}, p.fitted(say(Text::spaces_howto_example), inner - 32, 13),
               {13, t.muted});
        y = box.bottom() + 24;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const Text text : howto_texts) o.text(numbered("how", i++), say(text));
    o.text("how_example", Text::spaces_howto_example);
    o.button("close", Text::close);
    o.end();
}

void ExampleDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const auto& e = spaces_examples()[static_cast<std::size_t>(example_)];
    DialogFrame frame(ui, 420, 210, say(e.title));
    const Rect r = frame.inside();
    ui.paint.paragraph({r.x, r.y + 14}, say(Text::spaces_load_why), r.w, {14, ui.theme().text}, 20);
    const float half = (r.w - 12) / 2, y = r.bottom() - 50;
    ui.button("start", {r.x, y, half, 48}, Text::spaces_load, ButtonKind::primary, Icon::check);
    ui.button("cancel", {r.x + half + 12, y, half, 48}, Text::cancel, ButtonKind::plain);
}

void ExampleDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", say(spaces_examples()[static_cast<std::size_t>(example_)].title));
    o.text("load_why", Text::spaces_load_why);
    o.button("start", Text::spaces_load);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome ExampleDialog::act(const Action& a, const Say&)
{
    DialogOutcome out{true};
    if (a.id == "start") out.new_game = line_;
    else out.mine = false;
    return out;
}

} // namespace shell::spaces
