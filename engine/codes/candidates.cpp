#include "engine/codes/candidates.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes {

std::vector<Code> all_codes(const Rules& r)
{
    ENGINE_CHECK(code_count(r) <= max_listed);
    std::vector<Code> codes;
    codes.reserve(static_cast<std::size_t>(code_count(r)));
    Code c;
    for (;;) {
        if (legal(r, c)) codes.push_back(c);
        int i = r.positions - 1;
        while (i >= 0 && ++c.symbol[i] == r.symbols) c.symbol[i--] = 0;
        if (i < 0) return codes;
    }
}

Candidates keep(const Rules& r, std::span<const Packed> candidates, const Packed& guess, int slot)
{
    const Slots slots(r);
    Candidates kept;
    for (const Packed& c : candidates)
        if (slots.slot(guess, c) == slot) kept.push_back(c);
    return kept;
}

CandidatesJob::CandidatesJob(const Rules& r, std::span<const Clue> clues)
    : rules_(r), diagram_(r, clues, Diagram::Depth::full)
{}

Step CandidatesJob::step(Budget budget)
{
    if (!counted_) {
        if (diagram_.step(budget) == Step::more) return Step::more;
        counted_ = true;
        if (diagram_.too_large()) {
            too_large_ = {TooLarge::What::nodes, static_cast<Count>(diagram_.nodes()), Diagram::default_limit};
        } else if (diagram_.count() > max_listed) {
            too_large_ = {TooLarge::What::candidates, diagram_.count(), max_listed};
        } else {
            list_.reserve(static_cast<std::size_t>(diagram_.count()));
        }
    }
    if (too_large_) return Step::done;
    const auto chunk = static_cast<Count>(std::max<std::int64_t>(64, budget.units));
    for (const Code& c : diagram_.list(list_.size(), chunk)) list_.push_back(pack(rules_, c));
    return list_.size() < diagram_.count() ? Step::more : Step::done;
}

} // namespace engine::codes
