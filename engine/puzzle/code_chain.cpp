// The chain of deductions of a code puzzle: simplest rule first, without steps that the end does not need.
#include "engine/puzzle/code_state.hpp"
#include <algorithm>
#include <bit>

namespace engine::puzzle {

using What = CodeUse::What;

bool CodeReasoner::next_simple(CodeState& s, Rule most, std::vector<CodeUse>& uses, bool& consistent) const
{
    const auto try_use = [&](const CodeUse& use) {
        CodeState next = s;
        consistent = apply(use, next);
        if (consistent && next == s) return false;
        s = next;
        uses.push_back(use);
        return true;
    };
    const int n = static_cast<int>(clues_.size());
    for (int a = 0; a < n; ++a)
        if (try_use({What::count, a})) return true;
    for (int a = -1; a < n; ++a)
        if (try_use({What::others, a})) return true;
    if (most < Rule::place) return false;
    for (int a = 0; a < n; ++a)
        if (try_use({What::place, a})) return true;
    for (int i = 0; i < rules_.symbols; ++i)
        if (s.least[static_cast<std::size_t>(i)] > 0 && try_use({What::only_place, -1, -1, 0, i})) return true;
    if (most < Rule::pair) return false;
    for (const What what : {What::difference, What::sum, What::place_difference, What::place_sum})
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b)
                if (try_use({what, a, b})) return true;
    return false;
}

bool CodeReasoner::next_supposition(CodeState& s, Rule rule, std::vector<CodeUse>& uses) const
{
    std::optional<CodeUse> best;
    const auto look = [&](CodeUse use) {
        CodeState trial = s;
        if (suppose(use, trial)) {
            if (run(trial, Rule::pair, use.inside) != End::contradiction) return;
            trial = s;
            suppose(use, trial);
            use.inside = needed(trial, std::move(use.inside));
        }
        if (!best || use.inside.size() < best->inside.size()) best = std::move(use);
    };
    for (int i = 0; i < rules_.symbols; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (rule == Rule::split && s.least[at] == 0 && s.most[at] > 0) {
            look({What::not_in, -1, -1, 0, i, {}});
            look({What::not_out, -1, -1, 0, i, {}});
        }
        const auto places = std::count_if(s.may.begin(), s.may.begin() + rules_.positions,
                                          [&](auto may) { return (may >> i & 1) != 0; });
        const bool two_places = places == 2 && s.least[at] == 1 && s.most[at] == 1;
        for (int p = 0; p < rules_.positions; ++p) {
            const unsigned may = s.may[static_cast<std::size_t>(p)];
            if ((may >> i & 1) == 0 || std::has_single_bit(may)) continue;
            const bool two = two_places || std::popcount(may) == 2;
            if (two == (rule == Rule::split)) look({two ? What::not_at : What::not_at_of_many, -1, -1, p, i, {}});
        }
    }
    if (!best) return false;
    learn(*best, s);
    uses.push_back(*std::move(best));
    return true;
}

CodeReasoner::End CodeReasoner::run(CodeState& s, Rule most, std::vector<CodeUse>& uses) const
{
    for (;;) {
        bool consistent = true;
        if (next_simple(s, most, uses, consistent)) {
            if (!consistent) return End::contradiction;
        } else if (s.solved(rules_)) {
            return End::solved;
        } else if (!(most >= Rule::split && next_supposition(s, Rule::split, uses)) &&
                   !(most >= Rule::deep && next_supposition(s, Rule::deep, uses))) {
            return End::stuck;
        }
    }
}

std::vector<CodeUse> CodeReasoner::needed(const CodeState& from, std::vector<CodeUse> uses) const
{
    const End end = replay(from, uses);
    for (std::size_t i = uses.size(); i-- > 0;) {
        std::vector<CodeUse> fewer = uses;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (replay(from, fewer) == end) uses = std::move(fewer);
    }
    return uses;
}

std::vector<int> clues_of(const std::vector<CodeUse>& uses)
{
    std::vector<int> all;
    for (const CodeUse& use : uses) {
        for (const int clue : {use.a, use.b})
            if (clue >= 0) all.push_back(clue);
        const auto inside = clues_of(use.inside);
        all.insert(all.end(), inside.begin(), inside.end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace engine::puzzle
