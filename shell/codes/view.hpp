#pragma once
// The screen of the code games, Mastermind and Picas & Fijas, in three roles. The log holds the game, UiState what is
// on screen only. view.cpp turns actions into events, board.cpp and analysis_panel.cpp draw, outline.cpp describes.
#include "engine/codes/game.hpp"
#include "engine/session/log.hpp"
#include "shell/codes/analysis.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/notes.hpp"
#include "shell/pegs/draft.hpp"
#include "shell/pegs/pegs.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::codes {
using namespace kit;
using namespace pegs;

using Log = engine::session::Log<engine::codes::Game>;

/// How a peg of the computer's guess is marked while answering peg by peg.
enum class PegAnswer : std::uint8_t { none, fija, pica };

enum class MindTab : std::uint8_t { map, answers, list, strategy, review };

struct UiState {
    Draft draft;
    int black = 0, white = 0; // the answer being entered
    int asked_row = -1;       // the row whose answer is being entered; -1 = none
    double asked_since = 0;   // ms
    std::array<PegAnswer, engine::codes::max_positions> marks{};
    bool entering_secret = false;
    MindTab tab = MindTab::map;
    bool hinted = false;         // the draft is a hint: its reason is shown
    bool wants_hint = false;     // a hint is being computed
    bool wants_nudge = false;    // the first press asks where to look, once the candidates are counted
    bool nudged = false;         // it was told: the next press gives a guess
    std::optional<Text> instead; // why the consistent strategy gives the hint, not the game's
    bool review_more = false;    // the review shows all figures of each guess
    int to_end = 0;              // a new value scrolls the rows to their end
    bool noting = false;         // the panel shows the player's notes instead of the analysis
    Notes notes;                 // of this game, whatever is undone
    std::size_t others = 0;      // number of events before the last change of strategy
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs)
        : GameScreen(std::move(log), prefs, {"mind", 5, SheetAt::half, "mind"_id}), analysis_(log_.setup().rules)
    {
        if (reviewed()) ui_.tab = MindTab::review;
    }

    const engine::codes::Rules& rules() const { return log_.setup().rules; }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    bool analysis_shown() const override;
    bool offers_hints() const { return prefs_.helps(); }
    /// True until the first guess was made on this device.
    bool offers_rules() const { return !prefs_.is("codes.begun", "yes"); }
    /// True if a finished game's review is not fully visible: a button leads to it.
    bool leads_to_review() const
    {
        return reviewed() && (ui_.tab != MindTab::review || (layout_ == Layout::phone && sheet() != SheetAt::full));
    }
    const Analysis& analysis() const { return analysis_; }

    Place place() const override;
    Progress progress() const override;
    std::string played() const override;
    Kept kept() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    void leave(Jobs& jobs) override { analysis_.forget_all(jobs); }
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    /// A new secret is no repeat.
    std::string fresh_line(std::uint64_t seed) const override;
    std::span<const Text> keys() const override;
    /// Letters and digits place symbols, Backspace and Delete erase, Enter submits.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

    /// From the row dialog: replaces a row's guess and answer; ignores it or counts it again. "" or why refused.
    std::string amend(int row, const engine::codes::Code&, engine::codes::Feedback, const Say&);
    std::string ignore(int row, bool on, const Say&);
    /// Replays the game with other parameters of the genetic algorithm.
    void enter_genetic(const engine::codes::GeneticOptions&);

    bool computer_to_guess() const;
    bool waits_for_me_to_answer() const;
    /// True if the row that waits for its answer is the computer's guess.
    bool computer_has_guessed() const
    {
        return waits_for_me_to_answer() && game().setup.role == engine::codes::Role::keeper;
    }
    /// True if it also chose its guess by the rows and the strategy as they are now.
    bool computer_chose() const;
    bool entering_code() const; // a draft row is on the board
    /// The rows are a puzzle's clues: nothing is entered or changed.
    bool reads_clues() const { return prefs_.is("codes.clues", "on"); }
    // own_notes.cpp: the player's own marks beside the board. Nothing reads them.
    /// True if the player looks for a code that the notes have room for.
    bool may_note() const;
    bool noting() const { return ui_.noting && may_note(); }
    bool panel_is_empty() const override { return !noting() && GameScreen::panel_is_empty(); }
    CodeShape note_shape() const;

    bool contradictory() const;
    /// Sets of rows to correct; one set, the wrong rows, if the secret is noted here. Precondition: contradictory().
    Repairs repairs() const;
    /// The rows whose answer is not that of the secret, if it is known here.
    std::vector<int> untrue_rows() const;
    bool secret_would_tell() const; // noting the secret would show which answers are wrong
    int answered() const;           // rows that count
    /// True if it is the computer's turn and its strategy cannot play.
    bool computer_stuck() const;
    bool other_may_play() const { return game().setup.strategy != engine::codes::StrategyKind::consistent; }
    /// The way out if the computer cannot play and nothing can be undone.
    bool may_use_consistent() const;
    bool can_hint() const;
    /// The job that the hint or the computer's guess waits for; 0 = none.
    int thought() const;
    /// True if the game is over and has guesses of the player to review.
    bool reviewed() const;
    /// True if the player can guess the same secret again from the start.
    bool same_again() const { return reviewed() && game().setup.role == engine::codes::Role::guesser; }
    /// The strategy that gives the hint.
    engine::codes::StrategyKind advisor() const;
    /// The union of all repairs.
    std::vector<int> blamed_rows() const;

private:
    Outcome offer(Commands&) override; // commands.cpp
    Outcome offer_entry(Commands&);
    Outcome offer_answer(Commands&);
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override { after_event(); }
    void add_on_screen(std::string&) const override;
    std::optional<Outcome> act_notes(const Action&);
    std::optional<Outcome> act_answer(const Action&, const Say&);
    std::optional<Outcome> act_analysis(const Action&, Jobs&);
    std::string push(engine::codes::Event, const Say&); // "" or why not
    void after_event();
    void count_marks();
    std::optional<int> row_to_correct(const Action&) const;
    void set_strategy(engine::codes::StrategyKind, const engine::codes::GeneticOptions& = {});
    void play_for_computer(Tick&, Jobs&, bool counted);
    void finish_hint(Tick&, Jobs&, const Say&, Layout);

    std::string analysis_key() const;

    Analysis analysis_;
    std::string ranking_refused_, page_for_;
    Layout layout_ = Layout::desktop; // of the last frame
    bool led_ = false;                // by a lesson, in the last frame
    bool card_over_panel_ = false;    // in the last frame a lesson's card stood where the panel is
};

} // namespace shell::codes
