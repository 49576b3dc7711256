#pragma once
// lab.*: strategies on the same secrets, and the source documents' tables.
#include "engine/lab/compare.hpp"
#include "engine/lab/reproduce.hpp"
#include "engine/request/types/strategy.hpp"
#include <map>

namespace engine::request {

template <>
struct Described<codes::Share> {
    static constexpr bool is_list = false;
    static void fields(auto& f, auto& s)
    {
        f.must("of", s.of, Whole{1, lab::max_shares}, "number of shares");
        f.must("index", s.index, Whole{0, s.of - 1, "0…of − 1"}, "this share plays the games index, index + of, …");
    }
};

/// A strategy, and its options in the request's own words if it came as JSON; the reply repeats them.
struct Compared {
    codes::AnyStrategy strategy;
    std::optional<std::string> asked; // JSON
    bool operator==(const Compared& other) const { return strategy == other.strategy; }
};
/// A name, or {"strategy","options"}.
struct ComparedOf {
    const codes::Rules& rules;
    void read(const At&, const Json&, Compared&) const;
    Json write(const Compared&) const;
    Schema schema() const;
};
/// 1 to 8 of them.
struct ComparedList {
    const codes::Rules& rules;
    void read(const At&, const Json&, std::vector<Compared>&) const;
    Json write(const std::vector<Compared>&) const;
    void check(const At&, const std::vector<Compared>&) const;
    static void check_size(const At&, std::size_t);
    static std::string remedy();
    Schema schema() const;
};

struct LabCompare {
    static constexpr std::string_view command = "lab.compare";
    static constexpr std::string_view about = "Several strategies on the same secrets, whole or a share of the games.";
    codes::Rules rules;
    std::vector<Compared> strategies;
    std::optional<Count> secrets; // none: every secret once
    std::uint64_t seed = 0;
    codes::Share share;
    bool games = false;

    static void fields(auto& f, auto& q)
    {
        f.must("rules", q.rules, RulesText{}, "the board");
        f.must("strategies", q.strategies, ComparedList{q.rules}, "each a name or an object");
        f.must("secrets", q.secrets, Secrets{lab::max_compared_games},
               "every secret once, or so many drawn with replacement");
        f.may("seed", q.seed, Seed{}, "of secrets and strategies");
        f.may("share", q.share, "play a part of the games, for workers");
        f.may("games", q.games, "list each game's guesses");
    }
    lab::CompareQuery query() const;

    struct Row {
        std::string strategy;
        std::optional<std::string> options; // JSON
        GamesPlayed played;
        std::optional<bool> stderr_at_most;
        std::optional<std::vector<std::optional<int>>> guesses;
        std::optional<codes::Share> share;
        bool operator==(const Row&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("strategy", r.strategy, "as in the request");
            f.may("options", r.options, AnyJson{}, "as in the request");
            GamesPlayed::fields(f, r.played);
            f.may("stderr_at_most", r.stderr_at_most,
                  "true: every secret was played by a strategy that draws, so `stderr` is an upper bound");
            f.may("guesses", r.guesses, "with `games`: of game index, index + of, …; null: unfinished");
            f.may("share", r.share, "with `games`: the share that was played");
        }
    };
    struct Pair {
        int a = 0, b = 0;
        Count games = 0;
        std::optional<double> difference, standard_error;
        std::optional<bool> stderr_at_most;
        bool operator==(const Pair&) const = default;

        static void fields(auto& f, auto& p)
        {
            f.must("a", p.a, "a row");
            f.must("b", p.b, "a later row");
            f.must("games", p.games, "that both finished");
            f.must("difference", p.difference, {"mean by which row `a` exceeds row `b`, secret by secret", "guesses"});
            f.must("stderr", p.standard_error, {"of the difference", "guesses"});
            f.may("stderr_at_most", p.stderr_at_most, "true: `stderr` is an upper bound");
        }
    };
    struct Result {
        Count games = 0;
        std::vector<Row> rows;
        std::vector<Pair> pairs;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("games", r.games, "of all shares together");
            f.must("rows", r.rows, "in the request's order");
            f.must("pairs", r.pairs, "each two rows");
        }
    };
};
Running<LabCompare> begin(const LabCompare&, Clock);

