// Players and games as text and back; the forms are described in game.hpp.
#include "engine/session/link.hpp"
#include "engine/session/words.hpp"
#include "engine/tictactoe/game.hpp"
#include <limits>

namespace engine::tictactoe {
namespace {

using Kind = Error::Kind;
using session::number, session::Words;

constexpr std::string_view depth_word = "depth";

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
    if (line.size() > session::max_line_length) return wrong(Kind::too_long, session::max_line_length);
    Words words(line);
    Setup s;
    if (words.next() != "tictactoe") return wrong(Kind::unknown_game, words.at());
    if (words.next() != "1") return wrong(Kind::unknown_version, words.at());
    for (Player* p : {&s.x, &s.o}) {
        const auto player = parse_player(words.next());
        if (!player) return wrong(Kind::unknown_player, words.at());
        *p = *player;
    }
    const auto seed = number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    s.seed = *seed;
    session::Log<Game> log(s);
    while (words.more()) {
        const auto cell = number(words.next(), 8);
        if (!cell) return wrong(Kind::bad_move, words.at());
        if (const auto pushed = log.push({static_cast<std::int8_t>(*cell)}); !pushed)
            return wrong(pushed.error().kind, words.at());
    }
    return log;
}

} // namespace engine::tictactoe
