#include "engine/codes/optimal/planner.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes::optimal {

template <class Lane>
Planner<Lane>::Planner(const Rules& rules, int max_guesses)
    : guesses_(one_less(max_guesses == 0 ? any_number : max_guesses)), table_(rules), search_(table_), none_(rules)
{
    plan_.rules = rules;
    plan_.max_guesses = max_guesses;
    narrow_.emplace(table_, narrow_width);
}

template <class Lane>
Step Planner<Lane>::unit()
{
    switch (stage_) {
    case Stage::table:
        if (!table_.fill()) list_firsts();
        break;
    case Stage::first:
        next_first();
        break;
    case Stage::part:
        next_part();
        break;
    case Stage::narrow:
        if (narrow_->step() == Step::done) end_narrow();
        break;
    case Stage::tree:
        if (reading_->step() == Step::done) end_tree();
        break;
    case Stage::pieces:
        list_pieces();
        break;
    case Stage::search:
        if (search_.step() == Step::done) end_search();
        break;
    case Stage::found_tree:
        if (reading_->step() == Step::done) end_found_tree();
        break;
    case Stage::part_again:
        next_part_again();
        break;
    case Stage::again:
        search_part_again();
        break;
    case Stage::again_tree:
        if (reading_->step() == Step::done) add_part(reading_->take());
        break;
    case Stage::done:
        break;
    }
    return stage_ == Stage::done ? Step::done : Step::more;
}

template <class Lane>
void Planner<Lane>::list_firsts()
{
    std::vector<Index> all(static_cast<std::size_t>(table_.codes()));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Index>(i);
    search_.begin(all, any_number, infeasible, none_);
    firsts_.assign(search_.listed().begin(), search_.listed().end());
    stage_ = Stage::first;
}

/// Closes the last first guess, whose parts are planned, and opens the next one that may beat the best so far.
template <class Lane>
void Planner<Lane>::next_first()
{
    if (!plan_.firsts.empty()) {
        auto sum = static_cast<Cost>(table_.codes());
        for (const PlannedPart& p : first().parts) sum = std::min(sum + p.upper, infeasible);
        plan_.upper = std::min(plan_.upper, sum);
    }
    if (next_first_ == firsts_.size() || static_cast<Cost>(firsts_[next_first_].bound) >= plan_.upper) {
        stage_ = Stage::pieces;
        return;
    }
    const Index guess = firsts_[next_first_++].guess;
    std::array<Count, 64> secrets{};
    for (int i = 0; i < table_.codes(); ++i)
        ++secrets[static_cast<std::size_t>(table_.answer(table_.row(guess), static_cast<Index>(i)))];
    plan_.firsts.push_back({table_.code(guess), {}});
    for (int a = 0; a < table_.win(); ++a) {
        const Count n = secrets[static_cast<std::size_t>(a)];
        if (n > 0) first().parts.push_back({table_.feedback(a), n, 0, infeasible, 0, {}, {}});
    }
    alike_ = none_.after(first().guess);
    part_ = 0;
    stage_ = Stage::part;
}

template <class Lane>
void Planner<Lane>::next_part()
{
    if (part_ == first().parts.size()) {
        stage_ = Stage::first;
        return;
    }
    set_ = set_of(first().guess, part().answer);
    Known known = search_.settled(set_, guesses_);
    if (!known.exact) {
        const Known looked = search_.looked_at(set_, guesses_);
        if (looked.lower >= known.lower) known = looked;
    }
    part().lower = known.lower;
    if (!known.exact) {
        narrow_->begin(set_, guesses_, infeasible, alike_);
        stage_ = Stage::narrow;
    } else if (known.lower < infeasible) {
        reading_.emplace(table_, search_, set_, guesses_);
        stage_ = Stage::tree;
    } else {
        ++part_;
    }
}

template <class Lane>
void Planner<Lane>::end_narrow()
{
    if (narrow_->result().lower >= infeasible) { // no tree within the guesses allowed, or the narrow search misses it
        ++part_;
        stage_ = Stage::part;
        return;
    }
    reading_.emplace(table_, *narrow_, set_, guesses_);
    stage_ = Stage::tree;
}

/// Computes the cost from the tree itself: sets that the narrow search has forgotten may get another subtree when read
/// again.
template <class Lane>
void Planner<Lane>::end_tree()
{
    part().tree = reading_->take();
    part().histogram = histogram_of(part().tree, first().guess, part().answer);
    part().upper = static_cast<Cost>(total(part().histogram));
    ENGINE_CHECK(part().upper >= part().lower);
    ++part_;
    stage_ = Stage::part;
}

template <class Lane>
void Planner<Lane>::list_pieces()
{
    for (std::size_t f = 0; f < plan_.firsts.size(); ++f) {
        auto lowers = static_cast<Cost>(table_.codes());
        for (const PlannedPart& p : plan_.firsts[f].parts) lowers = std::min(lowers + p.lower, infeasible);
        alike_ = none_.after(plan_.firsts[f].guess);
        for (std::size_t p = 0; p < plan_.firsts[f].parts.size(); ++p) {
            PlannedPart& its = plan_.firsts[f].parts[p];
            its.below = its.lower;
            if (lowers >= plan_.upper) continue;
            its.below = std::min(its.upper, its.lower + (plan_.upper - lowers));
            if (its.lower < its.below) list_pieces_of(f, p);
        }
    }
    plan_.nodes = nodes();
    narrow_.reset();
    stage_ = Stage::done;
}

