#pragma once
// concepts.*: candidate elimination on tables.
#include "engine/concepts/ask.hpp"
#include "engine/concepts/learn.hpp"
#include "engine/concepts/noise.hpp"
#include "engine/request/typed.hpp"

namespace engine::request {

/// [["Sunny","Rainy"],["Warm","Cold"]]: the values of each attribute.
struct ValueLists {
    static void read(const At&, const Json&, concepts::Table&);
    static Json write(const concepts::Table&);
    static void check(const At&, const concepts::Table&);
    static std::string remedy();
    static Schema schema();
};

/// ["Sunny","Warm"]: a value for each attribute of the table.
struct ValuesOf {
    const concepts::Table& table;
    void read(const At&, const Json&, concepts::Instance&) const;
    Json write(const concepts::Instance&) const;
    void check(const At&, const concepts::Instance&) const;
    static std::string remedy();
    static Schema schema();
};

/// [{"values","positive"},…], oldest first.
class LabelledExamples {
public:
    explicit LabelledExamples(const concepts::Table& table) : table_(table) {}
    void read(const At&, const Json&, std::vector<concepts::Example>&) const;
    Json write(const std::vector<concepts::Example>&) const;
    void check(const At&, const std::vector<concepts::Example>&) const;
    Schema schema() const;

private:
    const concepts::Table& table_;
};

/// "1/10": a fraction above 0 and below 1/2.
struct NoiseFraction {
    static void read(const At&, const Json&, Rational&);
    static Json write(const Rational&);
    static void check(const At&, const Rational&);
    static Schema schema();
};

/// A slot of a concept: "Sunny", "*", "?", or in L2 several values, ["Sunny","Cloudy"].
struct Slot {
    std::vector<std::string> values;
    bool operator==(const Slot&) const = default;
    static void read(const At&, const Json&, Slot&);
    static Json write(const Slot&);
    static Schema schema();
};
using ToldConcept = std::vector<Slot>;
ToldConcept told(const concepts::Table&, const concepts::Concept&);

/// The table, its examples and the language: shared by all requests of concepts.
struct ConceptsOf {
    concepts::Table table;
    std::vector<concepts::Example> examples;
    concepts::Language language = concepts::Language::l;
    int wrong_labels = 0;

    concepts::Shape shape() const { return shape_of(table); }
};
void refuse_large_l2(const At&, const ConceptsOf&);

void fields_of_concepts(auto& f, auto& q)
{
    f.must("attributes", q.table, ValueLists{}, "the values of each attribute");
    f.may("examples", q.examples, LabelledExamples{q.table}, "oldest first; the same one may stand twice");
    f.may("language", q.language,
          OneOf<concepts::Language>{
              "unknown_option", "$ must be \"L\" or \"L2\".", {}, std::span(concepts::languages).first(2)},
          "L: a value or `*` for each attribute; L2: a set of values, for small tables");
    f.may("wrong_labels", q.wrong_labels, Whole{0, concepts::max_examples}, "at most so many labels are wrong");
    f.check([&](const At& at) { refuse_large_l2(at, q); });
}

struct ConceptsLearn : ConceptsOf {
    static constexpr std::string_view command = "concepts.learn";
    static constexpr std::string_view about =
        "Candidate elimination: the version space of a table's examples, example by example.";
    std::optional<Rational> noise;
    bool steps = false;

    static void fields(auto& f, auto& q)
    {
        fields_of_concepts(f, q);
        f.may("noise", q.noise, NoiseFraction{}, "each label is wrong with this probability: adds `posterior`");
        f.may("steps", q.steps, "S, G and what happens to each of their members, after each example");
    }

    struct Event {
        concepts::EventKind kind{};
        std::optional<ToldConcept> of, to, by;
        std::optional<int> attribute;
        bool operator==(const Event&) const = default;

        static void fields(auto& f, auto& e)
        {
            f.must("kind", e.kind,
                   "positive: s_generalised (`to` is the least generalisation), s_beyond_g (which no G is above), "
                   "g_misses; negative: s_covers, g_specialised (`to` is a least specialisation), not_above_s, "
                   "under_another (`by` is more general), g_leaves (nothing is left of it); wrong labels: the borders' "
                   "changes");
            f.may("of", e.of, "the member of S or G");
            f.may("to", e.to, "the concept made of it");
            f.may("by", e.by, "the member of G above `to`");
            f.may("attribute", e.attribute, "that the specialisation restricts, from 0");
        }
    };
    struct Step {
        std::vector<ToldConcept> s, g;
        Count s_count = 0, g_count = 0;
        bool traced = true;
        std::vector<Event> events;
        bool operator==(const Step&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("s", s.s, "the same, after this example");
            f.must("g", s.g, "the same, after this example");
            f.must("s_count", s.s_count, {"in S", "concepts"});
            f.must("g_count", s.g_count, {"in G", "concepts"});
            f.must("traced", s.traced, "false: S or G has more than 200 members, and `events` is empty");
            f.must("events", s.events, "what happens to the members of S and G");
        }
    };
    struct Posterior {
        int fewest = 0;
        Count count = 0;
        std::vector<ToldConcept> concepts;
        Fraction probability;
        std::vector<Fraction> wrong;
        std::vector<int> suspects;
        bool operator==(const Posterior&) const = default;

