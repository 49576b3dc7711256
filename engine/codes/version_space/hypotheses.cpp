#include "engine/codes/version_space/hypotheses.hpp"
#include <algorithm>
#include <array>

namespace engine::codes::version_space {
namespace {

using BySymbol = std::array<int, max_symbols>;

/// Free pegs (guess pegs that are no black), counted by symbol (a_v).
BySymbol free_pegs(const Rules& r, const Code& guess, const Concept& black)
{
    BySymbol n{};
    for (int i = 0; i < r.positions; ++i)
        if (!is_value(black.slot[i])) ++n[guess.symbol[i]];
    return n;
}

void choose_black(const Rules& r, const Code& guess, int from, int black, Concept& c, std::vector<Concept>& out)
{
    if (black == 0) {
        out.push_back(c);
        return;
    }
    for (int i = from; i + black <= r.positions; ++i) {
        c.slot[i] = guess.symbol[i];
        choose_black(r, guess, i + 1, black - 1, c, out);
        c.slot[i] = undetermined;
    }
}

/// For each peg, its value in every slot where P lacks it: a value absent from P by Desaciertos, the others by
/// No-repeticiones.
void negatives_without_repeats(const Rules& r, const Code& guess, const Concept& p, std::vector<Literal>& out)
{
    for (int k = 0; k < r.positions; ++k)
        for (std::uint8_t i = 0; i < r.positions; ++i)
            if (p.slot[i] != guess.symbol[k]) out.push_back({i, guess.symbol[k]});
}

/// No-black: a free peg excludes its value from its slot. Desaciertos by count: a colour with fewer white than free pegs
/// has no further copies; with as many, none before the last chosen one (cover A: none at all; cover C: anywhere).
void negatives_with_repeats(const Rules& r, const Code& guess, const Hypothesis& h, Cover cover,
                            std::vector<Literal>& out)
{
    const auto begin = static_cast<std::ptrdiff_t>(out.size());
    const auto add = [&](int i, int v) {
        const Literal l{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(v)};
        if (std::find(out.begin() + begin, out.end(), l) == out.end()) out.push_back(l);
    };
    for (int i = 0; i < r.positions; ++i)
        if (!is_value(h.black.slot[i])) add(i, guess.symbol[i]);
    const BySymbol free = free_pegs(r, guess, h.black);
    for (int v = 0; v < r.symbols; ++v) {
        if (free[v] == 0) continue;
        int chosen = 0, last = -1;
        for (int i = 0; i < r.positions; ++i)
            if (!is_value(h.black.slot[i]) && h.positive.slot[i] == v) {
                ++chosen;
                last = i;
            }
        const bool no_more = cover == Cover::a || chosen < free[v];
        const int end = no_more ? r.positions : cover == Cover::b ? last : 0;
        for (int i = 0; i < end; ++i)
            if (!is_value(h.black.slot[i]) && h.positive.slot[i] != v) add(i, v);
    }
}

} // namespace

bool asserts(const Rules& r, const Hypothesis& h)
{
    return std::any_of(h.positive.slot.begin(), h.positive.slot.begin() + r.positions, is_value);
}

std::vector<Concept> black_choices(const Rules& r, const Code& guess, int black)
{
    std::vector<Concept> out;
    Concept c;
    choose_black(r, guess, 0, black, c, out);
    return out;
}

PicaChoices::PicaChoices(const Rules& r, const Code& guess, const Concept& black, int white, bool full_patterns)
    : rules_(r), guess_(guess), black_(black), now_(black), white_(white), full_patterns_(full_patterns)
{
    const BySymbol free = free_pegs(r, guess, black);
    for (std::size_t v = 0; v < free.size(); ++v) free_[v] = static_cast<std::uint8_t>(free[v]);
}

/// Puts the next symbol in the slot, or finally none; false: every option was tried.
bool PicaChoices::put_next(int slot)
{
    if (is_fija(slot)) return option_[slot]++ == 0;
    for (; option_[slot] < rules_.symbols; ++option_[slot]) {
        const std::uint8_t v = option_[slot];
        if (free_[v] == 0 || v == guess_.symbol[slot]) continue;
        const bool is_white = used_[v] < free_[v];
        if (is_white ? white_ == 0 : !full_patterns_) continue;
        ++used_[v];
        now_.slot[slot] = v;
        is_white_[slot] = is_white;
        white_ -= is_white ? 1 : 0;
        ++option_[slot];
        return true;
    }
    return option_[slot]++ == rules_.symbols; // no symbol
}

void PicaChoices::take_back(int slot)
{
    if (is_fija(slot) || !is_value(now_.slot[slot])) return;
    --used_[now_.slot[slot]];
    white_ += is_white_[slot] ? 1 : 0;
    is_white_[slot] = false;
    now_.slot[slot] = undetermined;
}

bool PicaChoices::next()
{
    const int end = rules_.positions;
    int slot = started_ ? end - 1 : 0;
    started_ = true;
    while (slot >= 0) { // slots before `slot` are decided, later ones not begun
        take_back(slot);
        if (!put_next(slot)) {
            option_[slot--] = 0;
        } else if (white_ <= end - slot - 1) {
            if (slot + 1 == end) return true;
            ++slot;
        }
    }
    return false;
}

std::vector<Concept> white_choices(const Rules& r, const Code& guess, const Concept& black, int white,
                                   std::size_t limit)
{
    std::vector<Concept> out;
    PicaChoices choices(r, guess, black, white, false);
    while (out.size() <= limit && choices.next()) out.push_back(choices.now());
    return out;
}

HypothesesJob::HypothesesJob(const Rules& r, const Code& guess, Feedback answer, Cover cover)
    : rules_(r), guess_(guess), answer_(answer), cover_(cover), black_(black_choices(r, guess, answer.black))
{}

Step HypothesesJob::step(Budget budget)
{
    const bool full_patterns = rules_.repeats && cover_ == Cover::a;
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (!white_) {
            if (next_ == black_.size()) return Step::done;
            white_.emplace(rules_, guess_, black_[next_], answer_.white, full_patterns);
        }
        if (result_.all.size() > hypothesis_limit) return Step::done;
        if (!white_->next()) {
            white_.reset();
            ++next_;
            continue;
        }
        Hypothesis one{black_[next_], white_->now(), static_cast<std::uint32_t>(result_.literals.size()), 0};
        if (rules_.repeats) negatives_with_repeats(rules_, guess_, one, cover_, result_.literals);
        else negatives_without_repeats(rules_, guess_, one.positive, result_.literals);
        one.negatives = static_cast<std::uint32_t>(result_.literals.size()) - one.first_negative;
        result_.all.push_back(one);
    }
    return Step::more;
}

Progress HypothesesJob::progress() const
{
    return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(black_.size())};
}

Hypotheses hypotheses_of(const Rules& r, const Code& guess, Feedback answer, Cover cover)
{
    HypothesesJob job(r, guess, answer, cover);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return job.take();
}

} // namespace engine::codes::version_space
