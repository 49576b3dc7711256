#include "shell/spaces/analysis.hpp"
#include "engine/codes/feedback.hpp"
#include <algorithm>
#include <bit>
#include <utility>

namespace shell::spaces {

using engine::codes::Clue;
using engine::codes::Code;
using engine::codes::Feedback;

namespace {

constexpr engine::Budget slice{400};       // 25,600 spaces generated: under two milliseconds
constexpr std::size_t counted_slice = 400; // live spaces counted

/// Calls take(code) for every code of the box, lowest first.
template <class Take>
void each_member(const engine::codes::Rules& r, const vs::Space& s, Code& code, int i, vs::Mask taken, Take&& take)
{
    if (i == r.positions) return take(code);
    for (unsigned left = vs::allowed(r, s, i) & ~unsigned{taken}; left != 0; left &= left - 1) {
        const int v = std::countr_zero(left);
        code.symbol[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(v);
        each_member(r, s, code, i + 1, r.repeats ? taken : static_cast<vs::Mask>(taken | 1u << v), take);
    }
}

/// The possible true answers with their hypotheses, in the order of SpaceSet.
std::vector<Truth> truths_of(const engine::codes::Rules& r, const Clue& clue, const vs::Options& o)
{
    std::vector<Truth> all;
    const engine::codes::Slots slots(r);
    for (int slot = 0; slot < slots.count(); ++slot) {
        const Feedback truth = slots.feedback(slot);
        const bool lie = !(truth == clue.answer);
        const bool there = slot / (r.positions + 1) >= truth.black && engine::codes::possible(r, truth);
        if (!there || (lie && o.noise.kind == vs::Noise::Kind::none)) continue;
        all.push_back({truth, lie, vs::hypotheses_of(r, clue.guess, truth, o.cover)});
    }
    return all;
}

} // namespace

const Truth& Generation::truth(Feedback answer) const
{
    for (const auto& t : truths)
        if (t.answer == answer) return t;
    return truths.front();
}

Count Generation::codes() const
{
    Count n = 0;
    for (const Count c : by_lies) n += c;
    return n;
}

Analysis::Analysis(const engine::codes::Rules& r, const vs::Options& options) : rules_(r), options_(options)
{
    next_.emplace(vs::SpaceSet(r, options));
    while (!finish_next()) {}
    suspicion_ = vs::suspicion(r, clues_, options.noise);
    posterior_ = posterior_of(r, clues_, options.noise);
}

bool Analysis::want(std::vector<Clue> clues, const vs::Options& options)
{
    if (clues == clues_ && options == options_) return false;
    std::size_t same = 0;
    const std::size_t known = std::min(clues.size(), static_cast<std::size_t>(known_answers()));
    while (same < known && clues[same] == clues_[same]) ++same;
    if (!(options == options_)) {
        *this = Analysis(rules_, options);
        same = 0;
    }
    const bool going_on = next_ && same + 1 == generations_.size() && same < clues.size() && same < clues_.size() &&
                          clues[same] == clues_[same];
    if (!going_on) next_.reset();
    clues_ = std::move(clues);
    suspicion_ = vs::suspicion(rules_, clues_, options_.noise);
    truth_.reset();
    posterior_ = posterior_of(rules_, clues_, options_.noise);
    generations_.erase(generations_.begin() + static_cast<std::ptrdiff_t>(same) + 1, generations_.end());
    too_large_ = false;
    count_heirs();
    return true;
}

void Analysis::begin_next()
{
    const int k = known_answers();
    next_.emplace(now().set);
    const Clue& clue = clues_[static_cast<std::size_t>(k)];
    next_->truths = truths_of(rules_, clue, options_);
    // Without early detection, every compound example is applied completely.
    Count of_truth = 0, of_all = 0;
    for (const auto& truth : next_->truths) {
        Count examples = 0;
        for (const auto& h : truth.hypotheses.all) examples += h.negatives + (vs::asserts(rules_, h) ? 1u : 0u);
        of_all += examples;
        if (!truth.lie) of_truth = examples;
    }
    for (const auto& live : now().set.live()) next_->updates_late += may_be_lied_to(live) ? of_all : of_truth;
    next_->set.begin(clue);
    at_work_ = true;
}

/// Counts a slice of the next generation's spaces. True: the generation is complete.
bool Analysis::finish_next()
{
    auto& g = *next_;
    const auto& live = g.set.live();
    const std::size_t until = std::min(live.size(), g.members.size() + counted_slice);
    for (std::size_t i = g.members.size(); i < until; ++i) {
        const vs::Space& s = live[i].space;
        const std::size_t lies = live[i].lies;
        if (g.by_lies.size() <= lies) {
            g.by_lies.resize(lies + 1);
            g.marginals.resize(lies + 1);
        }
        std::uint32_t n = 0;
        Code code;
        Marginals& m = g.marginals[lies];
        each_member(rules_, s, code, 0, 0, [&](const Code& c) {
            ++n;
            for (std::size_t j = 0; j < rules_.positions; ++j) ++m[j][c.symbol[j]];
        });
        g.members.push_back(n);
        g.by_lies[lies] += n;
        g.l += vs::storage(rules_, s, vs::Language::l);
        g.l2 += vs::storage(rules_, s, vs::Language::l2);
    }
    if (g.members.size() < live.size()) return false;
    order_first(g);
    generations_.push_back(*std::move(next_));
    next_.reset();
    count_heirs();
    return true;
}

bool Analysis::work()
{
    if (settled()) return false;
    if (!next_) begin_next();
    if (at_work_) {
        if (next_->set.step(slice) == engine::Step::more) return false;
        at_work_ = false;
        too_large_ = next_->set.too_large().has_value();
        if (too_large_) return next_.reset(), true;
    }
    return finish_next();
}

engine::Progress Analysis::progress() const
{
    if (!next_ || !next_->effort()) return {0, 0};
    const auto total = static_cast<std::int64_t>(now().live() * next_->effort()->hypotheses);
    return {std::min(total, static_cast<std::int64_t>(next_->set.done())), total};
}

std::vector<double> Analysis::weights(const Generation& g) const
{
    std::vector<double> all(g.by_lies.size());
    for (std::size_t l = 0; l < all.size(); ++l)
        if (g.by_lies[l] > 0) all[l] = weight(g, static_cast<int>(l));
    return all;
}

void Analysis::order_first(Generation& g) const
{
    const auto& live = g.set.live();
    const auto of_code = weights(g);
    std::vector<std::uint32_t> all(live.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint32_t>(i);
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), most_first));
    const auto share_of = [&](std::uint32_t i) { return g.members[i] * of_code[live[i].lies]; };
    std::partial_sort(all.begin(), end, all.end(), [&](std::uint32_t a, std::uint32_t b) {
        const double one = share_of(a), other = share_of(b);
        return one != other ? one > other : a < b;
    });
    g.first.assign(all.begin(), end);
}

