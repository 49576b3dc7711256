#pragma once
// A secret shared with a friend: the friend sees in how many guesses it was found, and the end compares.
#include "shell/codes/view.hpp"
#include <string>

namespace shell::codes {
using namespace kit;

/// The line of the same secret for a friend, with the player's number of guesses if it was found at the first playing.
std::string challenge_line(const View&);
/// What is shared before the link: the number of guesses and each answer in pegs, nothing of the code. "" if the secret
/// was not found.
std::string challenge_in_words(const View&, const Say&);
/// The player's guesses compared with the friend's; "" if nobody shared the secret, or it was not found.
std::string compared_in_words(const engine::codes::Game&, const Say&);

} // namespace shell::codes
