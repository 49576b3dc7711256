// Fuzzes settings, links, saved games and presses: starts the front end with them, and uses controls. Settings are
// name=value, separated by the byte 0x1f; "size" is the frame's, as 360x640; "press" is the number of a control.
#include "engine/base/check.hpp"
#include "tests/fuzz/input.hpp"
#include "tests/shell/player.hpp"
#include <charconv>
#include <string>
#include <vector>

namespace {

int number(std::string_view digits)
{
    int n = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), n);
    return n;
}

/// Width or height of the frame: 200 to 1600.
float side(std::string_view digits)
{
    const int n = number(digits);
    return static_cast<float>(n < 200 ? 200 : n > 1600 ? 1600 : n);
}

/// Uses the n-th enabled control on the canvas, counted around.
void press(Player& player, int n)
{
    std::vector<std::string> ids;
    for (const auto& [id, enabled] : player.app().drawn().enabled)
        if (enabled) ids.push_back(id);
    if (!ids.empty()) player.use(ids[static_cast<std::size_t>(n) % ids.size()], std::to_string(n % 7));
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    auto rest = fuzz::text(data, size);
    shell::app::Settings settings;
    float width = 360, height = 640;
    std::vector<int> presses;
    while (!rest.empty()) {
        const auto end = std::min(rest.find('\x1f'), rest.size());
        const auto one = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const auto equals = std::min(one.find('='), one.size());
        const auto name = one.substr(0, equals), value = one.substr(std::min(equals + 1, one.size()));
        if (name == "size") {
            width = side(value);
            height = side(value.substr(std::min(value.find('x') + 1, value.size())));
        } else if (name == "press") {
            if (presses.size() < 20) presses.push_back(number(value) & 0xffff);
        } else {
            settings.emplace_back(name, value);
        }
    }
    Player player(settings, width, height);
    for (const int n : presses) press(player, n);
    ENGINE_CHECK(nlohmann::json::accept(player.app().outline()));
    return 0;
}
