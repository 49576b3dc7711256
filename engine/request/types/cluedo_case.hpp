#pragma once
// The case that the requests of Cluedo share: table, hand and events.
#include "engine/cluedo/entry.hpp"
#include "engine/request/typed.hpp"
#include <vector>

namespace engine::request {

/// Numbers of suspects, weapons and rooms.
struct DeckSizes {
    static void read(const At&, const Json&, cluedo::Deck&);
    static Json write(const cluedo::Deck&);
    static Schema schema();
};
/// One number a player, or the range [least,most] where it is not known.
struct HandSizes {
    static constexpr bool follows = true; // has no default
    static void read(const At&, const Json&, cluedo::Table&);
    static Json write(const cluedo::Table&);
    static std::string remedy() { return "give one number for each player, or [least,most] where it is not known"; }
    static Schema schema();
};
/// Cards of the pile that everybody sees; they make a pile where none is given.
struct FaceUp {
    static constexpr bool follows = true;
    static void read(const At&, const Json&, cluedo::View&);
    static Json write(const cluedo::View&);
    static Schema schema();
};
/// Numbers of cards; null: none.
struct Hand {
    static void read(const At&, const Json&, cluedo::Cards&);
    static Json write(cluedo::Cards);
    static Schema schema();
};
/// A seat or a card, at most `most`; null: -1.
struct NumberOrNull {
    int most;
    std::string_view missing{};
    void read(const At&, const Json&, int&) const;
    static Json write(int);
    std::string remedy() const { return std::string(missing); }
    Schema schema() const;
};
/// [suspect,weapon,room].
struct TrioOf {
    const cluedo::Deck& deck;
    bool may_be_null = false;
    void read(const At&, const Json&, cluedo::Trio&) const;
    static Json write(const cluedo::Trio&);
    static std::string remedy() { return "give three cards, [suspect,weapon,room]"; }
    Schema schema() const;
};
/// The kind of an entry. Both kinds of assumption are "assume", told apart by `holds`; "shows_all" is a suggestion that
/// everyone answers, "leaves" a reveal of a whole hand.
struct EntryType {
    static constexpr bool follows = true;
    static void read(const At&, const Json&, cluedo::Entry&);
    static Json write(const cluedo::Entry&);
    static std::string remedy() { return "give suggest, shows_all, accuse, reveal, lacks, leaves or assume"; }
    static Schema schema();
};
/// The seats that show, each with its card or null.
struct Shows {
    static constexpr bool follows = true;
    const cluedo::Table& table;
    void read(const At&, const Json&, cluedo::Entry&) const;
    static Json write(const cluedo::Entry&);
    static std::string remedy()
    {
        return "give the seats that show, as [{\"player\":2,\"card\":null}]; [] if all passed";
    }
    static Schema schema();
};
struct Holds {
    static void read(const At&, const Json&, cluedo::Entry::Kind&);
    static Json write(cluedo::Entry::Kind);
    static Schema schema();
};
/// The seats between asker and shower, which follow from both.
struct Passes {
    static constexpr bool follows = true; // has no default
    const cluedo::Table& table;
    std::uint32_t absent = 0; // these may be named or not
    void read(const At&, const Json&, const cluedo::Entry&) const;
    Json write(const cluedo::Entry&) const;
    static Schema schema();
};

/// `absent`: seats that have left the game before, as bits.
void fields_of_entry(auto& f, const cluedo::Table& t, auto& e, std::uint32_t absent = 0)
{
    using Kind = cluedo::Entry::Kind;
    const auto seats = static_cast<std::uint64_t>(t.players - 1);
    f.must("type", e, EntryType{}, "what happened");
    const bool suggests = e.kind == Kind::suggest; // known by now
    f.when(suggests && !e.everyone, {"type", "suggest"}, [&] {
        f.must("by", e.by, Whole{0, seats, "0…players − 1"}, "the seat that asks");
        f.must("cards", e.cards, TrioOf{t.deck}, "asked for");
        f.must("shower", e.shower, NumberOrNull{t.players - 1, "give a seat, or null if all passed"},
               "the seat that shows a card; null: all passed");
        f.may("card", e.card, NumberOrNull{t.deck.cards() - 1}, "the card shown, if `me` showed or saw it");
        f.may("passes", e, Passes{t, absent}, "the seats between them; checked only");
    });
    f.when(suggests && e.everyone, {"type", "shows_all"}, [&] {
        f.must("by", e.by, Whole{0, seats, "0…players − 1"}, "the seat that asks everyone");
        f.must("cards", e.cards, TrioOf{t.deck}, "asked for; everyone who holds one must show one");
        f.must("shows", e, Shows{t}, "seats that show a card, which is null unless `me` showed or saw it; others pass");
    });
    f.when(e.kind == Kind::accuse, {"type", "accuse"}, [&] {
        f.must("by", e.by, Whole{0, seats, "0…players − 1"}, "the seat that accuses");
        f.must("cards", e.cards, TrioOf{t.deck}, "named");
        f.may("correct", e.right, "whether they are the envelope");
        f.may("seen", e.seen, TrioOf{t.deck, true}, "the envelope, if `me` accused wrongly and saw it");
    });
    f.when(e.leaves, {"type", "leaves"}, [&] {
        f.must("player", e.by, Whole{0, seats, "0…players − 1"}, "the seat that leaves the game and answers no more");
        f.may("cards", e.left, Hand{}, "its hand, if everybody sees it; null: it stays hidden");
    });
    f.when(e.kind >= Kind::reveal && !e.leaves, {"type", "reveal, lacks, assume"}, [&] {
        f.must("player", e.by, Whole{0, static_cast<std::uint64_t>(t.holders() - 1), "a holder"},
               "a seat; `players`: the envelope; above it the pile");
        f.must("card", e.card, Whole{0, static_cast<std::uint64_t>(t.deck.cards() - 1), "a card"},
               "that it has or lacks");
    });
    f.when(e.kind >= Kind::assume_holds, {"type", "assume"},
           [&] { f.may("holds", e.kind, Holds{}, "whether it is assumed to have the card"); });
}

/// A list of entries, each possible by itself.
struct Entries {
    const cluedo::View& view;
    void read(const At&, const Json&, std::vector<cluedo::Entry>&) const;
    Json write(const std::vector<cluedo::Entry>&) const;
    void check(const At&, const std::vector<cluedo::Entry>&) const;
    Schema schema() const;
};

/// A table, what one seat knows at the start, and what happened: a case as in tests/data/cluedo.json.
struct CluedoCase {
    cluedo::View view;
    std::vector<cluedo::Entry> events;
    bool late = false;
    bool operator==(const CluedoCase&) const = default;

