#include "shell/views/dialogs.hpp"
#include "imgui.h"
#include "shell/views/codes_words.hpp"
#include <algorithm>
#include <array>
#include <charconv>

namespace shell {
namespace {

using engine::codes::Face;
using engine::codes::Feedback;
using engine::codes::Role;
using engine::codes::Setup;

std::optional<int> figure(std::string_view text, int least, int most)
{
    int n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size() || n < least || n > most) return std::nullopt;
    return n;
}

std::optional<std::uint64_t> typed_seed(const std::string& text)
{
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return seed;
}

constexpr std::array role_names{Text::role_guesser, Text::role_keeper, Text::role_assistant};

std::vector<OutlineOption> options(const Say& say, std::span<const Text> names)
{
    std::vector<OutlineOption> out;
    for (const Text t : names) out.push_back({std::to_string(out.size()), say(t)});
    return out;
}

std::array<std::string, 5> how_to_texts(const Say& say, const HowToDialog& d)
{
    return {say(Text::howto_goal, rules_in_words(say, d.rules, d.face, false)), say(Text::howto_answer),
            say(d.face == Face::digits ? Text::howto_pf_example : Text::howto_mm_example), say(Text::howto_mind),
            say(Text::howto_roles)};
}

/// The veil, the card, the title and the cross. Returns the inside; the caller draws and ends with end_frame.
class Frame {
public:
    Frame(Ui& ui, float width, float height, const std::string& title)
    {
        const auto& v = ui.view;
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize({v.width, v.height});
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
        ImGui::SetNextWindowFocus();
        ImGui::Begin("dialog", nullptr,
                     ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoBackground |
                         ImGuiWindowFlags_NoSavedSettings);
        ImGui::PopStyleVar();
        const Painter& p = ui.paint;
        p.fill({0, 0, v.width, v.height}, faded(0xff000000u, 0.5f));
        const bool phone = v.layout == Layout::phone;
        const float w = std::min(width, v.width - (phone ? 16.f : 32.f)), h = std::min(height, v.height - 16);
        card_ = {(v.width - w) / 2, (v.height - h) / 2, w, h};
        p.lift(card_, 16);
        p.fill(card_, ui.theme().surface, 16);
        p.stroke(card_, ui.theme().line, 16);
        p.text({card_.x + 20, card_.y + 37}, p.fitted(title, w - 80, 18, Weight::bold),
               {18, ui.theme().text, Weight::bold});
        ui.icon_button("close", {card_.right() - 54, card_.y + 8, 44, 44}, Icon::close, Text::close);
        if (ImGui::IsKeyPressed(ImGuiKey_Escape)) ui.act("close");
    }
    ~Frame() { ImGui::End(); }
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;
    Rect inside() const { return {card_.x + 20, card_.y + 60, card_.w - 40, card_.h - 72}; }

private:
    Rect card_;
};

float control_height(const Ui& ui) { return ui.view.layout == Layout::desktop ? 38.f : 44.f; }

void label(Ui& ui, Point at, std::string_view text)
{
    ui.paint.text({at.x, at.y + 14}, text, {13, ui.theme().muted, Weight::bold});
}

void draw_menu(const MenuDialog& d, Ui& ui, const DialogContext& c)
{
    const Say& say = ui.say;
    const float row = ui.view.layout == Layout::desktop ? 40.f : 44.f;
    const int rows = (d.game ? 4 + (c.can_give_up ? 1 : 0) + (c.embedded ? 0 : 1) + 2 : 0) + 2;
    Frame frame(ui, 400, 72 + static_cast<float>(rows) * row + 2 * (row + 30) + 8, say(Text::menu));
    const Rect r = frame.inside();
    ScrollArea area(ui, "menu area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset();
    const auto line = [&](std::string_view id, Text text, Icon icon) {
        ui.menu_row(id, {r.x, y, r.w, row}, text, icon);
        y += row;
    };
    if (d.game) {
        line("new_game", Text::new_game, Icon::plus);
        line("rules_dialog", Text::change_rules, Icon::edit);
        line("howto", Text::how_to_play, Icon::help);
        if (c.can_give_up) line("giveup", Text::give_up, Icon::flag);
        line("redo", Text::redo, Icon::redo);
        if (!c.embedded) line("home", Text::home, Icon::back);
    }
    line("share", Text::share, Icon::share);
    if (c.has_text_view) line("textview", Text::text_view, Icon::text);
    if (d.game) {
        ui.toggle("mind", {r.x, y, r.w, row}, Text::show_mind, c.mind);
        y += row;
        ui.toggle("letters", {r.x, y, r.w, row}, Text::letters_on_pegs, c.mark == PegMark::letter);
        y += row;
    }
    y += 4;
    label(ui, {r.x, y}, say(Text::language));
    ui.segmented("language", {r.x, y + 22, r.w, row}, language_names, static_cast<int>(c.language));
    y += row + 30;
    label(ui, {r.x, y}, say(Text::theme));
    ui.segmented("theme", {r.x, y + 22, r.w, row}, theme_names, static_cast<int>(c.theme));
    y += row + 30;
    area.content_height(y - r.y + area.offset());
}

void draw_rules(RulesDialog& d, Ui& ui)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float h = control_height(ui);
    const bool strategy = d.setup.role != Role::guesser;
    const float fields = 2 * (52 + 26) + (22 + h + 12) * (strategy ? 3.f : 2.f) + h + 8;
    Frame frame(ui, 440, 72 + fields + 28 + 60, say(Text::rules_title));
    const Rect r = frame.inside();
    const float foot = 52;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        const float half = (r.w - 16) / 2;
        label(ui, {r.x, y}, say(Text::role));
        ui.segmented("role", {r.x, y + 22, r.w, h}, role_names, static_cast<int>(d.setup.role));
        y += 22 + h + 12;
        label(ui, {r.x, y}, say(Text::positions));
        ui.stepper("positions", {r.x, y + 22, half, 44}, std::nullopt, d.setup.rules.positions,
                   engine::codes::min_positions, engine::codes::max_positions);
        label(ui, {r.x + half + 16, y}, say(Text::symbols));
        ui.stepper("symbols", {r.x + half + 16, y + 22, half, 44}, std::nullopt, d.setup.rules.symbols,
                   engine::codes::min_symbols, engine::codes::max_symbols);
        y += 52 + 26;
        ui.toggle("repeats", {r.x - 8, y, r.w + 16, h}, Text::repeats_allowed, d.setup.rules.repeats);
        y += h + 8;
        label(ui, {r.x, y}, say(Text::face));
        ui.segmented("face", {r.x, y + 22, r.w, h}, face_names, static_cast<int>(d.setup.face));
        y += 22 + h + 12;
        if (strategy) {
            label(ui, {r.x, y}, say(d.setup.role == Role::keeper ? Text::who_guesses : Text::who_advises));
            ui.segmented("strategy", {r.x, y + 22, r.w, h}, strategy_names, static_cast<int>(d.setup.strategy));
            y += 22 + h + 12;
        }
        label(ui, {r.x, y}, say(Text::guesses_allowed));
        ui.stepper("guesses", {r.x, y + 22, half, 44}, std::nullopt, d.setup.max_guesses, 1,
                   engine::codes::max_guesses_limit);
        label(ui, {r.x + half + 16, y}, say(Text::seed));
        const Rect field{r.x + half + 16, y + 22, half, 44};
        std::array<char, 24> buffer{};
        std::copy_n(d.seed.begin(), std::min(d.seed.size(), buffer.size() - 1), buffer.begin());
        p.fill(field, ui.theme().raised, 8);
        p.stroke(field, ui.theme().line_strong, 8);
        ImGui::SetCursorScreenPos({field.x + 10, field.y + 12});
        ImGui::PushStyleColor(ImGuiCol_FrameBg, 0u);
        ImGui::PushStyleColor(ImGuiCol_Text, ui.theme().text);
        ImGui::SetNextItemWidth(field.w - 20);
        if (ImGui::InputTextWithHint("##seed", say(Text::seed_new).c_str(), buffer.data(), buffer.size(),
                                     ImGuiInputTextFlags_CharsDecimal))
            ui.act("seed", buffer.data());
        if (ImGui::IsItemActive()) {
            p.focus_ring(field.inset(2), 8);
            ui.wake_in(400); // the caret blinks
        }
        ImGui::PopStyleColor(2);
        ui.memory().rects.insert_or_assign("seed", field);
        y += 52 + 26;
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem_in_words(d, say);
    const float y = r.bottom() - foot;
    if (!wrong.empty()) p.paragraph({r.x, y - 6}, wrong, r.w, {12, ui.theme().bad}, 16);
    const float half = (r.w - 12) / 2;
    ui.button("start", {r.x, y + 4, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("close", {r.x + half + 12, y + 4, half, 48}, Text::cancel, ButtonKind::plain);
}

void draw_how_to(const HowToDialog& d, Ui& ui, const DialogContext& c)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    const engine::codes::Rules rules = d.face == Face::digits ? engine::codes::picas_fijas : engine::codes::mastermind;
    const auto secret = *engine::codes::parse_code(rules, d.face == Face::digits ? "4072" : "1453");
    const auto guess = *engine::codes::parse_code(rules, d.face == Face::digits ? "4270" : "1345");
    const auto answer = engine::codes::feedback(rules, guess, secret);
    constexpr float example = 132, leading = 22, gap = 6;
    float height = 86 + example;
    const auto texts = how_to_texts(say, d);
    for (const auto& t : texts) height += gap + leading * static_cast<float>(p.wrapped(t, inner, 15).size());

    Frame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        y = p.paragraph({r.x, y}, texts[i], inner, {15, ui.theme().text}, leading) + gap;
        if (i != 1) continue;
        const Rect box{r.x, y - 8, inner, example - 14};
        p.fill(box, ui.theme().bg, 10);
        const float label = 16 + std::max(p.width(say(Text::the_secret), 13), p.width(say(Text::your_guess), 13)) + 26;
        const float x = box.x + label, pitch = std::min(40.f, (box.w - label - 60) / 4), radius = pitch * 0.4f;
        ui.text({box.x + 16, box.y + 35}, Text::the_secret, {13, ui.theme().muted});
        draw_code(p, d.face, rules, secret, {x, box.y + 30}, pitch, radius, c.mark);
        ui.text({box.x + 16, box.y + 75}, Text::your_guess, {13, ui.theme().muted});
        draw_code(p, d.face, rules, guess, {x, box.y + 70}, pitch, radius, c.mark);
        draw_pins(p, answer, rules.positions, {x + 3 * pitch + radius + 14, box.y + 56});
        p.text({x - radius, box.y + 107}, answer_in_words(say, answer), {13, ui.theme().text, Weight::bold});
        y = box.bottom() + 26;
    }
    area.content_height(y - r.y + area.offset());
}

void draw_row(RowDialog& d, Ui& ui, const DialogContext& c)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const int n = d.setup.rules.positions, k = d.setup.rules.symbols;
    const int per_row = k <= 6 ? k : (k + (k > 12 ? 2 : 1)) / (k > 12 ? 3 : 2);
    const int lines = d.code_fixed ? 0 : (k + per_row - 1) / per_row;
    Frame frame(ui, 400, 84 + 64 + static_cast<float>(lines) * 50 + 8 + 60 + 52 + 22,
                say(Text::edit_row_n, Say::count(d.row + 1)));
    const Rect r = frame.inside();
    ScrollArea area(ui, "row area", {r.x - 8, r.y - 4, r.w + 16, r.h + 8});
    float y = r.y - area.offset();
    const float pitch = std::min(50.f, r.w / static_cast<float>(n)), radius = std::min(19.f, pitch / 2 - 4);
    const float first = r.x + (r.w - pitch * static_cast<float>(n)) / 2 + pitch / 2;
    for (int i = 0; i < n; ++i) {
        const Point at{first + pitch * static_cast<float>(i), y + 28};
        const int s = d.draft.symbol[static_cast<std::size_t>(i)];
        if (s < 0) draw_hole(p, d.setup.face, at, radius);
        else draw_symbol(p, d.setup.face, s, at, radius, c.mark);
        if (d.code_fixed) continue;
        const std::string id = numbered("edit_hole:", i);
        if (ui.item(id, {at.x - pitch / 2, y + 2, pitch, 52}, 10).clicked) ui.act(id);
        const float grown = radius + 4;
        if (i != d.draft.focus) continue;
        if (d.setup.face == Face::colours) p.ring(at, grown, ui.theme().focus, 2);
        else p.stroke({at.x - grown, at.y - grown, 2 * grown, 2 * grown}, ui.theme().focus, radius * 0.38f + 4, 2);
    }
    y += 64;
    if (!d.code_fixed) {
        const float w = r.w / static_cast<float>(per_row);
        for (int s = 0; s < k; ++s) {
            const Rect key{r.x + w * static_cast<float>(s % per_row) + 2, y + 50 * static_cast<float>(s / per_row),
                           w - 4, 46};
            const std::string id = numbered("edit_symbol:", s);
            const bool used = !d.setup.rules.repeats && d.draft.uses(s, n);
            const Press press = ui.item(id, key, 8, !used);
            p.fill(key, ui.reactive(used ? ui.theme().sunken : ui.theme().bg, press, id), 8);
            p.stroke(key, ui.theme().line, 8);
            draw_symbol(p, d.setup.face, s, key.centre(), std::min(15.f, w / 2 - 5), c.mark, used ? 0.35f : 1.f);
            if (press.clicked) ui.act(id);
        }
        y += 50 * static_cast<float>(lines) + 8;
    }
    const float half = (r.w - 12) / 2;
    ui.stepper("edit_fijas", {r.x, y, half, 48}, Text::fijas, d.fijas, 0, n - d.picas);
    ui.stepper("edit_picas", {r.x + half + 12, y, half, 48}, Text::picas, d.picas, 0, n - d.fijas);
    y += 60;
    const Feedback f{static_cast<std::uint8_t>(d.fijas), static_cast<std::uint8_t>(d.picas)};
    const bool possible = engine::codes::possible(d.setup.rules, f), legal = d.draft.code(d.setup.rules).has_value();
    ui.button("edit_save", {r.x, y, half, 48}, Text::save, ButtonKind::primary, Icon::check, possible && legal);
    ui.button("edit_ignore", {r.x + half + 12, y, half, 48}, say(d.ignored ? Text::count_again : Text::ignore_row),
              ButtonKind::plain);
    y += 52;
    if (!possible)
        p.paragraph({r.x, y + 14}, say(Text::error_impossible_answer, say.count(n)), r.w, {12, ui.theme().bad}, 16);
    else if (!legal) p.paragraph({r.x, y + 14}, say(Text::error_repeated_symbol), r.w, {12, ui.theme().bad}, 16);
    area.content_height(y + 36 - r.y + area.offset());
}

} // namespace

