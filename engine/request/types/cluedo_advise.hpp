#pragma once
// cluedo.advise, cluedo.review: the best suggestion now, and at each past turn.
#include "engine/request/types/cluedo_case.hpp"
#include <map>

namespace engine::request {

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
    bool others = false;

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
        f.may("others", q.others, "tell what each question gives away to the other players, as in cluedo.others");
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
    struct Given {
        int player = 0, before = 0, after = 0;
        double knows = 0, knows_error = 0;
        bool operator==(const Given&) const = default;

        static void fields(auto& f, auto& g)
        {
            f.must("player", g.player, "a seat other than `me`");
            f.must("before", g.before, {"left to it now in half of the deals, at most", "envelopes"});
            f.must("after", g.after, {"left to it after the answer in half of the deals, at most", "envelopes"});
            f.must("knows", g.knows, "probability that one envelope is left to it after the answer");
            f.must("knows_error", g.knows_error, "standard error; 0: exact");
        }
    };
    struct Question {
        cluedo::Trio cards{};
        double score = 0, solves = 0, bits = 0, error = 0, bits_error = 0;
        int rank = 0;
        Count alike = 0;
        std::vector<Outcome> outcomes;
        std::optional<std::vector<Given>> gives;
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
            f.may("gives", q.gives, "with `others`: what it tells each player");
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
        "A finished game: when the envelope could be known, by whom, and what each question lost.";

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
    struct Knower {
        int player = 0, event = 0;
        bool operator==(const Knower&) const = default;

        static void fields(auto& f, auto& k)
        {
            f.must("player", k.player, "a seat other than `me`");
            f.must("event", k.event, "the entry after which it provably knew the envelope, and not before");
        }
    };
    struct Result {
        std::vector<Prefix> prefixes;
        std::map<std::string, std::optional<int>> known_after;
        std::vector<Asked> asked;
        std::optional<int> worst;
        std::vector<int> costliest;
        std::vector<Knower> others_knew;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("prefixes", r.prefixes, "after 0, 1, 2… events");
            f.must("known_after", r.known_after, "by level: events after which it knows the envelope; null: never");
            f.must("asked", r.asked, "the questions of `me`");
            f.must("worst", r.worst, "index in `asked` of the costliest; null: none lost more than two errors");
            f.must("costliest", r.costliest, "indices in `asked` whose cost is not smaller by more than two errors");
            f.must("others_knew", r.others_knew, "by event, then player; before `me` knows, nobody else provably does");
        }
    };
};
Running<CluedoReview> begin(const CluedoReview&, Clock);

} // namespace engine::request
