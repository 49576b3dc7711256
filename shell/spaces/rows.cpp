// Draws the tree of spaces as an indented list (only its visible rows), and the details of one space.
#include "imgui.h"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::spaces {

namespace {

using Kind = Tree::Kind;
constexpr std::array<std::string_view, 2> languages_l{"L", "L2"}, covers{"A", "B"};
constexpr float switch_w = 81;

} // namespace

/// The extra height of the switches if their labels stand above them, because the width is too small.
float SpacesCanvas::over_switches(float width) const
{
    float wanted = switch_w + p_.width(say_(Text::spaces_language), 12);
    if (rules_.repeats) wanted += switch_w + p_.width(say_(Text::spaces_cover), 12) + 20;
    return wanted + 8 <= width ? 0.f : 16.f;
}

/// Draws the switch L or L2 and, for codes with repeats, the cover, at the right end of `r` (height: control() +
/// over_switches()). Returns their left edge.
float SpacesCanvas::language_switches(Rect r)
{
    const float h = control(), y = r.bottom() - h, gap = 12;
    const bool over = r.h > h;
    const auto wide = [&](Text name) { return switch_w + (over ? 0.f : p_.width(say_(name), 12) + 8); };
    const float left =
        r.right() - wide(Text::spaces_language) - (rules_.repeats ? gap + wide(Text::spaces_cover) : 0.f);
    float x = left;
    const auto one = [&](Id id, Text name, std::span<const std::string_view> labels, bool second) {
        ui_.text({over ? x + 2 : x, over ? r.y + 11 : y + h / 2 + 4}, name, {12, t_.muted});
        x += wide(name);
        ui_.segmented(id, {x - switch_w, y, switch_w, h}, labels, second ? 1 : 0);
        x += gap;
    };
    one("l_or_l2"_id, Text::spaces_language, languages_l, view_.language() == vs::Language::l2);
    if (rules_.repeats) one("cover"_id, Text::spaces_cover, covers, game_.mode().cover == vs::Cover::b);
    return left;
}

float SpacesCanvas::tree_head(Rect r)
{
    const float h = control();
    const int answers = analysis_.known_answers();
    const bool tiles = view_.tiles();
    const auto told = [&](float y) { // the tiles show it themselves
        if (tiles) return y;
        return p_.paragraph({r.x, y + 14}, effort_in_words(say_, analysis_, answers), r.w, {12, t_.muted}, 16) - 6;
    };
    if (ui_.view.layout == Layout::phone && view_.sheet() != SheetAt::full) return told(r.y);
    if (r.h < 280 && !desktop()) {
        const float over = over_switches(r.w);
        language_switches({r.x, r.y, r.w, h + over});
        return told(r.y + h + over + 4);
    }
    constexpr std::array ways{Text::spaces_tiles, Text::spaces_tab_tree};
    const float ways_w = answers > 0 ? std::min(170.f, r.w - (rules_.repeats ? 184.f : 92.f)) : 0.f;
    const float used = answers == 0 ? 0.f : ways_w + (tiles ? 12.f : 190.f), over = over_switches(r.w - used);
    const float right = language_switches({r.x, r.y, r.w, h + over}) - 10;
    r.y += over;
    float below = told(r.y + h + 4);
    if (answers == 0) return below;
    ui_.segmented("spaces_view"_id, {r.x, r.y, ways_w, h}, ways, tiles ? 0 : 1);
    if (tiles) return below + 4;
    float x = r.x + ways_w + 12, y = r.y, end = right;
    const std::string label = say_(Text::spaces_open_to);
    const float label_w = p_.width(label, 13, Weight::bold) + 10;
    if (right - x - label_w < 64) x = r.x, y = below, end = r.right(), below += h + 8; // in its own line
    p_.text({x, y + h / 2 + 5}, label, {13, t_.muted, Weight::bold});
    x += label_w;
    std::vector<std::string> names;
    const int room = static_cast<int>((end - x) / 32);
    const int shown = std::min({answers, desktop() ? 8 : 4, std::max(1, room)});
    for (int i = 1; i <= shown; ++i) names.push_back(std::to_string(i));
    const std::vector<std::string_view> views(names.begin(), names.end());
    const float w = std::min(end - x, 44.f * static_cast<float>(shown));
    ui_.segmented("open_to"_id, {x, y, w, h}, views, -1);
    return below;
}

