#include "shell/app/inspector/past.hpp"
#include "shell/app/games.hpp"
#include "shell/kit/prefs.hpp"
#include <algorithm>

namespace shell::app::inspector {

void Past::follow(std::string_view line)
{
    const bool earlier =
        !moments_.empty() && line_.starts_with(line) &&
        std::any_of(moments_.begin(), moments_.end(), [&](const Moment& m) { return m.end == line.size(); });
    if (!earlier && line != line_) {
        line_ = line;
        moments_.clear();
        const auto* game = game_of(line);
        kit::Prefs prefs;
        for (std::size_t end = line.find(' '), begin = 0; game && end != line.npos; begin = end) {
            end = std::min(line.find(' ', begin + 1), line.size());
            if (game->open(line.substr(0, end), prefs))
                moments_.push_back({moments_.empty() ? "" : std::string(line.substr(begin + 1, end - begin - 1)), end});
            if (end == line.size()) break;
        }
    }
    at_ = 0;
    for (std::size_t i = 0; i < moments_.size(); ++i)
        if (moments_[i].end <= line.size()) at_ = i;
}

} // namespace shell::app::inspector
