#include "engine/concepts/ask.hpp"
#include <algorithm>
#include <bit>
#include <cmath>

namespace engine::concepts {
namespace {

constexpr std::size_t at_once = 1'000; // concepts of L2 in a unit

/// Slot i of a concept of L: the value, or their number for `*`.
unsigned slot(const Shape& s, const Concept& c, int i)
{
    return is_any(s, c, i) ? s.values[i] : static_cast<unsigned>(std::countr_zero(allowed(c, i)));
}

} // namespace

double bits(Count accept, Count of)
{
    if (accept == 0 || accept >= of) return 0;
    const double p = static_cast<double>(accept) / static_cast<double>(of);
    const double q = static_cast<double>(of - accept) / static_cast<double>(of);
    return -(p * std::log2(p) + q * std::log2(q));
}

double mean_bits(const Question& q)
{
    double sum = 0;
    Count n = 0;
    for (const Split& s : q.splits) {
        sum += static_cast<double>(s.instances) * bits(s.accept, q.of);
        n += s.instances;
    }
    return n == 0 ? 0 : sum / static_cast<double>(n);
}

AskJob::AskJob(Space space, int k) : space_(std::move(space)), k_(k)
{
    const Shape& s = space_.shape();
    question_.of = space_.size(k);
    if (space_.language() == Language::l2) {
        space_.each_stored([&](const Concept& c, int errors) {
            if (errors <= k) members_.push_back(c);
        });
        accepts_.resize(static_cast<std::size_t>(instance_count(s)));
        total_ = static_cast<std::int64_t>(members_.size() / at_once + 1);
        return;
    }
    total_ = std::int64_t{s.values[0]} * s.values[1];
    const bool others = space_.positives() <= k;
    space_.each_stored([&](const Concept& c, int errors) {
        if ((errors <= k) == others) return;
        std::uint32_t rest = 0;
        for (int i = 2; i < s.attributes; ++i) rest = rest * (s.values[i] + 1u) + slot(s, c, i);
        changes_.push_back({static_cast<std::uint8_t>(slot(s, c, 0)), static_cast<std::uint8_t>(slot(s, c, 1)), rest,
                            others ? -1 : 1});
    });
}

void AskJob::meet(Count rank, Count accept)
{
    if (last_ < met_.size() && met_[last_].accept == accept) {
        ++met_[last_].instances;
        return;
    }
    const auto at = std::lower_bound(met_.begin(), met_.end(), accept,
                                     [](const Split& s, Count wanted) { return s.accept < wanted; });
    last_ = static_cast<std::size_t>(at - met_.begin());
    if (at == met_.end() || at->accept != accept) met_.insert(at, {accept, 1, rank});
    else ++at->instances;
}

void AskJob::prefix(std::int64_t number)
{
    const Shape& s = space_.shape();
    const auto first = static_cast<unsigned>(number) / s.values[1],
               second = static_cast<unsigned>(number) % s.values[1];
    std::size_t size = 1;
    for (int i = 2; i < s.attributes; ++i) size *= s.values[i] + 1u;
    // Four concepts of each rest accept these two values: both given, one, or none.
    sums_.assign(size, space_.positives() <= k_ ? 4 : 0);
    for (const Change& c : changes_)
        if ((c.first == first || c.first == s.values[0]) && (c.second == second || c.second == s.values[1]))
            sums_[c.rest] += static_cast<std::uint32_t>(c.by); // modulo 2^32; the sum is not negative
    // Slot by slot, an instance's value takes the concepts with that value and those with `*`.
    std::size_t outer = 1, inner = size;
    for (int i = 2; i < s.attributes; ++i) {
        const std::size_t n = s.values[i];
        inner /= n + 1;
        std::size_t to = 0;
        for (std::size_t o = 0; o < outer; ++o) {
            const std::size_t from = o * (n + 1) * inner, stars = from + n * inner;
            for (std::size_t v = 0; v < n; ++v)
                for (std::size_t j = 0; j < inner; ++j) sums_[to++] = sums_[from + v * inner + j] + sums_[stars + j];
        }
        outer *= n;
    }
    for (std::size_t j = 0; j < outer; ++j) meet(static_cast<Count>(number) * outer + j, sums_[j]);
}

void AskJob::concepts(std::size_t from)
{
    const Shape& s = space_.shape();
    for (std::size_t m = from; m < std::min(members_.size(), from + at_once); ++m) {
        std::array<unsigned, max_attributes> left{}; // an odometer over the concept's instances
        for (int i = 0; i < s.attributes; ++i) left[i] = allowed(members_[m], i);
        for (int i = 0; i >= 0;) {
            std::size_t rank = 0;
            for (int a = 0; a < s.attributes; ++a)
                rank = rank * s.values[a] + static_cast<unsigned>(std::countr_zero(left[a]));
            ++accepts_[rank];
            for (i = s.attributes - 1; i >= 0; --i) {
                left[i] &= left[i] - 1;
                if (left[i] != 0) break;
                left[i] = allowed(members_[m], i);
            }
        }
    }
}

Step AskJob::step(Budget budget)
{
    for (std::int64_t units = 0; done_ < total_ && (units < budget.units || units == 0); ++units, ++done_)
        if (space_.language() == Language::l) prefix(done_);
        else concepts(static_cast<std::size_t>(done_) * at_once);
    if (done_ < total_) return Step::more;
    if (question_.splits.empty()) end();
    return Step::done;
}

void AskJob::end()
{
    for (std::size_t rank = 0; rank < accepts_.size(); ++rank) meet(rank, accepts_[rank]);
    const auto from_half = [&](const Split& s) {
        const Count twice = 2 * s.accept;
        return twice < question_.of ? question_.of - twice : twice - question_.of;
    };
    question_.splits = met_;
    std::stable_sort(question_.splits.begin(), question_.splits.end(),
                     [&](const Split& a, const Split& b) { return from_half(a) < from_half(b); });
    const Split* best = &question_.splits[0];
    if (question_.splits.size() > 1 && from_half(question_.splits[1]) == from_half(*best) &&
        question_.splits[1].first < best->first)
        best = &question_.splits[1];
    question_.best = best->first;
    question_.accept = best->accept;
}

} // namespace engine::concepts
