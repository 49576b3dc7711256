#pragma once
// Bounds on the mean at a chance node while its children are searched, from bounds on all leaves: star1 and star2. B. W.
// Ballard, "The *-minimax search procedure for trees containing chance nodes", Artificial Intelligence 21(3), 1983.
#include "engine/search/game.hpp"
#include <algorithm>
#include <vector>

namespace engine::search {

/// low and high bound a value.
template <class V>
struct Bounded {
    V low{}, high{};
    bool operator==(const Bounded&) const = default;
};

/// Every leaf's payoff is within `leaves`, low < high, so that chance nodes may cut (star1). `probes`: a chance node first
/// searches the first child of each child, which may cut sooner (star2); no node is searched twice.
template <class V>
struct ChanceBounds {
    Bounded<V> leaves;
    bool probes = false;
    bool operator==(const ChanceBounds&) const = default;
};

/// The children of one chance node. V has add, sub, mul and div, std::nullopt where a result does not fit; if a sum does
/// not fit, is_void() is true from then on.
template <class V>
class Stakes {
public:
    explicit Stakes(const Bounded<V>& leaves) : leaves_(leaves) {}

    /// A child, in the order of examination.
    void add_child(const V& probability)
    {
        children_.push_back({probability, leaves_});
        change(probability, {}, leaves_);
    }

    /// Σ p · low and Σ p · high over all children.
    const Bounded<V>& mean() const { return mean_; }
    const Bounded<V>& child(std::size_t i) const { return children_[i].value; }
    bool is_void() const { return void_; }

    /// The values of child i that decide the mean: at or below `low` the mean is at most alpha, at or above `high` at least
    /// beta. Never wider than the leaves' bounds, which also stand where an end does not fit.
    Bounded<V> window(std::size_t i, const V& alpha, const V& beta) const
    {
        const Child& c = children_[i];
        const auto low = end(c.probability, alpha, mean_.high, c.value.high);
        const auto high = end(c.probability, beta, mean_.low, c.value.low);
        return {low ? std::max(*low, leaves_.low) : leaves_.low, high ? std::min(*high, leaves_.high) : leaves_.high};
    }

    /// Child i lies between these from now on.
    void set(std::size_t i, const Bounded<V>& value)
    {
        change(children_[i].probability, children_[i].value, value);
        children_[i].value = value;
    }

private:
    struct Child {
        V probability;
        Bounded<V> value;
    };

    /// The child's value at which the mean, now `mean` with the child at `now`, is `goal`: now + (goal - mean) / p.
    static std::optional<V> end(const V& p, const V& goal, const V& mean, const V& now)
    {
        const auto gap = sub(goal, mean);
        const auto step = gap ? div(*gap, p) : std::nullopt;
        return step ? add(now, *step) : std::nullopt;
    }
    void change(const V& p, const Bounded<V>& from, const Bounded<V>& to)
    {
        change(p, from.low, to.low, mean_.low);
        change(p, from.high, to.high, mean_.high);
    }
    void change(const V& p, const V& from, const V& to, V& mean)
    {
        const auto more = sub(to, from);
        const auto share = more ? mul(p, *more) : std::nullopt;
        const auto next = share ? add(mean, *share) : std::nullopt;
        if (next) mean = *next;
        else void_ = true;
    }

    Bounded<V> leaves_, mean_{};
    std::vector<Child> children_;
    bool void_ = false;
};

} // namespace engine::search