struct LabReproduce {
    static constexpr std::string_view command = "lab.reproduce";
    static constexpr std::string_view about = "The source documents' tables: printed values beside ours.";
    lab::Table table{};
    std::optional<Count> games;
    std::uint64_t seed = 0;

    static constexpr OneOf<lab::Table> table_name{
        "unknown_table",
        "There is no table %; known tables are 000.5.1, 000.5.2, 001.4.1, 001.4.2, spaces.examples, spaces.memory.",
        "known tables are 000.5.1, 000.5.2, 001.4.1, 001.4.2, spaces.examples, spaces.memory", lab::tables};

    static void fields(auto& f, auto& q)
    {
        f.must("table", q.table, table_name, "of source 000 or 001");
        f.may("games", q.games, Whole{1, 1'000'000}, "of a strategy that draws; missing: 20,000, of 001.4.2 100");
        f.may("seed", q.seed, Seed{}, "of secrets and strategies");
    }

    struct Printed {
        std::optional<int> games;
        double mean = 0;
        std::optional<double> sd;
        std::optional<int> min, max;
        bool operator==(const Printed&) const = default;

        static void fields(auto& f, auto& p)
        {
            f.must("games", p.games, "null: not printed, here and below");
            f.must("mean", p.mean, {"a game", "guesses"});
            f.must("sd", p.sd, "standard deviation");
            f.must("min", p.min, {"the fewest", "guesses"});
            f.must("max", p.max, {"the most", "guesses"});
        }
    };
    struct Ours {
        Count games = 0;
        double mean = 0, sd = 0;
        int min = 0, max = 0;
        std::vector<Count> histogram;
        std::optional<Count> unfinished;
        bool operator==(const Ours&) const = default;

        static void fields(auto& f, auto& o)
        {
            f.must("games", o.games, "played");
            f.must("mean", o.mean, {"a game", "guesses"});
            f.must("sd", o.sd, "standard deviation");
            f.must("min", o.min, {"the fewest", "guesses"});
            f.must("max", o.max, {"the most", "guesses"});
            f.must("histogram", o.histogram, "games won in 1, 2, 3… guesses");
            f.may("unfinished", o.unfinished, "of the genetic algorithm: games given up after 2000 guesses");
        }
    };
    struct Games {
        std::string strategy;
        Printed printed;
        Ours ours;
        double standard_error = 0;
        bool agrees = false;
        std::optional<codes::GeneticOptions> options;
        std::optional<std::string> note;
        bool operator==(const Games&) const = default;

        static void fields(auto& f, auto& g)
        {
            f.must("strategy", g.strategy, "its name");
            f.must("printed", g.printed, "in the source");
            f.must("ours", g.ours, "computed");
            f.must("stderr", g.standard_error, {"of our mean", "guesses"});
            f.must("agrees", g.agrees, "whether the means are less than three standard errors apart");
            f.may("options", g.options, Of{[](auto& of, auto& o) { fields_of_operators(of, o); }},
                  "of the genetic algorithm");
            f.may("note", g.note, "why they do not agree");
        }
    };
    /// A number of the source's worked examples.
    struct Figure {
        std::string example, section, what;
        std::optional<double> printed;
        double ours = 0;
        int standard_error = 0;
        bool erratum = false;
        std::optional<int> answers;
        bool operator==(const Figure&) const = default;

