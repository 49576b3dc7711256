#pragma once
// A strategy against many secrets. A deterministic strategy walks its game tree once, however many secrets there are; a
// random one plays game by game, each with its own generator, so results do not depend on the slicing.
#include "engine/codes/drawn_games.hpp"
#include "engine/codes/genetic_games.hpp"
#include "engine/codes/optimal_games.hpp"
#include "engine/codes/version_space/games.hpp"
#include <optional>
#include <variant>
#include <vector>

namespace engine::codes {

/// Walks the game tree of a deterministic strategy depth first; a node is a set of candidates with the same history.
/// Unit: about a thousand feedbacks.
class TreeWalk {
public:
    using Result = TournamentResult;
    /// Precondition: the strategy weighs. The query's own strategy is ignored.
    TreeWalk(const Rules&, const Strategy&, const TournamentQuery&);

    Step step(Budget);
    /// In games.
    Progress progress() const { return {static_cast<std::int64_t>(result_.games), total_}; }
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }
    Count feedbacks() const { return feedbacks_; }

private:
    struct Node {
        Candidates candidates;
        std::vector<std::uint32_t> places; // ranks of the candidates among all codes; empty = not tracked
        Symmetry symmetry{};               // symmetry of the guesses before
        int guesses = 0;                   // guesses before
    };
    void begin();
    void solved(int guesses, std::span<const std::uint32_t> places);
    bool somebody_plays(const Node&) const;
    void divide(Node node, const Code& guess);
    void tell_guesses();

    Rules rules_;
    Strategy strategy_;
    TournamentQuery query_;
    CandidatesJob listing_;
    bool listed_ = false;
    std::vector<Node> stack_;
    std::optional<WeighJob> job_; // chooses for stack_.back(), whose candidates it holds
    std::optional<TooLarge> too_large_;
    std::int64_t total_ = 0;
    Count feedbacks_ = 0;
    std::vector<Count> games_of_;            // games per secret, by rank; empty = one each
    std::vector<std::uint32_t> secret_of_;   // by game of the share, if recorded
    std::vector<std::uint16_t> guesses_for_; // by secret, if recorded
    TournamentResult result_;
};

/// Plays the consistent strategy game by game, drawing from the list on boards that can be listed. Unit: about a
/// thousand feedbacks or a diagram node.
class ConsistentGames {
public:
    using Result = TournamentResult;
    ConsistentGames(const Rules&, const std::optional<Code>& first, const TournamentQuery&);

    Step step(Budget);
    Progress progress() const { return {static_cast<std::int64_t>(result_.games), secrets_.games()}; }
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const
    {
        return secrets_.too_large() ? secrets_.too_large() : too_large_;
    }

private:
    void begin_game();
    void play(const Code& guess);
    bool listable() const { return !secrets_.all().empty(); }

    Rules rules_;
    std::optional<Code> first_;
    Secrets secrets_;
    // the game being played
    bool playing_ = false;
    Code secret_;
    Rng draw_;
    std::uint64_t game_seed_ = 0;
    int guesses_ = 0;
    Candidates left_;
    std::vector<Clue> clues_;
    std::optional<ConsistentJob> job_;
    std::optional<TooLarge> too_large_;
    TournamentResult result_;
};

class TournamentJob {
public:
    using Result = TournamentResult;
    TournamentJob(const Rules&, const TournamentQuery&);

    Step step(Budget budget)
    {
        return std::visit([&](auto& job) { return job.step(budget); }, job_);
    }
    Progress progress() const
    {
        return std::visit([](const auto& job) { return job.progress(); }, job_);
    }
    const Result& result() const
    {
        return std::visit([](const auto& job) -> const Result& { return job.result(); }, job_);
    }
    const std::optional<TooLarge>& too_large() const
    {
        return std::visit([](const auto& job) -> const std::optional<TooLarge>& { return job.too_large(); }, job_);
    }

private:
    std::variant<TreeWalk, ConsistentGames, version_space::Games, GeneticGames, DrawnGames<EvolutionaryStrategy>,
                 DrawnGames<SampledStrategy>, OptimalGames>
        job_;
};
static_assert(Job<TournamentJob>);

} // namespace engine::codes
