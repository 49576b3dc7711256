// The game tree as an indented list with a row for each open node. Only rows in the window are drawn.
#include "imgui.h"
#include "shell/kit/tree_picture.hpp"
#include "shell/tictactoe/canvas.hpp"
#include "shell/tictactoe/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::tictactoe {
namespace {

bool over(const Tree::Node& n) { return engine::tictactoe::TicTacToe{}.seat(n.board) == engine::search::Seat::nobody; }

/// Whether alpha-beta's result for a node is its value or a bound.
Sign sign_found(const Tree::Node& n)
{
    if (n.skipped) return Sign::unknown;
    if (n.found == n.value) return Sign::exact;
    return n.value < n.found ? Sign::at_most : Sign::at_least;
}

} // namespace

void TictactoeCanvas::tree_count(Rect r)
{
    std::string count = tree_size_in_words(view_, say_);
    if (view_.ui().cuts) count += " · " + tree_visited_in_words(view_, say_);
    else if (!view_.limited())
        count += " · " + say_(Text::tictactoe_games, say_.count(view_.solved().at(game_.board).games));
    p_.text({r.x, r.centre().y + 5}, p_.fitted(count, r.w, 13), {13, t_.muted});
}

/// The path from the root to the first visible row, as small boards. Pressing one scrolls to its row.
void TictactoeCanvas::path(Rect r, int node)
{
    const Tree& tree = view_.tree();
    engine::Few<int, 10> way;
    for (int n = node; n >= 0; n = tree.at(n).parent) way.push_back(n);
    const float side = desktop() ? 30.f : 28.f, step = std::min(side + 16, r.w / 10);
    float x = r.x;
    for (int i = way.size(); i-- > 0;) {
        const auto& n = tree.at(way[i]);
        const OwnedId id = make_id("crumb"_id, way[i]);
        const Rect box{x, r.centre().y - side / 2, side, side};
        const Press press = ui_.item(id, {x - 2, r.y, side + 4, r.h}, 6);
        draw_small_board(p_, box, n.board, n.cell, n.skipped && view_.ui().cuts ? 0.5f : 1.f);
        p_.stroke(box, press.hovered ? t_.accent : t_.line_strong, 4);
        if (press.clicked) ui_.act(id);
        if (i > 0 && step > side + 9) {
            const float m = x + side + (step - side) / 2;
            p_.line({m - 2, r.centre().y - 4}, {m + 2, r.centre().y}, t_.muted, 1.5f);
            p_.line({m + 2, r.centre().y}, {m - 2, r.centre().y + 4}, t_.muted, 1.5f);
        }
        x += step;
    }
}

void TictactoeCanvas::row_value(int node, Rect r, float left)
{
    const auto& n = view_.tree().at(node);
    const bool end = over(n), cut = view_.ui().cuts && n.skipped;
    const bool wide = r.w > 440;
    float right = r.right() - 12;
    if (wide && n.count > 0 && !view_.limited()) {
        const std::string below = say_(Text::tictactoe_nodes, say_.count(view_.solved().at(n.board).nodes));
        p_.text({right, r.centre().y + 5}, below, {12, t_.muted, Weight::regular, Align::right});
        right -= 104;
    } else if (wide && n.count == 0 && view_.limited() && !end) {
        const std::string sum =
            std::to_string(open_lines(n.board, true)) + " − " + std::to_string(open_lines(n.board, false));
        p_.text({right, r.centre().y + 5}, sum, {13, t_.muted, Weight::regular, Align::right});
        right -= 104;
    } else if (wide) right -= 104;
    const Sign sign = view_.ui().cuts ? sign_found(n) : Sign::exact;
    const int value = view_.ui().cuts ? int{n.found} : int{n.value};
    const float pill = 56;
    draw_value(p_, {right - pill / 2, r.centre().y}, 0.86f,
               {sign, value_text(say_, value), node == 0 ? NodeState::current : NodeState::visited});
    right -= pill + 8;
    const std::string words = cut                       ? say_(Text::tictactoe_pruned)
                              : view_.limited() && !end ? std::string()
                                                        : outcome_in_words(view_, say_, n.board);
    const float room = right - left - 8;
    if (!words.empty() && p_.width(words, 13) <= room)
        p_.text({right, r.centre().y + 5}, words, {13, cut ? t_.bad : t_.muted, Weight::regular, Align::right});
}

