// A game as one line of text and back; to_line in game.hpp describes the format.
#include "engine/session/read_log.hpp"
#include "engine/thirtyone/game.hpp"
#include <limits>

namespace engine::thirtyone {
namespace {

using Kind = Error::Kind;
using session::number, session::Words;

Expected<Setup, Error> parse_setup(Words& words)
{
    Setup s;
    const auto in_range = [&](int least, int most, std::uint8_t& to) {
        const auto n = number(words.next(), static_cast<std::uint64_t>(most));
        if (!n || *n < static_cast<std::uint64_t>(least)) return false;
        to = static_cast<std::uint8_t>(*n);
        return true;
    };
    if (!in_range(min_rows, max_rows, s.rules.rows)) return wrong(Kind::rows_out_of_range, words.at());
    if (!in_range(min_max, max_max, s.rules.max)) return wrong(Kind::max_out_of_range, words.at());
    if (!in_range(min_limit, max_limit, s.rules.limit)) return wrong(Kind::limit_out_of_range, words.at());
    const auto full = named<FullBoard>(words.next());
    if (!full) return wrong(Kind::unknown_full_board, words.at());
    s.rules.full_board = *full;
    for (Player* p : {&s.a, &s.b}) {
        const auto player = named<Player>(words.next());
        if (!player) return wrong(Kind::unknown_player, words.at());
        *p = *player;
    }
    const auto seed = number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    s.seed = *seed;
    return s;
}

Expected<Event, Error> parse_event(const Setup&, std::string_view word, int at)
{
    const auto value = number(word, max_max);
    if (!value) return wrong(Kind::bad_move, at);
    return Event{static_cast<std::uint8_t>(*value)};
}

// The longest line: the header, and every move with its space.
static_assert(80 + 2 * max_moves <= session::max_line_length);

} // namespace

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    std::string line = "thirtyone 1 " + std::to_string(s.rules.rows) + ' ' + std::to_string(s.rules.max) + ' ' +
                       std::to_string(s.rules.limit) + ' ';
    line.append(name(s.rules.full_board)).append(" ").append(name(s.a)).append(" ").append(name(s.b));
    line += ' ' + std::to_string(s.seed);
    for (const Event& e : log.events()) line += {' ', static_cast<char>('0' + e.value)};
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "thirtyone", parse_setup, parse_event);
}

} // namespace engine::thirtyone
