#include "shell/trees/search.hpp"
#include <algorithm>
#include <utility>

namespace shell::trees {
namespace {

using What = engine::search::SearchEvent::What;

constexpr engine::Budget orders_slice{1000}; // orders of small trees: about a millisecond

StepMark mark_of(What what)
{
    if (what == What::leaf) return StepMark::leaf;
    if (what == What::update) return StepMark::update;
    return what == What::cut ? StepMark::cut : StepMark::dot;
}

} // namespace

std::vector<int> in_step(const engine::search::SearchTrace& mine, const engine::search::SearchTrace& theirs)
{
    const auto cuts = [](const engine::search::SearchTrace& t) {
        return std::any_of(t.events.begin(), t.events.end(), [](const auto& e) { return e.what == What::cut; });
    };
    const bool mine_is_full = !cuts(mine);
    const auto& full = mine_is_full ? mine.events : theirs.events;
    const auto& part = mine_is_full ? theirs.events : mine.events;
    std::vector<int> out{0};
    std::size_t done = 0;
    for (std::size_t i = 0; i < full.size(); ++i) {
        const auto& e = full[i];
        const std::size_t before = done;
        if (done < part.size() && part[done].what == What::cut) ++done; // the other search goes on there
        if (done < part.size() && part[done].what == e.what && part[done].node == e.node && part[done].child == e.child)
            ++done;
        if (mine_is_full) out.push_back(static_cast<int>(done));
        else out.insert(out.end(), done - before, static_cast<int>(i) + 1);
    }
    return out;
}

void Search::begin(const engine::trees::Game& game)
{
    const bool at_end = step_ > 0 && step_ == count();
    if (tree_ != game.tree || !orders_) {
        tree_ = game.tree;
        orders_.reset();
        orders_done_ = false;
        if (!engine::search::orders_problem(tree_)) orders_.emplace(tree_);
    }
    error_.reset();
    algorithm_ = game.choice.algorithm;
    leaves_.reset();
    if (const auto& chance = game.choice.cutting.chance) leaves_ = chance->leaves;
    engine::search::SearchTrace trace;
    const auto found = engine::trees::searched(game, &trace);
    if (found) result_ = *found;
    else {
        error_ = found.error();
        trace = {};
        result_ = {};
    }
    take(std::move(trace));
    compare(game);
    go(at_end ? count() : 0);
}

void Search::take(engine::search::SearchTrace trace)
{
    trace_ = std::move(trace);
    marks_.clear();
    for (const auto& e : trace_.events) marks_.push_back(mark_of(e.what));
}

void Search::compare(const engine::trees::Game& game)
{
    using engine::search::Algorithm;
    compared_.reset();
    differ_.reset();
    if (game.choice.algorithm == Algorithm::alphabeta) // the others cut nothing
        if (auto found = engine::search::rules_differ(tree_, game.choice.order)) differ_ = *std::move(found);
    other_.reset();
    engine::search::SearchTrace trace, full_trace;
    const auto full = engine::search::search_tree(tree_, Algorithm::minimax, game.choice.order, &full_trace);
    const auto cut = engine::search::search_tree(tree_, Algorithm::alphabeta, game.choice.order, &trace,
                                                 engine::search::Cutting{game.choice.cutting.rule, {}});
    if (!full || !cut) return;
    std::vector<bool> seen(static_cast<std::size_t>(tree_.size()), false);
    for (const auto& e : trace.events)
        if (e.what == What::leaf) seen[static_cast<std::size_t>(e.node)] = true;
    compared_.emplace(Compared{*full, *cut, {}});
    for (int i = 0; i < tree_.size(); ++i)
        if (tree_.is_leaf(i) && !seen[static_cast<std::size_t>(i)]) compared_->unseen.push_back(i);
    const bool cuts = algorithm_ == Algorithm::alphabeta;
    if (error_ || (!cuts && algorithm_ != Algorithm::minimax)) return;
    other_ = std::make_unique<Search>();
    other_->tree_ = tree_;
    other_->algorithm_ = cuts ? Algorithm::minimax : Algorithm::alphabeta;
    other_->take(cuts ? std::move(full_trace) : std::move(trace));
    other_at_ = in_step(trace_, other_->trace_);
}

void Search::go(int step)
{
    step_ = std::clamp(step, 0, count());
    now_ = engine::search::replay(tree_, trace_.events, static_cast<std::size_t>(step_), leaves_ ? &*leaves_ : nullptr);
    if (other_) other_->go(other_at_[static_cast<std::size_t>(step_)]);
}

const engine::search::SearchEvent* Search::event() const
{
    return step_ == 0 ? nullptr : &trace_.events[static_cast<std::size_t>(step_) - 1];
}

bool Search::on_best_line(int node) const
{
    if (count() == 0 || step_ < count()) return false;
    for (int i = node; i > 0; i = tree_[i].parent)
        if (now_.nodes[static_cast<std::size_t>(tree_[i].parent)].best_child != i) return false;
    return true;
}

std::optional<int> Search::next_cut() const
{
    for (int i = step_; i < count(); ++i)
        if (trace_.events[static_cast<std::size_t>(i)].what == What::cut) return i + 1;
    return std::nullopt;
}

std::optional<int> Search::settled(int node) const
{
    for (int i = count(); i > 0; --i)
        if (const auto& e = trace_.events[static_cast<std::size_t>(i) - 1]; e.node == node) return i;
    return std::nullopt;
}

bool Search::work_on_orders()
{
    if (!orders_ || orders_done_) return false;
    orders_done_ = orders_->step(orders_slice) == engine::Step::done;
    return true;
}

} // namespace shell::trees
