#pragma once
// How the tree screen is drawn: where things stand in each layout, the tree, the panel beside it.
#include "shell/kit/tree_picture.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/view.hpp"

namespace shell::trees {
using namespace kit;

/// What the tree picture shows of each node, whatever stands behind it: a search, a sheet of answers, a depth limit.
struct Node {
    NodeState state = NodeState::idle;
    EdgeState edge = EdgeState::idle; // the edge above
    bool cut = false;                 // struck across the edge above
    Sign sign = Sign::unknown;
    std::string value; // in the pill; with Sign::unknown not written
    bool has_pill = true;
    std::string alpha, beta; // "" = no window is shown
    bool empty_window = false;
    enum class Flag : std::uint8_t { none, right, wrong } flag = Flag::none;
};

Sign sign_of(const engine::search::Knowledge&);
NodeShape shape_of(engine::search::NodeKind);

constexpr float badge_scale = 0.8f; // a node of 40 px: below, leaves have no badges of their own
constexpr float dot_scale = 0.32f;  // 16 px

class TreesCanvas {
public:
    TreesCanvas(const View& view, Ui& ui);

    Division division(Rect area) const;
    void board(const Panes&);
    void panel(const Panes&);
    void strip(Rect area);

private:
    // board.cpp
    /// The tree, or both searches of it, as large as the room allows: beside each other or one over the other.
    void trees(Rect);
    void probabilities(const engine::trees::Tree&, int node, const std::vector<Point>& at);
    void window(Rect, float taken, Point root);
    void name(Rect place, bool at_right, float taken);
    void draw_tree(Rect, const engine::trees::Tree&, bool interactive);
    void drop(const engine::trees::Tree&, const std::vector<Point>& at);
    // node.cpp
    Node shown(int node) const;
    Node searched_node(int node) const;
    Node answered_node(int node) const;
    /// `room`: to the next node of its level; `below`: there is room for its number under it.
    void node(const engine::trees::Tree&, int node, Point at, Point above, float scale, float room, float level,
              bool interactive);
    // signs.cpp
    void level_names(Rect, const engine::trees::Tree&, const std::vector<Point>& at, float scale, float taken);
    void tell(Rect, int node, Point at, float scale);
    void legend(Rect);
    void zoom_buttons(float right, float top, float scale, bool all_legible);

    // analysis_panel.cpp
    void analysis_panel(Rect);
    void tabs(Rect);
    float why(Rect);
    float number_line(Rect);
    float counts(Rect);
    float comparison(Rect);
    float orders(Rect);
    float histogram(Rect);
    float trouble(Rect, const std::string&, Id id, Text remedy);

    // panels.cpp
    float editor(Rect);
    float node_editor(Rect);
    float practice(Rect);
    float verdict(Rect);
    float answer(Rect);

    // lab_picture.cpp
    void chart(Rect);
    void horizon(Rect);
    float lab(Rect);

    // layouts.cpp
    float header(Rect, bool two_rows);
    void content(Rect); // the tree, or what the laboratory shows
    void trace(Rect);
    void step_buttons(Rect); // the trace in one row
    bool low() const { return kit::is_low(ui_.view); }
    bool is_led() const;
    float trace_height(float width) const;
    bool has_steps() const;
    bool has_tabs() const;
    bool desktop_layout() const { return ui_.view.layout == Layout::desktop; }

    const View& view_;
    Ui& ui_;
    const Painter& p_;
    const Say& say_;
    const Theme& t_;
    bool asks_;                 // what comes next is being foretold
    std::vector<float> left_;   // [node] of the tree being drawn: where what is drawn of it begins
    float name_w_ = 0;          // what its name takes at the right of its root
    float right_ = 0;           // where the room for it ends
    bool window_shown_ = false; // of the node that the search is at
    int told_ = -1;             // node that is asked about in this frame
    const engine::search::DepthLimited* limited_ = nullptr; // while the horizon's tree is drawn
    std::optional<float> zoom_; // of one of two trees, where it can be looked at from nearer or further
    bool zoom_out_ = false;
    const Search* search_; // what is drawn: the view's, or the other one beside it
};

} // namespace shell::trees
