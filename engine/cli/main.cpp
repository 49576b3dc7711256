// `sagaz`, the headless program: the only input and output under engine/.
#include "engine/cli/commands.hpp"
#include "engine/cli/convert.hpp"
#include "engine/cli/figure.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/puzzle.hpp"
#include "engine/cli/speed.hpp"
#include "engine/request/request.hpp"
#include <CLI/CLI.hpp>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <string_view>
#include <system_error>

using namespace engine;

#ifdef SAGAZ_SCREENS // the native program; under node there are none
namespace engine::cli {
Drawn draw_screen(const FigureOptions&, const std::string& line);
figures::Words figure_words(const std::string& language);
} // namespace engine::cli
constexpr cli::Front front{cli::draw_screen, cli::figure_words};
#else
constexpr cli::Front front{};
#endif

namespace {

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// A whole number within these limits. CLI11's own check takes -1 for 2^64 - 1 and words limits with hundreds of digits.
CLI::Validator whole(std::uint64_t least, std::uint64_t most)
{
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    const auto fault = [least, most, range](const std::string& text) {
        std::uint64_t value = 0;
        const char* const end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data(), end, value);
        const bool good = error == std::errc{} && at == end && value >= least && value <= most;
        return good ? std::string() : text.substr(0, 40) + " is not a whole number from " + range;
    };
    return CLI::Validator(fault, most == no_limit ? std::string() : range, "whole");
}

int requests_from(const std::string& path, double seconds)
{
    if (path.empty() || path == "-") return cli::run_requests(stdin, stdout, stderr, seconds);
    std::error_code none;
    const bool folder = std::filesystem::is_directory(path, none);
    std::FILE* file = folder ? nullptr : std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        std::fprintf(stderr, "sagaz: %s\n", cli::cannot_read(path, folder ? EISDIR : errno).c_str());
        return 1;
    }
    const int status = cli::run_requests(file, stdout, stderr, seconds);
    std::fclose(file);
    return status;
}

