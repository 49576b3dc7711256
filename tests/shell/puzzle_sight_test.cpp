// What must be in sight while a puzzle is open: Hint and Check above a long card's end, and rings that keep apart.
#include "shell/kit/paint.hpp"
#include "shell/kit/theme.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/puzzle_support.hpp"
#include <doctest/doctest.h>
#include <string>
#include <utility>
#include <vector>

namespace puzzle_sight_tests {

namespace {

using namespace puzzle_support;
using namespace shell::kit;

/// The strokes of one colour.
class Strokes : public PaintListener {
public:
    explicit Strokes(Colour c) : colour_(c) { set_paint_listener(this); }
    ~Strokes() override { set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> n, Colour c) override
    {
        if (what == "stroke" && c == colour_) all.push_back({n[0], n[1], n[2], n[3]});
    }
    void text(Point, float, std::string_view, const TextStyle&) override {}

    std::vector<Rect> all;

private:
    Colour colour_;
};

bool overlap(Rect a, Rect b) { return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom(); }

std::string ten_symbols()
{
    return step_text("puzzle:crack:2:7", "picas-fijas",
                     "codes 1 p4c10n 12 assistant digits consistent 0 g0123 a02 g4567 a11 g0246 a10 g8913 a01",
                     "show\tclues\t1\nhide\tanalysis\nhide\thint\nask\tcode\tThe code?\nanswer\t4516\n"
                     "hint\tLook at row 2.\trow:1\nhint\tRow 2 counts 2.\trow:1\nright\tYes.\n");
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("Hint and Check of a long card are in sight, also once the card has grown by hints")
{
    for (const float height : {800.f, 720.f}) {
        INFO(height);
        Solver p(ten_symbols(), 1280, height);
        for (int hints = 0; hints < 3; ++hints) {
            for (const char* id : {"lesson_hint", "lesson_check"}) {
                INFO(id << " after " << hints << " hints");
                if (hints == 2 && !p.has(id)) continue; // all are given
                const auto rect = p.control(id)["rect"];
                REQUIRE(rect.is_array());
                CHECK(rect[1].get<float>() + rect[3].get<float>() <= height);
            }
            if (hints < 2) p.use("lesson_hint");
            p.settles();
        }
        p.type("4516");
    }
    Solver p(ten_symbols()); // by keyboard from the field to both
    p.app().walk(1);
    p.frames(4);
    p.type("4516");
    p.key(ImGuiKey_Enter);
    p.settles();
    CHECK(p.has("puzzle_on"));
}

TEST_CASE("what a code puzzle asks is in sight on a phone, above its marks")
{
    std::string step = ten_symbols();
    const auto say = step.find("say\t") + 4;
    step.replace(say, step.find('\n', say) - say, "One answer here is a lie.\\nDigits differ.");
    Solver p(step, 360, 640);
    const auto rects = p.outline()["rects"];
    const float marks = rects["puzzle_out:0"][1];
    Looks looks;
    p.frame();
    std::string above;
    for (const auto& text : looks.texts)
        if (text.place.y < marks) above += text.words + ' ';
    CHECK(above.find("One answer here is a lie.") != std::string::npos);
}

TEST_CASE("rings of clue rows that a hint points at together do not overlap")
{
    for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
        INFO(size.first);
        std::string step = ten_symbols();
        const std::string hint = "hint\tLook at row 2.\trow:1";
        step.replace(step.find(hint), hint.size(), "hint\tLook at rows 1, 2, 3, 4.\trow:0,row:1,row:2,row:3");
        Solver p(step, size.first, size.second);
        p.use("lesson_hint");
        p.use("lesson_fold");
        p.settles();
        Strokes strokes(theme(ThemeName::light).focus);
        p.frame();
        CHECK(strokes.all.size() >= 2);
        for (std::size_t i = 0; i < strokes.all.size(); ++i)
            for (std::size_t k = i + 1; k < strokes.all.size(); ++k)
                CHECK_FALSE(overlap(strokes.all[i], strokes.all[k]));
    }
}

TEST_CASE("rings of cells of Cluedo that a hint points at do not overlap")
{
    for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
        INFO(size.first);
        std::string step = whodunit();
        const std::string hint = "hint\tLook at note 1.\trow:0";
        step.replace(step.find(hint), hint.size(),
                     hint + ",cell:0,cell:1,cell:2,cell:10,cell:11,cell:12,cell:20,cell:21");
        Solver p(step, size.first, size.second);
        p.use("lesson_hint");
        p.use("lesson_fold");
        p.settles();
        REQUIRE(p.pointed().size() == 9);
        Strokes strokes(theme(ThemeName::light).focus);
        p.frame();
        INFO(strokes.all.size());
        CHECK(strokes.all.size() >= 8);
        for (std::size_t i = 0; i < strokes.all.size(); ++i)
            for (std::size_t k = i + 1; k < strokes.all.size(); ++k)
                CHECK_FALSE(overlap(strokes.all[i], strokes.all[k]));
    }
}

TEST_CASE("a note that a hint names has a frame in sight, and what the hint says too where there is room")
{
    std::string step = whodunit();
    const auto say = step.find("say\t") + 4;
    step.replace(say, step.find('\n', say) - say,
                 "Who?\\nHands: 6, 6, 6.\\nNote 1: you ask.\\nNote 2: Ana asks.\\nNote 3: Leo asks.");
    const std::string hint = "hint\tLook at note 1.\trow:0";
    step.replace(step.find(hint), hint.size(), "hint\tLook at note 2.\trow:1\nhint\tAna has one.\trow:1");
    for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
        INFO(size.first);
        Solver p(step, size.first, size.second);
        p.use("lesson_hint");
        p.settles();
        Strokes strokes(theme(ThemeName::light).focus);
        p.frame();
        REQUIRE(strokes.all.size() == 1);
        const auto card = p.app().drawn().lesson.place;
        CHECK(strokes.all[0].y >= card.y);
        CHECK(strokes.all[0].bottom() <= card.bottom() - (size.first < 1000 ? 54 : 0));
    }
}

