#pragma once
// The interpretations of an answer. Each hypothesis says which pegs were black and where the white belong, and gives
// one compound example: a positive concept with its negatives. The hypotheses of an answer cover its codes, and with
// covers A and B they are disjoint. Source 000, sections 3.1 and 3.2 (Combinaciones-F, Permutaciones-P-F, Desaciertos,
// No-repeticiones), corrected, and extended to repeated colours.
#include "engine/base/job.hpp"
#include "engine/codes/version_space/sets.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace engine::codes::version_space {

/// How hypotheses separate repeated colours (ignored for codes without repeats).
enum class Cover : std::uint8_t {
    a, // every colour's full pattern: more hypotheses
    b, // a white's places are its first copies; later copies stay open
    c  // like B without that order: any of the copies, so a code can be in several spaces
};
inline constexpr std::array covers{Cover::a, Cover::b, Cover::c};
constexpr std::string_view name(Cover c) { return c == Cover::a ? "A" : c == Cover::b ? "B" : "C"; }

/// At most one simple positive example (if any value is asserted) and some simple negatives, applied as a unit.
struct Hypothesis {
    Concept black;    // the black alone, `?` elsewhere
    Concept positive; // black and white
    std::uint32_t first_negative = 0, negatives = 0;
};

struct Hypotheses {
    std::vector<Hypothesis> all;
    std::vector<Literal> literals;
    std::span<const Literal> negatives(const Hypothesis& h) const
    {
        return std::span<const Literal>(literals).subspan(h.first_negative, h.negatives);
    }
};

/// Whether the hypothesis asserts a value; an answer without black and white asserts none.
bool asserts(const Rules&, const Hypothesis&);

/// Enough for every answer of 8 positions without repeats (at most 263,284); more would not fit in memory.
inline constexpr std::size_t hypothesis_limit = 300'000;

/// All tuples that keep exactly `black` positions of the guess, `?` elsewhere: binomial(positions, black), lowest
/// positions first.
std::vector<Concept> black_choices(const Rules&, const Code& guess, int black);

/// Enumerates the tuples that fill exactly `white` of the `?` of `black` with symbols of free pegs, none at its own
/// position and none more often than it has free pegs (codes without repeats: pairwise different). Lexicographic, `?`
/// last. `full_patterns`: includes further copies that are no white (cover A).
class PicaChoices {
public:
    PicaChoices(const Rules&, const Code& guess, const Concept& black, int white, bool full_patterns);

    /// False: no more.
    bool next();
    const Concept& now() const { return now_; }

private:
    bool put_next(int slot);
    void take_back(int slot);
    bool is_fija(int slot) const { return is_value(black_.slot[slot]); }

    Rules rules_;
    Code guess_;
    Concept black_, now_;
    int white_; // white still to place
    bool full_patterns_, started_ = false;
    std::array<std::uint8_t, max_symbols> free_{}, used_{}; // free pegs, and symbols placed, by symbol
    std::array<std::uint8_t, max_positions> option_{};      // [slot] next option: a symbol, then none
    std::array<bool, max_positions> is_white_{};            // [slot] whether its symbol counts as a white
};
/// All choices; stops at limit + 1.
std::vector<Concept> white_choices(const Rules&, const Code& guess, const Concept& black, int white, std::size_t limit);

/// The hypotheses of an answer, ordered by black, then white. Beyond hypothesis_limit only the first ones (then
/// all.size() > hypothesis_limit). Unit: a hypothesis, less than a microsecond.
class HypothesesJob {
public:
    using Result = Hypotheses;
    HypothesesJob(const Rules&, const Code& guess, Feedback answer, Cover);

    Step step(Budget);
    /// In choices of black.
    Progress progress() const;
    const Result& result() const { return result_; }
    Hypotheses take() { return std::move(result_); }

private:
    Rules rules_;
    Code guess_;
    Feedback answer_;
    Cover cover_;
    std::vector<Concept> black_;
    std::size_t next_ = 0; // index into fijas_
    std::optional<PicaChoices> white_;
    Hypotheses result_;
};
static_assert(Job<HypothesesJob>);

/// Runs the whole job: less than a millisecond for five positions, a tenth of a second for eight.
Hypotheses hypotheses_of(const Rules&, const Code& guess, Feedback answer, Cover);

} // namespace engine::codes::version_space
