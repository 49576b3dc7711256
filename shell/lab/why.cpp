// The text of the why button: the error of the best mean, and whether the second one differs from it.
#include "shell/lab/phrases.hpp"
#include <cmath>

namespace shell::lab {

std::string View::why(const Say& say, std::string_view id) const
{
    const auto rows = results(true);
    if (id != "why:results" || racing() || rows.empty()) return {};
    const auto& best = rows[0]->played;
    const auto games = say.count(static_cast<std::int64_t>(best.result.games));
    using engine::lab::Certainty;
    const Certainty certainty = best.certainty();
    std::string out = certainty == Certainty::exact     ? say(Text::lab_why_exact, games)
                      : certainty == Certainty::partial ? say(Text::lab_why_partial, games)
                      : certainty == Certainty::unknown
                          ? say(Text::lab_why_unknown, games)
                          : say(Text::lab_why_error, decimal(say.language(), best.result.sd(), 3), games);
    if (rows.size() < 2) return out;
    const auto d = engine::lab::difference(rows[1]->played, best);
    if (d.standard_error <= 0) return out;
    const double times = std::round(10 * std::abs(d.mean) / d.standard_error) / 10; // as shown
    return out + " " +
           say(times >= 3   ? Text::lab_why_differs
               : times >= 2 ? Text::lab_why_unlikely
                            : Text::lab_why_alike,
               strategy_in_words(say, rows[1]->strategy),
               (d.error_is_most ? "≥ " : "") + decimal(say.language(), times, 1));
}

} // namespace shell::lab
