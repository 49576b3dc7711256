#pragma once
// Guesses up to renaming of the symbols nobody has guessed yet: the history does not tell them apart, so of all guesses
// that differ only in their names one is weighed, the lexicographically smallest (new symbols in order of first
// appearance, smallest first). The tie-break "lexicographically smallest" stays exact. With positions that are still
// alike taken into account too, the first move of (4,6) weighs 5 guesses, that of Picas & Fijas 1.
#include "engine/codes/diagram.hpp"
#include "engine/codes/feedback.hpp"
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace engine::codes {

/// Symbols that occur in some guess of the history, as a set of bits.
using Symbols = std::uint32_t;
Symbols all_symbols(const Rules&);
Symbols symbols_of(const Rules&, const Code&);
Symbols symbols_of(const Rules&, std::span<const Clue>);

/// Is `code` the representative of its class, when `known` symbols have been guessed?
bool is_canonical(const Rules&, Symbols known, const Code& code);
/// The representative of the code's class.
Code canonical(const Rules&, Symbols known, const Code& code);
/// How many guesses the class has: m (m-1) … (m-k+1) with m symbols never guessed, k of them in the code.
Count class_size(const Rules&, Symbols known, const Code& code);
/// The first `most` members of the class in lexicographic order.
std::vector<Code> class_members(const Rules&, Symbols known, const Code& representative, std::size_t most);

/// A first guess with half as many symbols as positions and one more, spread as evenly as may be (0012, 00112, 001123);
/// without repeats, 0123: players that weigh only a few candidates begin with it. More symbols divide a large board's
/// candidates a little better and leave sets that are harder to divide.
Code spread_guess(const Rules&);

/// What a history leaves interchangeable: symbols nobody guessed, and positions that held the same symbol in every guess.
struct Symmetry {
    Symbols known = 0;
    std::array<std::uint8_t, max_positions> kind{}; // positions of the same kind are interchangeable

    Symmetry after(const Rules&, const Code& guess) const;
    /// Are there two positions of a kind?
    bool any_alike(const Rules&) const;
    /// `code` canonical. False only if a guess that the history cannot tell from it comes before it in lexicographic
    /// order. (Tries swaps of neighbouring positions of a kind; so the first of each class always passes.)
    bool may_be_first(const Rules&, const Code& code) const;
};
Symmetry symmetry_of(const Rules&, std::span<const Clue>);

/// Walks the representatives in lexicographic order.
class CanonicalGuesses {
public:
    /// `excluded`: symbols that are in no candidate, guessed before or not. They too are alike: of guesses that differ only
    /// in which of them they use, the smallest is walked.
    CanonicalGuesses(const Rules&, Symbols known, Symbols excluded = 0);
    /// Goes on from a representative. With all symbols known it walks every code.
    CanonicalGuesses(const Rules&, Symbols known, const Code& from);
    /// How many there are in all. O(positions³).
    Count count() const;
    bool more() const { return more_; }
    const Code& now() const { return code_; }
    void next();

private:
    /// The symbols allowed at `position`, given the positions before.
    Symbols allowed(int position) const;
    /// Puts the smallest of those still to come there.
    void put_next(int position);
    /// Puts the first of all that are allowed from `position` on. There always is one, under legal rules.
    void fill(int position);

    Rules rules_;
    Symbols own_, fresh_,
        excluded_; // told apart; never guessed; in no candidate: of the last two one is as good as another
    Code code_;
    std::array<Symbols, max_positions + 1> used_{}; // before each position
    std::array<Symbols, max_positions> ahead_{};    // still to come at each position, after what stands before it
    bool more_ = true;
};

} // namespace engine::codes
