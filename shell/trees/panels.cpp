// Draws the panels with input: the editor and the exercise's sheet.
#include "shell/trees/canvas.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/panel.hpp"
#include <algorithm>

namespace shell::trees {

using engine::search::Mistake;

float TreesCanvas::editor(Rect r)
{
    float y = part(r, add_tree_text) + 14;
    const auto add = [&](void (*what)(Panel&, const View&), float below) { y = part({r.x, y, r.w, 0}, what) + below; };
    if (view_.search().error()) add(add_search_problem, 14);
    add(add_node_editor, 14);
    add(add_own_exercise, 6);
    add(add_rules_differ, 8);
    y = bounds({r.x, y, r.w, 0});
    const float h = std::max(40.f, control_height(ui_));
    ui_.button("rules_dialog"_id, {r.x, y, r.w, h}, Text::trees_new_tree, ButtonKind::plain, Icon::plus);
    return y + 56;
}

/// The result of the last check.
float TreesCanvas::verdict(Rect r)
{
    const auto& review = view_.review();
    if (!view_.game().is_checked) return r.y;
    const bool solved = review.is_complete(), wrong = first_wrong(review) != nullptr;
    const auto count = [&](Mistake::Kind a, Mistake::Kind b) {
        std::int64_t n = 0;
        for (const auto& m : review.mistakes) n += (m.kind == a || m.kind == b) && !is_blank(review, m) ? 1 : 0;
        return n;
    };
    using Kind = Mistake::Kind;
    std::vector<std::string> lines;
    const auto add = [&](Text t, std::int64_t n) {
        if (n > 0) lines.push_back(say_(t, say_.count(n)));
    };
    add(Text::trees_count_missing, count(Kind::missing_prune, Kind::missing_prune));
    add(Text::trees_count_superfluous, count(Kind::superfluous_prune, Kind::superfluous_prune));
    add(Text::trees_count_windows, count(Kind::wrong_window, Kind::wrong_window));
    add(Text::trees_count_values, count(Kind::wrong_value, Kind::wrong_value));
    add(Text::trees_count_blank, wrong ? blanks(review) : 0);
    std::string body;
    if (wrong) {
        body = say_(Text::trees_first_wrong) + ": " + mistake_words(say_, view_, *first_wrong(review));
        if (const std::string cuts = nothing_cut(view_, say_); !cuts.empty()) lines.push_back(cuts);
    } else if (!solved) body = verdict_in_words(view_, say_);
    const std::string head = solved ? say_(Text::trees_solved) : right_in_words(view_, say_);
    const auto title = p_.wrapped(head, r.w - 56, 16, Weight::bold);
    const auto words = p_.wrapped(body, r.w - 32, 14);
    const float rows = static_cast<float>(lines.size());
    const Rect box{r.x, r.y, r.w,
                   18 + 22 * static_cast<float>(title.size()) + 20 * rows + 21 * static_cast<float>(words.size()) +
                       (wrong ? 78.f : 12.f)};
    p_.fill(box, solved ? t_.good_soft : wrong ? t_.bad_soft : t_.accent_soft, 10);
    const int check = static_cast<int>(view_.log().cursor());
    if (ui_.is_new("trees verdict", check, 2)) ScrollArea::show(box.y - 8, box.bottom() + 8);
    float y = box.y + 30;
    if (solved) draw_tick(p_, {box.x + 24, y - 5}, 7, t_.good);
    else if (wrong) draw_cross(p_, {box.x + 24, y - 5}, 6, t_.bad, 2.6f);
    else p_.ring({box.x + 24, y - 5}, 6, t_.accent, 2);
    for (const auto& l : title) {
        p_.text({box.x + 42, y}, l, {16, t_.text, Weight::bold});
        y += 22;
    }
    for (const auto& l : lines) {
        p_.text({box.x + 42, y}, l, {14, t_.text});
        y += 20;
    }
    y += 4;
    for (const auto& l : words) {
        p_.text({box.x + 16, y}, l, {14, t_.text});
        y += 21;
    }
    if (wrong) ui_.command("see_step"_id, {box.x + 16, box.bottom() - 54, r.w - 32, 42});
    return box.bottom() + 18;
}

bool TreesCanvas::answering() const
{
    const int node = view_.ui().selected;
    const auto& asked = view_.game().setup.exercise.asked;
    return view_.tree().has(node) && !view_.tree().is_leaf(node) && (asked.values || asked.windows);
}

float TreesCanvas::answer(Rect r)
{
    const auto& u = view_.ui();
    const auto& tree = view_.tree();
    const auto& asked = view_.game().setup.exercise.asked;
    const float h = control_height(ui_);
    float y = r.y;
    p_.text({r.x, y + 14},
            p_.fitted(say_(Text::trees_selected, node_name(say_, tree, u.selected)), r.w, 14, Weight::bold),
            {14, t_.text, Weight::bold});
    y += 26;
    const float half = (r.w - 8) / 2, side = h;
    if (asked.windows) {
        draw_label(ui_, {r.x, y}, say_(Text::trees_alpha_in));
        draw_label(ui_, {r.x + half + 8, y}, say_(Text::trees_beta_in));
        ui_.field("alpha"_id, {r.x, y + 22, half - side - 4, h}, u.alpha, "", Typed::text, 40);
        ui_.command("alpha_infinite"_id, {r.x + half - side, y + 22, side, h});
        ui_.field("beta"_id, {r.x + half + 8, y + 22, half - side - 4, h}, u.beta, "", Typed::text, 40);
        ui_.command("beta_infinite"_id, {r.right() - side, y + 22, side, h});
        y += 22 + h + 10;
    }
    const float w = std::max(96.f, p_.width(say_(Text::trees_write), 14, Weight::bold) + 32);
    if (asked.values) {
        draw_label(ui_, {r.x, y}, say_(Text::trees_value_returned));
        ui_.field("written"_id, {r.x, y + 22, r.w - w - 8, h}, u.written, "", Typed::text, 40);
        y += 22;
    }
    if (asked.values || asked.windows) {
        ui_.command("write"_id, {r.right() - w, y, w, h});
        y += h + 14;
    }
    return y;
}

float TreesCanvas::practice(Rect r)
{
    const float h = std::max(44.f, control_height(ui_));
    const auto& sheet = view_.game().sheet;
    const bool checked = view_.game().is_checked;
    const bool fresh = sheet == std::vector<engine::search::NodeAnswer>(sheet.size());
    const bool answers = answering();
    float y = r.y;
    const auto words = [&](const std::string& said, const TextStyle& style) {
        y = p_.paragraph({r.x, y + 4}, said, r.w, style, 20);
    };
    const auto instruction = [&](const std::string& rule) {
        words(say_(Text::trees_practice_task), {14, t_.muted});
        words(rule, {14, t_.text, fresh && !answers ? Weight::bold : Weight::regular});
        words(say_(Text::trees_practice_press), {14, t_.muted});
    };
    // The instruction comes first; the result of a check takes its place. Nothing above a node's form changes while it
    // is filled in: it does not move under the finger.
    if (!checked || answers) {
        y += 10;
        instruction(say_(Text::trees_rule_said, rule_in_words(say_, view_.game().choice.cutting.rule)));
        y += 8;
    } else y = verdict(r);
    if (answers) y = answer({r.x, y, r.w, r.h});
    ui_.command("check"_id, {r.x, y, r.w, h});
    y += h + 8;
    ui_.button("solution"_id, {r.x, y, r.w, h}, Text::trees_solution, ButtonKind::plain, Icon::bulb);
    y += h + 8;
    ui_.button("rules_dialog"_id, {r.x, y, r.w, h}, Text::trees_new_exercise, ButtonKind::plain, Icon::plus);
    y += h + 20;
    if (answers) y = verdict({r.x, y, r.w, r.h});
    if (checked && answers) words(rule_said(say_, view_), {14, t_.muted});
    else if (checked) instruction(rule_said(say_, view_));
    if (pencils_) words(say_(Text::trees_pencil), {14, t_.muted});
    return y + 8;
}

} // namespace shell::trees
