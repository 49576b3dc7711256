#pragma once
// Draws the board of a betting variant: the table, and the tree with its information sets.
#include "shell/betting/match_words.hpp"
#include "shell/kit/tree_picture.hpp"

namespace shell::betting {

/// Where a tree's nodes are drawn: each deal is a column of the same form.
struct MatchPlaces {
    std::vector<Point> at;   // by node
    std::vector<int> column; // by node; the root's is -1
    float width = 0, height = 0;
};
MatchPlaces match_places(const engine::betting::Book&, float width, float height);

class MatchCanvas {
public:
    MatchCanvas(const MatchView& view, Ui& ui)
        : view_(view), ui_(ui), game_(view.game()), p_(ui.paint), t_(ui.theme()), say_(ui.say)
    {}

    void board(Rect);

private:
    // match_table.cpp
    float head(Rect);
    float other_games(Rect);
    float buttons(Rect); // at the bottom; returns their height
    float buttons_width(Rect) const;
    float round_so_far(Rect, bool headed) const;
    void result(Rect) const;
    float result_height(float width) const;
    void table(Rect);
    void seat(Rect, int player);

    // match_tree.cpp
    void tree(Rect);
    Rect to_see(const MatchPlaces&, Rect) const;
    bool may_have_ended_at(int leaf) const;
    void label(Point, const std::string&, const TextStyle&);
    float legend(Rect, bool drawn) const; // at the bottom; returns its height
    void draw_sets(const MatchPlaces&, Point origin);
    void join(Point, Point, bool apart, bool above, Colour, float width);
    void draw_edges(const MatchPlaces&, Point origin);
    void draw_nodes(const MatchPlaces&, Point origin);

    const MatchView& view_;
    Ui& ui_;
    const engine::betting::Match& game_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::betting
