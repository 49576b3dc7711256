#pragma once
// Chooses among the most probable codes. Without noise all live spaces are equally probable, so the MAP codes are their
// union and a tie rule decides; the source states none.
#include "engine/base/named.hpp"
#include "engine/codes/version_space/belief.hpp"
#include <array>
#include <optional>
#include <string_view>

namespace engine::codes::version_space {

/// Spaces are in order of generation. "A code" is drawn uniformly from the space.
ENGINE_NAMED(Tie,
             uniform_code,           // any MAP code, uniformly
             uniform_space,          // any space uniformly, then a code of it
             first_space,            // a code of the first space
             first_space_first_code, // the first code of the first space
             last_space,             // a code of the last space
             largest_space,          // of the space with most codes, ties drawn
             smallest_space,         // of the space with fewest codes, ties drawn
             first_code              // the lexicographically first MAP code
);
inline constexpr auto ties = enumerators<Tie>;

/// Uses known slots to test several values at once instead of one by one: source 000, section 3.3.1.
ENGINE_NAMED(Split, never,
             paper, // one known slot, q values for the r open slots, q >= 2r, more than two codes
             single // only with one open slot and q >= 4: keeps the gain, avoids the loss
);
inline constexpr auto splits = enumerators<Split>;

/// The probability of a code that several spaces hold (cover C).
enum class Overlap : std::uint8_t {
    united, // counted once: hypotheses overlap, events do not
    summed  // the sum over the spaces, as in the source
};
inline constexpr std::array overlaps{Overlap::united, Overlap::summed};
/// "union", "sum".
std::string_view name(Overlap);

/// Options of the strategy version_space.
struct PlayOptions {
    Language language = Language::l2; // language in which spaces are counted; does not affect play
    Cover cover = Cover::b;
    Tie tie = Tie::uniform_code;
    Split split = Split::never;
    Overlap overlap = Overlap::united;
    Noise noise{}; // with noise, as with cover C: only uniform_code and first_code, and no split
    // In tournaments with noise:
    double stop_at = 0; // > 0: stops once a code is likelier than this; 0: plays until right, which is never a lie
    double rate = 0.2;  // probability of lying while lies are left (Noise::Kind::lies)
    bool blind = false; // the player believes every answer; the game ends when no space is left
    bool operator==(const PlayOptions&) const = default;
};

/// The values each slot takes in some code of some space.
std::array<Mask, max_positions> support(const SpaceSet&);

/// The guess that splits, if the rule applies. `codes`: number of codes in all spaces.
std::optional<Code> split_guess(const SpaceSet&, Count codes, Split, Rng&);

/// The next guess. Precondition: a live space, no noise, disjoint spaces.
Code choose_code(const SpaceSet&, Tie, Split, Rng&);

/// A code of the live spaces, and how many of them hold it.
struct Covered {
    Code code;
    Count spaces = 0;
    bool operator==(const Covered&) const = default;
};
/// Limit of members in all spaces together for listing overlapping spaces code by code.
inline constexpr Count overlap_limit = 4'000'000;
/// All covered codes in lexicographic order; nothing beyond overlap_limit.
std::optional<std::vector<Covered>> covered_codes(const SpaceSet&);

/// The next guess by the options, except noise. Precondition: a live space. Nothing if covered_codes returns nothing.
std::optional<Code> choose_code(const SpaceSet&, const PlayOptions&, Rng&);
/// The next guess with noise, code by code. Precondition: a suspect.
Code choose_code(const Rules&, const Suspects&, const Belief&, Tie, Rng&);

} // namespace engine::codes::version_space
