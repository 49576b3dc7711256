// The helpers that quote texts by key: values by name, gaps for the others.
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace wording_tests {

using namespace wording;

TEST_SUITE("wording")
{
    TEST_CASE("values by name are those in the program's order, in any order and with the plural of each number")
    {
        using shell::text::Say;
        for (const int n : {1, 2}) {
            CHECK(en(Text::you_won, {{"count", n}}) == en(Text::you_won, Say::count(n)));
            for (const Language l : shell::text::languages)
                CHECK(in(l, Text::lab_race_split, {{"groups", n}, {"codes", 1296}, {"largest", 256}}) ==
                      in(l, Text::lab_race_split, Say::count(1296), Say::count(n), Say::count(256)));
        }
        // the first language's brackets give another order than the text has
        CHECK(en(Text::cluedo_worst, {{"move", 3}, {"percent", 25}, {"better", "x"}}) ==
              en(Text::cluedo_worst, "3", "x", "25"));
        CHECK(en(Text::cluedo_follows, {{"notes", 1, "4"}}) != en(Text::cluedo_follows, {{"notes", 2, "4"}}));
    }
    TEST_CASE("a text is found with some of its values, whatever it has for the others and their forms")
    {
        for (const int n : {1, 2}) {
            const std::string shown = "x " + en(Text::hint_knuth, {{"code", "0011"}, {"score", n}}) + " y";
            CHECK(says(shown, Text::hint_knuth));
            CHECK(says(shown, Text::hint_knuth, {{"code", "0011"}}));
            CHECK(says(shown, Text::hint_knuth, {{"score", n}}));
            CHECK_FALSE(says(shown, Text::hint_knuth, {{"score", 3 - n}}));
            CHECK_FALSE(says(shown, Text::hint_knuth_impossible));
            CHECK_FALSE(says(shown, Text::hint_knuth, {}, Language::spanish));
        }
    }
    TEST_CASE("what is shown for a value is read, and what is around it is the text's")
    {
        const std::string shown = en(Text::lab_race_left, {{"guesses", 2}, {"first", "a: 1"}, {"second", "b: 2"}});
        CHECK(value_in(shown, Text::lab_race_left, "first") == "a: 1");
        CHECK(value_in(shown, Text::lab_race_left, "second") == "b: 2");
        CHECK(value_in(shown, Text::lab_race_even, "count") == "");
        CHECK(shown.starts_with(beginning(Text::lab_race_left)));
        CHECK(shown.ends_with(ending(Text::lab_race_left)));
        CHECK(value_in(en(Text::guess_contradicts, {{"rows", "row 1"}}), Text::guess_contradicts, "rows") == "row 1");
    }
}

} // namespace wording_tests
