// Fuzzes saved games and preferences: data that is read, written and read again is equal.
#include "shell/app/saved.hpp"
#include "tests/fuzz/input.hpp"
#include "tests/fuzz/lines.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace shell::app;
    const auto text = fuzz::text(data, size);
    const auto games = read_games(text);
    for (const auto& line : games.lines) fuzz::try_line(line);
    const auto written = games_text(games);
    const auto again = read_games(written);
    ENGINE_CHECK(!again.damaged && again.lines == games.lines && again.last == games.last && again.at == games.at &&
                 again.shown == games.shown);
    const auto prefs = prefs_text(read_prefs(text));
    ENGINE_CHECK(prefs_text(read_prefs(prefs)) == prefs);
    return 0;
}
