#include "engine/codes/repairs.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/guesses.hpp"
#include <algorithm>
#include <bit>

namespace engine::codes {
namespace {

bool is_small(const Rules& r) { return code_count(r) <= max_listed; }

std::vector<int> rows_of(std::uint32_t set)
{
    std::vector<int> rows;
    for (; set != 0; set &= set - 1) rows.push_back(std::countr_zero(set));
    return rows;
}

} // namespace

RepairsJob::RepairsJob(const Rules& r, std::vector<Clue> clues) : rules_(r), clues_(std::move(clues))
{
    ENGINE_CHECK(!clues_.empty() && clues_.size() <= max_clues);
    const Slots slots(r);
    for (const Clue& clue : clues_) {
        guesses_.push_back(pack(r, clue.guess));
        slots_.push_back(slots.of(clue.answer));
    }
    repairs_.size = is_small(r) ? static_cast<int>(clues_.size()) : 1;
    code_ = CanonicalGuesses(r, all_symbols(r)).now();
    total_ = is_small(r) ? static_cast<std::int64_t>(code_count(r)) : diagrams_limit;
}

void RepairsJob::look_at(const Packed& code)
{
    const Slots slots(rules_);
    std::uint32_t wrong_rows = 0;
    for (std::size_t i = 0; i < guesses_.size(); ++i)
        wrong_rows |= static_cast<std::uint32_t>(slots.slot(guesses_[i], code) != slots_[i]) << i;
    const int size = std::popcount(wrong_rows);
    if (size > repairs_.size) return;
    if (size < repairs_.size) found_.clear();
    repairs_.size = size;
    add(wrong_rows);
}

void RepairsJob::add(std::uint32_t rows)
{
    if (std::find(found_.begin(), found_.end(), rows) == found_.end()) found_.push_back(rows);
}

bool RepairsJob::next_set()
{
    const std::uint32_t end = 1u << clues_.size();
    // Gosper's hack: the next larger number with the same number of bits.
    const std::uint32_t low = removed_ & -removed_, ripple = removed_ + low;
    removed_ = (((ripple ^ removed_) >> 2) / low) | ripple;
    if (removed_ < end) return true;
    if (!found_.empty() || repairs_.size == static_cast<int>(clues_.size())) return false;
    removed_ = (1u << ++repairs_.size) - 1;
    return true;
}

Step RepairsJob::finish()
{
    for (const std::uint32_t set : found_) repairs_.sets.push_back(rows_of(set));
    std::sort(repairs_.sets.begin(), repairs_.sets.end());
    found_.clear();
    done_ = total_;
    return Step::done;
}

Step RepairsJob::step(Budget budget)
{
    if (!repairs_.sets.empty() || done_ == total_) return Step::done;
    if (is_small(rules_)) {
        CanonicalGuesses codes(rules_, all_symbols(rules_), code_);
        for (std::int64_t units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
            look_at(pack(rules_, codes.now()));
            codes.next();
            if (++done_ == total_) return finish();
        }
        code_ = codes.now();
        return Step::more;
    }
    if (!diagram_) {
        std::vector<Clue> kept;
        for (std::size_t i = 0; i < clues_.size(); ++i)
            if ((removed_ >> i & 1) == 0) kept.push_back(clues_[i]);
        diagram_.emplace(rules_, kept, Diagram::Depth::count);
    }
    if (diagram_->step(budget) == Step::more) return Step::more;
    if (diagram_->too_large()) repairs_.complete = false; // without these rows candidates remain
    else if (diagram_->count() > 0) add(removed_);
    nodes_ += static_cast<std::int64_t>(diagram_->nodes());
    diagram_.reset();
    if (!next_set()) return finish();
    if (++done_ >= total_ || nodes_ >= nodes_limit) {
        repairs_.complete = false;
        return finish();
    }
    return Step::more;
}

} // namespace engine::codes
