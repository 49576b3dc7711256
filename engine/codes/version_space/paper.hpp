#pragma once
// The worked examples of source 000, to be followed on screen, and every number it prints in them beside the one
// that comes out of the calculation. Where the two differ, the calculation is right.
// All of Picas & Fijas with four digits.
#include "engine/base/named.hpp"
#include "engine/codes/version_space/spaces.hpp"
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace engine::codes::version_space {

/// In the source's order.
ENGINE_NAMED(Example,
             complete_game, // section 3: 5290 in five guesses
             one_fija,      // 3.1.1: Combinaciones-F((1,2,3,4), 1)
             three_fijas,   // Combinaciones-F((1,2,3,4), 3)
             two_picas,     // Permutaciones-P-F((1,2,3,4), (1,?,?,?), 2)
             three_picas,   // the same with 3
             misses,        // Desaciertos((1,2,3,4), (1,3,2,?))
             no_repeats,    // No-repeticiones((1,2,?,?))
             fija_and_pica, // 3.2: one fija and one pica of (1,2,3,4): 12 pairs of values
             compound,      // 3.2: the compound example of (1,?,2,?)
             one_open,      // 3.3.1: 1239 with its last digit unknown
             reject_one,    // 6: specialising (*,*,*,*) so that it rejects (1,*,*,*)
             reject_two,    // (1,2,*,*)
             reject_four    // (1,2,3,4)
);
inline constexpr int examples = 13;

/// What to set up for an example, and what to point at.
struct Guided {
    Example example;
    std::string_view section;        // of the source
    std::vector<Clue> clues{};       // the answers to give
    std::optional<Code> secret{};    // where the source tells it
    Concept black{}, positive{};     // the hypothesis meant, of the last answer; all `?`: none, or any
    std::vector<Concept> rejected{}; // negative examples for the space of all concepts, all at once
    std::vector<Concept> known{};    // one positive example
};
Guided guided(Example);

/// What a number counts.
ENGINE_NAMED(Quantity,
             codes_left,               // after `answer` answers
             hypotheses,               // of the answer
             codes,                    // in the example's version space
             concepts,                 // a function's results
             concepts_by_printed_rule, // the same by its definition as printed
             value_pairs,              // which values are the fija and the pica
             simple_examples,          // in the compound example
             codes_as_printed,         // with the simple examples printed
             specialisations,          // minimal ones
             general,                  // |G| after one negative example for each slot instead
             general_with_repeats,     // those of them that give a value twice: no code
             guesses_one_by_one,       // expected: candidates tried one after the other
             worst_one_by_one,         // most
             guesses_halving,          // expected: half of the candidates at a time, as the source's line does
             worst_halving,
             guesses_best // expected: no strategy does better
);
inline constexpr int quantities = 16;

struct Figure {
    Example example;
    Quantity what;
    int answer = 0; // codes_left: after so many
    std::optional<double> printed{};
    double ours = 0;
    bool is_erratum() const { return printed && *printed != ours; }
};
/// All of them, computed: about a millisecond.
std::vector<Figure> figures();

/// The 12 tuples the definition of Permutaciones-P-F admits where its example lists 9: nothing in it keeps a value from
/// being two picas. Slot by slot in the order of the guess, `?` last.
std::vector<Concept> pica_choices_as_printed(const Rules&, const Code& guess, const Concept& black, int white);

/// Guesses needed where one slot is open with `candidates` values, all alike, and the others are known: `total` over the
/// candidates, `worst` of them. A guess can try several values, in known slots too. candidates >= 1.
struct OpenSlot {
    int candidates = 0, total = 0, worst = 0;
    double mean() const { return static_cast<double>(total) / candidates; }
};
OpenSlot one_by_one(int candidates);
/// ceil(candidates / 2) values in every guess, at most `positions`, one of them in the open slot.
OpenSlot halving(int candidates, int positions);
/// The fewest in all that any guesses take; the worst case is this one's, not the best there is.
OpenSlot best_split(int candidates, int positions);

} // namespace engine::codes::version_space
