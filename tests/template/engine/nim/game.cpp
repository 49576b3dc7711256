#include "engine/nim/game.hpp"
#include "engine/base/rng.hpp"
#include "engine/session/read_log.hpp"
#include <functional>
#include <limits>
#include <numeric>

namespace engine::nim {

std::optional<Heaps> parse_heaps(std::string_view text)
{
    Heaps heaps;
    if (text.empty() || text.size() > max_heaps) return std::nullopt;
    for (const char c : text) {
        if (c < '1' || c > '0' + max_size) return std::nullopt;
        heaps.push_back(c - '0');
    }
    return heaps;
}

std::string to_text(const Heaps& heaps)
{
    std::string out;
    for (const int size : heaps) out += static_cast<char>('0' + size);
    return out;
}

Expected<Game, Error> Game::after(const Move& m) const
{
    if (m.heap < 0 || m.heap >= heaps.size() || m.take < 1 || m.take > heaps[m.heap]) return wrong(ErrorKind::bad_move);
    Game next = *this;
    next.heaps[m.heap] -= m.take;
    ++next.turn;
    return next;
}

bool Game::over() const { return moves(heaps).empty(); }

int nim_sum(const Heaps& heaps) { return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<>()); }

std::vector<Move> moves(const Heaps& heaps)
{
    std::vector<Move> all;
    for (int heap = 0; heap < heaps.size(); ++heap)
        for (int take = 1; take <= heaps[heap]; ++take) all.push_back({heap, take});
    return all;
}

bool wins(const Heaps& heaps, const Move& m)
{
    return (nim_sum(heaps) ^ heaps[m.heap] ^ (heaps[m.heap] - m.take)) == 0;
}

Move computer_move(const Game& game)
{
    auto choice = moves(game.heaps);
    if (nim_sum(game.heaps) != 0) std::erase_if(choice, [&](const Move& m) { return !wins(game.heaps, m); });
    return choice[Rng(game.setup.seed).fork(static_cast<std::uint64_t>(game.turn)).index(choice.size())];
}

namespace {

Expected<Setup, Error> parse_setup(session::Words& words)
{
    const auto heaps = parse_heaps(words.next());
    if (!heaps) return wrong(ErrorKind::bad_setup, words.at());
    const auto people = named<People>(words.next());
    if (!people) return wrong(ErrorKind::bad_setup, words.at());
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(ErrorKind::bad_setup, words.at());
    return Setup{*heaps, *people, *seed};
}

Expected<Move, Error> parse_move(const Setup&, std::string_view word, int at)
{
    if (word.size() != 2) return wrong(ErrorKind::bad_move, at);
    return Move{word[0] - '0', word[1] - '0'};
}

} // namespace

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    std::string line = "nim 1 " + to_text(s.heaps) + ' ' + std::string(name(s.people)) + ' ' + std::to_string(s.seed);
    for (const Move& m : log.events()) line += {' ', static_cast<char>('0' + m.heap), static_cast<char>('0' + m.take)};
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "nim", parse_setup, parse_move);
}

} // namespace engine::nim
