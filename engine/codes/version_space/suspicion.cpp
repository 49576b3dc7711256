#include "engine/codes/version_space/suspicion.hpp"

namespace engine::codes::version_space {

namespace {

/// The weight of a code with this many lies, relative to the most probable codes.
double weight_of_lies(const Belief& b, const Noise& noise, std::size_t lies)
{
    if (noise.kind != Noise::Kind::odds) return 1;
    const int from_best = static_cast<int>(lies) - b.first;
    return from_best >= 0 ? b.weight(from_best) : 1 / b.weight(-from_best);
}

std::size_t most_lies(const Noise& noise, std::size_t rows)
{
    return noise.kind == Noise::Kind::none   ? 0
           : noise.kind == Noise::Kind::lies ? std::min(static_cast<std::size_t>(noise.lies), rows)
                                             : rows;
}

/// Visits each code that can be the secret, with the rows that are then lies.
template <class Visit>
void each_code(const Rules& r, std::span<const Clue> clues, std::size_t bound, Visit visit)
{
    CandidatesJob listing(r, {});
    while (listing.step(Budget{1 << 20}) == Step::more) {}
    const Slots slots(r);
    std::vector<Packed> guesses;
    std::vector<int> told;
    for (const Clue& c : clues) {
        guesses.push_back(pack(r, c.guess));
        told.push_back(slots.of(c.answer));
    }
    std::vector<std::size_t> lied;
    for (const Packed& code : listing.take()) {
        lied.clear();
        for (std::size_t i = 0; i < clues.size() && lied.size() <= bound; ++i)
            if (slots.slot(guesses[i], code) != told[i]) lied.push_back(i);
        if (lied.size() <= bound) visit(code, lied);
    }
}

} // namespace

double Suspicion::of_row(std::size_t row, const Noise& noise, Count others) const
{
    const Belief b = belief(by_lies, noise, others);
    if (b.codes == 0) return 0;
    double here = 0, all = 0;
    for (std::size_t l = 0; l < by_lies.size(); ++l) {
        here += static_cast<double>(lied[row][l]) * weight_of_lies(b, noise, l);
        all += static_cast<double>(by_lies[l]) * weight_of_lies(b, noise, l);
    }
    return here / all;
}

double Suspicion::of_row(std::size_t row, std::size_t lies) const
{
    if (lies >= by_lies.size() || by_lies[lies] == 0) return 0;
    return static_cast<double>(lied[row][lies]) / static_cast<double>(by_lies[lies]);
}

Suspicion suspicion(const Rules& r, std::span<const Clue> clues, const Noise& noise)
{
    const std::size_t bound = most_lies(noise, clues.size());
    Suspicion s;
    s.by_lies.assign(bound + 1, 0);
    s.lied.assign(clues.size(), s.by_lies);
    each_code(r, clues, bound, [&s](const Packed&, const std::vector<std::size_t>& lied) {
        ++s.by_lies[lied.size()];
        for (const std::size_t i : lied) ++s.lied[i][lied.size()];
    });
    return s;
}

LikelyTruth likely_truth(const Rules& r, std::span<const Clue> clues, const Noise& noise, Count others, std::size_t row)
{
    const Slots slots(r);
    const Packed guess = pack(r, clues[row].guess);
    const int told = slots.of(clues[row].answer);
    const std::size_t bound = most_lies(noise, clues.size());
    ByLies by_lies(bound + 1, 0);
    std::vector<ByLies> truths(static_cast<std::size_t>(slots.count()), by_lies); // [slot of the true answer]
    each_code(r, clues, bound, [&](const Packed& code, const std::vector<std::size_t>& lied) {
        ++by_lies[lied.size()];
        if (const int slot = slots.slot(guess, code); slot != told)
            ++truths[static_cast<std::size_t>(slot)][lied.size()];
    });
    const Belief b = belief(by_lies, noise, others);
    LikelyTruth out;
    double most = 0, all = 0;
    for (std::size_t slot = 0; slot < truths.size(); ++slot) {
        double here = 0;
        for (std::size_t l = 0; l <= bound; ++l)
            if (truths[slot][l] > 0) here += static_cast<double>(truths[slot][l]) * weight_of_lies(b, noise, l);
        all += here;
        if (here > most) most = here, out.answer = slots.feedback(static_cast<int>(slot));
    }
    if (all > 0) out.probability = most / all;
    return out;
}

} // namespace engine::codes::version_space
