#pragma once
// The screen of the betting variants: rounds at a table, a strategy of one's own with what the best reply wins from it,
// the equilibrium with its ranges, and the tree. match_view.cpp turns actions into events, match_table.cpp and
// match_tree.cpp draw the board, match_outline.cpp says it, match_panel.cpp and match_plan.cpp have the panel.
#include "engine/betting/match.hpp"
#include "engine/session/log.hpp"
#include "shell/kit/game_screen.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::betting {
using namespace kit;

using MatchLog = engine::session::Log<engine::betting::Match>;

enum class MatchTab : std::uint8_t { play, plan, strategy, tree };
inline constexpr std::array match_tabs{Text::betting_tab_play, Text::variant_tab_plan, Text::betting_tab_strategy,
                                       Text::betting_tab_tree};

struct MatchState {
    MatchTab tab = MatchTab::play;
    std::vector<int> plan; // by own set, in parts: the probability of its first action; -1: as the equilibrium
    int twenty = 0;        // which twenty rounds are drawn; 0 = none
    int to_told = 0;       // a new value scrolls the panel to what they gave
    std::size_t told_at{}; // the log's cursor when they were drawn
    int to_root = 0;       // a new value pans the tree to its root
    int set = -1;          // of the tree, marked; -1 = none
};

/// My strategy and what the best reply makes of it: derived from MatchState::plan.
struct Plan {
    engine::extensive::Behaviour own;
    engine::betting::Exploit exploit;
    std::vector<engine::betting::Range> best; // by own set: best_at(), all that are equally good
};

class MatchView final : public GameScreen<MatchLog, MatchState> {
public:
    MatchView(MatchLog log, Prefs& prefs);

    const engine::betting::Book& book() const { return *game().book; }
    /// The tab on screen: without analysis there is only one.
    MatchTab tab() const { return analysis_shown() ? ui_.tab : MatchTab::play; }
    /// The player whose strategy is set: 0 MAX, 1 MIN.
    int me() const { return setup().human == engine::betting::Human::min ? 1 : 0; }
    int mine(int to_max) const { return me() == 1 ? -to_max : to_max; }
    engine::Fraction mine(const engine::Fraction& to_max) const { return me() == 1 ? -to_max : to_max; }
    const Plan& plan() const { return plan_; }
    /// The sliders' steps from 0 to 1: every number of the equilibrium and its ranges is a step where it can be.
    int parts() const { return parts_; }
    /// Whether the set has two actions, so that a strategy is one number.
    bool is_choice(int player, int set) const { return book().set(player, set).actions.size() == 2; }
    /// A player's sets by the card held, the lowest first; those of one card in the tree's order.
    std::vector<int> sets_by_card(int player) const;
    /// The probability of each action at a node: of chance, of the plan shown, or of the equilibrium; none: the other
    /// player's beside my own plan.
    const std::vector<engine::Fraction>* shares(int node) const;

    Place place() const override { return Place::betting; }
    Progress progress() const override;
    Kept kept() const override { return Kept::nothing; }
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override { return {}; }
    std::string way_of_looking() const override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override;

private:
    Outcome offer(Commands&) override;
    void panel(Panel&) override;
    void add_rounds(Panel&) const; // described on every tab
    void add_plan(Panel&);         // match_plan.cpp
    void add_slider(Panel&, int set);
    void add_exploitable(Panel&) const;
    void add_exploit(Panel&) const;
    void add_strategy(Panel&) const;
    void add_tree(Panel&);
    void describe_tree(Outline&) const;
    Outcome play(const Action&, const Say&, Jobs&) override;
    void show_tab(int) override;
    void analysis_switched(bool on) override;
    Outcome push(engine::betting::MatchEvent, const Say&);
    /// Takes MatchState::plan from the preferences, if they have this game's.
    void recall_plan();
    /// Call after a change of MatchState::plan: keeps it in the preferences.
    void change_plan();
    void renew_plan();
    /// Whether each probability of my strategy is in its optimal range.
    bool in_ranges() const;
    int twenty_gain() const;
    std::string twenty_told(const Say&) const;

    int parts_ = 12;
    Plan plan_;
    std::vector<engine::Fraction> chances_; // of the deals
};

} // namespace shell::betting
