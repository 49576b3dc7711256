#pragma once
// What a step of a notebook's proof rests on: the earlier conclusions and the cells of the board without which it does
// not follow from its rows.
#include "engine/puzzle/notebook_told.hpp"

namespace engine::puzzle {

/// A premise: a conclusion of an earlier step, or what the board shows.
using Premises = std::vector<cluedo::Literal>;

/// What these say, and that a card's holder excludes all others.
cluedo::Domains with(const cluedo::Table&, const Premises&);

/// Leaves out, in their order, premises without which the rest is still enough.
void leave_out_needless(Premises& all, const auto& enough)
{
    for (std::size_t i = 0; i < all.size();) {
        Premises fewer = all;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (enough(fewer)) all = std::move(fewer);
        else ++i;
    }
}

/// Whether the part's end follows from what is known.
bool follows(const cluedo::Table&, std::span<const cluedo::Constraint>, const Moves& part, cluedo::Domains known);

/// The earlier conclusions and the cells of the board without which the part does not follow from its rows. What is
/// easier to see is left out later: a card's holder after who lacks it, then what the board shows; the oldest first.
Premises premises(const cluedo::Table&, std::span<const cluedo::Constraint>, const Moves& part, const Premises& shown,
                  const Premises& told);

/// A refuted supposition told from what its step names, where its own moves rest on what is told later.
Moves retold(const cluedo::Table&, std::span<const cluedo::Constraint>, const Moves& part,
             const cluedo::Domains& known);

} // namespace engine::puzzle
