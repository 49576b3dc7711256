#pragma once
// cluedo.*: deductions, their explanations, advice, review, and matches of computer players.
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/why.hpp"
#include "engine/request/typed.hpp"
#include <map>
#include <vector>

namespace engine::request {

/// Numbers of suspects, weapons and rooms.
struct DeckSizes {
    static void read(const At&, const Json&, cluedo::Deck&);
    static Json write(const cluedo::Deck&);
    static Schema schema();
};
/// One number a player.
struct HandSizes {
    int players;
    using Hands = std::array<std::uint8_t, cluedo::max_players>;
    void read(const At&, const Json&, Hands&) const;
    Json write(const Hands&) const;
    static std::string remedy() { return "give one number for each player"; }
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
/// The kind of an entry. Both kinds of assumption are "assume", told apart by `holds`.
struct EntryType {
    static void read(const At&, const Json&, cluedo::Entry::Kind&);
    static Json write(cluedo::Entry::Kind);
    static std::string remedy() { return "give suggest, accuse, reveal, lacks or assume"; }
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
    void read(const At&, const Json&, const cluedo::Entry&) const;
    Json write(const cluedo::Entry&) const;
    static Schema schema();
};

void fields_of_entry(auto& f, const cluedo::Table& t, auto& e)
{
    using Kind = cluedo::Entry::Kind;
    const auto seats = static_cast<std::uint64_t>(t.players - 1);
    f.must("type", e.kind, EntryType{}, "what happened");
    f.when(e.kind == Kind::suggest, {"type", "suggest"}, [&] {
        f.must("by", e.by, Whole{0, seats, "0…players − 1"}, "the seat that asks");
        f.must("cards", e.cards, TrioOf{t.deck}, "asked for");
        f.must("shower", e.shower, NumberOrNull{t.players - 1, "give a seat, or null if all passed"},
               "the seat that shows a card; null: all passed");
        f.may("card", e.card, NumberOrNull{t.deck.cards() - 1}, "the card shown, if `me` showed or saw it");
        f.may("passes", e, Passes{t}, "the seats between them; checked only");
    });
    f.when(e.kind == Kind::accuse, {"type", "accuse"}, [&] {
        f.must("by", e.by, Whole{0, seats, "0…players − 1"}, "the seat that accuses");
        f.must("cards", e.cards, TrioOf{t.deck}, "named");
        f.may("correct", e.right, "whether they are the envelope");
        f.may("seen", e.seen, TrioOf{t.deck, true}, "the envelope, if `me` accused wrongly and saw it");
    });
    f.when(e.kind >= Kind::reveal, {"type", "reveal, lacks, assume"}, [&] {
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
        f.must("hand_sizes", t.hand, HandSizes{t.players}, {"of each player", "cards"});
        f.may("pile", t.pile, Whole{0, cluedo::max_cards}, {"that nobody holds or shows", "cards"});
        f.check([&](const At& at) { check_table(at, t); });
        f.may("me", q.view.me, NumberOrNull{cluedo::max_players - 1},
              "the seat that keeps the notebook; null: a spectator");
        f.may("hand", q.view.hand, Hand{}, "the cards of `me`");
        f.check([&](const At& at) { check_view(at, q.view); });
        f.may("events", q.events, Entries{q.view}, "oldest first");
    }
};

/// A number as a string of digits.
struct Digits {
    static void read(const At&, const Json&, Count&);
    static Json write(Count);
    static Schema schema();
};

/// A step of a deduction.
struct DeductionStep {
    struct Because {
        int n = 0;
        bool value = false;
        std::optional<int> card, holder;
        std::optional<std::vector<int>> cards;
        std::optional<int> event;
        std::optional<std::string> from;
        bool operator==(const Because&) const = default;

        static void fields(auto& f, auto& b)
        {
            f.must("n", b.n, "of these places so many hold a card");
            f.must("value", b.value, "true: exactly n; false: not n");
            f.may("card", b.card, "all holders of this card; or");
            f.may("holder", b.holder, "this holder with the `cards`");
            f.may("cards", b.cards, "of the `holder`");
            f.may("event", b.event, "the entry that says it; or");
            f.may("from", b.from, Words{"hand, rules"}, "known from the start");
        }
    };
    std::string step;
    std::optional<std::pair<int, int>> literal;
    std::optional<bool> holds;
    std::optional<Because> because;
    bool operator==(const DeductionStep&) const = default;

    static void fields(auto& f, auto& s)
    {
        f.must("step", s.step, Words{"learnt, conflict, trial, refuted, open"},
               "trial: an assumption, undone afterwards");
        f.may("literal", s.literal, "[card,holder]");
        f.may("holds", s.holds, "whether the holder has the card");
        f.may("because", s.because, "the constraint responsible");
    }
};
DeductionStep step_of(const cluedo::Move&, std::span<const cluedo::Constraint>);

struct CluedoDeduce : CluedoCase {
    static constexpr std::string_view command = "cluedo.deduce";
    static constexpr std::string_view about = "Where each card can be.";
    cluedo::Level level = cluedo::Level::complete;
    bool trace = false, likelihood = false;

    static void fields(auto& f, auto& q)
    {
        CluedoCase::fields(f, q);
        f.may("level", q.level,
              OneOf<cluedo::Level>{"unknown_level", "level must be propagation, probing or complete."},
              "of the deduction; complete counts all deals");
        f.may("trace", q.trace, "list the steps, of the levels below complete");
        f.check([&](const At& at) {
            if (q.trace && q.level == cluedo::Level::complete)
                at.fail({"out_of_range", "trace goes with the levels propagation and probing.", "trace"});
        });
        f.may("likelihood", q.likelihood, "weigh the deals by the cards shown to `me`, at the level complete");
        f.check([&](const At& at) {
            if (q.likelihood && q.level != cluedo::Level::complete)
                at.fail({"out_of_range", "likelihood goes with the level complete.", "likelihood"});
        });
    }

    struct Envelope {
        cluedo::Trio cards{};
        Count deals = 0;
        static constexpr bool is_list = true;
        bool operator==(const Envelope&) const = default;

        static void fields(auto& f, auto& e)
        {
            f.must("cards", e.cards, "[suspect,weapon,room]");
            f.must("deals", e.deals, Exact{}, "with this envelope");
        }
    };
    struct WeightedEnvelope {
        cluedo::Trio cards{};
        double weight = 0;
        static constexpr bool is_list = true;
        bool operator==(const WeightedEnvelope&) const = default;

        static void fields(auto& f, auto& e)
        {
            f.must("cards", e.cards, "[suspect,weapon,room]");
            f.must("weight", e.weight, "its probability");
        }
    };
    struct Weighted {
        bool exact = true;
        std::vector<std::vector<double>> shares;
        std::vector<WeightedEnvelope> envelope;
        bool operator==(const Weighted&) const = default;

        static void fields(auto& f, auto& w)
        {
            f.must("exact", w.exact, "false: estimated from samples");
            f.must("shares", w.shares, "by card and holder: probabilities");
            f.must("envelope", w.envelope, "those that occur");
        }
    };
    struct Result {
        bool consistent = false;
        std::optional<Count> count;
        std::optional<bool> exact;
        std::optional<Count> samples;
        std::optional<std::vector<std::vector<Count>>> deals_with;
        std::optional<std::vector<Envelope>> envelope;
        std::optional<std::vector<std::pair<int, int>>> decided_true, decided_false;
        std::optional<Weighted> weighted;
        std::optional<int> first_bad_prefix;
        std::optional<std::vector<int>> single_removals_that_fix, removals_ranked;
        std::optional<std::vector<DeductionStep>> trace;
        std::optional<Count> trace_dropped;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("consistent", r.consistent, "whether some deal fits; below complete: no contradiction found");
            f.may("count", r.count, Digits{}, "of deals; at the level complete, as all down to `weighted`");
            f.may("exact", r.exact, "false: estimated from samples");
            f.may("samples", r.samples, "deals drawn, if not exact; the numbers below are of them");
            f.may("deals_with", r.deals_with, ListOf<ListOf<Exact>>{}, "by card and holder: deals");
            f.may("envelope", r.envelope, "those that occur");
            f.may("decided_true", r.decided_true,
                  "[card,holder] that are certain, the own hand included; at every level");
            f.may("decided_false", r.decided_false, "[card,holder] that are impossible; at every level");
            f.may("weighted", r.weighted,
                  "with `likelihood`: deals weigh 1/k for every card shown to `me` by a player with k of the three");
            f.may("first_bad_prefix", r.first_bad_prefix,
                  "contradictory: length of the shortest contradictory beginning; 0: hand or rules");
            f.may("single_removals_that_fix", r.single_removals_that_fix, "contradictory: events, ascending");
            f.may("removals_ranked", r.removals_ranked, "the same, likeliest first");
            f.may("trace", r.trace, "with `trace`");
            f.may("trace_dropped", r.trace_dropped, "steps beyond 5000");
        }
    };
};
Running<CluedoDeduce> begin(const CluedoDeduce&, Clock);

/// [card,holder] of the table.
struct LiteralOf {
    const cluedo::Table& table;
    void read(const At&, const Json&, std::pair<int, int>&) const;
    void check(const At&, const std::pair<int, int>&) const;
    static std::string remedy() { return "give [card,holder]"; }
    static Schema schema();
};

struct CluedoWhy : CluedoCase {
    static constexpr std::string_view command = "cluedo.why";
    static constexpr std::string_view about = "Why a holder has or lacks a card.";
    std::pair<int, int> literal;

