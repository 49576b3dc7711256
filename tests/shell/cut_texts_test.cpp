// On a telephone no text is cut off with dots, in any language: what has no room is broken, smaller, or in other words.
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include "text/keys.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <set>

namespace cut_texts_tests {

namespace {

/// Whether a text of the language ends so itself: "Thinking…", "If {player} plays…".
bool is_meant(std::string_view words, shell::text::Language language)
{
    for (const auto* section : shell::text::text_sections())
        for (int i = 1; i <= section->size; ++i) {
            const auto t = static_cast<shell::text::Text>(static_cast<int>(section->before) + i);
            std::string_view pattern = shell::text::pattern(language, t);
            if (!pattern.ends_with("…")) continue;
            pattern = pattern.substr(pattern.rfind('}') + 1); // what follows the last value
            if (pattern == "…") continue;
            if (words.ends_with(pattern) || pattern.ends_with(words)) return true;
        }
    return words.starts_with("("); // a tree as one line is cut on purpose
}

class Cut {
public:
    explicit Cut(shell::text::Language language) : language_(language) {}
    /// Adds the texts of the next frame that are cut.
    void look(Player& p, const std::string& where)
    {
        Looks looks;
        p.frame();
        for (const auto& t : looks.texts)
            if (t.words.ends_with("…") && !is_meant(t.words, language_)) found.insert(where + ": " + t.words);
    }
    std::set<std::string> found;

private:
    shell::text::Language language_;
};

} // namespace

TEST_SUITE("sweep")
{
    TEST_CASE("on a telephone no button, tab or line is cut off with dots, in any language")
    {
        for (const auto spoken : shell::text::languages) {
            Cut cut(spoken);
            const std::string language(code(spoken));
            for (const auto& screen : every_game) {
                const std::string at = std::string(screen.name) + " in " + language;
                Player p(config_of(screen, language), 360, 640);
                cut.look(p, at);
                make_first_move(p, screen);
                cut.look(p, at + ", moved");
                p.use("analysis", "1");
                p.use("mind", "1");
                p.use("sheet", "2");
                rest(p);
                for (const char* tab : {"0", "1", "2", "3", "4"}) {
                    p.use("tab", tab);
                    rest(p);
                    cut.look(p, at + ", tab " + tab);
                }
                for (const std::string dialog : {"menu", "export", "rules_dialog", "howto", "share"}) {
                    p.use(dialog);
                    p.frames(3);
                    cut.look(p, at + ", " + dialog);
                    p.use("close");
                    p.frames(3);
                }
            }
            Player p(R"({"motion":"reduce","language":")" + language + "\"}", 360, 640);
            p.app().set("date", "2026-11-30\tlunes 30 de noviembre");
            p.frames(3);
            cut.look(p, "home in " + language);
            p.use("puzzles");
            p.settles(60);
            cut.look(p, "puzzles in " + language);
            for (const auto& text : cut.found) CHECK_MESSAGE(false, text);
        }
    }
}

} // namespace cut_texts_tests