        static void fields(auto& f, auto& g)
        {
            f.must("example", g.example, "of the source");
            f.must("section", g.section, "of the source");
            f.must("what", g.what, "is counted");
            f.must("printed", g.printed, "null: not printed");
            f.must("ours", g.ours, "computed");
            f.must("stderr", g.standard_error, "0: exact");
            f.must("erratum", g.erratum, "whether the printed number is wrong");
            f.may("answers", g.answers, "after so many answers");
        }
    };
    struct Storage {
        double concepts = 0, literals = 0, words = 0;
        std::optional<double> concepts_without_repeats, literals_without_repeats;
        bool operator==(const Storage&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("concepts", s.concepts, "stored");
            f.must("literals", s.literals, "stored");
            f.must("words", s.words, "stored");
            f.may("concepts_without_repeats", s.concepts_without_repeats, "that give no symbol twice");
            f.may("literals_without_repeats", s.literals_without_repeats, "of those");
        }
    };
    struct Spaces {
        double no_pruning = 0, generated = 0, live = 0;
        Count most_live = 0;
        double codes = 0;
        Storage l, l2;
        bool operator==(const Spaces&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("no_pruning", s.no_pruning, "spaces without dropping empty ones");
            f.must("generated", s.generated, "spaces by the answer");
            f.must("live", s.live, "spaces that hold a code");
            f.must("most_live", s.most_live, "in one game");
            f.must("codes", s.codes, "left");
            f.must("L", s.l, "in the language L");
            f.must("L2", s.l2, "in the language L2");
        }
    };
    struct SpacesError {
        double no_pruning = 0, generated = 0, live = 0;
        bool operator==(const SpacesError&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("no_pruning", s.no_pruning, "of the mean");
            f.must("generated", s.generated, "of the mean");
            f.must("live", s.live, "of the mean");
        }
    };
    /// Means over the games still running after this answer.
    struct Memory {
        std::string rules;
        int answers = 0;
        std::optional<double> printed;
        Count games = 0;
        Spaces ours;
        SpacesError standard_error;
        bool operator==(const Memory&) const = default;

        static void fields(auto& f, auto& m)
        {
            f.must("rules", m.rules, "the board");
            f.must("answers", m.answers, "after so many");
            f.must("printed", m.printed, "null: the source prints none");
            f.must("games", m.games, "that got this far");
            f.must("ours", m.ours, "means over them");
            f.must("stderr", m.standard_error, "of the means");
        }
    };
    struct PerGame {
        std::string rules;
        Count games = 0;
        double generated = 0, updates_early = 0, updates_late = 0;
        std::map<std::string, double> died;
        bool operator==(const PerGame&) const = default;

        static void fields(auto& f, auto& g)
        {
            f.must("rules", g.rules, "the board");
            f.must("games", g.games, "played");
            f.must("generated", g.generated, "spaces a game");
            f.must("updates_early", g.updates_early, "examples applied a game, with early detection");
            f.must("updates_late", g.updates_late, "the same without");
            f.must("died", g.died, "spaces a game by the contradiction that ended them");
        }
    };

    struct Result {
        lab::Table table{};
        std::vector<Games> games;
        std::vector<Figure> figures;
        std::vector<Memory> memory;
        std::vector<PerGame> per_game;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            using lab::Table;
            f.must("table", r.table, table_name, "as asked for");
            const bool examples = r.table == Table::spaces_examples, memory = r.table == Table::spaces_memory;
            f.when(!examples && !memory, {"table", "000.5.1, 000.5.2, 001.4.1, 001.4.2"},
                   [&] { f.must("rows", r.games, "one a strategy and setting"); });
            f.when(examples, {"table", "spaces.examples"}, [&] { f.must("rows", r.figures, "one a number"); });
            f.when(memory, {"table", "spaces.memory"}, [&] {
                f.must("rows", r.memory, "one a board and number of answers");
                f.must("per_game", r.per_game, "means over whole games, one a board");
            });
        }
    };
};
Running<LabReproduce> begin(const LabReproduce&, Clock);

} // namespace engine::request