std::vector<OutlineOption> language_options()
{
    std::vector<OutlineOption> out;
    for (const auto name : language_names) out.push_back({std::to_string(out.size()), std::string(name)});
    return out;
}
std::vector<OutlineOption> theme_options(const Say& say) { return options(say, theme_names); }

RulesDialog rules_dialog(const Setup& now) { return {now, {}}; }

RowDialog row_dialog(const engine::codes::Game& g, int row)
{
    RowDialog d;
    const auto& r = g.rows[static_cast<std::size_t>(row)];
    d.row = row;
    d.setup = g.setup;
    d.draft.set(r.guess, g.setup.rules.positions);
    d.draft.focus = 0;
    if (r.answer) d.fijas = r.answer->fijas, d.picas = r.answer->picas;
    d.ignored = r.ignored;
    d.code_fixed = g.setup.role == Role::keeper;
    return d;
}

std::string problem_in_words(const RulesDialog& d, const Say& say)
{
    if (!d.setup.rules.repeats && d.setup.rules.symbols < d.setup.rules.positions)
        return say(Text::error_too_few_symbols);
    if (!d.seed.empty() && !typed_seed(d.seed)) return say(Text::error_seed);
    if (d.setup.face == Face::colours && d.setup.rules.symbols > peg_colours)
        return say(Text::error_too_many_colours, say.count(peg_colours));
    return {};
}