    static void fields(auto& f, auto& q)
    {
        CluedoCase::fields(f, q);
        f.must("literal", q.literal, LiteralOf{q.view.table}, "[card,holder]");
        f.check([&](const At& at) { q.check_consistent(at); });
    }

    struct Result {
        std::optional<bool> holds;
        std::vector<int> events;
        cluedo::WhyReason reason = cluedo::WhyReason::undecided;
        std::vector<DeductionStep> steps;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("holds", r.holds, "whether the holder has the card; null: undecided");
            f.must("events", r.events, "a minimal set from which it follows");
            f.must("reason", r.reason, "the reasoning needed");
            f.must("steps", r.steps, "of propagation and probing");
        }
    };
};
Running<CluedoWhy> begin(const CluedoWhy&, Clock);

struct CluedoAdvise : CluedoCase {
    static constexpr std::string_view command = "cluedo.advise";
    static constexpr std::string_view about = "The best next suggestion, and the card to show.";
    struct Asked {
        int by = 0;
        cluedo::Trio cards{};
    };
    std::size_t top = 5;
    int samples = 1000;
    std::uint64_t seed = 0;
    std::optional<cluedo::Trio> question;
    std::optional<int> room;
    std::optional<Asked> asked;

    static void fields(auto& f, auto& q)
    {
        CluedoCase::fields(f, q);
        const cluedo::Table& t = q.view.table;
        f.may("top", q.top, Whole{0, 1000}, {"listed", "questions"});
        f.may("samples", q.samples, Whole{1, 10'000}, {"drawn", "deals"});
        f.may("seed", q.seed, Seed{}, "of the draw");
        f.may("question", q.question, TrioOf{t.deck}, "a question to rank");
        f.may("room", q.room,
              Whole{static_cast<std::uint64_t>(t.deck.sizes[0] + t.deck.sizes[1]),
                    static_cast<std::uint64_t>(t.deck.cards() - 1), "a room"},
              "only questions in this room");
        const auto asked = [&t](auto& of, auto& a) {
            of.must("by", a.by, Whole{0, static_cast<std::uint64_t>(t.players - 1), "0…players − 1"},
                    "the seat that asks me");
            of.must("cards", a.cards, TrioOf{t.deck}, "asked for");
        };
        f.may("asked", q.asked, Of{asked}, "another player's question: which card to show");
        f.check([&](const At& at) { q.check_seat(at); });
    }

    struct Outcome {
        std::optional<int> shower, card;
        double share = 0;
        int envelopes = 0;
        bool operator==(const Outcome&) const = default;

        static void fields(auto& f, auto& o)
        {
            f.must("shower", o.shower, "null: all pass");
            f.must("card", o.card, "that I see");
            f.must("share", o.share, "its probability");
            f.must("envelopes", o.envelopes, "left after it; of the drawn deals where not all are counted");
        }
    };
    struct Question {
        cluedo::Trio cards{};
        double score = 0, solves = 0, bits = 0, error = 0, bits_error = 0;
        int rank = 0;
        Count alike = 0;
        std::vector<Outcome> outcomes;
        bool operator==(const Question&) const = default;

        static void fields(auto& f, auto& q)
        {
            f.must("cards", q.cards, "[suspect,weapon,room]");
            f.must("score", q.score, "solves + 0.05 × bits");
            f.must("solves", q.solves, "probability that one envelope is left");
            f.must("bits", q.bits, {"expected information about the envelope", "bits"});
            f.must("error", q.error, "standard error of `score`; 0: exact");
            f.must("bits_error", q.bits_error, "standard error of `bits`; 0: exact");
            f.must("rank", q.rank, "1 + the number of better classes; less than two errors is a tie");
            f.must("alike", q.alike, "equivalent questions, itself included");
            f.must("outcomes", q.outcomes, "likeliest first");
        }
    };
    struct Result {
        std::vector<Question> questions;
        Count of = 0;
        int samples = 0;
        bool exact = false;
        int tied = 0;
        std::optional<Question> question;
        std::optional<int> rank;
        std::optional<std::vector<int>> show;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("questions", r.questions, "the best, in order");
            f.must("of", r.of, "classes of equivalent questions");
            f.must("samples", r.samples, {"drawn; 0: all are counted", "deals"});
            f.must("exact", r.exact, "whether all deals are counted, nearly always with 21 cards");
            f.must("tied", r.tied, "classes that share the first rank");
            f.may("question", r.question, "the one asked about");
            f.may("rank", r.rank, "its rank; 1: best");
            f.may("show", r.show, "with `asked`: my cards among the three, the best one to show first");
        }
    };
};
Running<CluedoAdvise> begin(const CluedoAdvise&, Clock);

struct CluedoReview : CluedoCase {
    static constexpr std::string_view command = "cluedo.review";
    static constexpr std::string_view about =
        "A finished game: when the envelope could be known, and what each question lost.";

