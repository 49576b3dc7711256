#pragma once
// codes.*: Mastermind, Picas & Fijas and other boards.
#include "engine/codes/optimal/tree.hpp"
#include "engine/codes/partition.hpp"
#include "engine/codes/rank.hpp"
#include "engine/request/types/strategy.hpp"

namespace engine::request {

inline constexpr std::uint64_t most_search_nodes = std::uint64_t{1} << 53;

/// An empty result whose codes are of this board.
template <class Result>
Result of_rules(const codes::Rules& rules)
{
    Result r;
    r.rules = rules;
    return r;
}

void fields_of_position(auto& f, auto& q)
{
    f.must("rules", q.rules, RulesText{}, "the board");
    f.may("history", q.history, History{q.rules}, "guesses with their answers");
}

template <>
struct Described<codes::Part> {
    static constexpr bool is_list = true;
    static void fields(auto& f, auto& p)
    {
        f.must("fijas", p.answer.black, "of this answer");
        f.must("picas", p.answer.white, "of this answer");
        f.must("codes", p.size, "candidates that give it");
    }
};

struct CodesAnswer {
    static constexpr std::string_view command = "codes.answer";
    static constexpr std::string_view about = "The answer of a secret to a guess.";
    codes::Rules rules;
    codes::Code secret, guess;

    static void fields(auto& f, auto& q)
    {
        f.must("rules", q.rules, RulesText{}, "the board");
        f.must("secret", q.secret, CodeOf{q.rules}, "a code");
        f.must("guess", q.guess, CodeOf{q.rules}, "a code");
    }

    struct Result {
        int fijas = 0, picas = 0;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("fijas", r.fijas, "right symbols in the right place");
            f.must("picas", r.picas, "right symbols elsewhere");
        }
    };
};
Running<CodesAnswer> begin(const CodesAnswer&, Clock);

struct CodesKnowledge {
    static constexpr std::string_view command = "codes.knowledge";
    static constexpr std::string_view about = "What a history leaves possible.";
    static constexpr Count max_list = 100'000; // about a megabyte
    codes::Rules rules;
    std::vector<codes::Clue> history;
    Count list = 0, offset = 0;
    bool prefixes = false, repairs = true;

    static void fields(auto& f, auto& q)
    {
        fields_of_position(f, q);
        f.may("list", q.list, Whole{0, max_list}, {"listed", "candidates"});
        f.may("offset", q.offset, Whole{0, Count{1} << 53}, {"left out before them", "candidates"});
        f.may("prefixes", q.prefixes, "count the candidates after each row");
        f.may("repairs", q.repairs, "if no candidate is left, search the rows to blame: seconds on a large board");
    }

    struct Result {
        codes::Rules rules;
        Count total = 0, consistent = 0;
        std::vector<std::vector<Count>> marginals;
        std::vector<codes::Code> codes;
        std::optional<std::vector<Count>> prefix_counts;
        std::optional<int> first_bad_prefix;
        std::optional<std::vector<std::vector<int>>> repairs;
        std::optional<bool> repairs_complete;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("total", r.total, "codes of the board");
            f.must("consistent", r.consistent, "candidates: codes that agree with every answer");
            f.must("marginals", r.marginals, "by position and symbol: candidates with this symbol there");
            f.must("codes", r.codes, ListOf{CodeOf{r.rules}}, "the candidates asked for, in order");
            f.may("prefix_counts", r.prefix_counts, "with `prefixes`: candidates after 0, 1, 2… rows");
            f.may("first_bad_prefix", r.first_bad_prefix,
                  "contradictory: length of the shortest contradictory beginning");
            f.may("repairs", r.repairs, "contradictory: all smallest sets of rows whose removal repairs it");
            f.may("repairs_complete", r.repairs_complete, "false: the work limit came before all repairs");
        }
    };
    Result blank() const { return of_rules<Result>(rules); }
};
Running<CodesKnowledge> begin(const CodesKnowledge&, Clock);

/// How a guess divides the candidates.
struct Division {
    std::vector<codes::Part> partition;
    Count consistent = 0, worst = 0;
    double expected_size = 0, bits = 0;
    Count parts = 0;
    bool possible = false;
    std::vector<int> conflicts;
    bool operator==(const Division&) const = default;

