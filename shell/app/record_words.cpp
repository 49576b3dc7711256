// The player's record in words, for home.
#include "shell/app/records.hpp"
#include "shell/kit/figures.hpp"
#include <array>
#include <utility>

namespace shell::app {

std::string record_in_words(const text::Say& say, const Record& r)
{
    using text::Text;
    if (r.played == 0) return {};
    std::string out = say(Text::record_won, say.count(r.won), say.count(r.played));
    if (r.best > 0)
        out += " · " + say(Text::record_best, say.count(r.best),
                           text::decimal(say.language(), static_cast<double>(r.sum) / r.won, 1));
    if (r.streak > 1) out += " · " + say(Text::record_streak, say.count(r.streak));
    if (r.unaided > 0 && r.unaided < r.won) out += " · " + say(Text::record_unaided, say.count(r.unaided));
    return out;
}

std::string rung_in_words(const text::Say& say, const Prefs& prefs, Place place)
{
    using text::Text;
    constexpr std::array names{Text::record_easy, Text::record_medium, Text::record_hard, Text::record_expert,
                               Text::record_perfect};
    const auto rung = parse_int(prefs.get(rung_key(place)), 1, static_cast<int>(names.size()));
    return rung ? say(Text::record_beaten, say(names[static_cast<std::size_t>(*rung - 1)])) : std::string();
}

std::string duels_in_words(const text::Say& say, const Prefs& prefs, Place place)
{
    using text::Text;
    std::string out;
    for (const auto& [level, words] :
         {std::pair("duel.easy", Text::record_duels_easy), std::pair("duel.medium", Text::record_duels_medium),
          std::pair("duel.hard", Text::record_duels_hard)}) {
        const Record r = record_from(prefs.get(record_key(place, level)));
        if (r.played == 0) continue;
        out += (out.empty() ? "" : " · ") +
               say(words, say.count(r.won), say.count(r.played - r.won - r.even), say.count(r.even));
    }
    return out;
}

} // namespace shell::app
