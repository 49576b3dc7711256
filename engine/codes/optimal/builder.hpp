#pragma once
// Makes a tree of one chosen guess after the other: it says which set wants one, in the tree's order.
#include "engine/codes/optimal/search.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <span>

namespace engine::codes::optimal {

template <class Lane>
class Builder {
public:
    /// A tree for this set, ascending and not empty. The table outlives it.
    Builder(const AnswerTable<Lane>& table, std::span<const Index> set, int guesses) : table_(table)
    {
        Waiting all;
        all.set.assign(set.begin(), set.end());
        all.guesses = guesses;
        waiting_.push_back(std::move(all));
    }

    bool more() const { return !waiting_.empty(); }
    std::span<const Index> set() const { return waiting_.back().set; }
    int guesses() const { return waiting_.back().guesses; }

    void choose(Index guess)
    {
        const Waiting chosen = std::move(waiting_.back());
        waiting_.pop_back();
        tree_.push_back({table_.code(guess), chosen.answer, chosen.before, 0});
        std::array<Waiting, 64> parts;
        answers_.resize(chosen.set.size());
        table_.answers_to(guess, chosen.set, answers_.data());
        for (std::size_t i = 0; i < chosen.set.size(); ++i) parts[answers_[i]].set.push_back(chosen.set[i]);
        // Answers are numbered by fijas + picas; the stack's last comes first.
        for (int black = table_.rules().positions; black >= 0; --black)
            for (int a = table_.answers() - 2; a >= 0; --a) {
                Waiting& part = parts[static_cast<std::size_t>(a)];
                if (table_.feedback(a).black != black || part.set.empty()) continue;
                part.answer = table_.feedback(a);
                part.before = static_cast<std::uint8_t>(chosen.before + 1);
                part.guesses = one_less(chosen.guesses);
                waiting_.push_back(std::move(part));
            }
    }

    /// Once there is no more.
    Tree take()
    {
        set_ends(tree_);
        return std::move(tree_);
    }

private:
    struct Waiting {
        std::vector<Index> set;
        int guesses = 0;
        Feedback answer{};
        std::uint8_t before = 0;
    };
    const AnswerTable<Lane>& table_;
    std::vector<Waiting> waiting_;
    std::vector<std::uint8_t> answers_; // for one call
    Tree tree_;
};

} // namespace engine::codes::optimal
