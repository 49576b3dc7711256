#pragma once
// What the subcommands of `sagaz` do. Each returns the program's exit status: 0 when all went well.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace engine::cli {

/// One JSON request per line of `in`, one result per line of `out`, in order; empty lines are skipped.
int run_requests(std::FILE* in, std::FILE* out);

struct PlayOptions {
    std::string rules = "p4c6r";
    std::string role = "guesser"; // or keeper
    std::uint64_t seed = 0;
    int max_guesses = 12;
};
/// A game in the terminal.
int play(const PlayOptions&, std::FILE* in, std::FILE* out);

/// The line `text` as a link, or with `decode` the link as a line; if it is empty, each line of `in`. What is wrong goes
/// to `errors`.
int links(const std::string& text, bool decode, std::FILE* in, std::FILE* out, std::FILE* errors);

/// A test for tests/shell of a link, or of the report in the file `what`; if it is empty, of what `in` holds. Into a new file of
/// the folder `into`, whose name is told; if that is empty, to `out`.
int link_test(const std::string& what, const std::string& into, std::FILE* in, std::FILE* out, std::FILE* errors);

struct OptimalOptions {
    std::string rules = "p4c6r";
    int max_guesses = 0;            // 0 = as many as it takes
    std::uint64_t max_nodes = 0;    // then it stops without proof; 0 = never
    bool tree = false;              // print it
    std::string shard, out;         // 3/8 and its file: only that part of the proof
    std::vector<std::string> merge; // files of shards
    std::vector<int> widths;        // a good strategy instead of the best: guesses tried on large sets
    std::string first;              // and its first guess; empty = the search's own choice
};
/// The strategy that needs the fewest guesses, with proof; the bounds meanwhile go to `errors`.
int optimal(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// A shard of the proof, written to its file piece by piece; goes on with what the file holds.
int prove_shard(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// What the files of shards tell together, some or all, however the proof was divided.
int merge_shards(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// A good strategy by a search of these widths, and no proof.
int widened(const OptimalOptions&, std::FILE* out, std::FILE* errors);

struct LabOptions {
    std::string rules = "p4c6r";
    std::string secrets = "all"; // or how many
    std::uint64_t seed = 0;
    int threads = 0;                     // 0 = as many as there are processors
    std::string csv, games;              // files; empty = none
    std::vector<std::string> strategies; // as strategy_words.hpp says
    std::string reproduce;               // a source's table instead
    std::uint64_t table_games = 0;       // of that; 0 = as many as are usual
    std::string share, out;              // 3/8 and its file: only that part of the games
    std::vector<std::string> merge;      // files of shares, instead of playing
};
/// The strategies against the same secrets: means and differences to `out`, files for whoever wants to go on with them.
int compare(const LabOptions&, std::FILE* out, std::FILE* errors);
/// A source's table, printed and ours.
int reproduce(const LabOptions&, std::FILE* out, std::FILE* errors);

struct LessonOptions {
    std::vector<std::string> files; // or folders: lesson.json with the language files beside it
    int seeds = 20;                 // tried of each step with new cases
    int step = 0;
    std::uint64_t seed = 0;
    std::string language = "es";
};
/// Every fault with its path, and counts.
int check_lessons(const LessonOptions&, std::FILE* out, std::FILE* errors);
/// A step of the first as the screen reads it.
int lesson_step(const LessonOptions&, std::FILE* out, std::FILE* errors);

/// The fixed workload of tests/bench: its signature to `out`, its times to `times`.
int bench(std::FILE* out, std::FILE* times);
/// Minutes of measuring Cluedo: a fingerprint of what was found to `out`, the numbers to `times`.
int measure_cluedo(std::FILE* out, std::FILE* times);

} // namespace engine::cli
