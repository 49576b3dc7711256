#pragma once
// The languages of shell/text/languages.txt, by their codes: what a test of all of them loops over.
#include "text/keys.hpp"
#include <string>
#include <vector>

inline const std::vector<std::string> every_language(shell::text::language_codes.begin(),
                                                     shell::text::language_codes.end());
