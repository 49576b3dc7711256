// Published games, as their sources tell them: hand sizes that are not known, everyone shows, small decks.
#include "tests/engine/request_support.hpp"
#include <algorithm>
#include <sstream>
#include <vector>

using namespace request_support;

namespace {

using Names = std::vector<std::string>;

int place(const Names& names, const std::string& name)
{
    const auto at = std::find(names.begin(), names.end(), name);
    REQUIRE_MESSAGE(at != names.end(), name);
    return static_cast<int>(at - names.begin());
}

/// A case in the words of its source: cards and seats by name.
struct Told {
    Names cards, seats;
    Json request;

    Json numbers(const std::string& text) const
    {
        Json list = Json::array();
        std::stringstream words(text);
        for (std::string word; std::getline(words, word, ',');) list.push_back(place(cards, word));
        return list;
    }
    /// "Ana: Plum,Rope,Hall -> Luis [Rope]"
    void asks(const std::string& line)
    {
        const auto colon = line.find(": "), arrow = line.find(" -> "), bracket = line.find(" [");
        Json e{{"type", "suggest"},
               {"by", place(seats, line.substr(0, colon))},
               {"cards", numbers(line.substr(colon + 2, arrow - colon - 2))},
               {"shower", nullptr}};
        const std::string shower = line.substr(arrow + 4, bracket == line.npos ? line.npos : bracket - arrow - 4);
        if (shower != "nobody") e["shower"] = place(seats, shower);
        if (bracket != line.npos) e["card"] = place(cards, line.substr(bracket + 2, line.size() - bracket - 3));
        request["events"].push_back(e);
    }
    /// "p1 white rope studio | p2=rope p4": everyone who holds one shows
    void asks_all(const std::string& line)
    {
        std::stringstream words(line);
        std::string by, s, w, r, bar;
        words >> by >> s >> w >> r >> bar;
        Json e{{"type", "shows_all"},
               {"by", place(seats, by)},
               {"cards", {place(cards, s), place(cards, w), place(cards, r)}},
               {"shows", Json::array()}};
        for (std::string word; words >> word;) {
            const auto equals = word.find('=');
            Json show{{"player", place(seats, word.substr(0, equals))}, {"card", nullptr}};
            if (equals != word.npos) show["card"] = place(cards, word.substr(equals + 1));
            e["shows"].push_back(show);
        }
        request["events"].push_back(e);
    }
};

Json deduced(Json request) { return good(with(std::move(request), "cmd", "cluedo.deduce")); }
Json unknown_sizes(Json request, int most)
{
    Json sizes = Json::array();
    for (int p = 0; p < request["players"].get<int>(); ++p) sizes.push_back({0, most});
    request["hand_sizes"] = sizes;
    return request;
}
/// The cards of the only envelope.
Json envelope(const Json& result)
{
    REQUIRE(result["envelope"].size() == 1);
    return result["envelope"][0][0];
}

const Names classic_cards{"Scarlett", "Mustard", "White",    "Green",   "Peacock",      "Plum",  "Candlestick",
                          "Dagger",   "Pipe",    "Revolver", "Rope",    "Wrench",       "Hall",  "Lounge",
                          "Dining",   "Kitchen", "Ballroom", "Library", "Conservatory", "Study", "Billiard"};

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("a published game of six: two deals, and 67438 without hand sizes")
    {
        Told c{classic_cards, {"Banker", "Cleric", "Doctor", "Economist", "Farmer", "Actuary"}, {}};
        c.request = {{"players", 6},
                     {"hand_sizes", {3, 3, 3, 3, 3, 3}},
                     {"me", 5},
                     {"hand", c.numbers("Scarlett,Revolver,Ballroom")}};
        for (const char* line :
             {"Banker: Mustard,Dagger,Billiard -> Economist", "Cleric: Plum,Pipe,Study -> Economist",
              "Doctor: White,Wrench,Conservatory -> Farmer", "Economist: Green,Wrench,Library -> Farmer",
              "Farmer: Peacock,Revolver,Hall -> Actuary [Revolver]",
              "Actuary: Green,Candlestick,Dining -> Farmer [Dining]", "Banker: Peacock,Rope,Ballroom -> Economist",
              "Cleric: Mustard,Wrench,Lounge -> Banker", "Doctor: Plum,Dagger,Kitchen -> Banker",
              "Economist: Plum,Pipe,Study -> Banker", "Farmer: White,Pipe,Conservatory -> Economist"})
            c.asks(line);
        const Json known = deduced(c.request);
        CHECK(known["count"] == "2");
        CHECK(envelope(known) == c.numbers("Peacock,Candlestick,Conservatory"));
        const Json unknown = deduced(unknown_sizes(c.request, 18));
        CHECK(unknown["count"] == "67438");
        CHECK(unknown["envelope"].size() == 100);
    }
    TEST_CASE("a published game of five: the same envelope whichever hands are the small ones")
    {
        Told c{classic_cards, {"P1", "P2", "P3", "P4", "P5"}, {}};
        c.request = {{"players", 5},
                     {"hand_sizes", {3, 3, 4, 4, 4}},
                     {"me", 0},
                     {"hand", c.numbers("Candlestick,Kitchen,Mustard")}};
        for (const char* line : {"P1: Plum,Revolver,Ballroom -> P2 [Revolver]",
                                 "P3: Scarlett,Revolver,Lounge -> P5",
                                 "P5: Mustard,Revolver,Conservatory -> P1 [Mustard]",
                                 "P2: Mustard,Pipe,Dining -> P3",
                                 "P3: White,Wrench,Hall -> P4",
                                 "P4: White,Rope,Conservatory -> P5",
                                 "P5: Scarlett,Rope,Billiard -> P2",
                                 "P1: Mustard,Candlestick,Ballroom -> P4 [Ballroom]",
                                 "P2: Plum,Dagger,Library -> P3",
                                 "P3: Scarlett,Candlestick,Conservatory -> P1 [Candlestick]",
                                 "P4: Scarlett,Candlestick,Ballroom -> P1 [Candlestick]",
                                 "P5: Peacock,Wrench,Library -> P3",
                                 "P1: Mustard,Pipe,Kitchen -> P3 [Pipe]",
                                 "P2: Mustard,Wrench,Dining -> P4",
                                 "P3: Mustard,Revolver,Ballroom -> P4",
                                 "P4: Scarlett,Dagger,Billiard -> P2",
                                 "P5: Scarlett,Candlestick,Study -> P1 [Candlestick]",
                                 "P1: Plum,Candlestick,Study -> P2 [Study]",
                                 "P2: Scarlett,Wrench,Kitchen -> P1 [Kitchen]",
                                 "P3: Scarlett,Wrench,Conservatory -> nobody",
                                 "P4: Scarlett,Wrench,Ballroom -> nobody",
                                 "P5: Scarlett,Wrench,Hall -> P4",
                                 "P1: Mustard,Dagger,Hall -> P3 [Dagger]",
                                 "P2: Scarlett,Revolver,Library -> nobody"})
            c.asks(line);
        const Json answer = c.numbers("Scarlett,Wrench,Library");
        const auto check = [&](const Json& sizes, const char* count) {
            const Json result = deduced(with(c.request, "hand_sizes", sizes));
            CHECK(result["count"] == count);
            CHECK(envelope(result) == answer);
        };
        check({3, 3, 4, 4, 4}, "4");
        check({3, 4, 4, 3, 4}, "4");
        check({3, 4, 4, 4, 3}, "10");
        const Json range{0, 18}, known{3, {3, 4}, {3, 4}, {3, 4}, {3, 4}};
        check({range, range, range, range, range}, "112");
        check({3, range, range, range, range}, "112"); // the own hand says the first
        check(known, "18");                            // 4 + 4 + 10, and none for the other three
        const Json none = deduced(with(c.request, "hand_sizes", {3, 4, 3, 4, 4}));
        CHECK(none["consistent"] == false);
        CHECK(none["first_bad_prefix"] == 24);
    }
    TEST_CASE("a published game of Master Detective, where everyone shows: 8748 deals without hand sizes")
    {
        Told c{{"mustard",   "white",     "plum",     "peacock",      "green",   "scarlet", "rose",    "gray",
                "brunette",  "peach",     "revolver", "knife",        "rope",    "pipe",    "wrench",  "candlestick",
                "poison",    "horseshoe", "dining",   "conservatory", "kitchen", "studio",  "library", "billiard",
                "courtyard", "gazebo",    "drawing",  "carriage",     "trophy",  "fountain"},
               {"p1", "p2", "p3", "p4"},
               {}};
        c.request = {{"deck", {10, 8, 12}},
                     {"players", 4},
                     {"hand_sizes", {7, {0, 20}, {0, 20}, {0, 20}}},
                     {"me", 0},
                     {"hand", c.numbers("plum,gray,brunette,pipe,dining,kitchen,studio")}};
        for (const char* line :
             {"p1 mustard knife billiard | p2=billiard p4=mustard", "p2 peacock poison courtyard | p3 p4",
              "p3 brunette revolver billiard | p1 p2", "p4 brunette knife billiard | p1=brunette p2",
              "p1 white rope studio | p2=rope p4=white", "p4 plum revolver courtyard | p1",
              "p1 scarlet poison billiard | p2=billiard p3=scarlet p4=poison", "p2 rose wrench courtyard | p4",
              "p3 peach horseshoe courtyard | p2", "p4 green revolver dining | p1 p3", "p1 plum pipe courtyard |",
              "p3 white rope courtyard | p2 p4", "p4 peach revolver courtyard | p2", "p1 rose pipe courtyard |",
              "p2 rose poison courtyard | p4", "p3 mustard pipe courtyard | p1 p4",
              "p4 gray candlestick courtyard | p1 p2", "p1 rose revolver courtyard |"})
            c.asks_all(line);
        const Json result = deduced(c.request);
        CHECK(result["count"] == "8748");
        CHECK(envelope(result) == c.numbers("rose,revolver,courtyard"));
        const auto has = [&](const char* seat, const char* cards) {
            for (const Json& card : c.numbers(cards))
                CHECK(std::count(result["decided_true"].begin(), result["decided_true"].end(),
                                 Json({card, place(c.seats, seat)})) == 1);
        };
        has("p2", "peach,candlestick,rope,billiard");
        has("p3", "green,peacock,scarlet");
        has("p4", "mustard,white,poison,wrench");
        const Json why = good(with(with(c.request, "cmd", "cluedo.why"), "literal", {place(c.cards, "peach"), 1}));
        CHECK(why["holds"] == true);
        CHECK(why["events"].size() < 18);
        const Json advice = good(with(with(c.request, "cmd", "cluedo.advise"), "top", 1));
        CHECK(advice["questions"][0]["score"] == 1); // the envelope is known
    }
    TEST_CASE("published games of small decks, and without a known hand")
    {
        Json six{{"players", 6}, {"hand_sizes", {3, 3, 3, 3, 3, 3}}, {"events", Json::array()}};
        for (int i = 0; i < 4; ++i)
            six["events"].push_back({{"type", "suggest"}, {"by", 0}, {"cards", {5, 7 + i, 12 + i}}, {"shower", 2}});
        Json result = deduced(six);
        CHECK(result["envelope"].size() == 270);
        CHECK(std::count(result["decided_true"].begin(), result["decided_true"].end(), Json({5, 2})) == 1);
        result = deduced(with(unknown_sizes(six, 18), "level", "probing"));
        CHECK(result["decided_true"] == Json::array());
        CHECK(std::count(result["decided_false"].begin(), result["decided_false"].end(), Json({5, 1})) == 1);

        Json small{{"deck", {4, 1, 2}}, {"players", 3}, {"hand_sizes", {2, 1, 1}}, {"me", 2}, {"hand", {0}}};
        small["events"] = {{{"type", "reveal"}, {"player", 3}, {"card", 5}}};
        result = deduced(small);
        CHECK(result["count"] == "9");
        CHECK(result["envelope"].size() == 3);
        small["events"].push_back({{"type", "accuse"}, {"by", 0}, {"cards", {2, 4, 5}}});
        small["events"].push_back({{"type", "accuse"}, {"by", 1}, {"cards", {1, 4, 5}}});
        result = deduced(small);
        CHECK(result["count"] == "3");
        CHECK(envelope(result) == Json({3, 4, 5}));

        Json tiny{{"deck", {4, 1, 1}}, {"players", 3}, {"hand_sizes", {1, 1, 1}}, {"me", 2}, {"hand", {0}}};
        tiny["events"] = {{{"type", "reveal"}, {"player", 0}, {"card", 1}},
                          {{"type", "suggest"}, {"by", 0}, {"cards", {3, 4, 5}}, {"shower", nullptr}}};
        result = deduced(tiny);
        CHECK(result["count"] == "1");
        CHECK(envelope(result) == Json({3, 4, 5}));
    }
}
