#pragma once
// Notebooks of Cluedo from which some cards' holders follow, with no entry that could be left out.
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/story.hpp"
#include "engine/puzzle/puzzle.hpp"
#include <functional>
#include <optional>

namespace engine::puzzle {

struct Notebook {
    cluedo::View view;
    std::vector<cluedo::Entry> entries;
};

/// A game of random questions for 3 to 6 players with its deal, as seat 0 notes it.
struct DrawnTable {
    Notebook book;
    cluedo::Deal deal{};
};
DrawnTable drawn_table(Rng&);

/// Whether all deals that fit give each of these cards to its holder. The entries must be consistent.
bool certain(const cluedo::View&, std::span<const cluedo::Entry>, std::span<const cluedo::Literal>);

/// Leaves out entries, in the order drawn, until each one left is needed for `holds`, which more entries never refute;
/// nothing if all together are not enough.
std::optional<std::vector<cluedo::Entry>>
minimal(const Notebook&, const std::function<bool(std::span<const cluedo::Entry>)>& holds, Rng&);
/// So that the cards are certain.
std::optional<std::vector<cluedo::Entry>> minimal(const Notebook&, std::span<const cluedo::Literal>, Rng&);

/// The least level of deduction that finds all; they must be certain.
cluedo::Level level_of(const Notebook&, std::span<const cluedo::Literal>);
bool is_level(int level, cluedo::Level);

/// The chain to these cards, each step the simplest that follows: none concludes a cell that the board shows.
std::vector<Deduction> chain_to(const Notebook&, std::span<const cluedo::Literal>, cluedo::Level);

/// Whether the reader's board shows this cell: own cards, cards that were seen, and all that they strike out.
bool is_shown(const Notebook&, const cluedo::Literal&);
cluedo::Literal literal_in(const std::string& fact); // of "has:C:H" or "lacks:C:H"

/// The chain in the order of propagation, with what is shown but the reader's hand. who_knows chooses its puzzles by its
/// length: they must not change.
std::vector<Deduction> chain_as_found(const Notebook&, std::span<const cluedo::Literal>, cluedo::Level);

std::string line_of(const Notebook&);
Notebook notebook_of(const std::string& line);

/// The row of the first entry that no deal with these cards allows; the reader's own cards come before: -1. Nothing if
/// a deal fits all.
std::optional<int> first_against(const Notebook&, std::span<const cluedo::Literal>);
std::string cell_id(cluedo::Card, cluedo::Holder);

/// Cases of a search that are told; of more the first `most_cases`, or none where the search is not kept.
inline constexpr std::size_t most_searched = 30;

inline constexpr std::size_t least_entries = 6, most_entries = 16;

} // namespace engine::puzzle
