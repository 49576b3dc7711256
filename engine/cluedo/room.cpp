#include "engine/cluedo/room.hpp"
#include <algorithm>

namespace engine::cluedo {
namespace {

/// A holder that takes `least` to `most` of these cards; the envelope is one for each kind.
struct Slot {
    std::size_t holder = 0;
    Cards cards = 0;
    int least = 0, most = 0;
};

constexpr std::size_t max_slots = max_holders - 1 + kinds;

struct Slots {
    std::array<Slot, max_slots> list{};
    std::size_t n = 0;
    Cards all = 0;
    int most = 0;

    void add(const Slot& s)
    {
        list[n++] = s;
        all |= s.cards;
        most += s.most;
    }
};

Slots slots_of(const Table& t, const Room& room)
{
    Slots slots;
    for (Holder h = 0; h < t.holders(); ++h) {
        const auto at = static_cast<std::size_t>(h);
        if (room.open[at] == 0) continue;
        if (h == t.envelope()) {
            for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room})
                if (const Cards of = t.deck.of(kind); (room.open[at] & of) != 0)
                    slots.add({at, room.open[at] & of, 1, 1});
            continue;
        }
        const int has = size_of(room.has[at]), open = size_of(room.open[at]);
        slots.add({at, room.open[at], std::max(0, room.least[at] - has), std::min(open, room.most[at] - has)});
    }
    return slots;
}

} // namespace

bool Room::narrow(const Table& t)
{
    const Slots slots = slots_of(t, *this);
    const int spare = slots.most - size_of(slots.all); // places that stay empty
    if (spare < 0) return false;
    struct Sum {
        Cards cards; // that some of these slots may take
        int least, most;
    };
    std::array<Sum, std::size_t{1} << max_slots> sums; // each is written before it is read: no time for zeros
    sums[0] = {0, 0, 0};
    for (std::size_t set = 1; set < std::size_t{1} << slots.n; ++set) {
        const Slot& first = slots.list[static_cast<std::size_t>(std::countr_zero(set))];
        const Sum& rest = sums[set & (set - 1)];
        const Sum sum{rest.cards | first.cards, rest.least + first.least, rest.most + first.most};
        sums[set] = sum;
        // The cards of a set fill the least of it, and what the other slots cannot take.
        const int must = std::max(sum.least, sum.most - spare), may = size_of(sum.cards);
        if (may < must) return false;
        if (may > must) continue;
        for (std::size_t i = 0; i < slots.n; ++i)
            if ((set >> i & 1) == 0) open[slots.list[i].holder] &= ~(sum.cards & slots.list[i].cards);
    }
    return true;
}

} // namespace engine::cluedo
