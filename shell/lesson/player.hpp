#pragma once
// The state of a lesson being played: the open step, the learner's answers and their feedback, and the score. The first
// wrong answer gets the text for that mistake or the first hint. The second also gets the next hint; from then on the
// learner can have the answer shown. This class does not draw and knows no game.
#include "shell/kit/control.hpp"
#include "shell/kit/notes.hpp"
#include "shell/lesson/step.hpp"
#include <utility>

namespace shell::lesson {
using namespace kit;

/// The preference with the lesson played last and its score: `<lesson> <Player::counted()>`.
inline constexpr std::string_view counted_key = "lesson_counted";
/// The seed of the step's fresh case that was tried but is still open; nothing if there is none.
std::optional<std::uint64_t> tried_seed(std::string_view counted, int step);

class Player {
public:
    enum class Verdict : std::uint8_t { open, wrong, right, shown, guessed };

    explicit Player(StepPointer step) : step_(std::move(step)), put_(Step::most) { begin(); }

    const Step& step() const { return *step_; }
    /// Opens a step. A step of the same lesson and case keeps its answers; a new case or lesson starts without. False:
    /// the step was open already (in another language, for instance).
    bool take(StepPointer);
    /// Whether a step requested as another case equals the open one, as few cases exist. The caller tries another seed.
    bool repeats(const Step& next) const;

    // ---- the learner's answer ----
    int chosen() const { return put().chosen; } // of a choice, or beside a code; -1 = none
    const std::string& typed() const { return put().typed; }
    bool marked(int option) const { return (put().marked >> option & 1) != 0; } // of a set
    int how_many_marked() const;
    bool can_check() const;
    /// Explains how to write a number if the typed text is none; "" = it is one, is unfinished, or need not be one.
    std::string unreadable(const Say& say) const;
    bool tried(int option) const { return (put().tried >> option & 1) != 0; } // the option was a wrong answer
    /// Why the board can have no such code, which is then no try; "" = it can.
    std::string impossible(const Say& say) const;
    /// If the board shows symbols as letters or colours: the code's length and the last letter. Otherwise {0, 0}.
    std::pair<int, char> lettered() const;

