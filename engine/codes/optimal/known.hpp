#pragma once
// Moves that need no search: those of the strategies that are stored with the program (assets/optimal).
#include "engine/codes/diagram.hpp"
#include <optional>
#include <span>
#include <string_view>

namespace engine::codes::optimal {

/// Of which boards there are such strategies: "p4c6r"…
std::span<const std::string_view> stored_rules();
/// Its text (tree_text.hpp), made from the file when the program is built; "" = there is none. The page's programs fetch it
/// when they are first asked for it, and until then it is "".
std::string_view stored_tree(std::string_view rules);

/// The stored strategy's guess after this history. Nothing if there is no such strategy, if the history leaves it, or if no
/// secret leads there. Without repeats all first guesses are alike, so symbols are renamed until the first one is the
/// strategy's. Milliseconds: the strategy is read anew, and every secret of it played.
std::optional<Code> known_move(const Rules&, std::span<const Clue> history);

/// The least total of guesses over all secrets, where OptimalJob has proven it (codes_optimal_test.cpp does again, the larger
/// ones with SAGAZ_LONG). Nothing for other boards.
std::optional<Count> proven_total(const Rules&);

} // namespace engine::codes::optimal