std::optional<Setup> chosen_setup(const RulesDialog& d, std::uint64_t fresh)
{
    Setup s = d.setup;
    s.seed = d.seed.empty() ? fresh : typed_seed(d.seed).value_or(fresh);
    if (engine::codes::problem(s) || (s.face == Face::colours && s.rules.symbols > peg_colours)) return std::nullopt;
    return s;
}

bool act(Dialog& dialog, const Action& a)
{
    if (auto* d = std::get_if<RulesDialog>(&dialog)) {
        Setup& s = d->setup;
        const auto set = [&](auto& field, int least, int most) {
            if (const auto v = figure(a.value, least, most))
                field = static_cast<std::remove_reference_t<decltype(field)>>(*v);
            return true;
        };
        if (a.id == "positions")
            return set(s.rules.positions, engine::codes::min_positions, engine::codes::max_positions);
        if (a.id == "symbols") return set(s.rules.symbols, engine::codes::min_symbols, engine::codes::max_symbols);
        if (a.id == "guesses") return set(s.max_guesses, 1, engine::codes::max_guesses_limit);
        if (a.id == "role") return set(s.role, 0, 2);
        if (a.id == "face") return set(s.face, 0, 2);
        if (a.id == "strategy") return set(s.strategy, 0, static_cast<int>(engine::codes::strategy_kinds.size()) - 1);
        if (a.id == "repeats") return s.rules.repeats = a.value.empty() ? !s.rules.repeats : a.value == "1", true;
        if (a.id == "seed") return d->seed = a.value.substr(0, 20), true;
        return false;
    }
    if (auto* d = std::get_if<RowDialog>(&dialog)) {
        const int n = d->setup.rules.positions, k = d->setup.rules.symbols;
        const auto after = [&](std::string_view name, int most) -> std::optional<int> {
            return a.id.starts_with(name) ? figure(std::string_view(a.id).substr(name.size()), 0, most) : std::nullopt;
        };
        if (a.id == "edit_fijas") return d->fijas = figure(a.value, 0, n).value_or(d->fijas), true;
        if (a.id == "edit_picas") return d->picas = figure(a.value, 0, n).value_or(d->picas), true;
        if (const auto hole = after("edit_hole:", n - 1)) return d->draft.focus = *hole, true;
        if (d->code_fixed) return false;
        if (const auto at = after("edit_place:", n - 1)) {
            if (const auto s = figure(a.value, 0, k - 1)) d->draft.symbol[static_cast<std::size_t>(*at)] = *s;
            return true;
        }
        if (const auto s = after("edit_symbol:", k - 1)) {
            d->draft.symbol[static_cast<std::size_t>(d->draft.focus)] = *s;
            d->draft.focus = (d->draft.focus + 1) % n;
            return true;
        }
    }
    return false;
}

