#pragma once
// cluedo.others: what the other players may know.
#include "engine/cluedo/race.hpp"
#include "engine/request/types/cluedo_case.hpp"

namespace engine::request {

struct CluedoOthers : CluedoCase {
    static constexpr std::string_view command = "cluedo.others";
    static constexpr std::string_view about =
        "What the other players may know: who is close to the envelope, what a question or a card of mine tells them.";
    struct Asked {
        int by = 0;
        cluedo::Trio cards{};
        bool operator==(const Asked&) const = default;
    };
    int samples = 300;
    std::uint64_t seed = 0;
    cluedo::RivalModel model = cluedo::RivalModel::complete;
    cluedo::ShowPolicy policy = cluedo::ShowPolicy::any;
    std::optional<cluedo::Trio> question;
    bool everyone = false;
    std::optional<Asked> asked;
    std::optional<cluedo::Cards> show;
    std::size_t safest = 0;
    double weight = 1;

    void check_asked(const At&) const;
    void check_show(const At&) const;

    static void fields(auto& f, auto& q)
    {
        CluedoCase::fields(f, q);
        const cluedo::Table& t = q.view.table;
        f.may("samples", q.samples, Whole{1, 10'000}, {"drawn where there are more than 2000", "deals"});
        f.may("seed", q.seed, Seed{}, "of the draw");
        f.may("model", q.model, "how they deduce: everything that follows, or by propagation alone");
        f.may("policy", q.policy,
              "which fitting card they show: any, each as likely, or one that the asker has seen from them, if any");
        f.may("question", q.question, TrioOf{t.deck}, "a question of mine, put next; it may name my own cards");
        f.may("everyone", q.everyone, "everyone who holds one of the three shows one");
        const auto asked = [&t](auto& of, auto& a) {
            of.must("by", a.by, Whole{0, static_cast<std::uint64_t>(t.players - 1), "0…players − 1"},
                    "the seat that asks me");
            of.must("cards", a.cards, TrioOf{t.deck}, "asked for");
        };
        f.may("asked", q.asked, Of{asked}, "another player's question that I must answer");
        f.may("show", q.show, Hand{}, "the cards to choose from; without it all of mine that fit");
        f.may("safest", q.safest, Whole{0, 20}, {"weighed, of those with the best score", "questions"});
        f.may("weight", q.weight, "of the chance that somebody else knows first, from 0 (bold) to 100 (careful)");
        f.check([&](const At& at) {
            if (q.question || q.safest > 0) q.check_seat(at);
            if (!(q.weight >= 0 && q.weight <= 100))
                at.fail({"out_of_range", "weight must be a number from 0 to 100.", "weight"});
            q.check_asked(at);
            q.check_show(at);
        });
    }

    /// The numbers of one rival's envelopes.
    struct Spread {
        double knows = 0, knows_error = 0, mean = 0, mean_error = 0;
        int median = 0, low = 0, high = 0;
        double median_error = 0, low_error = 0, high_error = 0;
        bool operator==(const Spread&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("knows", s.knows, "probability that one envelope is left to it");
            f.must("knows_error", s.knows_error, "standard error; 0: exact");
            f.must("median", s.median, {"left in half of the deals, at most", "envelopes"});
            f.must("low", s.low, {"left in 10 % of the deals, at most", "envelopes"});
            f.must("high", s.high, {"left in 90 % of the deals, at most", "envelopes"});
            f.must("median_error", s.median_error, "standard error; 0: exact");
            f.must("low_error", s.low_error, "standard error; 0: exact");
            f.must("high_error", s.high_error, "standard error; 0: exact");
            f.must("mean", s.mean, {"left on average", "envelopes"});
            f.must("mean_error", s.mean_error, "standard error; 0: exact");
        }
    };
    struct Rival : Spread {
        int player = 0;
        bool out = false;
        std::vector<int> seen;
        std::vector<std::pair<int, int>> certain_true, certain_false;
        std::optional<Spread> after;
        bool operator==(const Rival&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("player", r.player, "the seat");
            Spread::fields(f, r);
            f.must("out", r.out, "it has accused wrongly, and seen the envelope, or has left");
            f.must("seen", r.seen, "cards of mine that I have shown it");
            f.must("certain_true", r.certain_true, "[card,holder] that it provably knows");
            f.must("certain_false", r.certain_false, "[card,holder] that it provably excludes");
            f.may("after", r.after, "the same numbers after the answer to `question`");
        }
    };
    struct Show : Spread {
        int card = 0, to = 0;
        bool seen = false;
        bool operator==(const Show&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("card", s.card, "that I may show");
            f.must("to", s.to, "the seat that asks");
            f.must("seen", s.seen, "whether I have shown it before");
            Spread::fields(f, s);
        }
    };
    struct Choice {
        cluedo::Trio cards{};
        double score = 0, advice = 0, first = 0, first_error = 0;
        bool operator==(const Choice&) const = default;

        static void fields(auto& f, auto& c)
        {
            f.must("cards", c.cards, "[suspect,weapon,room]");
            f.must("score", c.score, "advice − weight × first");
            f.must("advice", c.advice, "score of cluedo.advise");
            f.must("first", c.first, "probability that somebody else then knows the envelope and I do not");
            f.must("first_error", c.first_error, "standard error; 0: exact");
        }
    };
    struct Result {
        int mine = 0;
        std::vector<Rival> rivals;
        bool exact = false, at_least = false;
        int samples = 0;
        double anybody = 0, anybody_error = 0;
        std::optional<double> first, first_error, solves;
        std::optional<std::vector<Show>> shows;
        std::optional<std::vector<Choice>> safest;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("mine", r.mine, {"left to me", "envelopes"});
            f.must("rivals", r.rivals, "clockwise from seat 0, without me");
            f.must("exact", r.exact, "whether all deals were listed");
            f.must("samples", r.samples, {"listed or drawn", "deals"});
            f.must("at_least", r.at_least, "`late`: they may know more than these numbers say");
            f.must("anybody", r.anybody, "probability that a rival who is not out knows the envelope");
            f.must("anybody_error", r.anybody_error, "standard error; 0: exact");
            f.may("first", r.first, "after `question`: the same, and I do not");
            f.may("first_error", r.first_error, "standard error; 0: exact");
            f.may("solves", r.solves, "probability that the answer to `question` leaves me one envelope");
            f.may("shows", r.shows, "with `asked` or `show`: the asker after each card; the least telling first");
            f.may("safest", r.safest, "with `safest`: the questions, safest first");
        }
    };
};
Running<CluedoOthers> begin(const CluedoOthers&, Clock);

} // namespace engine::request
