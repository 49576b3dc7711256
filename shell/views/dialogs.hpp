#pragma once
// What stands above the screen and waits: the menu, the rules of a new game, how to play, a row being mended. One at a
// time; Esc and the cross close it. Their actions have the same ids on canvas and outline.
#include "engine/codes/game.hpp"
#include "shell/outline.hpp"
#include "shell/ui.hpp"
#include "shell/views/codes.hpp"
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace shell {

struct MenuDialog {
    bool game = false; // on a game's screen, not at home
};

struct RulesDialog {
    engine::codes::Setup setup;
    std::string seed; // as typed; "" = a new one
};

struct HowToDialog {
    engine::codes::Face face;
    engine::codes::Rules rules;
};

struct RowDialog {
    int row = 0;
    engine::codes::Setup setup;
    Draft draft;
    int fijas = 0, picas = 0;
    bool ignored = false;
    bool code_fixed = false; // the computer's guess
};

using Dialog = std::variant<std::monostate, MenuDialog, RulesDialog, HowToDialog, RowDialog>;

inline bool is_open(const Dialog& d) { return d.index() != 0; }

/// What dialogs show of the app.
struct DialogContext {
    Language language;
    ThemeName theme;
    bool text_view = false, mind = false, can_give_up = false, embedded = false, has_text_view = true;
    PegMark mark = PegMark::shape;
};

void draw(Dialog&, Ui&, const DialogContext&);
void describe(const Dialog&, Outline&, const Say&, const DialogContext&);

/// Changes the dialog's own fields. False: not an action of its fields.
bool act(Dialog&, const Action&);

/// The setup a rules dialog stands for, or what is wrong with it in words.
std::optional<engine::codes::Setup> chosen_setup(const RulesDialog&, std::uint64_t fresh_seed);
std::string problem_in_words(const RulesDialog&, const Say&);

/// For the outline's radios, in the order of the enumerations.
std::vector<OutlineOption> language_options();
std::vector<OutlineOption> theme_options(const Say&);

RulesDialog rules_dialog(const engine::codes::Setup& now);
RowDialog row_dialog(const engine::codes::Game&, int row);

} // namespace shell
