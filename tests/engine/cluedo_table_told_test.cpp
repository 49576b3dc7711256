// How a table is told: what a request refuses, and what a notebook's line holds.
#include "engine/cluedo/game.hpp"
#include "tests/engine/request_support.hpp"
#include <doctest/doctest.h>

using namespace engine::cluedo;
using namespace request_support;

TEST_SUITE("cluedo")
{
    TEST_CASE("an impossible range, a card shown twice, a face-up card of mine: refused with the place")
    {
        const Json base =
            Json::parse(R"({"cmd":"cluedo.deduce","deck":[2,2,3],"players":2,"hand_sizes":[2,2],"me":0,"hand":[0,4]})",
                        nullptr, false);
        const auto event = [&](const char* text) { return with(base, "events", Json::array({Json::parse(text)})); };
        CHECK(good(with(base, "hand_sizes", {2, {0, 2}}))["count"] == good(base)["count"]);
        CHECK(faulted(with(base, "hand_sizes", {2, {2, 1}})) == "hand_sizes hand_sizes[1]");
        CHECK(faulted(with(base, "hand_sizes", {2, {0, 1}})) == "hand_sizes hand_sizes");
        CHECK(faulted(with(base, "hand_sizes", {2, {3, 4}})) == "hand_sizes hand_sizes");
        CHECK(faulted(with(base, "hand_sizes", {{3, 4}, {0, 4}})) == "own_hand hand");
        CHECK(faulted(with(base, "hand_sizes", {2, {0}})) == "hand_sizes hand_sizes[1]");
        CHECK(faulted(with(base, "hand_sizes", {2, {0, 31}})) == "out_of_range hand_sizes[1]");
        CHECK(faulted(with(base, "hand_sizes", {2, "many"})) == "wrong_type hand_sizes[1]");
        CHECK(faulted(with(base, "face_up", {0})) == "hand_sizes hand_sizes");
        CHECK(faulted(with(with(base, "hand_sizes", {2, 1}), "face_up", {0})) == "face_up hand");
        CHECK(good(with(with(base, "hand_sizes", {2, 1}), "face_up", {5}))["deals_with"][5][3] == 2);
        CHECK(faulted(event(R"({"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":0},{"player":0}]})")) ==
              "shown_twice events[0].shows[1]");
        CHECK(faulted(event(R"({"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":1}]})")) ==
              "not_asked events[0]");
        CHECK(faulted(event(R"({"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":0,"card":1}]})")) ==
              "not_asked events[0]");
        CHECK(faulted(event(R"({"type":"shows_all","by":1,"cards":[0,2,4]})")) == "missing_field events[0].shows");
        CHECK(faulted(event(R"({"type":"leaves","player":2})")) == "out_of_range events[0].player");
        CHECK(faulted(event(R"({"type":"leaves","player":1,"cards":[1]})")) == "own_hand events[0]");
        CHECK(good(event(R"({"type":"leaves","player":1,"cards":[2,5]})"))["count"] == "1");
        CHECK(good(event(R"({"type":"leaves","player":1,"cards":null})"))["count"] == good(base)["count"]);
    }
    TEST_CASE("a deck of more than 15 cards of a kind is refused in a sentence")
    {
        Json base = Json::parse(
            R"({"cmd":"cluedo.deduce","deck":[15,1,1],"players":2,"hand_sizes":[7,7],"me":null,"events":[]})");
        CHECK(good(base)["consistent"] == true);
        base["deck"] = {16, 1, 1};
        base["hand_sizes"] = {8, 7};
        CHECK(faulted(base) == "deck_out_of_range deck");
        const Json said = Json::parse(engine::request::answer(base.dump()));
        CHECK(said["error"]["message"].get<std::string>().find("15") != std::string::npos);
    }
    TEST_CASE("a notebook's line holds which sizes are not known, and no other ranges")
    {
        Setup s;
        s.mode = Mode::notebook;
        s.me = 0;
        leave_open(s.table, 0b110);
        CHECK(s.table.extra == std::array<std::uint8_t, max_players>{0, 12, 12});
        REQUIRE_FALSE(problem(s));
        session::Log<Game> log(s);
        const std::string line = to_line(log);
        CHECK(line.starts_with("cluedo 1 notebook 6-6-9 g?? 0 0 "));
        const auto again = from_line(line);
        REQUIRE(again);
        CHECK(again->now() == log.now());
        REQUIRE(log.push(Arrange{{6, 6, 0}, {0, 2, 1}, {}, 0b100})); // one alone: it holds the rest
        CHECK(log.now().setup.table.sizes_known());
        CHECK(log.now().setup.table.hand[2] == 6);
        REQUIRE(log.push(Arrange{{6, 0, 0}, {0, 2, 1}, {"A", "B", "C"}, 0b110}));
        REQUIRE(from_line(to_line(log)));
        CHECK(from_line(to_line(log))->now() == log.now());
        CHECK_FALSE(log.push(Arrange{{0, 6, 0}, {0, 1, 2}, {}, 0b101}));  // my own
        CHECK_FALSE(log.push(Arrange{{6, 13, 0}, {0, 1, 2}, {}, 0b100})); // too many
        CHECK_FALSE(log.push(Arrange{{6, 0, 0}, {0, 1, 2}, {}, 0b1110})); // no such seat
        CHECK_FALSE(from_line("cluedo 1 notebook 6-6-9 g?? 2 0 0 eee 0 - - -"));
        CHECK_FALSE(from_line("cluedo 1 notebook 6-6-9 ?g? 0 0 0 eee 0 - - -"));
        CHECK_FALSE(from_line("cluedo 1 game 6-6-9 g?? 0 0 0 eee 0 - - -"));
        s.table.extra[1] = 11;
        CHECK(problem(s));
        s.table = dealt(classic, 3, 0);
        s.table.extra[1] = 1;
        CHECK(problem(s));
    }
    TEST_CASE("a notebook's line holds departures, showings by everyone, and that one joined late")
    {
        Setup s;
        s.mode = Mode::notebook;
        s.me = 0;
        s.everyone = s.late = true;
        s.hand = 0b111111;
        session::Log<Game> log(s);
        Entry all = Entry::question_to_all(1, {0, 6, 12});
        CHECK_FALSE(log.push(Add{all})); // I hold one
        all.showers = 0b101;
        all.shown[0] = 0;
        REQUIRE(log.push(Add{all}));
        REQUIRE(log.push(Add{Entry::question_to_all(0, {0, 6, 12})}));
        REQUIRE(log.push(Add{Entry::departure(1, bit(7) | bit(8) | bit(9) | bit(10) | bit(14) | bit(15))}));
        CHECK_FALSE(log.push(Add{Entry::question_to_all(1, {0, 6, 12})})); // it has left
        CHECK_FALSE(log.push(Add{Entry::departure(2, bit(7))}));           // not a hand
        REQUIRE(log.push(Insert{1, Entry::departure(2, 0)}));
        REQUIRE(log.push(Arrange{{6, 6, 6}, {0, 2, 1}, {}, 0}));
        CHECK(log.now().rows[0].showers == 0b011);
        CHECK(log.now().rows[0].shown[0] == 0);
        CHECK(log.now().rows[1].by == 1);
        const std::string line = to_line(log);
        CHECK(line.starts_with(
            "cluedo 1 notebook+all+late 6-6-9 ggg 0 0 0 eee 0 - - abcdef e1agm0a2- e0agm f1hijkop b001f2- t"));
        const auto again = from_line(line);
        REQUIRE(again);
        CHECK(to_line(*again) == line);
        CHECK(again->now() == log.now());
        for (const char* bad : {"e1agm2-0a", "e1agm0a0a", "e1agm9-", "f1", "f1ba", "e1agm0"})
            CHECK_FALSE(from_line("cluedo 1 notebook+all 6-6-9 ggg 0 - 0 eee 0 - - - " + std::string(bad)));
        CHECK_FALSE(from_line("cluedo 1 notebook+late+all 6-6-9 ggg 0 - 0 eee 0 - - -"));
        CHECK_FALSE(from_line("cluedo 1 game+all 6-6-9 ggg 0 0 0 eee 0 - - -"));
    }
}
