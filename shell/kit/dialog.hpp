#pragma once
// Modal dialogs: the menu, the rules of a new game, how to play. One is open at a time; Esc and the cross close it. Its
// actions have the same ids on the canvas and in the outline.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <optional>
#include <string>
#include <vector>

namespace shell::kit {

/// A menu line of the game on screen.
struct MenuItem {
    Id id;
    Text label;
    Icon icon = Icon::none;
    std::optional<bool> on; // set: a switch in this state
};

/// The app's state that dialogs show.
struct DialogContext {
    Language language = Language::spanish;
    int theme = 0; // index into theme_names
    bool text_view = false, embedded = false, has_text_view = true;
    bool game = false; // on a game's screen, not at home
    bool can_redo = false;
    bool has_rules = true; // the game has rules to choose
    bool has_lessons = false;
    bool has_files = false;         // the host can open files
    bool has_pages = false;         // the host can open the site's other pages
    bool has_panel = false;         // beside the board, and it can be saved as a figure
    bool has_figure = false;        // the game on screen can be saved from its model: GameEntry::figure
    bool has_sheet = false;         // one of them prints a sheet of the board on screen
    std::optional<bool> board_only; // set where a panel stands beside the board: whether it is folded away
    std::optional<bool> page_keys;  // set where the keys of the whole page can be the game's: whether they are
    Text new_game = Text::new_game, rules = Text::change_rules;
    std::string harder{};        // the label of the same game against a stronger opponent; "" = not offered
    std::vector<MenuItem> items; // of the game on screen
};

/// The result of an action on a dialog.
struct DialogOutcome {
    bool mine = false;            // the action is the dialog's
    bool close = false;           // closes the dialog
    bool changed = false;         // the game on screen has changed
    std::string new_game{};       // the line of a game to start; "" = none
    std::string message{};        // why the action is refused; "" = it is not
    std::optional<Action> then{}; // an action of the app or the screen, once the dialog is closed
};

class Dialog {
public:
    Dialog() = default;
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;
    virtual ~Dialog() = default;
    virtual void draw(Ui&, const DialogContext&) = 0;
    virtual void describe(Outline&, const Say&, const DialogContext&) = 0;
    virtual DialogOutcome act(const Action&, const Say&) { return {}; }
};

/// Draws the dimmed background, the card, the title and the cross. Draw the content inside() while this object lives.
/// The cross acts as "close"; a second button that closes is "cancel".
class DialogFrame {
public:
    /// steady: keeps the height with which it opened.
    DialogFrame(Ui&, float width, float height, const std::string& title, bool steady = false);
    ~DialogFrame();
    DialogFrame(const DialogFrame&) = delete;
    DialogFrame& operator=(const DialogFrame&) = delete;
    Rect inside() const { return {card_.x + 20, card_.y + 60, card_.w - 40, card_.h - around}; }
    static constexpr float around = 72; // the card's height minus inside()'s
    /// The width of inside() in a frame of at most `width`.
    static float inner_width(const Ui&, float width);

private:
    Rect card_;
};

} // namespace shell::kit