void SpacesCanvas::tree_tab(Rect r)
{
    const UiState& u = view_.ui();
    const bool beside = desktop() && r.h > 420;
    follow_collapse();
    if (u.details && !beside) return details(r, true);
    if (game_.noisy() && analysis_.known_answers() > 0 && !view_.collapsed() && r.h > 330) { // the probable codes first
        const float below = believed({r.x, r.y + 2}, r.w);
        r = {r.x, below, r.w, r.bottom() - below};
    }
    const float y = tree_head(r);
    const float below = beside ? std::min(view_.tiles() ? 190.f : 252.f, std::round(r.h * 0.42f)) : 0.f;
    const Rect window{r.x - 8, y, r.w + 18, r.bottom() - y - below};
    if (view_.tiles()) {
        tiles(window);
        if (!beside) return;
        p_.divider({r.x, r.bottom() - below}, r.w);
        return details({r.x, r.bottom() - below + 6, r.w, below - 6}, false);
    }
    const Tree& tree = view_.tree();
    const float line = desktop() ? 40.f : 46.f;
    {
        ScrollArea area(ui_, "spaces tree", window);
        if (u.asked > 0 && ui_.is_new("spaces tree", u.asked)) {
            const float row = static_cast<float>(tree.row_of(std::min(u.wanted, tree.size() - 1)));
            ImGui::SetScrollY(std::max(0.f, line * (row - 2)));
        }
        const double offset = area.offset();
        const int first = std::clamp(static_cast<int>(offset / line), 0, tree.rows() - 1);
        const int last = std::min(tree.rows() - 1, static_cast<int>((offset + window.h) / line));
        for (int i = first; i <= last; ++i)
            tree_row(tree.node_at_row(i),
                     {r.x, window.y + static_cast<float>(static_cast<double>(i) * line - offset), r.w, line});
        area.content_height(static_cast<float>(static_cast<double>(tree.rows()) * line));
    }
    if (!beside) return;
    p_.divider({r.x, r.bottom() - below}, r.w);
    details({r.x, r.bottom() - below + 6, r.w, below - 6}, false);
}