    static void fields(auto& f, auto& d)
    {
        f.must("partition", d.partition, "one entry for each answer that some candidate gives");
        f.must("consistent", d.consistent, "candidates before the guess");
        f.must("worst", d.worst, "candidates of the largest part");
        f.must("expected_size", d.expected_size, {"after the guess, on average", "candidates"});
        f.must("bits", d.bits, {"information of the answer", "bits"});
        f.must("parts", d.parts, "number of different answers");
        f.must("possible", d.possible, "whether the guess is a candidate");
        f.must("conflicts", d.conflicts, "rows that the guess contradicts");
    }
};

struct CodesPartition {
    static constexpr std::string_view command = "codes.partition";
    static constexpr std::string_view about = "How a guess divides the candidates.";
    codes::Rules rules;
    std::vector<codes::Clue> history;
    codes::Code guess;

    static void fields(auto& f, auto& q)
    {
        fields_of_position(f, q);
        f.must("guess", q.guess, CodeOf{q.rules}, "a code");
    }
    using Result = Division;
};
Running<CodesPartition> begin(const CodesPartition&, Clock);

struct CodesChoose {
    static constexpr std::string_view command = "codes.choose";
    static constexpr std::string_view about = "A strategy's next guess, and how it divides the candidates.";
    codes::Rules rules;
    std::vector<codes::Clue> history;
    codes::AnyStrategy strategy;
    std::optional<Count> max_nodes; // of `optimal`
    std::uint64_t seed = 0;

    static void fields(auto& f, auto& q)
    {
        fields_of_position(f, q);
        fields_of_strategy(f, q.rules, q.strategy);
        f.when(std::holds_alternative<codes::OptimalStrategy>(q.strategy), {"strategy", "optimal"}, [&] {
            f.may("max_nodes", q.max_nodes, Whole{1, most_search_nodes}, {"of the proof; missing: no limit", "nodes"});
        });
        f.may("seed", q.seed, Seed{}, "of strategies that draw");
    }

    struct Result : Division {
        codes::Rules rules;
        codes::Code guess;
        Count weighed = 0;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("guess", r.guess, CodeOf{r.rules}, "the strategy's guess");
            Division::fields(f, r);
            f.must("weighed", r.weighed, "guesses compared, one of each class; 0: no comparison was needed");
        }
    };
    Result blank() const { return of_rules<Result>(rules); }
};
Running<CodesChoose> begin(const CodesChoose&, Clock);

/// A score: a whole number where the criterion counts.
struct Score {
    bool is_whole;
    static void read(const At&, const Json&, double&);
    Json write(double) const;
    static Schema schema();
};

struct CodesRank {
    static constexpr std::string_view command = "codes.rank";
    static constexpr std::string_view about = "How good guesses are.";
    codes::Rules rules;
    std::vector<codes::Clue> history;
    codes::Criterion criterion = codes::Criterion::worst;
    std::optional<codes::Criterion> other;
    std::size_t top = 10;
    bool classes = false, shapes = false;
    std::optional<codes::Code> guess;

