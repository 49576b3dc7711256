#pragma once
// puzzle.*: puzzles made from a number, their check, hints, and the puzzles of a day.
#include "engine/puzzle/make.hpp"
#include "engine/request/typed.hpp"
#include <optional>
#include <vector>

namespace engine::request {

/// "0123", 5, ["node:7","node:8"], [3,11,18]. Keeps its form: a text, or a list of texts or numbers.
struct PuzzleAnswer {
    std::vector<std::string> parts;
    bool is_list = false, of_numbers = false;
    bool operator==(const PuzzleAnswer&) const = default;

    static PuzzleAnswer of(const puzzle::Ask&, const puzzle::Answer&);
    static void read(const At&, const Json&, PuzzleAnswer&);
    static Json write(const PuzzleAnswer&);
    static Schema schema();
};

void fields_of_puzzle(auto& f, auto& q)
{
    f.must("kind", q.key.kind, OneOf<puzzle::Kind>{"unknown_kind"}, "of puzzle");
    f.must("level", q.key.level, Whole{1, puzzle::max_level}, "1 easy, 2 medium, 3 hard");
    f.must("number", q.key.number, Whole{0, puzzle::max_number}, "the same number gives the same puzzle everywhere");
}

template <>
struct Described<puzzle::Key> {
    static constexpr bool is_list = false;
    static void fields(auto& f, auto& key)
    {
        f.must("kind", key.kind, "of puzzle");
        f.must("level", key.level, Whole{1, puzzle::max_level}, "1 easy, 2 medium, 3 hard");
        f.must("number", key.number, Whole{0, puzzle::max_number}, "of the puzzle");
    }
};

/// puzzle::Ask without empty fields.
struct PuzzleAsk {
    puzzle::AskKind kind{};
    std::optional<std::string> about;
    std::optional<std::vector<std::string>> options;
    bool operator==(const PuzzleAsk&) const = default;
    static PuzzleAsk of(const puzzle::Ask&);

    static void fields(auto& f, auto& ask)
    {
        f.must("kind", ask.kind, "of the answer");
        f.may(
            "about", ask.about,
            "hand: the card; matrix: `value` or `p`, the first row's probability; liar: `row`, which may be answered, "
            "too, alone or before the code; noughts: `win` or `draw`; caught: my card");
        f.may("options", ask.options, "choice, set: what can be answered, as ids of the outline; hand: as holders");
    }
};

template <>
struct Described<puzzle::Deduction> {
    static constexpr bool is_list = false;
    static void fields(auto& f, auto& d)
    {
        f.must("rule", d.rule, "of deduction, simplest first within a game");
        f.must("text", d.text, "the key of its sentence");
        f.must("values", d.values, "of the sentence, in its order");
        f.must("clues", d.clues, "rows of the line that it uses, from 0");
        f.must("point", d.point, "ids of the outline to look at");
        f.must("gives", d.gives, "what follows, as `at:2:5` (`engine/puzzle/puzzle.hpp`)");
        f.must("cases", d.cases, "what was tried: lines of play, or the cases of a search");
        f.must("from", d.from, "what it rests on besides its rows: earlier conclusions, what is seen, sizes of hands");
    }
};

struct PuzzleMake {
    static constexpr std::string_view command = "puzzle.make";
    static constexpr std::string_view about =
        "A puzzle with one answer, proven, without a superfluous clue; its level is the reasoning that it takes.";
    puzzle::Key key;
    bool sealed = false, chain = false;

    static void fields(auto& f, auto& q)
    {
        fields_of_puzzle(f, q);
        f.may("sealed", q.sealed, "leave out the answer");
        f.may("chain", q.chain, "list all deductions");
    }

    struct Result {
        puzzle::Kind kind{};
        int level = 1;
        std::uint64_t number = 0;
        std::string line;
        PuzzleAsk ask;
        std::optional<PuzzleAnswer> answer;
        puzzle::Rule hardest{};
        int steps = 0;
        std::optional<std::vector<puzzle::Deduction>> chain;
        std::optional<std::vector<int>> hints;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("kind", r.kind, "of puzzle");
            f.must("level", r.level, "as asked for");
            f.must("number", r.number, "as asked for");
            f.must("line", r.line, "the game's line, which its screen opens");
            f.must("ask", r.ask, "the question");
            f.may("answer", r.answer, "the right one; missing if sealed");
            f.must("hardest", r.hardest, "rule of the chain");
            f.must("steps", r.steps, "of the chain");
            f.may("chain", r.chain, "with `chain`: from the line to the answer");
            f.may(
                "hints", r.hints,
                "with `chain`: its steps told as hints, from 0; after each but the last at least two answers are open");
        }
    };
};
Running<PuzzleMake> begin(const PuzzleMake&, Clock);

struct PuzzleCheck {
    static constexpr std::string_view command = "puzzle.check";
    static constexpr std::string_view about = "Whether an answer is right; else the first clue that it contradicts.";
    puzzle::Key key;
    PuzzleAnswer answer;

    static void fields(auto& f, auto& q)
    {
        fields_of_puzzle(f, q);
        f.must("answer", q.answer,
               "in the form that the puzzle asks for; liar: a code, a row, or both, as [\"row:2\",\"0123\"]");
    }

    struct Result {
        bool right = false;
        std::vector<std::string> contradicts;
        std::optional<std::vector<std::string>> wrong;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("right", r.right, "whether the answer is the puzzle's");
            f.must("contradicts", r.contradicts, "ids of the outline, never the answer; empty when right");
            f.may("wrong", r.wrong, "liar, of an answer with both: which of `row` and `code`");
        }
    };
};
Running<PuzzleCheck> begin(const PuzzleCheck&, Clock);

struct PuzzleHint {
    static constexpr std::string_view command = "puzzle.hint";
    static constexpr std::string_view about = "The next simplest deduction; only the last one leaves a single answer.";
    puzzle::Key key;
    int hints = 0;

    static void fields(auto& f, auto& q)
    {
        fields_of_puzzle(f, q);
        f.may("hints", q.hints, Whole{0, 1000}, "taken before");
    }

    struct Result {
        puzzle::Deduction hint;
        bool last = false;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            Described<puzzle::Deduction>::fields(f, r.hint);
            f.must("last", r.last, "whether it ends in the answer");
        }
    };
};
Running<PuzzleHint> begin(const PuzzleHint&, Clock);

struct PuzzleDay {
    static constexpr std::string_view command = "puzzle.day";
    static constexpr std::string_view about = "The five puzzles of a day, the same everywhere.";
    std::string date;

    static void fields(auto& f, auto& q) { f.must("date", q.date, "the local date, as `2027-02-14`"); }

    struct Result {
        std::vector<puzzle::Key> puzzles;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r) { f.must("puzzles", r.puzzles, "five of different kinds, easiest first"); }
    };
};
Running<PuzzleDay> begin(const PuzzleDay&, Clock);

} // namespace engine::request
