#include "engine/codes/duel.hpp"
#include "engine/figures/games.hpp"

namespace engine::figures {
namespace {

/// A row for each turn; no secret.
Table turns_of(std::string_view line, const Words& say)
{
    const auto log = codes::duel_from_line(line);
    if (!log) return {};
    const codes::Duel& duel = log->now();
    const std::string guess = ": " + say(Word::guess), answer = ": " + say(Word::bulls) + ", " + say(Word::cows);
    Table t{{say(Word::turn), "A" + guess, "A" + answer, "B" + guess, "B" + answer}, {}, {1, 3}};
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

} // namespace

std::string duel_turns(std::string_view line, const Style& style)
{
    return written(turns_of(line, style.words), style.format);
}

} // namespace engine::figures