    /// "" is no criterion.
    struct OtherCriterion {
        static constexpr bool takes_optional = true;
        static void read(const At&, const Json&, std::optional<codes::Criterion>&);
        static Json write(const std::optional<codes::Criterion>&);
        static Schema schema();
    };
    static void fields(auto& f, auto& q)
    {
        fields_of_position(f, q);
        f.may("criterion", q.criterion,
              OneOf<codes::Criterion>{"unknown_criterion", "$ must be worst, expected_size, entropy or most_parts."},
              "by which guesses are ranked");
        f.may("other", q.other, OtherCriterion{}, "a second criterion, for `guess`");
        f.may("top", q.top, Whole{0, 10'000}, {"listed", "guesses"});
        f.may("classes", q.classes, "list one of each class of equivalent guesses");
        f.may("shapes", q.shapes, "list one of those that differ only by positions still alike");
        f.may("guess", q.guess, CodeOf{q.rules}, "a code to rank");
    }

    struct Ranked {
        codes::Code guess;
        double score = 0;
        bool possible = false;
        Count rank = 0, worst = 0;
        double bits = 0;
        std::optional<Count> alike;
        bool operator==(const Ranked&) const = default;
    };
    struct Result {
        codes::Rules rules;
        bool whole_scores = true;
        std::vector<Ranked> guesses;
        Count of = 0, best = 0;
        std::optional<Count> rank;
        std::optional<double> score;
        std::optional<Count> worst;
        std::optional<double> bits, expected_size;
        std::optional<Count> other_rank;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            const auto ranked = [&r](auto& each, auto& g) {
                each.must("guess", g.guess, CodeOf{r.rules}, "a code");
                each.must("score", g.score, Score{r.whole_scores}, "by the criterion");
                each.must("possible", g.possible, "whether it is a candidate");
                each.must("rank", g.rank, "1: best; ties share a rank");
                each.must("worst", g.worst, {"of the largest part", "candidates"});
                each.must("bits", g.bits, {"information of the answer", "bits"});
                each.may("alike", g.alike, "with `classes`: equivalent guesses, itself included");
            };
            f.must("guesses", r.guesses, ListOf{Of{ranked}}, "the best, in order");
            f.must("of", r.of, "number of guesses ranked");
            f.must("best", r.best, "guesses that share rank 1");
            f.may("rank", r.rank, "of `guess`");
            f.may("score", r.score, Score{r.whole_scores}, "of `guess`");
            f.may("worst", r.worst, {"of `guess`", "candidates"});
            f.may("bits", r.bits, {"of `guess`", "bits"});
            f.may("expected_size", r.expected_size, {"of `guess`", "candidates"});
            f.may("other_rank", r.other_rank, "of `guess` by `other`");
        }
    };
    Result blank() const
    {
        auto r = of_rules<Result>(rules);
        r.whole_scores = criterion == codes::Criterion::worst || criterion == codes::Criterion::most_parts;
        return r;
    }
};
Running<CodesRank> begin(const CodesRank&, Clock);

struct CodesPopulation {
    static constexpr std::string_view command = "codes.population";
    static constexpr std::string_view about = "The genetic algorithm's population before its guess is drawn.";
    codes::Rules rules;
    std::vector<codes::Clue> history;
    std::uint64_t seed = 0;
    std::size_t list = 12;
    codes::GeneticOptions options;

    static void fields(auto& f, auto& q)
    {
        fields_of_position(f, q);
        f.may("seed", q.seed, Seed{}, "as of codes.choose");
        f.may("list", q.list, Whole{0, codes::max_population}, {"listed", "codes"});
        f.may("options", q.options, Of{[](auto& of, auto& o) { fields_of_genetic(of, o); }}, "of the strategy genetic");
    }

    struct Member {
        codes::Code code;
        Count fits = 0;
        bool operator==(const Member&) const = default;
    };
    struct Result {
        codes::Rules rules;
        Count members = 0, before = 0, survivors = 0;
        int renewals = 0;
        bool renewed = false;
        std::vector<Count> fits;
        std::vector<Member> codes;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            const auto member = [&r](auto& of, auto& m) {
                of.must("code", m.code, CodeOf{r.rules}, "a member");
                of.must("fits", m.fits, {"that it agrees with", "answers"});
            };
            f.must("members", r.members, {"now", "codes"});
            f.must("before", r.before, {"before the last answer", "codes"});
            f.must("survivors", r.survivors, {"that the last answer left", "codes"});
            f.must("renewals", r.renewals, "new populations drawn so far");
            f.must("renewed", r.renewed, "whether the last answer left none");
            f.must("fits", r.fits, "members that agree with 0, 1, 2… answers");
            f.must("codes", r.codes, ListOf{Of{member}}, "different members, best first");
        }
    };
    Result blank() const { return of_rules<Result>(rules); }
};
Running<CodesPopulation> begin(const CodesPopulation&, Clock);

struct CodesTournament {
    static constexpr std::string_view command = "codes.tournament";
    static constexpr std::string_view about = "A strategy's number of guesses over many secrets.";
    codes::Rules rules;
    codes::AnyStrategy strategy;
    std::optional<Count> secrets; // none: every secret once
    std::uint64_t seed = 0;

    static void fields(auto& f, auto& q)
    {
        f.must("rules", q.rules, RulesText{}, "the board");
        fields_of_strategy(f, q.rules, q.strategy);
        f.must("secrets", q.secrets, Secrets{10'000'000}, "every secret once, or so many drawn with replacement");
        f.may("seed", q.seed, Seed{}, "of secrets and strategies");
    }
    using Result = GamesPlayed;
};
Running<CodesTournament> begin(const CodesTournament&, Clock);

