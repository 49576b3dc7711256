// The textbook's part of the fixed workload: learning of the largest table, and games in extensive form.
#include "engine/base/rng.hpp"
#include "engine/betting/variant.hpp"
#include "engine/cli/bench.hpp"
#include "engine/concepts/learn.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/extensive/solve.hpp"
#include <string>
#include <vector>

namespace engine::cli {
namespace {

/// 8 attributes of 6 values; 30 examples, positive where the first two values are those of the first example.
void mix_concepts(Signature& signature, std::FILE* times)
{
    using namespace engine::concepts;
    const Shape shape{8, {6, 6, 6, 6, 6, 6, 6, 6}};
    Rng rng(17);
    std::vector<Example> examples;
    for (int i = 0; i < 30; ++i) {
        Example one{instance_at(shape, rng.below(instance_count(shape))), true};
        for (std::size_t a = 0; a < 2; ++a) {
            if (i % 3 == 0 && i > 0) one.values[a] = examples[0].values[a];
            one.positive = one.positive && (i == 0 || one.values[a] == examples[0].values[a]);
        }
        examples.push_back(one);
    }
    timed(times, "concepts, 8 x 6, 30 examples, with steps", [&] {
        const Learned learned = run(LearnJob(shape, examples, {Language::l, 0, true}));
        for (const Count size : learned.sizes) signature.mix(size);
        for (const Concept& c : learned.members) signature.mix(c.bits);
    });
}

/// 6 attributes of 3 values: 117,650 concepts, of at most 2^18. Only a time; the signature has the results of L.
void time_sets_of_values(std::FILE* times)
{
    using namespace engine::concepts;
    const Shape shape{6, {3, 3, 3, 3, 3, 3}};
    Rng rng(18);
    const Instance first = instance_at(shape, rng.below(instance_count(shape)));
    std::vector<Example> examples; // positive where two values are not the third after the first example's
    for (int i = 0; i < 30; ++i) {
        const Instance x = instance_at(shape, rng.below(instance_count(shape)));
        examples.push_back({x, x[0] != (first[0] + 2) % 3 && x[1] != (first[1] + 2) % 3});
    }
    timed(times, "concepts in L2, 6 x 3, 30 examples, with steps", [&] {
        (void)run(LearnJob(shape, examples, {Language::l2, 0, true}));
    });
}

void mix_solution(Signature& signature, const extensive::Tree& tree)
{
    auto form = extensive::sequence_form(tree);
    const extensive::Solution s = run(extensive::SolveJob(*std::move(form)));
    for (const char c : to_text(s.value)) signature.mix(static_cast<unsigned char>(c));
}

/// Chance gives each player one of four types; then MAX, MIN, MAX and MIN choose one of three actions in turns, each
/// knowing the own type and all actions before. 1,937 nodes, payoffs -9..9.
class FourTypes {
public:
    std::string text()
    {
        out_ = "EFG 2 R \"four types\" { \"MAX\" \"MIN\" }\nc \"\" 1 \"\" {";
        for (int deal = 0; deal < 16; ++deal) out_ += " \"" + std::to_string(deal) + "\" 1/16";
        out_ += " } 0\n";
        for (int deal = 0; deal < 16; ++deal) node(deal, 0, 0);
        return std::move(out_);
    }

private:
    void node(int deal, int depth, int history)
    {
        if (depth == 4) {
            const int payoff = static_cast<int>(rng_.below(19)) - 9;
            out_ += "t \"\" " + std::to_string(++outcome_) + " \"\" { " + std::to_string(payoff) + " " +
                    std::to_string(-payoff) + " }\n";
            return;
        }
        const int type = depth % 2 == 0 ? deal / 4 : deal % 4;
        const int set = 1 + (depth * 4 + type) * 27 + history;
        out_ +=
            "p \"\" " + std::to_string(1 + depth % 2) + " " + std::to_string(set) + " \"\" { \"a\" \"b\" \"c\" } 0\n";
        for (int action = 0; action < 3; ++action) node(deal, depth + 1, history * 3 + action);
    }
    Rng rng_{1937};
    std::string out_;
    int outcome_ = 0;
};

} // namespace

void bench_textbook(Signature& signature, std::FILE* times)
{
    mix_concepts(signature, times);
    time_sets_of_values(times);
    betting::VariantRules kuhn;
    kuhn.variant = betting::Variant::kuhn;
    timed(times, "Kuhn's three cards, value", [&] { mix_solution(signature, *variant_tree(kuhn)); });
    kuhn.ranks.assign(betting::max_ranks, betting::max_copies);
    timed(times, "Kuhn's game, 13 ranks, 1,522 nodes, value", [&] { mix_solution(signature, *variant_tree(kuhn)); });
    const std::string text = FourTypes().text();
    timed(times, "a tree of 1,937 nodes, value", [&] { mix_solution(signature, *extensive::parse_efg(text)); });
}

} // namespace engine::cli
