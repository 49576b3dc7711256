// `bench` prints the signatures of the fixed workload (signature.txt, equal for every compiler and machine) to stdout
// and the times to stderr. `bench speed [--rounds N] [--only NAME] [--long]` is `sagaz bench speed` with the naive
// baselines of naive.hpp.
#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "tests/bench/naive.hpp"
#include <cstdlib>
#include <cstring>

int main(int argc, char** argv)
{
    if (argc < 2) return engine::cli::flushed(stdout, engine::cli::bench(stdout, stderr), stderr);
    engine::cli::SpeedOptions options;
    bool understood = std::strcmp(argv[1], "speed") == 0;
    for (int i = 2; i < argc; ++i) {
        if (std::strcmp(argv[i], "--long") == 0) options.all = true;
        else if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) options.rounds = std::atoi(argv[++i]);
        else if (std::strcmp(argv[i], "--only") == 0 && i + 1 < argc) options.only = argv[++i];
        else understood = false;
    }
    if (!understood || options.rounds < 1) {
        std::fputs("bench: the fixed workload; bench speed [--rounds N] [--only NAME] [--long]: each task by itself, "
                   "and the obvious way\n",
                   stderr);
        return 1;
    }
    return engine::cli::flushed(stdout, engine::cli::bench_speed(options, naive::baselines(), stdout), stderr);
}
