#pragma once
// The stages of a proof in pieces: the feedback table; for each first guess its parts with a bound and a tree; the list
// of pieces. Then, for any piece, its search and the tree it finds.
#include "engine/codes/optimal/pieces.hpp"
#include "engine/codes/optimal/reading.hpp"
#include <optional>

namespace engine::codes::optimal {

template <class Lane>
class Planner final : public ProofInPieces {
public:
    Planner(const Rules& rules, int max_guesses);
    void begin(std::size_t piece) override;
    void begin_strategy(const WholeProof&) override;
    Count nodes() const override { return search_.nodes() + (narrow_ ? narrow_->nodes() : 0); }

private:
    enum class Stage : std::uint8_t {
        table,
        first,
        part,
        narrow,
        tree,
        pieces,
        search,
        found_tree,
        part_again,
        again,
        again_tree,
        done
    };

    Step unit() override;
    void list_firsts();
    void next_first();
    void next_part();
    void end_narrow();
    void end_tree();
    void list_pieces();
    void list_pieces_of(std::size_t first, std::size_t part);
    void end_search();
    void end_found_tree();
    void search_part_again();
    void next_part_again();
    void add_part(const Tree&);

    std::vector<Index> set_of(const Code& first, Feedback answer) const;
    /// Counts from the second guess on.
    std::vector<Count> histogram_of(const Tree&, const Code& first, Feedback answer) const;
    PlannedFirst& first() { return plan_.firsts.back(); }
    PlannedPart& part() { return first().parts[part_]; }

    int guesses_; // after the first
    AnswerTable<Lane> table_;
    Search<Lane> search_;
    std::optional<Search<Lane>> narrow_;
    std::optional<Reading<Lane>> reading_;
    Alike none_, alike_; // symmetry of the empty history; after the first guess
    Stage stage_ = Stage::table;
    std::vector<typename Search<Lane>::Guess> firsts_;
    std::size_t next_first_ = 0, part_ = 0;
    std::vector<Index> set_;
    WholeProof whole_;              // whose strategy is being written down
    std::vector<std::size_t> left_; // its parts not written down, the next one last
};

extern template class Planner<std::uint16_t>;
extern template class Planner<std::uint32_t>;
extern template class Planner<std::uint64_t>;

} // namespace engine::codes::optimal
