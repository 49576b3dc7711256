#pragma once
// A game on screen, as the app sees it: something that draws, describes, takes actions and is, at any time, one line of
// text. One class per game implements it (<game>/view.hpp); the app knows no game.
#include "shell/kit/dialog.hpp"
#include "shell/kit/jobs.hpp"
#include "shell/kit/outline.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/prefs.hpp"
#include "shell/kit/ui.hpp"
#include <memory>
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
    /// Setup and events so far: what is saved, shared and restored.
    virtual std::string line() const = 0;
    struct Progress {
        int turn = 0;      // moves made; 0 = nothing would be lost with this game
        bool over = false; // nothing more to play
        bool success = false;
        bool even = false; // neither won nor lost
    };
    virtual Progress progress() const = 0;
    /// The line of another game of the same kind, with this seed.
    virtual std::string fresh_line(std::uint64_t seed) const = 0;
    virtual bool can_undo() const = 0;
    virtual bool can_redo() const = 0;
    bool earlier_game = false; // undo can still bring back the game before this one
    /// What every undo button asks: a move of this game, or the game before it.
    bool undoes() const { return can_undo() || earlier_game; }
    /// Something has been played here: it is put away for the next game, not dropped.
    virtual bool worth_keeping() const { return progress().turn > 0 && can_undo(); }

    // ---- actions ----
    struct Outcome {
        bool mine = false;   // it was an action of this screen
        bool played = false; // the game has moved on
        bool prefs = false;  // a preference has changed
        bool close = false;  // a dialog that is open has had its answer
        std::string message; // what was refused and why, in words
        std::string done;    // what was done, in words, where nothing shows it
        std::string share;   // the line of a game to be offered as a link, in place of this one

        Outcome() = default; // not this screen's
        /// Something else is shown, or nothing: that was all.
        static Outcome shown();
        static Outcome moved();
        static Outcome prefs_changed();
        static Outcome refused(std::string message);
        static Outcome told(std::string done);
        static Outcome shared(std::string line);
        /// What was tried has moved the game, unless there are words against it.
        static Outcome moved_unless(std::string refused);
    };
    /// What is on screen beside the game, as the actions that show it again: "tab 2,step 7,". Kept with the game: after a
    /// reload the screen is as it was.
    virtual std::string on_screen() const { return {}; }
    /// What of that is a way to look at any game of this kind: the next one begins with it.
    virtual std::string way_of_looking() const { return {}; }
    /// An action of the canvas or the outline. "undo" and "redo" come here too.
    virtual Outcome act(const Action&, const Say&, Jobs&) = 0;
    /// The dialog that an action opens, for example the rules and how to play; null: it opens none. The dialog may refer to
    /// this screen.
    virtual std::unique_ptr<Dialog> dialog(const Action&) { return nullptr; }
    virtual std::vector<MenuItem> menu() const { return {}; }

    struct Tick {
        bool news = false, moved = false;
        std::string message;                  // for the player, if any
        bool refused = false, advice = false; // or else it tells what was done
        Id action_id;                         // what mends it
        std::string action_label;
    };
    /// When and how the next frame will be drawn.
    struct Moment {
        Layout layout;
        double now;           // ms
        bool reduced = false, // no motion
            covered = false;  // by a dialog
    };
    /// Before every frame: collects answers, plays for the computer, goes on with what plays by itself. Again and again
    /// until nothing is new.
    virtual Tick tick(Jobs&, const Say&, const Moment&) = 0;
    /// The screen is about to go: forgets what it asked.
    virtual void leave(Jobs&) {}

    // ---- on screen ----
    struct Size {
        float width, height;
    };
    /// In layout pixels, in a frame of this width. In less room the app shows the game's name and asks for more instead of
    /// drawing it. At most 320 × 320 and 500 × 300 must be enough for every screen.
    virtual Size least_size(float /*width*/) const { return {240, 300}; }
    /// Beside the title in the bar.
    virtual std::string subtitle(const Say&, Layout) const = 0;
    /// Is the board above the bar in landscape, or under it as everywhere else?
    virtual bool has_bar_in_landscape() const { return false; }
    virtual bool has_rules() const { return true; }
    /// What the buttons say that begin another game like this one, and one with other rules.
    virtual Text new_game_label() const { return Text::new_game; }
    /// What is said when another game has taken its place.
    virtual Text put_away() const { return Text::game_put_away; }
    virtual Text rules_label() const { return Text::change_rules; }
    /// Nothing stands in the panel beside the board: what is there is a way to have something.
    virtual bool panel_is_empty() const { return false; }
    /// Draws and asks; what follows comes back by act().
    virtual void draw(Ui&, Rect, const Jobs&) const = 0;
    /// What its own keys do, for the sheet of shortcuts: texts "keys: what they do".
    virtual std::span<const Text> keys() const { return {}; }
    /// From this frame's input; not while a dialog is open.
    virtual void keyboard(Ui&) {}
    virtual void describe(Outline&, const Say&) const = 0;
    /// Why what this screen claims is so: "why:left" has a sentence, with the numbers of this position, as long as it is asked
    /// on the canvas and in the outline. "": nothing like it is claimed now.
    virtual std::string why(const Say&, std::string_view /*id*/) const { return {}; }
    /// One sentence about the last move, for the status line.
    virtual std::string status(const Say&) const = 0;
};

/// One more action of on_screen().
void add_use(std::string& shown, Id, int value);
/// Of a control with a number: "place:2".
void add_use(std::string& shown, Id, int number, int value);

/// Ctrl+Z, Ctrl+Y: the keys that all games share. True: a shortcut was meant, leave the letters alone.
bool undo_keys(Ui&);

} // namespace shell::kit
