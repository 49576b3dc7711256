#pragma once
// The version spaces after each answer, with the probabilities of codes and the memory used. Computed in slices and
// kept, so that going back costs nothing. Nothing here draws.
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

/// The number of codes with each value in each position.
using Marginals = std::array<std::array<Count, engine::codes::max_symbols>, engine::codes::max_positions>;

/// A possible true answer behind the one given, with its hypotheses.
struct Truth {
    engine::codes::Feedback answer;
    bool lie = false;
    vs::Hypotheses hypotheses;
};

/// The set of live spaces after some answers, with its counts.
struct Generation {
    explicit Generation(vs::SpaceSet s) : set(std::move(s)) {}

    vs::SpaceSet set;
    std::vector<Truth> truths;          // of the last answer, in the set's order
    std::vector<std::uint32_t> members; // [i] = codes of live space i
    std::vector<std::uint32_t> heirs;   // [i] = live spaces of the last generation that descend from it
    std::vector<Count> codes_now;       // [i] = their codes, so that all figures of a tree are current
    std::vector<double> share_now;      // [i] = their probability now
    std::vector<std::uint8_t> reached;  // [i] = the last answer after which it or a descendant was live
    std::vector<std::uint32_t> first;   // the most probable live spaces in that order, at most most_first
    vs::ByLies by_lies;
    std::vector<Marginals> marginals; // by lies
    vs::Storage l, l2;
    Count updates_late = 0; // simple examples the last answer would apply without early detection

    Count live() const { return set.live().size(); }
    const vs::RowEffort* effort() const { return set.rows().empty() ? nullptr : &set.rows().back(); }
    Count codes() const;
    const Truth& truth(engine::codes::Feedback) const;
};

inline constexpr std::size_t most_first = 400;

/// The outcome of one space with one hypothesis of the next answer; computed on demand.
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

    /// Sets the answers; keeps the generations of the common prefix. True: the answers or the options have changed.
    bool want(std::vector<engine::codes::Clue>, const vs::Options&);
    /// Computes a slice. True: another generation is complete.
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
    /// The answer after which no space is live; 0 = some are.
    int collapsed_after() const;

    vs::Belief belief(const Generation&) const;
    /// After all answers, also those whose spaces are not computed yet: it needs no spaces.
    const Posterior& posterior() const { return posterior_; }
    double was_lie(std::size_t row) const;
    /// Whether the answer is likely enough to be a lie to explain why.
    bool suspected(std::size_t row) const { return row < clues_.size() && was_lie(row) >= 0.2; }
    vs::LikelyTruth likely_truth(std::size_t row) const;
    /// The probability of a code with this number of lies. With a bound on lies no rate is given: all codes are alike.
    double weight(const Generation&, int lies) const;
    /// The probability that the secret is in this live space.
    double share(const Generation&, std::size_t space) const;
    /// The number shown for a live space (1 = the most probable), and the space with a number.
    std::size_t number_of(const Generation&, std::size_t space) const;
    std::size_t space_of(const Generation&, std::size_t number) const;
    /// The probability that position i has value v.
    double probability(const Generation&, int position, int value) const;
    /// The most probable codes in lexicographic order, at most `limit`.
    std::vector<engine::codes::Code> best(const Generation&, std::size_t limit) const;

    /// The live spaces of the next generation that descend from this one: indices [first, last).
    std::pair<std::size_t, std::size_t> children(int generation, std::size_t space) const;
    /// The number of hypotheses of the next answer that the space meets. Precondition: generation < known_answers().
    Count hypotheses_met(int generation, std::size_t space) const;
    /// The outcome of the space with each of them.
    std::vector<Branch> branches(int generation, std::size_t space) const;
    Branch branch_to(int generation, std::size_t live) const; // the one that led to a live space; generation > 0
    const vs::Hypothesis& hypothesis(int generation, const Branch&) const; // generation: of the branch's answer
    /// The steps of the update of a space of this generation with a branch of the next answer.
    std::vector<vs::UpdateStep> steps(int generation, std::size_t space, const Branch&) const;
    std::vector<engine::codes::Code> members(const vs::Space&, std::size_t limit) const;

private:
    bool may_be_lied_to(const vs::Live&) const;
    void begin_next();
    bool finish_next();
    void count_heirs();
    void order_first(Generation&) const;
    std::vector<double> weights(const Generation&) const; // of a code, by its lies

    engine::codes::Rules rules_;
    vs::Options options_;
    std::vector<engine::codes::Clue> clues_;
    vs::Suspicion suspicion_; // of all clues
    mutable std::optional<std::pair<std::size_t, vs::LikelyTruth>>
        truth_; // of one row, given all clues; kept because each frame needs it
    Posterior posterior_;
    std::vector<Generation> generations_;
    std::optional<Generation> next_;
    bool at_work_ = false; // next_'s set is still being computed
    bool too_large_ = false;
};

} // namespace shell::spaces
