#pragma once
// A proof divided into independent pieces: result and node counts are the same wherever, in whatever order and however
// often the pieces are searched. A piece is every sixteenth of the second guesses worth trying after one first guess
// and one feedback to it.
//
// The plan holds everything a piece may rely on, and follows from the rules alone. For each first guess (one of each
// symmetry class) and each feedback it has the bound from looking at the part (`lower`), the cost of the tree that a
// search of only the most promising guesses finds (`upper`), and hence the limit a better tree must stay `below`. Let U
// be the least sum of uppers: a first guess can only beat U if each part costs less than its own lower plus the excess
// of U over the sum of all lowers.
// The search itself is branch and bound as in search.hpp (Koyama and Lai 1993). Dividing an and-or tree at its top
// among workers that share only a first bound is root splitting (Grama and Kumar, "State of the art in parallel search
// techniques for discrete optimization problems", IEEE TKDE 11(1), 1999).
#include "engine/codes/optimal/bounds.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <optional>
#include <string>

namespace engine::codes::optimal {

/// Limit of pieces per part.
inline constexpr std::size_t max_pieces_of_part = 16;

/// The candidates after the plan's first guess and this feedback. Costs count from the second guess on.
struct PlannedPart {
    Feedback answer;
    Count secrets = 0;
    Cost lower = 0, upper = infeasible; // proven lower bound; cost of a known tree
    Cost below = 0;                     // its pieces look for trees cheaper than this; `lower` if it has no pieces
    std::vector<Count> histogram;       // of the tree of cost `upper`: [i] = secrets found by guess i + 2
    Tree tree;                          // that tree, from the second guess on
};

struct PlannedFirst {
    Code guess;
    std::vector<PlannedPart> parts; // without the winning feedback
};

/// The guesses numbered index, index + of, … among a part's second guesses in order of their bounds.
struct Piece {
    std::size_t first = 0, part = 0; // indexes into the plan
    std::size_t index = 0, of = 1;
    Cost bound = 0; // lower bound of its guesses' costs
    bool operator==(const Piece&) const = default;
};

struct Plan {
    Rules rules;
    int max_guesses = 0; // limit for every secret; 0 = none
    Cost upper = infeasible;
    Count nodes = 0;                  // sets bounded for the plan
    std::vector<PlannedFirst> firsts; // every other first guess costs at least `upper`
    std::vector<Piece> pieces;
};

/// 16 hexadecimal digits over everything the pieces rely on.
std::string fingerprint(const Plan&);

struct PieceResult {
    std::size_t piece = 0;
    Cost lower = 0;               // lower bound over trees that begin with the piece's guesses
    bool found = false;           // a tree of this cost exists, below the part's `below`
    Count nodes = 0;              // sets bounded for the piece
    std::vector<Count> histogram; // if found: [i] = secrets found by guess i + 2
    bool operator==(const PieceResult&) const = default;
};

/// Whether the plan's piece can have this result: the histogram has all the part's secrets and costs `lower`, which is
/// on the correct side of `below`.
bool is_possible(const Plan&, const PieceResult&);

struct WholeProof {
    Count lower = 0;              // proven lower bound of the total
    Count total = 0;              // total of a known strategy; 0 = none known
    std::vector<Count> histogram; // its secrets found by guess i + 1
    Count nodes = 0;              // of the plan and of the pieces, each piece once
    std::vector<std::size_t> missing;
    bool possible = true; // false: no strategy respects max_guesses
    // The strategy of this total: its first guess in the plan, and by part the piece that has found the part's tree.
    // Nothing: that is the plan's.
    std::size_t first = 0;
    std::vector<std::optional<PieceResult>> sources;
    bool proven() const { return missing.empty(); }
    bool operator==(const WholeProof&) const = default;
};

/// Merges the plan with some of its pieces' results; a piece's first result counts. O(plan + results).
WholeProof merged(const Plan&, std::span<const PieceResult>);

} // namespace engine::codes::optimal
