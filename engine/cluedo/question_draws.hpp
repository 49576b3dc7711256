#pragma once
// What questions of one seat would tell, from deals drawn at random, where QuestionSpace is too large. The jackknife
// removes the bias of the information, which draws overstate, and gives its standard error (Zahl, Ecology 58, 1977;
// Paninski, Neural Computation 15, 2003).
#include "engine/cluedo/entry.hpp"
#include "engine/cluedo/question.hpp"
#include "engine/cluedo/question_space.hpp"

namespace engine::cluedo {

class QuestionDraws {
public:
    /// One question against all draws.
    struct Weighed {
        struct Kind { // equal draws: the same envelope, the same cards that can be shown
            std::size_t group = 0;
            int seat = 0; // as in Shown
            unsigned match = 0;
            std::uint32_t draws = 0;
        };
        Trio cards{};
        std::vector<Kind> draws;                                   // by group
        std::array<std::uint32_t, QuestionSpace::max_cells> all{}; // in sixths of a draw
        std::array<int, QuestionSpace::max_cells> envelopes{};
        double joint = 0, before = 0, answers = 0; // Σ n·log2 n over (answer, envelope), envelopes, answers
    };
    /// An answer with one envelope among the draws: is there another?
    struct Doubt {
        std::size_t cell = 0;
        Entry answer{};
        Trio envelope{};
    };

    /// `me` asks; `absent`: seats that do not answer, as bits. `plain`: without correction or error.
    QuestionDraws(const Table& table, Holder me, std::uint32_t absent, bool plain)
        : table_(table), me_(me), absent_(absent), plain_(plain)
    {}

    void add(const Deal& deal) { draws_.push_back(deal); }
    /// Groups the draws by envelope. Call once, after the last add() and before weigh().
    void group();
    std::size_t size() const { return draws_.size(); }

    /// O(draws).
    Weighed weigh(const Trio&) const;
    std::vector<Doubt> doubts(const Trio&, const Weighed&) const;
    /// `solved`: the cells that leave exactly one envelope, as bits.
    Question conclude(const Weighed&, std::uint32_t solved) const;
    /// The envelopes of the draws that fit this answer.
    std::vector<Trio> envelopes_after(const Trio&, const Answer&) const;

private:
    struct Group { // draws with equal envelopes
        std::size_t begin, end;
    };
    void add_error(Question&, const Weighed&, std::uint32_t solved) const;

    Table table_;
    Holder me_;
    std::uint32_t absent_;
    bool plain_;
    std::vector<Deal> draws_; // by envelope after group()
    std::vector<Group> groups_;
    std::vector<double> weighed_; // n·log2 n
};

} // namespace engine::cluedo
