#pragma once
// A lesson being played: the step that is open, what the learner has chosen and been told, and how it went so far. Predict,
// commit, reveal: the first wrong answer gets the text for that mistake or the first hint, the second the next hint, and
// from then on one may see why. Nothing here draws or knows a game.
#include "shell/kit/control.hpp"
#include "shell/lesson/step.hpp"
#include <utility>

namespace shell::lesson {
using namespace kit;

/// The preference that keeps which lesson was played last, and how it went: `<lesson> <Player::counted()>`.
inline constexpr std::string_view counted_key = "lesson_counted";
/// The seed of the case that was tried at this step and is not answered yet, if there is one.
std::optional<std::uint64_t> tried_seed(std::string_view counted, int step);

class Player {
public:
    enum class Verdict : std::uint8_t { open, wrong, right, shown };

    explicit Player(StepPointer step) : step_(std::move(step)), put_(most_steps) { begin(); }

    const Step& step() const { return *step_; }
    /// One that was open before (or in another language) is as it was left; another, or another case, begins anew. True: it
    /// is not the one that is open.
    bool take(StepPointer);
    /// It was asked for as another case, and is the one that is open once more: few can be drawn.
    bool repeats(const Step& next) const;

    // ---- what the learner has put down ----
    int chosen() const { return put().chosen; } // of a choice; -1 = none
    const std::string& typed() const { return put().typed; }
    bool marked(int option) const { return (put().marked >> option & 1) != 0; } // of a set
    int how_many_marked() const;
    bool can_check() const;
    /// What is typed is no number: how one is written; "" = it is one, or nothing is typed.
    std::string unreadable(const Say& say) const;
    bool tried(int option) const { return (put().tried >> option & 1) != 0; } // and it was wrong
    /// Of a code on a board whose symbols are letters: how many, and the last letter there is. Else 0.
    std::pair<int, char> lettered() const;

    // ---- what came of it ----
    Verdict verdict() const { return put().verdict; }
    int tries() const { return put().tries; }
    std::string feedback(const Say&) const;
    /// The wrong answer that the feedback is about, as it was given; "" = it is about none.
    std::string told_of() const;
    /// The right answer as it was given, in words; "" = none was, or an option shows it.
    std::string given() const;
    bool can_hint() const { return open() && put().hints < step_->ask->hints.size(); }
    bool can_reveal() const { return open() && (tries() >= 2 || put().hints >= step_->ask->hints.size()); }
    bool open() const { return step_->ask && !solved(); }
    bool solved() const { return verdict() == Verdict::right || verdict() == Verdict::shown; }
    /// One may go on: nothing is asked or waited for, or it has come.
    bool done() const { return step_->ask ? solved() : !step_->wait || put().came; }
    /// The whole board to oneself, which would answer an open question.
    bool can_keep() const { return !open(); }
    /// What is waited for may be passed over: nobody is held up by a control that cannot be found.
    bool can_go_on() const { return done() || step_->wait; }
    /// Is the question still open, or what is waited for yet to come, so that this control would give it away?
    bool hides(std::string_view id) const;

    // ---- of the whole lesson ----
    int asked() const { return ones(settled_); } // questions answered, and those of them right at the first try
    int at_first() const { return ones(first_); }
    /// Of which steps these were, and what was tried at this one if it is not answered yet: for a reload. What cannot be
    /// read counts nothing.
    std::string counted() const;
    void recall(std::string_view counted);
    int cases() const { return cases_; } // fresh ones of the last step
    int cases_at_first() const { return cases_at_first_; }
    bool finished() const { return finished_; }

    bool folded = false;
    bool free = false; // the board is the learner's, to try what he likes: nothing is hidden, and nothing asked
    int pages = 0;     // how often one went on to what is under the card's edge
    std::string board; // the game's line when the step was opened

    // ---- actions ----
    enum class Then : std::uint8_t { stay, answered, hinted, step, close, restart };
    struct Outcome {
        bool mine = false;
        Then then = Then::stay;
        int step = 0; // to be brought, with this seed
        std::uint64_t seed = 0;
        std::vector<Use> use; // controls of the game, one after the other
    };
    Outcome act(const Action&, const Say&);
    /// Something happened on the board (act: this control was used), and its line is this: is it what was waited for? True: something is new.
    bool happened(Wait::For, std::string_view id, std::string_view line);

private:
    struct Put {                // what the learner has done at a step
        std::uint64_t seed = 0; // the case it is of, if there is another
        int chosen = -1;
        std::string typed, wrong;            // wrong: the last answer that was
        std::uint64_t marked = 0, tried = 0; // options, a bit each: there are at most 40 of anything
        Verdict verdict = Verdict::open;
        int tries = 0;
        std::size_t hints = 0;
        bool came = false;
        std::string said;      // of an answer that is not right, or a hint
        bool of_wrong = false; // said is of the answer `wrong`
    };
    Put& put() { return put_[static_cast<std::size_t>(step_->index)]; }
    const Put& put() const { return put_[static_cast<std::size_t>(step_->index)]; }
    static int ones(std::uint64_t);
    void begin();
    void retell();
    std::string_view said_of(std::string_view wrong) const;
    std::string answer() const; // as it is compared
    bool same(std::string_view, std::string_view) const;
    void check(const Say&);
    std::string in_words(const std::vector<std::string>&) const;
    std::string next_hint();
    void settle(bool right_at_first);

    static constexpr std::size_t most_steps = 40;
    static constexpr std::uint64_t most_cases = 8000; // counted
    StepPointer step_;
    std::vector<Put> put_;
    bool finished_ = false;
    std::uint64_t settled_ = 0, first_ = 0; // steps whose first answer has been counted, and was right; a bit each
    int cases_ = 0, cases_at_first_ = 0;
};

/// "3 of 8"; how many new cases were right at the first try.
std::string place_of(const Say&, const Step&);
std::string counts_in_words(const Say&, const Player&);
/// The whole of it drawn, over whatever height it needs; returns that.
float draw_card(Ui&, Rect, const Player&, bool off_course);
/// Its one line where it is folded, with the way back where the board is another.
void draw_folded(Ui&, Rect, const Player&, bool off_course);
/// `off_course`: the board is no more as the step has it.
void describe(Outline&, const Say&, const Player&, bool off_course);

} // namespace shell::lesson
