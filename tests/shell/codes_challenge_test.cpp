// A secret that is shared with a friend.
#include "tests/shell/codes_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace {

using codes_support::config, codes_support::text, shell::kit::Effect, wording::en, wording::Text;

const std::string fresh = config(R"("game":"mastermind","seed":"42")");

/// The link shared after these guesses, and the words before it.
Effect shared_after(std::initializer_list<const char*> guesses, bool repeat = false)
{
    Player p(fresh);
    for (const char* guess : guesses) p.guess(guess);
    p.settles(2000);
    if (repeat) {
        p.use("same_secret");
        p.guess("2450");
        p.settles(2000);
    }
    p.use("share_secret");
    const auto is_share = [](const Effect& e) { return e.kind == Effect::Kind::share; };
    const auto found = std::find_if(p.effects().begin(), p.effects().end(), is_share);
    REQUIRE(found != p.effects().end());
    return *found;
}

} // namespace

TEST_SUITE("codes challenge")
{
    TEST_CASE("a secret that was found is shared with the number of guesses and the pegs, and nothing of the code")
    {
        const Effect shared = shared_after({"0011", "2450"});
        CHECK(shared.name == "Sagaz · Mastermind\n" + en(Text::challenge_share, {{"count", 2}}) + "\n⚪···\n⚫⚫⚫⚫");
        CHECK(engine::session::linked(shared.text)->line == "codes 1 p4c6r 12 guesser colours knuth 42f2");
    }
    TEST_CASE("a friend sees in how many guesses the secret was found, and the end compares")
    {
        const std::string line = "codes 1 p4c6r 12 guesser colours knuth 42f2";
        Player p(codes_support::opened(line));
        CHECK(text(p, "goal").ends_with(en(Text::challenge_start, {{"count", 2}})));
        for (const char* guess : {"0011", "0022", "2450"}) p.guess(guess);
        p.settles(2000);
        CHECK(p.status().find(en(Text::challenge_more, {{"count", 2}, {"less", 1}})) != std::string::npos);
        p.use("undo");
        p.use("undo");
        p.guess("2450");
        CHECK(p.status().find(en(Text::challenge_same, {{"count", 2}})) != std::string::npos);
        p.use("undo");
        p.use("undo");
        p.guess("2450");
        CHECK(p.status().find(en(Text::challenge_fewer, {{"count", 2}, {"less", 1}})) != std::string::npos);
        p.use("new_game");
        CHECK(text(p, "goal") == en(Text::goal, {{"most", 12}}));
    }
    TEST_CASE("a repeated secret is shared without words and without a number")
    {
        const Effect shared = shared_after({"2450"}, true);
        CHECK(shared.name == "Mastermind");
        CHECK(engine::session::linked(shared.text)->line == "codes 1 p4c6r 12 guesser colours knuth 42");
    }
}
