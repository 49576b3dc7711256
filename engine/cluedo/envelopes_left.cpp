#include "engine/cluedo/envelopes_left.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::cluedo {

EnvelopesLeft::EnvelopesLeft(const Table& t, std::vector<Constraint> constraints, std::vector<Trio> known)
    : table_(t), constraints_(std::move(constraints)), domains_(Domains::of(t)), count_(static_cast<int>(known.size()))
{
    if (!propagate(t, constraints_, domains_)) return;
    const Cards may = domains_.may(t.envelope());
    for (const Card suspect : list_of(may & t.deck.of(Kind::suspect)))
        for (const Card weapon : list_of(may & t.deck.of(Kind::weapon)))
            for (const Card room : list_of(may & t.deck.of(Kind::room)))
                if (const Trio trio{suspect, weapon, room}; std::find(known.begin(), known.end(), trio) == known.end())
                    open_.push_back(trio);
}

void EnvelopesLeft::step()
{
    ENGINE_CHECK(!done());
    Domains d = domains_;
    bool possible = true;
    for (const Card c : open_[next_++]) possible = possible && assume(d, {c, table_.envelope(), true});
    if (possible && find_deal(table_, constraints_, d)) ++count_;
}

} // namespace engine::cluedo
