#pragma once
// The 31 game on screen. The log is the game; UiState is what only the screen needs; Analysis computes. view.cpp turns
// actions into moves, board.cpp and explorer.cpp draw, the tabs of the panel have a file each, outline.cpp says the
// board.
#include "engine/session/log.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/thirtyone/keyed.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/graph_table.hpp"
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
inline constexpr std::array thirtyone_tab_names{Text::thirtyone_tab_position, Text::thirtyone_tab_rules,
                                                Text::thirtyone_tab_explorer, Text::thirtyone_tab_exercises};

struct UiState {
    Tab tab = Tab::position;
    int why = 0;         // the value to explain; 0 = the best move
    bool review = false; // a finished game: shows the move that decided it
    engine::thirtyone::Rules trial;

    Playback steps{400};                   // of the exploration
    engine::thirtyone::Rules solved_trial; // the last trial rules that were solved
    bool as_tree = false;
    int shown_again = 0; // incremented to pan the picture to the current node

    int exercise = 0;
    std::array<Answer, 9> answers;
    bool worksheet = false;    // all exercises in the outline, for printing
    bool show_answers = false; // on the worksheet

    std::size_t plies = 0, taken_back = 0; // after the last move or undo; those that this undo took back
    int seen_plies = -1;                   // tokens in the previous frame; a new one falls
    double dropped_at = -1;                // ms; start of the fall, -1 = none yet
    double reply_at = -1;                  // ms; the computer's reply, -1 = none is due
    bool paused = false;                   // two computers: waits after an undo
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs);

    const engine::thirtyone::Rules& rules() const { return log_.setup().rules; }
    const Analysis& analysis() const { return analysis_; }
    /// For game_of_31, which the exercises use.
    const Solver& standard() const { return standard_; }
    /// Of the game's rules; null = not solved yet.
    const engine::thirtyone::Solution* solution() const { return analysis_.game.solution(); }
    bool is_person(engine::thirtyone::Side s) const { return game().player(s) == engine::thirtyone::Player::person; }
    /// Whether the board shows an exercise in place of the game.
    bool exercising() const { return analysis_shown() && ui_.tab == Tab::exercises; }
    /// The game on the board: the user's, or the exercise's.
    engine::thirtyone::Game shown_game() const;
    bool my_turn() const { return !game().over() && is_person(game().turn()); }
    /// [k] = after k moves; empty until solved. Cached until the game changes.
    const std::vector<engine::thirtyone::Moment>& history() const;
    /// The decisive move of a finished game, as the number of moves before it; none: no mistake, or not solved.
    std::optional<int> decisive() const;
    /// Whether a person made the decisive move, and so can try again.
    bool can_try_again() const;
    /// Whether the exercise's three answers have been checked and are right.
    bool exercise_solved(const Say&) const;
    /// The exploration's steps for the scrubber.
    Steps steps(const Say&) const;
    /// The node of the current step; -1 = before the first.
    int current_node() const;
    bool labelled(int node) const; // at the current step
    /// The value to explain: the chosen one if it is legal, otherwise a best move; 0 = none.
    int why_value() const;

    Place place() const override { return Place::thirtyone; }
    Progress progress() const override;
    Kept kept() const override;
    std::optional<Harder> harder(const Say&) const override;
    Rung rung() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    /// In the explorer the arrow keys step.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override;
    void show_tab(int) override;
    void add_on_screen(std::string&) const override;
    bool nobody_plays() const;
    std::string play(int value, const Say&); // "" or the error
    void moved();
    Command value_command(const Say&, int value) const;
    Outcome offer(Commands&) override;
    Outcome offer_exercise(Commands&);
    void panel(Panel&) override; // panel.cpp
    void add_position(Panel&) const;
    void add_why(Panel&, const engine::thirtyone::Solution&) const;
    void add_trial(Panel&);    // lab.cpp
    void add_exercise(Panel&); // worksheet.cpp
    void add_worksheet(Panel&);
    void add_explorer(Panel&); // panel.cpp
    void describe_node(Outline&) const;
    bool act_on_node(const Action&);
    bool act_on_sum(const Action&);

    Analysis analysis_;
    Solver standard_;
    std::optional<Graph<engine::thirtyone::KeyedThirtyOne>> graph_; // none: the board has too many positions
    mutable std::vector<engine::thirtyone::Moment> history_;
    mutable std::string history_of_;
};

} // namespace shell::thirtyone
