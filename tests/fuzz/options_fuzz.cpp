// Fuzzes settings, links and saved games: starts the front end with them, and draws one frame. Settings are name=value,
// separated by the byte 0x1f; "size" is the frame's, as 360x640.
#include "engine/base/check.hpp"
#include "tests/fuzz/input.hpp"
#include "tests/shell/player.hpp"
#include <charconv>

namespace {

/// Width or height of the frame: 200 to 1600.
float side(std::string_view digits)
{
    int n = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), n);
    return static_cast<float>(n < 200 ? 200 : n > 1600 ? 1600 : n);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto rest = fuzz::text(data, size);
    shell::app::Settings settings;
    float width = 360, height = 640;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\x1f'), rest.size());
        const auto one = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const auto equals = std::min(one.find('='), one.size());
        const auto name = one.substr(0, equals), value = one.substr(std::min(equals + 1, one.size()));
        if (name == "size") {
            width = side(value);
            height = side(value.substr(std::min(value.find('x') + 1, value.size())));
        } else {
            settings.emplace_back(name, value);
        }
    }
    Player player(settings, width, height);
    ENGINE_CHECK(nlohmann::json::accept(player.app().outline()));
    return 0;
}
