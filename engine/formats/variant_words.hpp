#pragma once
// Betting variants in a word, since no game's line names them yet: "kuhn", "kuhn:ante=2:bets=1,2:ranks=1,1,1",
// "one_card:deck=a1k3:fold=no".
#include "engine/base/expected.hpp"
#include "engine/betting/variant.hpp"
#include "engine/formats/error.hpp"

namespace engine::formats {

bool is_variant(std::string_view text);

/// Parts left out keep the defaults of VariantRules. Error: unknown_variant, with the part that does not fit.
Expected<betting::VariantRules, Error> parse_variant(std::string_view text);

} // namespace engine::formats
