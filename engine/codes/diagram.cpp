#include "engine/codes/diagram.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes {
namespace {

constexpr std::uint64_t ones = 0x1111111111111111u;

/// 1 in every lane that is not 0.
constexpr std::uint64_t some(std::uint64_t lanes)
{
    lanes |= lanes >> 2;
    lanes |= lanes >> 1;
    return lanes & ones;
}

std::uint64_t hash(std::uint64_t used, std::uint64_t a, std::uint64_t b)
{
    std::uint64_t h = used * 0x9e3779b97f4a7c15u;
    h = (h ^ (h >> 29) ^ a) * 0xbf58476d1ce4e5b9u;
    h = (h ^ (h >> 32) ^ b) * 0x94d049bb133111ebu;
    return h ^ (h >> 31);
}

int times_in(const Rules& r, const Code& code, int symbol)
{
    int n = 0;
    for (int i = 0; i < r.positions; ++i) n += code.symbol[i] == symbol ? 1 : 0;
    return n;
}

constexpr int probe_owes = 8; // the probe's lane counts down from here and is never checked

} // namespace

std::uint32_t Diagram::Layer::find_or_add(const Node& node)
{
    if (table_.size() < 2 * (nodes.size() + 1)) grow();
    const std::size_t mask = table_.size() - 1;
    for (std::size_t i = static_cast<std::size_t>(hash(node.used, node.owed.word[0], node.owed.word[1])) & mask;;
         i = (i + 1) & mask) {
        if (table_[i] == 0) {
            nodes.push_back({node.used, node.owed, 0, 0});
            table_[i] = static_cast<std::uint32_t>(nodes.size());
            return table_[i] - 1;
        }
        const Node& there = nodes[table_[i] - 1];
        if (there.used == node.used && there.owed == node.owed) return table_[i] - 1;
    }
}

const Diagram::Node* Diagram::Layer::find(const Node& node) const
{
    if (table_.empty()) return nullptr;
    const std::size_t mask = table_.size() - 1;
    for (std::size_t i = static_cast<std::size_t>(hash(node.used, node.owed.word[0], node.owed.word[1])) & mask;
         table_[i] != 0; i = (i + 1) & mask) {
        const Node& there = nodes[table_[i] - 1];
        if (there.used == node.used && there.owed == node.owed) return &there;
    }
    return nullptr;
}

void Diagram::Layer::grow()
{
    table_.assign(std::max<std::size_t>(64, table_.size() * 4), 0);
    const std::size_t mask = table_.size() - 1;
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        const Node& node = nodes[n];
        std::size_t i = static_cast<std::size_t>(hash(node.used, node.owed.word[0], node.owed.word[1])) & mask;
        while (table_[i] != 0) i = (i + 1) & mask;
        table_[i] = static_cast<std::uint32_t>(n + 1);
    }
}

Diagram::Diagram(const Rules& rules, std::span<const Clue> clues, Depth depth, const Code* probe,
                 std::int64_t node_limit)
    : rules_(rules), depth_(depth), probed_(probe != nullptr), limit_(node_limit),
      lanes_(static_cast<int>(clues.size())), layers_(static_cast<std::size_t>(rules.positions))
{
    ENGINE_CHECK(clues.size() <= max_clues);
    const auto lane = [](Lanes& lanes, int i, int value) {
        lanes.word[i / 16] += static_cast<std::uint64_t>(value) << (4 * (i % 16));
    };
    Node root;
    std::vector<const Code*> guesses;
    for (const Clue& clue : clues) {
        const int i = static_cast<int>(guesses.size());
        lane(root.owed, i, clue.answer.black);
        lane(commons_at_start_, i, clue.answer.black + clue.answer.white);
        lane(checked_, i, 8);
        guesses.push_back(&clue.guess);
    }
    if (probe != nullptr) {
        lane(root.owed, lanes_, probe_owes);
        lane(commons_at_start_, lanes_, probe_owes);
        guesses.push_back(probe);
    }
    index_of_.fill(-1);
    for (int s = 0; s < rules.symbols; ++s) {
        Guessed g;
        g.symbol = static_cast<std::uint8_t>(s);
        for (int c = 0; c < static_cast<int>(guesses.size()); ++c) {
            const int times = times_in(rules, *guesses[c], s);
            g.cap = static_cast<std::uint8_t>(std::max<int>(g.cap, times));
            for (int used = 0; used < times; ++used) lane(g.common[used], c, 1);
            for (int i = 0; i < rules.positions; ++i)
                if (guesses[c]->symbol[i] == s) lane(g.fija[i], c, 1);
        }
        if (g.cap == 0) continue;
        index_of_[s] = static_cast<std::int8_t>(guessed_.size());
        guessed_.push_back(g);
    }
    root.before = 1;
    const std::uint32_t at = layers_[0].find_or_add(root);
    layers_[0].nodes[at].before = 1;
}

