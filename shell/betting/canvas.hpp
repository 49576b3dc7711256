#pragma once
// How the betting game is drawn: the table with its two cards, the tree in its place, and the panel.
#include "shell/betting/phrases.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/tree_picture.hpp"

namespace shell::betting {
using namespace kit;

/// A playing card with its letter, or its back.
void draw_betting_card(const Painter&, Rect, engine::betting::Card, bool open);

class BettingCanvas {
public:
    BettingCanvas(const View& view, Ui& ui)
        : view_(view), ui_(ui), game_(view.game()), p_(ui.paint), t_(ui.theme()), say_(ui.say)
    {}

    void board(Rect);
    void tree(Rect);
    void panel(Rect);

private:
    // table.cpp
    float head(Rect);
    float buttons(Rect); // at the bottom; the height they take
    float buttons_width(shell::kit::Rect) const;
    float round_so_far(shell::kit::Rect) const;
    float result_height(float width) const;
    void result(Rect) const; // over the buttons
    void table(Rect);
    void seat(Rect, engine::betting::Human whose);

    // tree.cpp
    std::string deal_label(const engine::betting::Node&) const;
    /// `deals_at`: how far down its edge a deal is named.
    void edge_label(const engine::betting::Node&, Point upper, Point lower, float scale, float deals_at);
    engine::Fraction share(int node) const; // with what probability its parent's mover (or chance) comes here
    void set_marks(const TreePlaces&, Point origin);

    // analysis_panel.cpp
    float play_tab(Point, float width);
    float history(Point, float width);
    float strategy_tab(Point, float width);
    float group(Point, float width, const StrategyGroup&, bool first);
    float tree_tab(Point, float width);
    float view_switch(Point, float width);
    float value(Point, float width);

    const View& view_;
    Ui& ui_;
    const engine::betting::Game& game_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::betting
