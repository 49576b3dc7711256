#include "engine/thirtyone/pairing.hpp"

namespace engine::thirtyone {

namespace {

constexpr int most_positions = 20000;

/// Whether every safe reply can be answered to this sum from here on.
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
    // A full board ends the game by a convention that sums cannot prove.
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

std::vector<std::uint8_t> where_pairing_breaks(const Rules& r, const Position& p, int sum)
{
    const int turns = (r.limit - p.sum) / sum;
    std::vector<std::uint8_t> shortest;
    for (int value = 1; value <= r.max; ++value) {
        const int answer = sum - value;
        if (answer < 1 || answer > r.max) continue;
        const int left = r.rows - used(p, value), answers = r.rows - used(p, answer);
        // The same reply again and again: each round takes a square of both values.
        const int answered = value == answer ? left / 2 : answers;
        const bool one_more = value == answer ? left % 2 == 1 : left > answers;
        if (!one_more || answered >= turns) continue;
        if (!shortest.empty() && shortest.size() <= 2 * static_cast<std::size_t>(answered) + 1) continue;
        shortest.clear();
        for (int k = 0; k < answered; ++k)
            shortest.insert(shortest.end(), {static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(answer)});
        shortest.push_back(static_cast<std::uint8_t>(value));
    }
    return shortest;
}

} // namespace engine::thirtyone
