// sagaz lab: compares strategies on the same secrets, as a table and as CSV.
#include "engine/base/json_string.hpp"
#include "engine/cli/clock.hpp"
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/lab_shards.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/cli/shares.hpp"
#include "engine/cli/strategy_words.hpp"
#include "engine/lab/csv.hpp"
#include "engine/request/comparison.hpp"
#include <algorithm>
#include <atomic>
#include <cctype>
#include <cinttypes>
#include <csignal>
#include <optional>
#include <thread>

namespace engine::cli {
namespace {

using lab::Played;

std::atomic<bool> interrupted{false};
extern "C" void interrupt(int) { interrupted = true; }

/// Builds a lab.compare request from the options, so that errors have the requests' own messages.
Expected<lab::CompareQuery, std::string> query_from(const LabOptions& options)
{
    std::string strategies;
    for (const std::string& words : options.strategies) {
        const auto json = strategy_json(words);
        if (!json) return Unexpected<std::string>(json.error());
        strategies += (strategies.empty() ? "" : ",") + *json;
    }
    const bool number = !options.secrets.empty() && std::all_of(options.secrets.begin(), options.secrets.end(),
                                                                [](unsigned char c) { return std::isdigit(c) != 0; });
    return request::comparison_from("{\"rules\":" + json_string(options.rules) + ",\"strategies\":[" + strategies +
                                    "],\"secrets\":" + (number ? options.secrets : json_string(options.secrets)) +
                                    ",\"seed\":\"" + std::to_string(options.seed) + "\"}");
}

/// Games without a number of guesses.
Count lost(const Played& p) { return p.result.unfinished + p.result.collapsed; }

/// A mean with its error: "4.6429 ± 0.0101", with "≤ 0.0179" if the error is a bound, "± ?" if none can be told.
std::string with_error(const std::string& mean, lab::Certainty certainty, double error)
{
    if (certainty == lab::Certainty::unknown) return mean + " ± ?";
    return mean + (certainty == lab::Certainty::at_most ? " ≤ " : " ± ") + text_of("%.4f", error);
}

std::string table(const LabOptions& options, const PlayedShares& shares)
{
    const std::vector<Played>& rows = shares.played.rows;
    const bool some_lost = std::any_of(rows.begin(), rows.end(), [](const Played& p) { return lost(p) > 0; });
    std::vector<std::vector<std::string>> cells{{"strategy", "games", "mean ± error", "sd", "min", "max", "seconds"}};
    if (some_lost) cells[0].push_back("unsolved");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const codes::TournamentResult& t = rows[i].result;
        std::vector<std::string> row{options.strategies[i], std::to_string(t.games)};
        if (t.games > 0)
            for (const std::string& cell :
                 {with_error(text_of("%.4f", t.mean()), rows[i].certainty(), rows[i].standard_error()),
                  text_of("%.4f", t.sd()), std::to_string(t.min()), std::to_string(t.max())})
                row.push_back(cell);
        else row.insert(row.end(), 4, "-");
        row.push_back(text_of("%.2f", shares.seconds[i]));
        if (some_lost) row.push_back(std::to_string(lost(rows[i])));
        cells.push_back(std::move(row));
    }
    return in_columns(cells);
}

/// One line on the strategies' tie rules, strategies with equal rules grouped.
std::string ties(const LabOptions& options, const lab::CompareQuery& query)
{
    std::vector<std::pair<std::string, std::string>> rules; // rule and strategies
    for (std::size_t i = 0; i < query.strategies.size(); ++i) {
        const std::string rule = ties_of(query.strategies[i]);
        const auto same = std::find_if(rules.begin(), rules.end(), [&](const auto& r) { return r.first == rule; });
        if (same == rules.end()) rules.emplace_back(rule, options.strategies[i]);
        else same->second += ", " + options.strategies[i];
    }
    std::string line;
    for (const auto& [rule, who] : rules) line += (line.empty() ? "\nTies: " : "; ") + who + ": " + rule;
    return line + ".\n";
}

std::string differences(const LabOptions& options, const PlayedShares& shares)
{
    const std::vector<Played>& rows = shares.played.rows;
    std::vector<std::vector<std::string>> cells{{"guesses", "difference ± error", "games"}};
    for (std::size_t a = 0; a < rows.size(); ++a)
        for (std::size_t b = a + 1; b < rows.size(); ++b) {
            const lab::Difference d = difference(rows[a], rows[b]);
            cells.push_back({options.strategies[a] + " - " + options.strategies[b],
                             d.games > 0 ? with_error(text_of("%+.4f", d.mean), d.certainty, d.standard_error) : "-",
                             std::to_string(d.games)});
        }
    return rows.size() < 2 ? "" : "\n" + in_columns(cells);
}

/// One line per game, one column per strategy; empty where a game has no number of guesses.
std::string games_of(const LabOptions& options, const lab::CompareQuery& query, const lab::Comparison& played)
{
    std::string csv = "game,secret";
    for (const std::string& words : options.strategies) csv += "," + lab::csv_cell(words);
    csv += "\n";
    const std::vector<codes::Code> secrets = secrets_of(query);
    for (std::size_t game = 0; game < secrets.size(); ++game) {
        csv += std::to_string(game) + "," + to_text(query.rules, secrets[game]);
        for (const Played& row : played.rows) {
            const std::uint16_t n = row.guesses(game);
            csv += n == codes::not_ended || n == codes::no_guesses ? "," : "," + std::to_string(n);
        }
        csv += "\n";
    }
    return csv;
}

/// Plays in threads; Ctrl-C ends early and keeps the games played.
PlayedShares play(const lab::CompareQuery& query, const LabOptions& options, std::FILE* errors)
{
    interrupted = false;
    const auto before = std::signal(SIGINT, interrupt);
    const int threads = options.threads > 0 ? options.threads : static_cast<int>(std::thread::hardware_concurrency());
    PlayedShares shares = play_in_threads(query, threads, interrupted, errors);
    std::signal(SIGINT, before);
    return shares;
}

int refuse(std::FILE* errors, const std::string& message)
{
    std::fprintf(errors, "sagaz lab: %s\n", message.c_str());
    return 1;
}

} // namespace

