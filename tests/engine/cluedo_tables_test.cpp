// Tables of real games: hand sizes that are not known, everyone shows, cards face up, a player who leaves. Published
// cases, and every deal listed from the meaning of the entries.
#define JSON_NOEXCEPTION 1
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/why.hpp"
#include "tests/engine/cluedo_support.hpp"
#include "tests/engine/request_support.hpp"
#include <doctest/doctest.h>
#include <map>
#include <set>
#include <sstream>

using namespace engine;
using namespace engine::cluedo;
using namespace request_support;

namespace {

using Names = std::vector<std::string>;

Json with(Json request, const char* field, const Json& value)
{
    request[field] = value;
    return request;
}
std::string refused(const Json& request) { return bad(request.dump()); }

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

/// Whether the deal agrees with the entries, by their meaning.
bool agrees(const View& v, const std::vector<Entry>& entries, const std::vector<Cards>& held)
{
    std::set<Holder> gone;
    for (const Entry& e : entries) {
        const auto of = [&](Holder h) { return held[static_cast<std::size_t>(h)]; };
        if (e.kind == Entry::Kind::suggest) {
            for (Holder h = 0; h < v.table.players; ++h) {
                if (h == e.by || gone.count(h) != 0) continue;
                const bool has = (of(h) & set_of(e.cards)) != 0;
                if (e.everyone && has != e.shows(h)) return false;
                if (e.shows(h) && e.shown_by(h) != no_card && (of(h) & bit(e.shown_by(h))) == 0) return false;
                if (e.everyone) continue;
                const int asked = (h - e.by + v.table.players) % v.table.players;
                const int last = e.shower == nobody ? 99 : (e.shower - e.by + v.table.players) % v.table.players;
                if (asked < last && has) return false;
                if (asked == last && !has) return false;
            }
        } else if (e.leaves) {
            gone.insert(e.by);
            if (e.left != 0 && of(e.by) != e.left) return false;
        } else if (e.kind == Entry::Kind::accuse) {
            if ((of(v.table.envelope()) == set_of(e.cards)) != e.right) return false;
            if (e.has_seen() && of(v.table.envelope()) != set_of(e.seen)) return false;
        }
    }
    return true;
}

/// All deals within the ranges, each holder's cards.
std::vector<std::vector<Cards>> listed(const View& v, const std::vector<Entry>& entries)
{
    const Table& t = v.table;
    std::vector<std::vector<Cards>> deals;
    std::vector<Cards> held(static_cast<std::size_t>(t.holders()), 0);
    const auto put = [&](const auto& self, Card c) -> void {
        if (c == t.deck.cards()) {
            for (Holder h = 0; h < t.holders(); ++h)
                if (size_of(held[static_cast<std::size_t>(h)]) < t.size(h)) return;
            if (v.me != nobody && held[static_cast<std::size_t>(v.me)] != v.hand) return;
            if (t.pile > 0 && (v.face_up & ~held.back()) != 0) return;
            if (agrees(v, entries, held)) deals.push_back(held);
            return;
        }
        for (Holder h = 0; h < t.holders(); ++h) {
            Cards& cards = held[static_cast<std::size_t>(h)];
            if (size_of(cards) == t.most(h)) continue;
            if (h == t.envelope() && (cards & t.deck.of(t.deck.kind(c))) != 0) continue;
            cards |= bit(c);
            self(self, static_cast<Card>(c + 1));
            cards &= ~bit(c);
        }
    };
    put(put, 0);
    return deals;
}

/// A random game as one seat notes it, with everything a real table has.
Notebook house_game(Rng& rng)
{
    static const std::vector<Deck> decks{{{2, 2, 2}}, {{3, 2, 3}}, {{1, 3, 4}}, {{2, 3, 4}}};
    const int players = 2 + static_cast<int>(rng.index(3));
    Table t = dealt(decks[rng.index(decks.size())], players,
                    static_cast<Holder>(rng.index(static_cast<std::size_t>(players))));
    Notebook book;
    Cards face_up = 0;
    if (rng.below(3) == 0 && t.hand[0] > 1) { // a pile, perhaps with a card face up
        --t.hand[0];
        t.pile = 1;
    }
    const Deal deal = shuffled(t, rng);
    std::vector<Cards> held(static_cast<std::size_t>(t.holders()), 0);
    for (Card c = 0; c < t.deck.cards(); ++c)
        held[static_cast<std::size_t>(deal[static_cast<std::size_t>(c)])] |= bit(c);
    if (t.pile > 0 && rng.below(2) == 0) face_up = held.back();
    const Holder me = rng.below(5) == 0 ? nobody : static_cast<Holder>(rng.index(t.players));
    book.view = {t, me, me == nobody ? 0 : held[static_cast<std::size_t>(me)], face_up};
    for (std::size_t p = 0; p < t.players; ++p) { // ranges that contain the truth
        const auto below = rng.below(std::uint64_t{t.hand[p]} + 1), above = rng.below(3);
        if (rng.below(2) == 0) continue;
        book.view.table.hand[p] = static_cast<std::uint8_t>(t.hand[p] - below);
        book.view.table.extra[p] = static_cast<std::uint8_t>(below + above);
    }
    std::set<Holder> gone;
    for (int i = static_cast<int>(rng.below(6)); i > 0; --i) {
        Trio asked{};
        for (std::size_t k = 0; k < kinds; ++k) {
            const auto cards = list_of(t.deck.of(static_cast<Kind>(k)));
            asked[k] = cards[rng.index(cards.size())];
        }
        const auto by = static_cast<Holder>(rng.index(t.players));
        if (gone.count(by) != 0) continue;
        if (by != me && rng.below(6) == 0 && gone.size() + 2 < t.players) {
            const Cards left = rng.below(2) == 0 ? 0 : held[static_cast<std::size_t>(by)];
            book.entries.push_back(Entry::departure(by, left));
            gone.insert(by);
            continue;
        }
        Entry e = Entry::suggestion(by, asked, nobody);
        e.everyone = rng.below(2) == 0;
        for (Holder h = t.next(by); h != by; h = t.next(h)) {
            const auto fits = list_of(held[static_cast<std::size_t>(h)] & set_of(asked));
            if (fits.empty() || gone.count(h) != 0) continue;
            const Card shown = me != nobody && (by == me || h == me) ? fits[rng.index(fits.size())] : no_card;
            if (e.everyone) {
                e.showers |= static_cast<std::uint8_t>(1u << h);
                e.shown[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(shown);
                continue;
            }
            e.shower = h;
            e.card = shown;
            break;
        }
        book.entries.push_back(e);
    }
    return book;
}

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
    TEST_CASE("random tables with ranges, everyone shows, a pile and departures: every share and certainty as listed")
    {
        Rng rng(71);
        int ranges = 0, departures = 0, everyone = 0;
        for (int game = 0; game < 250; ++game) {
            const Notebook book = house_game(rng);
            const Table& t = book.view.table;
            REQUIRE_FALSE(problem(book.view));
            for (const Entry& e : book.entries) REQUIRE_FALSE(problem(book.view, e));
            const auto deals = listed(book.view, book.entries);
            REQUIRE(!deals.empty());
            const Shares shares = run(SharesJob(book.view, book.entries));
            CHECK(shares.exact);
            CHECK(shares.total == deals.size());
            std::map<Cards, Count> envelopes;
            for (const auto& deal : deals) ++envelopes[deal[static_cast<std::size_t>(t.envelope())]];
            CHECK(shares.envelopes.size() == envelopes.size());
            for (const auto& e : shares.envelopes) CHECK(envelopes[set_of(e.cards)] == e.deals);
            for (Card c = 0; c < t.deck.cards(); ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    Count n = 0;
                    for (const auto& deal : deals) n += deal[static_cast<std::size_t>(h)] >> c & 1;
                    CHECK(shares.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)] == n);
                }
            Domains certain = Domains::of(t); // by search, without counting
            REQUIRE(complete(t, constraints_of(book.view, book.entries), certain));
            CHECK(certain == shares.certain);
            for (const Level level : {Level::propagation, Level::probing}) {
                Domains d = Domains::of(t);
                CHECK(decide(t, constraints_of(book.view, book.entries), d, level));
                for (Holder h = 0; h < t.holders(); ++h) CHECK((certain.may(h) & ~d.may(h)) == 0);
            }
            ranges += !t.sizes_known();
            for (const Entry& e : book.entries) {
                departures += e.leaves;
                everyone += e.everyone;
            }
        }
        CHECK(ranges > 100);
        CHECK(departures > 20);
        CHECK(everyone > 100);
    }
    TEST_CASE("advice at such tables: answers and envelopes left are those of the listed deals")
    {
        Rng rng(72);
        int asked = 0;
        for (int game = 0; game < 60; ++game) {
            const Notebook book = house_game(rng);
            const Table& t = book.view.table;
            const Holder me = book.view.me;
            const std::uint32_t absent = absences(book.entries).back();
            if (me == nobody || (absent >> me & 1) != 0) continue;
            const auto deals = listed(book.view, book.entries);
            AdviceQuery query;
            query.top = 1000;
            const Advice advice = run(AdviceJob(book.view, book.entries, query));
            REQUIRE(advice.exact);
            for (const Question& q : advice.questions) {
                std::map<std::pair<Holder, Card>, std::pair<double, std::set<Cards>>> answers;
                for (const auto& deal : deals) {
                    Holder h = t.next(me);
                    while (h != me &&
                           ((deal[static_cast<std::size_t>(h)] & set_of(q.cards)) == 0 || (absent >> h & 1) != 0))
                        h = t.next(h);
                    const auto fits = h == me ? std::vector<Card>{no_card}
                                              : list_of(deal[static_cast<std::size_t>(h)] & set_of(q.cards));
                    for (const Card c : fits) {
                        auto& [share, envelopes] = answers[{h == me ? nobody : h, c}];
                        share += 1.0 / static_cast<double>(fits.size() * deals.size());
                        envelopes.insert(deal[static_cast<std::size_t>(t.envelope())]);
                    }
                }
                CHECK(q.answers.size() == answers.size());
                for (const Answer& a : q.answers) {
                    const auto& [share, envelopes] = answers[{a.shower, a.card}];
                    CHECK(a.share == doctest::Approx(share));
                    CHECK(a.envelopes == static_cast<int>(envelopes.size()));
                }
                ++asked;
            }
        }
        CHECK(asked > 200);
    }
    TEST_CASE("why: a minimal set of entries, although a departure takes words from later ones")
    {
        Rng rng(73);
        int found = 0;
        for (int game = 0; game < 60; ++game) {
            const Notebook book = house_game(rng);
            const Table& t = book.view.table;
            const auto deals = listed(book.view, book.entries);
            for (Card c = 0; c < t.deck.cards(); ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    std::size_t with_it = 0;
                    for (const auto& deal : deals) with_it += deal[static_cast<std::size_t>(h)] >> c & 1;
                    const Why why = run(WhyJob(book.view, book.entries, c, h));
                    CHECK(why.holds.has_value() == (with_it == 0 || with_it == deals.size()));
                    found += why.holds.has_value();
                }
        }
        CHECK(found > 500);
    }
    TEST_CASE("an impossible range, a card shown twice, a face-up card of mine: refused with the place")
    {
        const Json base =
            Json::parse(R"({"cmd":"cluedo.deduce","deck":[2,2,3],"players":2,"hand_sizes":[2,2],"me":0,"hand":[0,4]})",
                        nullptr, false);
        const auto event = [&](const char* text) { return with(base, "events", Json::array({Json::parse(text)})); };
        CHECK(good(with(base, "hand_sizes", {2, {0, 2}}))["count"] == good(base)["count"]);
        CHECK(refused(with(base, "hand_sizes", {2, {2, 1}})) == "hand_sizes hand_sizes[1]");
        CHECK(refused(with(base, "hand_sizes", {2, {0, 1}})) == "hand_sizes hand_sizes");
        CHECK(refused(with(base, "hand_sizes", {2, {3, 4}})) == "hand_sizes hand_sizes");
        CHECK(refused(with(base, "hand_sizes", {{3, 4}, {0, 4}})) == "own_hand hand");
        CHECK(refused(with(base, "hand_sizes", {2, {0}})) == "hand_sizes hand_sizes[1]");
        CHECK(refused(with(base, "hand_sizes", {2, {0, 31}})) == "out_of_range hand_sizes[1]");
        CHECK(refused(with(base, "hand_sizes", {2, "many"})) == "wrong_type hand_sizes[1]");
        CHECK(refused(with(base, "face_up", {0})) == "hand_sizes hand_sizes");
        CHECK(refused(with(with(base, "hand_sizes", {2, 1}), "face_up", {0})) == "face_up hand");
        CHECK(good(with(with(base, "hand_sizes", {2, 1}), "face_up", {5}))["deals_with"][5][3] == 2);
        CHECK(refused(event(R"({"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":0},{"player":0}]})")) ==
              "shown_twice events[0].shows[1]");
        CHECK(refused(event(R"({"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":1}]})")) ==
              "not_asked events[0]");
        CHECK(refused(event(R"({"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":0,"card":1}]})")) ==
              "not_asked events[0]");
        CHECK(refused(event(R"({"type":"shows_all","by":1,"cards":[0,2,4]})")) == "missing_field events[0].shows");
        CHECK(refused(event(R"({"type":"leaves","player":2})")) == "out_of_range events[0].player");
        CHECK(refused(event(R"({"type":"leaves","player":1,"cards":[1]})")) == "own_hand events[0]");
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
        CHECK(refused(base) == "deck_out_of_range deck");
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
