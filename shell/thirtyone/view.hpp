#pragma once
// The 31 game on screen. The log is the game; UiState is what is on screen only; Mind computes.
// thirtyone.cpp turns actions into moves, thirtyone_picture.hpp draws, thirtyone_outline.cpp describes.
#include "engine/session/log.hpp"
#include "engine/thirtyone/game.hpp"
#include "shell/kit/screen.hpp"
#include "shell/kit/scrubber.hpp"
#include "shell/thirtyone/exercises.hpp"
#include "shell/thirtyone/mind.hpp"
#include <array>
#include <string>
#include <vector>

namespace shell::thirtyone {
using namespace kit;

using Log = engine::session::Log<engine::thirtyone::Game>;

enum class Tab : std::uint8_t { position, rules, explorer, exercises };

struct UiState {
    Tab tab = Tab::position;
    int sheet = 1; // phone: 0 peek, 1 half, 2 full
    int why = 0;   // the value asked about; 0 = the best move
    engine::thirtyone::Rules trial;

    int step = 0; // of the exploration
    bool playing = false, as_tree = false;
    int shown_node = -1; // the picture has been brought to it
    StepClock clock;

    int exercise = 0;
    std::array<Answer, 9> answers;
    bool show_answers = false; // on the worksheet

    int drawn_plies = -1;   // tokens drawn in the last frame; a new one drops
    double dropped_at = -1; // ms
    bool lively = false;    // frames are drawn and motion is wanted: the computer takes its time
    double reply_at = -1;   // ms; -1 = nobody waits for the computer
    bool paused = false;    // two computers: wait after an undo
};

class View final : public Screen {
public:
    View(Log log, Prefs& prefs);

    const Log& log() const { return log_; }
    const engine::thirtyone::Game& game() const { return log_.now(); }
    const engine::thirtyone::Rules& rules() const { return log_.setup().rules; }
    const UiState& ui() const { return ui_; }
    const Mind& mind() const { return mind_; }
    /// Of the game's rules; null = being solved.
    const engine::thirtyone::Solution* solution() const { return mind_.game.solution(); }
    bool analysis_shown() const { return prefs_.is("thirtyone.analysis", "on"); }
    bool is_person(engine::thirtyone::Side s) const { return game().player(s) == engine::thirtyone::Player::person; }
    bool my_turn() const { return !game().over() && is_person(game().turn()); }
    /// [k] = after k moves; made once for every position.
    const std::vector<engine::thirtyone::Moment>& history() const;
    /// The exploration's steps as the scrubber shows them.
    Steps steps(const Say&) const;
    /// The node the step is at; -1 = before the first.
    int current_node() const;
    bool labelled(int node) const; // at this step
    /// The value "why?" is about: the one asked for if it can be played, else a best one; 0 = none.
    int why_value() const;

    Place place() const override { return Place::thirtyone; }
    std::string line() const override { return engine::thirtyone::to_line(log_); }
    Progress progress() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    /// There is a move of a person to take back.
    bool can_undo() const override;
    bool can_redo() const override { return log_.can_redo(); }
    Outcome act(const Action&, const Say&, Jobs&) override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, Layout, double now_ms) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    /// A digit plays its value; in the explorer the arrows step.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;

private:
    friend class Picture;

    std::string play(int value, const Say&); // "" or why not
    bool undo();
    bool redo();
    void moved();
    bool act_on_tools(const Action&);
    bool act_on_exercise(const Action&);
    void show(Tab);

    Log log_;
    Prefs& prefs_;
    UiState ui_;
    Mind mind_;
    Solver standard_; // the exercises are about the game of 31
    mutable std::vector<engine::thirtyone::Moment> history_;
    mutable std::string history_of_;
};

} // namespace shell::thirtyone
