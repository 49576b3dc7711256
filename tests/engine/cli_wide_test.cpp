// `sagaz optimal --widths`: its output, the tree as text, and its refusals.
#include "engine/cli/commands.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include "tests/engine/said.hpp"
#include <doctest/doctest.h>

using namespace engine;

namespace {

Said search_widths(const std::string& rules, const std::string& first = {}, bool tree = false)
{
    cli::OptimalOptions options;
    options.rules = rules;
    options.widths = {1, 4};
    options.first = first;
    options.tree = tree ? "-" : "";
    return said_by(cli::widened, options);
}
bool mentions(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_SUITE("cli")
{
    TEST_CASE("a search of some widths tells its total and that nothing is proven, and writes a tree that can be read")
    {
        const Said told = search_widths("p3c6r");
        CHECK(told.status == 0);
        CHECK(mentions(told.out, "p3c6r: "));
        CHECK(mentions(told.out, " guesses for 216 secrets, "));
        CHECK(mentions(told.out, "; not proven optimal; "));
        const Said written = search_widths("p3c6r", "012", true);
        CHECK(written.status == 0);
        CHECK(mentions(written.errors, "; not proven optimal; "));
        const auto strategy = codes::optimal::parse_strategy(written.out);
        REQUIRE(strategy);
        CHECK(codes::to_text(strategy->rules, strategy->tree.front().guess) == "012");
    }
    TEST_CASE("a search of some widths refuses boards that are none or too large, and first guesses that are no codes")
    {
        for (const char* rules : {"p4", "p8c16r", "p4c11r"}) {
            CAPTURE(rules);
            const Said refused = search_widths(rules);
            CHECK(refused.status == 1);
            CHECK(refused.out.empty());
            CHECK(mentions(refused.errors, "--widths is not possible on the board"));
        }
        for (const char* first : {"01", "0129", "019"}) {
            const Said refused = search_widths("p3c6r", first);
            CHECK(refused.status == 1);
            CHECK(mentions(refused.errors, std::string(first) + " is not a code of p3c6r"));
        }
    }
}
