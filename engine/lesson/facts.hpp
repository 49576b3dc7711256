#pragma once
// What the engine knows about a board, as a table: the studio offers each fact as a question or as a number in a text.
// engine/request/lesson_facts.hpp fills in the boards and asks.
#include "engine/base/named.hpp"
#include "engine/lesson/answer.hpp"
#include <span>
#include <string_view>

namespace engine::lesson {

/// The board a request is about. branch: the tree below a child of the root. swapped: the other player moves first.
/// before: without the last move. start: without any.
ENGINE_NAMED(FactBoard, whole, swapped, branch, branch_swapped, before, start);

/// How often a row of the table stands: once, or for each part of the board.
/// bets, calls: a set of the betting variants where a player may bet, or call; versus: two strategies of the lab.
ENGINE_NAMED(FactEach, once, branch, row, column, card, bets, calls, strategy, versus);

/// The options of a question about the fact; nothing: its answer is typed.
ENGINE_NAMED(FactOptions, nothing, branches, leaves, sides_31, values_31, sides_ttt, squares, codes, rows, columns,
             holders);

struct FactRow {
    std::string_view game; // the first word of its lines; chance: a tree with chance nodes; variant: of betting
    std::string_view key;  // of its text, after "fact_"
    Kind kind;
    std::string_view request; // members of the JSON request beside those of the board
    std::string_view path;    // {n}: where the part is in the reply, usually its number from 0
    FactOptions options = FactOptions::nothing;
    FactBoard board = FactBoard::whole;
    FactEach each = FactEach::once;
    bool others = false;   // the answer is every option but those found
    bool may_lack = false; // not every board has it
    /// A row that says the same as the fact `least` of the same part is left out, and that fact then has the key `both`.
    std::string_view least = {}, both = {};
};

/// An answer that pupils often give instead; only those that differ from the right answer are offered.
struct UsualMistake {
    std::string_view game, fact; // the row's game and key
    std::string_view key;        // of its text, after "mistake_"
    std::string_view request, path;
    FactBoard board = FactBoard::whole;
};

std::span<const FactRow> fact_rows();
std::span<const UsualMistake> usual_mistakes();

} // namespace engine::lesson
