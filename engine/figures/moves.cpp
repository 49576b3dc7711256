#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/codes/duel.hpp"
#include "engine/figures/games.hpp"
#include "engine/matrix/game.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"

namespace engine::figures {
namespace {

Table of_thirtyone(std::string_view line)
{
    const auto log = thirtyone::from_line(line);
    if (!log) return {};
    Table t{{"move", "player", "value", "total"}, {}};
    int total = 0, number = 0;
    for (const int value : log->now().moves) {
        total += value;
        t.rows.push_back(
            {std::to_string(number + 1), number % 2 == 0 ? "A" : "B", std::to_string(value), std::to_string(total)});
        ++number;
    }
    return t;
}

Table of_tictactoe(std::string_view line)
{
    const auto log = tictactoe::from_line(line);
    if (!log) return {};
    Table t{{"move", "player", "row", "column"}, {}};
    int number = 0;
    for (const int cell : log->now().moves) {
        t.rows.push_back({std::to_string(number + 1), number % 2 == 0 ? "X" : "O", std::to_string(cell / 3 + 1),
                          std::to_string(cell % 3 + 1)});
        ++number;
    }
    return t;
}

Table of_matrix(std::string_view line)
{
    const auto log = matrix::from_line(line);
    if (!log) return {};
    Table t{{"round", "row", "column", "payoff"}, {}};
    int number = 0;
    const auto letter = [](int choice) { return std::string(1, static_cast<char>('A' + choice)); };
    for (const auto& r : log->now().rounds)
        t.rows.push_back({std::to_string(++number), letter(r.row), letter(r.column),
                          to_text(log->setup().matrix.at(r.row, r.column))});
    return t;
}

Table of_betting(std::string_view line)
{
    const auto log = betting::from_line(line);
    if (!log) return {};
    const auto& g = log->now();
    Table t{{"round", "cards of MAX and MIN", "bet", "reply", "payoff to MAX"}, {}};
    int number = 0;
    for (const auto& r : g.rounds) {
        if (!r.reply) continue; // in play: its cards may still be hidden
        const int at = r.bet.value_or(0);
        t.rows.push_back({std::to_string(++number), to_text(r.deal), std::to_string(g.setup.rules.bets[at]),
                          *r.reply == betting::Reply::call ? "call" : "fold", std::to_string(r.payoff)});
    }
    return t;
}

/// A row for each turn; no secret.
Table of_duel(std::string_view line)
{
    const auto log = codes::duel_from_line(line);
    if (!log) return {};
    const codes::Duel& duel = log->now();
    Table t{{"turn", "A's guess", "A: fijas, picas", "B's guess", "B: fijas, picas"}, {}};
    for (std::size_t turn = 0; turn < duel.rows[0].size(); ++turn) {
        std::vector<std::string> row{std::to_string(turn + 1)};
        for (const auto& rows : duel.rows) {
            const bool played = turn < rows.size();
            row.push_back(played ? to_text(duel.setup.rules, rows[turn].guess) : "");
            row.push_back(
                played ? std::to_string(rows[turn].answer.black) + ", " + std::to_string(rows[turn].answer.white) : "");
        }
        t.rows.push_back(row);
    }
    return t;
}

Table of_match(std::string_view line)
{
    const auto log = betting::match_from_line(line);
    if (!log) return {};
    const betting::Book& book = *log->now().book;
    Table t{{"round", "cards of MAX and MIN", "moves", "payoff to MAX"}, {}};
    int number = 0;
    for (const auto& r : log->now().rounds) {
        if (!r.payoff) continue; // in play: its cards may still be hidden
        std::string all;
        for (std::size_t i = 1; i < r.path.size(); ++i) {
            const auto& node = book.tree.nodes[static_cast<std::size_t>(r.path[i])];
            const auto& set =
                book.tree.sets[static_cast<std::size_t>(book.tree.nodes[static_cast<std::size_t>(node.parent)].set)];
            all += (all.empty() ? "" : " ") + set.actions[static_cast<std::size_t>(node.action)];
        }
        t.rows.push_back({std::to_string(++number), book.deal(r.deal), all, std::to_string(*r.payoff)});
    }
    return t;
}

} // namespace

Table moves(std::string_view line)
{
    const auto word = line.substr(0, line.find(' '));
    if (word == "thirtyone") return of_thirtyone(line);
    if (codes::is_duel_line(line)) return of_duel(line);
    if (word == "tictactoe") return of_tictactoe(line);
    if (word == "matrix") return of_matrix(line);
    if (word != "betting" || betting::is_given_line(line)) return {};
    return betting::is_match_line(line) ? of_match(line) : of_betting(line);
}

} // namespace engine::figures
