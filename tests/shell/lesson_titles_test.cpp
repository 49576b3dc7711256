// Titles of lessons and names of tracks, in the list of lessons and at home.
#include "shell/text/text.hpp"
#include "tests/shell/lesson_phone.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <set>

namespace lesson_titles_tests {

using wording::Text;

using namespace lesson_phone;

TEST_SUITE("lessons")
{
    TEST_CASE("in the list of lessons and at home each track has its name over its lessons")
    {
        Player p(R"({"language": "en"})", 360, 640);
        for (const bool list : {false, true}) {
            if (list) p.use("lessons");
            p.settles(60);
            std::set<std::string> seen;
            for (int page = 0; page < 14; ++page) {
                Looks looks;
                p.frame();
                for (const auto& t : looks.texts) // home's cards stand behind the list
                    seen.insert(list ? t.words : t.words.substr(0, t.words.find(" · ")));
                for (const auto& [name, r] : p.app().drawn().scrolls)
                    ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
                ImGui::GetIO().AddMouseWheelEvent(0, -3);
                p.frames(3);
            }
            for (const Text track : {Text::track_games, Text::track_codes, Text::track_hidden, Text::track_deduction})
                CHECK(seen.count(wording::en(track)) == 1);
        }
    }
    TEST_CASE("in the list of lessons no title is cut, on a telephone either, in any language")
    {
        for (const std::string& language : every_language) {
            CAPTURE(language);
            Player p(R"({"language": ")" + language + R"(", "prefs": "lesson.hypotheses=2 7\n"})", 360, 640);
            p.use("lessons");
            p.settles(60);
            Looks looks;
            int titles = 0;
            for (int page = 0; page < 12; ++page) {
                looks.forget();
                p.frame();
                for (const auto& t : looks.texts) {
                    titles += t.words.find("·") != std::string::npos ? 1 : 0;
                    CHECK_MESSAGE(!t.words.ends_with("…"), t.words);
                }
                for (const auto& [name, r] : p.app().drawn().scrolls)
                    ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
                ImGui::GetIO().AddMouseWheelEvent(0, -3);
                p.frames(3);
            }
            CHECK(titles > 20);
        }
    }
}

} // namespace lesson_titles_tests
