// only_move: a position of the 31 game with one winning move.
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/thirtyone.hpp"

namespace engine::puzzle {

using namespace engine::thirtyone;

/// The move of the simple rule: leave a multiple of values + 1; 0: the rule has none.
static int by_rule(const Rules& r, const Position& p)
{
    const int move = (r.limit - p.sum) % (r.max + 1);
    return move != 0 && is_free(r, p, move) ? move : 0;
}

bool try_only_move(int level, Rng& rng, Puzzle& p)
{
    const Rules r = drawn_board(rng, 200'000);
    const Solution s = solved(r);
    for (int tries = 0; tries < 40; ++tries) {
        const std::vector<int> game = drawn_game(r, rng);
        const auto position = play(r, game);
        if (!position || s.value(*position).outcome != Outcome::win) continue;
        const Values winning = s.winning_moves(*position);
        const int remoteness = *s.value(*position).remoteness - 1; // of the opponent, who loses
        if (winning.size() != 1 || safe_moves(r, *position).size() < 3 || !is_level_of_31(level, remoteness, 2))
            continue;
        if (level == 3 && by_rule(r, *position) == winning[0]) continue;
        p.line = line_of(r, game);
        p.ask = {AskKind::move, {}, {}};
        p.answer = {std::to_string(winning[0])};
        tell_31(s, *position, winning[0], true, p);
        return true;
    }
    return false;
}

} // namespace engine::puzzle