void Analysis::count_heirs()
{
    for (std::size_t k = generations_.size(); k-- > 0;) {
        auto& g = generations_[k];
        const bool last = k + 1 == generations_.size();
        const std::size_t n = g.members.size();
        g.heirs.assign(n, last ? 1 : 0);
        g.codes_now.assign(n, 0);
        g.share_now.assign(n, 0);
        g.reached.assign(n, static_cast<std::uint8_t>(k));
        if (last) {
            const auto of_code = weights(g);
            for (std::size_t i = 0; i < n; ++i) {
                g.codes_now[i] = g.members[i];
                g.share_now[i] = g.members[i] * of_code[g.set.live()[i].lies];
            }
            continue;
        }
        const auto& next = generations_[k + 1];
        for (std::size_t i = 0; i < next.heirs.size(); ++i) {
            const std::size_t from = next.set.live()[i].parent;
            g.heirs[from] += next.heirs[i];
            g.codes_now[from] += next.codes_now[i];
            g.share_now[from] += next.share_now[i];
            g.reached[from] = std::max(g.reached[from], next.reached[i]);
        }
    }
}

int Analysis::collapsed_after() const
{
    for (std::size_t k = 0; k < generations_.size(); ++k)
        if (generations_[k].live() == 0) return static_cast<int>(k);
    return 0;
}

vs::Belief Analysis::belief(const Generation& g) const
{
    return vs::belief(g.by_lies, options_.noise, engine::codes::answer_count(rules_) - 1);
}

double Analysis::was_lie(std::size_t row) const
{
    return suspicion_.of_row(row, options_.noise, engine::codes::answer_count(rules_) - 1);
}

vs::LikelyTruth Analysis::likely_truth(std::size_t row) const
{
    if (!truth_ || truth_->first != row)
        truth_.emplace(row,
                       vs::likely_truth(rules_, clues_, options_.noise, engine::codes::answer_count(rules_) - 1, row));
    return truth_->second;
}

double Analysis::weight(const Generation& g, int lies) const { return code_weight(belief(g), options_.noise, lies); }

double Analysis::share(const Generation& g, std::size_t space) const
{
    return static_cast<double>(g.members[space]) * weight(g, g.set.live()[space].lies);
}

std::size_t Analysis::number_of(const Generation& g, std::size_t space) const
{
    const auto at = std::find(g.first.begin(), g.first.end(), space);
    if (at != g.first.end()) return static_cast<std::size_t>(at - g.first.begin()) + 1;
    const auto before = std::count_if(g.first.begin(), g.first.end(), [&](std::uint32_t i) { return i < space; });
    return g.first.size() + space - static_cast<std::size_t>(before) + 1; // the others keep the set's order
}

