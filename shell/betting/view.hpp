#pragma once
// The screen of the A/K betting game: rounds at a table, and on demand the tree and the equilibrium. The log holds the
// game, UiState what is on screen only. view.cpp turns actions into events, table.cpp and tree.cpp draw the board,
// outline.cpp says it, panel.cpp has the panel.
#include "engine/betting/game.hpp"
#include "engine/session/log.hpp"
#include "shell/kit/game_screen.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::betting {
using namespace kit;

using Log = engine::session::Log<engine::betting::Game>;

enum class Tab : std::uint8_t { play, strategy, tree };
inline constexpr std::array betting_tabs{Text::betting_tab_play, Text::betting_tab_strategy, Text::betting_tab_tree};

struct UiState {
    Tab tab = Tab::play;
    engine::betting::Cards view; // which solution the analysis shows
    int to_root = 0;             // a new value pans the tree to its root
    int set = -1;                // the information set marked in the tree; -1 = none
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs);

    const engine::betting::Rules& rules() const { return log_.setup().rules; }
    const std::vector<engine::betting::Node>& tree() const { return tree_; }
    const engine::betting::Solution& solution(engine::betting::Cards) const;
    bool hidden_view() const { return ui_.view == engine::betting::Cards::hidden; }
    /// The tab on screen: without analysis there is only one.
    Tab tab() const { return analysis_shown() ? ui_.tab : Tab::play; }
    int set_count() const { return 2 + 2 * rules().bets.size(); }
    /// MAX's gain as the gain of the person at the screen; MAX's if both players are persons.
    int mine(int to_max) const { return setup().human == engine::betting::Human::min ? -to_max : to_max; }
    engine::Fraction mine(const engine::Fraction& to_max) const
    {
        return setup().human == engine::betting::Human::min ? -to_max : to_max;
    }
    /// True if a person decides now, as MAX.
    bool may_bet() const;
    bool may_reply() const; // as MIN
    bool may_go_on() const { return game().phase == engine::betting::Game::Phase::shown; }
    /// True if this card of round `i` may be shown. Cards that a past round did not reveal stay hidden.
    bool is_open(int i, engine::betting::Human whose) const;

    Place place() const override { return Place::betting; }
    Progress progress() const override;
    Kept kept() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override { return {}; }
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome offer(Commands&) override;
    void panel(Panel&) override;   // panel.cpp
    void add_rounds(Panel&) const; // described on every tab
    void add_strategy(Panel&) const;
    void add_legend(Panel&);
    void describe_tree(Outline&) const;
    Outcome play(const Action&, const Say&, Jobs&) override;
    void show_tab(int) override;
    void analysis_switched(bool on) override;
    Outcome push(engine::betting::Event, const Say&);

    std::vector<engine::betting::Node> tree_;
    std::array<engine::betting::Solution, 2> solutions_; // by Cards
};

} // namespace shell::betting