int compare(const LabOptions& options, std::FILE* out, std::FILE* errors)
{
    if (options.strategies.empty()) return refuse(errors, "name at least one strategy, as in: sagaz lab knuth entropy");
    if (!options.csv.empty() && options.csv == options.games)
        return refuse(errors, "--csv and --games name the same file; name two");
    const auto query = query_from(options);
    if (!query) return refuse(errors, query.error());
    if (!options.share.empty()) {
        const auto done = play_to_file(options.share, options.out, options.strategies, *query, errors);
        if (!done) return refuse(errors, done.error());
        std::fprintf(out, "%s: %s\n", options.rules.c_str(), done->c_str());
        return 0;
    }
    // Opens the files before minutes of play, so that a bad path fails at once.
    std::optional<NewFile> csv, games;
    for (const auto& [path, file] : {std::pair(&options.csv, &csv), std::pair(&options.games, &games)}) {
        if (path->empty()) continue;
        auto opened = NewFile::at(*path);
        if (!opened) return refuse(errors, opened.error());
        file->emplace(std::move(*opened));
    }

    PlayedShares shares;
    if (options.merge.empty()) {
        shares = play(*query, options, errors);
    } else {
        auto files = merged_files(options.merge, options.strategies, *query);
        if (!files) return refuse(errors, files.error());
        shares = std::move(files->shares);
        if (!files->missing.empty())
            std::fprintf(errors, "%zu of %zu pieces missing: %s\n", files->missing.size(), comparison_pieces,
                         in_ranges(files->missing).c_str());
    }
    if (shares.too_large)
        return refuse(errors, options.strategies[shares.too_large_at] + " takes too long for " + options.rules +
                                  (query->games ? "" : " and all secrets") +
                                  "; choose a smaller board, or the strategy consistent");

    std::fprintf(out, "%s, %s%s, seed %" PRIu64 "%s\n\n%s%s%s", options.rules.c_str(),
                 counted(shares.played.games, "secret").c_str(), query->games ? " drawn" : " (all)", options.seed,
                 shares.stopped ? ", stopped" : "", table(options, shares).c_str(), ties(options, *query).c_str(),
                 differences(options, shares).c_str());
    if (const auto peak = peak_megabytes(); peak && options.merge.empty())
        std::fprintf(errors, "peak memory: %.0f MB\n", *peak);
    int status = 0;
    for (const std::string& wrong :
         {csv ? csv->write(histograms_csv(*query, options.strategies, shares.played.rows)) : std::string(),
          games ? games->write(games_of(options, *query, shares.played)) : std::string()})
        if (!wrong.empty()) status = refuse(errors, wrong);
    return status;
}

} // namespace engine::cli
