// The letters on boards in the projector theme: at least 20 pixels of the window.
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>
#include <string>

namespace label_sizes_tests {

namespace {

constexpr float least = 20;

/// The texts on the board that are smaller, with their sizes, each once.
std::string small_texts(Player& p)
{
    rest(p);
    p.frames(30);
    Looks drawn;
    p.frame();
    const auto& board = p.app().drawn().board;
    if (!board) return {};
    // Tabs and buttons that stand above a board are no labels.
    const auto in_button = [&](shell::kit::Point m) {
        const auto& rects = p.app().drawn().rects;
        return std::any_of(rects.begin(), rects.end(), [&](const auto& one) {
            return one.second.contains(m) && !one.first.starts_with("node:") && !one.first.starts_with("cell:");
        });
    };
    std::set<std::string> out;
    for (const auto& t : drawn.texts)
        if (const float size = t.style.size * p.app().scale(); size < least - 0.1f && !t.words.empty() &&
                                                               board->contains(t.place.centre()) &&
                                                               !in_button(t.place.centre()))
            out.insert('"' + t.words + "\" " + std::to_string(static_cast<int>(size)));
    std::string all;
    for (const auto& one : out) all += (all.empty() ? "" : ", ") + one;
    return all;
}

} // namespace

TEST_SUITE("labels")
{
    TEST_CASE("on the usual projector a board's letters have 20 pixels")
    {
        for (const auto& screen : every_game) {
            Player p(config_of(screen, "en", R"(,"theme":"projector")"));
            for (const bool moved : {false, true}) {
                if (moved) {
                    make_first_move(p, screen);
                    for (const char* shown : {"analysis", "mind"}) p.use(shown, "1");
                }
                const std::string small = small_texts(p);
                CHECK_MESSAGE(small.empty(), screen.name << (moved ? " moved: " : ": ") << small);
            }
        }
    }
}

} // namespace label_sizes_tests