    // ---- feedback ----
    Verdict verdict() const { return put().verdict; }
    int tries() const { return put().tries; }
    int hints() const { return static_cast<int>(put().hints); }
    /// The last answer as it was compared: numbers with a point, codes in digits, a set joined by ", ". "" once the
    /// learner had the answer shown.
    std::string compared() const;
    std::string feedback(const Say&) const;
    /// The wrong answer that the feedback is about, in words; "" = none.
    std::string told_of() const;
    /// The right answer that the learner gave, in words; "" = none, or an option shows it.
    std::string given() const;
    bool can_hint() const { return open() && put().hints < step_->ask->hints.size(); }
    bool can_reveal() const
    {
        if (is_puzzle()) return open() && (tries() > 0 || hints() > 0); // act() asks once more
        return open() && !guesses() && (tries() >= 2 || put().hints >= step_->ask->hints.size());
    }
    bool open() const { return step_->ask && !solved(); }
    bool solved() const { return put().verdict != Verdict::open && put().verdict != Verdict::wrong; }
    /// A prediction, which is not graded.
    bool guesses() const { return step_->ask && step_->ask->kind == Ask::Kind::guess; }
    /// A puzzle: its wrong answers are told by tell(), and take no hint.
    bool is_puzzle() const { return step_->lesson.starts_with("puzzle:"); }
    /// The control that leads on once the question is solved.
    std::string_view main_when_solved() const { return is_puzzle() ? "puzzle_on" : "lesson_next"; }
    bool solved_puzzle() const
    {
        const Verdict v = put_.front().verdict;
        return is_puzzle() && v != Verdict::open && v != Verdict::wrong;
    }
    /// Whether a hint spoke of a step of the proof, from 1.
    bool hinted(int step) const;
    /// Of a step of a proof: "Step 2 of 5: two rows compared, with a hint".
    std::string rule_in_words(const Say&) const;
    /// A puzzle asks once before it shows why, which ends it: the next "lesson_why" does.
    bool ending() const { return ending_ && can_reveal(); }
    /// Of a puzzle, ids that the last hint speaks of; empty once something else is said.
    std::vector<std::string> pointed() const;
    /// The hints that an open puzzle has given, oldest first: without the one that the feedback says, and without those
    /// that the next repeats.
    std::vector<std::string> earlier_hints() const;
    /// The groups of a set's options in which nothing is chosen yet, as "a weapon, a room"; "" = none.
    std::string missing() const;
    /// What a code's options are, as "The row that lied".
    std::string pair_in_words() const;
    /// Whether parts of the board can be struck out now.
    bool strikes() const { return is_puzzle() && open() && !step_->strike.empty(); }
    /// The marks on the board are the reader's own: a Cluedo table.
    bool pencils() const { return is_puzzle() && open() && step_->game == "cluedo"; }
    /// How a puzzle was solved: "at the first try"; "" = it is not.
    std::string headline(const Say&) const;
    /// "3 min 12 s".
    std::string time_in_words(const Say&) const;
    /// The answer so far, tries, hints and marks, as text without line breaks; "" = nothing to keep. recall_work()
    /// ignores unreadable text.
    std::string work() const;
    void recall_work(std::string_view);
    /// Says what the last wrong answer contradicts, unless something else was said since.
    void tell(std::string words)
    {
        if (says_wrong() && !words.empty()) put().said = std::move(words);
    }
    /// Whether the feedback is about a wrong answer, also while it is not known yet what that contradicts.
    bool says_wrong() const { return open() && put().of_wrong; }
    bool lacks_words() const { return is_puzzle() && says_wrong() && put().said.empty(); }
    /// Opens a puzzle as it ended before. tries: 0 = how many is not known, and more than one or with hints.
    void recall_end(bool own, int tries, int hints);
    bool recalled() const { return recalled_; }
    /// A puzzle is solved again; its first result counts.
    bool replayed = false;
    /// The last wrong answer as the engine reads it: a JSON text, or a list of a set's values.
    std::string answer_json() const;
    /// Whether the step is done: its question is solved, or the awaited event has come, or it has neither.
    bool done() const { return step_->ask ? solved() : !step_->wait || put().came; }
    /// Whether the learner may explore the board freely. Not while a question is open: the board would answer it.
    bool can_keep() const { return !open(); }
    /// Whether any step may be opened at once: of the proof of a puzzle that is solved.
    bool can_jump() const { return solved_puzzle() && step_->index > 0; }
    /// A task may be skipped, so that nobody is stuck for not finding a control.
    bool can_go_on() const { return done() || step_->wait; }
    /// Whether the step waits for one certain move, and says what is wrong with another.
    bool asks_for_move() const { return !free && step_->wait && !put().came && !step_->wait->otherwise.empty(); }
    /// Whether the control must be hidden, because it would give away an open question or task.
    bool hides(std::string_view id) const;

    // ---- score of the lesson ----
    int asked() const { return ones(settled_); } // questions answered; at_first(): right at the first try
    int at_first() const { return ones(first_); }
    /// The score by step, and the tries at the open question, as text for a reload. recall() ignores unreadable text.
    std::string counted() const;
    void recall(std::string_view counted);
    int cases() const { return cases_; } // further cases answered, after each question's first
    int cases_at_first() const { return cases_at_first_; }
    bool finished() const { return finished_; }