void TictactoeCanvas::row(int node, Rect r)
{
    const Tree& tree = view_.tree();
    const auto& n = tree.at(node);
    const OwnedId id = make_id("node"_id, node);
    const bool cut = view_.ui().cuts && n.skipped;
    const Press press = ui_.item(id, r.inset(2, 1), 8, n.count > 0);
    if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(r.inset(2, 1), back, 8);
    if (press.clicked) ui_.act(id);
    const float indent = r.w > 440 ? 26.f : r.w > 300 ? 13.f : 9.f;
    const float mid = r.centre().y, x = r.x + 10 + indent * static_cast<float>(n.depth);
    // branches: from above to this row, and past it to later rows
    int at = node;
    for (int level = n.depth; level > 0; --level, at = tree.at(at).parent) {
        const float line = r.x + 10 + indent * static_cast<float>(level - 1) + 7;
        const bool last = tree.last_child(at);
        if (level == n.depth) {
            p_.line({line, r.y}, {line, last ? mid : r.bottom()}, t_.line, 1.5f);
            p_.line({line, mid}, {x - 1, mid}, cut ? t_.line : t_.line_strong, 1.5f);
            if (cut && !tree.at(n.parent).skipped) p_.line({line + 3, mid + 6}, {line + 9, mid - 6}, t_.bad, 3);
        } else if (!last) p_.line({line, r.y}, {line, r.bottom()}, t_.line, 1.5f);
    }
    // open or not
    const Point m{x + 7, mid};
    if (n.count > 0) {
        const Colour ink = cut ? t_.unknown : t_.text;
        if (n.open) {
            p_.line({m.x - 5, m.y - 2.5f}, {m.x, m.y + 2.5f}, ink, 2);
            p_.line({m.x, m.y + 2.5f}, {m.x + 5, m.y - 2.5f}, ink, 2);
            p_.line({m.x, mid + 12}, {m.x, r.bottom()}, t_.line, 1.5f);
        } else {
            p_.line({m.x - 2.5f, m.y - 5}, {m.x + 2.5f, m.y}, ink, 2);
            p_.line({m.x + 2.5f, m.y}, {m.x - 2.5f, m.y + 5}, ink, 2);
        }
    }
    const float side = r.h - 10;
    const Rect picture{x + 20, mid - side / 2, side, side};
    draw_small_board(p_, picture, n.board, n.cell, cut ? 0.5f : 1.f);
    p_.stroke(picture, t_.line, 4);
    float left = picture.right() + 8;
    if (r.w > 440) { // the triangle of MAX or MIN
        const NodeShape shape = n.count == 0 ? NodeShape::leaf : x_moves(n.board) ? NodeShape::max : NodeShape::min;
        draw_node(p_, shape, {left + 9, mid}, n.count == 0 ? 0.24f : 0.36f, cut ? NodeState::idle : NodeState::visited);
        left += 26;
    }
    const std::string name = node == 0 ? say_(Text::tictactoe_root)
                                       : std::string(sign_of(!x_moves(n.board))) + " " + say_(cell_name(n.cell));
    const float room = r.right() - 12 - 64 - left - (r.w > 440 ? 104.f : 0.f);
    const std::string shown = p_.fitted(name, std::max(16.f, room), 14, Weight::bold);
    p_.text({left, mid + 5}, shown, {14, cut ? t_.unknown : t_.text, Weight::bold});
    row_value(node, r, left + p_.width(shown, 14, Weight::bold));
}

void TictactoeCanvas::tree(Rect r, const Panel& words)
{
    const float pad = desktop() ? 24.f : 12.f;
    draw_fields(ui_, {r.x + pad, r.y + 4}, r.w - 2 * pad, words);
    const float y = r.y + 8 + fields_height(ui_, words, r.w - 2 * pad);
    const Tree& tree = view_.tree();
    const float line = desktop() ? 42.f : 46.f;
    const float path_h = 44; // the number of rows, or once scrolled the path
    const Rect window{r.x + pad - 8, y + path_h + 2, r.w - 2 * pad + 16, r.bottom() - y - path_h - 2};
    int first_node = 0;
    {
        ScrollArea area(ui_, "tictactoe tree", window);
        if (view_.ui().asked > 0 && ui_.is_new("tictactoe tree", view_.ui().asked))
            ImGui::SetScrollY(line * static_cast<float>(tree.row_of(view_.ui().wanted)));
        const double offset = area.offset();
        const int first = std::clamp(static_cast<int>(offset / line), 0, tree.rows() - 1);
        const int last = std::min(tree.rows() - 1, static_cast<int>((offset + window.h) / line));
        for (int i = first; i <= last; ++i)
            row(tree.node_at_row(i),
                {window.x, window.y + static_cast<float>(static_cast<double>(i) * line - offset), window.w - 8, line});
        first_node = tree.node_at_row(first);
        area.content_height(static_cast<float>(static_cast<double>(tree.rows()) * line));
    }
    const Rect above{r.x + pad, y, r.w - 2 * pad, path_h};
    if (first_node > 0) path(above, first_node);
    else tree_count(above);
    p_.divider({above.x, above.bottom()}, above.w);
}

} // namespace shell::tictactoe