std::size_t Analysis::space_of(const Generation& g, std::size_t number) const
{
    if (number <= g.first.size()) return g.first[number - 1];
    std::vector<std::uint32_t> taken = g.first;
    std::sort(taken.begin(), taken.end());
    std::size_t space = number - g.first.size() - 1;
    for (const std::uint32_t i : taken)
        if (i <= space) ++space;
    return space;
}

double Analysis::probability(const Generation& g, int position, int value) const
{
    double sum = 0;
    for (std::size_t l = 0; l < g.marginals.size(); ++l) {
        const Count n = g.marginals[l][static_cast<std::size_t>(position)][static_cast<std::size_t>(value)];
        if (n > 0) sum += static_cast<double>(n) * weight(g, static_cast<int>(l));
    }
    return sum;
}

std::vector<Code> Analysis::best(const Generation& g, std::size_t limit) const
{
    const auto b = belief(g);
    std::vector<Code> codes;
    for (const auto& one : g.set.live()) {
        if (!b.is_best(one.lies)) continue;
        Code code;
        each_member(rules_, one.space, code, 0, 0, [&](const Code& c) { // keeps the lowest codes, sorted
            if (codes.size() == limit && codes.back() < c) return;
            codes.insert(std::lower_bound(codes.begin(), codes.end(), c), c);
            if (codes.size() > limit) codes.pop_back();
        });
    }
    return codes;
}

std::vector<Code> Analysis::members(const vs::Space& s, std::size_t limit) const
{
    std::vector<Code> codes;
    Code code;
    each_member(rules_, s, code, 0, 0, [&](const Code& c) {
        if (codes.size() < limit) codes.push_back(c);
    });
    return codes;
}

bool Analysis::may_be_lied_to(const vs::Live& live) const
{
    return options_.noise.kind != vs::Noise::Kind::lies || live.lies < options_.noise.lies;
}

std::pair<std::size_t, std::size_t> Analysis::children(int generation, std::size_t space) const
{
    const auto k = static_cast<std::size_t>(generation);
    if (k + 1 >= generations_.size()) return {0, 0};
    const auto& next = generations_[k + 1].set.live();
    const auto before = [](const vs::Live& l, std::size_t parent) { return l.parent < parent; };
    const auto first = std::lower_bound(next.begin(), next.end(), space, before);
    const auto last = std::lower_bound(first, next.end(), space + 1, before);
    return {static_cast<std::size_t>(first - next.begin()), static_cast<std::size_t>(last - next.begin())};
}

Count Analysis::hypotheses_met(int generation, std::size_t space) const
{
    const auto k = static_cast<std::size_t>(generation);
    Count n = 0;
    for (const auto& truth : generations_[k + 1].truths)
        if (!truth.lie || may_be_lied_to(generations_[k].set.live()[space])) n += truth.hypotheses.all.size();
    return n;
}

std::vector<Branch> Analysis::branches(int generation, std::size_t space) const
{
    const auto k = static_cast<std::size_t>(generation);
    const auto& from = generations_[k].set.live()[space];
    auto [at, last] = children(generation, space);
    std::vector<Branch> all;
    for (const auto& truth : generations_[k + 1].truths) {
        if (truth.lie && !may_be_lied_to(from)) continue;
        for (std::uint32_t i = 0; i < truth.hypotheses.all.size(); ++i) {
            const auto steps = vs::update_steps(rules_, from.space, truth.hypotheses, truth.hypotheses.all[i]);
            Branch b{i, truth.answer, truth.lie, steps.empty() ? vs::Death::none : steps.back().death, -1};
            if (b.death == vs::Death::none && at < last) b.live = static_cast<std::int32_t>(at++); // in the same order
            all.push_back(b);
        }
    }
    return all;
}

Branch Analysis::branch_to(int generation, std::size_t live) const
{
    const auto& g = generations_[static_cast<std::size_t>(generation)];
    const auto& one = g.set.live()[live];
    return {one.hypothesis, one.truth, g.truth(one.truth).lie, vs::Death::none, static_cast<std::int32_t>(live)};
}

const vs::Hypothesis& Analysis::hypothesis(int generation, const Branch& b) const
{
    return generations_[static_cast<std::size_t>(generation)].truth(b.truth).hypotheses.all[b.hypothesis];
}

std::vector<vs::UpdateStep> Analysis::steps(int generation, std::size_t space, const Branch& b) const
{
    const auto& from = generations_[static_cast<std::size_t>(generation)].set.live()[space];
    const auto& h = generations_[static_cast<std::size_t>(generation) + 1].truth(b.truth).hypotheses;
    return vs::update_steps(rules_, from.space, h, h.all[b.hypothesis]);
}

} // namespace shell::spaces
