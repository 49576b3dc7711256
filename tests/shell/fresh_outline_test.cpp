// The page reads the outline only when a frame reports a change: its copy must never be older than the canvas.
#include "imgui.h"
#include "tests/shell/every_screen.hpp"
#include <doctest/doctest.h>
#include <fstream>

namespace fresh_outline_tests {

namespace {

/// Removes the places of controls: the page asks for them when it needs them.
void strip(nlohmann::json& nodes)
{
    for (auto& n : nodes) {
        n.erase("rect");
        n.erase("drawn"); // the control of the canvas that stands for it
        for (const char* inner : {"nodes", "options"})
            if (n.contains(inner)) strip(n[inner]);
    }
}

std::string read_out(Player& p)
{
    auto tree = p.outline();
    tree.erase("board"); // has places too
    tree.erase("rects");
    strip(tree["nodes"]);
    return tree.dump();
}

/// The first difference with 80 characters on each side, of both; "" if they are equal.
std::string difference(const std::string& a, const std::string& b)
{
    if (a == b) return {};
    const auto at = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    const auto from = at < 80 ? 0 : at - 80;
    return a.substr(from, 160) + "\n" + b.substr(from, 160);
}

/// A page: it reads the outline only when a frame reports a change.
class Page {
public:
    explicit Page(Player& p) : p_(p), told_(read_out(p)) {}
    /// Runs frames until nothing animates. Returns the difference between the page's outline and the current one.
    std::string rest()
    {
        for (int i = 0; i < 300; ++i) {
            p_.frame();
            if (p_.last().outline_changed) told_ = read_out(p_);
            if (!p_.last().animating) break;
        }
        return difference(told_, read_out(p_));
    }

private:
    Player& p_;
    std::string told_;
};

std::uint32_t next(std::uint32_t& x) { return (x = x * 1664525u + 1013904223u) >> 8; }

} // namespace

TEST_SUITE("outline")
{
    TEST_CASE("whatever is pressed, a page is told of each outline that says something else")
    {
        std::uint32_t x = 7;
        for (const auto& screen : every_game)
            for (const auto& size : {std::pair(360.f, 640.f), std::pair(1280.f, 800.f)}) {
                const float w = size.first, h = size.second;
                Player p(config_of(screen, "en"), w, h);
                make_first_move(p, screen);
                Page page(p);
                REQUIRE(page.rest().empty());
                for (int i = 0; i < 25; ++i) {
                    std::vector<nlohmann::json> buttons;
                    collect_buttons(p.outline()["nodes"], buttons);
                    std::erase_if(buttons, [](const auto& b) {
                        const auto id = b.value("id", "");
                        return b.value("disabled", false) || id == "home" || id == "textview" || id == "share";
                    });
                    if (buttons.empty()) break;
                    const auto& b = buttons[next(x) % buttons.size()];
                    const auto id = b.value("id", "");
                    if (next(x) % 2 == 0 && b.contains("rect")) { // by the pointer
                        const auto& r = b["rect"];
                        auto& app = p.app();
                        using Event = shell::app::App::PointerEvent;
                        const float px = r[0].get<float>() + r[2].get<float>() / 2,
                                    py = r[1].get<float>() + r[3].get<float>() / 2;
                        for (const Event e : {Event::move, Event::down, Event::up})
                            app.pointer(e, px, py, 0, shell::app::App::PointerSource::mouse);
                    } else p.app().outline_action(id, "");
                    const std::string left = page.rest();
                    INFO(screen.name << " at " << w << " x " << h << " after " << id << ", press " << i);
                    CHECK(left == "");
                    if (!left.empty()) break;
                }
            }
    }
}

} // namespace fresh_outline_tests
