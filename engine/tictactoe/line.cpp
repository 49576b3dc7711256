// Reads and writes players and games; game.hpp describes the formats.
#include "engine/session/read_log.hpp"
#include "engine/tictactoe/game.hpp"
#include <limits>

namespace engine::tictactoe {
namespace {

using Kind = Error::Kind;
using session::number, session::Words;

constexpr std::string_view depth_word = "depth";

Expected<Setup, Error> parse_setup(Words& words)
{
    const auto x = parse_player(words.next());
    if (!x) return wrong(Kind::unknown_player, words.at());
    const auto o = parse_player(words.next());
    if (!o) return wrong(Kind::unknown_player, words.at());
    const auto seed = number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    return Setup{*x, *o, *seed};
}

Expected<Event, Error> parse_event(const Setup&, std::string_view word, int at)
{
    const auto cell = number(word, 8);
    if (!cell) return wrong(Kind::bad_move, at);
    return Event{static_cast<std::int8_t>(*cell)};
}

} // namespace

std::string to_text(const Player& p)
{
    switch (p.kind) {
    case Player::Kind::person:
        return "person";
    case Player::Kind::random:
        return "random";
    case Player::Kind::limited:
        return std::string(depth_word) + static_cast<char>('0' + p.depth);
    case Player::Kind::full:
        return "full";
    }
    return "";
}

std::optional<Player> parse_player(std::string_view word)
{
    if (word == "person") return Player{Player::Kind::person, 0};
    if (word == "random") return Player{Player::Kind::random, 0};
    if (word == "full") return Player{Player::Kind::full, 0};
    if (word.substr(0, depth_word.size()) != depth_word) return std::nullopt;
    const auto depth = number(word.substr(depth_word.size()), max_player_depth);
    if (!depth || *depth < 1) return std::nullopt;
    return Player{Player::Kind::limited, static_cast<std::uint8_t>(*depth)};
}

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    std::string line = "tictactoe 1 " + to_text(s.x) + ' ' + to_text(s.o) + ' ' + std::to_string(s.seed);
    for (const Event& e : log.events()) line += {' ', static_cast<char>('0' + e.cell)};
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "tictactoe", parse_setup, parse_event);
}

} // namespace engine::tictactoe
