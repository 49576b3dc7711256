#pragma once
// What is known about a Cluedo game, worked out a slice of every frame and kept until the game changes: how many deals
// are left and who holds what in how many, why a cell is so, which note is wrong, what to ask, what one should have
// asked, and the computer players' moves.
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/proof.hpp"
#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/review.hpp"
#include <optional>
#include <vector>

namespace shell::cluedo {

class Analysis {
public:
    /// The game has changed: nothing known still holds, though the old shares stay until the new ones are there.
    void forget(const engine::cluedo::Game&);
    void set_level(engine::cluedo::Level);
    /// What becomes certain from now on is news, until this is called again.
    void mark();

    /// A few milliseconds of work on what is wanted; true: there is news.
    bool work();
    bool busy() const;

    /// Asked again and again; the same costs nothing.
    void want_why(engine::cluedo::Card, engine::cluedo::Holder);
    void want_advice(engine::cluedo::Card room);
    void want_review();
    /// At once. Complete search tells no story: probing's, then, and what only counting finds.
    void want_story(engine::cluedo::Level, engine::cluedo::Trials);
    /// In its place the steps of the one cell whose why() is known, until drop_proof(). False: there are none.
    bool want_proof();
    void drop_proof();
    /// game.bot_to_move()
    void want_bot(const engine::cluedo::Game&);
    void drop_why();
    void drop_advice();

    /// Of the game as it is now; null: still counting.
    const engine::cluedo::Shares* shares() const { return fresh_ ? &shares_ : nullptr; }
    /// What the level chosen knows; as long as the deals are being counted, what propagation knows; where the notes
    /// contradict each other, the same as paper().
    const engine::cluedo::Domains& known() const { return known_; }
    /// What a sheet of paper shows: my hand, what I was shown, what everybody saw.
    const engine::cluedo::Domains& paper() const { return paper_; }
    /// The seats that have seen this card of mine, as bits.
    std::uint32_t seen(engine::cluedo::Card c) const { return seen_[static_cast<std::size_t>(c)]; }
    /// Certain now and not when mark() was called: what lies with somebody, then what does not.
    const std::vector<engine::cluedo::Literal>& news() const { return news_; }
    bool is_new(engine::cluedo::Card c, engine::cluedo::Holder h) const
    {
        return (new_[static_cast<std::size_t>(h)] & engine::cluedo::bit(c)) != 0;
    }
    /// Without what is only supposed; null: nothing is supposed, or still counting.
    const engine::cluedo::Shares* facts() const { return facts_done_ ? &facts_ : nullptr; }
    const engine::cluedo::Repairs* repairs() const { return repairs_done_ ? &*repairs_ : nullptr; }
    const engine::cluedo::Why* why() const { return why_ && why_->done ? &why_->job.result() : nullptr; }
    const engine::cluedo::Advice* advice() const { return advice_ && advice_->done ? &advice_->job.result() : nullptr; }
    const engine::cluedo::Review* review() const { return review_ && review_->done ? &review_->job.result() : nullptr; }
    const engine::cluedo::BotMove* bot_move() const { return bot_ && bot_->done ? &bot_->job.result() : nullptr; }
    const engine::cluedo::Story* story() const { return story_ ? &*story_ : nullptr; }
    /// What the story is about, if it is of one cell.
    const std::optional<engine::cluedo::Literal>& proved() const { return proved_; }
    /// The whole story's trials, and whether they led to something.
    struct Trial {
        std::size_t begin = 0; // move of the story
        engine::cluedo::Literal literal{};
        int steps = 0; // inside
        bool refuted = false;
    };
    const std::vector<Trial>& trials() const { return trials_; }
    /// What complete search knows beyond the story; empty while it counts.
    const std::vector<engine::cluedo::Literal>& counted() const { return counted_; }
    /// Where contradictory notes clash: what must hold, and how many of its variables can still be true, or must be. None:
    /// nothing less than complete search sees it.
    struct Clash {
        engine::cluedo::Constraint constraint{};
        int yes = 0, possible = 0;
    };
    const std::optional<Clash>& clash() const { return clash_; }
    /// A player who showed a card more often, with no card in common, than there is room for in the hand: what only
    /// complete search sees, in the commonest of its shapes.
    struct Crowd {
        engine::cluedo::Holder holder = 0;
        int room = 0;           // cards of the hand that are not known
        std::vector<int> notes; // one for each of the cards that would be needed
    };
    const std::optional<Crowd>& crowd() const { return crowd_; }
    /// What was known after the first `notes`, at this level; after() and before() (one note less) show it.
    void look_back(std::size_t notes, engine::cluedo::Level);
    /// The domains around one step of the story, and the variables of the constraint that spoke in it.
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
    void settle(); // the shares are there
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
    std::vector<engine::cluedo::Literal> news_;
    std::array<engine::cluedo::Cards, engine::cluedo::max_holders> new_{};
    std::array<std::uint32_t, engine::cluedo::max_cards> seen_{};
    std::optional<Task<engine::cluedo::RepairsJob>> repairing_;
    std::optional<engine::cluedo::Repairs> repairs_;
    std::optional<Task<engine::cluedo::WhyJob>> why_;
    std::optional<Task<engine::cluedo::AdviceJob>> advice_;
    std::optional<Task<engine::cluedo::ReviewJob>> review_;
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
    bool fresh_ = false, repairs_done_ = false, facts_done_ = false, has_mark_ = false,
         counts_ = false; // counts_: the story is told beside complete search
};

} // namespace shell::cluedo
