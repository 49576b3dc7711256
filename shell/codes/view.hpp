#pragma once
// The code-breaking games on screen: Mastermind and Picas & Fijas, in three roles. The log is the game; UiState is
// what is on screen only. view.cpp turns actions into events, board.cpp and analysis_panel.cpp draw,
// outline.cpp describes.
#include "engine/codes/game.hpp"
#include "engine/session/log.hpp"
#include "shell/codes/analysis.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/game_screen.hpp"
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
    int asked_row = -1;       // whose answer is being entered, and since when (ms)
    double asked_since = 0;
    std::array<PegAnswer, engine::codes::max_positions> marks{};
    bool entering_secret = false;
    MindTab tab = MindTab::map;
    bool hinted = false;         // the draft is a hint: say why
    bool wants_hint = false;     // the hint is being worked out
    std::optional<Text> instead; // by the consistent strategy: why the game's own cannot
    int to_end = 0;              // another number: the rows are to be moved to their end
    std::size_t others = 0;      // so many events are from before the strategy was changed
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
    /// A finished game's review is not all in sight: a button leads to it.
    bool leads_to_review() const
    {
        return reviewed() && (ui_.tab != MindTab::review || (layout_ == Layout::phone && sheet() != SheetAt::full));
    }
    const Analysis& analysis() const { return analysis_; }

    Place place() const override;
    Progress progress() const override;
    bool opens_dialog(const Action&) const override;
    std::unique_ptr<Dialog> dialog(const Action&) override SHELL_LATER(codes_dialog);
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    void leave(Jobs& jobs) override { analysis_.forget_all(jobs); }
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    /// Letters and digits place symbols, Backspace takes back, Enter tries.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

    /// What the row dialog says instead; "" or why not.
    std::string amend(int row, const engine::codes::Code&, engine::codes::Feedback, const Say&);
    std::string ignore(int row, bool on, const Say&);
    /// What its own dialog says: the same game is played again by them.
    void enter_genetic(const engine::codes::GeneticOptions&);

    bool computer_to_guess() const;
    bool waits_for_me_to_answer() const;
    /// Is the row that waits for its answer the computer's?
    bool computer_has_guessed() const
    {
        return waits_for_me_to_answer() && game().setup.role == engine::codes::Role::keeper;
    }
    /// And did it choose that by the rows as they are now?
    bool computer_chose() const;
    bool entering_code() const; // a draft row is on the board
    bool contradictory() const;
    /// What would mend a contradiction, each a list of rows; only the rows that are wrong, once my secret is noted here.
    std::vector<std::vector<int>> repairs() const;
    bool secret_would_tell() const; // which of my answers contradict: the secret noted here is compared with each
    int answered() const;           // rows that count
    /// It is the computer's turn and its strategy cannot play: another may.
    bool computer_stuck() const;
    bool other_may_play() const { return game().setup.strategy != engine::codes::StrategyKind::consistent; }
    bool can_hint() const;
    /// The question that the hint or the computer's guess waits for; 0 = none.
    int thought() const;
    /// Is the game over, and are there guesses of a person's to be judged?
    bool reviewed() const;
    /// Its secret can be guessed once more, from the first guess.
    bool same_again() const { return reviewed() && game().setup.role == engine::codes::Role::guesser; }
    /// The strategy that gives the hint.
    engine::codes::StrategyKind advisor() const;
    /// The rows to blame, all repairs together.
    std::vector<int> blamed_rows() const;

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override { after_event(); }
    void add_on_screen(std::string&) const override;
    std::optional<Outcome> act_answer(const Action&, const Say&);
    std::optional<Outcome> act_analysis(const Action&, Jobs&);
    std::string push(engine::codes::Event, const Say&); // "" or why not
    void after_event();
    std::string submit(const Say&);
    std::string answer(const Say&);
    void count_marks();
    std::optional<int> row_to_correct(const Action&) const;
    void set_strategy(engine::codes::StrategyKind, const engine::codes::GeneticOptions& = {});
    void play_for_computer(Tick&, Jobs&, bool counted);
    void finish_hint(Tick&, Jobs&, const Say&, Layout);

    std::string analysis_key() const;

    Analysis analysis_;
    std::string ranking_refused_, page_for_;
    Layout layout_ = Layout::desktop; // of the last frame
};

} // namespace shell::codes
