#pragma once
// A game's line as the boards of the engine's requests, with the parts and options that questions about it have.
#include "engine/lesson/facts.hpp"
#include "engine/request/json.hpp"
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::request {

struct FactOption {
    std::string value, id, word; // id: the place on the board, or empty; word: as the board writes it
};

struct FactPart {
    std::string name; // a number, or as the engine names it
    std::string at;   // where it is in the reply
};

struct KnownBoard {
    std::string game; // as in lesson::FactRow
    /// Members of a request; of `branch` one for each branch. A board that the position does not have is missing.
    std::map<lesson::FactBoard, std::vector<Json>> boards;
    std::map<lesson::FactOptions, std::vector<FactOption>> options;
    std::map<lesson::FactEach, std::vector<FactPart>> parts;
    std::map<std::string_view, Json> more; // by command: members that only it takes
};

/// Nothing for a line that cannot be read, of a game without facts, or of a board whose answers may be lies.
std::optional<KnownBoard> known_board(std::string_view line);

} // namespace engine::request
