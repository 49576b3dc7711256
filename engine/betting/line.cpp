// A betting game as one line of text and back; to_line in game.hpp describes the format.
#include "engine/betting/game.hpp"
#include "engine/session/read_log.hpp"
#include <limits>

namespace engine::betting {
namespace {

using Kind = Error::Kind;

struct Print {
    std::string operator()(const Bet& e) const { return "b" + std::to_string(e.bet); }
    std::string operator()(const Call&) const { return "c"; }
    std::string operator()(const Fold&) const { return "f"; }
    std::string operator()(const Next&) const { return "n"; }
};

Expected<Event, Error> parse_event(const Setup&, std::string_view word, int at)
{
    if (word == "c") return Call{};
    if (word == "f") return Fold{};
    if (word == "n") return Next{};
    if (word.size() == 2 && word[0] == 'b' && word[1] >= '0' && word[1] <= '9') return Bet{word[1] - '0'};
    return wrong(Kind::unknown_event, at);
}

Expected<Setup, Error> parse_setup(session::Words& words)
{
    const auto bets = parse_bets(words.next());
    if (!bets) return wrong(bets.error().kind, words.at() + bets.error().at);
    const auto deck = parse_deck(words.next());
    if (!deck) return wrong(deck.error().kind, words.at() + deck.error().at);
    const auto cards = named<Cards>(words.next());
    if (!cards) return wrong(Kind::unknown_cards, words.at());
    const auto human = named<Human>(words.next());
    if (!human) return wrong(Kind::unknown_players, words.at());
    const auto rounds = session::number(words.next(), max_rounds);
    if (!rounds || *rounds < 1) return wrong(Kind::rounds_out_of_range, words.at());
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    return Setup{{*bets, *deck}, *cards, *human, static_cast<std::uint8_t>(*rounds), *seed};
}

// The longest line: the header, and of each round a bet, a reply and the next deal with their spaces.
static_assert(100 + max_rounds * (3 + 2 + 2) <= session::max_line_length);

} // namespace

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    std::string line = "betting 1 " + bets_text(s.rules) + ' ' + to_text(s.rules.deck) + ' ';
    line.append(name(s.cards)).append(" ").append(name(s.human)).append(" ").append(std::to_string(s.rounds));
    line += ' ' + std::to_string(s.seed);
    for (const Event& e : log.events()) line += ' ' + std::visit(Print{}, e);
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "betting", parse_setup, parse_event);
}

} // namespace engine::betting
