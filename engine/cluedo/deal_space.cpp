#include "engine/cluedo/deal_space.hpp"
#include "engine/base/sort.hpp"
#include "engine/cluedo/propagate.hpp"
#include <algorithm>

namespace engine::cluedo {
namespace {

/// Uniform in [0, n), n > 0.
Wide below(Wide n, Rng& rng)
{
    if (n >> 64 == 0) return rng.below(static_cast<std::uint64_t>(n));
    const int spare_bits = std::countl_zero(static_cast<std::uint64_t>(n >> 64));
    for (;;) {
        const Wide high = rng.next();
        const Wide draw = (high << 64 | rng.next()) >> spare_bits;
        if (draw < n) return draw;
    }
}

} // namespace

std::uint32_t DealSpace::Level::insert(Packed key)
{
    const std::uint32_t state = States::insert(key);
    if (state == ways.size()) ways.push_back(0);
    return state;
}

DealSpace::DealSpace(const Table& t, std::span<const Constraint> constraints, Domains d, std::int64_t limit,
                     std::span<const Showing> showings)
    : table_(t), domains_(d), weighed_(!showings.empty()), limit_(limit)
{
    if (!propagate(t, constraints, domains_)) {
        done_ = true;
        return;
    }
    classes_ = classes_apart(t, constraints, domains_, showings);
    work_ = classes_.work;
    if (classes_.too_large) too_large_ = done_ = true;
    else begin();
}

void DealSpace::begin()
{
    auto& lists = classes_.holders;
    if (lists.empty()) {
        wide_count_ = count_ = 1;
        done_ = true;
        return;
    }
    sort_by_key(lists, [](const HolderHands& list) { return std::uint64_t{list.hands.size()}; });
    if (lists.front().hands.empty()) { // some holder's constraints cannot be met
        done_ = true;
        return;
    }
    if (lists.size() > 2) std::rotate(lists.begin(), lists.end() - 2, lists.end() - 1);
    levels_.resize(lists.size());
    for (std::size_t i = 0; i < lists.size(); ++i) levels_[i].deals.assign(lists[i].hands.size(), 0);
    // The last holder takes every card left: its hands are the states of the last level, in the list's order.
    for (const Hand& hand : lists.back().hands) levels_.back().insert(hand.counts);
    if (lists.size() == 1) {
        const auto only = levels_[0].find(classes_.all);
        if (only == none) {
            done_ = true;
            return;
        }
        levels_[0].ways[only] = 1;
    } else {
        levels_[0].insert(classes_.all);
        levels_[0].ways[0] = 1;
    }
    if (!weighed_) return;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        levels_[i].weighed_ways.assign(levels_[i].keys.size(), 0);
        levels_[i].weighed_deals.assign(lists[i].hands.size(), 0);
    }
    for (std::size_t k = 0; k < levels_[0].keys.size(); ++k)
        levels_[0].weighed_ways[k] = levels_[0].ways[k] == 0 ? 0 : 1;
}

Progress DealSpace::progress() const
{
    const auto n = static_cast<std::int64_t>(levels_.size());
    const auto at = static_cast<std::int64_t>(level_);
    return {done_ ? 2 * n : backward_ ? 2 * n - 1 - at : at, 2 * n};
}

void DealSpace::forth(Level& level, std::size_t state)
{
    const HolderHands& list = classes_.holders[level_];
    const bool to_last = level_ + 2 == levels_.size();
    Level& next = levels_[level_ + 1];
    const Packed left = level.keys[state], guarded = left | classes_.spare;
    const Wide ways = level.ways[state];
    for (std::size_t i = 0; i < list.hands.size(); ++i) {
        const Hand& hand = list.hands[i];
        if (((guarded - hand.counts) & classes_.spare) != classes_.spare) continue;
        const Packed rest = left - hand.counts;
        const std::uint32_t to = to_last ? next.find(rest) : next.insert(rest);
        if (to == none) continue;
        const Count ways_here = list.ways(hand, left);
        next.ways[to] += ways * ways_here;
        if (!weighed_) continue;
        next.weighed_ways.resize(next.keys.size());
        next.weighed_ways[to] += level.weighed_ways[state] * static_cast<double>(ways_here) * list.weights[i];
    }
    work_ += static_cast<std::int64_t>(list.hands.size());
}