template <class Lane>
void Planner<Lane>::list_pieces_of(std::size_t f, std::size_t p)
{
    const PlannedPart& its = plan_.firsts[f].parts[p];
    search_.begin(set_of(plan_.firsts[f].guess, its.answer), guesses_, its.below, alike_);
    const auto listed = search_.listed();
    const std::size_t of = std::min(listed.size(), max_pieces_of_part);
    for (std::size_t i = 0; i < of; ++i) plan_.pieces.push_back({f, p, i, of, static_cast<Cost>(listed[i].bound)});
}

template <class Lane>
void Planner<Lane>::begin(std::size_t piece)
{
    ENGINE_CHECK(stage_ == Stage::done && piece < plan_.pieces.size());
    const Piece& it = plan_.pieces[piece];
    const PlannedFirst& its_first = plan_.firsts[it.first];
    const PlannedPart& its_part = its_first.parts[it.part];
    result_ = {};
    result_.piece = piece;
    set_ = set_of(its_first.guess, its_part.answer);
    search_.forget();
    search_.begin(set_, guesses_, its_part.below, none_.after(its_first.guess));
    search_.try_only(it.index, it.of);
    stage_ = Stage::search;
}

template <class Lane>
void Planner<Lane>::end_search()
{
    const Known& known = search_.result();
    result_.lower = known.lower;
    result_.found = known.exact && known.lower < infeasible;
    result_.nodes = search_.nodes();
    stage_ = Stage::done;
    if (!result_.found) return;
    reading_.emplace(table_, search_, set_, guesses_);
    reading_->choose(known.guess);
    stage_ = Stage::found_tree;
}

template <class Lane>
void Planner<Lane>::end_found_tree()
{
    const Piece& piece = plan_.pieces[result_.piece];
    const PlannedFirst& its_first = plan_.firsts[piece.first];
    result_.histogram = histogram_of(reading_->take(), its_first.guess, its_first.parts[piece.part].answer);
    ENGINE_CHECK(is_possible(plan_, result_));
    stage_ = Stage::done;
}

template <class Lane>
void Planner<Lane>::begin_strategy(const WholeProof& whole)
{
    ENGINE_CHECK(stage_ == Stage::done && whole.total != 0 && whole.first < plan_.firsts.size());
    whole_ = whole;
    const PlannedFirst& its_first = plan_.firsts[whole.first];
    left_.clear();
    for (std::size_t p = 0; p < its_first.parts.size(); ++p) left_.push_back(p);
    std::sort(left_.begin(), left_.end(), [&](std::size_t a, std::size_t b) { // the last one is next
        const Feedback x = its_first.parts[a].answer, y = its_first.parts[b].answer;
        return x.black != y.black ? x.black > y.black : x.white > y.white;
    });
    strategy_.assign(1, {its_first.guess, {}, 0, 0});
    stage_ = Stage::part_again;
}

template <class Lane>
void Planner<Lane>::next_part_again()
{
    if (left_.empty()) {
        set_ends(strategy_);
        const auto histogram = play_all(plan_.rules, strategy_);
        ENGINE_CHECK(histogram && total(*histogram) == whole_.total);
        stage_ = Stage::done;
        return;
    }
    const PlannedFirst& its_first = plan_.firsts[whole_.first];
    const auto& source = whole_.sources[left_.back()];
    if (!source) return add_part(its_first.parts[left_.back()].tree);
    const Piece& piece = plan_.pieces[source->piece];
    set_ = set_of(its_first.guess, its_first.parts[left_.back()].answer);
    search_.forget();
    search_.begin(set_, guesses_, source->lower + 1, none_.after(its_first.guess));
    search_.try_only(piece.index, piece.of);
    stage_ = Stage::again;
}

/// Searches until a tree of the known cost is found; that no tree costs less is proven already.
template <class Lane>
void Planner<Lane>::search_part_again()
{
    const Cost cost = whole_.sources[left_.back()]->lower;
    const bool done = search_.step() == Step::done;
    if (!done && search_.upper() > cost) return;
    ENGINE_CHECK(!done || (search_.result().exact && search_.result().lower == cost));
    const Index guess = done ? search_.result().guess : search_.best();
    reading_.emplace(table_, search_, set_, guesses_);
    reading_->choose(guess);
    stage_ = Stage::again_tree;
}

template <class Lane>
void Planner<Lane>::add_part(const Tree& tree)
{
    const Feedback answer = plan_.firsts[whole_.first].parts[left_.back()].answer;
    const std::size_t at = strategy_.size();
    strategy_.insert(strategy_.end(), tree.begin(), tree.end());
    for (std::size_t i = at; i < strategy_.size(); ++i) ++strategy_[i].before;
    strategy_[at].answer = answer;
    left_.pop_back();
    stage_ = Stage::part_again;
}

template <class Lane>
std::vector<Index> Planner<Lane>::set_of(const Code& first, Feedback answer) const
{
    const Lane* const row = table_.row(table_.index_of(first));
    std::vector<Index> set;
    for (int i = 0; i < table_.codes(); ++i)
        if (table_.feedback(table_.answer(row, static_cast<Index>(i))) == answer) set.push_back(static_cast<Index>(i));
    return set;
}

template <class Lane>
std::vector<Count> Planner<Lane>::histogram_of(const Tree& tree, const Code& first, Feedback answer) const
{
    const std::array<Clue, 1> history{Clue{first, answer}};
    const auto histogram = play_all(plan_.rules, tree, history);
    ENGINE_CHECK(histogram); // the tree finds every secret
    return *histogram;
}

template class Planner<std::uint16_t>;
template class Planner<std::uint32_t>;
template class Planner<std::uint64_t>;

} // namespace engine::codes::optimal
