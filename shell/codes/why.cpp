// The texts of the why buttons: the candidates left, an impossible guess, the map's likeliest cell.
#include "shell/codes/phrases.hpp"

namespace shell::codes {

std::string View::why(const Say& say, std::string_view id) const
{
    const auto& known = analysis_.knowledge.value;
    if (!analysis_shown() || !known || known->consistent == 0) return {};
    const auto figure = [&](std::int64_t n) { return number(say.language(), n); };
    if (id == "why:left" && known->prefix_counts.size() > 1) {
        std::string out;
        for (const auto n : known->prefix_counts) out += (out.empty() ? "" : " → ") + figure(n);
        return say(Text::why_left, out);
    }
    if (const auto draft = ui_.draft.code(rules()); draft && id == "why:draft")
        for (const int row : conflicts(game(), *draft)) {
            const auto& r = game().rows[static_cast<std::size_t>(row)];
            return say(Text::why_impossible, Say::count(row + 1),
                       answer_in_words(say, engine::codes::feedback(rules(), r.guess, *draft)));
        }
    std::int64_t most = 0;
    std::string what;
    if (id == "why:map")
        for (std::size_t i = 0; i < known->marginals.size(); ++i)
            for (std::size_t s = 0; s < known->marginals[i].size(); ++s)
                if (const auto n = known->marginals[i][s]; n > most) {
                    most = n;
                    what = say(Text::position_n, Say::count(i + 1)) + ", " +
                           symbol_name(say, game().setup.face, static_cast<int>(s));
                }
    return most > 0 ? say(Text::why_most, what, figure(most)) : std::string();
}

} // namespace shell::codes
