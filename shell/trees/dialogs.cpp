#include "shell/trees/dialogs.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/tree_text.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/kit/tree_picture.hpp"
#include "shell/trees/words.hpp"

namespace shell::trees {
namespace {

using engine::search::Algorithm;
using engine::search::NodeKind;
using engine::trees::Mode;
using engine::trees::Setup;

constexpr int most_b = 6, most_d = 6, most_value = 99;
constexpr std::array source_names{Text::trees_source_preset, Text::trees_source_text, Text::trees_source_random};
constexpr std::array mode_names{Text::trees_explore, Text::trees_practise};
constexpr std::array first_names{Text::trees_kind_max, Text::trees_kind_min};

constexpr std::array howto_texts{Text::trees_howto_players, Text::trees_howto_window, Text::trees_howto_cut,
                                 Text::trees_howto_signs, Text::trees_howto_do};

} // namespace

const std::array<Preset, 3> trees_presets{
    {{Text::trees_preset_slide, "(3 12 8)(2 4 6)(14 5 2)", Algorithm::alphabeta},
     {Text::trees_preset_deep, "(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))", Algorithm::alphabeta},
     {Text::trees_preset_chance, "[1/2:(3 5) 1/2:(8 1)] [1/4:(0 6) 3/4:(4 7)]", Algorithm::expectiminimax}}};

std::uint64_t worthwhile_seed(const engine::search::TreeShape& shape, NodeKind first, std::uint64_t seed)
{
    for (std::uint64_t tried = 0; tried < 30; ++tried) {
        const auto tree = engine::search::random_tree(shape, first, seed + tried, engine::trees::max_game_nodes);
        const auto found = engine::search::search_tree(tree, Algorithm::alphabeta);
        if (found && found->leaves_visited < static_cast<engine::Count>(tree.leaves())) return seed + tried;
    }
    return seed;
}

RulesDialog::RulesDialog(const Setup& s) : setup_(s), exercise_(s.mode == Mode::practice)
{
    text_ = s.mode == Mode::explore ? to_text(s.tree, s.first) : std::string();
    if (exercise_) {
        shape_ = s.exercise.shape;
        asked_ = s.exercise.asked;
        source_ = Source::random;
    }
}

std::string RulesDialog::problem(const Say& say) const
{
    if (exercise_ || source_ == Source::random) {
        if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
        if (shape_.low > shape_.high) return say(Text::trees_error_range);
        if (engine::search::problem(shape_, engine::trees::max_game_nodes)) return say(Text::trees_error_nodes);
        return {};
    }
    if (source_ == Source::preset) return {};
    const auto parsed = engine::search::parse_tree(text_, setup_.first, engine::trees::max_game_nodes);
    return parsed ? std::string() : text_error(say, parsed.error());
}

Setup RulesDialog::setup() const
{
    Setup s;
    s.first = setup_.first;
    const std::uint64_t seed = seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0);
    if (exercise_) {
        s.mode = Mode::practice;
        s.exercise = {shape_, seed_.empty() ? worthwhile_seed(shape_, s.first, seed) : seed, asked_};
        return s;
    }
    if (source_ == Source::random) {
        s.tree = engine::search::random_tree(shape_, s.first, seed, engine::trees::max_game_nodes);
        return s;
    }
    const auto& preset = trees_presets[static_cast<std::size_t>(preset_)];
    if (source_ == Source::preset) s.first = NodeKind::max, s.choice.algorithm = preset.algorithm;
    auto parsed = engine::search::parse_tree(source_ == Source::preset ? preset.text : std::string_view(text_), s.first,
                                             engine::trees::max_game_nodes);
    if (parsed) s.tree = *std::move(parsed);
    if (source_ == Source::text)
        for (const auto& n : s.tree.nodes())
            if (n.kind == NodeKind::chance) s.choice.algorithm = Algorithm::expectiminimax;
    return s;
}

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float h = control_height(ui);
    const bool random = exercise_ || source_ == Source::random;
    const float fields = 22 + h + 12 + (exercise_ ? 0 : 22 + h + 12) + 22 + h + 12 +
                         (random                    ? 3 * 78 + h + 8 + (exercise_ ? 2 * (h + 4) : 0)
                          : source_ == Source::text ? 22 + h + 12
                                                    : 3 * (h + 8));
    DialogFrame frame(ui, 460, 72 + fields + 32 + 60, say(Text::trees_rules_title));
    const Rect r = frame.inside();
    const float foot = 56, half = (r.w - 16) / 2;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        draw_label(ui, {r.x, y}, say(Text::trees_page));
        ui.segmented("new_mode", {r.x, y + 22, r.w, h}, mode_names, exercise_ ? 1 : 0);
        y += 22 + h + 12;
        if (!exercise_) {
            draw_label(ui, {r.x, y}, say(Text::trees_source));
            ui.segmented("source", {r.x, y + 22, r.w, h}, source_names, static_cast<int>(source_));
            y += 22 + h + 12;
        }
        if (exercise_ || source_ != Source::preset) {
            draw_label(ui, {r.x, y}, say(Text::trees_first));
            ui.segmented("first", {r.x, y + 22, half, h}, first_names, setup_.first == NodeKind::max ? 0 : 1);
            y += 22 + h + 12;
        }
        if (random) {
            draw_label(ui, {r.x, y}, say(Text::trees_branching));
            ui.stepper("branching", {r.x, y + 22, half, 44}, std::nullopt, shape_.b, 1, most_b);
            draw_label(ui, {r.x + half + 16, y}, say(Text::trees_depth));
            ui.stepper("depth", {r.x + half + 16, y + 22, half, 44}, std::nullopt, shape_.d, 1, most_d);
            y += 78;
            draw_label(ui, {r.x, y}, say(Text::trees_lowest));
            ui.stepper("lowest", {r.x, y + 22, half, 44}, std::nullopt, shape_.low, -most_value, most_value);
            draw_label(ui, {r.x + half + 16, y}, say(Text::trees_highest));
            ui.stepper("highest", {r.x + half + 16, y + 22, half, 44}, std::nullopt, shape_.high, -most_value,
                       most_value);
            y += 78;
            draw_label(ui, {r.x, y}, say(Text::seed));
            ui.field("seed", {r.x, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
            y += 78;
            ui.toggle("irregular", {r.x - 8, y, r.w + 16, h}, Text::trees_irregular, shape_.irregular);
            y += h + 8;
            if (exercise_) {
                ui.toggle("ask_values", {r.x - 8, y, r.w + 16, h}, Text::trees_ask_values, asked_.values);
                ui.toggle("ask_windows", {r.x - 8, y + h + 4, r.w + 16, h}, Text::trees_ask_windows, asked_.windows);
                y += 2 * (h + 4);
            }
        } else if (source_ == Source::text) {
            draw_label(ui, {r.x, y}, say(Text::trees_text));
            ui.field("new_text", {r.x, y + 22, r.w, h}, text_, "(3 12 8)(2 4 6)", Typed::text, 4000);
            y += 22 + h + 12;
        } else {
            for (int i = 0; i < static_cast<int>(trees_presets.size()); ++i) {
                const auto& preset = trees_presets[static_cast<std::size_t>(i)];
                const std::string id = numbered("preset:", i);
                const Rect box{r.x, y, r.w, h};
                const Press press = ui.item(id, box, 8);
                const bool on = i == preset_;
                p.fill(box, ui.reactive(on ? ui.theme().accent_soft : ui.theme().raised, press, id), 8);
                p.stroke(box, on ? ui.theme().accent : ui.theme().line, 8, on ? 2.f : 1.f);
                ui.text({box.x + 14, box.centre().y + 5}, preset.name,
                        {14, ui.theme().text, on ? Weight::bold : Weight::regular});
                if (press.clicked) ui.act(id);
                y += h + 8;
            }
        }
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem(say);
    const float y = r.bottom() - foot;
    if (!wrong.empty()) p.paragraph({r.x, y - 14}, wrong, r.w, {12, ui.theme().bad}, 16);
    const float button = (r.w - 12) / 2;
    ui.button("start", {r.x, y + 4, button, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + button + 12, y + 4, button, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::trees_rules_title);
    o.radios("new_mode", say(Text::trees_page), exercise_ ? 1 : 0, options_of(say, mode_names));
    if (!exercise_)
        o.radios("source", say(Text::trees_source), static_cast<int>(source_), options_of(say, source_names));
    if (exercise_ || source_ != Source::preset)
        o.radios("first", say(Text::trees_first), setup_.first == NodeKind::max ? 0 : 1, options_of(say, first_names));
    if (exercise_ || source_ == Source::random) {
        o.number("branching", Text::trees_branching, shape_.b, 1, most_b);
        o.number("depth", Text::trees_depth, shape_.d, 1, most_d);
        o.number("lowest", Text::trees_lowest, shape_.low, -most_value, most_value);
        o.number("highest", Text::trees_highest, shape_.high, -most_value, most_value);
        o.field("seed", Text::seed, seed_);
        o.checkbox("irregular", Text::trees_irregular, shape_.irregular);
        if (exercise_) {
            o.checkbox("ask_values", Text::trees_ask_values, asked_.values);
            o.checkbox("ask_windows", Text::trees_ask_windows, asked_.windows);
        }
    } else if (source_ == Source::text) {
        o.field("new_text", Text::trees_text, text_);
    } else {
        std::vector<OutlineOption> options;
        for (std::size_t i = 0; i < trees_presets.size(); ++i)
            options.push_back({std::to_string(i), say(trees_presets[i].name)});
        o.radios("preset", say(Text::trees_source_preset), preset_, std::move(options));
    }
    const std::string wrong = problem(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    const auto set = [&](int& field, int least, int most) { field = figure(a.value, least, most).value_or(field); };
    const auto toggle = [&](bool& field) { field = a.value.empty() ? !field : a.value == "1"; };
    if (a.id == "new_mode") exercise_ = a.value == "1";
    else if (a.id == "source") {
        if (const auto n = figure(a.value, 0, 2)) source_ = static_cast<Source>(*n);
    } else if (a.id == "first") setup_.first = a.value == "1" ? NodeKind::min : NodeKind::max;
    else if (a.id == "preset") set(preset_, 0, static_cast<int>(trees_presets.size()) - 1);
    else if (const auto n = indexed(a.id, "preset", static_cast<int>(trees_presets.size()) - 1)) preset_ = *n;
    else if (a.id == "new_text") text_ = a.value.substr(0, 4000);
    else if (a.id == "branching") set(shape_.b, 1, most_b);
    else if (a.id == "depth") set(shape_.d, 1, most_d);
    else if (a.id == "lowest") set(shape_.low, -most_value, most_value);
    else if (a.id == "highest") set(shape_.high, -most_value, most_value);
    else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "irregular") toggle(shape_.irregular);
    else if (a.id == "ask_values") toggle(asked_.values);
    else if (a.id == "ask_windows") toggle(asked_.windows);
    else if (a.id == "start") {
        out.message = problem(say);
        if (out.message.empty()) {
            const Setup s = setup();
            if (const auto wrong = engine::trees::problem(s)) out.message = trees_error(say, *wrong, s.tree);
            else out.new_game = engine::trees::to_line(Log(s));
        }
    } else out.mine = false;
    return out;
}

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Painter& p = ui.paint;
    const Say& say = ui.say;
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    constexpr float example = 216, leading = 22, gap = 6;
    float height = 92 + example;
    for (const Text t : howto_texts) height += gap + leading * static_cast<float>(p.wrapped(say(t), inner, 15).size());
    DialogFrame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (std::size_t i = 0; i < howto_texts.size(); ++i) {
        y = p.paragraph({r.x, y}, say(howto_texts[i]), inner, {15, ui.theme().text}, leading) + gap;
        if (i != 2) continue;
        // The lecture's tree at its first cut.
        const Rect box{r.x, y - 8, inner, example - 14};
        p.fill(box, ui.theme().bg, 10);
        const float s = 0.6f, middle = box.centre().x, top = box.y + 28, spread = std::min(120.f, inner / 4);
        const Point root{middle, top}, left{middle - spread, top + 58}, right{middle + spread, top + 58};
        draw_edge(p, root, left, s, EdgeState::visited);
        draw_edge(p, root, right, s, EdgeState::path);
        draw_node(p, NodeShape::max, root, s, NodeState::visited);
        draw_value(p, {root.x + 46, root.y}, s, Sign::at_least, "3", NodeState::visited);
        draw_node(p, NodeShape::min, left, s, NodeState::visited);
        draw_value(p, {left.x - 46, left.y}, s, Sign::exact, "3", NodeState::visited);
        draw_value(p, {right.x + 46, right.y}, s, Sign::at_most, "2", NodeState::visited);
        const float pitch = std::min(44.f, spread * 0.5f);
        const std::array<const char*, 6> leaves{"3", "12", "8", "2", "4", "6"};
        for (int k = 0; k < 6; ++k) {
            const Point parent = k < 3 ? left : right;
            const Point at{parent.x + pitch * static_cast<float>(k % 3 - 1), top + 118};
            const bool cut = k > 3;
            draw_edge(p, parent, at, s, cut ? EdgeState::pruned : EdgeState::visited);
            if (cut) draw_cut(p, parent, at, s);
            draw_node(p, NodeShape::leaf, at, s, cut ? NodeState::idle : NodeState::visited,
                      leaves[static_cast<std::size_t>(k)]);
        }
        draw_node(p, NodeShape::min, right, s, NodeState::visited);
        p.paragraph({box.x + 14, top + 154}, say(Text::trees_howto_example), inner - 28, {13, ui.theme().muted}, 17);
        y = box.bottom() + 26;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say&, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const Text t : howto_texts) o.text(numbered("how", i++), t);
    o.text("how_example", Text::trees_howto_example);
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::trees
