// `sagaz bench expert`: one expert of a weight against three that ask by Q, game after game with the same deals for
// every weight. A file keeps the games, so that a stopped tournament continues and shares are read together.
#include "engine/cli/commands.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/cluedo/match.hpp"
#include <cmath>
#include <map>
#include <optional>
#include <sstream>

namespace engine::cli {
namespace {

using namespace engine::cluedo;

constexpr double without = -1; // in place of a weight: a hard player sits on the expert's chair

struct Played {
    int won = 0;
    Count questions = 0;
};
using Games = std::map<double, std::map<std::size_t, Played>>; // by weight and number

Played played(double weight, std::size_t game)
{
    MatchQuery query;
    query.seats.assign(4, BotLevel::hard);
    if (weight != without) {
        query.seats[0] = BotLevel::expert;
        query.weight = weight;
    }
    query.games = 1;
    query.from = game;
    query.seed = 44;
    const MatchResult r = run(MatchJob(query));
    return {static_cast<int>(r.wins[0]), r.questions};
}

constexpr std::string_view first_line = "sagaz expert 1: weight game won questions";

std::string line_of(double weight, std::size_t game, const Played& p)
{
    std::ostringstream line;
    line << weight << ' ' << game << ' ' << p.won << ' ' << p.questions << '\n';
    return line.str();
}

/// Adds a file's games; returns the fault, "" = none.
std::string read(std::string_view text, Games& games, std::size_t& bytes)
{
    WholeLines lines(text);
    while (const auto line = lines.next()) {
        bytes = lines.bytes();
        if (lines.first()) {
            if (*line != first_line) return lines.wrong("no file of `bench expert`").value();
            continue;
        }
        std::istringstream in{std::string(*line)};
        double weight = 0;
        std::size_t game = 0;
        Played p;
        if (!(in >> weight >> game >> p.won >> p.questions)) return lines.wrong("no game").value();
        games[weight][game] = p;
    }
    return {};
}

/// The share of wins of each weight, and its difference to the hard player on the same deals.
void tell_wins(std::FILE* out, const Games& games)
{
    const auto base = games.find(without);
    for (const auto& [weight, by_number] : games) {
        double n = 0, won = 0, questions = 0, pairs = 0, sum = 0, squares = 0;
        for (const auto& [game, p] : by_number) {
            ++n;
            won += p.won;
            questions += static_cast<double>(p.questions);
            if (base == games.end() || base->second.count(game) == 0) continue;
            const double difference = p.won - base->second.at(game).won;
            ++pairs;
            sum += difference;
            squares += difference * difference;
        }
        const double share = won / n;
        if (weight == without) std::fputs("hard       ", out);
        else std::fprintf(out, "weight %-4g", weight);
        std::fprintf(out, " %5.0f games: wins %.1f +- %.1f %%, %.2f questions a game", n, 100 * share,
                     100 * std::sqrt(share * (1 - share) / n), questions / n);
        if (weight != without && pairs > 1)
            std::fprintf(out, "; against hard %+.1f +- %.1f %%", 100 * sum / pairs,
                         100 * std::sqrt((squares / pairs - sum / pairs * (sum / pairs)) / (pairs - 1)));
        std::fputs("\n", out);
    }
}

int refuse(std::FILE* errors, const std::string& fault)
{
    std::fprintf(errors, "%s\n", fault.c_str());
    return 1;
}

} // namespace

int measure_expert(const ExpertOptions& options, std::FILE* out, std::FILE* errors)
{
    Games games;
    std::size_t bytes = 0;
    for (const std::string& path : options.merge) {
        const auto text = text_of_file(path);
        if (!text) return refuse(errors, text.error());
        if (const std::string fault = read(*text, games, bytes); !fault.empty()) return refuse(errors, fault);
    }
    if (!options.merge.empty()) {
        tell_wins(out, games);
        return 0;
    }
    std::optional<PartFile> file;
    if (!options.file.empty()) {
        auto opened = PartFile::at(options.file);
        if (!opened) return refuse(errors, opened.error());
        file.emplace(std::move(*opened));
        if (const std::string fault = read(file->text(), games, bytes); !fault.empty()) return refuse(errors, fault);
        if (const std::string fault = file->begin(bytes, std::string(first_line) + '\n'); !fault.empty())
            return refuse(errors, fault);
    }
    std::vector<double> weights{without};
    weights.insert(weights.end(), options.weights.begin(), options.weights.end());
    const auto share = options.share.empty()
                           ? std::pair<std::size_t, std::size_t>{1, 1}
                           : parse_shard(options.share).value_or(std::pair<std::size_t, std::size_t>{});
    if (share.first == 0) return refuse(errors, "--share must be as 3/8.");
    for (std::size_t game = share.first - 1; game < options.games; game += share.second)
        for (const double weight : weights) { // all weights of a game, so that a stopped tournament is paired
            if (games[weight].count(game) != 0) continue;
            const Played p = played(weight, game);
            games[weight][game] = p;
            if (!file) continue;
            if (const std::string fault = file->append(line_of(weight, game, p)); !fault.empty())
                return refuse(errors, fault);
        }
    tell_wins(out, games);
    return 0;
}

} // namespace engine::cli
