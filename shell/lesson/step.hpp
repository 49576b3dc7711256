#pragma once
// A step of a lesson, read from the host's text: one name with values per line, checked and written by the engine's
// request lesson.step. The format lets the page's programs read lessons without a JSON parser.
#include "engine/lesson/answer.hpp"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::lesson {

/// An action on a control of the game: the outline's id and value.
struct Use {
    std::string id, value;
};

struct Choice {
    std::string value, text, note;
    std::string id; // of an element on the board: pressing it chooses this option too
};

struct Ask {
    using Kind = engine::lesson::Kind;
    Kind kind = Kind::choice;
    std::string question;
    std::vector<Choice> options;
    std::vector<std::string> answer; // several for a set
    std::string tolerance;           // of a number; "" = none
    struct Wrong {
        std::string answer, text; // answer: ", " separates a set's values
    };
    std::vector<Wrong> wrong;
    struct Hint {
        std::string text;
        std::vector<std::string> point; // ids that it speaks of
    };
    std::vector<Hint> hints;
    struct Group { // of a set: the next `size` options, of which exactly one is chosen
        std::string label;
        int size = 0;
    };
    std::vector<Group> each;
    std::string right; // the text after a right answer
    std::vector<Use> reveal;

    /// A code that is asked with one of the options: both are the answer.
    bool pairs() const { return kind == Kind::code && answer.size() == 2 && !options.empty(); }
};

ENGINE_NAMED(Awaited, move, over, act);
struct Wait {
    using For = Awaited;
    For what = For::move;
    std::string id, label, line, otherwise; // line: text required in the game's line; if absent, `otherwise` is shown
};

struct Step {
    std::string lesson, game, title;
    int minutes = 0, index = 0, count = 1;
    std::uint64_t seed = 0;
    std::string say, at, came; // came: shown once the awaited event has come
    std::string before;        // the board if there is no `at` and the reader has not come from the step before
    std::string aim, about;    // in the last step: what the learner can do now; where the lesson comes from
    std::string rule;          // of a puzzle's proof: what this step reasons by
    bool hardest = false;      // which no other step exceeds
    std::vector<int> hinted;   // of each step of the proof: from how many hints on it was hinted at
    std::vector<Use> show;
    std::vector<Choice> strike;                   // parts of the board that the reader may strike out on paper
    std::vector<std::string> hide, sealed, point; // sealed: hidden even after the answer
    std::optional<Wait> wait;
    std::optional<Ask> ask;
    bool fresh = false; // another seed gives another case

    static constexpr int most = 48; // of a puzzle's question and proof; a lesson has at most 40
    Step() = default;
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

    bool last() const { return index + 1 == count; }
};

/// A Step is never copied: its copy constructor would add code to the page.
using StepPointer = std::unique_ptr<const Step>;

/// Null: not a step, or longer than 64 kB.
StepPointer read_step(std::string_view flat);

} // namespace shell::lesson
