#pragma once
// formats.*: games in the formats of other programs: Gambit's .efg and .nfg, DIMACS, tables.
#include "engine/base/fraction.hpp"
#include "engine/formats/convert.hpp"
#include "engine/request/typed.hpp"
#include <vector>

namespace engine::request {

struct FormatsRead {
    static constexpr std::string_view command = "formats.read";
    static constexpr std::string_view about = "Reads a game in Gambit's formats, and says how Sagaz can open it.";
    std::string text;

    static void fields(auto& f, auto& q)
    {
        f.must("text", q.text, "of an .efg or .nfg file, or a line of the games matrix, trees, betting or cluedo");
    }

    struct Result {
        std::string format, title;
        std::vector<std::string> players;
        bool zero_sum = false;
        std::optional<Fraction> constant;
        std::optional<Count> nodes;
        std::optional<std::vector<Count>> strategies;
        std::optional<std::string> line, no_line, matrix, efg;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("format", r.format, "`efg`, `nfg`, or the first word of the line");
            f.must("title", r.title, "of the game; often empty");
            f.must("players", r.players, "their names");
            f.must("zero_sum", r.zero_sum, "whether the payoffs add up to 0 everywhere");
            f.may("constant", r.constant, "the payoffs' sum, if it is the same everywhere");
            f.may("nodes", r.nodes, "of a tree, leaves included");
            f.may("strategies", r.strategies, "of each player, in strategic form");
            f.may("line", r.line,
                  "a game's line that opens it; `constant` is then taken from the second player's payoffs");
            f.may("no_line", r.no_line, "why there is no line");
            f.may("matrix", r.matrix,
                  "where `line` shows information sets: the line of the reduced matrix, up to 10 × 10 strategies");
            f.may("efg", r.efg, "two players with a constant sum and perfect recall: the game for `extensive.solve`");
        }
    };
};
Running<FormatsRead> begin(const FormatsRead&, Clock);

struct FormatsWrite {
    static constexpr std::string_view command = "formats.write";
    static constexpr std::string_view about = "Writes a game in another format.";
    std::string line;
    formats::Format format = formats::Format::efg;

    static void fields(auto& f, auto& q)
    {
        f.must("line", q.line, "a game's line, `kuhn` or `one_card` with options, or the text of an .efg or .nfg file");
        f.must("format", q.format,
               OneOf<formats::Format>{"unknown_format", "$ must be efg, nfg, cnf, csv or txt.",
                                      "give efg, nfg, cnf, csv or txt"},
               "efg and nfg: Gambit's; cnf: DIMACS, of Cluedo; csv: a table; txt: a game's line");
    }

    struct Result {
        std::string text;
        std::optional<Fraction> constant;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("text", r.text, "of the file");
            f.may("constant", r.constant, "taken from the second player's payoffs, so that the line is zero-sum");
        }
    };
};
Running<FormatsWrite> begin(const FormatsWrite&, Clock);

} // namespace engine::request
