#include "engine/betting/rules.hpp"

namespace engine::betting {
namespace {

using Kind = Error::Kind;

/// Reads a number of at most three digits, as std::to_string writes it, at text[at...] and moves `at` past it. -1:
/// none.
int number(std::string_view text, std::size_t& at)
{
    if (at < text.size() && text[at] == '0') return -1;
    int n = -1;
    for (int digits = 0; digits < 3 && at < text.size() && text[at] >= '0' && text[at] <= '9'; ++digits, ++at)
        n = (n < 0 ? 0 : n * 10) + (text[at] - '0');
    return n;
}

Unexpected<Error> bad(Kind kind, std::size_t at) { return wrong(kind, static_cast<int>(at)); }

bool has(const Few<std::int16_t, max_bets>& bets, int before, int bet)
{
    for (int i = 0; i < before; ++i)
        if (bets[i] == bet) return true;
    return false;
}

} // namespace

char letter(Card c) { return c == Card::ace ? 'A' : 'K'; }
std::string to_text(const Deal& d) { return {letter(d.max), letter(d.min)}; }

bool Rules::operator==(const Rules& o) const { return bets_text(*this) == bets_text(o) && deck == o.deck; }

Rules seed_rules()
{
    Rules r;
    for (const int bet : {2, 4, 6}) r.bets.push_back(static_cast<std::int16_t>(bet));
    return r;
}

std::optional<Error> problem(const Rules& r)
{
    if (r.bets.empty()) return Error{Kind::bets_out_of_range};
    for (int i = 0; i < r.bets.size(); ++i) {
        if (r.bets[i] < 1 || r.bets[i] > max_bet) return Error{Kind::bets_out_of_range, i};
        if (has(r.bets, i, r.bets[i])) return Error{Kind::repeated_bet, i};
    }
    const Deck& d = r.deck;
    if (d.aces < 1 || d.aces > max_cards || d.kings < 1 || d.kings > max_cards) return Error{Kind::deck_out_of_range};
    return std::nullopt;
}

Expected<Few<std::int16_t, max_bets>, Error> parse_bets(std::string_view text)
{
    Few<std::int16_t, max_bets> bets;
    for (std::size_t at = 0;; ++at) {
        const std::size_t begin = at;
        const int bet = number(text, at);
        if (bet < 1 || bets.size() == max_bets) return bad(Kind::bets_out_of_range, begin);
        if (has(bets, bets.size(), bet)) return bad(Kind::repeated_bet, begin);
        bets.push_back(static_cast<std::int16_t>(bet));
        if (at == text.size()) return bets;
        if (text[at] != ',') return bad(Kind::syntax, at);
    }
}

std::string bets_text(const Rules& r)
{
    std::string text;
    for (const auto bet : r.bets) text.append(text.empty() ? "" : ",").append(std::to_string(bet));
    return text;
}

Expected<Deck, Error> parse_deck(std::string_view text)
{
    std::size_t at = 0;
    Deck deck;
    for (const char rank : {'a', 'k'}) {
        if (at >= text.size() || text[at] != rank) return bad(Kind::syntax, at);
        const std::size_t begin = ++at;
        const int n = number(text, at);
        if (n < 1 || n > max_cards) return bad(Kind::deck_out_of_range, begin);
        (rank == 'a' ? deck.aces : deck.kings) = static_cast<std::uint8_t>(n);
    }
    if (at >= text.size() || (text[at] != 'r' && text[at] != 'n')) return bad(Kind::syntax, at);
    if (at + 1 != text.size()) return bad(Kind::syntax, at + 1);
    deck.replacement = text[at] == 'r';
    return deck;
}

std::string to_text(const Deck& d)
{
    return "a" + std::to_string(d.aces) + "k" + std::to_string(d.kings) + (d.replacement ? "r" : "n");
}

Rational probability(const Deck& d, const Deal& deal)
{
    const std::int64_t total = d.aces + d.kings, taken = d.replacement ? 0 : 1;
    const std::int64_t first = deal.max == Card::ace ? d.aces : d.kings;
    const std::int64_t second = (deal.min == Card::ace ? d.aces : d.kings) - (deal.max == deal.min ? taken : 0);
    return *Rational::of(first * second, total * (total - taken));
}

Deal random_deal(const Deck& d, Rng& rng)
{
    const auto total = static_cast<std::uint64_t>(d.aces + d.kings);
    std::uint64_t aces = d.aces;
    Deal deal;
    deal.max = rng.below(total) < aces ? Card::ace : Card::king;
    if (!d.replacement && deal.max == Card::ace) --aces;
    deal.min = rng.below(total - (d.replacement ? 0 : 1)) < aces ? Card::ace : Card::king;
    return deal;
}

} // namespace engine::betting