int run(int argc, char** argv)
{
    // CLI11 answers this by an exception, and the first one takes a static program longer than all the rest.
    if (argc == 2 && std::string_view(argv[1]) == "--version") return std::puts(SAGAZ_VERSION) < 0 ? 1 : 0;
    CLI::App app{"Sagaz: games of deduction and adversarial search, headless."};
    app.require_subcommand(1);
    app.set_version_flag("--version", SAGAZ_VERSION);
    app.footer(
        "A first request: echo '{\"cmd\":\"codes.answer\",\"rules\":\"p4c6r\",\"secret\":\"0012\",\"guess\":\"0122\"}' "
        "| sagaz request");

    std::string file;
    auto* request =
        app.add_subcommand("request", "Answer JSON requests: one request per line, one JSON line per answer");
    request->add_option("FILE", file, "A file of requests (default: standard input)");
    bool schema = false;
    std::string readme;
    auto* schema_flag = request->add_flag("--schema", schema, "Print a JSON Schema of all requests and results");
    request->add_option("--markdown", readme, "Print this README.md with its tables of fields and its examples renewed")
        ->excludes(schema_flag);
    int seconds = 0;
    request->add_option("--seconds", seconds, "Stop a request after this time (default: no limit)")
        ->check(whole(1, 1'000'000));

    cli::PlayOptions options;
    auto* play = app.add_subcommand("play", "Play Mastermind or Picas & Fijas in the terminal");
    play->add_option("--rules", options.rules,
                     "Positions, symbols, and whether symbols may repeat: p4c6r is Mastermind, p4c10n is Picas & Fijas")
        ->capture_default_str();
    play->add_option("--role", options.role, "guesser: you guess; keeper: you keep the secret and Sagaz guesses")
        ->check(CLI::IsMember({"guesser", "keeper"}))
        ->capture_default_str();
    play->add_option("--seed", options.seed,
                     "Seed of the generator that draws the secret; the same seed draws the same secret")
        ->check(whole(0, no_limit))
        ->capture_default_str();
    play->add_option("--guesses", options.max_guesses, "Number of guesses allowed")
        ->check(whole(1, 20))
        ->capture_default_str();

    std::string text;
    bool decode = false;
    auto* link = app.add_subcommand(
        "link", "Convert the saved line of a game to a link, for example \"tictactoe 1 person full 7 4\"");
    link->add_option("LINE", text,
                     "A saved line, or a link with --decode or --test (default: standard input, one per line)");
    auto* decoded = link->add_flag("--decode", decode, "Convert a link back to its saved line");
    bool as_test = false;
    auto* test = link->add_flag("--test", as_test,
                                "Write a doctest case that repeats a link, or a report file copied from the page");
    test->excludes(decoded);
    std::string into;
    link->add_option("--into", into, "Folder for the new test file, for example tests/shell (default: print the case)")
        ->needs(test);

    cli::OptimalOptions wanted;
    auto* optimal = app.add_subcommand(
        "optimal", "Find a strategy with the fewest guesses over all secrets, and prove that none has fewer");
    auto* board =
        optimal
            ->add_option(
                "RULES", wanted.rules,
                "Positions, symbols, and whether symbols may repeat: p4c6r is Mastermind, p4c10n is Picas & Fijas")
            ->capture_default_str();
    auto* max_guesses = optimal->add_option("--max-guesses", wanted.max_guesses,
                                            "Largest number of guesses allowed for any one secret (default: no limit)");
    max_guesses->check(whole(1, 20));
    auto* most =
        optimal->add_option("--max-nodes", wanted.max_nodes, "Stop without a proof after this many search nodes");
    most->check(whole(1, no_limit));
    auto* tree = optimal->add_flag("--tree{-}", wanted.tree,
                                   "Print the strategy as a tree: each line has an answer and the next guess. "
                                   "--tree=FILE writes it to a file");
    auto* consistent = optimal->add_flag("--consistent", wanted.consistent,
                                         "Guess only codes that may be the secret; prove the fewest guesses of these");
    auto* checked = optimal->add_option("--check", wanted.check,
                                        "Play the strategy in this file against every secret: its total, or its "
                                        "first fault. The file is --tree's, or {guess:{answer:then,...}} of RULES");
    auto* shard = optimal->add_option("--shard", wanted.shard,
                                      "Search one part of the proof only: 3/8 is the third of eight parts");
    auto* shard_file = optimal->add_option("--out", wanted.out, "File of this part; an existing file is continued");
    auto* merge = optimal->add_option("--merge", wanted.merge, "Combine the files of parts into one result");
    shard->excludes(most, tree, merge);
    shard_file->needs(shard);
    merge->excludes(most);
    consistent->excludes(shard, merge);
    checked->excludes(most, max_guesses, shard, merge, tree, consistent);
    auto* widths =
        optimal->add_option("--widths", wanted.widths,
                            "For boards too large for a proof: search a good strategy. 1,8,6 tries the best guess "
                            "by entropy at the start, the 8 best second guesses and the 6 best third guesses");
    widths->delimiter(',')->check(whole(1, 10000));
    optimal->add_option("--first", wanted.first, "First guess of that strategy")->needs(widths);
    widths->excludes(most, max_guesses, shard, merge, consistent, checked);

    cli::LabOptions experiment;
    auto* lab =
        app.add_subcommand("lab", "Compare strategies on the same secrets, or reproduce a table of a source document");
    lab->add_option(
        "STRATEGY", experiment.strategies,
        "At most 8 strategies: knuth, optimal, genetic:population=300,breeding=none, version_space:noise.lies=1, …; "
        "engine/request/README.md lists them all");
    lab->add_option("--rules", experiment.rules,
                    "Positions, symbols, and whether symbols may repeat: p4c6r is Mastermind, p4c10n is Picas & Fijas")
        ->capture_default_str();
    lab->add_option("--secrets", experiment.secrets, "all, or the number of secrets to draw")->capture_default_str();
    lab->add_option("--seed", experiment.seed, "Seed for everything drawn; the same seed gives the same games")
        ->check(whole(0, no_limit))
        ->capture_default_str();
    lab->add_option("--threads", experiment.threads,
                    "Number of threads (default: one per processor); results do not depend on it")
        ->check(whole(1, 128));
    lab->add_option("--csv", experiment.csv, "Write a CSV file: one line per strategy and number of guesses");
    lab->add_option("--games", experiment.games, "Write a CSV file: one line per game");
    lab->add_option("--reproduce", experiment.reproduce,
                    "Reproduce this table: 000.5.1, 000.5.2, 001.4.1, 001.4.2, spaces.examples, spaces.memory");
    lab->add_option("--table-games", experiment.table_games,
                    "With --reproduce: number of games for each player that plays at random")
        ->check(whole(1, 1'000'000));
    auto* share = lab->add_option("--share", experiment.share,
                                  "Play one part of the games only: 3/8 is the third of eight parts");
    auto* share_file = lab->add_option("--out", experiment.out, "File of this part; an existing file is continued");
    auto* shares = lab->add_option("--merge", experiment.merge, "Combine the files of parts into one result");
    share->excludes(shares);
    share_file->needs(share);

    cli::LessonOptions lessons;
    auto* lesson = app.add_subcommand("lesson", "Check lessons, or print one step of a lesson");
    lesson->require_subcommand(1);
    const char* const where = "lesson.json, or its folder, which also holds the texts: es.json, en.json, …";
    auto* check =
        lesson->add_subcommand("check", "Prove every answer, and report each fault with its path in the file");
    check->add_option("FILE", lessons.files, where)->required();
    check->add_option("--seeds", lessons.seeds, "Number of seeds to try for each step that draws new cases")
        ->check(whole(0, 100))
        ->capture_default_str();
    auto* step = lesson->add_subcommand("step", "Print one step");
    step->add_option("FILE", lessons.files, where)->required()->expected(1);
    step->add_option("--step", lessons.step, "Number of the step, counted from 0")
        ->check(whole(0, 39))
        ->capture_default_str();
    step->add_option("--seed", lessons.seed, "Seed of the cases that the step draws")
        ->check(whole(0, no_limit))
        ->capture_default_str();
    step->add_option("--language", lessons.language, "Language of the texts: es, it, en, pt, …")->capture_default_str();

    cli::PuzzleOptions puzzles;
    auto* puzzle = app.add_subcommand("puzzle", "Make a puzzle from its number, or name the puzzles of a day");
    auto* puzzle_kind = puzzle->add_option("KIND", puzzles.kind, "crack, liar, only_move, cut, whodunit, hold_out, …");
    puzzle->add_option("LEVEL", puzzles.level, "1 easy, 2 medium, 3 hard")->check(whole(1, 3))->capture_default_str();
    puzzle->add_option("NUMBER", puzzles.number, "The same number gives the same puzzle everywhere")
        ->check(whole(0, (std::uint64_t{1} << 53) - 1))
        ->capture_default_str();
    puzzle->add_option("--hints", puzzles.hints, "Number of deductions to print")->check(whole(0, 1000));
    puzzle->add_flag("--sealed", puzzles.sealed, "Do not print the answer");
    puzzle->add_option("--day", puzzles.day, "Name the five puzzles of this date, for example 2027-02-14")
        ->excludes(puzzle_kind);

    cli::ConvertOptions conversion;
    auto* convert =
        app.add_subcommand("convert", "Convert a game between Gambit's files, DIMACS, tables and Sagaz's lines");
    convert
        ->add_option("IN", conversion.in,
                     "A file (.efg, .nfg, .txt), a line of the games matrix, trees, betting or cluedo, or a betting "
                     "variant, as kuhn:ante=1:bets=1:ranks=1,1,1 or one_card:ante=1:bets=1:deck=a1k1:fold=yes")
        ->required();
    convert
        ->add_option("--out", conversion.out,
                     "The new file; its ending says the format: .efg, .nfg (Gambit), .cnf (DIMACS, of Cluedo), .csv (a "
                     "table), .txt (a game's line)")
        ->required();

    cli::FigureOptions drawing;
    auto* figure = app.add_subcommand("figure", "Write what is on a game's board as a figure for lecture notes");
    figure->add_option("LINE", drawing.text, "The saved line of a game, or a link to it")->required();
    figure
        ->add_option("--out", drawing.out,
                     "The file; its ending says the format: .svg or .png picture, .tex LaTeX with TikZ, .csv or .json "
                     "table, .txt text")
        ->required();
    figure->add_option("--what", drawing.what,
                       "The part: board, panel or one of the panel's tabs (.svg, .png); tree, matrix, history, grid, "
                       "borders or results (default: the board, or what the game has)");
    figure->add_option("--theme", drawing.theme, "Colours of a picture; print is black and white alone")
        ->check(CLI::IsMember({"light", "dark", "projector", "print"}))
        ->capture_default_str();
    figure->add_option("--width", drawing.width, "Width of the figure in millimetres; not of a .png")
        ->check(whole(20, 1000))
        ->capture_default_str();
    figure->add_option("--scale", drawing.scale, "Pixels of a .png for one pixel of the screen: 1 to 4")
        ->check(whole(1, 4))
        ->capture_default_str();
    figure->add_option("--ground", drawing.ground, "Background of a .png: white is drawn in the light colours")
        ->check(CLI::IsMember({"screen", "white", "transparent"}))
        ->capture_default_str();
    figure->add_option("--lang", drawing.language, "Language of its words")
        ->check(CLI::IsMember({"es", "it", "en", "pt"}))
        ->capture_default_str();
    figure
        ->add_option("--screen-width", drawing.screen_width,
                     "Width in pixels of the screen that a picture lays the board out for: more room for large boards")
        ->check(whole(240, 8192))
        ->capture_default_str();
    figure->add_option("--screen-height", drawing.screen_height, "Its height")->check(whole(320, 8192));

    auto* bench = app.add_subcommand(
        "bench", "Run a fixed workload: prints a signature of all results, and times on standard error");
    std::string part;
    bench
        ->add_option(
            "PART", part,
            "speed: time each documented task by itself; cluedo: measure the documented figures of Cluedo (minutes); "
            "expert: the tournament of Cluedo's expert (hours); races: time what the others know in Cluedo")
        ->check(CLI::IsMember({"speed", "cluedo", "expert", "races"}));
    int notebooks = 2000;
    bench->add_option("--notebooks", notebooks, "races: random notebooks of each kind")
        ->check(whole(1, 1'000'000))
        ->capture_default_str();
    cli::SpeedOptions speed;
    bench->add_option("--rounds", speed.rounds, "speed: repetitions of each task; the fastest counts")
        ->check(whole(1, 1000))
        ->capture_default_str();
    bench->add_option("--only", speed.only, "speed: only tasks whose names contain this text");
    bench->add_flag("--long", speed.all, "speed: also tasks that take seconds or minutes");
    cli::ExpertOptions tournament;
    bench->add_option("--weight", tournament.weights, "expert: weights of the chance that somebody else knows first")
        ->check(CLI::Range(0.0, 100.0))
        ->capture_default_str();
    bench->add_option("--games", tournament.games, "expert: games for each weight")
        ->check(whole(1, 100'000))
        ->capture_default_str();
    bench->add_option("--share", tournament.share, "expert: plays every eighth game from the third (3/8)");
    bench->add_option("--out", tournament.file, "expert: a file that keeps the games; started again, it continues");
    bench->add_option("--merge", tournament.merge, "expert: reads the games of these files instead of playing");
    auto* version = app.add_subcommand("version", "Print version, commit and build as one JSON line");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& e) {
        return app.exit(e) == 0 ? 0 : 1; // CLI11 throws for --help too, with exit code 0
    }
    if (schema) return cli::print_schema(stdout);
    if (!readme.empty()) return cli::print_markdown(readme, stdout, stderr);
    if (request->parsed()) return requests_from(file, seconds);
    if (play->parsed()) return cli::play(options, stdin, stdout);
    if (link->parsed() && as_test) return cli::link_test(text, into, stdin, stdout, stderr);
    if (link->parsed()) return cli::links(text, decode, stdin, stdout, stderr);
    if (optimal->parsed()) {
        wanted.board_named = board->count() > 0;
        if (!wanted.check.empty()) return cli::check_strategy(wanted, stdout, stderr);
        if (!wanted.merge.empty()) return cli::merge_shards(wanted, stdout, stderr);
        if (!wanted.widths.empty()) return cli::widened(wanted, stdout, stderr);
        return wanted.shard.empty() ? cli::optimal(wanted, stdout, stderr) : cli::prove_shard(wanted, stdout, stderr);
    }
    if (lab->parsed()) {
        if (!experiment.reproduce.empty()) return cli::reproduce(experiment, stdout, stderr);
        return cli::compare(experiment, stdout, stderr);
    }
    if (check->parsed()) return cli::check_lessons(lessons, stdout, stderr);
    if (step->parsed()) return cli::lesson_step(lessons, stdout, stderr);
    if (puzzle->parsed()) return cli::puzzle(puzzles, stdout, stderr);
    if (convert->parsed()) return cli::convert(conversion, stdout, stderr);
    if (figure->parsed()) return cli::figure(drawing, front, stderr);
    if (bench->parsed() && part == "speed") return cli::bench_speed(speed, {}, stdout);
    if (bench->parsed() && part == "expert") return cli::measure_expert(tournament, stdout, stderr);
    if (bench->parsed() && part == "races") return cli::measure_races(notebooks, stdout);
    if (bench->parsed()) return part.empty() ? cli::bench(stdout, stderr) : cli::measure_cluedo(stdout, stderr);
    if (version->parsed()) std::printf("%s\n", request::answer(R"({"cmd":"version"})").c_str());
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return cli::flushed(stdout, run(argc, argv), stderr); // a full disk must not look like success
    } catch (const std::exception& e) {
        std::fprintf(stderr, "sagaz: %s\n", e.what());
        return 1;
    }
}
