#include "engine/lesson/remedy.hpp"
#include "engine/betting/game.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/duel.hpp"
#include "engine/concepts/game.hpp"
#include "engine/matrix/game.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <array>

namespace engine::lesson {
namespace {

struct Remedy {
    std::string_view game, kind, text; // game "": for every game
};
constexpr std::array remedies{
    Remedy{"codes", "positions_out_of_range", "2 to 8, as in p4c6r"},
    Remedy{"codes", "symbols_out_of_range", "2 to 16, as in p4c6r"},
    Remedy{"codes", "too_few_symbols", "without repeats at least as many as positions, as in p4c10n"},
    Remedy{"codes", "guesses_out_of_range", "1 to 20"},
    Remedy{"codes", "unknown_role", names_of(codes::Role{})},
    Remedy{"codes", "unknown_face", names_of(codes::Face{})},
    Remedy{"codes", "unknown_rival", names_of(codes::Rival{})},
    Remedy{"codes", "board_too_large", "a duel has at most 6 positions and 10,000 codes, as p4c10n"},
    Remedy{"thirtyone", "rows_out_of_range", "1 to 8"},
    Remedy{"thirtyone", "max_out_of_range", "2 to 9"},
    Remedy{"thirtyone", "limit_out_of_range", "1 to 99"},
    Remedy{"thirtyone", "unknown_full_board", names_of(thirtyone::FullBoard{})},
    Remedy{"thirtyone", "unknown_player", names_of(thirtyone::Player{})},
    Remedy{"thirtyone", "bad_move", "a value of the board, from 1"},
    Remedy{"thirtyone", "used_up", "every square of this value is taken: leave it out, or begin with more rows"},
    Remedy{"tictactoe", "unknown_player", "person, random, depth1 to depth8, full"},
    Remedy{"tictactoe", "bad_move", "a cell, 0 to 8"},
    Remedy{"tictactoe", "taken", "another move is there: leave it out"},
    Remedy{"trees", "unknown_mode", names_of(trees::Mode{})},
    Remedy{"trees", "unknown_mover", "max, min"},
    Remedy{"trees", "unknown_algorithm", names_of(search::Algorithm{})},
    Remedy{"trees", "unknown_order", names_of(search::OrderKind{})},
    Remedy{"matrix", "unknown_side", names_of(matrix::Side{})},
    Remedy{"betting", "unknown_cards", names_of(betting::Cards{})},
    Remedy{"betting", "unknown_players", names_of(betting::Human{})},
    Remedy{"betting", "rounds_out_of_range", "1 to 50"},
    Remedy{"concepts", "unknown_role", names_of(concepts::Role{})},
    Remedy{"concepts", "unknown_language", "L, L2"},
    Remedy{"betting", "ante_out_of_range", "1 to 999"},
    Remedy{"betting", "bad_file", "the text of a two-person zero-sum game as formats.read gives it"},
    Remedy{"betting", "ranks_out_of_range", "2 to 5 numbers from 0 to 99, as 1,1,1"},
    Remedy{"cluedo", "unknown_mode", names_of(cluedo::Mode{})},
    Remedy{"", "game_over", "the game has ended before: leave it out"},
    Remedy{"", "unknown_version", "1"},
    Remedy{"", "seed_out_of_range", "a whole number, as 1"},
};

std::string strategies()
{
    std::string all;
    for (const auto kind : codes::strategy_kinds) all.append(all.empty() ? "" : ", ").append(codes::name(kind));
    return all;
}

} // namespace

std::string remedy(std::string_view game, std::string_view kind)
{
    if (game == "codes" && kind == "unknown_strategy") return strategies();
    for (const Remedy& r : remedies)
        if (r.kind == kind && (r.game.empty() || r.game == game)) return std::string(r.text);
    return {};
}

} // namespace engine::lesson
