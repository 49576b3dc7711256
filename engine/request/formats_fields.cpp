// The sentences of errors in the field's formats.
#include "engine/request/formats_fields.hpp"
#include "engine/formats/convert.hpp"
#include "engine/formats/reduced.hpp"
#include "engine/request/extensive_fields.hpp"
#include "engine/request/problem.hpp"
#include "engine/session/link.hpp"

namespace engine::request {
namespace {

using formats::Error;
using Kind = Error::Kind;

/// What a game can be written as.
std::string targets_of(const std::string& read_as)
{
    if (read_as == "cluedo") return "a notebook of Cluedo is written as .cnf, .csv or .txt";
    return "this game is written as .efg, .nfg, .csv or .txt; a .cnf holds a notebook of Cluedo";
}

std::string said(const Error& e)
{
    const std::string detail = in_quotes(e.detail);
    switch (e.kind) {
    case Kind::text:
        return sentence(e.text);
    case Kind::not_utf8:
        return "Here is a byte that is no character of UTF-8; save the file as UTF-8.";
    case Kind::unknown_format:
        return "The text begins neither with EFG or NFG nor with matrix, trees, betting, cluedo, kuhn or one_card; "
               "give "
               "a file of Gambit or a line of one of these games.";
    case Kind::wrong_line:
        return "The game cannot read this line (" + e.detail + " at character " + std::to_string(e.at + 1) +
               "); copy it again from the game's link or menu.";
    case Kind::unknown_version:
        return "A game in strategic form begins with NFG 1 R; save it from Gambit as .nfg.";
    case Kind::unknown_variant:
        return "The betting game has no part " + detail +
               "; write as in kuhn:ante=1:bets=1,2:ranks=1,1,1 or one_card:ante=1:bets=1:deck=a1k1:fold=yes.";
    case Kind::no_players:
        return "The game has no players; give their names in quotes.";
    case Kind::too_many_players:
        return "The game has more than " + std::to_string(formats::max_players) + " players; send a smaller one.";
    case Kind::different_players:
        return "Here must stand the strategies of each player, once: as many numbers or lists as there are names of "
               "players.";
    case Kind::no_strategies:
        return "A player needs at least one strategy.";
    case Kind::too_many_numbers:
        return "The table has more than " + std::to_string(formats::max_numbers) + " numbers; send a smaller game.";
    case Kind::unknown_outcome:
        return "There is no outcome " + e.detail +
               "; the outcomes are numbered from 1 in the order of their list, and 0 "
               "is none.";
    case Kind::text_after_game:
        return "The table is complete before this; remove the rest, or correct the numbers of strategies above.";
    case Kind::not_two_players:
        return "The game has " + e.detail + (e.detail == "1" ? " player" : " players") +
               ", and this target takes two; write it as .efg, .nfg or .csv, or fix the others' strategies first.";
    case Kind::not_constant_sum:
        return "The game is not zero-sum: the payoffs add up to " + e.detail +
               " as at the first strategies; only games with one sum everywhere open in Sagaz. Write it as .nfg, .efg "
               "or "
               ".csv.";
    case Kind::too_many_strategies:
        return "The players have " + e.detail + " strategies; the strategic form may have at most " +
               std::to_string(formats::max_cells) + " combinations, and " + std::to_string(formats::max_numbers) +
               " payoffs. Keep the game as .efg, or cut the tree down.";
    case Kind::payoff_too_long:
        return "The payoff " + detail + " is too long for the target; use simpler fractions.";
    case Kind::probabilities_sum:
        return "The probabilities of the chance node " + (e.detail.empty() ? "at the root" : e.detail) +
               " do not add up to 1; correct them on the tree screen.";
    case Kind::too_many_nodes:
        return "The tree is larger than the target takes: " + e.detail + " at most; cut it down.";
    case Kind::hidden_information:
        return "The tree with its information sets is too long for a game's line (" +
               std::to_string(session::max_kept_length) +
               " bytes), and as a matrix game the players have too many strategies: " + e.detail +
               ", not 10 each. Solve the .efg itself with the request extensive.solve.";
    case Kind::too_large_matrix:
        return "The players have " + e.detail +
               " strategies; a matrix game takes 10 each. Take out dominated ones, or write it as .efg and solve that "
               "with the request extensive.solve.";
    case Kind::too_long:
        return "The game's line would be longer than " + e.detail +
               " characters; use shorter numbers or a smaller game.";
    case Kind::no_deal:
        return "No deal fits these notes, so that nothing is certain; correct a row, or write the notebook as .cnf.";
    case Kind::wrong_target:
        return "There is no such text of this game: " + targets_of(e.detail) + ".";
    }
    return "The game cannot be converted.";
}

} // namespace

std::string sentence(const Error& e)
{
    if (e.kind == Kind::text || e.line == 0) return said(e);
    return "Line " + std::to_string(e.line) + ", character " + std::to_string(e.column) + ": " + said(e);
}

} // namespace engine::request
