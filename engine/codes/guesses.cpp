#include "engine/codes/guesses.hpp"
#include "engine/base/check.hpp"
#include "engine/base/few.hpp"
#include <algorithm>
#include <array>
#include <bit>

namespace engine::codes {
namespace {

constexpr Symbols bit(int symbol) { return Symbols{1} << symbol; }

/// The symbols of `code` outside `known`, in order of first appearance.
Few<int, max_positions> new_symbols(const Rules& r, Symbols known, const Code& code)
{
    Few<int, max_positions> found;
    for (int i = 0; i < r.positions; ++i) {
        const int s = code.symbol[i];
        if ((known & bit(s)) != 0) continue;
        known |= bit(s);
        found.push_back(s);
    }
    return found;
}

/// Whether a swap of neighbouring positions of a kind gives a code, renamed, that precedes this one.
bool a_swap_precedes(const Rules& r, const Symmetry& symmetry, const Code& code)
{
    for (int j = 1; j < r.positions; ++j) {
        int i = j - 1;
        while (i >= 0 && symmetry.kind[i] != symmetry.kind[j]) --i;
        if (i < 0 || code.symbol[i] == code.symbol[j]) continue;
        Code swapped = code;
        std::swap(swapped.symbol[i], swapped.symbol[j]);
        if (canonical(r, symmetry.known, swapped) < code) return true;
    }
    return false;
}

} // namespace

Symbols all_symbols(const Rules& r) { return (Symbols{1} << r.symbols) - 1; }

Symbols symbols_of(const Rules& r, const Code& code)
{
    Symbols set = 0;
    for (int i = 0; i < r.positions; ++i) set |= bit(code.symbol[i]);
    return set;
}

Symbols symbols_of(const Rules& r, std::span<const Clue> clues)
{
    Symbols set = 0;
    for (const Clue& clue : clues) set |= symbols_of(r, clue.guess);
    return set;
}

bool is_canonical(const Rules& r, Symbols known, const Code& code)
{
    Symbols fresh = all_symbols(r) & ~known; // symbols never guessed and not yet in this code
    Symbols mine = 0;
    for (int i = 0; i < r.positions; ++i) {
        const Symbols s = bit(code.symbol[i]);
        if (((known | mine) & s) != 0) continue;
        if (s != (fresh & -fresh)) return false;
        fresh &= ~s;
        mine |= s;
    }
    return true;
}

Code canonical(const Rules& r, Symbols known, const Code& code)
{
    std::array<std::uint8_t, max_symbols> to{};
    for (int s = 0; s < r.symbols; ++s) to[s] = static_cast<std::uint8_t>(s);
    Symbols fresh = all_symbols(r) & ~known;
    for (const int s : new_symbols(r, known, code)) {
        to[s] = static_cast<std::uint8_t>(std::countr_zero(fresh));
        fresh &= fresh - 1;
    }
    Code renamed = code;
    for (int i = 0; i < r.positions; ++i) renamed.symbol[i] = to[code.symbol[i]];
    return renamed;
}

Count class_size(const Rules& r, Symbols known, const Code& code)
{
    auto never = static_cast<Count>(std::popcount(all_symbols(r) & ~known));
    Count size = 1;
    for (int k = new_symbols(r, known, code).size(); k > 0; --k) size *= never--;
    return size;
}

std::vector<Code> class_members(const Rules& r, Symbols known, const Code& representative, std::size_t most)
{
    const auto mine = new_symbols(r, known, representative);
    std::vector<Code> members;
    std::array<int, max_positions> name; // the chosen symbols are ascending for each k, so the codes are ascending too
    name.fill(-1);
    Symbols taken = known;
    int depth = 0;
    while (members.size() < most) {
        if (depth == mine.size()) {
            Code code = representative;
            for (int i = 0; i < r.positions; ++i)
                for (int k = 0; k < mine.size(); ++k)
                    if (representative.symbol[i] == mine[k]) code.symbol[i] = static_cast<std::uint8_t>(name[k]);
            members.push_back(code);
            if (depth-- == 0) break;
        }
        if (name[depth] >= 0) taken &= ~bit(name[depth]);
        do ++name[depth];
        while (name[depth] < r.symbols && (taken & bit(name[depth])) != 0);
        if (name[depth] < r.symbols) {
            taken |= bit(name[depth++]);
        } else {
            name[depth] = -1;
            if (depth-- == 0) break;
        }
    }
    return members;
}

Symmetry Symmetry::after(const Rules& r, const Code& guess) const
{
    Symmetry next{known | symbols_of(r, guess), {}};
    for (int i = 0; i < r.positions; ++i) {
        int first = 0; // the first position interchangeable with this one
        while (kind[first] != kind[i] || guess.symbol[first] != guess.symbol[i]) ++first;
        next.kind[i] = static_cast<std::uint8_t>(first);
    }
    return next;
}

bool Symmetry::any_alike(const Rules& r) const
{
    Symbols seen = 0;
    for (int i = 0; i < r.positions; ++i) seen |= bit(kind[i]);
    return std::popcount(seen) < r.positions;
}

bool Symmetry::may_be_first(const Rules& r, const Code& code) const
{
    return may_end(r, code, bit(code.symbol[r.positions - 1])) != 0;
}

Symbols Symmetry::may_end(const Rules& r, Code code, Symbols last) const
{
    const int end = r.positions - 1;
    std::array<Symbols, max_positions> met; // known, or before this position
    Symbols now = known;
    bool tied = false; // a swap of two new symbols gives the first the same name
    for (int j = 0; j <= end; now |= bit(code.symbol[j++])) {
        met[j] = now;
        if (kind[j] == j) continue;
        int i = j - 1;
        while (kind[i] != kind[j]) --i;
        // The symbols at j that a swap puts at i under a name not below the one there: new ones get the next new name.
        const Symbols mine = bit(code.symbol[i]), fresh = all_symbols(r) & ~met[i], next = fresh & -fresh;
        const Symbols good = (met[i] & ~(mine - 1)) | (next >= mine ? fresh : 0);
        const Symbols here = good & (j < end ? bit(code.symbol[j]) : last);
        if (here == 0) return 0;
        if (j == end) last = here;
        tied = tied || (next == mine && (here & fresh & ~mine) != 0);
    }
    for (Symbols left = tied ? last : 0; left != 0; left &= left - 1) {
        code.symbol[end] = static_cast<std::uint8_t>(std::countr_zero(left));
        if (a_swap_precedes(r, *this, code)) last &= ~(left & -left);
    }
    return last;
}

Symmetry symmetry_of(const Rules& r, std::span<const Clue> clues)
{
    Symmetry symmetry;
    for (const Clue& clue : clues) symmetry = symmetry.after(r, clue.guess);
    return symmetry;
}

CanonicalGuesses::CanonicalGuesses(const Rules& r, Symbols known, Symbols excluded)
    : rules_(r), own_(known & ~excluded), fresh_(all_symbols(r) & ~known & ~excluded), excluded_(excluded)
{
    fill(0);
}

CanonicalGuesses::CanonicalGuesses(const Rules& r, Symbols known, const Code& from)
    : rules_(r), own_(known), fresh_(all_symbols(r) & ~known), excluded_(0)
{
    for (int i = 0; i < r.positions; ++i) {
        ahead_[i] = allowed(i) & ~(bit(from.symbol[i]) - 1);
        put_next(i);
    }
}

Count CanonicalGuesses::count() const
{
    const int own = std::popcount(own_), fresh = std::popcount(fresh_), excluded = std::popcount(excluded_);
    // ways[k][e]: ways to fill the remaining positions after k fresh and e excluded symbols
    std::array<std::array<Count, max_positions + 2>, max_positions + 2> ways{};
    for (auto& row : ways) row.fill(1);
    for (int i = rules_.positions - 1; i >= 0; --i)
        for (int k = 0; k <= i; ++k)
            for (int e = 0; k + e <= i; ++e) {
                const int kept = rules_.repeats ? own + k + (excluded > 0 ? 1 : 0) : std::max(0, own - (i - k - e));
                ways[k][e] = static_cast<Count>(kept) * ways[k][e] + (k < fresh ? ways[k + 1][e] : 0) +
                             (!rules_.repeats && e < excluded ? ways[k][e + 1] : 0);
            }
    return ways[0][0];
}

void CanonicalGuesses::next()
{
    ENGINE_CHECK(more_);
    for (int i = rules_.positions - 1; i >= 0; --i) {
        if (ahead_[i] == 0) continue;
        put_next(i);
        return fill(i + 1);
    }
    more_ = false;
}

Symbols CanonicalGuesses::row() const
{
    const int last = rules_.positions - 1;
    return ahead_[last] | bit(code_.symbol[last]);
}

void CanonicalGuesses::skip(Symbols done)
{
    ahead_[rules_.positions - 1] &= ~done;
    next();
}

Symbols CanonicalGuesses::allowed(int position) const
{
    const Symbols used = used_[position], fresh = fresh_ & ~used;
    const Symbols own = rules_.repeats ? own_ | (used & fresh_) : own_ & ~used;
    const Symbols excluded = rules_.repeats ? excluded_ : excluded_ & ~used;
    return own | (fresh & -fresh) | (excluded & -excluded);
}

void CanonicalGuesses::put_next(int position)
{
    const int symbol = std::countr_zero(ahead_[position]);
    ahead_[position] &= ahead_[position] - 1;
    code_.symbol[position] = static_cast<std::uint8_t>(symbol);
    used_[position + 1] = used_[position] | bit(symbol);
}

void CanonicalGuesses::fill(int position)
{
    for (int i = position; i < rules_.positions; ++i) {
        ahead_[i] = allowed(i);
        put_next(i);
    }
}

Code spread_guess(const Rules& r)
{
    const int different = r.repeats ? std::min<int>(r.symbols, r.positions / 2 + 1) : r.positions;
    Code code;
    for (int i = 0, symbol = 0; symbol < different; ++symbol)
        for (int n = (r.positions - i + different - symbol - 1) / (different - symbol); n > 0; --n)
            code.symbol[i++] = static_cast<std::uint8_t>(symbol);
    return code;
}

} // namespace engine::codes
