#pragma once
// Which of the most probable codes to play. Without noise all live spaces have the same probability, so the MAP codes are
// their union and the tie rule decides; the source gives none.
#include "engine/base/named.hpp"
#include "engine/codes/version_space/belief.hpp"
#include <array>
#include <optional>
#include <string_view>

namespace engine::codes::version_space {

/// Spaces are in the order in which they were generated. "A code" is drawn uniformly among the space's.
ENGINE_NAMED(Tie,
             uniform_code,           // any MAP code, all alike
             uniform_space,          // any space, then a code of it
             first_space,            // a code of the first space
             first_space_first_code, // its first
             last_space,             // a code of the last space
             largest_space,          // of the space with most codes, any of those that have as many
             smallest_space,         // with fewest
             first_code              // the lexicographically first MAP code
);
inline constexpr auto ties = enumerators<Tie>;

/// Known slots used to try several values at once instead of one after the other: source 000, section 3.3.1.
ENGINE_NAMED(Split, never,
             paper, // a slot known, q values for the r open slots, q >= 2r, more than two codes
             single // only one open slot, and q >= 4: none of the loss, all of the gain
);
inline constexpr auto splits = enumerators<Split>;

/// Of a code that several spaces hold (cover C), what is its probability?
enum class Overlap : std::uint8_t {
    united, // that of any other code: the overlap is one of hypotheses, not of events
    summed  // the sum over the spaces, as the source has it
};
inline constexpr std::array overlaps{Overlap::united, Overlap::summed};
/// "union", "sum".
std::string_view name(Overlap);

/// What the strategy version_space can be told.
struct PlayOptions {
    Language language = Language::l2; // how spaces are counted; the play is the same
    Cover cover = Cover::b;
    Tie tie = Tie::uniform_code;
    Split split = Split::never;
    Overlap overlap = Overlap::united;
    Noise noise{}; // then only uniform_code and first_code, and no split, as with cover C
    // In tournaments with noise:
    double stop_at = 0; // > 0: stop asking when a code is likelier than this; 0: play until right, which is never a lie
    double rate = 0.2;  // of lies, while there are some to tell (Noise::Kind::lies)
    bool blind = false; // the player believes every answer; a game ends when no space is left
    bool operator==(const PlayOptions&) const = default;
};

/// The values each slot still has in some code of some space.
std::array<Mask, max_positions> support(const SpaceSet&);

/// The guess that splits, if it is time for one. `codes`: how many the spaces hold.
std::optional<Code> split_guess(const SpaceSet&, Count codes, Split, Rng&);

/// The next guess. At least one live space, no noise, and no two spaces with a code in common.
Code choose_code(const SpaceSet&, Tie, Split, Rng&);

/// A code of the live spaces, and how many of them hold it.
struct Covered {
    Code code;
    Count spaces = 0;
    bool operator==(const Covered&) const = default;
};
/// Spaces that overlap are listed code by code while they have at most so many members together.
inline constexpr Count overlap_limit = 4'000'000;
/// All of them, in lexicographic order; none: more than overlap_limit.
std::optional<std::vector<Covered>> covered_codes(const SpaceSet&);

/// The next guess as the options say; noise is not looked at. At least one live space. None: covered_codes has none.
std::optional<Code> choose_code(const SpaceSet&, const PlayOptions&, Rng&);
/// The same code by code, with noise. At least one suspect.
Code choose_code(const Rules&, const Suspects&, const Belief&, Tie, Rng&);

} // namespace engine::codes::version_space