Diagram::Lanes Diagram::commons_owed(const Node& node) const
{
    Lanes owed = commons_at_start_;
    for (std::uint64_t rest = node.used; rest != 0;) {
        const int shift = std::countr_zero(rest) & ~3;
        const int used = static_cast<int>(rest >> shift & 15);
        const Guessed& g = guessed_[static_cast<std::size_t>(shift / 4)];
        for (int u = 0; u < used; ++u)
            for (int w = 0; w < 2; ++w) owed.word[w] -= g.common[u].word[w];
        rest &= ~(std::uint64_t{15} << shift);
    }
    return owed;
}

bool Diagram::next(int position, const Node& from, const Lanes& commons, int symbol, Node& to, Lanes& to_commons) const
{
    to.used = from.used;
    to.owed = from.owed;
    to_commons = commons;
    if (symbol >= 0) {
        const Guessed& g = guessed_[static_cast<std::size_t>(symbol)];
        const int used = static_cast<int>(from.used >> (4 * symbol) & 15);
        if (!rules_.repeats && used > 0) return false;
        const Lanes& fija = g.fija[position];
        for (int w = 0; w < 2; ++w) {
            if ((fija.word[w] & ~some(to.owed.word[w])) != 0) return false;
            to.owed.word[w] -= fija.word[w];
        }
        if (used < g.cap) {
            to.used += std::uint64_t{1} << (4 * symbol);
            for (int w = 0; w < 2; ++w) {
                if ((g.common[used].word[w] & ~some(to_commons.word[w])) != 0) return false;
                to_commons.word[w] -= g.common[used].word[w];
            }
        }
    }
    const std::uint64_t spare = static_cast<std::uint64_t>(7 - (rules_.positions - 1 - position)) * ones;
    for (int w = 0; w < 2; ++w) // owed more than there are positions left: owed + 7 - left >= 8
        if ((((to.owed.word[w] + spare) | (to_commons.word[w] + spare)) & checked_.word[w]) != 0) return false;
    return true;
}

Count Diagram::fresh(int position, const Node& from) const
{
    const int never = rules_.symbols - static_cast<int>(guessed_.size());
    if (rules_.repeats) return static_cast<Count>(never);
    return static_cast<Count>(never - (position - std::popcount(some(from.used))));
}

void Diagram::expand(Node from)
{
    const Lanes commons = commons_owed(from);
    const bool last = layer_ == rules_.positions - 1;
    for (int s = -1; s < static_cast<int>(guessed_.size()); ++s) {
        const Count weight = s < 0 ? fresh(layer_, from) : 1;
        Node to;
        Lanes to_commons;
        if (weight == 0 || !next(layer_, from, commons, s, to, to_commons)) continue;
        if (last) {
            count_ += from.before * weight;
            if (probed_) {
                const int word = lanes_ / 16, shift = 4 * (lanes_ % 16);
                const int black = probe_owes - static_cast<int>(to.owed.word[word] >> shift & 15);
                const int common = probe_owes - static_cast<int>(to_commons.word[word] >> shift & 15);
                const int slot = common * (rules_.positions + 1) + black;
                cells_[static_cast<std::size_t>(slot)] += from.before * weight;
            }
            continue;
        }
        Layer& layer = layers_[static_cast<std::size_t>(layer_) + 1];
        const std::uint32_t at = layer.find_or_add(to);
        layer.nodes[at].before += from.before * weight;
    }
}

