// The review of a finished game says which question let a rival know the envelope: mine, its own, or another's. Each
// game is known to have one.
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::Text;

using namespace engine::cluedo;
using shell::text::Say;

namespace {

bool tells(const std::string& line, const std::string& words)
{
    Player p(config());
    open_line(p, line);
    REQUIRE(p.settles(3000));
    const auto items = p.control("review_lines")["items"];
    return std::find(items.begin(), items.end(), words) != items.end();
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("the review names my question that let a rival know the envelope, and the rival's own")
    {
        const std::string line =
            "cluedo 1 game 3-3-4 dcc 0 0 2 mmm 5 - - - qbfh p qcfh p qbdj p qcfj vj p qbfg p qbfg jbfg";
        CHECK(tells(line, en(Text::cluedo_rival_by_mine, Say::count(5), "Leo")));
        CHECK(tells(line, en(Text::cluedo_rival_by_own, Say::count(6), "Ana")));
    }
    TEST_CASE("the review names another player's question that let a rival know the envelope")
    {
        const std::string line = "cluedo 1 game 3-3-4 dcc 0 0 0 mmm 6 - - - qafg p qcdh p qbeg vb p qcdg p qbdj p qcfi "
                                 "vi p p qcdi vi p qcfg p p qceg ve jcdg";
        CHECK(tells(line, en(Text::cluedo_rival_by_other, "Ana", Say::count(9), "Leo")));
    }
}

} // namespace cluedo_tests
