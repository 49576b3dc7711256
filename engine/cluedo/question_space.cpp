#include "engine/cluedo/question_space.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <cmath>

namespace engine::cluedo {
namespace {

double plogp(double p) { return p > 0 ? p * std::log2(p) : 0; }

/// The shares of showing each of these cards: one of them, uniformly.
void add_showing(double* cells, int seat, unsigned match, double share)
{
    share /= std::popcount(match);
    for (std::size_t k = 0; k < kinds; ++k)
        if ((match >> k & 1) != 0) cells[static_cast<std::size_t>(seat - 1) * kinds + k] += share;
}

} // namespace

QuestionSpace::QuestionSpace(const Table& t, std::span<const Constraint> constraints, const Domains& d, Holder asker,
                             std::uint32_t absent)
    : table_(t), domains_(d), asker_(asker), absent_(absent), classes_(classes_of(t, constraints, d)),
      pass_(std::size_t{kinds} * (t.players - 1u))
{
    too_large_ = classes_.too_large;
    if (!too_large_) begin();
}

void QuestionSpace::begin()
{
    const auto add = [&](Holder h, int seat) {
        for (HolderHands& list : classes_.holders)
            if (list.holder == h) {
                Level level;
                level.hands = std::move(list);
                level.seat = seat;
                levels_.push_back(std::move(level));
            }
    };
    add(table_.envelope(), 0);
    first_seat_ = levels_.size();
    for (int seat = 1; seat < table_.players; ++seat)
        if (const Holder h = answering(seat); h != nobody) add(h, seat);
    seats_ = levels_.size();
    for (Holder h = 0; h < table_.players; ++h)
        if (h == asker_ || (absent_ >> h & 1) != 0) add(h, 0);
    add(table_.pile_holder(), 0);
    built_ = levels_.empty();
    too_large_ = levels_.size() == 1; // propagation leaves no such state
    if (built_ || too_large_) return gather_starts();
    // The last holder takes every card left, as in DealSpace.
    for (const Hand& hand : levels_.back().hands.hands) levels_.back().insert(hand.counts);
    if (levels_.back().keys.empty()) too_large_ = true;
    else levels_.front().insert(classes_.all);
}

Step QuestionSpace::build(Budget budget)
{
    const std::int64_t until = pairs_ + std::max<std::int64_t>(1, budget.units) * visits_of_unit;
    while (!built_ && !too_large_) {
        if (pairs_ >= until) return Step::more;
        Level& level = levels_[level_];
        if (level_ + 1 == levels_.size()) {
            close_arcs();
            gather_starts();
            built_ = true;
            break;
        }
        if (state_ == level.keys.size()) {
            level.first.push_back(static_cast<std::uint32_t>(level.arcs.size()));
            ++level_;
            state_ = 0;
            continue;
        }
        Level& next = levels_[level_ + 1];
        const bool to_last = level_ + 2 == levels_.size();
        const Packed left = level.keys[state_++], guarded = left | classes_.spare;
        level.first.push_back(static_cast<std::uint32_t>(level.arcs.size()));
        for (const Hand& hand : level.hands.hands) {
            if (((guarded - hand.counts) & classes_.spare) != classes_.spare) continue;
            const std::uint32_t to = to_last ? next.find(left - hand.counts) : next.insert(left - hand.counts);
            if (to != none) level.arcs.push_back({hand.counts, static_cast<double>(level.hands.ways(hand, left)), to});
        }
        pairs_ += static_cast<std::int64_t>(level.hands.hands.size());
        too_large_ = pairs_ > max_pairs || level.arcs.size() > max_arcs;
    }
    return Step::done;
}

/// From the last level back: completions, then probabilities; arcs that lead nowhere are dropped.
void QuestionSpace::close_arcs()
{
    Level& last = levels_.back();
    last.rest.assign(last.keys.size(), 1);
    for (std::size_t k = 0; k < last.keys.size(); ++k) {
        last.first.push_back(static_cast<std::uint32_t>(k));
        last.arcs.push_back({last.keys[k], 1, none});
    }
    last.first.push_back(static_cast<std::uint32_t>(last.arcs.size()));
    for (std::size_t i = levels_.size() - 1; i-- > 0;) {
        Level& level = levels_[i];
        const Level& next = levels_[i + 1];
        level.rest.assign(level.keys.size(), 0);
        std::size_t kept = 0;
        for (std::size_t s = 0; s < level.keys.size(); ++s) {
            const std::size_t from = level.first[s], to = level.first[s + 1];
            level.first[s] = static_cast<std::uint32_t>(kept);
            for (std::size_t a = from; a < to; ++a) {
                Arc arc = level.arcs[a];
                arc.share *= next.rest[arc.to];
                level.rest[s] += arc.share;
                if (arc.share > 0) level.arcs[kept++] = arc;
            }
            for (std::size_t a = level.first[s]; a < kept; ++a) level.arcs[a].share /= level.rest[s];
        }
        level.arcs.resize(kept);
        level.first.back() = static_cast<std::uint32_t>(kept);
    }
    for (std::size_t i = first_seat_; i < seats_; ++i) arcs_ += levels_[i].arcs.size();
}

void QuestionSpace::gather_starts()
{
    const std::size_t width = classes_.classes.size() + static_cast<std::size_t>(table_.players) + 1;
    memory_.assign(width * width * width, 0);
    values_.resize(levels_.size());
    if (first_seat_ == 0) {
        starts_.push_back({0, 1, {-1, -1, -1}});
        return;
    }
    const Level& envelope = levels_[0];
    for (const Arc& arc : envelope.arcs) {
        Start start{arc.to, arc.share, {-1, -1, -1}};
        for (std::size_t c = 0; c < classes_.classes.size(); ++c)
            if (classes_.classes[c].in(arc.counts) > 0)
                start.classes[static_cast<std::size_t>(table_.deck.kind(first_of(classes_.classes[c].cards)))] =
                    static_cast<int>(c);
        starts_.push_back(start);
    }
}

Holder QuestionSpace::answering(int seat) const
{
    const Holder h = (asker_ + seat) % table_.players;
    return (absent_ >> h & 1) == 0 ? h : nobody;
}

int QuestionSpace::key_of_card(Card card) const
{
    for (std::size_t c = 0; c < classes_.classes.size(); ++c)
        if ((classes_.classes[c].cards & bit(card)) != 0) return 1 + static_cast<int>(c);
    for (int seat = 1; seat < table_.players; ++seat)
        if (const Holder h = answering(seat); h != nobody && (domains_.holds(h) & bit(card)) != 0)
            return 1 + static_cast<int>(classes_.classes.size()) + seat;
    return 0;
}

std::int64_t QuestionSpace::visits(const std::array<std::vector<Cards>, kinds>& choices) const
{
    std::int64_t all = 1, dead = 1;
    for (const auto& sets : choices) {
        std::vector<int> keys{0};
        for (const Cards set : sets)
            if (const int key = key_of_card(first_of(set)); std::find(keys.begin(), keys.end(), key) == keys.end())
                keys.push_back(key);
        all *= static_cast<std::int64_t>(keys.size());
        dead *= std::count_if(keys.begin(), keys.end(), [&](int key) { return !live(key); });
    }
    return (all - dead) * static_cast<std::int64_t>(arcs_ + 1);
}

std::size_t QuestionSpace::place(const Key& key) const
{
    const std::size_t width = classes_.classes.size() + static_cast<std::size_t>(table_.players) + 1;
    return (static_cast<std::size_t>(key[0]) * width + static_cast<std::size_t>(key[1])) * width +
           static_cast<std::size_t>(key[2]);
}

void QuestionSpace::ask(const Trio& cards)
{
    ENGINE_CHECK(built_ && !too_large_);
    cards_ = cards;
    for (std::size_t k = 0; k < kinds; ++k) key_[k] = key_of_card(cards[k]);
    done_ = passing_ = false;
    keeps_ = std::find(key_.begin(), key_.end(), 0) != key_.end(); // others may need it too
    // The question itself, and the same with any of its cards in the envelope.
    wanted_.clear();
    if (!keeps_ || memory_[place(key_)] == 0) wanted_.push_back(key_);
    for (unsigned gone = 1; gone < 1u << kinds; ++gone) {
        Key key = key_;
        bool possible = true;
        for (std::size_t k = 0; k < kinds; ++k) {
            if ((gone >> k & 1) == 0) continue;
            possible = possible && live(key[k]) && (domains_.may(table_.envelope()) & bit(cards[k])) != 0;
            key[k] = 0;
        }
        if (possible && memory_[place(key)] == 0) wanted_.push_back(key);
    }
}

Step QuestionSpace::step(Budget budget)
{
    const std::int64_t until = visited_ + std::max<std::int64_t>(1, budget.units) * visits_of_unit;
    while (!done_) {
        if (!passing_ && wanted_.empty()) {
            assemble();
            done_ = true;
            break;
        }
        if (!passing_) {
            begin_pass(wanted_.back());
            wanted_.pop_back();
        }
        while (passing_ && visited_ < until) {
            if (level_ == none) {
                end_pass();
                break;
            }
            const Level& level = levels_[level_];
            if (state_ == level.keys.size()) {
                level_ = level_ == first_seat_ ? none : level_ - 1;
                state_ = 0;
                if (level_ != none) values_[level_].assign(levels_[level_].keys.size() * cells(), 0);
                continue;
            }
            visit(level, state_++);
        }
        if (passing_ || visited_ >= until) return Step::more;
    }
    return Step::done;
}

void QuestionSpace::begin_pass(const Key& key)
{
    at_ = key;
    passing_ = true;
    live_.clear();
    stop_ = 0;
    held_ = 0;
    for (std::size_t k = 0; k < kinds; ++k) {
        if (live(key[k])) {
            const CardClass& c = classes_.classes[static_cast<std::size_t>(key[k] - 1)];
            Live l{k, c.shift, c.mask, 0, 0};
            for (std::size_t i = 0; i < live_.size(); ++i)
                if (live_[i].shift == c.shift) {
                    ++l.same;
                    l.same_cards |= 1u << i;
                }
            live_.push_back(l);
        } else if (key[k] > 0) {
            const int seat = key[k] - 1 - static_cast<int>(classes_.classes.size());
            if (stop_ == 0 || seat < stop_) held_ = 0;
            if (stop_ == 0 || seat <= stop_) {
                stop_ = seat;
                held_ |= 1u << k;
            }
        }
    }
    last_ = first_seat_;
    if (!live_.empty())
        while (last_ < seats_ && (stop_ == 0 || levels_[last_].seat <= stop_)) ++last_;
    tail_ = {};
    if (stop_ == 0) tail_[pass_] = 1;
    else add_showing(tail_.data(), stop_, held_, 1);
    state_ = 0;
    level_ = last_ == first_seat_ ? none : last_ - 1;
    if (level_ != none) values_[level_].assign(levels_[level_].keys.size() * cells(), 0);
}

/// The answers from this state on, if nobody has shown so far.
void QuestionSpace::visit(const Level& level, std::size_t state)
{
    const Packed left = level.keys[state];
    std::array<int, kinds> lefts{};
    for (std::size_t i = 0; i < live_.size(); ++i) {
        lefts[i] = static_cast<int>((left & live_[i].mask) >> live_[i].shift);
        if (lefts[i] <= live_[i].same) { // a card of the question has gone elsewhere
            ++visited_;
            return;
        }
    }
    const std::size_t stride = cells();
    double* const here = &values_[level_][state * stride];
    const bool stops = level.seat == stop_, ends = level_ + 1 == last_;
    const auto from = static_cast<std::size_t>(level.seat) * kinds;
    for (std::size_t a = level.first[state]; a < level.first[state + 1]; ++a) {
        const Arc& arc = level.arcs[a];
        std::array<double, 1u << kinds> held{1}; // by the live cards in the hand, as bits
        for (std::size_t i = 0; i < live_.size(); ++i) {
            const Live& l = live_[i];
            const int n = static_cast<int>((arc.counts & l.mask) >> l.shift);
            if (n == 0) continue;
            const int among = lefts[i] - l.same;
            for (unsigned b = 0; b < 1u << i; ++b) {
                if (held[b] == 0) continue;
                const int more = n - std::popcount(b & l.same_cards);
                const double has = static_cast<double>(std::min(more, among)) / among;
                held[b | 1u << i] = held[b] * has;
                held[b] *= static_cast<double>(among - std::min(more, among)) / among;
            }
        }
        for (unsigned b = stops ? 0 : 1; b < 1u << live_.size(); ++b) {
            if (held[b] == 0) continue;
            unsigned match = stops ? held_ : 0;
            for (std::size_t i = 0; i < live_.size(); ++i)
                if ((b >> i & 1) != 0) match |= 1u << live_[i].kind;
            add_showing(here, level.seat, match, arc.share * held[b]);
        }
        if (stops || held[0] == 0) continue;
        const double on = arc.share * held[0];
        const double* const next = ends ? tail_.data() : &values_[level_ + 1][arc.to * stride];
        for (std::size_t c = from; c < stride; ++c) here[c] += on * next[c];
    }
    visited_ += 1 + (level.first[state + 1] - level.first[state]);
}

void QuestionSpace::end_pass()
{
    passing_ = false;
    Pass pass;
    pass.answers.resize(starts_.size() * cells());
    pass.entropy.assign(starts_.size(), 0);
    for (std::size_t s = 0; s < starts_.size(); ++s) {
        const double* const from =
            last_ == first_seat_ ? tail_.data() : &values_[first_seat_][starts_[s].state * cells()];
        for (std::size_t c = 0; c < cells(); ++c) {
            pass.answers[s * cells() + c] = from[c];
            pass.entropy[s] -= plogp(from[c]);
        }
    }
    visited_ += static_cast<std::int64_t>(starts_.size());
    if (at_ == key_ && !keeps_) {
        whole_ = std::move(pass);
        return;
    }
    passes_.push_back(std::move(pass));
    memory_[place(at_)] = static_cast<std::int32_t>(passes_.size());
}

/// The information is H(answer) − H(answer | envelope).
void QuestionSpace::assemble()
{
    told_ = {};
    double within = 0;
    for (std::size_t s = 0; s < starts_.size(); ++s) {
        const Start& start = starts_[s];
        unsigned may = 0; // cards of the question that this envelope may have, as bits
        for (std::size_t k = 0; k < kinds; ++k)
            if (live(key_[k]) && start.classes[k] == key_[k] - 1) may |= 1u << k;
        for (unsigned in = may;; in = (in - 1) & may) {
            double share = start.share;
            int envelopes = 1;
            Key key = key_;
            for (std::size_t k = 0; k < kinds; ++k) {
                if (start.classes[k] < 0) continue;
                const int n = classes_.classes[static_cast<std::size_t>(start.classes[k])].size();
                const bool has = (in >> k & 1) != 0;
                const int others = has ? 1 : (may >> k & 1) != 0 ? n - 1 : n;
                share *= static_cast<double>(others) / n;
                envelopes *= others;
                if (has) key[k] = 0;
            }
            if (envelopes > 0) {
                const Pass& pass =
                    in == 0 && !keeps_ ? whole_ : passes_[static_cast<std::size_t>(memory_[place(key)] - 1)];
                within += share * pass.entropy[s];
                for (std::size_t c = 0; c < cells(); ++c) {
                    const double answer = pass.answers[s * cells() + c];
                    if (answer == 0) continue;
                    told_.shares[c] += share * answer;
                    told_.envelopes[c] += envelopes;
                }
            }
            if (in == 0) break;
        }
    }
    double answers = 0;
    for (std::size_t c = 0; c < cells(); ++c) answers -= plogp(told_.shares[c]);
    told_.bits = std::max(0.0, answers - within);
}

} // namespace engine::cluedo
