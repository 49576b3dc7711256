#pragma once
// The app's interface to a game on screen: it draws, describes, takes actions, and is at any time one line of text. One
// class per game implements it (<game>/view.hpp); the app knows no game.
#include "shell/kit/commands.hpp"
#include "shell/kit/dialog.hpp"
#include "shell/kit/jobs.hpp"
#include "shell/kit/outline.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/prediction.hpp"
#include "shell/kit/prefs.hpp"
#include "shell/kit/ui.hpp"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace shell::kit {

class Screen {
public:
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    // ---- the game ----
    virtual Place place() const = 0;
    /// Setup and events so far, as they are saved, shared and restored.
    virtual std::string line() const = 0;
    /// The line of this game before its first event: its setup.
    virtual std::string task() const = 0;
    struct Progress {
        int turn = 0;      // moves made; 0 = leaving this game loses nothing
        bool over = false; // the game is over
        bool success = false;
        bool even = false;   // neither won nor lost
        bool repeat = false; // the answer was known before: the result does not count
    };
    virtual Progress progress() const = 0;
    /// What the player's record keeps of this game: a game with other rules or between two people has none.
    enum class Kept : std::uint8_t { nothing, wins, guesses };
    virtual Kept kept() const { return Kept::nothing; }
    /// The record, if a game has several: "duel.easy".
    virtual std::string kept_as() const { return {}; }
    /// Of a game that the person has just won: the same against the next stronger opponent. None: no opponent is.
    struct Harder {
        std::string level, line;
    };
    virtual std::optional<Harder> harder(const Say&) const { return std::nullopt; }
    /// How strong this game's opponents are, for the record; none: nobody says.
    enum class Rung : std::uint8_t { none, easy, medium, hard, expert, perfect };
    virtual Rung rung() const { return Rung::none; }
    /// Of a finished game, as JSON: what the page weighs for a grade by quality; "" = it has none. As in session.end.
    virtual std::string played() const { return {}; }
    /// The line of another game of the same kind, with this seed.
    virtual std::string fresh_line(std::uint64_t seed) const = 0;
    virtual bool can_undo() const = 0;
    virtual bool can_redo() const = 0;
    bool earlier_game = false; // undo can still bring back the game before this one
    /// Whether undo buttons are enabled: for a move of this game, or for the game before it.
    bool undoes() const { return can_undo() || earlier_game; }
    /// Whether the app keeps this game, so that it can be brought back, when a new one replaces it.
    virtual bool worth_keeping() const { return progress().turn > 0 && can_undo(); }

    // ---- actions ----
    struct Outcome {
        bool mine = false;   // the action is this screen's
        bool played = false; // the game has changed
        bool prefs = false;  // a preference has changed
        bool close = false;  // closes the open dialog
        std::string message; // why the action is refused; "" = it is not
        std::string done;    // confirms an effect that the screen does not show
        std::string share;   // the line of a game to share instead of this one
        std::string words;   // what to share before its link, perhaps of several lines; "" = the game's name
        std::string instead; // the line of a game to play instead of this one, which undo brings back

        Outcome() = default; // not this screen's
        /// At most the display has changed.
        static Outcome shown();
        static Outcome moved();
        static Outcome prefs_changed();
        static Outcome refused(std::string message);
        static Outcome told(std::string done);
        static Outcome shared(std::string line, std::string words = {});
        static Outcome replaced(std::string line);
        /// moved() if `refused` is empty, otherwise refused().
        static Outcome moved_unless(std::string refused);
    };
    /// The screen's state beside the game, as the actions that restore it: "tab 2,step 7,". The app saves it with the
    /// game and restores it after a reload.
    virtual std::string on_screen() const { return {}; }
    /// The part of on_screen() that also suits the next game of the same kind.
    virtual std::string way_of_looking() const { return {}; }
    /// Lists what can be done now, and carries out an action that is one of these.
    virtual Outcome commands(Commands&) { return {}; }
    /// Handles an action of the canvas or the outline, "undo" and "redo" included.
    virtual Outcome act(const Action&, const Say&, Jobs&) = 0;
    /// The dialog that an action opens, for example the rules; null: none. The dialog may refer to this screen.
    virtual std::unique_ptr<Dialog> dialog(const Action&) { return nullptr; }
    virtual std::vector<MenuItem> menu() const { return {}; }
    /// The question of an open prediction.
    virtual std::optional<Prediction> asked(const Say&) const { return std::nullopt; }

