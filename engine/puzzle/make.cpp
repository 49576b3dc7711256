#include "engine/puzzle/make.hpp"
#include <algorithm>

namespace engine::puzzle {

MakeJob::MakeJob(const Key& key)
    : rng_(Rng(key.number).fork(static_cast<std::uint64_t>(key.kind) * 8 + key.level)), puzzle_{key, {}, {}, {}, {}}
{}

Step MakeJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && !done_; --units) {
        ++attempts_;
        puzzle_ = {puzzle_.key, {}, {}, {}, {}};
        done_ = generator(puzzle_.key.kind).attempt(puzzle_.key.level, rng_, puzzle_);
    }
    return done_ ? Step::done : Step::more;
}

Expected<Verdict, Error> check(const Puzzle& p, const Answer& answer) { return generator(p.key.kind).check(p, answer); }

} // namespace engine::puzzle