/// {"guess","answers":[{"fijas","picas","guess","answers"}]}
struct StrategyTree {
    const codes::Rules& rules;
    void read(const At&, const Json&, codes::optimal::Tree&) const;
    Json write(const codes::optimal::Tree&) const;
    static Schema schema();
};

struct CodesOptimal {
    static constexpr std::string_view command = "codes.optimal";
    static constexpr std::string_view about = "A strategy with the fewest expected guesses, with proof.";
    codes::Rules rules;
    std::optional<int> max_guesses;
    std::optional<Count> max_nodes;
    bool consistent = false, tree = false;

    static void fields(auto& f, auto& q)
    {
        f.must("rules", q.rules, RulesText{}, "at most p4c10n, p4c8r, p5c5r");
        f.may("consistent", q.consistent, "every guess must be a candidate");
        f.may("max_guesses", q.max_guesses, Whole{1, 20}, {"for every secret; missing: no limit", "guesses"});
        f.may("max_nodes", q.max_nodes, Whole{1, most_search_nodes}, {"of the proof; missing: no limit", "nodes"});
        f.may("tree", q.tree, "give the strategy");
        f.check([&](const At& at) { refuse_unprovable(at, q.rules); });
    }

    struct Result {
        codes::Rules rules;
        Count total = 0, lower = 0, games = 0;
        double mean = 0;
        Count max = 0;
        std::vector<Count> histogram;
        Count nodes = 0;
        bool proven = false;
        std::optional<codes::optimal::Tree> tree;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("total", r.total, {"over all secrets; the least possible if `proven`", "guesses"});
            f.must("lower", r.lower, {"a proven lower bound of the least total", "guesses"});
            f.must("games", r.games, "secrets");
            f.must("mean", r.mean, "guesses a secret");
            f.must("max", r.max, {"of this strategy, for one secret", "guesses"});
            f.must("histogram", r.histogram, "secrets found in 1, 2, 3… guesses");
            f.must("nodes", r.nodes, "sets of candidates examined");
            f.must("proven", r.proven, "whether no strategy (with `consistent`: no consistent one) needs fewer");
            f.may("tree", r.tree, StrategyTree{r.rules}, "the strategy; a winning answer has no entry");
        }
    };
    Result blank() const { return of_rules<Result>(rules); }
};
Running<CodesOptimal> begin(const CodesOptimal&, Clock);

struct CodesGrade {
    static constexpr std::string_view command = "codes.grade";
    static constexpr std::string_view about = "How many guesses a guess loses against optimal play.";
    codes::Rules rules;
    std::vector<codes::Clue> history;
    codes::Code guess;
    Count max_nodes = 100'000; // some seconds in the page; second guesses of Picas & Fijas need up to this many

    static void fields(auto& f, auto& q)
    {
        fields_of_position(f, q);
        f.must("guess", q.guess, CodeOf{q.rules}, "a code");
        f.may("max_nodes", q.max_nodes, Whole{1, most_search_nodes}, {"of the search", "nodes"});
        f.check([&](const At& at) { refuse_unprovable(at, q.rules); });
    }

    struct Result {
        codes::Rules rules;
        Count candidates = 0;
        bool proven = false;
        Count nodes = 0;
        std::optional<Count> before, after;
        std::optional<double> lost;
        std::optional<codes::Code> best;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("candidates", r.candidates, "before the guess");
            f.must("proven", r.proven, "whether both totals are known");
            f.must("nodes", r.nodes, "sets of candidates examined");
            f.may("before", r.before,
                  {"the least total over all candidates; this and the next if `proven`", "guesses"});
            f.may("after", r.after, {"the least total with `guess` first", "guesses"});
            f.may("lost", r.lost, "guesses lost a candidate: (after − before) / candidates");
            f.may("best", r.best, CodeOf{r.rules}, "a guess that needs no more than `before`");
        }
    };
    Result blank() const { return of_rules<Result>(rules); }
};
Running<CodesGrade> begin(const CodesGrade&, Clock);

} // namespace engine::request
