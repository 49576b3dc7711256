// hold_out: a lost position of the 31 game with one move that resists longest.
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/thirtyone.hpp"

namespace engine::puzzle {

using namespace engine::thirtyone;

/// With 2, every safe move resists equally long.
constexpr int least_remoteness = 4;

bool try_hold_out(int level, Rng& rng, Puzzle& p)
{
    const Rules r = drawn_board(rng, 200'000);
    const Solution s = solved(r);
    for (int tries = 0; tries < 40; ++tries) {
        const std::vector<int> game = drawn_game(r, rng);
        const auto position = play(r, game);
        if (!position || s.value(*position).outcome != Outcome::loss) continue;
        const Values best = s.best_moves(*position);
        if (best.size() != 1 || safe_moves(r, *position).size() < 3 ||
            !is_level_of_31(level, *s.value(*position).remoteness, least_remoteness))
            continue;
        p.line = line_of(r, game);
        p.ask = {AskKind::move, {}, {}};
        p.answer = {std::to_string(best[0])};
        tell_31(s, *position, best[0], false, p);
        return true;
    }
    return false;
}

} // namespace engine::puzzle
