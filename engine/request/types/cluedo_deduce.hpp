#pragma once
// cluedo.deduce, cluedo.why: deductions and their explanations.
#include "engine/cluedo/why.hpp"
#include "engine/request/types/cluedo_case.hpp"

namespace engine::request {

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

} // namespace engine::request
