#include "engine/codes/version_space/suspicion.hpp"

namespace engine::codes::version_space {

double Suspicion::of_row(std::size_t row, const Noise& noise, Count others) const
{
    const Belief b = belief(by_lies, noise, others);
    if (b.codes == 0) return 0;
    double here = 0, all = 0;
    for (std::size_t l = 0; l < by_lies.size(); ++l) {
        const int from_best = static_cast<int>(l) - b.first;
        const double weight = noise.kind != Noise::Kind::odds ? 1
                              : from_best >= 0                ? b.weight(from_best)
                                                              : 1 / b.weight(-from_best);
        here += static_cast<double>(lied[row][l]) * weight;
        all += static_cast<double>(by_lies[l]) * weight;
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
    const std::size_t bound = noise.kind == Noise::Kind::none   ? 0
                              : noise.kind == Noise::Kind::lies ? static_cast<std::size_t>(noise.lies)
                                                                : clues.size();
    Suspicion s;
    s.by_lies.assign(std::min(bound, clues.size()) + 1, 0);
    s.lied.assign(clues.size(), s.by_lies);
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
        if (lied.size() > bound) continue;
        ++s.by_lies[lied.size()];
        for (const std::size_t i : lied) ++s.lied[i][lied.size()];
    }
    return s;
}

} // namespace engine::codes::version_space
