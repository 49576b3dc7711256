#pragma once
// The stages of a proof: the feedback table, a first tree by bounds alone, the search, the tree it finds.
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/reading.hpp"
#include <optional>

namespace engine::codes::optimal {

template <class Lane>
class Proof {
public:
    explicit Proof(const OptimalQuery&);

    /// One unit.
    Step step();
    Cost lower() const { return lower_; }
    Cost upper() const { return upper_; }
    Count nodes() const { return search_.nodes(); }
    const OptimalResult& result() const { return result_; }

private:
    enum class Stage : std::uint8_t { table, first, search, tree, done };

    void begin_first();
    std::vector<Index> candidates() const;
    void choose_promising();
    void begin_search();
    void search();
    void finish(Tree tree);
    int guesses() const { return query_.max_guesses == 0 ? any_number : query_.max_guesses; }

    OptimalQuery query_;
    AnswerTable<Lane> table_;
    Search<Lane> search_;
    std::optional<Builder<Lane>> builder_;
    std::optional<Reading<Lane>> reading_;
    Stage stage_ = Stage::table;
    Cost lower_ = 0, upper_ = 0; // 0 = none
    Tree first_;
    Cost promised_ = 0; // cost of first_ as far as it is built
    OptimalResult result_;
};

extern template class Proof<std::uint16_t>;
extern template class Proof<std::uint32_t>;
extern template class Proof<std::uint64_t>;

} // namespace engine::codes::optimal
