#include "engine/thirtyone/position.hpp"
#include "engine/base/check.hpp"

namespace engine::thirtyone {

std::optional<Error> problem(const Rules& r)
{
    using Kind = Error::Kind;
    if (r.rows < min_rows || r.rows > max_rows) return Error{Kind::rows_out_of_range};
    if (r.max < min_max || r.max > max_max) return Error{Kind::max_out_of_range};
    if (r.limit < min_limit || r.limit > max_limit) return Error{Kind::limit_out_of_range};
    if (name(r.full_board).empty()) return Error{Kind::unknown_full_board};
    return std::nullopt;
}

Position after(const Rules& r, Position p, int value)
{
    ENGINE_CHECK(value >= 1 && value <= r.max && is_free(r, p, value));
    ++p.used[static_cast<std::size_t>(value - 1)];
    p.sum = static_cast<std::int16_t>(p.sum + value);
    ++p.plies;
    return p;
}

Values moves(const Rules& r, const Position& p)
{
    Values values;
    if (is_beyond(r, p)) return values;
    for (int v = 1; v <= r.max; ++v)
        if (is_free(r, p, v)) values.push_back(static_cast<std::uint8_t>(v));
    return values;
}

Values safe_moves(const Rules& r, const Position& p)
{
    Values values;
    for (const auto v : moves(r, p))
        if (p.sum + v <= r.limit) values.push_back(v);
    return values;
}

Values losing_utterances(const Rules& r, const Position& p)
{
    Values values;
    for (const auto v : moves(r, p))
        if (p.sum + v > r.limit) values.push_back(v);
    return values;
}

std::optional<Side> winner(const Rules& r, const Position& p)
{
    ENGINE_CHECK(is_over(r, p));
    if (is_beyond(r, p)) return to_move(p); // the other player exceeded the limit
    if (r.full_board == FullBoard::draw) return std::nullopt;
    return other(to_move(p));
}

std::optional<Error::Kind> refusal(const Rules& r, const Position& p, int value)
{
    if (is_over(r, p)) return Error::Kind::game_over;
    if (value < 1 || value > r.max) return Error::Kind::bad_move;
    if (!is_free(r, p, value)) return Error::Kind::used_up;
    return std::nullopt;
}

Expected<Position, Error> play(const Rules& r, std::span<const int> values)
{
    Position p;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (const auto kind = refusal(r, p, values[i])) return wrong(*kind, static_cast<int>(i));
        p = after(r, p, values[i]);
    }
    return p;
}

} // namespace engine::thirtyone
