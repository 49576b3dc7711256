#include "engine/cli/link.hpp"
#include "engine/betting/game.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/lines.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/game.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/matrix/game.hpp"
#include "engine/session/link.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <array>

namespace engine::cli {
namespace {

using Problem = std::string; // "" = none

template <class Log>
Problem problem_of(const Log& log, std::size_t skipped = 0)
{
    if (log) return {};
    const std::string kind(name(log.error()));
    const int at = log.error().at;
    return kind + (at < 0 ? "" : " at character " + std::to_string(static_cast<std::size_t>(at) + skipped + 1));
}

/// The code games' line stands behind eight words, which are the screen's alone (shell/spaces/game.hpp).
Problem problem_of_spaces(std::string_view line)
{
    std::size_t at = 0;
    for (int word = 0; word < 8; ++word) {
        at = line.find(' ', at);
        if (at++ == std::string_view::npos) return "too short: a line of the code games belongs at its end";
    }
    return problem_of(codes::from_line(line.substr(at)), at);
}

struct Game {
    std::string_view word; // the first of its lines
    Problem (*problem)(std::string_view line);
};
constexpr std::array games{
    Game{"codes", [](std::string_view line) { return problem_of(codes::from_line(line)); }},
    Game{"spaces", problem_of_spaces},
    Game{"thirtyone", [](std::string_view line) { return problem_of(thirtyone::from_line(line)); }},
    Game{"trees", [](std::string_view line) { return problem_of(trees::from_line(line)); }},
    Game{"tictactoe", [](std::string_view line) { return problem_of(tictactoe::from_line(line)); }},
    Game{"matrix", [](std::string_view line) { return problem_of(matrix::from_line(line)); }},
    Game{"betting", [](std::string_view line) { return problem_of(betting::from_line(line)); }},
    Game{"lab", [](std::string_view line) { return problem_of(lab::from_line(line)); }},
    Game{"cluedo", [](std::string_view line) { return problem_of(cluedo::from_line(line)); }},
};

Problem problem_of_line(std::string_view line)
{
    const auto word = line.substr(0, line.find(' '));
    for (const Game& g : games)
        if (g.word == word) return g.problem(line);
    Problem known;
    for (const Game& g : games) known.append(known.empty() ? "" : ", ").append(g.word);
    return "no game's line begins with \"" + std::string(word.substr(0, 40)) + "\", but with " + known;
}

} // namespace

Expected<std::string, std::string> link_of(std::string_view line)
{
    if (line.size() > session::max_line_length)
        return Unexpected<std::string>("a line has at most " + std::to_string(session::max_line_length) +
                                       " characters, this one " + std::to_string(line.size()));
    if (auto problem = problem_of_line(line); !problem.empty()) return Unexpected<std::string>(std::move(problem));
    return "#s=" + session::to_link(line);
}

Expected<std::string, std::string> line_of(std::string_view link)
{
    if (const auto at = link.find("#s="); at != std::string_view::npos) link.remove_prefix(at + 3);
    auto line = session::from_link(link);
    if (!line) return Unexpected<std::string>("not a whole link: " + problem_of(line));
    if (auto problem = problem_of_line(*line); !problem.empty())
        return Unexpected<std::string>("the link is whole, its line is not: " + problem);
    return *std::move(line);
}

int links(const std::string& text, bool decode, std::FILE* in, std::FILE* out, std::FILE* errors)
{
    int status = 0;
    const auto print = [&](const std::string& one) {
        const auto made = decode ? line_of(one) : link_of(one);
        if (made) std::fprintf(out, "%s\n", made->c_str());
        else {
            std::fprintf(errors, "sagaz link: %s\n", made.error().c_str());
            status = 1;
        }
    };
    if (!text.empty()) {
        print(text);
        return status;
    }
    std::string line;
    while (read_line(in, line, 2 * session::max_link_length)) {
        if (line.ends_with('\r')) line.pop_back();
        if (!line.empty()) print(line);
    }
    return status;
}

} // namespace engine::cli