    bool folded = false;
    bool free = false;        // the learner explores the board: nothing is hidden or asked
    int pages = 0;            // presses of the button that scrolls the card down
    int seconds = 0;          // that a puzzle took so far; 0 = not measured
    bool shows_clock = false; // while it is open
    std::string five;         // signs of the day's five once all are done
    Notes notes;              // of a puzzle with a code to be found
    /// The code that the notes are about; without places: no notes.
    CodeShape noted() const
    {
        return is_puzzle() && open() && step_->ask->kind == Ask::Kind::code ? shape_of(step_->at) : CodeShape{};
    }
    /// What is typed as a code: its symbols in digits.
    std::string code_so_far() const;
    Text onward = Text::puzzle_again; // of a puzzle: what comes after it
    std::string begun;                // the step's board at its beginning, as a game's line
    std::string board;                // and now

    // ---- actions ----
    enum class Then : std::uint8_t { stay, answered, hinted, step, close, restart };
    struct Outcome {
        bool mine = false;
        Then then = Then::stay;
        int step = 0; // the step to fetch, with this seed
        std::uint64_t seed = 0;
        std::vector<Use> use; // the game's controls to use, in this order
        std::string message;  // why nothing happens
    };
    Outcome act(const Action&, const Say&);
    /// Tells the step of an event on the board (act: the control `id` was used); `line`: the game's line. True: it is
    /// the awaited kind of event, so the step has changed.
    bool happened(Wait::For, std::string_view id, std::string_view line);

private:
    struct Put {                // the learner's work at a step
        std::uint64_t seed = 0; // the fresh case's; 0 = the step has no fresh cases
        int chosen = -1;
        std::string typed, wrong;            // wrong: the last wrong answer
        std::uint64_t marked = 0, tried = 0; // one bit per option, of at most 40
        Verdict verdict = Verdict::open;
        int tries = 0;
        std::size_t hints = 0;
        bool came = false;
        std::string said;      // the text for a wrong answer, or a hint
        bool of_wrong = false; // `said` is about the answer `wrong`
    };
    Put& put() { return put_[static_cast<std::size_t>(step_->index)]; }
    const Put& put() const { return put_[static_cast<std::size_t>(step_->index)]; }
    static int ones(std::uint64_t);
    void begin();
    void retell();
    std::string_view said_of(std::string_view wrong) const;
    std::string answer() const; // as compared
    bool same(std::string_view, std::string_view) const;
    bool note(const Action&, const CodeShape&);
    bool strike(const Action&);
    void mark(int option);
    std::string after_words(const Say&) const;
    void check(const Say&);
    std::string in_words(const std::vector<std::string>&) const;
    std::string guessed_in_words(const Say&) const;
    std::string next_hint();
    void settle(bool right_at_first);

    static constexpr std::size_t most_steps = 40;     // of a lesson: each has a bit
    static constexpr std::uint64_t most_cases = 8000; // more are not read back
    StepPointer step_;
    std::vector<Put> put_;
    bool finished_ = false, ending_ = false, recalled_ = false;
    std::string end_;                       // of a puzzle whose answer was shown: the answer, for the first reason
    std::uint64_t settled_ = 0, first_ = 0; // one bit per step: answered; right at the first try
    int cases_ = 0, cases_at_first_ = 0;
};

/// "3 of 8", of a puzzle's proof too; and how many fresh cases were right at the first try.
std::string place_of(const Say&, const Step&);
/// What the button that closes the card says.
Text close_label(const Player&);
std::string counts_in_words(const Say&, const Player&);
/// The form of a written answer: "a number".
std::string form_of_answer(const Say&, const Player&);
/// The step as it is announced: heading, paragraph, question or task.
std::string step_aloud(const Say&, const Player&);
/// Draws the card, scrolled if higher than the rectangle; returns the height it needs.
float draw_card(Ui&, Rect, const Player&, bool off_course);
/// Draws the folded card's bar, with a button to restart the step if off_course.
void draw_folded(Ui&, Rect, const Player&, bool off_course);
/// While a question waits, Enter checks its answer and what is typed is written into it. True: the game gets no keys.
bool takes_keys(Ui&, const Player&);
/// off_course: the board differs from the step's.
void describe(Outline&, const Say&, const Player&, bool off_course);

} // namespace shell::lesson