void SpacesCanvas::tree_row(int node, Rect r)
{
    const Tree& tree = view_.tree();
    const auto& n = tree.at(node);
    const auto& chosen = view_.ui().chosen;
    const bool is_chosen = n.kind == Kind::space
                               ? !chosen.dead && chosen.generation == n.generation && chosen.space == n.space
                               : n.kind == Kind::branch && chosen.dead && chosen.generation == n.generation &&
                                     chosen.space == n.space && chosen.dead->hypothesis == n.branch.hypothesis &&
                                     chosen.dead->truth == n.branch.truth;
    const float indent = r.w > 440 ? 22.f : 12.f, mid = r.centre().y;
    const float x = r.x + indent * static_cast<float>(n.depth), fold_w = desktop() ? 26.f : 36.f;
    const Rect body{x + fold_w, r.y + 1, r.right() - x - fold_w, r.h - 2};
    const OwnedId id = make_id("node"_id, node);
    const Press press = ui_.item(id, body, 8);
    if (is_chosen) p_.fill(body, t_.accent_soft, 8);
    else if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(body, back, 8);
    if (press.clicked) ui_.act(id);
    // The tree's lines: from the parent to this row, and past it to later siblings.
    int at = node;
    for (int level = n.depth; level > 0; --level, at = tree.at(at).parent) {
        const float line = r.x + indent * static_cast<float>(level - 1) + fold_w / 2;
        const bool last = tree.last_child(at);
        if (level == n.depth) {
            p_.line({line, r.y}, {line, last ? mid : r.bottom()}, t_.line, 1.5f);
            p_.line({line, mid}, {x + (n.count > 0 ? fold_w / 2 - 8 : fold_w - 4), mid}, t_.line, 1.5f);
        } else if (!last) p_.line({line, r.y}, {line, r.bottom()}, t_.line, 1.5f);
    }
    if (n.count > 0) {
        const OwnedId fold = make_id("fold"_id, node);
        const Press turn = ui_.item(fold, {x, r.y + 1, fold_w, r.h - 2}, 8);
        const Point m{x + fold_w / 2, mid};
        const Colour ink = turn.hovered ? t_.accent : t_.text;
        const float a = n.open ? 5.f : 2.5f, b = n.open ? 2.5f : 5.f;
        if (n.open) {
            p_.line({m.x - a, m.y - b}, {m.x, m.y + b}, ink, 2);
            p_.line({m.x, m.y + b}, {m.x + a, m.y - b}, ink, 2);
        } else {
            p_.line({m.x - a, m.y - b}, {m.x + a, m.y}, ink, 2);
            p_.line({m.x + a, m.y}, {m.x - a, m.y + b}, ink, 2);
        }
        if (turn.clicked) ui_.act(fold);
    }
    const float left = body.x + 6, right = r.right() - 8;
    if (n.kind == Kind::extinct || n.kind == Kind::dead) {
        const bool dead = n.kind == Kind::dead;
        draw_cross(p_, {left + 6, mid}, 4, dead ? t_.bad : t_.unknown, 2.2f);
        p_.text({left + 20, mid + 5},
                p_.fitted(say_(dead ? Text::spaces_n_dead : Text::spaces_n_extinct, say_.count(n.count)),
                          right - left - 20, 13),
                {13, t_.muted});
        return;
    }
    const int answer = n.kind == Kind::branch ? n.generation + 1 : n.generation;
    if (answer == 0) {
        p_.text({left, mid + 5}, p_.fitted(say_(Text::spaces_root), right - left - 90, 14, Weight::bold),
                {14, t_.text, Weight::bold});
    } else {
        const vs::Hypothesis& h = analysis_.hypothesis(answer, n.branch);
        const float pitch = desktop() ? 26.f : 23.f, radius = desktop() ? 10.f : 9.f;
        float end = draw_concept({left + radius, mid - 4}, h.positive, &h.black, pitch, radius);
        if (n.branch.lie) {
            end += 10;
            const std::string told = say_(Text::spaces_if_truth, std::to_string(n.branch.truth.black) + "·" +
                                                                     std::to_string(n.branch.truth.white));
            if (end + p_.width(told, 12) < right - 96) p_.text({end, mid + 5}, told, {12, t_.warn});
            else draw(p_, Icon::flag, {end - 6, mid - 8}, 16, t_.warn);
        }
        if (n.kind == Kind::branch) {
            const float room = right - end - 16;
            p_.text({right, mid + 5}, p_.fitted(death_in_words(say_, n.branch.death), room, 12),
                    {12, t_.bad, Weight::regular, Align::right});
            return;
        }
    }
    const auto& g = analysis_.generations()[n.generation];
    if (g.heirs[n.space] == 0) { // it has no current figures
        const std::string words = say_(Text::spaces_died_at, say_.count(g.reached[n.space] + 1));
        const float room = std::min(right - left, r.w * 0.5f);
        p_.text({right, mid + 5}, p_.fitted(words, room, 12), {12, t_.bad, Weight::regular, Align::right});
        return;
    }
    const auto left_now = static_cast<std::int64_t>(g.codes_now[n.space]);
    const std::string codes = short_count(say_, left_now);
    const double share = g.share_now[n.space];
    const bool wide = r.w > 440;
    p_.text({right, mid + 5}, percent_in_words(say_, share), {13, t_.muted, Weight::regular, Align::right});
    const float bar = wide ? 60.f : 0.f, figures = right - 52 - bar - (wide ? 8.f : 0.f);
    if (wide) {
        p_.fill({right - 52 - bar, mid - 4, bar, 8}, t_.sunken, 3);
        p_.fill({right - 52 - bar, mid - 4, std::max(2.f, bar * static_cast<float>(share)), 8}, t_.accent, 3);
    }
    p_.text({figures, mid + 5}, wide ? say_(Text::spaces_n_codes, Say::count(left_now)) : codes,
            {14, t_.text, Weight::bold, Align::right});
}

