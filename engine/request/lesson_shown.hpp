#pragma once
// What a game's line shows and what a request is about, in words that can be compared.
#include "engine/request/json.hpp"
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::request {

struct Shown {
    std::string game, rules; // other ones: not the same board
    std::string position;    // for people
    /// What is on the board, by sort, in order: the tokens, the rows, the nodes and what is below each, …
    std::map<std::string_view, std::vector<std::string>> things;
};

std::optional<Shown> shown_by(std::string_view line);
/// None: it is about no board of a game with lessons. An answer does not tell guess and secret apart: two of them.
std::vector<Shown> asked_about(const Json& request);

/// The same board, one that comes from the other by playing on, or a part of it.
bool akin(const Shown&, const Shown&);

} // namespace engine::request
