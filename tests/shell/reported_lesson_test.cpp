// From 0.1.0 cd1669c: RuntimeError: unreachable
#include "tests/shell/lesson_support.hpp"
#include <doctest/doctest.h>
#include <utility>

TEST_SUITE("reported")
{
    TEST_CASE("trees in 360 by 640, step 3 of the lesson cut-1: repeats every action, and the game goes on")
    {
        // trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)
        const std::string settings = R"json({
 "game": "trees",
 "language": "es",
 "link": "dHJlZXMgMSBleHBsb3JlIG1heCBhbHBoYWJldGEgbGVmdF90b19yaWdodCAwICgzLDEyLDgpKDIsNCw2KSgxNCw1LDIp0l0",
 "motion": "reduce",
 "prefs": "language=en\nlesson.cut-1=2 8\n"
})json";
        Player p(settings, 360, 640);
        CHECK(p.settles());
        p.app().set("lesson", lesson_support::opened("cut-1", "en", 2, 1810079509u));
        CHECK(p.settles());
        const std::pair<const char*, const char*> done[] = {
            {"lesson_mark:0", ""},
            {"lesson_mark:2", ""},
            {"lesson_check", ""},
            {"lesson_hint", ""},
        };
        for (const auto& control : done) {
            INFO(control.first);
            p.use(control.first, control.second);
            CHECK(p.settles());
        }
        CHECK_FALSE(p.outline()["nodes"].empty());
    }
}
