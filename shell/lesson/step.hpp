#pragma once
// One step of a lesson as the host hands it over: names and values, a line each, which the engine's request "lesson.step"
// has checked and written (engine/lesson). A program of the page links no JSON; this is all that it reads.
#include "engine/lesson/answer.hpp"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::lesson {

/// A control of the game, and what is done with it: an id and a value of the outline.
struct Use {
    std::string id, value;
};

struct Choice {
    std::string value, text, note;
    std::string id; // of the board: pressing that is meant too
};

struct Ask {
    using Kind = engine::lesson::Kind;
    Kind kind = Kind::choice;
    std::string question;
    std::vector<Choice> options;
    std::vector<std::string> answer; // several: of a set
    std::string tolerance;           // of a number; "" = none
    struct Wrong {
        std::string answer, text; // a set's values with ", " between them
    };
    std::vector<Wrong> wrong;
    std::vector<std::string> hints;
    std::string right; // why
    std::vector<Use> reveal;
};

ENGINE_NAMED(Awaited, move, over, act);
struct Wait {
    using For = Awaited;
    For what = For::move;
    std::string id, label, line, otherwise; // line: what the board's must hold then, else `otherwise` is said
};

struct Step {
    std::string lesson, game, title;
    int minutes = 0, index = 0, count = 1;
    std::uint64_t seed = 0;
    std::string say, at, came; // came: said when what is waited for has come
    std::string aim;           // of the last step: what one can do now
    std::vector<Use> show;
    std::vector<std::string> hide, sealed, point; // sealed: hidden also when the question has been answered
    std::optional<Wait> wait;
    std::optional<Ask> ask;
    bool fresh = false; // another seed makes another case

    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    bool last() const { return index + 1 == count; }
};

/// Never copied: a program has room for better.
using StepPointer = std::unique_ptr<const Step>;

/// Null: it is no step, or longer than one may be (64 kB).
StepPointer read_step(std::string_view flat);

} // namespace shell::lesson
