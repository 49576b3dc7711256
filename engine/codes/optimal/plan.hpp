#pragma once
// A proof divided into pieces that know nothing of each other, so that its result and its nodes are the same wherever and
// in whatever order they are searched, once or again. A piece: every sixteenth of the second guesses worth trying after one
// first guess and one answer to it.
//
// What a piece may rely on is in the plan, which everyone makes alike from the rules: for each first guess (one of those
// that are alike) and each answer the bound that looking at the part gives (`lower`), the tree of a search that tries only
// the most promising guesses (`upper`), and hence what a better tree must stay `below`. With U the least sum of uppers: a
// first guess can only beat U if each part costs less than its own lower plus what U leaves over the sum of all lowers.
// The search itself is branch and bound as in search.hpp (Koyama and Lai 1993); dividing an and-or tree at its top among
// workers that share nothing but a first bound is root splitting (Grama and Kumar, "State of the art in parallel search
// techniques for discrete optimization problems", IEEE TKDE 11(1), 1999).
#include "engine/codes/optimal/bounds.hpp"
#include "engine/codes/partition.hpp"
#include <string>

namespace engine::codes::optimal {

/// A part's pieces, at most.
inline constexpr std::size_t max_pieces_of_part = 16;

/// After the plan's first guess and this answer. Costs count from the second guess on.
struct PlannedPart {
    Feedback answer;
    Count secrets = 0;
    Cost lower = 0, upper = infeasible; // no tree costs less; one costs this
    Cost below = 0;                     // what its pieces look for costs less; `lower` if it has none
    std::vector<Count> histogram;       // of the tree of `upper`: [i] = secrets found by guess i + 2
};

struct PlannedFirst {
    Code guess;
    std::vector<PlannedPart> parts; // without the winning answer
};

/// Of the second guesses listed for a part, in the order of their bounds, those numbered index, index + of, …
struct Piece {
    std::size_t first = 0, part = 0; // in the plan
    std::size_t index = 0, of = 1;
    Cost bound = 0; // none of its guesses costs less
    bool operator==(const Piece&) const = default;
};

struct Plan {
    Rules rules;
    int max_guesses = 0; // for any secret; 0 = as many as it takes
    Cost upper = infeasible;
    Count nodes = 0;                  // sets bounded for the plan
    std::vector<PlannedFirst> firsts; // the others cost `upper` at least
    std::vector<Piece> pieces;
};

/// 16 hexadecimal digits of all that the pieces rely on.
std::string fingerprint(const Plan&);

struct PieceResult {
    std::size_t piece = 0;
    Cost lower = 0;               // no tree that begins with the piece's guesses costs less
    bool found = false;           // one costs this, which is below the part's `below`
    Count nodes = 0;              // sets bounded for the piece
    std::vector<Count> histogram; // if found: [i] = secrets found by guess i + 2
    bool operator==(const PieceResult&) const = default;
};

/// Can the plan's piece have this result? Its histogram has all the part's secrets and costs `lower`, which is on the right
/// side of `below`.
bool is_possible(const Plan&, const PieceResult&);

struct WholeProof {
    Count lower = 0;              // no strategy needs fewer guesses
    Count total = 0;              // one needs these; 0 = none is known
    std::vector<Count> histogram; // its secrets found by guess i + 1
    Count nodes = 0;              // of the plan and of the pieces, each piece once
    std::vector<std::size_t> missing;
    bool possible = true; // false: no strategy has so few guesses
    bool proven() const { return missing.empty(); }
    bool operator==(const WholeProof&) const = default;
};

/// What the plan and some of its pieces' results tell together; of a piece's results the first counts. O(plan + results).
WholeProof merged(const Plan&, std::span<const PieceResult>);

} // namespace engine::codes::optimal
