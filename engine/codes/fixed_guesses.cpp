#include "engine/codes/fixed_guesses.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes {

FixedGuessesJob::FixedGuessesJob(const Rules& rules, std::span<const Code> guesses) : rules_(rules), divider_(rules)
{
    ENGINE_CHECK(code_count(rules) <= max_listed);
    for (const Code& guess : guesses) guesses_.push_back(pack(rules, guess));
    codes_ = all_packed(rules);
    result_.of = codes_.size();
    open_.push_back({0, static_cast<std::uint32_t>(codes_.size())});
}

Step FixedGuessesJob::step(Budget budget)
{
    for (std::int64_t i = 0; i < std::max<std::int64_t>(1, budget.units); ++i) {
        if (open_.empty() && at_ < guesses_.size()) {
            ++at_;
            std::swap(open_, next_);
        }
        if (at_ == guesses_.size() || open_.empty()) {
            finish();
            return Step::done;
        }
        const Class its = open_.back();
        open_.pop_back();
        divide(its);
    }
    return Step::more;
}

void FixedGuessesJob::divide(Class its)
{
    const Cells& sizes = divider_.divide(guesses_[at_], std::span(codes_).subspan(its.begin, its.size));
    std::uint32_t begin = its.begin;
    for (const auto cell : sizes) {
        const auto size = static_cast<std::uint32_t>(cell);
        if (size == 1) ++result_.vectors;
        if (size > 1) next_.push_back({begin, size});
        begin += size;
    }
}

/// The classes left have more than one code each; `vectors` has counted the others.
void FixedGuessesJob::finish()
{
    at_ = guesses_.size();
    std::vector<Class>& left = open_;
    result_.largest = 1;
    result_.vectors += left.size();
    for (const Class& its : left) {
        result_.largest = std::max<Count>(result_.largest, its.size);
        const Code first = unpack(rules_, codes_[its.begin]);
        if (&its != &left.front() && first > result_.first) continue;
        result_.first = first;
        result_.second = unpack(rules_, codes_[its.begin + 1]);
    }
    left.clear();
}

} // namespace engine::codes
