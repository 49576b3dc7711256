// Tests of the template game, an example for a new game's: its theory against brute force, its line, its screen.
#include "engine/base/rng.hpp"
#include "engine/nim/game.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/layout_checks.hpp"
#include <doctest/doctest.h>
#include <map>

namespace {

using namespace engine::nim;

/// The winning moves by brute force: those after which the opponent has none.
const std::vector<Move>& winning_by_search(const Heaps& heaps)
{
    static std::map<std::vector<int>, std::vector<Move>> known;
    const auto [it, is_new] = known.try_emplace(std::vector<int>(heaps.begin(), heaps.end()));
    if (!is_new) return it->second;
    std::vector<Move> winning;
    for (const Move& m : moves(heaps)) {
        Heaps next = heaps;
        next[m.heap] -= m.take;
        if (winning_by_search(next).empty()) winning.push_back(m);
    }
    return it->second = winning;
}

} // namespace

TEST_SUITE("nim")
{
    TEST_CASE("the nim-sum tells who wins, and the winning moves are those that brute force finds")
    {
        for (int i = 0; i < 5 * 6 * 7 * 4; ++i) {
            Heaps heaps;
            for (int rest = i; const int n : {5, 6, 7, 4}) heaps.push_back(rest % n), rest /= n;
            CAPTURE(i);
            auto winning = moves(heaps);
            std::erase_if(winning, [&](const Move& m) { return !wins(heaps, m); });
            CHECK(winning == winning_by_search(heaps));
            CHECK((nim_sum(heaps) != 0) == !winning_by_search(heaps).empty());
        }
    }
    TEST_CASE("from a won position the computer never loses, and it draws the same moves from the same seed")
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Game game = Game::start({*parse_heaps("13579"), People::second, seed});
            engine::Rng other(seed);
            while (!game.over()) {
                const auto all = moves(game.heaps);
                CHECK(computer_move(game) == computer_move(game));
                game = game.after(game.person_to_move() ? all[other.index(all.size())] : computer_move(game)).value();
            }
            CHECK(game.person_to_move()); // the player to move has lost
        }
    }
    TEST_CASE("a line is read as it was written, and what is wrong is found where it stands")
    {
        const std::string line = "nim 1 357 first 42 03 15 27";
        CHECK(to_line(from_line(line).value()) == line);
        CHECK(from_line("nim 1 99999 both 18446744073709551615").has_value());
        const auto wrong_at = [](std::string_view bad) { return from_line(bad).error().at; };
        CHECK(wrong_at("nam 1 357 first 42") == 0);
        CHECK(wrong_at("nim 1 307 first 42") == 6);
        CHECK(wrong_at("nim 1 357 third 42") == 10);
        CHECK(wrong_at("nim 1 357 first -1") == 16);
        CHECK(wrong_at("nim 1 357 first 42 03 01") == 22);
    }
    TEST_CASE("a person who takes what the analysis marks wins on the canvas, and undo takes back to their own move")
    {
        Player p(R"({"language":"en","game":"nim","rules":"357","seed":"7"})");
        p.use("analysis", "1");
        CHECK(p.control("theory")["text"].get<std::string>().starts_with("Nim-sum 1."));
        const std::string start = p.app().state();
        for (int turn = 0; turn < 15 && p.control("moves").contains("nodes"); ++turn) {
            const auto group = p.control("moves");
            for (const auto& move : group["nodes"])
                if (move["text"].get<std::string>().ends_with(": wins")) {
                    REQUIRE(p.click(move["id"].get<std::string>()));
                    break;
                }
            p.settles();
            if (turn > 0) continue;
            CHECK(p.app().state() != start);
            p.use("undo");
            CHECK(p.app().state() == start);
            p.use("redo");
        }
        CHECK(p.status().ends_with("Whoever took the last one wins."));
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").find("true") != std::string::npos);
    }
    TEST_CASE("a link opens the game again, other rules are chosen in a dialog, and wrong ones are refused")
    {
        Player p(R"({"language":"en","game":"nim"})");
        CHECK(p.app().set_state(engine::session::to_link("nim 1 123 both 5 21")));
        p.frame();
        CHECK(p.status() == "1 taken from heap 3. Your turn.");
        CHECK(engine::session::from_link(p.app().state()).value() == "nim 1 123 both 5 21");
        p.use("rules_dialog");
        p.use("heaps", "40");
        p.use("start");
        CHECK(p.has("heaps"));
        p.use("heaps", "44");
        p.use("people", "1");
        p.use("seed", "9");
        p.use("start");
        p.settles();
        CHECK(engine::session::from_link(p.app().state()).value().starts_with("nim 1 44 second 9 "));
    }
    TEST_CASE("its controls lie beside each other at every size, in every language")
    {
        for (const auto language : shell::text::language_codes)
            for (const auto& size : screen_sizes) {
                const std::string config = R"({"game":"nim","rules":"99999","language":")" + std::string(language);
                Player p(config + "\"}", size.first, size.second);
                p.use("analysis", "1");
                p.settles();
                CHECK(overlapping(p).empty());
            }
    }
}
