#include "engine/codes/optimal/proof.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes::optimal {

template <class Lane>
Proof<Lane>::Proof(const OptimalQuery& query)
    : query_(query), table_(query.rules), search_(table_, SIZE_MAX, SIZE_MAX, query.consistent)
{}

template <class Lane>
Step Proof<Lane>::step()
{
    switch (stage_) {
    case Stage::table:
        if (table_.fill()) break;
        begin_first();
        break;
    case Stage::first:
        choose_promising();
        break;
    case Stage::search:
        search();
        break;
    case Stage::tree:
        if (reading_->step() == Step::done) finish(reading_->take());
        break;
    case Stage::done:
        break;
    }
    return stage_ == Stage::done ? Step::done : Step::more;
}

template <class Lane>
std::vector<Index> Proof<Lane>::candidates() const
{
    std::vector<Index> set;
    for (int i = 0; i < table_.codes(); ++i)
        if (conflicts(query_.rules, query_.history, table_.code(static_cast<Index>(i))).empty())
            set.push_back(static_cast<Index>(i));
    return set;
}

template <class Lane>
void Proof<Lane>::begin_first()
{
    const std::vector<Index> set = candidates();
    result_.secrets = set.size();
    if (set.empty()) {
        result_.proven = true;
        finish({});
        return;
    }
    builder_.emplace(table_, set, guesses());
    stage_ = Stage::first;
}

template <class Lane>
void Proof<Lane>::choose_promising()
{
    if (!builder_->more()) {
        first_ = builder_->take();
        upper_ = promised_;
        begin_search();
        return;
    }
    const std::span<const Index> set = builder_->set();
    const Known known = search_.settled(set, builder_->guesses());
    if (known.exact && known.lower >= infeasible) { // infeasible within the guesses allowed
        begin_search();
        return;
    }
    promised_ += static_cast<Cost>(set.size()); // one guess per candidate
    builder_->choose(known.exact ? known.guess : search_.promising(set));
}

template <class Lane>
void Proof<Lane>::begin_search()
{
    const std::vector<Index> set = candidates();
    reading_.emplace(table_, search_, set, guesses());
    Alike alike(query_.rules);
    for (const Clue& clue : query_.history) alike = alike.after(clue.guess);
    search_.begin(set, guesses(), upper_ == 0 ? infeasible : upper_ + 1, alike);
    stage_ = Stage::search;
}

template <class Lane>
void Proof<Lane>::search()
{
    const Step step = search_.step();
    lower_ = std::max(lower_, search_.lower());
    if (step == Step::done) {
        const Known& known = search_.result();
        lower_ = known.lower;
        result_.proven = true;
        result_.possible = known.lower < infeasible;
        upper_ = result_.possible ? lower_ : 0;
        stage_ = Stage::tree;
        if (!result_.possible) finish({});
        return;
    }
    if (upper_ == 0 || search_.upper() < upper_) upper_ = search_.upper() < infeasible ? search_.upper() : 0;
    if (query_.max_nodes != 0 && nodes() >= query_.max_nodes) finish(std::move(first_));
}

template <class Lane>
void Proof<Lane>::finish(Tree tree)
{
    result_.tree = std::move(tree);
    result_.lower = lower_ < infeasible ? lower_ : 0;
    result_.nodes = nodes();
    if (!result_.tree.empty()) {
        const auto histogram = play_all(query_.rules, result_.tree, query_.history);
        ENGINE_CHECK(histogram); // the tree finds every secret
        result_.histogram = *histogram;
        result_.total = codes::optimal::total(result_.histogram);
        ENGINE_CHECK(!result_.proven || result_.total == result_.lower);
    }
    stage_ = Stage::done;
}

template class Proof<std::uint16_t>;
template class Proof<std::uint32_t>;
template class Proof<std::uint64_t>;

} // namespace engine::codes::optimal
