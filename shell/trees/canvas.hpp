#pragma once
// Draws the tree screen: its layouts, the tree, and the panel beside it.
#include "shell/kit/panel.hpp"
#include "shell/kit/tree_picture.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/view.hpp"
#include <algorithm>

namespace shell::trees {
using namespace kit;

/// The displayed state of a node, from any source: a search, an answer sheet, or a depth limit.
struct Node {
    NodeState state = NodeState::idle;
    EdgeState edge = EdgeState::idle; // the edge above
    bool cut = false;                 // the edge above is struck out
    std::string only;                 // "≥" or ">": only this rule of two cuts the edge above; "": no difference
    Sign sign = Sign::unknown;
    std::string value; // in the pill; hidden for Sign::unknown
    bool has_pill = true;
    std::string alpha, beta; // "" = no window
    bool empty_window = false;
    enum class Flag : std::uint8_t { none, right, wrong } flag = Flag::none;
};

Sign sign_of(const engine::search::Knowledge&);
NodeShape shape_of(engine::search::NodeKind);

constexpr float badge_scale = 0.8f; // a node of 40 px; below it leaves have no badges
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
    /// One tree, or both searches side by side or one above the other, whichever is larger.
    void trees(Rect);
    void probabilities(const engine::trees::Tree&, int node, const std::vector<Point>& at, float scale);
    Point clear_of_rings(Point wanted, Point letters, const std::vector<Point>& at, float scale) const;
    TreeStroke cut_place(Point upper, Point lower, float scale) const;
    void write(Point, const std::string&, const TextStyle&);
    void pill(Point, float scale, const Node&, bool tight = false);
    /// Two trees beside each other have no room for large letters.
    float least_letters() const { return limited_ == nullptr && view_.beside() ? 12.f : ui_.view.least_label; }
    float letters(float size) const { return std::max(size, least_letters()); }
    void name(Rect place, bool at_right, float taken);
    void draw_tree(Rect, const engine::trees::Tree&, bool interactive);
    void draw_nodes(Rect, const engine::trees::Tree&, bool interactive);
    float gutter(Rect, const engine::trees::Tree&) const;
    void drop(const engine::trees::Tree&, const std::vector<Point>& at);
    // node.cpp
    Node shown(int node) const;
    Node searched_node(int node) const;
    Node answered_node(int node) const;
    /// `room`: the least distance between nodes of its level; `level`: the distance between levels.
    void node(const engine::trees::Tree&, int node, Point at, Point above, float scale, float room, float level,
              bool interactive);
    // windows.cpp
    /// A drawn node whose window is still to be placed, when everything that it may not cover is drawn.
    struct Open {
        int node;
        Node what;
        Point at;
        float r, edge, over, room, level, w, side; // w: of the value; side: where it stands
        bool crowded, told, hidden, hovered, interactive;
    };
    void windows(float scale);
    void window(Rect, Point node, float scale);
    bool place_window(const Open&, float scale);
    void finish(const Open&);
    bool free(const Rect&) const;
    bool is_nearest(const Rect&, int node) const;
    bool covers_mark(const Rect&, int but = -1) const;
    Point tight_place(int node, Point, float r, Point size) const;
    void pencil_words(Rect);
    // differ.cpp
    void draw_rule_cut(const Node&, const TreeStroke&);
    void rule_words();
    void rule_legend(Rect);
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
    float part(Rect, void (*add)(Panel&, const View&));
    float bounds(Rect);

    // panels.cpp
    float editor(Rect);
    float practice(Rect);
    float verdict(Rect);
    bool answering() const;
    float answer(Rect);

    // lab_picture.cpp
    void chart(Rect);
    void horizon(Rect);
    float lab(Rect);

    // layouts.cpp
    float header(Rect, bool two_rows);
    void content(Rect); // the tree, or the laboratory's chart
    void trace(Rect);
    void step_buttons(Rect); // the trace in one line
    bool low() const { return kit::is_low(ui_.view); }
    bool is_led() const;
    float trace_height(float width) const;
    Steps told_steps() const;
    bool has_steps() const;
    bool has_tabs() const;
    bool has_pencils() const; // an exercise's sheet in which windows may have no room
    bool desktop_layout() const { return ui_.view.layout == Layout::desktop; }

    const View& view_;
    Ui& ui_;
    const Painter& p_;
    const Say& say_;
    const Theme& t_;
    bool asks_;               // a prediction is being asked for
    std::vector<Rect> marks_; // nodes and words drawn of the current tree
    std::vector<Rect> nodes_; // [node] all nodes, also before they are drawn
    std::vector<TreeStroke> edges_, cuts_;
    std::vector<Open> open_;
    std::vector<std::pair<std::string, TreeStroke>> only_; // marks of cuts by one rule, with its sign
    Rect frame_;                                           // in which the current tree is seen
    bool pencils_ = false;                                 // something written has no room in the drawn tree
    std::vector<float> left_;                              // [node] left end of its drawing in the current tree
    struct LevelName {
        float y;
        engine::search::NodeKind kind;
    };
    float gutter_ = 0;              // at the left of a tree that pans, for the names of its levels
    std::vector<LevelName> beside_; // in the gutter
    float name_w_ = 0;              // width of the tree's name at the right of its root
    float right_ = 0;               // right end of the room for the root's window
    bool window_shown_ = false;     // the current node's window has been drawn
    int told_ = -1;                 // the node whose knowledge is shown in this frame, or -1
    const engine::search::DepthLimited* limited_ = nullptr; // only while the horizon's tree is drawn
    std::optional<float> zoom_;                             // scale of one of two trees, if it has zoom buttons
    bool zoom_out_ = false;
    const Search* search_; // the search being drawn: the view's, or the other beside it
};

} // namespace shell::trees
