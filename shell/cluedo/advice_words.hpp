#pragma once
// What is said of a question: what is known of its cards, its points, what an answer leaves.
#include "shell/cluedo/view.hpp"

namespace shell::cluedo {

/// Cards of a question whose holder is certain, and why one asks for them: only the others can be shown.
std::vector<std::string> cluedo_asked_known(const Say&, const View&, const engine::cluedo::Trio&);
/// The score that orders the advice: "17.3 points".
std::string cluedo_points(const Say&, const engine::cluedo::Question&);
/// Whether the advice is exact, the error of this question's points if not, and how many tie for the best.
std::string cluedo_counted(const text::Say& say, const engine::cluedo::Advice& a, const engine::cluedo::Question& q);
/// "14 envelopes left", or "at least 14 envelopes" where the search was stopped.
std::string cluedo_left(const Say&, const engine::cluedo::Answer&);

} // namespace shell::cluedo
