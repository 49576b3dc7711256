#include "engine/concepts/space.hpp"
#include <algorithm>
#include <bit>

namespace engine::concepts {
namespace {

std::size_t mixed(std::uint64_t bits) { return static_cast<std::size_t>((bits * 0x9e3779b97f4a7c15u) >> 32); }

/// All sets of attributes, larger sets first.
std::vector<unsigned> sets_of_attributes(int attributes)
{
    std::vector<unsigned> sets(std::size_t{1} << attributes);
    for (unsigned i = 0; i < sets.size(); ++i) sets[i] = i;
    std::stable_sort(sets.begin(), sets.end(),
                     [](unsigned a, unsigned b) { return std::popcount(a) > std::popcount(b); });
    return sets;
}

/// The concept with `*` in these attributes and the instance's values elsewhere.
Concept widened(const Shape& s, const Concept& instance, unsigned stars)
{
    Concept c = instance;
    for (; stars != 0; stars &= stars - 1) c.bits |= full(s, std::countr_zero(stars));
    return c;
}

} // namespace

Space::Space(const Shape& shape, Language language)
    : shape_(shape), language_(language), all_(concept_count(shape, language)), by_score_(2 * max_examples + 1)
{
    if (language == Language::l2) store_all();
    else rehash(1024);
}

void Space::store_all()
{
    ENGINE_CHECK(all_ <= l2_limit);
    const auto n = static_cast<std::size_t>(all_ - 1); // the empty concept is not stored
    std::uint32_t stride = 1;
    for (int i = shape_.attributes; i-- > 0; stride *= (1u << shape_.values[i]) - 1) stride_[i] = stride;
    concepts_.resize(n);
    scores_.resize(n);
    for (std::size_t k = 0; k < n; ++k)
        for (int i = 0; i < shape_.attributes; ++i) {
            const auto radix = (1u << shape_.values[i]) - 1;
            const auto mask = radix - k / stride_[i] % radix; // number 0 allows everything
            concepts_[k].bits |= static_cast<std::uint64_t>(mask) << shift(i);
        }
    by_score_[max_examples] = n;
}

template <class F>
void Space::each_parent(std::size_t i, F f) const
{
    if (language_ == Language::l) {
        for (int a = 0; a < shape_.attributes; ++a)
            if (parents_[i][a] != nothing) f(parents_[i][a]);
        return;
    }
    for (int a = 0; a < shape_.attributes; ++a)
        for (unsigned missing = ~allowed(concepts_[i], a) & ((1u << shape_.values[a]) - 1); missing != 0;
             missing &= missing - 1)
            f(static_cast<std::uint32_t>(i) - (missing & -missing) * stride_[a]);
}

void Space::rehash(std::size_t size)
{
    table_.assign(size, nothing);
    for (std::uint32_t i = 0; i < concepts_.size(); ++i) {
        std::size_t at = mixed(concepts_[i].bits) & (size - 1);
        while (table_[at] != nothing) at = (at + 1) & (size - 1);
        table_[at] = i;
    }
}

std::uint32_t Space::find(const Concept& c) const
{
    const std::size_t last = table_.size() - 1;
    std::size_t at = mixed(c.bits) & last;
    while (table_[at] != nothing && !(concepts_[table_[at]] == c)) at = (at + 1) & last;
    return table_[at];
}

std::uint32_t Space::store(const Concept& c)
{
    if (2 * concepts_.size() >= table_.size()) rehash(2 * table_.size());
    const std::size_t last = table_.size() - 1;
    std::size_t at = mixed(c.bits) & last;
    while (table_[at] != nothing) at = (at + 1) & last;
    table_[at] = static_cast<std::uint32_t>(concepts_.size());
    concepts_.push_back(c);
    scores_.push_back(0);
    parents_.emplace_back().fill(nothing);
    ++by_score_[max_examples];
    return table_[at];
}

void Space::count(std::size_t i, int change)
{
    --by_score_[static_cast<std::size_t>(max_examples + scores_[i])];
    scores_[i] = static_cast<std::int16_t>(scores_[i] + change);
    ++by_score_[static_cast<std::size_t>(max_examples + scores_[i])];
}

void Space::add(const Concept& instance, bool positive)
{
    ENGINE_CHECK(examples_ < max_examples);
    ++examples_;
    positives_ += positive ? 1 : 0;
    const int change = positive ? -1 : 1;
    if (language_ == Language::l2) {
        for (std::size_t i = 0; i < concepts_.size(); ++i)
            if (covers(concepts_[i], instance)) count(i, change);
        return;
    }
    std::array<std::uint32_t, 1u << max_attributes> at{}; // by set of `*`
    for (const unsigned stars : sets_of_attributes(shape_.attributes)) {
        const Concept c = widened(shape_, instance, stars);
        at[stars] = find(c);
        if (at[stars] == nothing) {
            at[stars] = store(c);
            for (int a = 0; a < shape_.attributes; ++a)
                if ((stars >> a & 1u) == 0) parents_[at[stars]][a] = at[stars | 1u << a];
        }
        count(at[stars], change);
    }
}

Count Space::size(int k) const
{
    Count n = positives_ <= k ? unstored() : 0;
    for (int score = -max_examples; score <= max_examples && positives_ + score <= k; ++score)
        n += by_score_[static_cast<std::size_t>(max_examples + score)];
    return n;
}

std::vector<Count> Space::by_errors() const
{
    std::vector<Count> out(static_cast<std::size_t>(examples_) + 1);
    for (int e = 0; e <= examples_; ++e)
        if (const int at = max_examples + e - positives_; at >= 0 && at <= 2 * max_examples)
            out[static_cast<std::size_t>(e)] = by_score_[static_cast<std::size_t>(at)];
    out[static_cast<std::size_t>(positives_)] += unstored();
    return out;
}

std::vector<Count> Space::by_errors_covering(const Concept& instance) const
{
    std::vector<Count> out(static_cast<std::size_t>(examples_) + 1);
    if (language_ == Language::l2) {
        each_stored([&](const Concept& c, int errors) {
            if (covers(c, instance)) ++out[static_cast<std::size_t>(errors)];
        });
        return out;
    }
    for (unsigned stars = 0; stars < 1u << shape_.attributes; ++stars) {
        const std::uint32_t i = find(widened(shape_, instance, stars));
        ++out[static_cast<std::size_t>(i == nothing ? positives_ : positives_ + scores_[i])];
    }
    return out;
}

Borders Space::borders(int k, std::size_t limit) const
{
    const std::size_t n = concepts_.size();
    std::vector<char> under(n), over(n); // whether some member is above, below
    Borders b;
    for (std::size_t i = 0; i < n; ++i) {
        char is_under = 0;
        each_parent(i, [&](std::uint32_t p) { is_under |= static_cast<char>(under[p] != 0 || is_in(p, k)); });
        under[i] = is_under;
        if (is_under == 0 && is_in(i, k)) b.g.push_back(concepts_[i]);
    }
    for (std::size_t i = n; i-- > 0;) {
        const bool in = is_in(i, k);
        if (over[i] == 0 && in) b.s.push_back(concepts_[i]);
        if (over[i] != 0 || in) each_parent(i, [&](std::uint32_t p) { over[p] = 1; });
    }
    if (positives_ <= k) {
        b.s.assign(1, {}); // the empty concept is a member, below all others
        unstored_maximal(k, under, b.g);
        if (b.g.empty()) b.g.emplace_back();
    }
    b.s_count = b.s.size();
    b.g_count = b.g.size();
    for (auto* side : {&b.s, &b.g}) {
        std::sort(side->begin(), side->end());
        if (side->size() > limit) side->resize(limit);
    }
    return b;
}

void Space::unstored_maximal(int k, const std::vector<char>& under, std::vector<Concept>& to) const
{
    if (language_ == Language::l2) return; // only the empty concept is not stored
    if (concepts_.empty()) return to.push_back(most_general(shape_));
    const auto is_above_all = [&](const Concept& c) { // no member is above c
        for (int a = 0; a < shape_.attributes; ++a) {
            if (is_any(shape_, c, a)) continue;
            const std::uint32_t p = find({c.bits | full(shape_, a)});
            if (p == nothing || under[p] != 0 || is_in(p, k)) return false;
        }
        return true;
    };
    for (std::size_t i = 0; i < concepts_.size(); ++i) {
        if (under[i] != 0 || is_in(i, k)) continue;
        // Each concept is reached once, by fixing its first attribute that is not `*`.
        for (int a = 0; a < shape_.attributes && is_any(shape_, concepts_[i], a); ++a)
            for (std::uint64_t left = full(shape_, a); left != 0; left &= left - 1) {
                const Concept c{(concepts_[i].bits & ~full(shape_, a)) | (left & -left)};
                if (find(c) == nothing && is_above_all(c)) to.push_back(c);
            }
    }
}

std::vector<Concept> Space::members(int k) const
{
    std::vector<Concept> out;
    each_stored([&](const Concept& c, int errors) {
        if (errors <= k) out.push_back(c);
    });
    if (positives_ <= k) {
        out.emplace_back(); // the empty concept
        if (language_ == Language::l) {
            std::vector<Concept> rest;
            const auto narrow = [&](const Concept& c) {
                for (int a = 0; a < shape_.attributes; ++a)
                    for (std::uint64_t left = is_any(shape_, c, a) ? full(shape_, a) : 0; left != 0; left &= left - 1)
                        if (const Concept one{(c.bits & ~full(shape_, a)) | (left & -left)}; find(one) == nothing)
                            rest.push_back(one);
            };
            const auto tidy = [&] {
                std::sort(rest.begin(), rest.end());
                rest.erase(std::unique(rest.begin(), rest.end()), rest.end());
            };
            if (concepts_.empty()) rest.push_back(most_general(shape_));
            for (const Concept& c : concepts_) narrow(c);
            tidy();
            for (int level = 0; level < shape_.attributes; ++level) { // what is below them covers no example either
                const std::vector<Concept> known = rest;
                for (const Concept& c : known) narrow(c);
                tidy();
            }
            out.insert(out.end(), rest.begin(), rest.end());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<std::pair<int, int>> covering_pairs(std::span<const Concept> set)
{
    const std::size_t n = set.size(), words = (n + 63) / 64;
    std::vector<std::uint64_t> above(n * words), beneath(n * words); // bit sets, without the concept itself
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j)
            if (i != j && below(set[i], set[j])) {
                above[i * words + j / 64] |= std::uint64_t{1} << j % 64;
                beneath[j * words + i / 64] |= std::uint64_t{1} << i % 64;
            }
    std::vector<std::pair<int, int>> out;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) {
            if ((above[i * words + j / 64] >> j % 64 & 1u) == 0) continue;
            bool between = false;
            for (std::size_t w = 0; w < words; ++w)
                between = between || (above[i * words + w] & beneath[j * words + w]);
            if (!between) out.emplace_back(static_cast<int>(i), static_cast<int>(j));
        }
    return out;
}

} // namespace engine::concepts
