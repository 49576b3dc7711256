#pragma once
// The deductions about a Cluedo game, computed in slices, one each frame, and kept until the game changes: the shares,
// the reasons for a cell, the notes to blame for a contradiction, the advice, the review, and computer players' moves.
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/doubts.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/proof.hpp"
#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/review.hpp"
#include <optional>
#include <vector>

namespace shell::cluedo {

class Analysis {
public:
    /// The game has changed: drops every result. Until the deals are counted again, shares() is null and known() is
    /// that of propagation.
    void forget(const engine::cluedo::Game&);
    void set_level(engine::cluedo::Level);
    /// Remembers what is certain now. Literals that become certain later are news().
    void mark();

    /// Works for a few milliseconds on the wanted results. True: there is a new result.
    bool work();
    bool busy() const;

    /// Requests may be repeated every frame: an equal one costs nothing.
    void want_why(engine::cluedo::Card, engine::cluedo::Holder);
    void want_advice(engine::cluedo::Card room);
    void want_review();
    /// Computed at once. Complete search records no moves, so `complete` takes probing's, and counted() has the rest.
    void want_story(engine::cluedo::Level, engine::cluedo::Trials);
    /// Replaces the story by the proof of the cell whose why() is known, until drop_proof(). False: it has no moves.
    bool want_proof();
    void drop_proof();
    /// Precondition: game.bot_to_move().
    void want_bot(const engine::cluedo::Game&);
    /// Whether entries agree with the notes, without the note `row` if it is not negative.
    void want_doubts(std::vector<engine::cluedo::Entry>, int row);
    void drop_why();
    void drop_advice();
    void drop_doubts() { doubts_.reset(); }

    /// For the current notes; null: still being counted.
    const engine::cluedo::Shares* shares() const { return fresh_ ? &shares_ : nullptr; }
    /// The domains that the chosen level deduces. While the deals are being counted: those of propagation. If the notes
    /// contradict each other: paper().
    const engine::cluedo::Domains& known() const { return known_; }
    /// The domains without deduction: the user's hand, the cards shown to the user, the cards that everybody saw.
    const engine::cluedo::Domains& paper() const { return paper_; }
    /// The seats that have seen this card of the user, as bits.
    std::uint32_t seen(engine::cluedo::Card c) const { return seen_[static_cast<std::size_t>(c)]; }
    /// Literals certain now and undecided at mark(): the positive ones first.
    const std::vector<engine::cluedo::Literal>& news() const { return news_; }
    /// Exactly as many deals fit as at mark(): since then, nothing was told.
    bool told_nothing() const
    {
        return fresh_ && has_mark_ && shares_.exact && marked_exact_ && shares_.total == marked_deals_;
    }
    bool is_new(engine::cluedo::Card c, engine::cluedo::Holder h) const
    {
        return (new_[static_cast<std::size_t>(h)] & engine::cluedo::bit(c)) != 0;
    }
    /// The shares without the suppositions; null: nothing is supposed, or still being counted.
    const engine::cluedo::Shares* facts() const { return facts_done_ ? &facts_ : nullptr; }
    const engine::cluedo::Repairs* repairs() const { return repairs_done_ ? &*repairs_ : nullptr; }
    const engine::cluedo::Why* why() const { return why_ && why_->done ? &why_->job.result() : nullptr; }
    /// One for each entry that was asked about.
    const std::vector<engine::cluedo::Doubt>* doubts() const
    {
        return doubts_ && doubts_->done ? &doubts_->job.result() : nullptr;
    }
    const engine::cluedo::Advice* advice() const { return advice_ && advice_->done ? &advice_->job.result() : nullptr; }
    const engine::cluedo::Review* review() const { return review_ && review_->done ? &review_->job.result() : nullptr; }
    const engine::cluedo::BotMove* bot_move() const { return bot_ && bot_->done ? &bot_->job.result() : nullptr; }
    const engine::cluedo::Story* story() const { return story_ ? &*story_ : nullptr; }
    /// The literal that the story proves; none: the story is the whole deduction.
    const std::optional<engine::cluedo::Literal>& proved() const { return proved_; }
    /// A trial of the story, and whether it was refuted.
    struct Trial {
        std::size_t begin = 0; // index of the move that assumes `literal`
        engine::cluedo::Literal literal{};
        int steps = 0; // moves inside the trial
        bool refuted = false;
    };
    const std::vector<Trial>& trials() const { return trials_; }
    /// Literals that complete search decides and the story does not; empty while the deals are being counted.
    const std::vector<engine::cluedo::Literal>& counted() const { return counted_; }
    /// The violated constraint of contradictory notes, with the number of its variables that must be true, and that can
    /// be. None: only complete search finds the contradiction.
    struct Clash {
        engine::cluedo::Constraint constraint{};
        int yes = 0, possible = 0;
    };
    const std::optional<Clash>& clash() const { return clash_; }
    /// A player who answered more questions, no two of them with a possible card in common, than the hand has unknown
    /// cards. This is the commonest contradiction that only complete search finds.
    struct Crowd {
        engine::cluedo::Holder holder = 0;
        int room = 0;           // unknown cards of the hand
        std::vector<int> notes; // room + 1 of these questions
    };
    const std::optional<Crowd>& crowd() const { return crowd_; }
    /// Sets after() to the domains after the first `notes` at this level, and before() to those one note earlier.
    void look_back(std::size_t notes, engine::cluedo::Level);
    /// Sets before(), after() and spoken_of() to the story's move number `step` (1 = the first; 0: before all moves).
    void look_after(std::size_t step);
    const engine::cluedo::Domains& before() const { return before_; }
    const engine::cluedo::Domains& after() const { return after_; }
    bool spoken_of(engine::cluedo::Card c, engine::cluedo::Holder h) const
    {
        return (spoken_[static_cast<std::size_t>(h)] & engine::cluedo::bit(c)) != 0;
    }
    engine::Progress counting() const { return counting_ ? counting_->progress() : engine::Progress{}; }
    engine::Progress advising() const { return advice_ ? advice_->job.progress() : engine::Progress{}; }
    engine::Progress reviewing() const { return review_ ? review_->job.progress() : engine::Progress{}; }

private:
    template <class J>
    struct Task {
        J job;
        bool done = false;
        bool run(std::int64_t units)
        {
            done = done || job.step(engine::Budget{units}) == engine::Step::done;
            return done;
        }
    };
    void look(engine::cluedo::Level);
    void settle(); // the deals are counted
    void find_clash();
    void find_crowd(const engine::cluedo::Story&);
    void find_counted();
    engine::cluedo::Domains known_from(std::span<const engine::cluedo::Entry>, engine::cluedo::Level) const;
    void compare();

