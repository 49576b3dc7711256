// stdout: the signature of the fixed workload (signature.txt, equal for every compiler and machine); stderr: the times.
#include "engine/cli/commands.hpp"

int main() { return engine::cli::bench(stdout, stderr); }
