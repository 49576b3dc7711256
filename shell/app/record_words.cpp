// The player's record in words, for home.
#include "shell/app/records.hpp"

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

} // namespace shell::app
