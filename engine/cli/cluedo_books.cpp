#include "engine/cli/cluedo_books.hpp"
#include <algorithm>

namespace engine::cli {

using namespace engine::cluedo;

Trio random_trio(const Deck& deck, Rng& draw)
{
    Trio trio{};
    for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) {
        const auto cards = list_of(deck.of(kind));
        trio[static_cast<std::size_t>(kind)] = cards[draw.index(cards.size())];
    }
    return trio;
}

void ask_around(Play& play, const Trio& trio, Rng& draw)
{
    play.ask(trio);
    if (play.phase == Play::Phase::show) {
        const auto cards = list_of(play.showable());
        play.show(cards[draw.index(cards.size())]);
    }
    play.pass();
}

Notebook random_book(const Table& t, int questions, Rng& draw)
{
    Play play;
    play.table = t;
    play.deal = shuffled(t, draw);
    for (int i = 0; i < questions; ++i) ask_around(play, random_trio(t.deck, draw), draw);
    return {play.view(0), play.seen_from(0)};
}

Count listed(const Table& t, std::span<const Constraint> constraints, const Domains& d)
{
    Count count = 0;
    Deal deal{};
    std::array<int, max_holders> left{};
    for (Holder h = 0; h < t.holders(); ++h) left[static_cast<std::size_t>(h)] = t.size(h);
    const auto place = [&](const auto& self, Card c) -> void {
        if (c == t.deck.cards()) {
            count += std::all_of(constraints.begin(), constraints.end(),
                                 [&](const Constraint& k) { return k.satisfied(t, deal); });
            return;
        }
        for (Holder h = 0; h < t.holders(); ++h) {
            int& places = left[static_cast<std::size_t>(h)];
            if (places == 0 || (d.may(h) & bit(c)) == 0) continue;
            --places;
            deal[static_cast<std::size_t>(c)] = h;
            self(self, static_cast<Card>(c + 1));
            ++places;
        }
    };
    place(place, 0);
    return count;
}

void tell(std::FILE* times, const char* what, std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    std::fprintf(times, "  %-34s median %6.2f  p99 %6.2f  worst %6.2f ms\n", what, ms[ms.size() / 2],
                 ms[ms.size() * 99 / 100], ms.back());
}

} // namespace engine::cli