void DealSpace::back(Level& level, std::size_t state)
{
    const HolderHands& list = classes_.holders[level_];
    const Level& next = levels_[level_ + 1];
    const Packed left = level.keys[state], guarded = left | classes_.spare;
    const Wide ways = level.ways[state];
    Wide sum = 0;
    double weighed_sum = 0;
    for (std::size_t i = 0; i < list.hands.size(); ++i) {
        const Hand& hand = list.hands[i];
        if (((guarded - hand.counts) & classes_.spare) != classes_.spare) continue;
        const std::uint32_t to = next.find(left - hand.counts);
        if (to == none || next.rest[to] == 0) continue;
        const Count ways_here = list.ways(hand, left);
        const Wide deals = ways_here * next.rest[to];
        sum += deals;
        level.deals[i] += deals * ways;
        if (!weighed_) continue;
        const double weight = static_cast<double>(ways_here) * list.weights[i] * next.weighed_rest[to];
        weighed_sum += weight;
        level.weighed_deals[i] += weight * level.weighed_ways[state];
    }
    level.rest[state] = sum;
    if (weighed_) level.weighed_rest[state] = weighed_sum;
    work_ += static_cast<std::int64_t>(list.hands.size());
}

/// Moves on to the level before.
void DealSpace::begin_back()
{
    Level& level = levels_[--level_];
    state_ = 0;
    level.rest.assign(level.keys.size(), 0);
    if (weighed_) level.weighed_rest.assign(level.keys.size(), 0);
}

Step DealSpace::step(Budget budget)
{
    if (done_) return Step::done;
    const std::int64_t until = work_ + std::max<std::int64_t>(1, budget.units) * 1000;
    const std::size_t last = levels_.size() - 1;
    while (work_ < until) {
        if (work_ > limit_ || levels_[level_].keys.size() > max_states) {
            too_large_ = done_ = true;
            return Step::done;
        }
        if (!backward_ && level_ == last) {
            Level& level = levels_[last];
            level.rest.assign(level.keys.size(), 1);
            level.deals = level.ways;
            if (weighed_) level.weighed_rest = classes_.holders[last].weights;
            for (std::size_t i = 0; i < level.weighed_deals.size(); ++i)
                level.weighed_deals[i] = level.weighed_ways[i] * level.weighed_rest[i];
            if (last == 0) {
                finish();
                return Step::done;
            }
            backward_ = true;
            begin_back();
        }
        Level& level = levels_[level_];
        if (state_ < level.keys.size()) {
            if (backward_) back(level, state_);
            else forth(level, state_);
            ++state_;
            continue;
        }
        if (!backward_) {
            state_ = 0;
            ++level_;
        } else if (level_ == 0) {
            finish();
            return Step::done;
        } else {
            begin_back();
        }
    }
    return Step::more;
}

void DealSpace::finish()
{
    for (const Wide deals : levels_.back().deals) wide_count_ += deals;
    count_ = static_cast<Count>(wide_count_);
    if (weighed_) weight_ = 0;
    for (const double weight : levels_.back().weighed_deals) weight_ += weight;
    done_ = true;
}

std::vector<std::array<Count, max_holders>> DealSpace::deals_with(Weights* weights) const
{
    ENGINE_CHECK(done_ && !too_large_ && !beyond_64_bits());
    std::vector<std::array<Count, max_holders>> table(static_cast<std::size_t>(table_.deck.cards()));
    if (weights != nullptr) weights->assign(table.size(), {});
    if (count_ == 0) return table;
    for (Holder h = 0; h < table_.holders(); ++h)
        for (Cards c = domains_.holds(h); c != 0; c &= c - 1) {
            table[static_cast<std::size_t>(first_of(c))][static_cast<std::size_t>(h)] = count_;
            if (weights != nullptr) (*weights)[static_cast<std::size_t>(first_of(c))][static_cast<std::size_t>(h)] = 1;
        }
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        const HolderHands& list = classes_.holders[i];
        Packed drawn = 0; // of which classes it takes any: a holder may stand in several levels
        for (const Hand& hand : list.hands) drawn |= hand.counts;
        for (const CardClass& c : classes_.classes) {
            if ((c.mask & drawn) == 0) continue;
            Wide sum = 0; // at most (cards in the class) × count()
            double weight = 0;
            for (std::size_t k = 0; k < list.hands.size(); ++k) {
                const int held = c.in(list.hands[k].counts);
                sum += levels_[i].deals[k] * static_cast<unsigned>(held);
                if (weighed_) weight += levels_[i].weighed_deals[k] * held;
            }
            const auto each = static_cast<Count>(sum / static_cast<unsigned>(c.size()));
            for (Cards set = c.cards; set != 0; set &= set - 1) {
                const auto at = static_cast<std::size_t>(first_of(set)), h = static_cast<std::size_t>(list.holder);
                table[at][h] = each;
                if (weights == nullptr) continue;
                (*weights)[at][h] =
                    weighed_ ? weight / c.size() / weight_ : static_cast<double>(each) / static_cast<double>(count_);
            }
        }
    }
    return table;
}

