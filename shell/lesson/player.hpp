#pragma once
// A lesson being played: the step that is open, what the learner has chosen and been told, and how it went so far. Predict,
// commit, reveal: the first wrong answer gets the text for that mistake or the first hint, the second the next hint, and
// from then on one may see why. Nothing here draws or knows a game.
#include "shell/kit/control.hpp"
#include "shell/lesson/step.hpp"
#include <set>

namespace shell::lesson {
using namespace kit;

class Player {
public:
    enum class Verdict : std::uint8_t { open, wrong, right, shown };

    explicit Player(Step);

    const Step& step() const { return step_; }
    /// The same step again (another language) keeps what was answered; another begins anew. True: it is another.
    bool take(Step);

    // ---- what the learner has put down ----
    int chosen() const { return chosen_; } // of a choice; -1 = none
    const std::string& typed() const { return typed_; }
    const std::set<int>& marked() const { return marked_; } // of a set
    bool can_check() const;
    bool tried(int option) const { return tried_.contains(option); } // and it was wrong

    // ---- what came of it ----
    Verdict verdict() const { return verdict_; }
    int tries() const { return tries_; }
    const std::string& feedback() const { return feedback_; }
    bool can_hint() const { return step_.ask && !solved() && hints_ < step_.ask->hints.size(); }
    bool can_reveal() const { return step_.ask && !solved() && (tries_ >= 2 || hints_ >= step_.ask->hints.size()); }
    bool solved() const { return verdict_ == Verdict::right || verdict_ == Verdict::shown; }
    /// One may go on: nothing is asked or waited for, or it has come.
    bool done() const { return step_.ask ? solved() : !step_.wait || came_; }
    /// What is waited for may be passed over: nobody is held up by a control that cannot be found.
    bool can_go_on() const { return done() || step_.wait; }
    /// Is the question still open, so that this control would give it away?
    bool hides(std::string_view id) const;

    // ---- of the whole lesson ----
    int asked() const { return asked_; } // questions answered, and those of them right at the first try
    int at_first() const { return at_first_; }
    int cases() const { return cases_; } // fresh ones of the last step
    int cases_at_first() const { return cases_at_first_; }
    bool finished() const { return finished_; }

    bool folded = false;
    std::string board; // the game's line when the step was opened

    // ---- actions ----
    enum class Then : std::uint8_t { stay, answered, step, close, keep, restart };
    struct Outcome {
        bool mine = false;
        Then then = Then::stay;
        int step = 0; // to be brought, with this seed
        std::uint64_t seed = 0;
        std::vector<Use> use; // controls of the game, one after the other
    };
    Outcome act(const Action&, const Say&);
    /// Something happened on the board (act: this control was used): is it what was waited for? True: something is new.
    bool happened(Wait::For, std::string_view id = {});

private:
    void forget();
    std::string answer() const; // as it is compared
    void check(const Say&);
    std::string answer_in_words() const;
    std::string next_hint();
    void settle(bool right_at_first);

    Step step_;
    int chosen_ = -1;
    std::string typed_, wrong_; // wrong_: the last answer that was
    std::set<int> marked_, tried_;
    Verdict verdict_ = Verdict::open;
    int tries_ = 0;
    std::size_t hints_ = 0;
    bool came_ = false, finished_ = false;
    std::string feedback_;
    std::set<int> settled_; // steps whose first answer has been counted
    int asked_ = 0, at_first_ = 0, cases_ = 0, cases_at_first_ = 0;
};

/// The whole of it drawn, over whatever height it needs; returns that.
float draw_card(Ui&, Rect, const Player&, bool off_course);
/// Its one line where it is folded.
void draw_folded(Ui&, Rect, const Player&);
/// `off_course`: the board is no more as the step has it.
void describe(Outline&, const Say&, const Player&, bool off_course);

} // namespace shell::lesson
