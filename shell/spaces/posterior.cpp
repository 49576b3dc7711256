#include "shell/spaces/posterior.hpp"
#include "engine/codes/feedback.hpp"
#include <algorithm>
#include <cmath>

namespace shell::spaces {

using engine::codes::Clue;
using engine::codes::Code;

int Posterior::trust_lost() const
{
    for (std::size_t k = 0; k < after.size(); ++k)
        if (after[k].trusting == 0) return static_cast<int>(k);
    return 0;
}

double code_weight(const vs::Belief& b, const vs::Noise& noise, int lies)
{
    if (b.codes == 0) return 0;
    if (noise.kind != vs::Noise::Kind::odds) return 1 / static_cast<double>(b.codes);
    return lies >= b.first ? b.highest * b.weight(lies - b.first) : b.highest / b.weight(b.first - lies);
}

Posterior posterior_of(const engine::codes::Rules& r, const std::vector<Clue>& clues, const vs::Noise& noise)
{
    Posterior out;
    const bool bounded = noise.kind == vs::Noise::Kind::lies;
    std::vector<Code> codes = engine::codes::all_codes(r);
    engine::codes::Candidates packed;
    packed.reserve(codes.size());
    for (const Code& c : codes) packed.push_back(engine::codes::pack(r, c));
    vs::Suspects suspects(r, std::move(packed), bounded ? noise.lies : engine::codes::max_clues);
    const auto look = [&] {
        const auto& n = suspects.by_lies();
        Posterior::After one{vs::belief(n, noise, engine::codes::answer_count(r) - 1), 0, n.empty() ? 0 : n[0], 0};
        for (std::size_t l = 0; l < n.size(); ++l) {
            if (n[l] == 0) continue;
            const double w = code_weight(one.belief, noise, static_cast<int>(l)), all = w * static_cast<double>(n[l]);
            if (w > 0) one.bits -= all * std::log2(w);
            if (l == 0) one.trusted = all;
        }
        one.bits = std::max(0.0, one.bits);
        out.after.push_back(one);
    };
    look();
    for (const Clue& clue : clues) {
        suspects.update(clue);
        look();
    }
    const auto& b = out.now().belief;
    for (std::size_t i = 0; i < suspects.size() && out.best.size() < Posterior::most_best; ++i)
        if (b.is_best(suspects.lies(i))) out.best.push_back(engine::codes::unpack(r, suspects.codes()[i]));
    return out;
}

} // namespace shell::spaces
