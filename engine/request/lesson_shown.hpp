#pragma once
// The board in a game's line and the board in a request, in a comparable form.
#include "engine/request/json.hpp"
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::request {

struct Shown {
    std::string game, rules; // boards with different rules are different
    std::string position;    // text for people
    /// The board's contents by sort, in order: the tokens, the rows, the nodes with their subtrees, …
    std::map<std::string_view, std::vector<std::string>> things;
};

std::optional<Shown> shown_by(std::string_view line);
/// The boards a request asks about; none if its game has no lessons. codes.answer gives two, because feedback is
/// symmetric in guess and secret.
std::vector<Shown> asked_about(const Json& request);

/// Whether the boards are equal, one follows from the other by playing on, or one is a part of the other.
bool akin(const Shown&, const Shown&);

} // namespace engine::request
