#pragma once
// What the screens of all games do alike: a log that is the game, undo past the computers' moves, another game of the same
// kind, the switch of the analysis, its tabs, the sheet they stand in on a phone. A game's view adds its own actions,
// words and pictures.
#include "shell/kit/ids.hpp"
#include "shell/kit/panes.hpp"
#include "shell/kit/screen.hpp"
#include <optional>
#include <utility>

namespace shell::kit {

/// What differs in the switch of the analysis and its tabs.
struct AnalysisSwitch {
    std::string_view pref;         // "<game>.analysis": "on" or "off", kept between games; "" = there is no switch
    int tabs = 1;                  // how many; action "tab" with a number
    SheetAt sheet = SheetAt::peek; // at first
    Id id = "analysis"_id;         // the action
};

/// The part that does not depend on the game, compiled once.
class GameScreenBase : public Screen {
public:
    SheetAt sheet() const { return sheet_; }
    /// Unless it was never chosen, what was chosen last.
    virtual bool analysis_shown() const { return prefs_.helps() && prefs_.is(switch_.pref, "on"); }
    bool panel_is_empty() const override { return !switch_.pref.empty() && !analysis_shown(); }
    /// The tab, the game's own, the sheet.
    std::string on_screen() const final;
    /// Undo and redo, the switch, its tabs and the sheet; all else goes to play().
    Outcome act(const Action&, const Say&, Jobs&) final;

protected:
    GameScreenBase(Prefs& prefs, const AnalysisSwitch& s) : prefs_(prefs), switch_(s), sheet_(s.sheet) {}

    /// The game's own actions.
    virtual Outcome play(const Action&, const Say&, Jobs&) = 0;
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    /// The game is another one, by a move or by undo: what was on screen for the last one goes.
    virtual void follow() {}
    virtual void show_tab(int tab) = 0;
    virtual int tab_on_screen() const = 0;
    /// What is half made, and where one is in what is shown step by step: by add_use().
    virtual void add_on_screen(std::string&) const {}
    /// After the switch has been set.
    virtual void analysis_switched(bool /*on*/) {}

    Outcome set_analysis(bool on);
    void open_sheet(SheetAt at)
    {
        sheet_ = at;
        sheet_moved();
    }
    /// After the sheet has been put somewhere else by hand.
    virtual void sheet_moved() {}
    /// What is shown there must be seen: the sheet opens if it was down.
    void raise_sheet()
    {
        if (sheet_ == SheetAt::peek) sheet_ = SheetAt::half;
    }

    Prefs& prefs_;

private:
    AnalysisSwitch switch_;
    SheetAt sheet_;
};

/// `Log`: engine::session::Log of the game. `State`: what is on screen only, with the tab shown as `tab`.
template <class Log, class State>
class GameScreen : public GameScreenBase {
public:
    const Log& log() const { return log_; }
    const auto& game() const { return log_.now(); }
    const auto& setup() const { return log_.setup(); }
    const State& ui() const { return ui_; }

    std::string line() const final { return to_line(log_); }
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

    /// Did somebody at the screen decide the i-th event? A computer's move is nothing of theirs to take back.
    virtual bool is_decision(std::size_t) const { return true; }
    void show_tab(int tab) override { ui_.tab = static_cast<decltype(ui_.tab)>(tab); }
    int tab_on_screen() const final { return static_cast<int>(ui_.tab); }

    /// Undoes what came after the first `events` events.
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
