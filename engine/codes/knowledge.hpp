#pragma once
// Deductions from a history: the number of candidates, the marginals, the codes themselves and, if none is left, the
// rows to blame. Exact for every legal board (the diagram), however many codes there are.
#include "engine/codes/candidates.hpp"
#include "engine/codes/repairs.hpp"
#include <optional>
#include <vector>

namespace engine::codes {

struct KnowledgeQuery {
    Count offset = 0, list = 0; // list[offset, offset + list) of the candidates in lexicographic order
    bool prefixes = false;      // counts after 0, 1, 2, … rows
    bool repairs = true;        // the rows to blame, if no candidate is left: takes longest
};

struct Knowledge {
    Count total = 0, consistent = 0;
    Marginals marginals{};
    std::vector<Code> codes;
    std::vector<Count> prefix_counts; // [k] = candidates after k rows; empty unless asked for or contradictory
    // Only when contradictory:
    std::optional<int> first_bad_prefix; // length of the shortest contradictory prefix
    Repairs repairs;
    std::optional<TooLarge> too_large; // if set, every other field is meaningless
};

/// Unit: about a microsecond of native work (a diagram node, or a thousand feedbacks).
class KnowledgeJob {
public:
    using Result = Knowledge;
    KnowledgeJob(const Rules&, std::vector<Clue>, const KnowledgeQuery&);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return known_; }

private:
    Step give_up(const Diagram&);

    Rules rules_;
    std::vector<Clue> clues_;
    KnowledgeQuery query_;
    std::optional<Diagram> diagram_;
    std::optional<Diagram> prefix_;
    std::optional<RepairsJob> repairs_;
    Knowledge known_;
};
static_assert(Job<KnowledgeJob>);

} // namespace engine::codes
