// `sagaz`, the headless program: the only input and output under engine/.
#include "engine/cli/commands.hpp"
#include "engine/cli/speed.hpp"
#include "engine/request/request.hpp"
#include <CLI/CLI.hpp>
#include <filesystem>
#include <system_error>

using namespace engine;

namespace {

int requests_from(const std::string& path)
{
    if (path.empty() || path == "-") return cli::run_requests(stdin, stdout);
    std::error_code none;
    const bool folder = std::filesystem::is_directory(path, none);
    std::FILE* file = folder ? nullptr : std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        std::fprintf(stderr, "sagaz: %s: %s\n", path.c_str(), folder ? "is a folder" : "cannot be read");
        return 1;
    }
    const int status = cli::run_requests(file, stdout);
    std::fclose(file);
    return status;
}

int run(int argc, char** argv)
{
    CLI::App app{"Sagaz: games of deduction and adversarial search, headless."};
    app.require_subcommand(1);
    app.set_version_flag("--version", SAGAZ_VERSION);
    app.footer(
        "A first request: echo '{\"cmd\":\"codes.answer\",\"rules\":\"p4c6r\",\"secret\":\"0012\",\"guess\":\"0122\"}' "
        "| sagaz request");

    std::string file;
    auto* request = app.add_subcommand("request", "Answer JSON requests, one per line, with one JSON line each");
    request->add_option("FILE", file, "Where the requests are; standard input if absent");

    cli::PlayOptions options;
    auto* play = app.add_subcommand("play", "Play Mastermind or Picas & Fijas in the terminal");
    play->add_option("--rules", options.rules, "p4c6r is Mastermind, p4c10n Picas & Fijas")->capture_default_str();
    play->add_option("--role", options.role, "guesser: you guess; keeper: you keep the secret")
        ->check(CLI::IsMember({"guesser", "keeper"}))
        ->capture_default_str();
    play->add_option("--seed", options.seed, "The same seed gives the same secret")->capture_default_str();
    play->add_option("--guesses", options.max_guesses, "How many guesses there are")
        ->check(CLI::Range(1, 20))
        ->capture_default_str();

    std::string text;
    bool decode = false;
    auto* link = app.add_subcommand("link", "The link of a saved game's line, such as \"tictactoe 1 person full 7 4\"");
    link->add_option("LINE", text, "The line, or the link; one per line of standard input if absent");
    auto* decoded = link->add_flag("--decode", decode, "The line of a link");
    bool as_test = false;
    auto* test = link->add_flag("--test", as_test, "A doctest case of a link, or of the file of a page's report");
    test->excludes(decoded);
    std::string into;
    link->add_option("--into", into, "A folder, such as tests/shell: the case becomes a new file there")->needs(test);

    cli::OptimalOptions wanted;
    auto* optimal = app.add_subcommand("optimal", "Prove which strategy needs the fewest guesses for all secrets");
    optimal->add_option("RULES", wanted.rules, "p4c6r is Mastermind, p4c10n Picas & Fijas")->capture_default_str();
    auto* max_guesses =
        optimal->add_option("--max-guesses", wanted.max_guesses, "For any secret; as many as it takes if absent");
    max_guesses->check(CLI::Range(1, 20));
    auto* most = optimal->add_option("--max-nodes", wanted.max_nodes, "Then it stops without proof");
    most->check(CLI::PositiveNumber);
    auto* tree = optimal->add_flag("--tree", wanted.tree,
                                   "Print the strategy, a line for each guess behind the answer it follows");
    auto* shard = optimal->add_option("--shard", wanted.shard, "3/8: only the third of eight parts of the proof");
    auto* shard_file =
        optimal->add_option("--out", wanted.out, "The shard's file; if it is there, the shard goes on with it");
    auto* merge = optimal->add_option("--merge", wanted.merge, "Files of shards: what they tell together");
    shard->excludes(most, tree, merge);
    shard_file->needs(shard);
    merge->excludes(most, tree);
    auto* widths = optimal->add_option("--widths", wanted.widths,
                                       "1,8,6: no proof, but a good strategy of a board too large for one. The guesses "
                                       "best by entropy are tried: 1 at first, 8 second ones, 6 third ones");
    widths->delimiter(',')->check(CLI::Range(1, 10000));
    optimal->add_option("--first", wanted.first, "Its first guess")->needs(widths);
    widths->excludes(most, max_guesses, shard, merge);

    cli::LabOptions experiment;
    auto* lab = app.add_subcommand("lab", "Compare strategies on the same secrets, or play a source's table again");
    lab->add_option("STRATEGY", experiment.strategies,
                    "At most 8: knuth, optimal, genetic:population=300,breeding=none, version_space:noise.lies=1, …; "
                    "engine/request/README.md has them all");
    lab->add_option("--rules", experiment.rules, "p4c6r is Mastermind, p4c10n Picas & Fijas")->capture_default_str();
    lab->add_option("--secrets", experiment.secrets, "all, or how many are drawn")->capture_default_str();
    lab->add_option("--seed", experiment.seed, "The same seed gives the same games")->capture_default_str();
    lab->add_option("--threads", experiment.threads,
                    "As many as there are processors if absent; no result depends on it")
        ->check(CLI::Range(1, 128));
    lab->add_option("--csv", experiment.csv, "File for a line a strategy and number of guesses");
    lab->add_option("--games", experiment.games, "File for a line a game");
    lab->add_option("--reproduce", experiment.reproduce,
                    "A table: 000.5.1, 000.5.2, 001.4.1, 001.4.2, spaces.examples, spaces.memory");
    lab->add_option("--table-games", experiment.table_games, "Games of each of its players that draw")
        ->check(CLI::Range(1, 1'000'000));
    auto* share = lab->add_option("--share", experiment.share, "3/8: only the third of eight parts of the games");
    auto* share_file =
        lab->add_option("--out", experiment.out, "The share's file; if it is there, the share goes on with it");
    auto* shares = lab->add_option("--merge", experiment.merge, "Files of shares: what they tell together");
    share->excludes(shares);
    share_file->needs(share);

    cli::LessonOptions lessons;
    auto* lesson = app.add_subcommand("lesson", "Check lessons, or print a step of one as the screen reads it");
    lesson->require_subcommand(1);
    const char* const where = "A lesson's file, or its folder: lesson.json with es.json, en.json, … beside it";
    auto* check = lesson->add_subcommand("check", "Name every fault with its path");
    check->add_option("FILE", lessons.files, where)->required();
    check->add_option("--seeds", lessons.seeds, "How many seeds each step with new cases is tried with")
        ->check(CLI::Range(0, 100))
        ->capture_default_str();
    auto* step = lesson->add_subcommand("step", "Print a step");
    step->add_option("FILE", lessons.files, where)->required()->expected(1);
    step->add_option("--step", lessons.step, "Which, from 0")->check(CLI::Range(0, 39))->capture_default_str();
    step->add_option("--seed", lessons.seed, "Of its new cases")->capture_default_str();
    step->add_option("--language", lessons.language, "es, it, en, pt, …")->capture_default_str();

    auto* bench = app.add_subcommand("bench", "Run the fixed workload: its signature, then its times on stderr");
    std::string part;
    bench
        ->add_option(
            "PART", part,
            "speed: each task whose speed is promised, by itself; cluedo: minutes of measuring what is promised of it")
        ->check(CLI::IsMember({"speed", "cluedo"}));
    cli::SpeedOptions speed;
    bench->add_option("--rounds", speed.rounds, "speed: how often each task is done, of which the fastest counts")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    bench->add_option("--only", speed.only, "speed: tasks whose names contain this");
    bench->add_flag("--long", speed.all, "speed: those of seconds and minutes too");
    auto* version = app.add_subcommand("version", "What this program is, as a JSON line");

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& e) {
        return app.exit(e) == 0 ? 0 : 1; // CLI11 throws for --help too, with exit code 0
    }
    if (request->parsed()) return requests_from(file);
    if (play->parsed()) return cli::play(options, stdin, stdout);
    if (link->parsed() && as_test) return cli::link_test(text, into, stdin, stdout, stderr);
    if (link->parsed()) return cli::links(text, decode, stdin, stdout, stderr);
    if (optimal->parsed()) {
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
    if (bench->parsed() && part == "speed") return cli::bench_speed(speed, {}, stdout);
    if (bench->parsed()) return part.empty() ? cli::bench(stdout, stderr) : cli::measure_cluedo(stdout, stderr);
    if (version->parsed()) std::printf("%s\n", request::answer(R"({"cmd":"version"})").c_str());
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& e) {
        std::fprintf(stderr, "sagaz: %s\n", e.what());
        return 1;
    }
}
