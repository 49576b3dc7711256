#pragma once
// The language codes of shell/text/languages.txt, for tests that loop over all languages.
#include "text/keys.hpp"
#include <string>
#include <vector>

inline const std::vector<std::string> every_language(shell::text::language_codes.begin(),
                                                     shell::text::language_codes.end());
