// A match as one line of text and back; to_line in match.hpp describes the format.
#include "engine/betting/match.hpp"
#include "engine/session/read_log.hpp"
#include <limits>

namespace engine::betting {
namespace {

using Kind = Error::Kind;

struct Printed {
    std::string operator()(const Act& e) const { return "a" + std::to_string(e.action); }
    std::string operator()(const Deals&) const { return "n"; }
};

Expected<MatchEvent, Error> read_event(const MatchSetup&, std::string_view word, int at)
{
    if (word == "n") return Deals{};
    if (word.size() == 2 && word[0] == 'a' && word[1] >= '0' && word[1] <= '9') return Act{word[1] - '0'};
    return wrong(Kind::unknown_event, at);
}

/// "a1k1f": with f MAX may fold, with m it must bet.
std::optional<Error> read_deck(std::string_view word, VariantRules& r)
{
    const bool may_fold = word.ends_with('f');
    if (!may_fold && !word.ends_with('m'))
        return Error{Kind::syntax, word.empty() ? 0 : static_cast<int>(word.size()) - 1};
    const auto deck = parse_deck(std::string(word.substr(0, word.size() - 1)) + 'r');
    if (!deck) return deck.error();
    r.deck = *deck;
    r.may_fold = may_fold;
    return std::nullopt;
}

Expected<MatchSetup, Error> read_setup(session::Words& words)
{
    MatchSetup s;
    const auto variant = named<Variant>(words.next());
    if (!variant) return wrong(Kind::unknown_variant, words.at());
    s.rules.variant = *variant;
    const auto ante = session::number(words.next(), max_bet);
    if (!ante || *ante < 1) return wrong(Kind::ante_out_of_range, words.at());
    s.rules.ante = static_cast<int>(*ante);
    const auto bet = session::number(words.next(), max_bet);
    if (!bet || *bet < 1) return wrong(Kind::bets_out_of_range, words.at());
    s.rules.bets = {static_cast<int>(*bet)};
    const std::string_view deck = words.next();
    if (*variant == Variant::kuhn) {
        const auto ranks = parse_ranks(deck);
        if (!ranks) return wrong(ranks.error().kind, words.at() + ranks.error().at);
        s.rules.ranks = *ranks;
    } else if (const auto bad = read_deck(deck, s.rules)) return wrong(bad->kind, words.at() + bad->at);
    const auto human = named<Human>(words.next());
    if (!human) return wrong(Kind::unknown_players, words.at());
    s.human = *human;
    const auto rounds = session::number(words.next(), max_rounds);
    if (!rounds || *rounds < 1) return wrong(Kind::rounds_out_of_range, words.at());
    s.rounds = static_cast<std::uint8_t>(*rounds);
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    s.seed = *seed;
    return s;
}

// The longest line: the header, and of each round three moves and the next deal with their spaces.
static_assert(100 + max_rounds * (3 * 3 + 2) <= session::max_line_length);

} // namespace

Expected<std::vector<int>, Error> parse_ranks(std::string_view text)
{
    std::vector<int> ranks;
    int total = 0;
    for (std::size_t at = 0;; ++at) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const auto copies = session::number(text.substr(at, end - at), max_copies);
        if (!copies || static_cast<int>(ranks.size()) == max_match_ranks)
            return wrong(Kind::ranks_out_of_range, static_cast<int>(at));
        ranks.push_back(static_cast<int>(*copies));
        total += ranks.back();
        if ((at = end) == text.size()) break;
    }
    if (static_cast<int>(ranks.size()) < min_ranks || total < 2) return wrong(Kind::ranks_out_of_range, 0);
    return ranks;
}

std::string ranks_text(const std::vector<int>& ranks)
{
    std::string text;
    for (const int copies : ranks) text.append(text.empty() ? "" : ",").append(std::to_string(copies));
    return text;
}

std::string to_line(const session::Log<Match>& log)
{
    const MatchSetup& s = log.setup();
    const VariantRules& r = s.rules;
    std::string deck = to_text(r.deck);
    deck.back() = r.may_fold ? 'f' : 'm';
    std::string line = "betting 1 ";
    line.append(name(r.variant)).append(" ").append(std::to_string(r.ante)).append(" ");
    line.append(std::to_string(r.bets[0])).append(" ");
    line.append(r.variant == Variant::kuhn ? ranks_text(r.ranks) : deck).append(" ").append(name(s.human));
    line += ' ' + std::to_string(s.rounds) + ' ' + std::to_string(s.seed);
    for (const MatchEvent& e : log.events()) line += ' ' + std::visit(Printed{}, e);
    return line;
}

bool is_match_line(std::string_view line)
{
    session::Words words(line);
    words.next();
    words.next();
    return named<Variant>(words.next()).has_value();
}

Expected<session::Log<Match>, Error> match_from_line(std::string_view line)
{
    return session::read_log<Match>(line, "betting", read_setup, read_event);
}

} // namespace engine::betting
