#include "shell/codes/dialogs.hpp"
#include "shell/codes/words.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>
#include <array>

namespace shell::codes {
namespace {

using engine::codes::Face;
using engine::codes::Feedback;
using engine::codes::Role;
using engine::codes::Setup;

constexpr std::array role_names{Text::role_guesser, Text::role_keeper, Text::role_assistant};

} // namespace

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float h = control_height(ui);
    const bool strategy = setup_.role != Role::guesser;
    const float fields = 2 * (52 + 26) + (22 + h + 12) * (strategy ? 3.f : 2.f) + h + 8;
    DialogFrame frame(ui, 440, 72 + fields + 28 + 60, say(Text::rules_title));
    const Rect r = frame.inside();
    const float foot = 52;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        const float half = (r.w - 16) / 2;
        draw_label(ui, {r.x, y}, say(Text::role));
        ui.segmented("role", {r.x, y + 22, r.w, h}, role_names, static_cast<int>(setup_.role));
        y += 22 + h + 12;
        draw_label(ui, {r.x, y}, say(Text::positions));
        ui.stepper("positions", {r.x, y + 22, half, 44}, std::nullopt, setup_.rules.positions,
                   engine::codes::min_positions, engine::codes::max_positions);
        draw_label(ui, {r.x + half + 16, y}, say(Text::symbols));
        ui.stepper("symbols", {r.x + half + 16, y + 22, half, 44}, std::nullopt, setup_.rules.symbols,
                   engine::codes::min_symbols, engine::codes::max_symbols);
        y += 52 + 26;
        ui.toggle("repeats", {r.x - 8, y, r.w + 16, h}, Text::repeats_allowed, setup_.rules.repeats);
        y += h + 8;
        draw_label(ui, {r.x, y}, say(Text::face));
        ui.segmented("face", {r.x, y + 22, r.w, h}, face_names, static_cast<int>(setup_.face));
        y += 22 + h + 12;
        if (strategy) {
            draw_label(ui, {r.x, y}, say(setup_.role == Role::keeper ? Text::who_guesses : Text::who_advises));
            ui.segmented("strategy", {r.x, y + 22, r.w, h}, strategy_names, static_cast<int>(setup_.strategy));
            y += 22 + h + 12;
        }
        draw_label(ui, {r.x, y}, say(Text::guesses_allowed));
        ui.stepper("guesses", {r.x, y + 22, half, 44}, std::nullopt, setup_.max_guesses, 1,
                   engine::codes::max_guesses_limit);
        draw_label(ui, {r.x + half + 16, y}, say(Text::seed));
        ui.field("seed", {r.x + half + 16, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
        y += 52 + 26;
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem(say);
    const float y = r.bottom() - foot;
    if (!wrong.empty()) p.paragraph({r.x, y - 6}, wrong, r.w, {12, ui.theme().bad}, 16);
    const float half = (r.w - 12) / 2;
    ui.button("start", {r.x, y + 4, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + half + 12, y + 4, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    const Setup& s = setup_;
    o.begin_dialog("dialog", Text::rules_title);
    o.radios("role", say(Text::role), static_cast<int>(s.role), options_of(say, role_names));
    o.number("positions", Text::positions, s.rules.positions, engine::codes::min_positions,
             engine::codes::max_positions);
    o.number("symbols", Text::symbols, s.rules.symbols, engine::codes::min_symbols, engine::codes::max_symbols);
    o.checkbox("repeats", Text::repeats_allowed, s.rules.repeats);
    o.radios("face", say(Text::face), static_cast<int>(s.face), options_of(say, face_names));
    if (s.role != Role::guesser)
        o.radios("strategy", say(s.role == Role::keeper ? Text::who_guesses : Text::who_advises),
                 static_cast<int>(s.strategy), options_of(say, strategy_names));
    o.number("guesses", Text::guesses_allowed, s.max_guesses, 1, engine::codes::max_guesses_limit);
    o.field("seed", Text::seed, seed_);
    const std::string wrong = problem(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

std::string RulesDialog::problem(const Say& say) const
{
    if (!setup_.rules.repeats && setup_.rules.symbols < setup_.rules.positions) return say(Text::error_too_few_symbols);
    if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
    if (setup_.face == Face::colours && setup_.rules.symbols > peg_colours)
        return say(Text::error_too_many_colours, say.count(peg_colours));
    return {};
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    const auto set = [&](auto& field, int least, int most) {
        if (const auto v = figure(a.value, least, most))
            field = static_cast<std::remove_reference_t<decltype(field)>>(*v);
    };
    if (a.id == "positions") set(setup_.rules.positions, engine::codes::min_positions, engine::codes::max_positions);
    else if (a.id == "symbols") set(setup_.rules.symbols, engine::codes::min_symbols, engine::codes::max_symbols);
    else if (a.id == "guesses") set(setup_.max_guesses, 1, engine::codes::max_guesses_limit);
    else if (a.id == "role") set(setup_.role, 0, 2);
    else if (a.id == "face") set(setup_.face, 0, 2);
    else if (a.id == "strategy") set(setup_.strategy, 0, static_cast<int>(engine::codes::strategy_count) - 1);
    else if (a.id == "repeats") setup_.rules.repeats = a.value.empty() ? !setup_.rules.repeats : a.value == "1";
    else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "start") {
        out.message = problem(say);
        Setup s = setup_;
        s.seed = seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0);
        if (out.message.empty() && !engine::codes::problem(s)) out.new_game = engine::codes::to_line(Log(s));
    } else out.mine = false;
    return out;
}

std::array<std::string, 5> HowToDialog::texts(const Say& say) const
{
    return {say(Text::howto_goal, rules_in_words(say, rules_, face_, false)), say(Text::howto_answer),
            say(face_ == Face::digits ? Text::howto_pf_example : Text::howto_mm_example), say(Text::howto_mind),
            say(Text::howto_roles)};
}

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    const engine::codes::Rules rules = face_ == Face::digits ? engine::codes::picas_fijas : engine::codes::mastermind;
    const auto secret = *engine::codes::parse_code(rules, face_ == Face::digits ? "4072" : "1453");
    const auto guess = *engine::codes::parse_code(rules, face_ == Face::digits ? "4270" : "1345");
    const auto answer = engine::codes::feedback(rules, guess, secret);
    constexpr float example = 132, leading = 22, gap = 6;
    float height = 86 + example;
    const auto lines = texts(say);
    for (const auto& t : lines) height += gap + leading * static_cast<float>(p.wrapped(t, inner, 15).size());

    DialogFrame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        y = p.paragraph({r.x, y}, lines[i], inner, {15, ui.theme().text}, leading) + gap;
        if (i != 1) continue;
        const Rect box{r.x, y - 8, inner, example - 14};
        p.fill(box, ui.theme().bg, 10);
        const float label = 16 + std::max(p.width(say(Text::the_secret), 13), p.width(say(Text::your_guess), 13)) + 26;
        const float x = box.x + label, pitch = std::min(40.f, (box.w - label - 60) / 4), radius = pitch * 0.4f;
        ui.text({box.x + 16, box.y + 35}, Text::the_secret, {13, ui.theme().muted});
        draw_code(p, face_, rules, secret, {x, box.y + 30}, pitch, radius, mark_);
        ui.text({box.x + 16, box.y + 75}, Text::your_guess, {13, ui.theme().muted});
        draw_code(p, face_, rules, guess, {x, box.y + 70}, pitch, radius, mark_);
        draw_pins(p, answer, rules.positions, {x + 3 * pitch + radius + 14, box.y + 56});
        p.text({x - radius, box.y + 107}, answer_in_words(say, answer), {13, ui.theme().text, Weight::bold});
        y = box.bottom() + 26;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const auto& t : texts(say)) o.text(numbered("how", i++), t);
    o.button("close", Text::close);
    o.end();
}

RowDialog::RowDialog(View& view, int row) : view_(view), row_(row), setup_(view.game().setup)
{
    const auto& r = view.game().rows[static_cast<std::size_t>(row)];
    draft_.set(r.guess, setup_.rules.positions);
    draft_.focus = 0;
    if (r.answer) fijas_ = r.answer->fijas, picas_ = r.answer->picas;
    ignored_ = r.ignored;
    code_fixed_ = setup_.role == Role::keeper;
}

void RowDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const int n = setup_.rules.positions, k = setup_.rules.symbols;
    const int per_row = k <= 6 ? k : (k + (k > 12 ? 2 : 1)) / (k > 12 ? 3 : 2);
    const int lines = code_fixed_ ? 0 : (k + per_row - 1) / per_row;
    DialogFrame frame(ui, 400, 84 + 64 + static_cast<float>(lines) * 50 + 8 + 60 + 52 + 22,
                      say(Text::edit_row_n, Say::count(row_ + 1)));
    const Rect r = frame.inside();
    ScrollArea area(ui, "row area", {r.x - 8, r.y - 4, r.w + 16, r.h + 8});
    float y = r.y - area.offset();
    const float pitch = std::min(50.f, r.w / static_cast<float>(n)), radius = std::min(19.f, pitch / 2 - 4);
    const float first = r.x + (r.w - pitch * static_cast<float>(n)) / 2 + pitch / 2;
    for (int i = 0; i < n; ++i) {
        const Point at{first + pitch * static_cast<float>(i), y + 28};
        const int s = draft_.symbol[static_cast<std::size_t>(i)];
        if (s < 0) draw_hole(p, setup_.face, at, radius);
        else draw_symbol(p, setup_.face, s, at, radius, view_.mark());
        if (code_fixed_) continue;
        const std::string id = numbered("edit_hole:", i);
        if (ui.item(id, {at.x - pitch / 2, y + 2, pitch, 52}, 10).clicked) ui.act(id);
        const float grown = radius + 4;
        if (i != draft_.focus) continue;
        if (setup_.face == Face::colours) p.ring(at, grown, ui.theme().focus, 2);
        else p.stroke({at.x - grown, at.y - grown, 2 * grown, 2 * grown}, ui.theme().focus, radius * 0.38f + 4, 2);
    }
    y += 64;
    if (!code_fixed_) {
        const float w = r.w / static_cast<float>(per_row);
        for (int s = 0; s < k; ++s) {
            const Rect key{r.x + w * static_cast<float>(s % per_row) + 2, y + 50 * static_cast<float>(s / per_row),
                           w - 4, 46};
            const std::string id = numbered("edit_symbol:", s);
            const bool used = !setup_.rules.repeats && draft_.uses(s, n);
            const Press press = ui.item(id, key, 8, !used);
            p.fill(key, ui.reactive(used ? ui.theme().sunken : ui.theme().bg, press, id), 8);
            p.stroke(key, ui.theme().line, 8);
            draw_symbol(p, setup_.face, s, key.centre(), std::min(15.f, w / 2 - 5), view_.mark(), used ? 0.35f : 1.f);
            if (press.clicked) ui.act(id);
        }
        y += 50 * static_cast<float>(lines) + 8;
    }
    const float half = (r.w - 12) / 2;
    ui.stepper("edit_fijas", {r.x, y, half, 48}, Text::fijas, fijas_, 0, n - picas_);
    ui.stepper("edit_picas", {r.x + half + 12, y, half, 48}, Text::picas, picas_, 0, n - fijas_);
    y += 60;
    const Feedback f{static_cast<std::uint8_t>(fijas_), static_cast<std::uint8_t>(picas_)};
    const bool possible = engine::codes::possible(setup_.rules, f), legal = draft_.code(setup_.rules).has_value();
    ui.button("edit_save", {r.x, y, half, 48}, Text::save, ButtonKind::primary, Icon::check, possible && legal);
    ui.button("edit_ignore", {r.x + half + 12, y, half, 48}, say(ignored_ ? Text::count_again : Text::ignore_row),
              ButtonKind::plain);
    y += 52;
    if (!possible)
        p.paragraph({r.x, y + 14}, say(Text::error_impossible_answer, say.count(n)), r.w, {12, ui.theme().bad}, 16);
    else if (!legal) p.paragraph({r.x, y + 14}, say(Text::error_repeated_symbol), r.w, {12, ui.theme().bad}, 16);
    area.content_height(y + 36 - r.y + area.offset());
}

void RowDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    const int n = setup_.rules.positions, k = setup_.rules.symbols;
    o.begin_dialog("dialog", say(Text::edit_row_n, Say::count(row_ + 1)));
    for (int i = 0; i < n; ++i) {
        const int now = draft_.symbol[static_cast<std::size_t>(i)];
        if (code_fixed_) continue;
        std::vector<OutlineOption> symbols;
        for (int s = 0; s < k; ++s) symbols.push_back({std::to_string(s), symbol_name(say, setup_.face, s)});
        o.radios(numbered("edit_place:", i), say(Text::position_n, Say::count(i + 1)), now, std::move(symbols));
    }
    if (code_fixed_)
        if (const auto code = draft_.code(setup_.rules))
            o.text("edit_code", code_in_words(say, setup_.face, setup_.rules, *code));
    o.number("edit_fijas", Text::fijas, fijas_, 0, n);
    o.number("edit_picas", Text::picas, picas_, 0, n);
    const Feedback f{static_cast<std::uint8_t>(fijas_), static_cast<std::uint8_t>(picas_)};
    const bool possible = engine::codes::possible(setup_.rules, f), legal = draft_.code(setup_.rules).has_value();
    o.button("edit_save", Text::save, possible && legal,
             say(possible ? Text::error_repeated_symbol : Text::error_impossible_answer, say.count(n)));
    o.button("edit_ignore", say(ignored_ ? Text::count_again : Text::ignore_row));
    o.button("cancel", Text::cancel);
    o.end();
}