    static void fields(auto& f, auto& q)
    {
        CluedoCase::fields(f, q);
        f.check([&](const At& at) { q.check_seat(at); });
    }

    struct Prefix {
        Count count = 0;
        int envelopes = 0;
        bool operator==(const Prefix&) const = default;

        static void fields(auto& f, auto& p)
        {
            f.must("count", p.count, Digits{}, {"left", "deals"});
            f.must("envelopes", p.envelopes, "left; a sample's number where counting was given up");
        }
    };
    struct Asked {
        int event = 0;
        double score = 0, best = 0;
        cluedo::Trio better{};
        double error = 0;
        bool exact = true;
        bool operator==(const Asked&) const = default;

        static void fields(auto& f, auto& a)
        {
            f.must("event", a.event, "the question");
            f.must("score", a.score, "as of cluedo.advise");
            f.must("best", a.best, "score of the best question then");
            f.must("better", a.better, "that question");
            f.must("error", a.error, "standard error of best − score; 0: exact");
            f.must("exact", a.exact, "whether all deals are counted");
        }
    };
    struct Result {
        std::vector<Prefix> prefixes;
        std::map<std::string, std::optional<int>> known_after;
        std::vector<Asked> asked;
        std::optional<int> worst;
        std::vector<int> costliest;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("prefixes", r.prefixes, "after 0, 1, 2… events");
            f.must("known_after", r.known_after, "by level: events after which it knows the envelope; null: never");
            f.must("asked", r.asked, "the questions of `me`");
            f.must("worst", r.worst, "index in `asked` of the costliest; null: none lost more than two errors");
            f.must("costliest", r.costliest, "indices in `asked` whose cost is not smaller by more than two errors");
        }
    };
};
Running<CluedoReview> begin(const CluedoReview&, Clock);

/// 2 to 8 levels of computer players.
struct Seats {
    static void read(const At&, const Json&, std::vector<cluedo::BotLevel>&);
    static void check(const At&, const std::vector<cluedo::BotLevel>&);
    static std::string remedy() { return "give 2 to 8 of \"easy\", \"medium\", \"hard\""; }
    static Schema schema();
};

struct CluedoMatch {
    static constexpr std::string_view command = "cluedo.match";
    static constexpr std::string_view about =
        "Computer players against each other; cards, seating and starter are drawn for each game.";
    std::vector<cluedo::BotLevel> seats;
    cluedo::Deck deck;
    Count games = 100;
    std::uint64_t seed = 0;

