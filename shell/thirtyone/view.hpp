#pragma once
// The 31 game on screen. The log is the game; UiState is what is on screen only; Mind computes.
// view.cpp turns actions into moves, canvas.hpp draws, outline.cpp describes.
#include "engine/session/log.hpp"
#include "engine/thirtyone/game.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/scrubber.hpp"
#include "shell/thirtyone/analysis.hpp"
#include "shell/thirtyone/exercises.hpp"
#include <array>
#include <string>
#include <vector>

namespace shell::thirtyone {
using namespace kit;

using Log = engine::session::Log<engine::thirtyone::Game>;

enum class Tab : std::uint8_t { position, rules, explorer, exercises };

struct UiState {
    Tab tab = Tab::position;
    int why = 0;         // the value asked about; 0 = the best move
    bool review = false; // of a finished game: the move that decided it
    engine::thirtyone::Rules trial;

    Playback steps{400};                   // of the exploration
    engine::thirtyone::Rules solved_trial; // the last that were
    bool as_tree = false;
    int shown_again = 0; // the picture is another one: it is to be brought to the node

    int exercise = 0;
    std::array<Answer, 9> answers;
    bool worksheet = false;    // in words, to be printed
    bool show_answers = false; // on the worksheet

    int seen_plies = -1;    // tokens in the frame before; a new one drops
    double dropped_at = -1; // ms
    double reply_at = -1;   // ms; -1 = nobody waits for the computer
    bool paused = false;    // two computers: wait after an undo
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs);

    const engine::thirtyone::Rules& rules() const { return log_.setup().rules; }
    const Analysis& analysis() const { return analysis_; }
    /// Of the game of 31, which the exercises are about.
    const Solver& standard() const { return standard_; }
    /// Of the game's rules; null = being solved.
    const engine::thirtyone::Solution* solution() const { return analysis_.game.solution(); }
    bool is_person(engine::thirtyone::Side s) const { return game().player(s) == engine::thirtyone::Player::person; }
    /// Is an exercise on the board, in the game's place?
    bool exercising() const { return analysis_shown() && ui_.tab == Tab::exercises; }
    /// What the board shows: the game, or the exercise's moves.
    engine::thirtyone::Game shown_game() const;
    bool my_turn() const { return !game().over() && is_person(game().turn()); }
    /// [k] = after k moves; made once for every position.
    const std::vector<engine::thirtyone::Moment>& history() const;
    /// Of a finished game, once it is solved: the move that decided it, as the number of moves before it.
    std::optional<int> decisive() const;
    /// Can somebody at the screen play that move anew?
    bool can_try_again() const;
    /// The exploration's steps as the scrubber shows them.
    Steps steps(const Say&) const;
    /// The node the step is at; -1 = before the first.
    int current_node() const;
    bool labelled(int node) const; // at this step
    /// The value "why?" is about: the one asked for if it can be played, else a best one; 0 = none.
    int why_value() const;

    Place place() const override { return Place::thirtyone; }
    Progress progress() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    /// A digit plays its value; in the explorer the arrows step.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override;
    void show_tab(int) override;
    void add_on_screen(std::string&) const override;
    bool nobody_plays() const;
    std::string play(int value, const Say&); // "" or why not
    void moved();
    bool act_on_tools(const Action&, const Say&);
    bool act_on_exercise(const Action&);

    Analysis analysis_;
    Solver standard_;
    mutable std::vector<engine::thirtyone::Moment> history_;
    mutable std::string history_of_;
};

} // namespace shell::thirtyone