        static void fields(auto& f, auto& p)
        {
            f.must("fewest", p.fewest, "labels that a most probable concept disagrees with");
            f.must("count", p.count, {"that are most probable", "concepts"});
            f.must("concepts", p.concepts, "these, if at most 200; else none");
            f.must("probability", p.probability, "of each of them, exact");
            f.must("wrong", p.wrong, "by example: the probability that its label is wrong, exact");
            f.must("suspects", p.suspects, "the examples where it is largest, from 0");
        }
    };

    struct Result {
        Count all = 0;
        std::vector<Count> sizes;
        std::vector<ToldConcept> s, g;
        Count s_count = 0, g_count = 0;
        bool collapsed = false;
        std::optional<int> collapsed_after;
        std::optional<std::vector<int>> clash, flips;
        std::optional<std::vector<ToldConcept>> members;
        std::optional<std::vector<std::pair<int, int>>> covers;
        std::optional<std::vector<Step>> steps;
        std::optional<Posterior> posterior;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("all", r.all, {"of the language, with the empty one", "concepts"});
            f.must("sizes", r.sizes, {"of the version space, after each example", "concepts"});
            f.must("s", r.s, "the most specific members; `?` nothing yet, `*` anything");
            f.must("g", r.g, "the first 1,000 of the most general members");
            f.must("s_count", r.s_count, {"in S", "concepts"});
            f.must("g_count", r.g_count, {"in G", "concepts"});
            f.must("collapsed", r.collapsed, "no concept is left");
            f.may("collapsed_after", r.collapsed_after, "the number of examples after which none is left");
            f.may("clash", r.clash,
                  "without `wrong_labels`: examples, from 0, that no concept fits together; without any one of them, "
                  "one does");
            f.may("flips", r.flips, "if collapsed: examples, from 0, each of whose labels flipped alone repairs it");
            f.may("members", r.members, "of the version space, if at most 200");
            f.may("covers", r.covers, "their lattice: [lower,upper] of members with none between");
            f.may("steps", r.steps, "with `steps`: after each example");
            f.may("posterior", r.posterior, "with `noise`: over all concepts, whatever `wrong_labels` says");
        }
    };
};
Running<ConceptsLearn> begin(const ConceptsLearn&, Clock);

struct ConceptsClassify : ConceptsOf {
    static constexpr std::string_view command = "concepts.classify";
    static constexpr std::string_view about = "How many concepts of the version space accept an instance.";
    concepts::Instance instance{};
    std::optional<Rational> noise;

    static void fields(auto& f, auto& q)
    {
        fields_of_concepts(f, q);
        f.must("instance", q.instance, ValuesOf{q.table}, "a value for each attribute");
        f.may("noise", q.noise, NoiseFraction{}, "each label is wrong with this probability: adds `probability`");
    }

    struct Result {
        Count accept = 0, of = 0;
        std::optional<Fraction> probability;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("accept", r.accept, {"that cover it", "concepts"});
            f.must("of", r.of, {"in the version space", "concepts"});
            f.may("probability", r.probability, "with `noise`: that it is positive, over all concepts, exact");
        }
    };
};
Running<ConceptsClassify> begin(const ConceptsClassify&, Clock);

struct ConceptsAsk : ConceptsOf {
    static constexpr std::string_view command = "concepts.ask";
    static constexpr std::string_view about = "The instance whose label halves the version space best.";
    Count top = 10;

    static void fields(auto& f, auto& q)
    {
        fields_of_concepts(f, q);
        f.may("top", q.top, Whole{0, 1'000}, {"listed", "splits"});
    }

    struct Split {
        Count accept = 0, instances = 0;
        std::vector<std::string> first;
        double bits = 0;
        bool operator==(const Split&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("accept", s.accept, {"that cover these instances", "concepts"});
            f.must("instances", s.instances, "so many divide the space in this way");
            f.must("first", s.first, "the lowest of them, in the order of the lists of values");
            f.must("bits", s.bits, "expected from such an answer");
        }
    };
    struct Result {
        std::vector<std::string> instance;
        Count accept = 0, of = 0;
        double bits = 0, random_bits = 0;
        Count instances = 0;
        std::vector<Split> splits;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("instance", r.instance, "the best; of several the lowest, in the order of the lists of values");
            f.must("accept", r.accept, {"that cover it", "concepts"});
            f.must("of", r.of, {"in the version space", "concepts"});
            f.must("bits", r.bits, "expected from its label; 0: nothing is left to ask");
            f.must("random_bits", r.random_bits, "the mean over all instances");
            f.must("instances", r.instances, "of the table, all searched");
            f.must("splits", r.splits, "the first `top` kinds of instances, best first");
        }
    };
};
Running<ConceptsAsk> begin(const ConceptsAsk&, Clock);

} // namespace engine::request
