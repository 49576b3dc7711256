#pragma once
// What is said of a game when one looks back at it.
#include "shell/cluedo/view.hpp"

namespace shell::cluedo {

/// The move under review, and what the user could know after it.
std::string cluedo_review_then(const Say&, const View&);
/// For each level of deduction: its name, and the move after which it knew the envelope.
std::vector<std::pair<std::string, std::string>> cluedo_known_by(const Say&, const View&,
                                                                 const engine::cluedo::Review&);
/// When the envelope could be known, the costliest question, the worth of all questions: a sentence each.
std::vector<std::string> cluedo_review(const Say&, const View&, const engine::cluedo::Review&);

} // namespace shell::cluedo
