#include "engine/thirtyone/pairing.hpp"

namespace engine::thirtyone {

namespace {

constexpr int most_positions = 20000;

/// Is every safe reply answered to this sum, from here on?
bool holds(const Rules& r, const Position& p, int sum, int& left)
{
    if (--left < 0) return false;
    for (const auto value : safe_moves(r, p)) {
        const Position replied = after(r, p, value);
        const int answer = sum - value;
        if (answer < 1 || answer > r.max || !is_free(r, replied, answer)) return false;
        const Position next = after(r, replied, answer);
        if (is_beyond(r, next) || !holds(r, next, sum, left)) return false;
    }
    return true;
}

} // namespace

std::optional<Pairing> pairing(const Rules& r, const Position& p)
{
    if (is_over(r, p) || safe_moves(r, p).size() < 2) return std::nullopt;
    // A full board ends the game by a convention of its own: nothing to be proved by sums.
    if (r.full_board == FullBoard::draw && board_total(r) <= r.limit) return std::nullopt;
    for (int sum = 2; sum <= 2 * r.max; ++sum) {
        int left = most_positions;
        if (!holds(r, p, sum, left)) continue;
        Pairing found{sum, {}};
        for (int says = p.sum + sum; says <= r.limit; says += sum) found.says.push_back(says);
        return found;
    }
    return std::nullopt;
}

} // namespace engine::thirtyone
