// The fixed workload. Its signatures, fingerprints of all results, are equal for every compiler and machine. Its times
// give the duration, and the factor over a naive implementation measured in the same run.
#include "engine/cli/bench.hpp"
#include "engine/cli/commands.hpp"
#include <cinttypes>

namespace engine::cli {

int bench(std::FILE* out, std::FILE* times)
{
    Signature signature;
    bench_codes(signature, times);
    bench_trees(signature, times);
    bench_thirtyone(signature, times);
    bench_tictactoe(signature, times);
    bench_matrix(signature, times);
    bench_cluedo(signature, times);
    bench_spaces(signature, times);
    bench_textbook(signature, times);
    std::fprintf(out, "%016" PRIx64 "\n", signature.value());
    Signature puzzles; // one of their own: a kind that is made better changes only this one
    bench_puzzles(puzzles, times);
    std::fprintf(out, "puzzles %016" PRIx64 "\n", puzzles.value());
    return 0;
}

} // namespace engine::cli
