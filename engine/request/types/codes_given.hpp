#pragma once
// codes.value_tree, codes.static: strategies and sets of guesses that somebody gives.
#include "engine/request/types/strategy.hpp"

namespace engine::request {

/// Reports a board with more codes than a strategy in writing, or a set of guesses, may have.
void refuse_unreadable(const At& request, const codes::Rules&);
void refuse_unlisted(const At& request, const codes::Rules&);

struct CodesValueTree {
    static constexpr std::string_view command = "codes.value_tree";
    static constexpr std::string_view about =
        "A strategy in writing: its guesses over all secrets, or its first fault with its place.";
    codes::Rules rules;
    std::string tree;

    static void fields(auto& f, auto& q)
    {
        f.must("rules", q.rules, RulesText{}, "the board, of at most 65,536 codes");
        f.must("tree", q.tree, "as `sagaz optimal --tree` prints it, or {guess:{answer:then,…}}");
        f.check([&](const At& at) { refuse_unreadable(at, q.rules); });
    }

    struct Result {
        Count total = 0, games = 0;
        double mean = 0;
        Count max = 0;
        std::vector<Count> histogram;
        Count guesses = 0;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("total", r.total, {"over all secrets", "guesses"});
            f.must("games", r.games, "secrets");
            f.must("mean", r.mean, "guesses a secret");
            f.must("max", r.max, {"for one secret", "guesses"});
            f.must("histogram", r.histogram, "secrets found in 1, 2, 3… guesses");
            f.must("guesses", r.guesses, "guesses that the strategy has written down");
        }
    };
};
Running<CodesValueTree> begin(const CodesValueTree&, Clock);

struct CodesStatic {
    static constexpr std::string_view command = "codes.static";
    static constexpr std::string_view about = "How far guesses fixed beforehand tell the codes apart.";
    codes::Rules rules;
    std::vector<codes::Code> guesses;

    /// One to 64 codes.
    struct Guesses {
        const codes::Rules& rules;
        static std::string remedy() { return R"(give the guesses, as ["0001","0123"])"; }
        void read(const At&, const Json&, std::vector<codes::Code>&) const;
        Json write(const std::vector<codes::Code>&) const;
        void check(const At&, const std::vector<codes::Code>&) const;
        Schema schema() const;
    };
    static void fields(auto& f, auto& q)
    {
        f.must("rules", q.rules, RulesText{}, "the board, of at most 1,048,576 codes");
        f.must("guesses", q.guesses, Guesses{q.rules}, "at most 64");
        f.check([&](const At& at) { refuse_unlisted(at, q.rules); });
    }

    struct Result {
        codes::Rules rules;
        Count vectors = 0, of = 0;
        bool decides = false;
        Count largest = 0;
        std::optional<std::vector<codes::Code>> alike;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("vectors", r.vectors, "different vectors of answers over all codes");
            f.must("of", r.of, "codes");
            f.must("decides", r.decides, "whether the answers always leave one code");
            f.must("largest", r.largest, {"that share one vector, at most", "codes"});
            f.may("alike", r.alike, ListOf{CodeOf{r.rules}}, "not decided: two codes that give the same answers");
        }
    };
    Result blank() const
    {
        Result r;
        r.rules = rules;
        return r;
    }
};
Running<CodesStatic> begin(const CodesStatic&, Clock);

} // namespace engine::request
