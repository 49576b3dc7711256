#include "engine/codes/strategies/version_space.hpp"
#include "engine/codes/partition.hpp"

namespace engine::codes {

using namespace version_space;

VersionSpaceJob::VersionSpaceJob(const Rules& r, std::vector<Clue> clues, const SpacesStrategy& strategy,
                                 std::uint64_t seed)
    : rules_(r), clues_(std::move(clues)), options_(strategy.options), draw_(Rng(seed).fork(clues_.size()))
{
    if (clues_.empty()) choice_ = {strategy.first ? *strategy.first : random_code(r, draw_), true, 0};
    else if (options_.noise.kind == Noise::Kind::none || options_.blind)
        spaces_.emplace(r, clues_, Options{options_.cover, Detection::early, {}});
    else listing_.emplace(r, std::span<const Clue>());
}

Step VersionSpaceJob::step(Budget budget)
{
    if (listing_ || suspects_) return step_noisy(budget);
    if (!spaces_) return Step::done;
    if (spaces_->step(budget) == Step::more) return Step::more;
    too_large_ = spaces_->too_large();
    contradictory_ = !too_large_ && spaces_->result().live().empty();
    if (!too_large_ && !contradictory_) {
        const auto guess = choose_code(spaces_->result(), options_, draw_);
        if (guess) choice_ = {*guess, conflicts(rules_, clues_, *guess).empty(), 0}; // may be no candidate
        else too_large_ = {TooLarge::What::candidates, overlap_limit + 1, overlap_limit};
    }
    spaces_.reset();
    return Step::done;
}

Step VersionSpaceJob::step_noisy(Budget budget)
{
    if (listing_) {
        if (listing_->step(budget) == Step::more) return Step::more;
        too_large_ = listing_->too_large();
        if (!too_large_) {
            const bool bounded = options_.noise.kind == Noise::Kind::lies;
            suspects_.emplace(rules_, listing_->take(), bounded ? options_.noise.lies : max_clues);
        }
        listing_.reset();
        return suspects_ ? Step::more : Step::done;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && row_ < clues_.size(); ++row_) {
        units -= static_cast<std::int64_t>(1 + suspects_->size() / 1000);
        suspects_->update(clues_[row_]);
    }
    if (row_ < clues_.size()) return Step::more;
    const Belief b = belief(suspects_->by_lies(), options_.noise, answer_count(rules_) - 1);
    contradictory_ = b.codes == 0;
    if (!contradictory_) choice_ = {choose_code(rules_, *suspects_, b, options_.tie, draw_), true, 0};
    suspects_.reset();
    return Step::done;
}

Progress VersionSpaceJob::progress() const
{
    if (spaces_) return spaces_->progress();
    return {static_cast<std::int64_t>(row_), static_cast<std::int64_t>(clues_.size())};
}

} // namespace engine::codes
