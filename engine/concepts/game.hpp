#pragma once
// Concepts on a table as a game: examples with labels are added, changed and removed, or Sagaz hides a concept and the
// player asks about instances. One log is the screen, the saved game and the link.
#include "engine/concepts/course.hpp"
#include "engine/concepts/gallery.hpp"
#include "engine/session/log.hpp"
#include <string>
#include <string_view>
#include <variant>

namespace engine::concepts {

/// `at`: character in a line; a refused event has none.
ENGINE_NAMED(GameErrorKind, too_long, unknown_game, unknown_version, unknown_role, unknown_language,
             wrong_labels_out_of_range, seed_out_of_range, bad_table, bad_examples, language_too_large, unknown_event,
             too_many_examples, no_such_example, not_in_this_role, game_over);
using GameError = ErrorOf<GameErrorKind>;

/// watch: the player adds labelled examples. guess: Sagaz hides a concept and labels the player's instances. keeper: the
/// player thinks of a concept and labels Sagaz's instances until one concept is left.
ENGINE_NAMED(Role, watch, guess, keeper);

inline constexpr int most_game_examples = 100, most_game_events = 100, most_wrong_labels = 3;
inline constexpr int max_table_word = 900; // bytes of a table's word in a line
/// The largest L2 of a game: EnjoySport's has 1702 concepts. Every step then takes less than a frame.
inline constexpr Count game_l2_limit = 4096;

struct Setup {
    Role role = Role::watch;
    Language language = Language::l;
    int wrong_labels = 0;   // at most so many are allowed; only in `watch`
    std::uint64_t seed = 0; // of the hidden concept
    std::optional<Gallery> gallery = Gallery::sport;
    Table own{}; // without a gallery's name
    std::vector<Example> own_examples{};
    bool operator==(const Setup&) const = default;

    Shape shape() const { return gallery ? sample(*gallery).shape : shape_of(own); }
    /// The examples that the table comes with.
    const std::vector<Example>& examples() const { return gallery ? sample(*gallery).examples : own_examples; }
};
/// The setup's error, if any.
std::optional<GameError> problem(const Setup&);

struct Add { // watch, keeper
    Example example;
    bool operator==(const Add&) const = default;
};
struct Flip { // watch, keeper: the other label
    int example = 0;
    bool operator==(const Flip&) const = default;
};
struct Remove { // watch, keeper
    int example = 0;
    bool operator==(const Remove&) const = default;
};
struct Ask { // guess
    Instance instance{};
    bool operator==(const Ask&) const = default;
};
struct Say { // guess: ends the game
    Concept said;
    bool operator==(const Say&) const = default;
};
using GameEvent = std::variant<Add, Flip, Remove, Ask, Say>;

struct Game {
    using Setup = concepts::Setup;
    using Event = GameEvent;
    using Error = GameError;

    Setup setup;
    Shape shape;
    std::vector<Example> examples; // at most most_game_examples
    int events = 0;
    std::optional<Concept> hidden, said; // guess
    std::optional<Concept> known;        // keeper: the only concept that is left

    /// The setup must have no problem(). In `guess`, the first example is a positive one of the hidden concept, which is
    /// drawn evenly from all concepts that accept it.
    static Game start(const Setup&);
    Expected<Game, Error> after(const Event&) const;

    bool over() const { return said.has_value() || known.has_value(); }
    bool right() const { return known.has_value() || (said && *said == *hidden); }
    /// The number of concepts that agree with all examples.
    Count fitting() const;
    Options options() const { return {setup.language, setup.wrong_labels, false}; }
};
static_assert(session::Model<Game>);

/// An instance that one of two different concepts covers and the other does not. Where it can, it differs from what both
/// cover in one attribute.
Instance telling(const Shape&, Concept, Concept);

/// A table as one word of a line: "=" and attributes between ";", each its name, ":", and its values between ","; then
/// the label's name, if it has one. A space is "_", other signs are %XX.
std::string to_word(const Table&);
/// Nothing if the word is none that to_word writes.
std::optional<Table> table_from(std::string_view word);

/// "concepts 1 <role> <language> <wrong labels> <seed> <table> <examples> <event>…": the table is a gallery's name, and
/// the examples "-", or a table's word with "+001,-210". Events: +001, -001, f3, x3, ?001, =0103 (a concept, as two
/// hexadecimal digits of allowed values for each attribute).
std::string to_line(const session::Log<Game>&);
Expected<session::Log<Game>, GameError> from_line(std::string_view line);

} // namespace engine::concepts
