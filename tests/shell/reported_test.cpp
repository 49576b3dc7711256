// From 0.1.0 2d5ba0a: RuntimeError: memory access out of bounds
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>
#include <utility>

TEST_SUITE("reported")
{
    TEST_CASE("spaces in 240 by 640: repeats every action, and the game goes on")
    {
        // spaces 1 me seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 599091616 g
        const std::string settings = R"json({
 "game": "spaces",
 "language": "en",
 "link": "c3BhY2VzIDEgbWUgc2VlZCB0cnVlIGIgdW5pZm9ybV9jb2RlIG5ldmVyIGNvZGVzIDEgcDRjMTBuIDEyIGFzc2lzdGFudCBkaWdpdHMgY29uc2lzdGVudCA1OTkwOTE2MTYgZzQ2MzkgYTAwQ8g",
 "motion": "reduce",
 "prefs": "language=en\n"
})json";
        Player p(settings, 240, 640);
        CHECK(p.settles());
        const std::pair<const char*, const char*> done[] = {
            {"menu", ""},
            {"close", ""},
            {"place:0", "1"},
        };
        for (const auto& control : done) {
            INFO(control.first);
            p.use(control.first, control.second);
            CHECK(p.settles());
        }
        CHECK_FALSE(p.outline()["nodes"].empty());
    }
}
