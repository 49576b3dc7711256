#include "shell/cluedo/advice_words.hpp"
#include "shell/cluedo/phrases.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

std::vector<std::string> cluedo_asked_known(const Say& say, const View& v, const Trio& cards)
{
    const Setup& s = v.game().setup;
    std::vector<std::string> out;
    for (const Card c : cards)
        for (Holder h = 0; h < s.table.holders(); ++h)
            if (v.cell(c, h).kind == Cell::Kind::yes) out.push_back(cluedo_literal(say, s, {c, h, true}) + ".");
    if (const std::size_t open = cards.size() - std::min(cards.size(), out.size()); !out.empty() && open > 0)
        out.push_back(say(Text::cluedo_asked_clears, Say::count(static_cast<std::int64_t>(open))));
    if (s.everyone) out.push_back(say(Text::cluedo_advice_first));
    return out;
}

std::string cluedo_points(const Say& say, const Question& q)
{
    return say(Text::cluedo_points, decimal(say.language(), static_cast<double>(q.score) / 1e7, 1));
}

std::string cluedo_counted(const Say& say, const Advice& a, const Question& q)
{
    std::string out = a.exact ? say(Text::cluedo_counted_all)
                              : say(Text::cluedo_from_draws, Say::count(a.samples),
                                    decimal(say.language(), std::max(0.1, q.error * 100), 1));
    if (a.best > 1) out += " " + say(Text::cluedo_tie_best, Say::count(a.best));
    return out;
}

std::string cluedo_left(const Say& say, const engine::cluedo::Answer& a)
{
    return say(a.all ? Text::cluedo_envelopes_n : Text::cluedo_envelopes_least, Say::count(a.envelopes));
}

} // namespace shell::cluedo
