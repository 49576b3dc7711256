#pragma once
// The worked examples of source 000 for the screen, and every number printed in them beside the computed one. Where
// they differ, the computed one is right. All use Picas & Fijas with four digits.
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
             fija_and_pica, // 3.2: one black and one white of (1,2,3,4): 12 pairs of values
             compound,      // 3.2: the compound example of (1,?,2,?)
             one_open,      // 3.3.1: 1239 with its last digit unknown
             reject_one,    // 6: specialising (*,*,*,*) so that it rejects (1,*,*,*)
             reject_two,    // (1,2,*,*)
             reject_four    // (1,2,3,4)
);
inline constexpr int examples = 13;

/// The setup of an example, and the part to highlight.
struct Guided {
    Example example;
    std::string_view section;        // section of the source
    std::vector<Clue> clues{};       // answers to enter
    std::optional<Code> secret{};    // if the source gives it
    Concept black{}, positive{};     // the hypothesis of the last answer; all `?`: none, or any
    std::vector<Concept> rejected{}; // negative examples for the space of all concepts, all at once
    std::vector<Concept> known{};    // one positive example
};
Guided guided(Example);

/// The quantity a figure counts.
ENGINE_NAMED(Quantity,
             codes_left,               // after `answer` answers
             hypotheses,               // hypotheses of the answer
             codes,                    // codes in the example's version space
             concepts,                 // concepts that the function returns
             concepts_by_printed_rule, // the same by the definition as printed
             value_pairs,              // pairs of a black's and a white's value
             simple_examples,          // simple examples in the compound example
             codes_as_printed,         // codes with the simple examples as printed
             specialisations,          // minimal specialisations
             general,                  // |G| after one negative example for each slot instead
             general_with_repeats,     // those that give a value twice: no code
             guesses_one_by_one,       // expected, testing candidates one by one
             worst_one_by_one,         // worst case of the same
             guesses_halving,          // expected, testing half of the candidates at a time, as the source's line does
             worst_halving,
             guesses_best // expected, minimum over all strategies
);
inline constexpr int quantities = 16;

struct Figure {
    Example example;
    Quantity what;
    int answer = 0; // codes_left: after this many answers
    std::optional<double> printed{};
    double ours = 0;
    bool is_erratum() const { return printed && *printed != ours; }
};
/// Computes every figure in about a millisecond.
std::vector<Figure> figures();

/// The 12 tuples that the definition of Permutaciones-P-F admits where its example lists 9: the definition lets a value
/// be two white. Slot by slot in the guess's order, `?` last.
std::vector<Concept> white_choices_as_printed(const Rules&, const Code& guess, const Concept& black, int white);

/// Guesses needed to find the value of one open slot with equally likely `candidates`, the other slots known: `total`
/// over the candidates, and the `worst` case. A guess can test several values, using known slots too. candidates >= 1.
struct OpenSlot {
    int candidates = 0, total = 0, worst = 0;
    double mean() const { return static_cast<double>(total) / candidates; }
};
OpenSlot one_by_one(int candidates);
/// Tests ceil(candidates / 2) values with every guess, at most `positions`, one of them in the open slot.
OpenSlot halving(int candidates, int positions);
/// The least total; `worst` belongs to that strategy, not to the best worst case.
OpenSlot best_split(int candidates, int positions);

} // namespace engine::codes::version_space