void draw(Dialog& dialog, Ui& ui, const DialogContext& c)
{
    if (const auto* menu = std::get_if<MenuDialog>(&dialog)) draw_menu(*menu, ui, c);
    if (auto* rules = std::get_if<RulesDialog>(&dialog)) draw_rules(*rules, ui);
    if (const auto* how = std::get_if<HowToDialog>(&dialog)) draw_how_to(*how, ui, c);
    if (auto* row = std::get_if<RowDialog>(&dialog)) draw_row(*row, ui, c);
}

void describe(const Dialog& dialog, Outline& o, const Say& say, const DialogContext& c)
{
    if (const auto* menu = std::get_if<MenuDialog>(&dialog)) {
        o.begin_dialog("dialog", Text::menu);
        if (menu->game) {
            o.button("new_game", Text::new_game);
            o.button("rules_dialog", Text::change_rules);
            o.button("howto", Text::how_to_play);
            if (c.can_give_up) o.button("giveup", Text::give_up);
            if (!c.embedded) o.button("home", Text::home);
        }
        o.button("share", Text::share);
        if (c.has_text_view) o.button("textview", say(c.text_view ? Text::picture_view : Text::text_view));
        if (menu->game) {
            o.checkbox("mind", Text::show_mind, c.mind);
            o.checkbox("letters", Text::letters_on_pegs, c.mark == PegMark::letter);
        }
        o.radios("language", say(Text::language), static_cast<int>(c.language), language_options());
        o.radios("theme", say(Text::theme), static_cast<int>(c.theme), options(say, theme_names));
        o.button("close", Text::close);
        o.end();
    }
    if (const auto* rules = std::get_if<RulesDialog>(&dialog)) {
        const Setup& s = rules->setup;
        o.begin_dialog("dialog", Text::rules_title);
        o.radios("role", say(Text::role), static_cast<int>(s.role), options(say, role_names));
        o.number("positions", Text::positions, s.rules.positions, engine::codes::min_positions,
                 engine::codes::max_positions);
        o.number("symbols", Text::symbols, s.rules.symbols, engine::codes::min_symbols, engine::codes::max_symbols);
        o.checkbox("repeats", Text::repeats_allowed, s.rules.repeats);
        o.radios("face", say(Text::face), static_cast<int>(s.face), options(say, face_names));
        if (s.role != Role::guesser)
            o.radios("strategy", say(s.role == Role::keeper ? Text::who_guesses : Text::who_advises),
                     static_cast<int>(s.strategy), options(say, strategy_names));
        o.number("guesses", Text::guesses_allowed, s.max_guesses, 1, engine::codes::max_guesses_limit);
        o.field("seed", Text::seed, rules->seed);
        const std::string wrong = problem_in_words(*rules, say);
        if (!wrong.empty()) o.alert("rules_problem", wrong);
        o.button("start", Text::start, wrong.empty(), wrong);
        o.button("close", Text::cancel);
        o.end();
    }
    if (const auto* how = std::get_if<HowToDialog>(&dialog)) {
        o.begin_dialog("dialog", Text::how_to_play);
        int i = 0;
        for (const auto& t : how_to_texts(say, *how)) o.text(numbered("how", i++), t);
        o.button("close", Text::close);
        o.end();
    }
    if (const auto* row = std::get_if<RowDialog>(&dialog)) {
        const int n = row->setup.rules.positions, k = row->setup.rules.symbols;
        o.begin_dialog("dialog", say(Text::edit_row_n, Say::count(row->row + 1)));
        for (int i = 0; i < n; ++i) {
            const int now = row->draft.symbol[static_cast<std::size_t>(i)];
            if (row->code_fixed) continue;
            std::vector<OutlineOption> symbols;
            for (int s = 0; s < k; ++s) symbols.push_back({std::to_string(s), symbol_name(say, row->setup.face, s)});
            o.radios(numbered("edit_place:", i), say(Text::position_n, Say::count(i + 1)), now, std::move(symbols));
        }
        if (row->code_fixed)
            if (const auto code = row->draft.code(row->setup.rules))
                o.text("edit_code", code_in_words(say, row->setup.face, row->setup.rules, *code));
        o.number("edit_fijas", Text::fijas, row->fijas, 0, n);
        o.number("edit_picas", Text::picas, row->picas, 0, n);
        const Feedback f{static_cast<std::uint8_t>(row->fijas), static_cast<std::uint8_t>(row->picas)};
        const bool possible = engine::codes::possible(row->setup.rules, f),
                   legal = row->draft.code(row->setup.rules).has_value();
        o.button("edit_save", Text::save, possible && legal,
                 say(possible ? Text::error_repeated_symbol : Text::error_impossible_answer, say.count(n)));
        o.button("edit_ignore", say(row->ignored ? Text::count_again : Text::ignore_row));
        o.button("close", Text::cancel);
        o.end();
    }
}

} // namespace shell
