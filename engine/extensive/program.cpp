#include "engine/extensive/program.hpp"
#include <algorithm>

namespace engine::extensive {

Program::Program(const Form& form, int player)
    : own_(&form.players[player]), other_(&form.players[1 - player]), payoffs_(own_->count()), terms_(columns())
{
    for (const Form::Entry& e : form.entries) {
        const int row = player == 0 ? e.row : e.column, column = player == 0 ? e.column : e.row;
        payoffs_[row].emplace_back(column, player == 0 ? e.payoff : -e.payoff);
        const Integer size = e.payoff.sign() < 0 ? -e.payoff : e.payoff;
        if (greatest_ < size) greatest_ = size;
    }
    for (int x = 0; x < own_->count(); ++x) {
        terms_[x].emplace_back(own_->set_of[x] + 1, 1);
        for (const int after : own_->next[x]) terms_[x].emplace_back(after + 1, -1);
        for (const auto& [j, payoff] : payoffs_[x]) terms_[x].emplace_back(first_other_row() + j, payoff);
    }
    for (int j = 0; j < other_->count(); ++j) {
        const int row = first_other_row() + j;
        terms_[first_v() + other_->set_of[j] + 1].emplace_back(row, -1);
        for (const int after : other_->next[j]) terms_[first_v() + after + 1].emplace_back(row, 1);
        terms_[first_s() + j].emplace_back(row, -1);
    }
}

Start start_of(const Program& p)
{
    Start start;
    start.own.resize(p.own().sets.size());
    start.other.resize(p.other().sets.size());
    std::vector<bool> played(p.own().count());
    played[0] = true;
    for (const Sequences::Own& set : p.own().sets) played[set.first] = played[set.before];
    std::vector<Integer> worth(p.other().count());
    for (int x = 0; x < p.own().count(); ++x)
        if (played[x])
            for (const auto& [j, payoff] : p.payoffs()[x]) worth[j] = worth[j] + payoff;
    for (int s = static_cast<int>(p.other().sets.size()); s-- > 0;) {
        const Sequences::Own& set = p.other().sets[s];
        int best = set.first;
        for (int a = set.first + 1; a < set.first + set.actions; ++a)
            if (worth[a] < worth[best]) best = a;
        start.other[s] = best - set.first;
        worth[set.before] = worth[set.before] + worth[best];
    }
    return start;
}

std::vector<int> basis_of(const Program& p, const Start& start)
{
    std::vector<int> basis{0};
    for (std::size_t s = 0; s < start.own.size(); ++s) basis.push_back(p.own().sets[s].first + start.own[s]);
    for (int v = p.first_v(); v < p.first_s(); ++v) basis.push_back(v);
    std::vector<bool> tight(p.other().count());
    tight[0] = true;
    for (std::size_t s = 0; s < start.other.size(); ++s) tight[p.other().sets[s].first + start.other[s]] = true;
    for (int j = 0; j < p.other().count(); ++j)
        if (!tight[j]) basis.push_back(p.first_s() + j);
    return basis;
}

} // namespace engine::extensive