    struct Tick {
        bool news = false, moved = false;
        std::string message;                  // shown to the player; "" = none
        bool refused = false, advice = false; // the message's kind; neither: a confirmation
        Id action_id;                         // a button beside the message; "" = none
        std::string action_label;
    };
    /// The conditions of the next frame.
    struct Moment {
        Layout layout;
        double now;           // ms
        bool reduced = false, // no motion
            covered = false;  // by a dialog
    };
    /// Called before every frame: collects answers, plays the computer's moves, advances playback. Repeated up to four
    /// times while it returns news.
    virtual Tick tick(Jobs&, const Say&, const Moment&) = 0;
    /// Called before the screen is destroyed: cancels its requests.
    virtual void leave(Jobs&) {}

    // ---- on screen ----
    struct Size {
        float width, height;
    };
    /// The least size in layout pixels, for a frame of this width. In a smaller frame the app shows the game's name and
    /// asks for more room. 320 × 320 and 500 × 300 must be enough for every screen.
    virtual Size least_size(float /*width*/) const { return {240, 300}; }
    /// The text beside the title in the title bar.
    virtual std::string subtitle(const Say&, Layout) const = 0;
    /// Whether the title bar is shown in landscape too. Otherwise draw_strip() replaces it there.
    virtual bool has_bar_in_landscape() const { return false; }
    virtual bool has_rules() const { return true; }
    /// The label of the button that starts another game with the same setup.
    virtual Text new_game_label() const { return Text::new_game; }
    /// The message after another game has replaced this one.
    virtual Text put_away() const { return Text::game_put_away; }
    /// The label of the button that starts a game with other rules.
    virtual Text rules_label() const { return Text::change_rules; }
    /// Whether the panel beside the board shows no analysis, only the way to switch it on.
    virtual bool panel_is_empty() const { return false; }
    /// Whether the screen shows what the engine knows: a move made then has had help.
    virtual bool shows_help() const { return false; }
    /// Draws, and sends what the player presses as actions, which come back by act().
    virtual void draw(Ui&, Rect, const Jobs&) = 0;
    /// The game's own keys, for the list of shortcuts: texts "keys: effect".
    virtual std::span<const Text> keys() const { return {}; }
    /// Reads this frame's keys. Not called while a dialog is open.
    virtual void keyboard(Ui&) {}
    virtual void describe(Outline&, const Say&) = 0;
    /// The reason of a claim by its id ("why:left"), as one sentence with this position's numbers. It exists as long as
    /// canvas and outline offer it; "": the screen does not claim this now.
    virtual std::string why(const Say&, std::string_view /*id*/) const { return {}; }
    /// Whether GameEntry::figure can be saved now: not while it would tell what the player is to find.
    virtual bool has_figure() const { return true; }
    /// The game as a file of Gambit, where its line may be too long for a link; "": none.
    virtual std::string efg_file() const { return {}; }
    /// One sentence about the last move, for the status line.
    virtual std::string status(const Say&) const = 0;
};

/// Appends an action to on_screen()'s text.
void add_use(std::string& shown, Id, int value);
/// Appends an action of a numbered control: "place:2".
void add_use(std::string& shown, Id, int number, int value);
/// The value has no comma.
void add_use(std::string& shown, Id, std::string_view value);

/// Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, for all games. True: Ctrl (or Cmd) is down, so letters are not typed input.
bool undo_keys(Ui&);

} // namespace shell::kit
