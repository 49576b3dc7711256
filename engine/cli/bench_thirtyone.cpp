// The 31 game's part of the fixed workload: boards solved, trees counted, the source notebook's exploration.
#include "engine/cli/bench.hpp"
#include "engine/cli/notebook.hpp"
#include "engine/thirtyone/explore.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/solve.hpp"

namespace engine::cli {
namespace {

using namespace engine::thirtyone;

Solution solve(const Rules& r)
{
    SolveJob job(r);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return std::move(job).take();
}

void mix(Signature& signature, const Solution& s)
{
    signature.mix(s.losing_states());
    signature.mix(s.drawn_states());
    for (const Count n : s.by_remoteness()) signature.mix(n);
    for (const auto v : s.best_line({})) signature.mix(v);
}

} // namespace

void bench_thirtyone(Signature& signature, std::FILE* times)
{
    constexpr int often = 100;
    const double ours = timed(times, "31 (4,6,31) solved, 100 times",
                              [&] {
                                  for (int i = 0; i < often; ++i) mix(signature, solve(game_of_31));
                              }) /
                        often;
    for (const FullBoard full : {FullBoard::mover_loses, FullBoard::draw})
        timed(times, full == FullBoard::draw ? "31 (2,9,99), board full = draw" : "31 (2,9,99)", [&] {
            mix(signature, solve({2, 9, 99, full}));
        });
    const Rules large{6, 9, 99};
    const double spent = timed(times, "31 (6,9,99), 6,112,106 positions", [&] { mix(signature, solve(large)); });
    timed(times, "31 (8,9,99), 12,283,779 positions", [&] { mix(signature, solve({8, 9, 99})); });
    timed(times, "31 (8,9,99), the tree counted", [&] {
        const Growth g = growth({8, 9, 99});
        for (const Depth& d : g.depth) {
            signature.mix(d.positions);
            signature.mix(d.nodes.low());
            signature.mix(d.losing.low());
        }
    });
    timed(times, "31 (4,6,31) explored in the notebook's order", [&] {
        for (const Explored& e : explore(game_of_31).nodes) {
            signature.mix(static_cast<std::uint64_t>(e.position.sum));
            signature.mix(static_cast<std::uint64_t>(e.frontier));
            signature.mix(e.status + 1);
        }
    });
    const double notebooks = timed(times, "31 (4,6,31) by the notebook's method", [&] {
        for (const NotebookNode& n : notebook(game_of_31)) signature.mix(n.status + 1);
    });
    std::fprintf(times, "31: %.1f and %.1f ns a position (4,6,31 and 6,9,99); %.0f times faster than the notebook\n",
                 ours / 3551 * 1e9, spent / 6112106 * 1e9, notebooks / ours);
}

} // namespace engine::cli
