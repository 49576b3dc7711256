#include "engine/codes/version_space/spaces.hpp"
#include <algorithm>
#include <utility>

namespace engine::codes::version_space {

SpaceSet::SpaceSet(const Rules& r, const Options& options) : rules_(r), options_(options) {}

void SpaceSet::resume(std::vector<Live> live)
{
    ENGINE_CHECK(!at_work_);
    live_ = std::move(live);
    rows_.clear();
    too_large_.reset();
}

void SpaceSet::begin(const Clue& clue, Count limit)
{
    ENGINE_CHECK(!at_work_);
    if (too_large_) return;
    clue_ = clue;
    limit_ = limit;
    truths_.clear();
    rows_.emplace_back();
    next_.clear();
    slot_ = 0;
    parent_ = 0;
    truth_ = 0;
    hypothesis_ = 0;
    prepared_ = false;
    at_work_ = true;
}

/// The hypotheses of every answer that may be the true one. True when they are there, or are too many.
bool SpaceSet::prepare(std::int64_t& units)
{
    const bool noisy = options_.noise.kind == Noise::Kind::lies ||
                       (options_.noise.kind == Noise::Kind::odds && options_.noise.eps > 0);
    const Slots slots(rules_);
    RowEffort& row = rows_.back();
    for (; slot_ < slots.count(); ++slot_) {
        const Feedback answer = slots.feedback(slot_);
        const bool lie = !(answer == clue_.answer);
        if ((lie && !noisy) || slot_ / (rules_.positions + 1) < answer.black || !possible(rules_, answer)) continue;
        if (!preparing_) preparing_.emplace(rules_, clue_.guess, answer, options_.cover);
        const auto before = preparing_->result().all.size();
        const Step inner = preparing_->step(Budget{units});
        units -= 1 + static_cast<std::int64_t>(preparing_->result().all.size() - before);
        if (inner == Step::more) return false;
        truths_.push_back({answer, lie, preparing_->take()});
        preparing_.reset();
        row.hypotheses += truths_.back().hypotheses.all.size();
        if (row.hypotheses > hypothesis_limit) {
            too_large_ = {TooLarge::What::work, row.hypotheses, hypothesis_limit};
            return true;
        }
    }
    if (const Count generated = times(live_.size(), row.hypotheses); generated > limit_)
        too_large_ = {TooLarge::What::work, generated, limit_};
    return true;
}

Death SpaceSet::apply(Space& space, const Hypotheses& all, const Hypothesis& h, Count& updates) const
{
    Death death = Death::none;
    if (asserts(rules_, h)) {
        ++updates;
        death = assert_values(rules_, space, h.positive);
    }
    for (const Literal& l : all.negatives(h)) {
        if (death != Death::none) break;
        ++updates;
        death = reject(rules_, space, l);
    }
    return death == Death::none ? matching_test(rules_, space) : death;
}

void SpaceSet::meet(const Live& from, std::uint32_t parent, const True& truth, std::uint32_t hypothesis)
{
    RowEffort& row = rows_.back();
    ++row.generated;
    const Hypothesis& h = truth.hypotheses.all[hypothesis];
    Live to{from.space, static_cast<std::uint8_t>(from.lies + truth.lie), parent, hypothesis, truth.answer};
    Count updates = 0;
    const Death death = apply(to.space, truth.hypotheses, h, updates);
    row.updates += options_.detection == Detection::early ? updates : h.negatives + asserts(rules_, h);
    ++row.died[static_cast<std::size_t>(death)];
    if (recording_) {
        branches_.resize(parent + 1);
        branches_[parent].push_back({hypothesis, truth.answer, death, static_cast<std::uint32_t>(updates),
                                     death == Death::none ? static_cast<std::int32_t>(next_.size()) : -1});
    }
    if (death == Death::none) next_.push_back(to);
}

Step SpaceSet::step(Budget budget)
{
    if (!at_work_) return Step::done;
    auto units = std::max<std::int64_t>(1, budget.units);
    if (!prepared_) {
        if (!prepare(units)) return Step::more;
        prepared_ = true;
        at_work_ = !too_large_;
        if (!at_work_) return Step::done;
        if (units <= 0) return Step::more;
    }
    const bool bounded = options_.noise.kind == Noise::Kind::lies;
    for (std::int64_t left = 64 * units; parent_ < live_.size(); ++parent_) {
        for (; truth_ < truths_.size(); ++truth_, hypothesis_ = 0) {
            if (bounded && truths_[truth_].lie && live_[parent_].lies >= options_.noise.lies) continue;
            for (; hypothesis_ < truths_[truth_].hypotheses.all.size(); ++hypothesis_) {
                if (left-- <= 0) return Step::more;
                meet(live_[parent_], parent_, truths_[truth_], hypothesis_);
            }
        }
        truth_ = 0;
        if (next_.size() > live_limit) {
            too_large_ = {TooLarge::What::work, next_.size(), live_limit};
            break;
        }
    }
    live_.swap(next_);
    next_.clear();
    truths_.clear();
    rows_.back().live = live_.size();
    at_work_ = false;
    return Step::done;
}

std::vector<std::vector<Branch>> SpaceSet::take_branches()
{
    recording_ = false;
    return std::exchange(branches_, {});
}

void SpaceSet::update(const Clue& clue)
{
    begin(clue);
    while (step(Budget{1 << 20}) == Step::more) {}
}

SpacesJob::SpacesJob(const Rules& r, std::vector<Clue> clues, const Options& options)
    : clues_(std::move(clues)), set_(r, options)
{}

Step SpacesJob::step(Budget budget)
{
    if (row_ == clues_.size() || too_large()) return Step::done;
    if (!begun_) set_.begin(clues_[row_]);
    begun_ = true;
    if (set_.step(budget) == Step::more) return Step::more;
    begun_ = false;
    ++row_;
    return row_ == clues_.size() || too_large() ? Step::done : Step::more;
}

Progress SpacesJob::progress() const
{
    return {static_cast<std::int64_t>(row_), static_cast<std::int64_t>(clues_.size())};
}

Integer without_pruning(std::span<const RowEffort> rows)
{
    Integer n = 1;
    for (const RowEffort& row : rows) n = n * Integer(static_cast<std::int64_t>(row.hypotheses));
    return n;
}

int collapsed_after(std::span<const RowEffort> rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].live == 0) return static_cast<int>(i) + 1;
    return 0;
}

} // namespace engine::codes::version_space
