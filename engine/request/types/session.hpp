#pragma once
// session.end: a game's line, played again.
#include "engine/codes/strategies/strategy.hpp"
#include "engine/request/typed.hpp"
#include "engine/request/types/search.hpp"
#include "engine/search/exercise.hpp"
#include <vector>

namespace engine::request {

struct SessionEnd {
    static constexpr std::string_view command = "session.end";
    static constexpr std::string_view about = "Plays a game's line again and says where it ends.";
    std::string line;

    static void fields(auto& f, auto& q)
    {
        f.must("line", q.line, "of a game, as in a link");
        f.check([&](const At& at) { q.check_line(at); });
    }
    void check_line(const At&) const;

    struct Row {
        std::string guess;
        int fijas = 0, picas = 0;
        bool operator==(const Row&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("guess", r.guess, "in symbols");
            f.must("fijas", r.fijas, "right symbols in the right place");
            f.must("picas", r.picas, "right symbols elsewhere");
        }
    };

    struct FirstTry {
        int right = 0, asked = 0;
        bool operator==(const FirstTry&) const = default;

        static void fields(auto& f, auto& t)
        {
            f.must("right", t.right, "values, windows and pruned edges right at the first check that had them");
            f.must("asked", t.asked, "of how many");
        }
    };

    /// A wrong answer of alpha-beta by hand.
    struct Mistake {
        NodePath node;
        search::MistakeKind kind = search::MistakeKind::missing_prune;
        bool operator==(const Mistake&) const = default;

        static void fields(auto& f, auto& m)
        {
            f.must("node", m.node, "where");
            f.must("kind", m.kind, "as in search.grade");
        }
    };

    struct Result {
        std::string game, task;
        int moves = 0;
        bool over = false;
        std::optional<bool> won;
        std::optional<std::string> rules;
        std::optional<std::vector<Row>> rows;
        std::optional<codes::Criterion> criterion;
        std::optional<FirstTry> first_try;
        std::optional<std::vector<Mistake>> mistakes;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("game", r.game, "the line's first word");
            f.must("task", r.task, "the line without its moves: rules, players and seed");
            f.must("moves", r.moves, "guesses of a code game, else events of the line");
            f.must("over", r.over, "false also for a game that has no end");
            f.may("won", r.won,
                  "once it is over: by the person, of two people as the screen counts it; missing: a draw");
            f.may("rules", r.rules, "of a code game that the player guesses");
            f.may("rows", r.rows, "its guesses with the answers of the secret, as in a history");
            f.may("criterion", r.criterion, "by which its strategy weighs guesses");
            f.may("first_try", r.first_try, "of alpha-beta by hand");
            f.may("mistakes", r.mistakes,
                  "of alpha-beta by hand: what its checks have found wrong, each kind at a node once");
        }
    };
};
Running<SessionEnd> begin(const SessionEnd&, Clock);

} // namespace engine::request
