#pragma once
// Guesses up to renaming of symbols never guessed. The history cannot distinguish those symbols, so of all guesses that
// differ only in their names, strategies weigh one: the lexicographically smallest (new symbols in order of first
// appearance, smallest first). The tie-break "lexicographically smallest" stays exact. If interchangeable positions
// count too, the first move of (4,6) weighs 5 guesses, that of Picas & Fijas 1.
#include "engine/codes/diagram.hpp"
#include "engine/codes/feedback.hpp"
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace engine::codes {

/// Symbols as a bit mask.
using Symbols = std::uint32_t;
Symbols all_symbols(const Rules&);
Symbols symbols_of(const Rules&, const Code&);
Symbols symbols_of(const Rules&, std::span<const Clue>);

/// Whether `code` is its class's representative once the symbols of `known` have been guessed.
bool is_canonical(const Rules&, Symbols known, const Code& code);
/// The representative of the code's class.
Code canonical(const Rules&, Symbols known, const Code& code);
/// Size of the class: m (m-1) … (m-k+1) for m symbols never guessed, k of them in the code.
Count class_size(const Rules&, Symbols known, const Code& code);
/// The first `most` members of the class in lexicographic order.
std::vector<Code> class_members(const Rules&, Symbols known, const Code& representative, std::size_t most);

/// A first guess of half as many symbols as positions plus one, spread as evenly as possible (0012, 00112, 001123);
/// without repeats 0123. Strategies that weigh few candidates begin with it: more symbols split a large board slightly
/// better, but into parts that are harder to split.
Code spread_guess(const Rules&);

/// The symmetry a history leaves: symbols never guessed, and positions that held equal symbols in every guess.
struct Symmetry {
    Symbols known = 0;
    std::array<std::uint8_t, max_positions> kind{}; // the first position interchangeable with each

    Symmetry after(const Rules&, const Code& guess) const;
    /// Whether two positions are interchangeable.
    bool any_alike(const Rules&) const;
    /// `code` canonical. False only if a guess that the history cannot distinguish from it precedes it
    /// lexicographically. Tries swaps of neighbouring positions of a kind only, so the first of each class always
    /// passes.
    bool may_be_first(const Rules&, const Code& code) const;
    /// Those of the symbols `last`, a bit each, with which at its end the code may be first.
    Symbols may_end(const Rules&, Code code, Symbols last) const;
};
Symmetry symmetry_of(const Rules&, std::span<const Clue>);

/// Enumerates the representatives in lexicographic order.
class CanonicalGuesses {
public:
    /// `excluded`: symbols of no candidate, guessed or not. They too are interchangeable: of guesses that differ only
    /// in them, the smallest is enumerated.
    CanonicalGuesses(const Rules&, Symbols known, Symbols excluded = 0);
    /// Continues after a representative. With all symbols known it enumerates every code.
    CanonicalGuesses(const Rules&, Symbols known, const Code& from);
    /// The number of representatives. O(positions³).
    Count count() const;
    bool more() const { return more_; }
    const Code& now() const { return code_; }
    void next();
    /// The last symbols, a bit each, of now() and of the representatives after it that differ from it there alone.
    Symbols row() const;
    /// Goes on after those with the last symbols `done`: all of the row, or its first.
    void skip(Symbols done);

private:
    /// The symbols allowed at `position` after those before it.
    Symbols allowed(int position) const;
    /// Puts the smallest remaining symbol at `position`.
    void put_next(int position);
    /// Puts the first allowed symbol at every position from `position` on; legal rules always allow one.
    void fill(int position);

    Rules rules_;
    Symbols own_, fresh_,
        excluded_; // distinguishable; never guessed; in no candidate (both last are interchangeable)
    Code code_;
    std::array<Symbols, max_positions + 1> used_{}; // symbols used before each position
    std::array<Symbols, max_positions> ahead_{};    // symbols still to try at each position, given those before it
    bool more_ = true;
};

} // namespace engine::codes
