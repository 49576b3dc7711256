// Tests the layout of all screens in a pseudo-language whose texts are doubled English ones (pseudo.py).
// cut.txt lists the known places without room; it may only become shorter.
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <set>

namespace language_tests {

using namespace shell::kit;

namespace {

constexpr std::string_view known_file = "tests/languages/cut.txt";

/// Lines that describe a place and a text or control without room there.
std::set<std::string> found;

std::string rounded(float x) { return std::to_string(static_cast<int>(x)); }

bool said_twice(std::string_view words)
{
    const std::size_t half = words.size() / 2;
    return words.size() % 2 == 1 && words[half] == ' ' && words.substr(0, half) == words.substr(half + 1);
}

/// Also records texts that the clip rectangle cuts at a side. (Only doubled texts: panned trees cut their numbers.)
class CutTexts : public WrittenTexts {
public:
    void text(Point at, float width, std::string_view words, const TextStyle& s) override
    {
        WrittenTexts::text(at, width, words, s);
        const ImDrawList& list = *ImGui::GetWindowDrawList();
        const Rect box = letters_of(at, width, s);
        const float low = list.GetClipRectMin().x, high = list.GetClipRectMax().x;
        const bool in_sight = box.y >= list.GetClipRectMin().y && box.bottom() <= list.GetClipRectMax().y &&
                              box.right() > low && box.x < high;
        if (in_sight && (said_twice(words) || said_twice(words.substr(words.find(' ') + 1))) &&
            (box.x < low - 2 || box.right() > high + 2))
            cut.emplace_back(words);
    }
    std::vector<std::string> cut;
};

/// Adds to `found` all texts and controls of the next frame that have no room.
void look(Player& p, std::string_view screen)
{
    const std::string where = std::string(screen) + ", " + rounded(p.width()) + " x " + rounded(p.height()) + ": ";
    CutTexts texts;
    p.frame();
    CHECK(texts.count > 0);
    if (const auto two = texts.two_on_each_other(); !two.empty()) found.insert(where + two);
    if (const auto two = overlapping(p); !two.empty()) found.insert(where + two);
    for (const auto& [id, r] : p.app().drawn().rects)
        if (r.x < 0 || r.y < 0 || r.right() > p.width() + 1 || r.bottom() > p.height() + 1)
            found.insert(where + std::string(id) + " is outside");
    if (texts.has("…")) found.insert(where + "a text is but dots");
    for (const auto& words : texts.cut) found.insert(where + '"' + words + "\" is cut");
}

} // namespace

TEST_SUITE("language")
{
    TEST_CASE("every text is said twice over")
    {
        CHECK(shell::text::Say(shell::text::Language::english)(shell::text::Text::close) == "Close Close");
    }
    TEST_CASE("with words twice as long no screen has texts or controls on each other, outside the window, or but dots")
    {
        for (const auto& screen : every_game)
            for (const auto& size : screen_sizes) {
                Player p(config_of(screen), size.first, size.second);
                look(p, screen.name);
                make_first_move(p, screen);
                look(p, screen.name);
                p.use("analysis", "1");
                p.use("mind", "1");
                rest(p);
                look(p, screen.name);
                for (const std::string_view dialog : {"menu", "rules_dialog", "howto"}) {
                    p.use(dialog);
                    p.frames(3);
                    look(p, screen.name);
                    p.use("close");
                    p.frames(3);
                }
            }
        for (const auto& size : screen_sizes) {
            Player p(R"({"motion":"reduce","language":"en"})", size.first, size.second);
            look(p, "home");
            p.use("lessons");
            p.settles(60);
            look(p, "home");
        }
        if (std::getenv("SAGAZ_UPDATE_GOLDENS")) {
            std::ofstream out{std::string(known_file)};
            for (const auto& line : found) out << line << '\n';
        }
        std::set<std::string> known;
        std::ifstream file{std::string(known_file)};
        for (std::string line; std::getline(file, line);) known.insert(line);
        for (const auto& line : found) CHECK_MESSAGE(known.contains(line), "no room: ", line);
        for (const auto& line : known)
            CHECK_MESSAGE(found.contains(line), "has room now, take it out of cut.txt: ", line);
    }
}

} // namespace language_tests
