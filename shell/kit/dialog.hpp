#pragma once
// What stands above the screen and waits: the menu, the rules of a new game, how to play. One at a time; Esc and the
// cross close it. Its actions have the same ids on canvas and outline.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <string>
#include <vector>

namespace shell::kit {

/// A line of the menu that only the game on screen has.
struct MenuItem {
    Id id;
    Text label;
    Icon icon = Icon::none;
    std::optional<bool> on; // a switch, and how it stands
};

/// What dialogs show of the app.
struct DialogContext {
    Language language = Language::spanish;
    int theme = 0; // as theme_names
    bool text_view = false, embedded = false, has_text_view = true;
    bool game = false; // on a game's screen, not at home
    bool can_redo = false;
    bool has_rules = true; // there are rules to choose
    bool has_lessons = false;
    bool has_pages = false; // the host can open the site's other pages
    Text new_game = Text::new_game, rules = Text::change_rules;
    std::vector<MenuItem> items; // the game's own
};

/// What an action did to a dialog.
struct DialogOutcome {
    bool mine = false;      // it was one of the dialog's own
    bool close = false;     // the dialog is done
    bool changed = false;   // the game on screen has moved on
    std::string new_game{}; // the line of a game to begin; "" = none
    std::string message{};  // what was refused and why, in words
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

/// The veil, the card, the title and the cross, for as long as it lives. Draw inside(). The cross is "close"; a button that
/// does the same is "cancel".
class DialogFrame {
public:
    /// Steady: it stays as high as it was when it opened.
    DialogFrame(Ui&, float width, float height, const std::string& title, bool steady = false);
    ~DialogFrame();
    DialogFrame(const DialogFrame&) = delete;
    DialogFrame& operator=(const DialogFrame&) = delete;
    Rect inside() const { return {card_.x + 20, card_.y + 60, card_.w - 40, card_.h - around}; }
    static constexpr float around = 72; // the height of all that is not inside()
    /// Of inside(), in a frame of at most `width`.
    static float inner_width(const Ui&, float width);

private:
    Rect card_;
};

} // namespace shell::kit