    static void fields(auto& f, auto& q)
    {
        f.must("seats", q.seats, Seats{}, "levels of the players");
        f.may("deck", q.deck, DeckSizes{}, "suspects, weapons and rooms");
        f.may("games", q.games, Whole{1, 1'000'000}, "played");
        f.may("seed", q.seed, Seed{}, "of deals and players");
        f.check([&](const At& at) {
            if (q.deck.cards() < cluedo::kinds + 1)
                at.fail({"deck_out_of_range", "The deck must leave at least one card to deal.", "deck"});
        });
    }

    struct Result {
        Count games = 0;
        std::vector<Count> wins;
        std::vector<double> shares, standard_errors;
        Count drawn = 0;
        double mean_turns = 0;
        std::optional<double> seconds;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("games", r.games, "played");
            f.must("wins", r.wins, "in the order of `seats`");
            f.must("shares", r.shares, "wins / games");
            f.must("stderr", r.standard_errors, "of the shares");
            f.must("drawn", r.drawn, "games whose record was full before any player was certain");
            f.must("mean_turns", r.mean_turns, {"a game", "questions"});
            f.may("seconds", r.seconds, {"taken; missing where there is no clock", "s"});
        }
    };
};
Running<CluedoMatch> begin(const CluedoMatch&, Clock);

} // namespace engine::request
