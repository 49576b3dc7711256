#pragma once
// lesson.facts: all that the engine knows about a board, for questions and for numbers in texts.
#include "engine/request/typed.hpp"
#include <vector>

namespace engine::request {

/// JSON as text.
struct JsonText {
    static void read(const At&, const Json&, std::string&);
    static Json write(const std::string&);
    static Schema schema();
};

struct LessonFacts {
    static constexpr std::string_view command = "lesson.facts";
    static constexpr std::string_view about = "The facts of a board, each with its request: for questions of a lesson.";
    std::string line;

    static void fields(auto& f, auto& q)
    {
        f.must("line", q.line, "of a game");
        f.check([&](const At& at) { q.check_line(at); });
    }
    void check_line(const At&) const;

    struct Option {
        std::string value, id, word;
        bool operator==(const Option&) const = default;

        static void fields(auto& f, auto& o)
        {
            f.must("value", o.value, "as answers name it");
            f.must("id", o.id, "the place on the board; empty: none");
            f.must("word", o.word, "as the board writes it; empty: a draw");
        }
    };
    struct Mistake {
        std::string key, because;
        std::vector<std::string> value;
        bool operator==(const Mistake&) const = default;

        static void fields(auto& f, auto& m)
        {
            f.must("key", m.key, "of its text");
            f.must("value", m.value, "the answer");
            f.must("because", m.because, JsonText{}, "a question's `because` for it");
        }
    };
    struct Fact {
        std::string key, part, kind, because;
        std::vector<std::string> value;
        std::vector<Option> options;
        std::vector<Mistake> wrong;
        bool operator==(const Fact&) const = default;

        static void fields(auto& f, auto& fact)
        {
            f.must("key", fact.key, "of its text");
            f.must("part", fact.part,
                   "of the board: a branch, row or column from 1, a card, a set of betting, a strategy or two; empty: "
                   "all of it");
            f.must("kind", fact.kind, "of the question about it");
            f.must("value", fact.value, "the answer: one, or a set");
            f.must("because", fact.because, JsonText{},
                   "a question's `because`: `request` and `path`, or `op` and `of`");
            f.must("options", fact.options, "of the kinds choice and set");
            f.must("wrong", fact.wrong, "usual mistakes, each different from the answer");
        }
    };

    struct Result {
        std::vector<Fact> facts;
        std::vector<std::string> missing;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("facts", r.facts, "in the order of the engine's table");
            f.must("missing", r.missing,
                   "keys of facts that the engine does not answer for this board, with the reason");
        }
    };
};
Running<LessonFacts> begin(const LessonFacts&, Clock);

} // namespace engine::request
