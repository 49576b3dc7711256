#include "engine/codes/optimal/grade.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/known.hpp"
#include "engine/codes/optimal/totals.hpp"
#include <algorithm>

namespace engine::codes {

GradeJob::GradeJob(const GradeQuery& query) : query_(query)
{
    ENGINE_CHECK(can_be_proven(query.rules) && legal(query.rules, query.guess));
    divide();
    result_.candidates = before_.set.size();
    if (before_.set.empty()) {
        result_.proven = done_ = true;
        return;
    }
    look_up();
    if (next()) make_totals();
    else done_ = conclude();
}

GradeJob::~GradeJob() = default;
GradeJob::GradeJob(GradeJob&&) noexcept = default;
GradeJob& GradeJob::operator=(GradeJob&&) noexcept = default;

/// The candidates, and the parts in which the guess's answers leave them.
void GradeJob::divide()
{
    const std::vector<Code> codes = all_codes(query_.rules);
    const Slots slots(query_.rules);
    std::vector<Wanted> parts(static_cast<std::size_t>(slots.count()));
    for (std::size_t i = 0; i < codes.size(); ++i) {
        if (!conflicts(query_.rules, query_.history, codes[i]).empty()) continue;
        Wanted& part = parts[static_cast<std::size_t>(slots.of(feedback(query_.rules, query_.guess, codes[i])))];
        for (Wanted* its : {&before_, &part}) its->set.push_back(static_cast<optimal::Index>(i));
    }
    parts[static_cast<std::size_t>(slots.all_black())].set.clear(); // needs no further guess
    for (Wanted& part : parts)
        if (!part.set.empty()) parts_.push_back(std::move(part));
    std::stable_sort(parts_.begin(), parts_.end(),
                     [](const Wanted& a, const Wanted& b) { return a.set.size() < b.set.size(); });
    tells_nothing_ = parts_.size() == 1 && parts_.front().set.size() == before_.set.size();
    if (tells_nothing_) parts_.clear(); // the same set once more
}

/// What is known without a search.
void GradeJob::look_up()
{
    const std::vector<Code> codes = all_codes(query_.rules);
    const auto small = [&](Wanted& one) {
        if (one.set.size() > 2) return;
        one.total = one.set.size() == 1 ? 1 : 3;
        one.guess = codes[one.set.front()];
    };
    small(before_);
    for (Wanted& part : parts_) small(part);
    const auto tree = optimal::KnownTree::of(query_.rules);
    if (!tree) return;
    const auto look = [&](Wanted& one, std::span<const Clue> history) {
        const auto place = tree->follow(history);
        if (!place) return;
        one.total = tree->total(*place);
        one.guess = tree->guess(*place);
    };
    look(before_, query_.history);
    if (before_.total != 0 && tree->plays(query_.history, query_.guess)) { // as good as it gets
        best_possible_ = true;
        return;
    }
    std::vector<Clue> then = query_.history;
    then.push_back({query_.guess, {}});
    for (Wanted& part : parts_) {
        then.back().answer = feedback(query_.rules, query_.guess, codes[part.set.front()]);
        look(part, then);
    }
}

/// Goes to the next set whose total is not known; before_ is the last. False: there is none.
bool GradeJob::next()
{
    if (best_possible_) return false;
    while (at_ < parts_.size() && parts_[at_].total != 0) ++at_;
    return at_ < parts_.size() || before_.total == 0;
}

void GradeJob::make_totals()
{
    const std::size_t candidates = before_.set.size();
    switch (optimal::lane_bits(query_.rules)) {
    case 16:
        totals_ = std::make_unique<optimal::Totals<std::uint16_t>>(query_.rules, candidates);
        break;
    case 32:
        totals_ = std::make_unique<optimal::Totals<std::uint32_t>>(query_.rules, candidates);
        break;
    default:
        totals_ = std::make_unique<optimal::Totals<std::uint64_t>>(query_.rules, candidates);
    }
}

/// The least with the guess first, once all parts are known.
Count GradeJob::after() const
{
    if (best_possible_) return before_.total;
    Count sum = before_.set.size();
    if (tells_nothing_) return sum + before_.total;
    for (const Wanted& part : parts_) sum += part.total;
    return sum;
}

bool GradeJob::conclude()
{
    result_.proven = true;
    result_.before = before_.total;
    result_.after = after();
    ENGINE_CHECK(result_.after >= result_.before);
    result_.best = result_.after == result_.before ? query_.guess : before_.guess;
    return true;
}

Step GradeJob::step(Budget budget)
{
    for (std::int64_t i = 0; !done_ && (i == 0 || i < budget.units); ++i)
        std::visit([&](auto& totals) { done_ = advance(*totals); }, totals_);
    return done_ ? Step::done : Step::more;
}

/// A unit; true if it was the last one.
template <class Lane>
bool GradeJob::advance(optimal::Totals<Lane>& totals)
{
    const bool part = at_ < parts_.size();
    Wanted& wanted = part ? parts_[at_] : before_;
    if (!begun_) {
        optimal::Alike alike(query_.rules);
        for (const Clue& clue : query_.history) alike = alike.after(clue.guess);
        if (part) alike = alike.after(query_.guess);
        // before all answers nothing is better than after them
        const Count most = part || tells_nothing_ ? optimal::infeasible - 2 : after();
        totals.begin(wanted.set, static_cast<optimal::Cost>(most), std::move(alike));
        begun_ = true;
    }
    const Step step = totals.step();
    result_.nodes = totals.nodes();
    if (step == Step::more) return query_.max_nodes != 0 && result_.nodes >= query_.max_nodes;
    wanted.total = totals.total();
    wanted.guess = totals.guess();
    begun_ = false;
    return !next() && conclude();
}

Progress GradeJob::progress() const
{
    const auto known = [](const Wanted& one) { return one.total != 0; };
    const auto parts = std::count_if(parts_.begin(), parts_.end(), known);
    return {parts + (known(before_) ? 1 : 0), static_cast<std::int64_t>(parts_.size()) + 1};
}

} // namespace engine::codes
