#include "engine/puzzle/code_state.hpp"
#include <algorithm>
#include <bit>

namespace engine::puzzle {

using What = CodeUse::What;

CodeState CodeState::of(const codes::Rules& r)
{
    CodeState s;
    for (int p = 0; p < r.positions; ++p) s.may[p] = static_cast<std::uint16_t>((1u << r.symbols) - 1);
    for (int i = 0; i < r.symbols; ++i) s.most[i] = r.repeats ? r.positions : 1;
    return s;
}

bool CodeState::solved(const codes::Rules& r) const
{
    for (int p = 0; p < r.positions; ++p)
        if (!std::has_single_bit(may[p])) return false;
    return true;
}

bool CodeState::tidy(const codes::Rules& r)
{
    for (bool again = true; again;) {
        again = false;
        for (int i = 0; i < r.symbols; ++i) {
            const auto bit = static_cast<std::uint16_t>(1u << i);
            int placed = 0, places = 0;
            for (int p = 0; p < r.positions; ++p) {
                places += (may[p] & bit) != 0;
                placed += may[p] == bit;
            }
            if (placed > least[i] || places < most[i]) again = true;
            least[i] = static_cast<std::uint8_t>(std::max<int>(least[i], placed));
            most[i] = static_cast<std::uint8_t>(std::min<int>(most[i], places));
            if (least[i] > most[i]) return false;
            if (placed == places || placed < most[i]) continue;
            for (int p = 0; p < r.positions; ++p)
                if (may[p] != bit && (may[p] & bit) != 0) {
                    may[p] = static_cast<std::uint16_t>(may[p] & ~bit);
                    if (may[p] == 0) return false;
                    again = true;
                }
        }
    }
    return std::none_of(may.begin(), may.begin() + r.positions, [](auto m) { return m == 0; });
}

void CodeState::note(const CodeMark& m)
{
    const auto bit = [](int symbol) { return static_cast<std::uint16_t>(1u << symbol); };
    if (m.what == CodeMark::What::at) may[m.a] = static_cast<std::uint16_t>(may[m.a] & bit(m.b));
    else if (m.what == CodeMark::What::not_at) may[m.a] = static_cast<std::uint16_t>(may[m.a] & ~bit(m.b));
    else if (m.what == CodeMark::What::least) least[m.a] = std::max(least[m.a], static_cast<std::uint8_t>(m.b));
    else most[m.a] = std::min(most[m.a], static_cast<std::uint8_t>(m.b));
}

bool CodeState::shows(const CodeMark& m) const
{
    switch (m.what) {
    case CodeMark::What::at:
        return may[m.a] == 1u << m.b;
    case CodeMark::What::not_at:
        return (may[m.a] >> m.b & 1) == 0;
    case CodeMark::What::least:
        return least[m.a] >= m.b;
    case CodeMark::What::most:
        return most[m.a] <= m.b;
    }
    return false;
}

std::string CodeMark::text() const
{
    constexpr std::array<const char*, 4> words{"at:", "not:", "least:", "most:"};
    return words[static_cast<std::size_t>(what)] + std::to_string(a) + ':' + std::to_string(b);
}

std::vector<CodeMark> CodeState::beyond(const CodeState& before, const codes::Rules& r) const
{
    std::vector<CodeMark> all;
    for (int i = 0; i < r.symbols; ++i) {
        int places = 0;
        for (int p = 0; p < r.positions; ++p) places += may[p] >> i & 1;
        if (most[i] < before.most[i] && (most[i] < 2 || most[i] < places))
            all.push_back({CodeMark::What::most, i, most[i]});
        if (least[i] > before.least[i]) all.push_back({CodeMark::What::least, i, least[i]});
    }
    for (int p = 0; p < r.positions; ++p) {
        if (may[p] == before.may[p]) continue;
        if (std::has_single_bit(may[p])) {
            all.push_back({CodeMark::What::at, p, std::countr_zero(may[p])});
            continue;
        }
        for (int i = 0; i < r.symbols; ++i)
            if (((before.may[p] & ~may[p]) >> i & 1) != 0 && most[i] > 0) all.push_back({CodeMark::What::not_at, p, i});
    }
    return all;
}

Rule rule_of(What what)
{
    switch (what) {
    case What::count:
    case What::others:
        return Rule::count;
    case What::place:
    case What::only_place:
        return Rule::place;
    case What::difference:
    case What::sum:
    case What::place_difference:
    case What::place_sum:
        return Rule::pair;
    case What::not_at:
    case What::not_in:
    case What::not_out:
        return Rule::split;
    case What::not_at_of_many:
        return Rule::deep;
    }
    return Rule::deep;
}

int CodeReasoner::times(int clue, int symbol) const
{
    if (clue < 0) return 0;
    const auto& guess = clues_[static_cast<std::size_t>(clue)].guess.symbol;
    return static_cast<int>(std::count(guess.begin(), guess.begin() + rules_.positions, symbol));
}

namespace {

/// The totals that the other variables leave to one: [least, most].
struct Room {
    int least = 0, most = 0;
};

/// Σ over symbols of part(symbol, times) = total: narrows the times.
template <class Part>
bool narrow_times(const codes::Rules& r, CodeState& s, int total, Part part)
{
    std::array<Room, codes::max_symbols> each;
    Room sum;
    for (int i = 0; i < r.symbols; ++i) {
        Room one{part(i, s.least[i]), part(i, s.least[i])};
        for (int n = s.least[i] + 1; n <= s.most[i]; ++n)
            one = {std::min(one.least, part(i, n)), std::max(one.most, part(i, n))};
        each[i] = one;
        sum = {sum.least + one.least, sum.most + one.most};
    }
    if (total < sum.least || total > sum.most) return false;
    for (int i = 0; i < r.symbols; ++i) {
        const Room left{total - (sum.most - each[i].most), total - (sum.least - each[i].least)};
        const auto fits = [&](int n) { return part(i, n) >= left.least && part(i, n) <= left.most; };
        while (s.least[i] <= s.most[i] && !fits(s.least[i])) ++s.least[i];
        while (s.least[i] < s.most[i] && !fits(s.most[i])) --s.most[i];
        if (s.least[i] > s.most[i]) return false;
    }
    return true;
}

/// Σ over positions of part(position, symbol) = total: narrows the symbols.
template <class Part>
bool narrow_places(const codes::Rules& r, CodeState& s, int total, Part part)
{
    std::array<Room, codes::max_positions> each;
    Room sum;
    const auto for_each = [&](int p, auto f) {
        for (unsigned left = s.may[p]; left != 0; left &= left - 1) f(std::countr_zero(left));
    };
    for (int p = 0; p < r.positions; ++p) {
        Room one{99, -99};
        for_each(p, [&](int i) { one = {std::min(one.least, part(p, i)), std::max(one.most, part(p, i))}; });
        each[p] = one;
        sum = {sum.least + one.least, sum.most + one.most};
    }
    if (total < sum.least || total > sum.most) return false;
    for (int p = 0; p < r.positions; ++p) {
        const Room left{total - (sum.most - each[p].most), total - (sum.least - each[p].least)};
        for_each(p, [&](int i) {
            if (part(p, i) < left.least || part(p, i) > left.most)
                s.may[p] = static_cast<std::uint16_t>(s.may[p] & ~(1u << i));
        });
        if (s.may[p] == 0) return false;
    }
    return true;
}

} // namespace

bool CodeReasoner::apply_simple(const CodeUse& use, CodeState& s) const
{
    const auto counted = [&](int clue) { return [this, clue](int i, int n) { return std::min(n, times(clue, i)); }; };
    const auto stands = [&](int clue, int p, int i) {
        return clues_[static_cast<std::size_t>(clue)].guess.symbol[p] == i ? 1 : 0;
    };
    const auto fijas = [&](int clue) { return static_cast<int>(clues_[static_cast<std::size_t>(clue)].answer.black); };
    switch (use.what) {
    case What::count:
        return narrow_times(rules_, s, pegs(use.a), counted(use.a));
    case What::others: {
        const int total = rules_.positions - (use.a < 0 ? 0 : pegs(use.a));
        return narrow_times(rules_, s, total, [&](int i, int n) { return n - counted(use.a)(i, n); });
    }
    case What::place:
        return narrow_places(rules_, s, fijas(use.a), [&](int p, int i) { return stands(use.a, p, i); });
    case What::only_place: {
        const auto bit = static_cast<std::uint16_t>(1u << use.symbol);
        const auto places =
            std::count_if(s.may.begin(), s.may.begin() + rules_.positions, [&](auto may) { return (may & bit) != 0; });
        if (places < s.least[use.symbol]) return false;
        if (places == s.least[use.symbol])
            for (auto& may : s.may)
                if ((may & bit) != 0) may = bit;
        return true;
    }
    case What::difference:
        return narrow_times(rules_, s, pegs(use.a) - pegs(use.b),
                            [&](int i, int n) { return counted(use.a)(i, n) - counted(use.b)(i, n); });
    case What::sum:
        return narrow_times(rules_, s, rules_.positions - pegs(use.a) - pegs(use.b),
                            [&](int i, int n) { return n - counted(use.a)(i, n) - counted(use.b)(i, n); });
    case What::place_difference:
        return narrow_places(rules_, s, fijas(use.a) - fijas(use.b),
                             [&](int p, int i) { return stands(use.a, p, i) - stands(use.b, p, i); });
    case What::place_sum:
        return narrow_places(rules_, s, fijas(use.a) + fijas(use.b),
                             [&](int p, int i) { return stands(use.a, p, i) + stands(use.b, p, i); });
    default:
        return true;
    }
}

bool CodeReasoner::suppose(const CodeUse& use, CodeState& s) const
{
    const auto i = static_cast<std::size_t>(use.symbol);
    if (use.what == What::not_in) s.least[i] = std::max<std::uint8_t>(s.least[i], 1);
    else if (use.what == What::not_out) s.most[i] = 0;
    else s.may[use.position] = static_cast<std::uint16_t>(1u << i);
    if (s.least[i] > s.most[i]) return false;
    if (use.what == What::not_out)
        for (int p = 0; p < rules_.positions; ++p) s.may[p] = static_cast<std::uint16_t>(s.may[p] & ~(1u << i));
    return s.tidy(rules_);
}

bool CodeReasoner::learn(const CodeUse& use, CodeState& s) const
{
    const auto i = static_cast<std::size_t>(use.symbol);
    if (use.what == What::not_in) s.most[i] = 0;
    else if (use.what == What::not_out) s.least[i] = std::max<std::uint8_t>(s.least[i], 1);
    else s.may[use.position] = static_cast<std::uint16_t>(s.may[use.position] & ~(1u << i));
    return s.least[i] <= s.most[i] && s.tidy(rules_);
}

bool CodeReasoner::apply(const CodeUse& use, CodeState& s) const
{
    if (rule_of(use.what) < Rule::split) return apply_simple(use, s) && s.tidy(rules_);
    CodeState trial = s;
    if (suppose(use, trial) && replay(trial, use.inside) != End::contradiction) return true;
    return learn(use, s);
}

CodeReasoner::End CodeReasoner::replay(CodeState s, const std::vector<CodeUse>& uses) const
{
    for (const CodeUse& use : uses)
        if (!apply(use, s)) return End::contradiction;
    return s.solved(rules_) ? End::solved : End::stuck;
}

} // namespace engine::puzzle
