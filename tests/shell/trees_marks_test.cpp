// What a tree's marks may not cover: the strokes of cuts beside probabilities, windows on a phone's small tree; and
// that every value is drawn.
#include "tests/shell/looks.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cctype>
#include <cmath>

namespace trees_marks_tests {

using namespace trees_tests;
using shell::kit::Rect;
using wording::en, wording::Text;

namespace {

constexpr const char* two_chances = "[7/10:v(9,10),3/10:v(9,7)][7/10:v(2,10),3/10:v(5,8)]";

struct Line {
    float x0, y0, x1, y1;
    bool operator==(const Line&) const = default;
    /// Whether it comes into the box.
    bool meets(const Rect& r) const
    {
        for (int k = 0; k <= 60; ++k) {
            const float along = static_cast<float>(k) / 60, x = x0 + (x1 - x0) * along, y = y0 + (y1 - y0) * along;
            if (x > r.x && x < r.right() && y > r.y && y < r.bottom()) return true;
        }
        return false;
    }
};

/// The lines on the board, in the order in which they are drawn.
std::vector<Line> lines(const Looks& drawn, const Rect& board)
{
    std::vector<Line> out;
    for (const auto& s : drawn.shapes) {
        if (s.what != "line" || s.numbers.size() < 4) continue;
        const Line l{s.numbers[0], s.numbers[1], s.numbers[2], s.numbers[3]};
        if (board.contains({l.x0, l.y0}) && board.contains({l.x1, l.y1})) out.push_back(l);
    }
    return out;
}

/// A cut's stroke is drawn over a wider one that clears the edge.
std::vector<Line> cuts(const std::vector<Line>& all)
{
    std::vector<Line> out;
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i] == all[i - 1]) out.push_back(all[i]);
    return out;
}

/// The drawn tree's part of the screen: below the header, above the steps.
Rect tree_of(Player& p, const Looks& drawn)
{
    float foot = p.height();
    for (const auto& t : drawn.texts)
        if (t.words == "Predict" || t.words == en(Text::trees_rule_said, {{"rule", "α ≥ β"}}))
            foot = std::min(foot, t.place.y - 10);
    return {0, 104, p.width(), foot - 104};
}

bool is_window(const std::string& words) { return words.starts_with("α = ") || words.starts_with("β = "); }
bool is_value(const std::string& words)
{
    return words.starts_with("= ") || words.starts_with("≤ ") || words.starts_with("≥ ");
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("the stroke of a cut is seen whole: no probability, value or window stands on it")
    {
        for (const char* one :
             {two_chances, "[1/2:v(9,10),1/2:v(9,7)][1/2:v(2,10),1/2:v(5,8)]", "v([1/2:9,1/2:10],[1/2:9,1/4:7,1/4:3])"})
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, {320.f, 568.f}, {390.f, 844.f}, {1280.f, 800.f}})
                for (const char* sheet : {"1", "0"}) {
                    Player p(config(tree(one)), w, h);
                    p.use("sheet", sheet);
                    p.use("leaf_low", "0");
                    p.use("leaf_high", "10");
                    p.use("chance_cuts", "1");
                    p.use("step:last");
                    p.settles(2000);
                    Looks drawn;
                    p.frame();
                    const Rect board = tree_of(p, drawn);
                    const auto strokes = cuts(lines(drawn, board));
                    const float width = p.width(), height = p.height();
                    INFO(std::string(one) << " " << width << " x " << height << " sheet " << sheet);
                    if (one == std::string_view(two_chances)) CHECK(strokes.size() >= 2);
                    for (const Line& stroke : strokes)
                        for (const auto& t : drawn.texts)
                            if (board.contains(t.place.centre()))
                                CHECK_MESSAGE(!stroke.meets(t.place), t.words << " on a stroke");
                }
    }

    TEST_CASE("a window on a phone lies over no stroke, branch, leaf or node; without room the step's line tells it")
    {
        for (const char* one : {eight_leaves, nine_leaves})
            for (const char* sheet : {"1", "0"})
                for (const float height : {568.f, 640.f, 720.f, 844.f}) {
                    Player p(config(tree(one)), 360, height);
                    p.use("sheet", sheet);
                    for (int step = 1; step <= 29; ++step) {
                        p.use("step", std::to_string(step));
                        p.settles(2000);
                        Looks drawn;
                        p.frame();
                        INFO(std::string(one) << " sheet " << sheet << " height " << height << " step " << step);
                        const Rect board = tree_of(p, drawn);
                        const auto all = lines(drawn, board);
                        bool bold = false, told = false, plain = false;
                        for (const auto& t : drawn.texts) {
                            told |= t.words.find("; α = ") != std::string::npos;
                            if (!is_window(t.words) || !board.contains(t.place.centre())) continue;
                            bold |= t.style.weight == shell::kit::Weight::bold;
                            plain = true;
                            for (const Line& l : all) CHECK_MESSAGE(!l.meets(t.place), t.words << " on a line");
                            for (const auto& [id, r] : p.app().drawn().rects) {
                                if (!id.starts_with("node:")) continue;
                                const int node = std::stoi(id.substr(5));
                                const bool leaf = one == std::string_view(eight_leaves) ? node >= 7 : node >= 4;
                                const float half = leaf ? 12.5f : 9.f; // at the least scale
                                const auto m = r.centre();
                                CHECK_MESSAGE(!meet(t.place, {m.x - half, m.y - half, 2 * half, 2 * half}),
                                              t.words << " on " << id);
                            }
                        }
                        CHECK_FALSE((bold && told));
                        CHECK((told || plain)); // a leaf has no window: then those of the nodes above are there
                    }
                }
    }

    TEST_CASE("every node that is drawn has its value, on a phone under the sheet's half too")
    {
        for (const float width : {320.f, 360.f, 390.f})
            for (const char* sheet : {"1", "0"}) {
                Player p(config(tree(eight_leaves)), width, 640);
                p.use("sheet", sheet);
                p.use("step:last");
                p.settles(2000);
                Looks drawn;
                p.frame();
                const Rect board = tree_of(p, drawn);
                std::vector<Rect> values;
                for (const auto& t : drawn.texts)
                    if (is_value(t.words) && board.contains(t.place.centre())) values.push_back(t.place);
                INFO(width << " sheet " << sheet);
                CHECK(values.size() == 6); // 1.1, 1.2, 1, 2.1, 2 and the root; 2.2 is cut
                for (std::size_t a = 0; a < values.size(); ++a)
                    for (std::size_t b = a + 1; b < values.size(); ++b) CHECK_FALSE(meet(values[a], values[b]));
            }
    }
}

} // namespace trees_marks_tests
