#pragma once
// What the learner knows: the set of version spaces after each answer, worked out a slice at a time and kept, so that going
// back costs nothing; how probable codes are; how much is stored. Nothing here draws.
#include "engine/codes/version_space/belief.hpp"
#include "engine/codes/version_space/story.hpp"
#include "engine/codes/version_space/suspicion.hpp"
#include "shell/spaces/posterior.hpp"
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace shell::spaces {

namespace vs = engine::codes::version_space;
using engine::Count;

/// How many codes have each value in each position.
using Marginals = std::array<std::array<Count, engine::codes::max_symbols>, engine::codes::max_positions>;

/// A true answer that may stand behind the one told, and what it can have meant.
struct Truth {
    engine::codes::Feedback answer;
    bool lie = false;
    vs::Hypotheses hypotheses;
};

/// The set after some answers, counted.
struct Generation {
    explicit Generation(vs::SpaceSet s) : set(std::move(s)) {}

    vs::SpaceSet set;
    std::vector<Truth> truths;          // of the last answer, in the set's order
    std::vector<std::uint32_t> members; // [i] = codes of live space i
    std::vector<std::uint32_t> heirs;   // [i] = how many live spaces of the last generation come from it
    std::vector<Count> codes_now;       // [i] = codes of those, so that all figures of a tree are of the same moment,
    std::vector<double> share_now;      // and how probable it is by now that the secret is in it
    std::vector<std::uint8_t> reached;  // [i] = the last answer after which it or something of it was alive
    std::vector<std::uint32_t> first;   // the most probable live spaces, at most most_first, the most probable first
    vs::ByLies by_lies;
    std::vector<Marginals> marginals; // by lies
    vs::Storage l, l2;
    Count updates_late = 0; // simple examples that the last answer would take without early detection

    Count live() const { return set.live().size(); }
    const vs::RowEffort* effort() const { return set.rows().empty() ? nullptr : &set.rows().back(); }
    Count codes() const;
    const Truth& truth(engine::codes::Feedback) const;
};

inline constexpr std::size_t most_first = 400;

/// What became of one space with one hypothesis of the next answer; worked out when asked for.
struct Branch {
    std::uint32_t hypothesis = 0;
    engine::codes::Feedback truth;
    bool lie = false;
    vs::Death death = vs::Death::none;
    std::int32_t live = -1; // index in the next generation
};

class Analysis {
public:
    Analysis(const engine::codes::Rules&, const vs::Options&);

    /// What is to be known. Keeps what begins alike. True: something has to be worked out or was dropped.
    bool want(std::vector<engine::codes::Clue>, const vs::Options&);
    /// A slice. True: another answer has been taken in.
    bool work();
    bool settled() const { return generations_.size() == clues_.size() + 1 || too_large(); }
    bool too_large() const { return too_large_; }
    engine::Progress progress() const;

    const engine::codes::Rules& rules() const { return rules_; }
    const vs::Options& options() const { return options_; }
    const std::vector<engine::codes::Clue>& clues() const { return clues_; }
    /// At least one; [k] = after k answers.
    const std::vector<Generation>& generations() const { return generations_; }
    const Generation& now() const { return generations_.back(); }
    int known_answers() const { return static_cast<int>(generations_.size()) - 1; }
    /// After which answer nothing was left; 0 = there is something.
    int collapsed_after() const;

    vs::Belief belief(const Generation&) const;
    /// After all answers, worked out or not: they need no spaces.
    const Posterior& posterior() const { return posterior_; }
    double was_lie(std::size_t row) const;
    /// Is it worth asking why? Then: what the answer should have been, if it was one.
    bool suspected(std::size_t row) const { return row < clues_.size() && was_lie(row) >= 0.2; }
    vs::LikelyTruth likely_truth(std::size_t row) const;
    /// The weight of a code by the number of lies it supposes, so that all sum to 1. With a bound on lies (nobody says
    /// how likely they are) every code counts alike.
    double weight(const Generation&, int lies) const;
    /// Of a live space: how probable it is that the secret is in it.
    double share(const Generation&, std::size_t space) const;
    /// The number that a live space is called by: 1 is the most probable. And the space of a number.
    std::size_t number_of(const Generation&, std::size_t space) const;
    std::size_t space_of(const Generation&, std::size_t number) const;
    /// That position i has value v.
    double probability(const Generation&, int position, int value) const;
    /// The most probable codes in lexicographic order, at most `limit`, and how many there are.
    std::vector<engine::codes::Code> best(const Generation&, std::size_t limit) const;

    /// The live spaces of the next generation that come from this one: they stand together, from first to last.
    std::pair<std::size_t, std::size_t> children(int generation, std::size_t space) const;
    /// How many hypotheses of the next answer a space meets (generation < known_answers()).
    Count hypotheses_met(int generation, std::size_t space) const;
    /// What becomes of it with each of them.
    std::vector<Branch> branches(int generation, std::size_t space) const;
    Branch branch_to(int generation, std::size_t live) const; // the one that led to a live space, generation > 0
    const vs::Hypothesis& hypothesis(int generation, const Branch&) const; // of that generation's answer
    /// From a space of this generation, with a branch of the next answer.
    std::vector<vs::UpdateStep> steps(int generation, std::size_t space, const Branch&) const;
    std::vector<engine::codes::Code> members(const vs::Space&, std::size_t limit) const;

private:
    bool may_be_lied_to(const vs::Live&) const;
    void begin_next();
    bool finish_next();
    void count_heirs();
    void order_first(Generation&) const;
    std::vector<double> weights(const Generation&) const; // of a code, by lies

    engine::codes::Rules rules_;
    vs::Options options_;
    std::vector<engine::codes::Clue> clues_;
    vs::Suspicion suspicion_; // of all clues
    mutable std::optional<std::pair<std::size_t, vs::LikelyTruth>>
        truth_; // of a row, under all clues; asked each frame
    Posterior posterior_;
    std::vector<Generation> generations_;
    std::optional<Generation> next_;
    bool at_work_ = false; // next_ still meets hypotheses
    bool too_large_ = false;
};

} // namespace shell::spaces