    engine::cluedo::View view_{};
    std::vector<engine::cluedo::Entry> notes_;
    std::optional<engine::cluedo::SharesJob> counting_;
    engine::cluedo::Shares shares_;
    std::optional<engine::cluedo::SharesJob> counting_facts_;
    engine::cluedo::Shares facts_;
    engine::cluedo::Domains known_{}, paper_{}, marked_{};
    engine::Count marked_deals_ = 0;
    std::vector<engine::cluedo::Literal> news_;
    std::array<engine::cluedo::Cards, engine::cluedo::max_holders> new_{};
    std::array<std::uint32_t, engine::cluedo::max_cards> seen_{};
    std::optional<Task<engine::cluedo::RepairsJob>> repairing_;
    std::optional<engine::cluedo::Repairs> repairs_;
    std::optional<Task<engine::cluedo::WhyJob>> why_;
    std::optional<Task<engine::cluedo::AdviceJob>> advice_;
    std::optional<Task<engine::cluedo::ReviewJob>> review_;
    std::optional<Task<engine::cluedo::DoubtsJob>> doubts_;
    std::vector<engine::cluedo::Entry> doubted_;
    int doubted_row_ = -1;
    std::optional<Task<engine::cluedo::BotJob>> bot_;
    std::optional<engine::cluedo::Story> story_;
    std::optional<engine::cluedo::Literal> proved_;
    std::vector<Trial> trials_;
    std::vector<engine::cluedo::Literal> counted_;
    std::optional<Clash> clash_;
    std::optional<Crowd> crowd_;
    engine::cluedo::Domains before_{}, after_{};
    std::array<engine::cluedo::Cards, engine::cluedo::max_holders> spoken_{};
    engine::cluedo::Level level_ = engine::cluedo::Level::complete;
    engine::cluedo::Level story_level_ = engine::cluedo::Level::propagation;
    engine::cluedo::Trials story_trials_ = engine::cluedo::Trials::refuted;
    engine::cluedo::Card why_card_ = engine::cluedo::no_card;
    engine::cluedo::Holder why_holder_ = engine::cluedo::nobody;
    engine::cluedo::Card advice_room_ = engine::cluedo::no_card;
    bool marked_exact_ = false;
    bool fresh_ = false, repairs_done_ = false, facts_done_ = false, has_mark_ = false,
         counts_ = false; // counts_: the story is shown beside complete search
};

} // namespace shell::cluedo
