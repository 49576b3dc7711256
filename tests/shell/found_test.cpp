// What people stumbled over who had not seen the app before: each once a fault of one screen, kept from all of them.
#include "tests/shell/every_screen.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <set>

namespace found_tests {

using nlohmann::json;
using shell::kit::Point;
using shell::kit::Rect;

/// A text as it was drawn.
struct Written {
    std::string words;
    Rect place; // of its letters, about
    shell::kit::TextStyle style;
};

/// Every text of a frame and every shape's name with its numbers.
class Looks : public shell::kit::PaintListener {
public:
    struct Shape {
        std::string what;
        std::vector<float> numbers;
    };
    Looks() { shell::kit::set_paint_listener(this); }
    ~Looks() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> numbers, shell::kit::Colour) override
    {
        shapes.push_back({std::string(what), {numbers.begin(), numbers.end()}});
    }
    void text(Point at, float width, std::string_view words, const shell::kit::TextStyle& s) override
    {
        const float x = s.align == shell::kit::Align::left     ? at.x
                        : s.align == shell::kit::Align::middle ? at.x - width / 2
                                                               : at.x - width;
        texts.push_back({std::string(words), {x, at.y - 0.72f * s.size, width, 0.72f * s.size}, s});
    }
    void forget() { texts.clear(), shapes.clear(); }
    std::vector<Written> texts;
    std::vector<Shape> shapes;
};

bool meet(const Rect& a, const Rect& b)
{
    const Rect both = a.clipped(b);
    return both.w > 0.5f && both.h > 0.5f;
}

} // namespace found_tests

using namespace found_tests;

TEST_SUITE("found")
{
    TEST_CASE("trees: after the last step of 31 nodes every inner node has its number, in every theme")
    {
        int windows_light = -1;
        for (const char* theme : {"light", "dark", "projector"}) {
            const char* at = theme; // INFO's
            INFO(at);
            Player p(std::string(R"j({"motion":"reduce","language":"pt","game":"trees",)j"
                                 R"j("tree":"(((3 5)(6 9))((1 2)(0 -1)))(((7 4)(8 2))((5 6)(3 10)))","theme":")j") +
                     theme + "\"}");
            p.use("step:last");
            p.frames(30);
            Looks looks;
            p.frame();
            const auto numbered_nodes = std::count_if(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                const bool value = t.words.starts_with("= ") || t.words.starts_with("≤ ") || t.words.starts_with("≥ ");
                if (value) CHECK(t.style.size * p.app().scale() >= (p.app().scale() > 1 ? 15 : 12));
                return value;
            });
            // 15 inner nodes, less those that alpha-beta never sees
            const auto nodes = p.app().drawn().rects;
            int inner = 0;
            for (int i = 0; i < 15; ++i) inner += nodes.contains("node:" + std::to_string(i));
            CHECK(inner == 15);
            CHECK(numbered_nodes >= 13);
            // while the search is in one, its window stands beside it: looked for about the ring of the node it is at
            p.use("step:first");
            int windows = 0;
            for (int step = 0; step < 30; ++step) {
                p.use("step:next");
                p.frames(4);
                looks.forget();
                p.frame();
                for (const auto& s : looks.shapes) {
                    if (s.what != "ring" || s.numbers[2] < 10) continue;
                    const Rect near{s.numbers[0] - 60, s.numbers[1] - 50, 120, 100};
                    windows += std::any_of(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                        return t.words.starts_with("α = ") && meet(t.place, near);
                    });
                }
            }
            if (windows_light < 0) windows_light = windows;
            CHECK(windows_light > 8);
            CHECK(windows == windows_light);
        }
    }
}