    static void check_table(const At&, const cluedo::Table&);
    static void check_view(const At&, const cluedo::View&);
    void check_seat(const At&) const;       // `me` is a seat
    void check_consistent(const At&) const; // some deal fits

    static void fields(auto& f, auto& q)
    {
        auto& t = q.view.table;
        f.ignored({"id", "kind", "note", "truth", "mutated_event", "expect"}); // of the test file
        f.may("deck", t.deck, DeckSizes{}, "suspects, weapons and rooms; cards are numbered in this order from 0");
        f.must("players", t.players, Whole{cluedo::min_players, cluedo::max_players}, "seats, clockwise from 0");
        f.must("hand_sizes", t, HandSizes{}, {"of each player; where not known, [least,most]", "cards"});
        f.may("pile", t.pile, Whole{0, cluedo::max_cards}, {"that nobody holds or shows", "cards"});
        f.may("face_up", q.view, FaceUp{}, "cards of the pile that everybody sees");
        f.check([&](const At& at) { check_table(at, t); });
        f.may("me", q.view.me, NumberOrNull{cluedo::max_players - 1},
              "the seat that keeps the notebook; null: a spectator");
        f.may("hand", q.view.hand, Hand{}, "the cards of `me`");
        f.check([&](const At& at) { check_view(at, q.view); });
        f.may("late", q.late, "the events begin after the game: others may know more than they tell");
        f.may("events", q.events, Entries{q.view}, "oldest first");
    }
};

/// A number as a string of digits.
struct Digits {
    static void read(const At&, const Json&, Count&);
    static Json write(Count);
    static Schema schema();
};

} // namespace engine::request
