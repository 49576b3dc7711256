#pragma once
// What an answer can have meant: each hypothesis says which pegs were fijas and where the picas belong, and gives one
// compound example, a positive concept with the negatives that go with it. The hypotheses of an answer cover its codes;
// with covers A and B they are also disjoint. Source 000, sections 3.1 and 3.2 (Combinaciones-F, Permutaciones-P-F,
// Desaciertos, No-repeticiones), corrected, and extended to repeated colours.
#include "engine/base/job.hpp"
#include "engine/codes/version_space/sets.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace engine::codes::version_space {

/// How repeated colours are told apart (codes without repeats need no choice and ignore it).
enum class Cover : std::uint8_t {
    a, // every colour's full pattern: more hypotheses
    b, // a pica's places are its first copies; later ones stay open
    c  // B without that order: any of the copies, so that a code can be in several spaces
};

/// One simple positive example at most (none asserts nothing), and some simple negatives, applied as a unit.
struct Hypothesis {
    Concept black;    // the fijas alone, `?` elsewhere
    Concept positive; // fijas and picas
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

/// Does the hypothesis assert anything? (An answer without fijas and picas does not.)
bool asserts(const Rules&, const Hypothesis&);

/// Enough for every answer of 8 positions without repeats (263,284 at most); more would not fit.
inline constexpr std::size_t hypothesis_limit = 300'000;

/// All tuples that keep exactly `fijas` positions of the guess, `?` elsewhere: binomial(positions, fijas), the lowest
/// positions first.
std::vector<Concept> fija_choices(const Rules&, const Code& guess, int black);

/// The tuples that fill exactly `picas` of the `?` of `fijas` with symbols of free pegs, none at its own position and
/// none more often than there are free pegs of it (codes without repeats: pairwise different), one after the other in
/// lexicographic order, `?` last. `full_patterns`: further copies stand too, though they are no picas (cover A).
class PicaChoices {
public:
    PicaChoices(const Rules&, const Code& guess, const Concept& black, int white, bool full_patterns);

    /// False: there are no more.
    bool next();
    const Concept& now() const { return now_; }

private:
    bool put_next(int slot);
    void take_back(int slot);
    bool is_fija(int slot) const { return is_value(fijas_.slot[slot]); }

    Rules rules_;
    Code guess_;
    Concept fijas_, now_;
    int picas_; // still to be placed
    bool full_patterns_, started_ = false;
    std::array<std::uint8_t, max_symbols> free_{}, used_{}; // pegs that are no fija, and symbols placed, by symbol
    std::array<std::uint8_t, max_positions> option_{};      // [slot] what to try next: a symbol, then none
    std::array<bool, max_positions> is_pica_{};             // [slot] does what stands there count?
};
/// All of them; more than `limit`: limit + 1.
std::vector<Concept> pica_choices(const Rules&, const Code& guess, const Concept& black, int white, std::size_t limit);

/// The hypotheses of an answer, in the order fijas, then picas. More than hypothesis_limit: only the first of them
/// (then all.size() > hypothesis_limit). Unit: a hypothesis, less than a microsecond.
class HypothesesJob {
public:
    using Result = Hypotheses;
    HypothesesJob(const Rules&, const Code& guess, Feedback answer, Cover);

    Step step(Budget);
    /// In choices of the fijas.
    Progress progress() const;
    const Result& result() const { return result_; }
    Hypotheses take() { return std::move(result_); }

private:
    Rules rules_;
    Code guess_;
    Feedback answer_;
    Cover cover_;
    std::vector<Concept> fijas_;
    std::size_t next_ = 0; // of fijas_
    std::optional<PicaChoices> picas_;
    Hypotheses result_;
};
static_assert(Job<HypothesesJob>);

/// All at once: less than a millisecond on five positions, a tenth of a second on eight.
Hypotheses hypotheses_of(const Rules&, const Code& guess, Feedback answer, Cover);

} // namespace engine::codes::version_space
