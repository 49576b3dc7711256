#include "engine/cluedo/question.hpp"
#include <cmath>

namespace engine::cluedo {
namespace {

/// Of two equal scores, the roundings of information to 1e-9 and of the score may differ by one unit each.
constexpr std::int64_t rounding = 2;

} // namespace

double rounded(double x) { return std::round(x * 1e9) / 1e9; }

void score(Question& q) { q.score = std::llround((q.solves + weight_of_bits * q.bits) * 1e9); }

Answer answer_in(const Table& t, Holder asker, const Trio& cards, std::size_t c, double share, int envelopes)
{
    Answer a{nobody, no_card, share, envelopes, false};
    if (c + 1 == std::size_t{kinds} * (t.players - 1u) + 1) return a;
    a.shower = static_cast<Holder>((asker + 1 + static_cast<int>(c) / kinds) % t.players);
    a.card = cards[c % kinds];
    return a;
}

bool beats(std::int64_t score, double error, std::int64_t than, double its_error)
{
    return static_cast<double>(score - than) > static_cast<double>(rounding) + 2e9 * (error + its_error);
}

Count Question::number() const
{
    Count n = 1;
    for (const Cards set : alike) n *= static_cast<Count>(size_of(set));
    return n;
}

} // namespace engine::cluedo
