// Terms of the glossary in drawn texts: each is underlined once on a screen, is alike on the canvas and in the outline,
// and leads to the glossary.
#include "engine/session/link.hpp"
#include "shell/app/games.hpp"
#include "shell/kit/terms.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>
#include <set>

namespace terms_tests {

using shell::kit::find_term;
using Kind = shell::kit::Effect::Kind;
constexpr auto nowhere = std::string_view::npos;

/// A configuration that opens this line.
std::string opening(std::string_view line, std::string_view language = "en")
{
    return nlohmann::json{{"link", engine::session::to_link(line)}, {"language", language}}.dump();
}
const std::string betting = "betting 1 2,4,6 max 7",
                  trees = "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)";

TEST_SUITE("terms")
{
    TEST_CASE("a term is found as a word of its own, with a capital and in the plural, and in no other word")
    {
        CHECK(find_term("The window here", "window") == 4);
        CHECK(find_term("Window", "window") == 0);
        CHECK(find_term("two windows.", "window") == 4);
        CHECK(find_term("windowed", "window") == nowhere);
        CHECK(find_term("rewindow", "window") == nowhere);
        CHECK(find_term("podado", "poda") == nowhere);
        CHECK(find_term("según la hipótesis", "hipótesis") == 10);
        CHECK(find_term("época", "poca") == nowhere); // é is a letter too
        CHECK(find_term("α ≥ β", "β") == 7);
        CHECK(find_term("why f(n), then", "f(n)") == 4);
        CHECK(find_term("", "window") == nowhere);
        CHECK(find_term("window", "") == nowhere);
    }

    TEST_CASE("each is underlined once on a screen, the same in the outline, and leads to its place in the glossary")
    {
        Player p(opening(trees), 1280, 1200); // the whole panel in sight
        p.use("step", "8");
        REQUIRE(p.settles());
        const auto& terms = p.app().drawn().terms;
        REQUIRE(terms.size() >= 2);
        std::set<std::string> seen;
        for (const auto& term : terms) {
            const auto& id = term.first; // CAPTURE cannot see structured bindings under clang
            const auto& word = term.second;
            CAPTURE(id);
            CHECK(seen.insert(id).second);
            CHECK(p.control(id)["text"] == word);
            CHECK(p.app().drawn().rects.count(id) == 1);
        }
        for (const auto& control : p.app().drawn().enabled)
            CHECK_MESSAGE(!control.first.ends_with(" twice"), control.first);
        const std::string first = terms.front().first;
        const auto r = p.app().drawn().rects.find(first)->second;
        p.click_at({r.x, r.y, r.w, r.h});
        CHECK("term:" + p.effect(Kind::page, "term") == first);
    }

    TEST_CASE("what can be pressed is not underlined as well")
    {
        Player p(opening(betting));
        REQUIRE(p.settles());
        const auto& m = p.app().drawn();
        for (const auto& term : m.terms) {
            const auto r = m.rects.find(term.first)->second;
            for (const auto& other : m.rects) {
                const auto both = other.second.clipped(r);
                CHECK_MESSAGE((other.first.starts_with("term:") || both.w <= 0 || both.h <= 0), term.first, " in ",
                              other.first);
            }
        }
    }

    TEST_CASE("no word of a title is underlined, in any game and language")
    {
        for (const auto& game : shell::app::games())
            for (const auto language : shell::text::languages) {
                if (!shell::kit::listed(game.place)) continue;
                Player p(
                    nlohmann::json{{"game", shell::kit::name(game.place)}, {"language", shell::text::code(language)}}
                        .dump());
                p.use("analysis", "1");
                (void)p.settles();
                Looks drawn;
                p.frame();
                const auto& m = p.app().drawn();
                for (const auto& term : m.terms) {
                    const auto r = m.rects.find(term.first);
                    if (r == m.rects.end()) continue;
                    CHECK_MESSAGE(r->second.y > 50, term.second, " in the bar");
                    for (const Written& t : drawn.texts)
                        if (t.style.weight == shell::kit::Weight::bold && t.style.size >= 15 &&
                            t.words.find(term.second) != std::string::npos)
                            CHECK_MESSAGE(!meet(t.place, r->second), term.second, " in ", t.words);
                }
            }
    }

    TEST_CASE("under a dialog nothing is underlined; in how to play it is, and the way to the glossary is there")
    {
        Player p(opening(trees));
        p.use("menu");
        REQUIRE(p.settles());
        CHECK(p.app().drawn().terms.empty());
        CHECK(p.has("glossary"));
        p.use("close");
        p.use("howto");
        REQUIRE(p.settles());
        CHECK_FALSE(p.app().drawn().terms.empty());
        REQUIRE(p.click("glossary"));
        bool opened = false;
        for (const auto& e : p.effects())
            opened |= e.kind == Kind::page && e.name == "guides/glossary" && e.text.empty();
        CHECK(opened);
    }

    TEST_CASE("a host without the glossary's page is asked for the text, and shows it")
    {
        Player p(R"({"game": "trees", "pages": false})");
        CHECK_FALSE(p.has("glossary"));
        p.app().set("explain", "Minimax\nMAX takes the largest.");
        p.frames(3);
        CHECK(p.outline().dump().find("MAX takes the largest.") != std::string::npos);
        p.use("close");
        CHECK(p.outline().dump().find("MAX takes the largest.") == std::string::npos);
    }

    TEST_CASE("every game has words that are found on one of its screens, in every language")
    {
        for (const auto& game : shell::app::games())
            for (const auto language : shell::text::languages) {
                if (!shell::kit::listed(game.place)) continue;
                const auto table = shell::text::pattern(language, shell::app::terms_of(game.place));
                CAPTURE(shell::kit::name(game.place));
                CHECK(table.find('=') != nowhere);
                Player p(
                    nlohmann::json{{"game", shell::kit::name(game.place)}, {"language", shell::text::code(language)}}
                        .dump());
                bool found = false;
                const auto look = [&] {
                    (void)p.settles();
                    found |= !p.app().drawn().terms.empty();
                };
                look();
                p.use("howto");
                look();
                p.use("close");
                p.use("analysis", "1");
                look();
                CHECK(found);
            }
    }
}

} // namespace terms_tests
