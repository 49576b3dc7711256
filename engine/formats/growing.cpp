#include "engine/formats/growing.hpp"

namespace engine::formats {

using extensive::Node, extensive::NodeKind, extensive::Set;

int Growing::add_set(Set set)
{
    set.number = ++numbers_[set.player];
    tree_.sets.push_back(std::move(set));
    return static_cast<int>(tree_.sets.size()) - 1;
}

int Growing::chance(int parent, std::vector<std::string> actions, std::vector<Rational> probabilities)
{
    const int set = add_set({-1, 0, {}, std::move(actions), std::move(probabilities)});
    return tree_.add(parent, {NodeKind::chance, {}, set});
}

int Growing::move(int parent, int player, const std::string& set, std::vector<std::string> actions)
{
    const auto [found, is_new] = sets_.try_emplace({player, set}, 0);
    if (is_new) found->second = add_set({player, 0, set, std::move(actions), {}});
    return tree_.add(parent, {NodeKind::move, {}, found->second});
}

int Growing::move(int parent, int player, std::vector<std::string> actions)
{
    const int set = add_set({player, 0, {}, std::move(actions), {}});
    return tree_.add(parent, {NodeKind::move, {}, set});
}

int Growing::leaf(int parent, std::vector<Rational> payoffs)
{
    std::string key;
    for (const Rational& payoff : payoffs) key += to_text(payoff) + " ";
    const auto [found, is_new] = outcomes_.try_emplace(key, static_cast<int>(tree_.outcomes.size()));
    if (is_new) {
        std::string name = to_text(payoffs[0]);
        tree_.outcomes.push_back({found->second + 1, std::move(name), std::move(payoffs)});
    }
    return tree_.add(parent, {NodeKind::leaf, {}, -1, found->second});
}

std::vector<std::string> numbered(int count)
{
    std::vector<std::string> all;
    for (int i = 1; i <= count; ++i) all.push_back(std::to_string(i));
    return all;
}

} // namespace engine::formats
