#pragma once
// Shared by the tests of puzzles: steps as web/puzzles.mjs writes them, and a player on whose screen one is.
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <string>
#include <vector>

namespace puzzle_support {

using shell::kit::Effect;

/// A puzzle's first step as web/puzzles.mjs writes it; `asks`: its lines from "ask" on, with "hide" before them.
inline std::string step_text(const std::string& lesson, const std::string& game, const std::string& line,
                             const std::string& asks)
{
    return "lesson\t" + lesson + "\ngame\t" + game +
           "\ntitle\tPuzzle\nminutes\t2\nstep\t0\t2\nseed\t1\nsay\tOne fits.\n" + "at\t" + line + "\n" + asks;
}

inline std::string crack(const std::string& lesson = "puzzle:crack:1:7")
{
    return step_text(
        lesson, "mastermind", "codes 1 p4c6r 12 assistant letters consistent 0 g3443 a02 g5155 a00",
        "show\tclues\t1\nhide\tanalysis\nhide\thint\nask\tcode\tThe code?\nanswer\t0304\n"
        "hint\tLook at row 2.\trow:1\nhint\tRow 2 counts 0.\trow:1\nhint\tSo B and F are out.\trow:1,row:0\n"
        "right\tYes.\n");
}

inline constexpr std::string_view notebook =
    "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - ghinp s0ekr2k s2ahq0h s0bln2l";

inline std::string whodunit()
{
    std::string asks = "show\tmind\tnone\nhide\tanalysis\nhide\tmind\nask\tset\tWhich three?\n";
    for (int card = 0; card < 21; ++card)
        asks += "option\t" + std::to_string(card) + "\tCard " + std::to_string(card) + "\n";
    return step_text("puzzle:whodunit:2:7", "cluedo", std::string(notebook),
                     asks + "answer\t0\nanswer\t9\nanswer\t17\neach\ta suspect\t6\neach\ta weapon\t6\neach\ta room\t9\n"
                            "hint\tLook at note 1.\trow:0\nright\tYes.\n");
}

inline std::string tree(const std::string& kind, const std::string& asks)
{
    return step_text("puzzle:" + kind + ":1:7", "trees", "trees 1 explore max alphabeta left_to_right 0 ((3,5)(2,9))",
                     "hide\tanalysis\nhide\tstep\n" + asks);
}

/// A player on whose screen the step is.
class Solver : public Player {
public:
    explicit Solver(const std::string& step, float width = 1280, float height = 800, const std::string& prefs = {})
        : Player(R"({"language":"en","prefs":)" + nlohmann::json(prefs).dump() + "}", width, height)
    {
        app().set("date", "2027-02-15");
        app().set("lesson", step);
        settles();
    }
    nlohmann::json seen(std::string_view id) // scrolled into view
    {
        use(id, "view");
        settles();
        return control(id)["rect"];
    }
    const std::vector<std::string>& pointed() { return app().drawn().lesson.pointed; }
    std::string said() { return control("lesson_feedback")["text"]; }
    std::string prefs() { return effect(Effect::Kind::save, "prefs"); }
};

} // namespace puzzle_support
