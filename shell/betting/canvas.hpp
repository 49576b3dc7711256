#pragma once
// Draws the betting game's board: the table with its two cards, or the tree.
#include "shell/betting/phrases.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/tree_picture.hpp"

namespace shell::betting {
using namespace kit;

inline constexpr float panel_share = 0.3f; // the same on each tab: the tabs stay in place

/// A playing card with its letter, or its back.
void draw_betting_card(const Painter&, Rect, engine::betting::Card, bool open);
void draw_lettered_card(const Painter&, Rect, char letter, bool open);

class BettingCanvas {
public:
    BettingCanvas(const View& view, Ui& ui)
        : view_(view), ui_(ui), game_(view.game()), p_(ui.paint), t_(ui.theme()), say_(ui.say)
    {}

    void board(Rect);
    void tree(Rect);

private:
    // table.cpp
    float head(Rect);
    float other_games(Rect);
    float buttons(Rect); // at the bottom; returns their height
    float buttons_width(shell::kit::Rect) const;
    float round_so_far(shell::kit::Rect) const;
    float result_height(float width) const;
    void result(Rect) const; // above the buttons
    void table(Rect);
    void seat(Rect, engine::betting::Human whose);

    // tree.cpp
    std::string deal_label(const engine::betting::Node&) const;
    /// `deals_at`: position of a deal's label on its edge, from 0 (upper end) to 1.
    void edge_label(const engine::betting::Node&, Point upper, Point lower, float scale, float deals_at);
    engine::Fraction share(int node) const; // probability that the parent's player, or chance, moves here
    void set_marks(const TreePlaces&, Point origin);

    const View& view_;
    Ui& ui_;
    const engine::betting::Game& game_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::betting
