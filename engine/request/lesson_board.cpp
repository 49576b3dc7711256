#include "engine/request/lesson_board.hpp"
#include "engine/request/lesson_case.hpp"
#include "engine/request/lesson_shown.hpp"
#include "engine/request/problem.hpp"
#include <algorithm>
#include <tuple>

namespace engine::request {
namespace {

/// The text for a message; a long one is cut to start at the first word that differs from the other text.
std::string from_difference(const std::string& text, const std::string& other)
{
    constexpr std::size_t most = 40;
    if (text.size() <= most) return in_quotes(text);
    const auto differs = std::mismatch(text.begin(), text.end(), other.begin(), other.end()).first;
    const auto blank = text.rfind(' ', static_cast<std::size_t>(differs - text.begin()));
    return blank == std::string::npos ? in_quotes(text) : in_quotes("…" + text.substr(blank));
}

std::string told(const Shown& shown, const Shown& asked)
{
    const auto& [here, there] =
        shown.rules == asked.rules ? std::tie(shown.position, asked.position) : std::tie(shown.rules, asked.rules);
    return "shows " + from_difference(here, there) + ", and the answer's request is about " +
           from_difference(there, here) + "; if that is meant so, say \"what_if\": true in fresh";
}

} // namespace

std::string problem_of_board(std::string_view line, const lesson::Source& answer, const lesson::Names& names)
{
    const auto shown = shown_by(line);
    std::string problem;
    for (const lesson::Part& part : answer.parts) {
        if (part.constant || !shown) continue;
        for (const Shown& asked : asked_about(request_of(part, names))) {
            if (asked.game != shown->game) continue;
            if (akin(*shown, asked)) return {};
            if (problem.empty()) problem = told(*shown, asked);
        }
    }
    return problem;
}

} // namespace engine::request