/// One space: its origin, E, G and codes; or the test that killed it.
void SpacesCanvas::details(Rect r, bool with_back)
{
    const auto& chosen = view_.ui().chosen;
    const bool dead = chosen.dead.has_value();
    const int answer = dead ? chosen.generation + 1 : chosen.generation;
    const auto& g = analysis_.generations()[static_cast<std::size_t>(chosen.generation)];
    if (chosen.space >= g.live()) return;
    float y = r.y;
    if (with_back) {
        ui_.button("details_close"_id, {r.x - 8, y, 168, 44}, Text::spaces_back_to_tree, ButtonKind::quiet, Icon::back);
        const float room = r.w - 166;
        const bool both =
            room >= (rules_.repeats ? 2 * switch_w + 12 : switch_w); // one space's E and G change with the language
        const float over = both ? over_switches(room) : 0.f;
        if (both) language_switches({r.x + 166, y + (44 - control()) / 2, room, control() + over});
        y += 46 + over;
    }
    ScrollArea area(ui_, "spaces details", {r.x - 8, y, r.w + 18, r.bottom() - y});
    const float top = y - area.offset();
    const bool has_step = answer > 0;
    const float button_w = has_step ? p_.width(say_(Text::spaces_see_update), 14, Weight::bold) + 32 : 0.f;
    const vs::Space& space = dead ? view_.update()->steps.back().after : g.set.live()[chosen.space].space;
    const std::string name =
        answer == 0 ? say_(Text::spaces_root)
        : dead      ? say_(Text::spaces_dead_space, say_.count(answer))
               : say_(Text::spaces_space_n, say_.count(static_cast<std::int64_t>(analysis_.number_of(g, chosen.space))),
                      say_.count(static_cast<std::int64_t>(g.live())));
    p_.text({r.x, top + 18}, p_.fitted(name, r.w - button_w - 8, 15, Weight::bold), {15, t_.text, Weight::bold});
    if (has_step)
        ui_.button("see_update"_id, {r.right() - button_w, top, button_w, desktop() ? 34.f : 44.f},
                   say_(Text::spaces_see_update), ButtonKind::plain);
    y = top + 26;
    if (answer > 0) {
        const Branch b = dead ? *chosen.dead : analysis_.branch_to(answer, chosen.space);
        std::string words = say_(b.lie ? Text::spaces_supposing_lie : Text::spaces_supposing,
                                 answer_in_words(say_, b.truth), say_.count(answer));
        y = p_.paragraph({r.x, y + 13}, words, r.w - button_w - 10, {12, t_.muted}, 16) - 4;
        if (!desktop()) y = std::max(y, top + 48);
    }
    if (dead) {
        draw_cross(p_, {r.x + 7, y + 11}, 5, t_.bad, 2.4f);
        y = p_.paragraph({r.x + 22, y + 16}, death_in_words(say_, chosen.dead->death), r.w - 22,
                         {14, t_.bad, Weight::bold}, 18);
    } else {
        const std::string size = say_(Text::spaces_n_codes, Say::count(g.members[chosen.space])) + " · " +
                                 percent_in_words(say_, analysis_.share(g, chosen.space));
        p_.text({r.x, y + 18}, size, {16, t_.text, Weight::bold});
        ui_.why("why:space"_id, {r.x + p_.width(size, 16, Weight::bold) + 6 + Ui::why_room / 2, y + 12});
        y += 26;
    }
    y = boundaries({r.x, y}, r.w, space, 12, true);
    y = p_.paragraph({r.x, y + 18}, say_(Text::spaces_e_g_legend), r.w, {12, t_.muted}, 16) - 14;
    if (view_.language() == vs::Language::l2 || dead) {
        y = box({r.x, y + 8, std::min(r.w, 460.f), desktop() ? 112.f : 128.f}, space, nullptr);
    }
    if (!dead) {
        y = title({r.x, y + 6}, r.w, say_(Text::spaces_members)) + 4;
        const std::size_t limit = 60;
        const auto codes = analysis_.members(space, limit);
        const bool pegs = game_.face() == engine::codes::Face::colours;
        const float step = pegs ? 19.f : 11.f, size = pegs ? 8.f : 5.f;
        const float w = step * static_cast<float>(rules_.positions) + 14;
        const int columns = std::max(1, static_cast<int>((r.w + 6) / w));
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const auto column = static_cast<float>(i % static_cast<std::size_t>(columns)),
                       row = static_cast<float>(i / static_cast<std::size_t>(columns));
            for (std::size_t j = 0; j < rules_.positions; ++j)
                symbol(codes[i].symbol[j], {r.x + w * column + size + step * static_cast<float>(j), y + 12 + 24 * row},
                       size, false);
        }
        y += 24 * std::ceil(static_cast<float>(codes.size()) / static_cast<float>(columns)) + 4;
        if (g.members[chosen.space] > limit) {
            p_.text({r.x, y + 12},
                    say_(Text::spaces_and_more, Say::count(g.members[chosen.space] - static_cast<std::int64_t>(limit))),
                    {12, t_.muted});
            y += 20;
        }
    }
    area.content_height(y - top + 10);
}

} // namespace shell::spaces
