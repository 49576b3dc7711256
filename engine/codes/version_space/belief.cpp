#include "engine/codes/version_space/belief.hpp"

namespace engine::codes::version_space {
namespace {

void count(ByLies& n, int lies, Count codes)
{
    if (static_cast<int>(n.size()) <= lies) n.resize(static_cast<std::size_t>(lies) + 1);
    n[static_cast<std::size_t>(lies)] += codes;
}

} // namespace

ByLies codes_by_lies(const SpaceSet& s)
{
    ByLies n;
    for (const Live& one : s.live()) count(n, one.lies, members(s.rules(), one.space));
    return n;
}

double Belief::weight(int lies) const
{
    double w = 1;
    for (int l = 0; l < lies; ++l) w *= odds;
    return w;
}

Belief belief(const ByLies& n, const Noise& noise, Count others)
{
    Belief b;
    if (noise.kind == Noise::Kind::odds) b.odds = noise.eps / static_cast<double>(others) / (1 - noise.eps);
    b.first = -1;
    for (int l = 0; l < static_cast<int>(n.size()); ++l) {
        if (n[static_cast<std::size_t>(l)] == 0) continue;
        b.codes += n[static_cast<std::size_t>(l)];
        if (b.first < 0) b.first = l;
        b.last = l;
    }
    if (b.codes == 0) return {};
    if (b.odds < 1) b.last = b.first;      // MAP: the fewest lies
    else if (b.odds > 1) b.first = b.last; // answers are wrong more often than random ones: MAP has the most lies
    double sum = 0;                        // in units of the MAP's weight, which may be too small for a double
    for (int l = 0; l < static_cast<int>(n.size()); ++l) {
        const auto codes = n[static_cast<std::size_t>(l)];
        if (b.is_best(l)) b.best += codes;
        const double ratio = l >= b.first ? b.weight(l - b.first) : 1 / b.weight(b.first - l);
        if (codes > 0) sum += static_cast<double>(codes) * ratio;
    }
    b.highest = 1 / sum;
    return b;
}

Suspects::Suspects(const Rules& r, Candidates all, int bound)
    : rules_(r), bound_(bound), codes_(std::move(all)), lies_(codes_.size()), by_lies_{codes_.size()}
{}

void Suspects::update(const Clue& clue)
{
    const Slots slots(rules_);
    const Packed guess = pack(rules_, clue.guess);
    const int told = slots.of(clue.answer);
    by_lies_.clear();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < codes_.size(); ++i) {
        const int lies = lies_[i] + (slots.slot(guess, codes_[i]) == told ? 0 : 1);
        if (lies > bound_) continue;
        codes_[kept] = codes_[i];
        lies_[kept++] = static_cast<std::uint8_t>(lies);
        count(by_lies_, lies, 1);
    }
    codes_.resize(kept);
    lies_.resize(kept);
}

void Suspects::exclude(const Packed& code)
{
    for (std::size_t i = 0; i < codes_.size(); ++i) {
        if (!(codes_[i] == code)) continue;
        --by_lies_[lies_[i]];
        codes_.erase(codes_.begin() + static_cast<std::ptrdiff_t>(i));
        lies_.erase(lies_.begin() + static_cast<std::ptrdiff_t>(i));
        return;
    }
}

Packed Suspects::best(const Belief& b, Count rank) const
{
    for (std::size_t i = 0; i < codes_.size(); ++i)
        if (b.is_best(lies_[i]) && rank-- == 0) return codes_[i];
    ENGINE_CHECK(false);
    return {};
}

} // namespace engine::codes::version_space
