#pragma once
// Shared by the Cluedo tests: tables as links, notes by the outline's controls, a log with one mistyped note.
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/search.hpp"
#include "engine/request/request.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

namespace cluedo_tests {

using namespace engine::cluedo;

/// A notebook, unless `more` has a role.
inline std::string config(const std::string& more = "")
{
    const bool has_role = more.find(R"("role")") != more.npos;
    return R"({"language":"en","motion":"reduce","game":"cluedo")" + more + (has_role ? "}" : R"(,"role":"notebook"})");
}

inline void open_line(Player& p, const std::string& line)
{
    REQUIRE(p.app().set_state(engine::session::to_link(line)));
    REQUIRE(p.settles());
}

/// A notebook: four players, five cards in my hand, five questions.
inline const std::string drawn =
    "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--";

/// Its result of a request; `more` has the command.
inline nlohmann::json drawn_result(const nlohmann::json& more)
{
    auto request = nlohmann::json::parse(R"({"deck":[6,6,9],"players":4,"hand_sizes":[5,5,4,4],"me":0,
        "hand":[1,6,10,13,15],"events":[
        {"type":"suggest","by":1,"cards":[0,8,13],"shower":3},
        {"type":"suggest","by":2,"cards":[3,10,19],"shower":0,"card":10},
        {"type":"suggest","by":3,"cards":[5,9,14],"shower":2},
        {"type":"suggest","by":0,"cards":[0,11,12],"shower":3,"card":0},
        {"type":"suggest","by":1,"cards":[4,11,18],"shower":null}]})");
    request.update(more);
    const auto reply = nlohmann::json::parse(engine::request::answer(request.dump()));
    REQUIRE_MESSAGE(reply["ok"] == true, reply.dump());
    return reply["result"];
}

/// The game on screen as its line.
inline std::string line_of(Player& p)
{
    const auto line = engine::session::from_link(p.app().state());
    REQUIRE(line);
    return *line;
}

inline void choose(Player& p, const char* id, int n) { p.use(id, std::to_string(n)); }

inline void note(Player& p, const Entry& e, int players)
{
    p.use("note");
    choose(p, "by", e.by);
    choose(p, "suspect", e.cards[0]);
    choose(p, "weapon", e.cards[1]);
    choose(p, "room_asked", e.cards[2]);
    choose(p, "shower", e.shower == nobody ? players : e.shower);
    if (p.has("shown") && e.card != no_card) choose(p, "shown", e.card);
    p.use("entry_save");
}

inline void choose_hand(Player& p, Cards hand)
{
    for (const Card c : list_of(hand)) p.use("mine:" + std::to_string(c), "1");
    p.use("hand_done");
}

inline std::string cell(Player& p, Card c, Holder h)
{
    return p.control("grid")["rows"][static_cast<std::size_t>(c)][static_cast<std::size_t>(h) + 1];
}

inline void look(Player& p, Card c, Holder h)
{
    choose(p, "look_card", c);
    choose(p, "look_holder", h);
    p.settles();
}

/// Two controls that overlap by more than 3 px, so that the lower one cannot be pressed; "" if there are none.
inline std::string overlap(Player& p)
{
    const auto rects = p.outline()["rects"];
    for (auto a = rects.begin(); a != rects.end(); ++a)
        for (auto b = std::next(a); b != rects.end(); ++b) {
            const auto shared = [&](int at, int size) {
                const int low = std::max((*a)[at].get<int>(), (*b)[at].get<int>());
                return std::min((*a)[at].get<int>() + (*a)[size].get<int>(),
                                (*b)[at].get<int>() + (*b)[size].get<int>()) -
                       low;
            };
            if (shared(0, 2) > 3 && shared(1, 3) > 3) return a.key() + " and " + b.key();
        }
    return {};
}

/// Twenty questions at a table of four as seat 0 sees them. One is mistyped, so that the notes contradict each other.
struct Session {
    Play play;
    std::vector<Entry> entries;
    std::size_t wrong = 0;
};
inline Session mistyped()
{
    for (std::uint64_t seed = 1;; ++seed) {
        engine::Rng rng(seed);
        Session s;
        s.play.table = dealt(classic, 4, 0);
        s.play.deal = shuffled(s.play.table, rng);
        for (int i = 0; i < 20; ++i) {
            Trio cards{};
            for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
                const auto list = list_of(classic.of(k));
                cards[static_cast<std::size_t>(k)] = list[rng.index(list.size())];
            }
            s.play.ask(cards);
            if (s.play.phase == Play::Phase::show) s.play.show(first_of(s.play.showable()));
            s.play.pass();
        }
        s.entries = s.play.seen_from(0);
        for (s.wrong = 4; s.wrong < 12; ++s.wrong) { // the note names a wrong shower
            auto entries = s.entries;
            Entry& e = entries[s.wrong];
            if (e.by == 0 || e.shower <= 0) continue;
            e.shower = e.shower == 3 ? 1 : e.shower + 1;
            const View v = s.play.view(0);
            if (e.shower == e.by || implausible(v, std::span(entries).first(s.wrong), e)) continue;
            if (find_deal(v.table, constraints_of(v, entries), Domains::of(v.table))) continue;
            s.entries = entries;
            return s;
        }
    }
}

} // namespace cluedo_tests
