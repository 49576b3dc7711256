#include "engine/lesson/line.hpp"
#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/duel.hpp"
#include "engine/codes/version_space/space.hpp"
#include "engine/concepts/game.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lesson/remedy.hpp"
#include "engine/matrix/game.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <algorithm>
#include <array>
#include <utility>

namespace engine::lesson {
namespace {

using Problem = std::string; // "" = none

/// "positions out of range (2 to 8, as in p4c6r) at character 9, in \"p9c6r\"".
template <class Log>
Problem problem_of(const Log& log, std::string_view line, std::size_t skipped = 0)
{
    if (log) return {};
    const std::string kind(name(log.error()));
    Problem out = kind;
    std::replace(out.begin(), out.end(), '_', ' ');
    const auto own = line.substr(skipped);
    if (const auto more = remedy(own.substr(0, own.find(' ')), kind); !more.empty())
        out.append(" (").append(more).append(")");
    if (log.error().at < 0) return out;
    const std::size_t at = static_cast<std::size_t>(log.error().at) + skipped;
    out += " at character " + std::to_string(at + 1);
    if (at >= line.size() || line[at] == ' ') return out;
    const std::size_t begin = line.rfind(' ', at) + 1, length = std::min(line.find(' ', at), line.size()) - begin;
    return out + ", in \"" + std::string(line.substr(begin, std::min<std::size_t>(length, 40))) + "\"";
}

Problem problem_in_spaces(std::string_view line)
{
    const auto codes_line = codes_line_in(line);
    if (codes_line.empty()) return "too short: a line of the code games belongs at its end";
    const auto log = codes::from_line(codes_line);
    if (log && !codes::version_space::is_shown(log->setup().rules))
        return "too large a board for version spaces: at most 5 positions and 10,000 codes, as p4c10n";
    return problem_of(log, line, line.size() - codes_line.size());
}

Problem problem_in_betting(std::string_view line)
{
    if (betting::is_match_line(line)) return problem_of(betting::match_from_line(line), line);
    if (betting::is_given_line(line)) return problem_of(betting::given_from_line(line), line);
    return problem_of(betting::from_line(line), line);
}

Problem problem_in_codes(std::string_view line)
{
    if (codes::is_duel_line(line)) return problem_of(codes::duel_from_line(line), line);
    return problem_of(codes::from_line(line), line);
}

struct Game {
    std::string_view word; // first word of the game's lines
    Problem (*problem)(std::string_view line);
};
constexpr std::array games{
    Game{"codes", problem_in_codes},
    Game{"spaces", problem_in_spaces},
    Game{"thirtyone", [](std::string_view line) { return problem_of(thirtyone::from_line(line), line); }},
    Game{"trees", [](std::string_view line) { return problem_of(trees::from_line(line), line); }},
    Game{"tictactoe", [](std::string_view line) { return problem_of(tictactoe::from_line(line), line); }},
    Game{"matrix", [](std::string_view line) { return problem_of(matrix::from_line(line), line); }},
    Game{"betting", problem_in_betting},
    Game{"concepts", [](std::string_view line) { return problem_of(concepts::from_line(line), line); }},
    Game{"lab", [](std::string_view line) { return problem_of(lab::from_line(line), line); }},
    Game{"cluedo", [](std::string_view line) { return problem_of(cluedo::from_line(line), line); }},
};

using Named = std::pair<std::string_view, std::string_view>;
constexpr std::array with_lessons{
    Named{"mastermind", "codes"},    Named{"picas-fijas", "codes"}, Named{"spaces", "spaces"},
    Named{"thirtyone", "thirtyone"}, Named{"trees", "trees"},       Named{"tictactoe", "tictactoe"},
    Named{"matrix", "matrix"},       Named{"betting", "betting"},   Named{"concepts", "concepts"},
    Named{"cluedo", "cluedo"},       Named{"lab", "lab"},
};

} // namespace

std::string problem_of_line(std::string_view line)
{
    const auto word = line.substr(0, line.find(' '));
    for (const Game& g : games)
        if (g.word == word) return g.problem(line);
    Problem known;
    for (const Game& g : games) known.append(known.empty() ? "" : ", ").append(g.word);
    return "no game's line begins with \"" + std::string(word.substr(0, 40)) + "\", but with " + known;
}

std::string_view codes_line_in(std::string_view line)
{
    if (!line.starts_with("spaces ")) return line;
    // Skips eight words that belong to the screen (shell/spaces/game.hpp).
    for (int word = 0; word < 8; ++word) {
        const auto gap = line.find(' ');
        if (gap == std::string_view::npos) return {};
        line.remove_prefix(gap + 1);
    }
    return line;
}

std::string_view line_word(std::string_view game)
{
    for (const auto& [name, word] : with_lessons)
        if (name == game) return word;
    return {};
}

std::string names_of_games()
{
    std::string all;
    for (const auto& [name, word] : with_lessons) all.append(all.empty() ? "" : ", ").append(name);
    return all;
}

} // namespace engine::lesson