void Diagram::collect(Node& node)
{
    const Lanes commons = commons_owed(node);
    const bool last = layer_ == rules_.positions - 1;
    for (int s = -1; s < static_cast<int>(guessed_.size()); ++s) {
        const Count weight = s < 0 ? fresh(layer_, node) : 1;
        Node to;
        Lanes to_commons;
        if (weight == 0 || !next(layer_, node, commons, s, to, to_commons)) continue;
        const Node* there = last ? nullptr : layers_[static_cast<std::size_t>(layer_) + 1].find(to);
        const Count after = last ? 1 : there->after;
        node.after += after * weight;
        auto& row = marginals_[static_cast<std::size_t>(layer_)];
        if (s >= 0) {
            row[guessed_[static_cast<std::size_t>(s)].symbol] += node.before * after;
            continue;
        }
        // Symbols never guessed are interchangeable, so each has the same share; shared out when the layer is done.
        for (int symbol = 0; symbol < rules_.symbols; ++symbol)
            if (index_of_[symbol] < 0) row[symbol] += node.before * after * weight;
    }
}

Step Diagram::step(Budget budget)
{
    for (std::int64_t units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (phase_ == Phase::done || phase_ == Phase::too_large) return Step::done;
        auto& nodes = layers_[static_cast<std::size_t>(layer_)].nodes;
        if (phase_ == Phase::forward) {
            if (node_ < nodes.size()) {
                const auto upper = static_cast<std::size_t>(layer_) + 1;
                const auto before = upper < layers_.size() ? layers_[upper].nodes.size() : 0;
                expand(nodes[node_++]);
                const auto added = (upper < layers_.size() ? layers_[upper].nodes.size() : 0) - before;
                built_ += static_cast<std::int64_t>(added);
                alive_ += static_cast<std::int64_t>(added);
                ++done_;
                if (alive_ > limit_) {
                    phase_ = Phase::too_large;
                    for (Layer& layer : layers_) layer.clear();
                }
                continue;
            }
            node_ = 0;
            if (depth_ == Depth::count) {
                alive_ -= static_cast<std::int64_t>(nodes.size());
                layers_[static_cast<std::size_t>(layer_)].clear();
            }
            if (++layer_ < rules_.positions) continue;
            --layer_;
            phase_ = depth_ == Depth::full && count_ > 0 ? Phase::backward : Phase::done;
        } else if (node_ < nodes.size()) {
            collect(nodes[node_++]);
            ++done_;
        } else {
            node_ = 0;
            const auto never = static_cast<Count>(rules_.symbols) - guessed_.size();
            for (int s = 0; s < rules_.symbols; ++s)
                if (index_of_[s] < 0) marginals_[static_cast<std::size_t>(layer_)][s] /= never;
            if (layer_-- == 0) phase_ = Phase::done;
        }
    }
    return phase_ == Phase::done || phase_ == Phase::too_large ? Step::done : Step::more;
}

Progress Diagram::progress() const
{
    // How many nodes the layers ahead will have is not known before they are there.
    return {done_, phase_ == Phase::forward ? 0 : (depth_ == Depth::full && count_ > 0 ? 2 * built_ : built_)};
}

void Diagram::descend(int position, const Node& from, Code& prefix, Count& skip, Count& want,
                      std::vector<Code>& out) const
{
    if (position == rules_.positions) {
        out.push_back(prefix);
        --want;
        return;
    }
    const Lanes commons = commons_owed(from);
    for (int symbol = 0; symbol < rules_.symbols && want > 0; ++symbol) {
        Node to;
        Lanes to_commons;
        if (!next(position, from, commons, index_of_[symbol], to, to_commons)) continue;
        const auto used = std::span(prefix.symbol).first(static_cast<std::size_t>(position));
        if (!rules_.repeats && index_of_[symbol] < 0 && std::find(used.begin(), used.end(), symbol) != used.end())
            continue;
        const bool last = position == rules_.positions - 1;
        const Node* there = last ? &to : layers_[static_cast<std::size_t>(position) + 1].find(to);
        const Count after = last ? 1 : there->after;
        if (skip >= after) {
            skip -= after;
            continue;
        }
        prefix.symbol[position] = static_cast<std::uint8_t>(symbol);
        descend(position + 1, *there, prefix, skip, want, out);
    }
    prefix.symbol[position] = 0;
}

std::vector<Code> Diagram::list(Count offset, Count how_many) const
{
    ENGINE_CHECK(phase_ == Phase::done && depth_ == Depth::full);
    std::vector<Code> out;
    if (offset >= count_) return out;
    Count want = std::min(how_many, count_ - offset);
    out.reserve(static_cast<std::size_t>(want));
    Code prefix;
    descend(0, layers_[0].nodes[0], prefix, offset, want, out);
    return out;
}

Code Diagram::at(Count rank) const
{
    ENGINE_CHECK(rank < count_);
    return list(rank, 1)[0];
}

} // namespace engine::codes
