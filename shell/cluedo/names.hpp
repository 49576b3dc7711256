#pragma once
// Names of cards and holders, and lists of them.
#include "shell/cluedo/view.hpp"

namespace shell::cluedo {

std::string cluedo_card(const Say&, const engine::cluedo::Setup&, engine::cluedo::Card);
/// "Amapola, Puñal, Cocina".
std::string cluedo_cards(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Trio&);
/// As a heading: "Tú", "Ana", "Sobre".
std::string cluedo_holder(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder);
/// Within a sentence: "tú", "Ana", "el sobre".
std::string cluedo_of_holder(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder);
/// "Ana, Leo y tú": the user is last.
std::string cluedo_holders(const Say&, const engine::cluedo::Setup&, const std::vector<engine::cluedo::Holder>&);
/// The seats that pass between asker and shower (nobody: all pass): "pasan Leo y Mar", "sin que pase nadie".
std::string cluedo_passing(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder asker,
                           engine::cluedo::Holder shower);
/// A seat at the last question, under its name: "asks", "pass" for the user.
enum class TrackDoes : std::uint8_t { ask, pass, show };
std::string cluedo_track(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder, TrackDoes);
/// Why a seat takes no further part: it has left, else it has accused wrongly.
std::string cluedo_no_more(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder, bool has_left);
/// Which cards the seat that leaves lays open.
std::string cluedo_which_left(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder);
/// That so many cards cannot be the hand of a seat that leaves. Empty if they can, or if none is marked.
std::string cluedo_left_unfit(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder, engine::cluedo::Cards);
/// The seats whose bits are set.
std::vector<engine::cluedo::Holder> cluedo_seats(std::uint32_t bits);
/// A seat's built-in name.
std::string cluedo_default_name(const engine::cluedo::Setup&, engine::cluedo::Holder);

/// "1, 3 y 4": rows counted from 1.
std::string cluedo_rows(const Say&, const std::vector<int>& rows);

} // namespace shell::cluedo
