#pragma once
// What the dialogs of a table share: the names and cards of its seats.
#include "shell/cluedo/view.hpp"
#include "shell/kit/form.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace shell::cluedo {
using namespace kit;

using SeatNames = std::array<std::string, engine::cluedo::max_players>; // empty: the built-in name

/// Moves an element to another place; those between move up or down.
template <class Row>
void move_to(Row& row, int from, int to)
{
    const auto at = row.begin();
    if (from < to) std::rotate(at + from, at + from + 1, at + to + 1);
    else std::rotate(at + to, at + from, at + from + 1);
}

/// Seats whose number of cards the user does not know, by seat. Their sizes in a form's table are those they had before.
using OpenSeats = std::array<bool, engine::cluedo::max_players>;

/// Takes the open sizes of a table into flags; the table gets sizes as dealt instead.
OpenSeats take_open(engine::cluedo::Table&);
/// As bits; never the user's own.
std::uint32_t bits_of(const OpenSeats&, const engine::cluedo::Setup&);
/// What open sizes mean, in words; "": none is open.
std::string open_sizes(const Say&, const engine::cluedo::Setup&, const OpenSeats&);

/// The cards on the pile; below 0: the hands have too many.
int cards_undealt(const engine::cluedo::Table&);
/// The first name that occurs twice; "" = none.
std::string twice(std::vector<std::string> names);
/// All seats' names, if one of `names` is not empty; else none.
std::vector<std::string> seat_names_of(const engine::cluedo::Setup&, const SeatNames& names);
/// Two players of the same name, in words; the user's own name is not shown.
std::string same_names(const Say&, const engine::cluedo::Setup&);
/// The name and the number of cards of each seat. `open`: with a switch for a size that is not known; `swaps`: with a
/// button that swaps the seat with the next one. Returns the seat whose button was pressed.
std::optional<engine::cluedo::Holder> seat_fields(Fields&, engine::cluedo::Setup&, SeatNames& names, OpenSeats* open,
                                                  bool swaps);

} // namespace shell::cluedo
