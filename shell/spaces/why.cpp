// The reasons behind the numbers of the screen: the codes left, a space's share, the heat map, and a suspected lie.
#include "shell/kit/figures.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"

namespace shell::spaces {
namespace {

/// "1296 → 312 → 42": the codes after each answer.
std::string codes_left(const Say& say, const Analysis& analysis)
{
    std::string out;
    for (const auto& g : analysis.generations()) out += (out.empty() ? "" : " → ") + figure_text(say, g.codes());
    return out;
}

std::string space_why(const Say& say, const View& v)
{
    const auto& chosen = v.ui().chosen;
    const auto& g = v.analysis().generations()[static_cast<std::size_t>(chosen.generation)];
    if (v.ui().tab != Tab::tree || chosen.dead || chosen.space >= g.live()) return {};
    return say(v.game().noisy() ? Text::spaces_why_share_lies : Text::spaces_why_share,
               figure_text(say, g.members[chosen.space]), figure_text(say, g.codes()),
               percent_in_words(say, v.analysis().share(g, chosen.space)));
}

/// The likeliest value of the map; the first of equals.
std::string map_why(const Say& say, const View& v)
{
    const auto& g = v.analysis().now();
    int position = 0, value = 0;
    Count most = 0;
    const auto at = [&](int i, int s) {
        Count n = 0;
        for (const auto& m : g.marginals) n += m[static_cast<std::size_t>(i)][static_cast<std::size_t>(s)];
        return n;
    };
    for (int i = 0; i < v.rules().positions; ++i)
        for (int s = 0; s < v.rules().symbols; ++s)
            if (const Count n = at(i, s); n > most) most = n, position = i, value = s;
    if (v.ui().tab != Tab::map || v.game().noisy() || most == 0) return {};
    return say(Text::spaces_why_map, figure_text(say, most), figure_text(say, g.codes()),
               symbol_name(say, v.game().face(), value) + " · " + say(Text::position_n, Say::count(position + 1)));
}

/// The most probable true answer if this row's answer was a lie.
std::string lie_why(const Say& say, const View& v, std::size_t row)
{
    if (!v.suspects(row)) return {};
    const auto truth = v.analysis().likely_truth(row);
    return say(Text::spaces_why_lie, std::to_string(row + 1), answer_in_words(say, truth.answer),
               percent_in_words(say, truth.probability));
}

} // namespace

std::string View::why(const Say& say, std::string_view id) const
{
    if (const auto row = suffix_index(id, "why:lie"_id, engine::codes::max_guesses_limit); row && analysis_shown())
        return lie_why(say, *this, static_cast<std::size_t>(*row)); // needs no spaces
    if (!analysis_shown() || !analysis_.settled() || analysis_.too_large()) return {};
    if (id == "why:left")
        return analysis_.known_answers() > 0 ? say(Text::spaces_why_left, codes_left(say, analysis_)) : std::string();
    return id == "why:space" ? space_why(say, *this) : id == "why:map" ? map_why(say, *this) : std::string();
}

} // namespace shell::spaces
