#pragma once
// Gambit's text of a game in strategic form, version 1 (https://gambitproject.readthedocs.io, "The strategic game (.nfg)
// file format"), in both versions: a table of payoffs, or a list of outcomes and a table of their numbers.
#include "engine/extensive/efg.hpp"
#include "engine/formats/strategic_form.hpp"
#include <string_view>

namespace engine::formats {

/// Reads NFG 1 R and NFG 1 D. Strategies are counted, { 3 2 }, or named, { { "a" "b" } … }; a comment in quotes may
/// follow; commas between numbers may be left out. Numbers as parse_efg reads them, exactly. Every error has a place.
/// O(length).
Expected<StrategicForm, Error> parse_nfg(std::string_view text);

struct Nfg {
    StrategicForm form;
    extensive::Place players; // the third name, or the } after fewer than two
};
/// As parse_nfg.
Expected<Nfg, Error> read_nfg(std::string_view text);

/// The same game as NFG 1 R: parse_nfg(to_nfg(g)) == g.
std::string to_nfg(const StrategicForm&);

} // namespace engine::formats
