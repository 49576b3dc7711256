#include "engine/codes/strategies/evolutionary.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/guesses.hpp"
#include <algorithm>
#include <cstdlib>
#include <limits>

namespace engine::codes {
namespace {

/// In hundredths; as in the paper.
constexpr std::uint64_t mutates = 3, swaps = 3, inverts = 2;

} // namespace

EvolutionaryJob::EvolutionaryJob(const Rules& r, std::vector<Clue> clues, const EvolutionaryStrategy& strategy,
                                 std::uint64_t seed)
    : rules_(r), clues_(std::move(clues)), options_(strategy.options), rng_(Rng(seed).fork(clues_.size())), slots_(r)
{
    if (clues_.empty()) {
        choice_ = {strategy.first ? *strategy.first : spread_guess(r), true, 0};
        done_ = true;
        return;
    }
    for (const Clue& clue : clues_) guesses_.push_back(pack(r, clue.guess));
    for (int i = 0; i < options_.population; ++i) members_.push_back(member(random_code(r, rng_)));
    collect();
}

EvolutionaryJob::Member EvolutionaryJob::member(const Code& code)
{
    const Packed packed = pack(rules_, code);
    int fitness = 0;
    for (std::size_t i = 0; i < clues_.size(); ++i) {
        const Feedback its = slots_.feedback(slots_.slot(guesses_[i], packed));
        fitness += std::abs(its.black - clues_[i].answer.black) + std::abs(its.white - clues_[i].answer.white);
    }
    return {code, fitness};
}

void EvolutionaryJob::collect()
{
    for (const Member& m : members_) {
        if (m.fitness > 0 || static_cast<int>(eligible_.size()) == options_.eligible) continue;
        const auto at = std::lower_bound(eligible_.begin(), eligible_.end(), m.code);
        if (at == eligible_.end() || *at != m.code) eligible_.insert(at, m.code);
    }
}

/// The better of two.
const Code& EvolutionaryJob::parent()
{
    const Member& one = members_[rng_.index(members_.size())];
    const Member& other = members_[rng_.index(members_.size())];
    return other.fitness < one.fitness ? other.code : one.code;
}

/// Without repeats, a symbol that is there already becomes one that is not.
void EvolutionaryJob::make_legal(Code& code)
{
    if (rules_.repeats) return;
    std::uint32_t used = 0, free = (std::uint32_t{1} << rules_.symbols) - 1;
    for (int i = 0; i < rules_.positions; ++i) free &= ~(std::uint32_t{1} << code.symbol[i]);
    for (int i = 0; i < rules_.positions; ++i) {
        if ((used >> code.symbol[i] & 1) != 0) {
            auto skip = rng_.below(static_cast<std::uint64_t>(std::popcount(free)));
            std::uint32_t rest = free;
            for (; skip > 0; --skip) rest &= rest - 1;
            code.symbol[i] = static_cast<std::uint8_t>(std::countr_zero(rest));
            free &= ~(std::uint32_t{1} << code.symbol[i]);
        }
        used |= std::uint32_t{1} << code.symbol[i];
    }
}

Code EvolutionaryJob::child()
{
    Code code = parent();
    const Code& other = parent();
    const std::size_t n = rules_.positions;
    // One cut or two, equally often: what lies beyond the first, or between them, is the other's.
    std::size_t from = rng_.index(n), to = n;
    if (rng_.below(2) == 0) to = rng_.index(n);
    if (from > to) std::swap(from, to);
    for (std::size_t i = from; i < to; ++i) code.symbol[i] = other.symbol[i];
    if (rng_.below(100) < mutates) {
        const std::size_t at = rng_.index(n);
        code.symbol[at] = static_cast<std::uint8_t>(rng_.below(rules_.symbols));
    }
    if (rng_.below(100) < swaps) {
        const std::size_t one = rng_.index(n), two = rng_.index(n);
        std::swap(code.symbol[one], code.symbol[two]);
    }
    if (rng_.below(100) < inverts) {
        std::size_t one = rng_.index(n), two = rng_.index(n);
        if (one > two) std::swap(one, two);
        std::reverse(code.symbol.begin() + one, code.symbol.begin() + two + 1);
    }
    make_legal(code);
    return code;
}

/// The next generation; a code that is in it already gives way to one drawn anew.
void EvolutionaryJob::breed()
{
    std::vector<Member> next;
    std::vector<Code> seen;
    for (int i = 0; i < options_.population; ++i) {
        Code code = child();
        auto at = std::lower_bound(seen.begin(), seen.end(), code);
        if (at != seen.end() && *at == code) {
            code = random_code(rules_, rng_);
            at = std::lower_bound(seen.begin(), seen.end(), code);
        }
        seen.insert(at, code);
        next.push_back(member(code));
    }
    members_ = std::move(next);
    ++generation_;
    collect();
}

void EvolutionaryJob::choose()
{
    Candidates sample;
    for (const Code& code : eligible_) sample.push_back(pack(rules_, code));
    auto least = std::numeric_limits<std::int64_t>::max();
    for (const Code& code : eligible_) {
        const std::int64_t key = order_key(Criterion::expected_size, partition_of(rules_, sample, code));
        if (key >= least) continue;
        least = key;
        choice_ = {code, true, sample.size()};
    }
}

Step EvolutionaryJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && !done_; --units) {
        if (exact_) {
            if (exact_->step(Budget{units * 100}) == Step::more) return Step::more;
            choice_ = exact_->result();
            contradictory_ = !exact_->too_large() && !choice_.possible;
            done_ = true;
        } else if (static_cast<int>(eligible_.size()) == options_.eligible ||
                   (generation_ >= options_.generations && !eligible_.empty())) {
            choose();
            done_ = true;
        } else if (generation_ == 10 * options_.generations) {
            exact_.emplace(rules_, clues_, rng_.next());
        } else {
            breed();
        }
    }
    return done_ ? Step::done : Step::more;
}

Progress EvolutionaryJob::progress() const
{
    const Progress exact = exact_ ? exact_->progress() : Progress{};
    return {generation_ + exact.done, exact_ ? generation_ + exact.total : std::int64_t{10} * options_.generations};
}

} // namespace engine::codes
