#pragma once
// The screen of matrix games: played against the optimal mixture, and solved on demand. The log holds the game, UiState
// what is on screen only. view.cpp turns actions into events, board.cpp draws the board, outline.cpp says
// it, panel.cpp has the panel.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/envelope.hpp"
#include "engine/matrix/extreme.hpp"
#include "engine/matrix/game.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/session/log.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/scrubber.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::matrix {
using namespace kit;

using Log = engine::session::Log<engine::matrix::Game>;

enum class Tab : std::uint8_t { play, pure, dominance, mixed };
inline constexpr std::array matrix_tabs{Text::matrix_tab_play, Text::matrix_tab_pure, Text::matrix_tab_dominance,
                                        Text::matrix_tab_mixed};

struct UiState {
    Tab tab = Tab::play;
    Playback eliminations{1200};
    bool only_strict = false;
};

/// Results that depend on the matrix alone and stay during a game. All but pure() are computed on first use.
class Analysis {
public:
    explicit Analysis(const engine::matrix::Matrix& m) : matrix_(m), pure_(engine::matrix::pure(m)) {}

    const engine::matrix::Pure& pure() const { return pure_; }
    const engine::matrix::Elimination& elimination(bool only_strict) const;
    /// The row player's if it has two choices, else the column player's; none if neither has.
    const std::optional<engine::matrix::Envelope>& envelope() const;
    /// Each row's payoff against the optimal mixture of columns, and each column's against that of rows.
    const std::vector<engine::Fraction>& row_gets(const engine::matrix::Solution&) const;
    const std::vector<engine::Fraction>& column_gives(const engine::matrix::Solution&) const;
    /// All optimal strategies of a side; null until work() has found them.
    const engine::matrix::OptimalSet* optimal_set(engine::matrix::Side side) const
    {
        const auto& set = optimal_sets_[static_cast<std::size_t>(side)];
        return set ? &*set : nullptr;
    }
    /// Computes a slice of optimal_set(), the row player's first. False: both are known.
    bool work(const engine::matrix::Solution&);

private:
    engine::matrix::Matrix matrix_;
    engine::matrix::Pure pure_;
    mutable std::array<std::optional<engine::matrix::Elimination>, 2> eliminations_;
    mutable std::optional<engine::matrix::Envelope> envelope_;
    mutable bool envelope_known_ = false;
    mutable std::vector<engine::Fraction> row_gets_, column_gives_;
    std::array<std::optional<engine::matrix::OptimalSet>, 2> optimal_sets_; // by Side
    std::optional<engine::matrix::OptimalSetJob> searching_;
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs)
        : GameScreen(std::move(log), prefs,
                     {.pref = "matrix.analysis", .tabs = 4, .names = matrix_tabs, .group = Text::matrix_tabs}),
          analysis_(log_.setup().matrix)
    {}

    const engine::matrix::Matrix& matrix() const { return log_.setup().matrix; }
    engine::matrix::Side human() const { return log_.setup().human; }
    const Analysis& analysis() const { return analysis_; }
    /// What a file calls the choice; "" where it has letters only.
    const std::string& name_of(engine::matrix::Side, int choice) const;
    /// Who chooses rows and who columns, as a file names them; "" where it does not.
    std::string players_in_words(const Say&) const;
    /// "Row A", with the name "Row A: raise/fold".
    std::string named_title(const Say&, engine::matrix::Side, int choice) const;
    /// The tab on screen: without analysis there is only one.
    Tab tab() const { return analysis_shown() ? ui_.tab : Tab::play; }
    bool full() const { return game().rounds.size() >= engine::matrix::max_events; }

    Steps steps(const Say&) const;
    /// True if the choice is eliminated at the step on screen; false outside the dominance tab.
    bool is_struck(engine::matrix::Side, int choice) const;

    Place place() const override { return Place::matrix; }
    Progress progress() const override { return {static_cast<int>(game().rounds.size()), full(), false}; }
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    /// In the dominance tab arrows move through the steps.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome offer(Commands&) override;
    void panel(Panel&) override;   // panel.cpp
    void add_rounds(Panel&) const; // described on every tab
    void add_frequencies(Panel&, engine::matrix::Side) const;
    void add_pure(Panel&) const;
    void add_dominance(Panel&);
    void add_mixed(Panel&) const;
    void add_mixture(Panel&, engine::matrix::Side) const;
    void add_extremes(Panel&, engine::matrix::Side) const; // extremes.cpp
    void show_tab(int) override;
    void add_on_screen(std::string&) const override;
    void analysis_switched(bool on) override;

    Analysis analysis_;
};

} // namespace shell::matrix
