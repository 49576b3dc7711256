#pragma once
// What the other players may know, in words and figures: the race, the table through a rival's eyes, what questions and
// cards give away.
#include "shell/cluedo/phrases.hpp"

namespace shell::cluedo {

/// The seats of the race, closest to the envelope first; those within two errors of each other are equals, in the table's
/// order; those that can win no more come last.
std::vector<engine::cluedo::Holder> cluedo_race_order(const View&, const Others::Result&);
/// Whether the race marks the seat as one that may know the envelope: in 1 % of the deals at least.
bool cluedo_may_know(const Others::Request::Rival&);
/// What the race's figures count, on the canvas and in the outline: "envelopes each has left", "possible envelopes", and
/// behind the scale's 1 "possible envelope".
enum class RaceUnit : std::uint8_t { whole, brief, one };
std::string cluedo_race_unit(const Say&, RaceUnit);
/// "Ana: 21 envelopes or fewer in half of the deals; 4 to 67 in eight of ten."
std::string cluedo_race_line(const Say&, const View&, const Others::Request::Rival&);
/// With what probability the seat knows the envelope, with the sampling error.
std::string cluedo_knows(const Say&, const Others::Request::Rival&);
/// Of a seat that can win no more: whether it has left or accused wrongly. Empty if the notes say neither.
std::string cluedo_out_words(const Say&, const View&, engine::cluedo::Holder);
/// What stands in the race's place until it is counted: that it is, that it may take long, or that it failed.
std::string cluedo_race_awaited(const Say&, const View&);
/// Below the race, in a line: drawn or not, and as if everybody asked at random.
std::string cluedo_race_foot(const Say&, const View&, const Others::Result&);
std::string cluedo_race_note(const Say&, const View&, const Others::Result&);
/// What a question that names cards of the user's hides, and from whom; empty while the others are not shown.
std::vector<std::string> cluedo_bluff(const Say&, const View&, const engine::cluedo::Trio& cards);

/// Precondition of these: view.eyes() is a seat.
std::string cluedo_eyes_title(const Say&, const View&);
std::string cluedo_eyes_sure(const Say&, const View&);
std::string cluedo_eyes_unseen(const Say&, const View&);

/// One sentence for each rival; `after` is of a question of the user's.
std::vector<std::string> cluedo_gives_lines(const Say&, const View&, const Others::Result& after);
/// The probability that somebody else knows the envelope first, now and after the question.
std::string cluedo_gives_chance(const Say&, const Others::Result& after);
/// "21 → 18": the asker's envelopes, now and after this card; "" = not known.
std::string cluedo_show_figures(const Say&, const View&, engine::cluedo::Card);
/// That no card certainly tells least; "" = one does, or it is not known.
std::string cluedo_show_tie(const Say&, const View&);
/// Why a card tells least; "" = it is not said.
std::string cluedo_show_why(const Say&, const View&);

// others_outline.cpp
void describe_race(const View&, Outline&, const Say&);
void describe_eyes(const View&, Outline&, const Say&);
/// After the advice's questions: what each gives away.
void describe_gives(const View&, Outline&, const Say&);

} // namespace shell::cluedo
