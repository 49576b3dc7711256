#pragma once
// A notebook of Cluedo to be written for other programs: what is noted, and the names of cards and holders.
#include "engine/cluedo/constraint.hpp"
#include <string>
#include <vector>

namespace engine::formats {

struct Notebook {
    cluedo::View view;
    std::vector<cluedo::Entry> entries;
    std::vector<std::string> card_names{}, seat_names{}; // or empty: "suspect 1", "player 1", …
};

std::string card_name(const Notebook&, cluedo::Card);
std::string holder_name(const Notebook&, cluedo::Holder);

} // namespace engine::formats
