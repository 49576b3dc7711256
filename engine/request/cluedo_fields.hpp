#pragma once
// The fields of every cluedo.* request: a case as in tests/data/cluedo.json. Also turns their errors into sentences.
#include "engine/cluedo/propagate.hpp"
#include "engine/request/reader.hpp"
#include <vector>

namespace engine::request {

struct CluedoCase {
    cluedo::View view{};
    std::vector<cluedo::Entry> entries;
};

/// "deck"; default [6,6,9].
cluedo::Deck read_deck(Reader&);
/// deck, players, hand_sizes, pile, me, hand, events. Accepts and ignores the test file's other fields (id, kind, note,
/// truth, mutated_event, expect).
CluedoCase read_case(Reader&);
/// An array of three cards, one of each kind.
cluedo::Trio read_trio(Reader&, const cluedo::Deck&, std::string_view name);

/// A number up to 2^53, a string of digits beyond.
Json counted(Count);
Json to_json(const cluedo::Trio&);
Json to_json(const cluedo::Constraint&);
Json to_json(const cluedo::Move&, std::span<const cluedo::Constraint>);

} // namespace engine::request
