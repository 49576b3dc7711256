#include "engine/codes/version_space/hypotheses.hpp"
#include <algorithm>
#include <array>

namespace engine::codes::version_space {
namespace {

using Slots8 = std::array<int, max_positions>;
using BySymbol = std::array<int, max_symbols>;

/// Guess pegs that are no fija, by symbol (a_v).
BySymbol free_pegs(const Rules& r, const Code& guess, const Concept& fijas)
{
    BySymbol n{};
    for (int i = 0; i < r.positions; ++i)
        if (!is_value(fijas.slot[i])) ++n[guess.symbol[i]];
    return n;
}

void choose_fijas(const Rules& r, const Code& guess, int from, int fijas, Concept& c, std::vector<Concept>& out)
{
    if (fijas == 0) {
        out.push_back(c);
        return;
    }
    for (int i = from; i + fijas <= r.positions; ++i) {
        c.slot[i] = guess.symbol[i];
        choose_fijas(r, guess, i + 1, fijas - 1, c, out);
        c.slot[i] = undetermined;
    }
}

struct Picas {
    const Rules& rules;
    const Code& guess;
    const Concept& fijas;
    bool full_patterns; // cover A: copies beyond the free pegs too; they are no picas
    std::size_t limit;
    BySymbol free{}, used{};
    Concept now{};
    std::vector<Concept> out{};

    void place(int slot, int picas)
    {
        if (out.size() > limit || picas > rules.positions - slot) return;
        if (slot == rules.positions) {
            if (picas == 0) out.push_back(now);
            return;
        }
        if (is_value(fijas.slot[slot])) return place(slot + 1, picas);
        for (std::uint8_t v = 0; v < rules.symbols; ++v) {
            if (free[v] == 0 || v == guess.symbol[slot]) continue;
            const bool is_pica = used[v] < free[v];
            if (is_pica ? picas == 0 : !full_patterns) continue;
            ++used[v];
            now.slot[slot] = v;
            place(slot + 1, is_pica ? picas - 1 : picas);
            now.slot[slot] = undetermined;
            --used[v];
        }
        place(slot + 1, picas);
    }
};

std::vector<Concept> placements(const Rules& r, const Code& guess, const Concept& fijas, int picas, bool full_patterns,
                                std::size_t limit)
{
    Picas p{r, guess, fijas, full_patterns, limit, free_pegs(r, guess, fijas)};
    p.now = fijas;
    p.place(0, picas);
    return std::move(p.out);
}

/// Peg by peg, each value in every slot where P does not have it: a value that is nowhere in P by Desaciertos, the others
/// by No-repeticiones.
void negatives_without_repeats(const Rules& r, const Code& guess, const Concept& p, std::vector<Literal>& out)
{
    for (int k = 0; k < r.positions; ++k)
        for (std::uint8_t i = 0; i < r.positions; ++i)
            if (p.slot[i] != guess.symbol[k]) out.push_back({i, guess.symbol[k]});
}

/// No-fija: a peg that is no fija is not its slot's. Desaciertos by count: of a colour with fewer picas than free pegs
/// there are no more copies; with as many, none before the last one chosen (cover A: none at all;
/// cover C: wherever they are).
void negatives_with_repeats(const Rules& r, const Code& guess, const Hypothesis& h, Cover cover,
                            std::vector<Literal>& out)
{
    const auto begin = static_cast<std::ptrdiff_t>(out.size());
    const auto add = [&](int i, int v) {
        const Literal l{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(v)};
        if (std::find(out.begin() + begin, out.end(), l) == out.end()) out.push_back(l);
    };
    for (int i = 0; i < r.positions; ++i)
        if (!is_value(h.fijas.slot[i])) add(i, guess.symbol[i]);
    const BySymbol free = free_pegs(r, guess, h.fijas);
    for (int v = 0; v < r.symbols; ++v) {
        if (free[v] == 0) continue;
        int chosen = 0, last = -1;
        for (int i = 0; i < r.positions; ++i)
            if (!is_value(h.fijas.slot[i]) && h.positive.slot[i] == v) {
                ++chosen;
                last = i;
            }
        const bool no_more = cover == Cover::a || chosen < free[v];
        const int end = no_more ? r.positions : cover == Cover::b ? last : 0;
        for (int i = 0; i < end; ++i)
            if (!is_value(h.fijas.slot[i]) && h.positive.slot[i] != v) add(i, v);
    }
}

} // namespace

bool asserts(const Rules& r, const Hypothesis& h)
{
    return std::any_of(h.positive.slot.begin(), h.positive.slot.begin() + r.positions, is_value);
}

std::vector<Concept> fija_choices(const Rules& r, const Code& guess, int fijas)
{
    std::vector<Concept> out;
    Concept c;
    choose_fijas(r, guess, 0, fijas, c, out);
    return out;
}

std::vector<Concept> pica_choices(const Rules& r, const Code& guess, const Concept& fijas, int picas, std::size_t limit)
{
    return placements(r, guess, fijas, picas, false, limit);
}

Hypotheses hypotheses_of(const Rules& r, const Code& guess, Feedback answer, Cover cover)
{
    Hypotheses h;
    const bool full_patterns = r.repeats && cover == Cover::a;
    for (const Concept& fijas : fija_choices(r, guess, answer.fijas)) {
        const std::size_t limit = hypothesis_limit - std::min(hypothesis_limit, h.all.size());
        for (const Concept& positive : placements(r, guess, fijas, answer.picas, full_patterns, limit)) {
            Hypothesis one{fijas, positive, static_cast<std::uint32_t>(h.literals.size()), 0};
            if (r.repeats) negatives_with_repeats(r, guess, one, cover, h.literals);
            else negatives_without_repeats(r, guess, positive, h.literals);
            one.negatives = static_cast<std::uint32_t>(h.literals.size()) - one.first_negative;
            h.all.push_back(one);
        }
        if (h.all.size() > hypothesis_limit) break;
    }
    return h;
}

} // namespace engine::codes::version_space