std::vector<DealSpace::Case> DealSpace::envelopes() const
{
    ENGINE_CHECK(done_ && !too_large_ && !beyond_64_bits());
    std::vector<Case> cases;
    if (count_ == 0) return cases;
    const Cards fixed = domains_.holds(table_.envelope());
    const auto add = [&](Cards chosen, Count deals, double weight) {
        // `chosen`: for each kind, cards that are equally frequent in the envelope.
        const auto of = [&](Kind kind) { return list_of(chosen & table_.deck.of(kind)); };
        for (const Card s : of(Kind::suspect))
            for (const Card w : of(Kind::weapon))
                for (const Card r : of(Kind::room)) cases.push_back({{s, w, r}, deals, weight});
    };
    std::size_t at = 0;
    while (at < levels_.size() && classes_.holders[at].holder != table_.envelope()) ++at;
    if (at == levels_.size()) {
        add(fixed, count_, 1);
        return cases;
    }
    const HolderHands& list = classes_.holders[at];
    for (std::size_t k = 0; k < list.hands.size(); ++k) {
        if (levels_[at].deals[k] == 0) continue;
        Cards chosen = fixed;
        Count alike = 1;
        for (const CardClass& c : classes_.classes)
            if (c.in(list.hands[k].counts) > 0) {
                chosen |= c.cards;
                alike *= static_cast<Count>(c.size());
            }
        const auto deals = static_cast<Count>(levels_[at].deals[k] / alike);
        add(chosen, deals,
            weighed_ ? levels_[at].weighed_deals[k] / static_cast<double>(alike) / weight_
                     : static_cast<double>(deals) / static_cast<double>(count_));
    }
    sort_by_key(cases, [](const Case& c) { return key_of(c.cards); });
    return cases;
}

Deal DealSpace::draw(Rng& rng) const
{
    ENGINE_CHECK(done_ && !too_large_ && consistent());
    Deal deal{};
    for (Holder h = 0; h < table_.holders(); ++h)
        for (Cards c = domains_.holds(h); c != 0; c &= c - 1) deal[static_cast<std::size_t>(first_of(c))] = h;
    std::array<Cards, max_cards> left{}; // remaining cards of each class
    for (std::size_t k = 0; k < classes_.classes.size(); ++k) left[k] = classes_.classes[k].cards;
    const auto give = [&](const Hand& hand, Holder to) {
        for (std::size_t k = 0; k < classes_.classes.size(); ++k)
            for (int n = classes_.classes[k].in(hand.counts); n > 0; --n) {
                Cards set = left[k];
                const int among = size_of(set);
                for (auto skip = among > 1 ? rng.below(static_cast<std::uint64_t>(among)) : 0; skip > 0; --skip)
                    set &= set - 1;
                left[k] &= ~(set & -set);
                deal[static_cast<std::size_t>(first_of(set))] = to;
            }
    };
    Packed state = classes_.all;
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        const HolderHands& list = classes_.holders[i];
        if (i + 1 == levels_.size()) {
            give({state, 0, 0}, list.holder);
            break;
        }
        const Level& next = levels_[i + 1];
        Wide chosen = below(levels_[i].rest[levels_[i].find(state)], rng);
        for (const Hand& hand : list.hands) {
            if ((((state | classes_.spare) - hand.counts) & classes_.spare) != classes_.spare) continue;
            const std::uint32_t to = next.find(state - hand.counts);
            const Wide deals = to == none ? 0 : next.rest[to] * list.ways(hand, state);
            if (chosen >= deals) {
                chosen -= deals;
                continue;
            }
            give(hand, list.holder);
            state -= hand.counts;
            break;
        }
    }
    return deal;
}

} // namespace engine::cluedo