bool RowDialog::edit(const Action& a)
{
    const int n = setup_.rules.positions, k = setup_.rules.symbols;
    if (a.id == "edit_fijas") return fijas_ = figure(a.value, 0, n).value_or(fijas_), true;
    if (a.id == "edit_picas") return picas_ = figure(a.value, 0, n).value_or(picas_), true;
    if (const auto hole = indexed(a.id, "edit_hole", n - 1)) return draft_.focus = *hole, true;
    if (code_fixed_) return false;
    if (const auto at = indexed(a.id, "edit_place", n - 1)) {
        if (const auto s = figure(a.value, 0, k - 1)) draft_.symbol[static_cast<std::size_t>(*at)] = *s;
        return true;
    }
    if (const auto s = indexed(a.id, "edit_symbol", k - 1)) {
        draft_.symbol[static_cast<std::size_t>(draft_.focus)] = *s;
        draft_.focus = (draft_.focus + 1) % n;
        return true;
    }
    return false;
}

DialogOutcome RowDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    if (a.id == "edit_ignore") out.message = view_.ignore(row_, !ignored_, say);
    else if (a.id == "edit_save") {
        if (const auto code = draft_.code(setup_.rules))
            out.message =
                view_.amend(row_, *code, {static_cast<std::uint8_t>(fijas_), static_cast<std::uint8_t>(picas_)}, say);
        else out.message = say(Text::error_repeated_symbol);
    } else {
        out.mine = edit(a);
        return out;
    }
    out.changed = out.close = out.message.empty();
    return out;
}

} // namespace shell::codes
