#include "engine/codes/strategies/optimal.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/optimal/known.hpp"
#include "engine/codes/partition.hpp"

namespace engine::codes {

OptimalMoveJob::OptimalMoveJob(const Rules& r, std::vector<Clue> clues, const OptimalStrategy& strategy, std::uint64_t)
    : rules_(r), clues_(std::move(clues))
{
    const auto known = strategy.consistent ? std::nullopt : optimal::known_move(r, clues_);
    if (known) choice_.guess = *known;
    else if (!r.repeats && clues_.empty()) choice_.guess = spread_guess(r);
    else proof_.emplace(OptimalQuery{r, 0, strategy.max_nodes, clues_, strategy.consistent});
    choice_.possible = conflicts(rules_, clues_, choice_.guess).empty();
}

Step OptimalMoveJob::step(Budget budget)
{
    if (!proof_) return Step::done;
    if (proof_->step(budget) == Step::more) return Step::more;
    const OptimalResult& found = proof_->result();
    contradictory_ = found.secrets == 0;
    if (!found.proven) {
        too_large_ = {TooLarge::What::proof, found.secrets, found.nodes};
    } else if (!contradictory_) {
        const Code& guess = found.tree.front().guess;
        choice_ = {guess, conflicts(rules_, clues_, guess).empty(), found.nodes};
    }
    proof_.reset();
    return Step::done;
}

} // namespace engine::codes
