#pragma once
// The subcommands of `sagaz`. Each returns the exit status: 0 = success.
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace engine::cli {

/// Answers each line of `in`, a JSON request, by one line of `out`, in order; skips empty lines. A request of more than
/// 10 s is reported to `errors`, with an estimate. After `seconds` (0 = no limit) its answer is the error `stopped`.
int run_requests(std::FILE* in, std::FILE* out, std::FILE* errors, double seconds = 0);
/// Prints a JSON Schema of all requests and results.
int print_schema(std::FILE* out);
/// Prints the file, a README.md, with its tables of fields and its examples renewed.
int print_markdown(const std::string& path, std::FILE* out, std::FILE* errors);

struct PlayOptions {
    std::string rules = "p4c6r";
    std::string role = "guesser"; // or keeper
    std::uint64_t seed = 0;
    int max_guesses = 12;
};
/// Plays a game in the terminal.
int play(const PlayOptions&, std::FILE* in, std::FILE* out);

/// Writes the line `text` as a link or, with `decode`, the link as a line; if `text` is empty, each line of `in`.
/// Reports faults on `errors`.
int links(const std::string& text, bool decode, std::FILE* in, std::FILE* out, std::FILE* errors);

/// Makes a test for tests/shell from a link, or from the report in the file `what`; if `what` is empty, from `in`.
/// Writes a new file in the folder `into` and prints its name; if `into` is empty, writes to `out`.
int link_test(const std::string& what, const std::string& into, std::FILE* in, std::FILE* out, std::FILE* errors);

struct OptimalOptions {
    std::string rules = "p4c6r";
    int max_guesses = 0;            // 0 = no limit
    std::uint64_t max_nodes = 0;    // limit, then stops without proof; 0 = none
    std::string tree;               // writes the strategy to this file; "-" = prints it, empty = neither
    bool consistent = false;        // every guess must be a candidate
    std::string check;              // values the strategy in this file instead
    bool board_named = true;        // `rules` was given; if not, the file names its board
    std::string shard, out;         // 3/8 and its file: proves that part only
    std::vector<std::string> merge; // files of shards to merge
    std::vector<int> widths;        // no proof: guesses tried on large sets
    std::string first;              // first guess for `widths`; empty = the search's choice
};
/// The strategy with the least total of guesses, with proof; prints the bounds meanwhile to `errors`.
int optimal(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// Proves a shard, appending each piece to its file; continues an existing file.
int prove_shard(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// Merges shard files, some or all, however the proof was divided.
int merge_shards(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// The value of the strategy in a file, or its first fault with its line.
int check_strategy(const OptimalOptions&, std::FILE* out, std::FILE* errors);
/// A good strategy, without proof, by a search of these widths.
int widened(const OptimalOptions&, std::FILE* out, std::FILE* errors);

struct LabOptions {
    std::string rules = "p4c6r";
    std::string secrets = "all"; // or a number
    std::uint64_t seed = 0;
    int threads = 0;                     // 0 = one per processor
    std::string csv, games;              // output files; empty = none
    std::vector<std::string> strategies; // in the form of strategy_words.hpp
    std::string reproduce;               // reproduces this source's table instead
    std::uint64_t table_games = 0;       // games for that table; 0 = its usual number
    std::string share, out;              // 3/8 and its file: plays that part of the games only
    std::vector<std::string> merge;      // files of shares to merge instead of playing
};
/// Compares strategies on the same secrets: means and differences to `out`, and the files asked for.
int compare(const LabOptions&, std::FILE* out, std::FILE* errors);
/// A source's table, printed beside ours.
int reproduce(const LabOptions&, std::FILE* out, std::FILE* errors);

struct LessonOptions {
    std::vector<std::string> files; // files, or folders: lesson.json with its language files
    int seeds = 20;                 // number tried for each step with new cases
    int step = 0;
    std::uint64_t seed = 0;
    std::string language = "es";
};
/// Prints every fault with its path, and totals.
int check_lessons(const LessonOptions&, std::FILE* out, std::FILE* errors);
/// Prints a step of the first lesson as the screen reads it.
int lesson_step(const LessonOptions&, std::FILE* out, std::FILE* errors);

/// The fixed workload of tests/bench: its signature to `out`, its times to `times`.
int bench(std::FILE* out, std::FILE* times);
/// Measures Cluedo for minutes: fingerprint of the results to `out`, figures to `times`.
int measure_cluedo(std::FILE* out, std::FILE* times);
/// Times what the other players may know over random notebooks of six; 1: a notebook takes more than a second.
int measure_races(int books, std::FILE* out);

struct ExpertOptions {
    std::vector<double> weights{0, 0.25, 0.5, 1, 2, 4};
    std::size_t games = 300;
    std::string share, file;        // 3/8: every eighth game from the third; the file that keeps them
    std::vector<std::string> merge; // files to read instead of playing
};
/// One Cluedo expert of each weight against three that ask by Q, on the same deals: the wins.
int measure_expert(const ExpertOptions&, std::FILE* out, std::FILE* errors);

} // namespace engine::cli
