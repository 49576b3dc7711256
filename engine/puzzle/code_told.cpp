// The chain of a code puzzle as a person follows it: one conclusion for one reason, with every premise named.
#include "engine/puzzle/code_state.hpp"
#include <algorithm>
#include <bit>

namespace engine::puzzle {

using What = CodeUse::What;

namespace {

/// Leaves out the marks that `enough` does not need, the oldest first: what was found last is nearer.
std::vector<CodeMark> fewest(std::vector<CodeMark> marks, const auto& enough)
{
    for (std::size_t i = 0; i < marks.size();) {
        std::vector<CodeMark> fewer = marks;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (enough(fewer)) marks = std::move(fewer);
        else ++i;
    }
    return marks;
}

/// What a refuted supposition leaves.
CodeMark opposite(const CodeUse& use)
{
    if (use.what == What::not_in) return {CodeMark::What::most, use.symbol, 0};
    if (use.what == What::not_out) return {CodeMark::What::least, use.symbol, 1};
    return {CodeMark::What::not_at, use.position, use.symbol};
}

/// Whether the marks strike out all other symbols at the mark's position, each by itself: it does not stand there, it is
/// out, or it stands elsewhere as often as it may.
bool leaves_only(const codes::Rules& r, const std::vector<CodeMark>& marks, const CodeMark& only)
{
    for (int i = 0; i < r.symbols; ++i) {
        if (i == only.b) continue;
        bool there = true;
        int most = r.repeats ? r.positions : 1, elsewhere = 0;
        for (const CodeMark& m : marks) {
            there = there && m != CodeMark{CodeMark::What::not_at, only.a, i};
            if (m.what == CodeMark::What::most && m.a == i) most = std::min(most, m.b);
            elsewhere += m.what == CodeMark::What::at && m.a != only.a && m.b == i;
        }
        if (there && elsewhere < most) return false;
    }
    return true;
}

/// Adds a conclusion: to the step before if that has the same reason and premises and says the same of another symbol.
void conclude(const CodeMark& mark, const std::vector<CodeMark>& from, Deduction d, std::vector<Deduction>& chain)
{
    const std::string fact = mark.text();
    for (const CodeMark& m : from) d.from.push_back(m.text());
    const auto word = [](const std::string& text) { return text.substr(0, text.find(':')); };
    const bool goes_on = !chain.empty() && chain.back().text == d.text && chain.back().values == d.values &&
                         chain.back().from == d.from && word(chain.back().gives[0]) == word(fact);
    if (!goes_on) chain.push_back(std::move(d));
    chain.back().gives.push_back(fact);
}

} // namespace

std::string CodeReasoner::text_of(const CodeUse& use, const CodeState& s) const
{
    switch (use.what) {
    case What::count: {
        int least = 0, most = 0;
        for (int i = 0; i < rules_.symbols; ++i) {
            least += std::min<int>(s.least[static_cast<std::size_t>(i)], times(use.a, i));
            most += std::min<int>(s.most[static_cast<std::size_t>(i)], times(use.a, i));
        }
        return pegs(use.a) == 0       ? "puzzle_code_nothing"
               : pegs(use.a) == least ? "puzzle_code_no_more"
               : pegs(use.a) == most  ? "puzzle_code_all_in"
                                      : "puzzle_code_count";
    }
    case What::others:
        return use.a < 0                         ? "puzzle_code_length"
               : pegs(use.a) == rules_.positions ? "puzzle_code_only_these"
               : rules_.repeats                  ? "puzzle_code_others_repeats"
                                                 : "puzzle_code_others";
    case What::place: {
        const auto& clue = clues_[static_cast<std::size_t>(use.a)];
        int placed = 0;
        for (int p = 0; p < rules_.positions; ++p)
            placed += s.may[static_cast<std::size_t>(p)] == 1u << clue.guess.symbol[static_cast<std::size_t>(p)];
        return clue.answer.black == 0        ? "puzzle_code_none_there"
               : clue.answer.black == placed ? "puzzle_code_no_more_there"
                                             : "puzzle_code_all_there";
    }
    case What::only_place:
        return "puzzle_code_only_place";
    case What::difference:
        return "puzzle_code_difference";
    case What::sum:
        return "puzzle_code_sum";
    case What::place_difference:
        return "puzzle_code_place_difference";
    case What::place_sum:
        return "puzzle_code_place_sum";
    case What::not_at:
    case What::not_at_of_many:
        return "puzzle_code_not_there";
    case What::not_in:
        return "puzzle_code_not_in";
    case What::not_out:
        return "puzzle_code_not_out";
    }
    return {};
}

/// What these marks say, and what they exclude by themselves.
CodeState CodeReasoner::state_of(const std::vector<CodeMark>& marks) const
{
    CodeState s = CodeState::of(rules_);
    for (const CodeMark& m : marks) s.note(m);
    s.tidy(rules_);
    return s;
}

/// Whether the rule alone gives the mark. Of "stands there" only if it does not rest on what else is struck out there.
bool CodeReasoner::concludes(const CodeUse& use, const std::vector<CodeMark>& from, const CodeMark& mark) const
{
    CodeState s = state_of(from);
    if (rule_of(use.what) >= Rule::split)
        return mark == opposite(use) && (!suppose(use, s) || replay(s, use.inside) == End::contradiction);
    if (mark.what == CodeMark::What::at)
        s.may[static_cast<std::size_t>(mark.a)] = static_cast<std::uint16_t>((1u << rules_.symbols) - 1);
    return apply_simple(use, s) && s.shows(mark);
}

/// The marks that the rule itself makes; a position's last symbol as those that it strikes out there.
std::vector<CodeMark> CodeReasoner::marks_of(const CodeUse& use, const CodeState& before,
                                             const std::vector<CodeMark>& known) const
{
    if (rule_of(use.what) >= Rule::split) return {opposite(use)};
    CodeState s = before;
    apply_simple(use, s);
    std::vector<CodeMark> marks;
    for (const CodeMark& m : s.beyond(before, rules_)) {
        if (m.what != CodeMark::What::at || concludes(use, known, m)) {
            marks.push_back(m);
            continue;
        }
        for (int i = 0; i < rules_.symbols; ++i)
            if (i != m.b && (before.may[static_cast<std::size_t>(m.a)] >> i & 1) != 0)
                marks.push_back({CodeMark::What::not_at, m.a, i});
    }
    std::stable_sort(marks.begin(), marks.end(), [](const CodeMark& a, const CodeMark& b) { return a.what < b.what; });
    return marks;
}

Deduction CodeReasoner::reason(const CodeUse& use, const CodeState& before, const std::vector<int>& rows) const
{
    Deduction d{rule_of(use.what), text_of(use, before), {}, {}, {}, {}};
    for (const int clue : {use.a, use.b})
        if (clue >= 0) {
            const auto& answer = clues_[static_cast<std::size_t>(clue)].answer;
            d.values.push_back(std::to_string(rows[static_cast<std::size_t>(clue)] + 1));
            const bool of_places =
                use.what == What::place || use.what == What::place_difference || use.what == What::place_sum;
            d.values.push_back(std::to_string(of_places ? answer.black : pegs(clue)));
        }
    if (use.what >= What::not_at || use.what == What::only_place)
        d.values.emplace_back(1, codes::symbol_char(use.symbol));
    if (use.what == What::not_at || use.what == What::not_at_of_many)
        d.values.push_back(std::to_string(use.position + 1));
    for (const int clue : clues_of({use})) {
        d.clues.push_back(rows[static_cast<std::size_t>(clue)]);
        d.point.push_back("row:" + std::to_string(d.clues.back()));
    }
    if (d.point.empty()) d.point.push_back("hole:" + std::to_string(use.position));
    return d;
}

std::vector<Deduction> CodeReasoner::told(const std::vector<CodeUse>& uses, const std::vector<int>& rows) const
{
    std::vector<Deduction> chain;
    std::vector<CodeMark> known;
    const auto is_known = [&](const CodeMark& m) { return state_of(known).shows(m); };
    CodeState s = CodeState::of(rules_);
    for (const CodeUse& use : uses) {
        const CodeState before = s;
        const std::vector<CodeMark> start = known;
        const CodeState so_far = state_of(start);
        for (const CodeMark& mark : marks_of(use, before, start)) {
            if (is_known(mark) && mark.what != CodeMark::What::at) continue;
            const std::string text = text_of(use, so_far);
            const bool is_simple = rule_of(use.what) < Rule::split;
            const auto enough = [&](const std::vector<CodeMark>& from) { // and what is named makes the reason true
                return concludes(use, from, mark) && (!is_simple || text_of(use, state_of(from)) == text);
            };
            const std::vector<CodeMark> from = fewest(start, enough);
            Deduction d = reason(use, so_far, rows);
            if (text == "puzzle_code_length" && mark.what == CodeMark::What::least) d.text = "puzzle_code_fill";
            if (d.clues.empty() && mark.what == CodeMark::What::at) d.point = {"hole:" + std::to_string(mark.a)};
            conclude(mark, from, std::move(d), chain);
            known.push_back(mark);
        }
        apply(use, s);
        for (int p = 0; p < rules_.positions;) { // where one symbol is left, which may leave one elsewhere
            const auto may = state_of(known).may[static_cast<std::size_t>(p)];
            const CodeMark mark{CodeMark::What::at, p, std::countr_zero(may)};
            if (!std::has_single_bit(may) || std::find(known.begin(), known.end(), mark) != known.end() ||
                !leaves_only(rules_, known, mark)) { // it rests on another position, which comes first
                ++p;
                continue;
            }
            const auto enough = [&](const std::vector<CodeMark>& from) { return leaves_only(rules_, from, mark); };
            Deduction last{Rule::place, "puzzle_code_last_symbol",     {std::to_string(p + 1)},
                           {},          {"hole:" + std::to_string(p)}, {}};
            conclude(mark, fewest(known, enough), std::move(last), chain);
            known.push_back(mark);
            p = 0;
        }
    }
    return chain;
}

} // namespace engine::puzzle
