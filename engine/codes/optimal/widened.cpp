#include "engine/codes/optimal/widened.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/criterion.hpp"
#include <algorithm>
#include <numeric>

namespace engine::codes::optimal {
namespace {

/// Of those that no candidate has.
Symbols excluded_symbols(const Rules& r, std::span<const Packed> candidates)
{
    Packed any;
    for (const Packed& c : candidates) any.low |= c.low, any.high |= c.high;
    const Packing packing(r);
    Symbols excluded = 0;
    for (int s = 0; s < r.symbols; ++s)
        if (!packing.has(any, s)) excluded |= Symbols{1} << s;
    return excluded;
}

} // namespace

template <class Lane>
Widened<Lane>::Widened(const WideQuery& query)
    : query_(query), table_(query.rules, most_table_bytes), search_(table_, narrow_width),
      shortest_(table_.codes(), table_.answers())
{
    std::vector<Index> all(static_cast<std::size_t>(table_.codes()));
    std::iota(all.begin(), all.end(), Index{0});
    // As a large one, however small: its first guess may be given.
    enter_large(std::move(all), Alike(query.rules), 0, infeasible);
}

template <class Lane>
std::size_t Widened<Lane>::width(std::size_t guesses_before) const
{
    return guesses_before < query_.widths.size() ? static_cast<std::size_t>(query_.widths[guesses_before]) : 1;
}

template <class Lane>
Step Widened<Lane>::unit()
{
    if (done_) return Step::done;
    if (searching_) {
        if (search_.step() == Step::done) end_small(Known(search_.result()));
        return Step::more;
    }
    Frame& f = frames_.back();
    if (f.weighing) {
        weigh_next(f);
    } else if (f.trying) {
        if (f.sum >= f.best) f.trying = false;
        else if (f.active < f.parts.size()) enter_part(f);
        else end_guess(f);
    } else if (f.next < f.list.size()) {
        try_next(f);
    } else if (frames_.size() == 1) {
        finish();
    } else {
        const Cost cost = f.best;
        Tree tree = std::move(f.tree);
        frames_.pop_back();
        leave(cost, std::move(tree));
    }
    return done_ ? Step::done : Step::more;
}

template <class Lane>
void Widened<Lane>::enter(std::vector<Index> set, const Alike& alike, Symbols known, Cost below)
{
    if (set.size() > small_set) return enter_large(std::move(set), alike, known, below);
    small_ = std::move(set);
    table_.hold(small_);
    // What it costs must not depend on what was searched before.
    search_.forget();
    if (const Known at_once = search_.settled(small_, any_number); at_once.exact) return end_small(at_once);
    search_.begin(small_, any_number, below, alike);
    searching_ = true;
}

template <class Lane>
void Widened<Lane>::enter_large(std::vector<Index>&& set, const Alike& alike, Symbols known, Cost below)
{
    Frame f{};
    f.set = std::move(set);
    f.alike = alike;
    f.known = known;
    f.best = below;
    if (frames_.empty() && query_.first) {
        f.list.push_back({0, true, *query_.first});
    } else {
        Candidates candidates;
        candidates.reserve(f.set.size());
        for (const Index c : f.set) candidates.push_back(table_.packed(c));
        const Symbols excluded = excluded_symbols(query_.rules, candidates);
        f.weighing.emplace(Weighing{Sliced(query_.rules, candidates), CanonicalGuesses(query_.rules, known, excluded)});
        ++nodes_;
    }
    frames_.push_back(std::move(f));
}

/// A guess's place among the best: by entropy, then one that may be the secret, then the lexicographically smallest.
template <class Lane>
void Widened<Lane>::weigh_next(Frame& f)
{
    CanonicalGuesses& guesses = f.weighing->guesses;
    if (!guesses.more()) {
        f.weighing.reset();
        return;
    }
    const Code guess = guesses.now();
    guesses.next();
    if (!f.alike.is_first(guess)) return;
    const auto sizes = std::span(f.weighing->sliced.count(guess)).first(part_count(query_.rules));
    if (*std::max_element(sizes.begin(), sizes.end()) == f.set.size()) return; // tells nothing apart
    const Weighed its{order_key(Criterion::entropy, sizes), sizes.back() > 0, guess};
    const auto at = std::upper_bound(f.list.begin(), f.list.end(), its, [](const Weighed& a, const Weighed& b) {
        return a.key != b.key ? a.key < b.key : a.possible && !b.possible;
    });
    f.list.insert(at, its);
    if (f.list.size() > width(frames_.size() - 1)) f.list.pop_back();
}

template <class Lane>
void Widened<Lane>::try_next(Frame& f)
{
    const Index guess = table_.index_of(f.list[f.next++].guess);
    answers_.resize(f.set.size());
    table_.answers_to(guess, f.set, answers_.data());
    f.parts.assign(static_cast<std::size_t>(table_.win()), Part{});
    for (std::size_t i = 0; i < f.set.size(); ++i)
        if (answers_[i] != table_.win()) f.parts[answers_[i]].set.push_back(f.set[i]);
    for (int a = 0; a < table_.win(); ++a) f.parts[static_cast<std::size_t>(a)].answer = table_.feedback(a);
    std::erase_if(f.parts, [](const Part& part) { return part.set.empty(); });
    std::stable_sort(f.parts.begin(), f.parts.end(),
                     [](const Part& a, const Part& b) { return a.set.size() < b.set.size(); });
    f.sum = static_cast<Cost>(f.set.size()); // this guess
    for (const Part& part : f.parts) f.sum += shortest_(part.set.size());
    f.active = 0;
    f.trying = true;
}

template <class Lane>
void Widened<Lane>::enter_part(Frame& f)
{
    const Code& guess = f.list[f.next - 1].guess;
    const std::vector<Index>& set = f.parts[f.active].set;
    const Cost below = f.best - (f.sum - shortest_(set.size()));
    enter(set, f.alike.after(guess), f.known | symbols_of(query_.rules, guess), below);
}

/// The guess has cost less than the best before.
template <class Lane>
void Widened<Lane>::end_guess(Frame& f)
{
    f.best = f.sum;
    f.trying = false;
    std::sort(f.parts.begin(), f.parts.end(), [](const Part& a, const Part& b) {
        return a.answer.black != b.answer.black ? a.answer.black < b.answer.black : a.answer.white < b.answer.white;
    });
    f.tree.clear();
    f.tree.push_back({f.list[f.next - 1].guess, {}, 0, 0});
    for (Part& part : f.parts) {
        part.tree.front().answer = part.answer;
        for (TreeNode& node : part.tree) {
            ++node.before;
            f.tree.push_back(node);
        }
    }
}

template <class Lane>
void Widened<Lane>::end_small(const Known& known)
{
    searching_ = false;
    nodes_ += search_.nodes();
    Tree tree;
    if (known.exact && known.lower < infeasible) {
        Reading<Lane> reading(table_, search_, small_, any_number); // microseconds: all its sets have just been met
        while (reading.step() == Step::more) {}
        tree = reading.take();
    }
    leave(known.lower, std::move(tree));
}

/// The set whose turn it was costs this, or, without a tree, too much.
template <class Lane>
void Widened<Lane>::leave(Cost cost, Tree&& tree)
{
    Frame& f = frames_.back();
    Part& part = f.parts[f.active++];
    f.sum = tree.empty() ? infeasible : f.sum + cost - shortest_(part.set.size());
    part.tree = std::move(tree);
}

template <class Lane>
void Widened<Lane>::finish()
{
    result_.tree = std::move(frames_.front().tree);
    set_ends(result_.tree);
    const auto histogram = play_all(query_.rules, result_.tree);
    ENGINE_CHECK(histogram); // every secret is named
    result_.histogram = *histogram;
    result_.total = codes::optimal::total(result_.histogram);
    result_.nodes = nodes_;
    done_ = true;
}

template <class Lane>
Progress Widened<Lane>::progress() const
{
    const Frame& f = frames_.front();
    const std::size_t guesses = std::min<std::size_t>(f.list.size(), width(0));
    const auto secrets = static_cast<std::int64_t>(f.set.size());
    if (f.weighing) return {};
    std::int64_t done = static_cast<std::int64_t>(f.next) * secrets;
    if (f.trying)
        for (std::size_t i = f.active; i < f.parts.size(); ++i)
            done -= static_cast<std::int64_t>(f.parts[i].set.size());
    return {done, static_cast<std::int64_t>(guesses) * secrets};
}

template <class Lane>
Count Widened<Lane>::total() const
{
    const Frame& f = frames_.front();
    return done_ ? result_.total : f.tree.empty() ? 0 : f.best;
}

template class Widened<std::uint16_t>;
template class Widened<std::uint32_t>;
template class Widened<std::uint64_t>;

} // namespace engine::codes::optimal
