#include "engine/cluedo/expert.hpp"
#include "engine/cluedo/show_order.hpp"

namespace engine::cluedo {

SafestQuery expert_query(double weight, std::uint64_t seed)
{
    SafestQuery query;
    query.race.samples = expert_draws;
    query.race.listed = expert_draws;
    query.race.seed = seed;
    query.race.now = false;
    query.top = expert_questions;
    query.weight = weight;
    query.quick = true;
    return query;
}

Card least_telling(const View& v, std::span<const Entry> entries, Holder asker, const Trio& cards)
{
    const auto order = cards_to_show(v, entries, asker, cards);
    ENGINE_CHECK(!order.empty());
    if (order.size() == 1 || (seen_by(v, entries, order[0]) >> asker & 1) != 0) return order[0]; // seen: tells nothing
    std::vector<Entry> then(entries.begin(), entries.end());
    Card best = order[0];
    int most = 0;
    for (const Card c : order) {
        then.push_back(Entry::suggestion(asker, cards, v.me, c));
        const int left = provable_envelopes(v, then, asker);
        then.pop_back();
        if (left <= most) continue;
        most = left;
        best = c;
    }
    return best;
}

} // namespace engine::cluedo
