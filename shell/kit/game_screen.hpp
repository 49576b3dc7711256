#pragma once
// Base classes of all games' screens: the game's log, undo past computers' moves, a new game with the same setup, the
// analysis switch, the panel's tabs, and the phone's sheet. A game's view adds its own actions, texts and drawing.
#include "shell/kit/ids.hpp"
#include "shell/kit/panel.hpp"
#include "shell/kit/panes.hpp"
#include "shell/kit/screen.hpp"
#include <optional>
#include <utility>

namespace shell::kit {

/// A game's settings for the analysis switch, the tabs and the sheet.
struct AnalysisSwitch {
    std::string_view pref;         // "<game>.analysis": "on" or "off", kept between games; "" = no switch
    int tabs = 1;                  // their number; the action is "tab" with an index
    SheetAt sheet = SheetAt::peek; // at first
    Id id = "analysis"_id;         // of the switch's action
    std::span<const Text> names{}; // of the tabs, for draw_analysis()
    Text group{};                  // what the tabs are called together
};

/// The part that does not depend on the game: compiled once, not per game.
class GameScreenBase : public Screen {
public:
    SheetAt sheet() const { return sheet_; }
    /// The player's last choice; off before the first, and where help is withheld.
    virtual bool analysis_shown() const { return prefs_.helps() && prefs_.is(switch_.pref, "on"); }
    bool panel_is_empty() const override { return !switch_.pref.empty() && !analysis_shown(); }
    bool shows_help() const override { return !switch_.pref.empty() && analysis_shown(); }
    /// The tab, add_on_screen(), the sheet.
    std::string on_screen() const final;
    /// Undo, redo, and the game's commands.
    Outcome commands(Commands&) final;
    /// Handles commands, the switch, the tabs, the sheet and the panel's fields; passes all other actions to play().
    Outcome act(const Action&, const Say&, Jobs&) final;

protected:
    GameScreenBase(Prefs& prefs, const AnalysisSwitch& s) : prefs_(prefs), switch_(s), sheet_(s.sheet) {}

    /// The game's commands.
    virtual Outcome offer(Commands&) { return {}; }
    /// The panel beside the board, as its tab is.
    virtual void panel(Panel&) {}
    /// Draws the pane beside the board: the switch, the tabs, the panel.
    void draw_analysis(Ui&, const Panes&);
    /// Describes the same, unless a lesson hides it.
    void describe_analysis(Outline&);
    /// The game's other actions.
    virtual Outcome play(const Action&, const Say&, Jobs&) { return {}; }
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    /// The position has changed: drops the screen's state for the previous one. Called after undo, redo and back_to().
    virtual void follow() {}
    virtual void show_tab(int tab) = 0;
    virtual int tab_on_screen() const = 0;
    /// Appends, with add_use(), the actions that restore unfinished input and the step shown.
    virtual void add_on_screen(std::string&) const {}
    /// Called after the switch has been set.
    virtual void analysis_switched(bool /*on*/) {}

    Outcome set_analysis(bool on);
    void open_sheet(SheetAt at)
    {
        sheet_ = at;
        sheet_moved();
    }
    /// Called after the player has moved the sheet.
    virtual void sheet_moved() {}
    /// Opens the sheet to half if it is down, so that its new content is seen.
    void raise_sheet()
    {
        if (sheet_ == SheetAt::peek) sheet_ = SheetAt::half;
    }

    Prefs& prefs_;

private:
    AnalysisSwitch switch_;
    SheetAt sheet_;
};

/// `Log`: engine::session::Log of the game. `State`: the screen's own state, with the tab shown as `tab`.
template <class Log, class State>
class GameScreen : public GameScreenBase {
public:
    const Log& log() const { return log_; }
    const auto& game() const { return log_.now(); }
    const auto& setup() const { return log_.setup(); }
    const State& ui() const { return ui_; }

    std::string line() const final { return to_line(log_); }
    std::string task() const final { return to_line(Log(log_.setup())); }
    std::string fresh_line(std::uint64_t seed) const override
    {
        auto again = log_.setup();
        if constexpr (requires { again.seed; }) again.seed = seed;
        return to_line(Log(std::move(again)));
    }
    bool can_undo() const final { return last_decision().has_value(); }
    bool can_redo() const final { return log_.can_redo(); }

protected:
    GameScreen(Log log, Prefs& prefs, const AnalysisSwitch& s) : GameScreenBase(prefs, s), log_(std::move(log)) {}

    /// Whether a person decided the i-th event. Undo goes back to such an event, past the computers' moves.
    virtual bool is_decision(std::size_t) const { return true; }
    void show_tab(int tab) override { ui_.tab = static_cast<decltype(ui_.tab)>(tab); }
    int tab_on_screen() const final { return static_cast<int>(ui_.tab); }

    /// Undoes all events after the first `events`.
    void back_to(std::size_t events)
    {
        while (log_.cursor() > events && log_.undo()) {}
        follow();
    }

    Log log_;
    State ui_;

private:
    std::optional<std::size_t> last_decision() const
    {
        for (std::size_t i = log_.cursor(); i > 0; --i)
            if (is_decision(i - 1)) return i - 1;
        return std::nullopt;
    }
    bool undo() final
    {
        const auto to = last_decision();
        while (to && log_.cursor() > *to) log_.undo();
        return to.has_value();
    }
    bool redo() final
    {
        if (!log_.redo()) return false;
        while (log_.can_redo() && !is_decision(log_.cursor())) log_.redo();
        return true;
    }
};

} // namespace shell::kit
