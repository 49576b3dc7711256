#pragma once
// What a question of one seat would tell, exactly: every answer's share of the deals, the envelopes it leaves, and the
// information. Nothing is listed or drawn. A dynamic program takes the envelope first, then the seats clockwise from
// the asker, so that a state "the three cards are left" is "nobody has shown yet". Arcs carry probabilities: all terms
// are positive, so rounding stays near 1e-15.
#include "engine/base/job.hpp"
#include "engine/cluedo/states.hpp"
#include <optional>

namespace engine::cluedo {

class QuestionSpace {
public:
    /// An answer's cell: 3·(seat − 1) + which of the three, seats counted clockwise from the asker; the last one: every
    /// seat passes.
    static constexpr std::size_t max_cells = std::size_t{kinds} * (max_players - 1) + 1;
    struct Told {
        std::array<double, max_cells> shares{};
        std::array<int, max_cells> envelopes{}; // envelopes left, 0 where the answer is impossible
        double bits = 0;                        // expected information about the envelope
    };
    using Result = Told;
    static constexpr std::int64_t visits_of_unit = 2000;
    static constexpr std::int64_t max_pairs = 8'000'000; // of the construction, 4 ns each
    static constexpr std::size_t max_arcs = 400'000;     // 24 bytes each

    /// `d` must be propagated and consistent, `asker` a seat that knows its hand. `absent`: seats that do not answer, as
    /// bits.
    QuestionSpace(const Table&, std::span<const Constraint>, const Domains& d, Holder asker, std::uint32_t absent = 0);

    /// Builds the program. Afterwards too_large() or ready for ask().
    Step build(Budget);
    bool too_large() const { return too_large_; }
    /// Arcs to visit for all these questions (one of each set); an upper bound.
    std::int64_t visits(const std::array<std::vector<Cards>, kinds>&) const;

    /// Begins one question; then step() until done. Questions share what they have in common.
    void ask(const Trio&);
    /// Unit: about visits_of_unit arcs.
    Step step(Budget);
    Progress progress() const { return {}; }
    const Result& result() const { return told_; }
    std::size_t cells() const { return pass_ + 1; }
    std::int64_t visited() const { return visited_; }

private:
    struct Arc {
        Packed counts = 0; // of the hand
        double share = 0;  // first the ways, then the probability
        std::uint32_t to = 0;
    };
    struct Level : States {
        HolderHands hands;
        int seat = 0;                     // clockwise from the asker; 0: the envelope, or a holder that never shows
        std::vector<std::uint32_t> first; // index of each state's first arc
        std::vector<Arc> arcs;
        std::vector<double> rest; // completions
    };
    /// One possible envelope, up to interchangeable cards.
    struct Start {
        std::uint32_t state = 0;
        double share = 0;
        std::array<int, kinds> classes{}; // of its cards, -1 where the card is known
    };
    /// By kind: 0, the card cannot be shown; 1 + class; 1 + number of classes + seat, the card is known to be there.
    using Key = std::array<int, kinds>;
    struct Pass { // by start: cells() probabilities and their entropy
        std::vector<double> answers, entropy;
    };
    static constexpr std::uint32_t none = States::none;

    void begin();
    void close_arcs();
    void gather_starts();
    int key_of_card(Card) const;
    /// The seat so many places clockwise from the asker, if it answers; else nobody.
    Holder answering(int seat) const;
    bool live(int key) const { return key > 0 && key <= static_cast<int>(classes_.classes.size()); }
    bool step_pass(std::int64_t& visits);
    void begin_pass(const Key&);
    void visit(const Level&, std::size_t state);
    void end_pass();
    std::size_t place(const Key&) const;
    void assemble();

    Table table_;
    Domains domains_;
    Holder asker_;
    std::uint32_t absent_;
    Classes classes_;
    std::vector<Level> levels_;
    std::size_t level_ = 0, state_ = 0;
    std::size_t first_seat_ = 0, seats_ = 0; // the levels of seats that may show
    bool built_ = false, too_large_ = false;
    std::int64_t pairs_ = 0, visited_ = 0;
    std::size_t arcs_ = 0, pass_ = 0; // pass_: the cell
    std::vector<Start> starts_;

    // The question, the pass under way, and those of earlier questions.
    Key key_{};
    Trio cards_{};
    std::vector<Key> wanted_;
    bool passing_ = false, done_ = false, keeps_ = false;
    Key at_{};
    struct Live {
        std::size_t kind = 0;
        int shift = 0;
        Packed mask = 0;
        int same = 0;            // earlier live cards of its class
        unsigned same_cards = 0; // these, as bits
    };
    std::vector<Live> live_;
    int stop_ = 0;                            // the first seat known to hold one of the three; 0: none
    unsigned held_ = 0;                       // which
    std::size_t last_ = 0;                    // the last level to visit + 1
    std::array<double, max_cells> tail_{};    // after it
    std::vector<std::vector<double>> values_; // by level: state × cells
    std::vector<std::int32_t> memory_;        // by key: index + 1 in passes_
    std::vector<Pass> passes_;
    Pass whole_; // of the question itself, not kept
    Told told_;
};

} // namespace engine::cluedo