TEST_CASE("buttons stay where they are while the three of a whodunit are picked")
{
    for (const auto& [width, height] : {std::pair{1280.f, 900.f}, std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}}) {
        Solver p(whodunit(), width, height);
        const auto gap = [&] {
            (void)p.seen("lesson_check");
            return p.control("lesson_check")["rect"];
        };
        const auto before = gap();
        const float height_before = p.app().drawn().lesson.height;
        for (const char* mark : {"lesson_mark:0", "lesson_mark:9", "lesson_mark:17"}) {
            INFO(mark << " at " << width);
            p.use(mark);
            p.settles();
            CHECK(p.app().drawn().lesson.height == height_before);
            CHECK(gap() == before);
        }
    }
}

TEST_CASE("cells of a table of six on a phone show the ring of a hint, above what they are filled with")
{
    std::string step = whodunit();
    const std::string line(notebook);
    step.replace(step.find(line), line.size(), "cluedo 1 notebook 6-6-9 dddddd 0 0 0 eeeeee 0 - - inp s0ekp--");
    const std::string hint = "hint\tLook at note 1.\trow:0";
    step.replace(step.find(hint), hint.size(), "hint\tLook at a card.\tcell:200");
    Solver p(step, 360, 640);
    p.use("lesson_hint");
    p.use("lesson_fold");
    p.settles();
    REQUIRE(p.app().drawn().rects.count("cell:200") == 1);
    Looks looks;
    p.frame();
    const Rect cell = p.app().drawn().rects.at("cell:200");
    std::string last;
    for (const auto& s : looks.shapes) {
        if (s.what != "fill" && s.what != "stroke") continue;
        const Rect r{s.numbers[0], s.numbers[1], s.numbers[2], s.numbers[3]};
        if (cell.inset(-4).contains(r.centre()) && r.w < 2 * cell.w && r.w > cell.w / 2) last = s.what;
    }
    CHECK(last == "stroke");
    Strokes strokes(theme(ThemeName::light).focus);
    p.frame();
    CHECK(strokes.all.size() == 1);
}

TEST_SUITE_END();

} // namespace puzzle_sight_tests
