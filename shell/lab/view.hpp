#pragma once
// The screen of the laboratory, which compares strategies on the same secrets. The log holds the experiment, the runner
// its games. view.cpp turns actions into changes; settings, charts and table draw; outline.cpp describes.
#include "engine/figures/format.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/race.hpp"
#include "shell/lab/runner.hpp"
#include "shell/pegs/pegs.hpp"
#include <array>
#include <optional>
#include <span>
#include <string>

namespace shell::lab {
using namespace kit;
using pegs::PegMark;

using Log = engine::session::Log<engine::lab::Trial>;

/// Phones show one tab at a time.
enum class Tab : std::uint8_t { experiment, results };
/// `race` is no chart: two strategies on one secret, guess by guess.
enum class Chart : std::uint8_t { histograms, curves, race };

struct UiState {
    Tab tab = Tab::experiment;
    Chart chart = Chart::histograms;
    int runs = 0;               // number of runs: the results of a new one open at their top
    bool possible_only = false; // offers the confined strategies too
    bool stopped = false;       // the user cancelled: missing games are not requested
    std::optional<std::array<engine::codes::StrategyKind, 2>> racers; // none: the first two of the experiment
    std::optional<engine::codes::Code> race_secret;                   // none: drawn by race_number
    int race_number = 0, race_guesses = 0;                            // which drawn secret; how many guesses are wanted
};

/// The numbers of secrets that the menu offers; 0 = all.
inline constexpr std::array<engine::Count, 5> secret_counts{0, 100, 1'000, 10'000, 100'000};

class View final : public GameScreen<Log, UiState> {
public:
    /// An experiment that was run opens at its results, which are computed again.
    View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"", 2})
    {
        if (game().asked) ui_.tab = Tab::results;
    }

    const engine::lab::Experiment& experiment() const { return game().experiment; }
    const Runner& runner() const { return runner_; }
    /// True if requested games are missing: from the press of Run on, even before the first job runs.
    bool running() const { return runner_.running() || wanted(); }
    /// The rows of the chosen strategies: best mean first if `by_mean`, else in the order of StrategyKind.
    std::vector<const Row*> results(bool by_mean) const;
    /// The strategies in the menu; each chosen confined strategy too, or all confined ones with `possible_only`.
    std::vector<engine::codes::StrategyKind> offered() const;
    /// The label of the run button: run, go on, or run again.
    Text run_label() const;
    /// True if every chosen strategy has played all its games or failed.
    bool finished() const;
    /// The largest number of guesses of a game.
    int longest() const;
    const Race& race() const { return race_; }
    /// The race's strategies and secret: as chosen, else the experiment's first two and a secret drawn with its seed.
    Course course() const;
    bool racing() const { return ui_.chart == Chart::race; }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    /// The optimal strategy that searches its proof, before any of its games; null: none.
    const Row* proving() const;
    /// The proof's progress, 0 to 100.
    int proof_percent() const;
    /// Sets the options of the genetic algorithm. "" or why refused.
    std::string enter_genetic(const engine::codes::GeneticOptions&, const Say&);
    bool race_waits() const { return !race_.running() && !race_.over(); }
    /// Other racers, or another secret (none = drawn); the race begins anew.
    void enter_race(const std::array<engine::codes::StrategyKind, 2>&, const std::optional<engine::codes::Code>&);
    /// The proven optimal mean; none if it is not known, or if secrets are drawn.
    std::optional<double> optimum() const;
    std::string figure(const engine::figures::Style&) const;

    Place place() const override { return Place::lab; }
    bool has_figure() const override { return !results(false).empty(); }
    Progress progress() const override { return {static_cast<int>(log_.cursor()), false, false}; }
    Text new_game_label() const override { return Text::lab_other_seed; }
    Text put_away() const override { return Text::lab_put_away; }
    Text rules_label() const override { return Text::lab_rules_title; }
    std::unique_ptr<Dialog> dialog(const Action&) override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    void leave(Jobs& jobs) override
    {
        runner_.stop(jobs);
        race_.stop(jobs);
    }
    bool has_bar_in_landscape() const override { return true; }
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    bool wanted() const { return game().asked && !ui_.stopped && !experiment().strategies.empty() && !finished(); }
    void follow() override { run_undone_ = !game().asked && game().changes < asked_at_; }
    void add_on_screen(std::string& shown) const override
    {
        if (ui_.possible_only) add_use(shown, "possible_only"_id, 1);
        if (racing()) add_use(shown, "chart"_id, static_cast<int>(Chart::race));
    }
    Outcome play(const Action&, const Say&, Jobs&) override;
    Outcome change(engine::lab::Change, const Say&);
    Outcome offer(Commands&) override;
    Outcome offer_race(Commands&);
    Outcome run(const Say&, Jobs&);

    Runner runner_;
    Race race_;
    int asked_at_ = 0;        // changes in the last frame if results were wanted, else 0
    bool run_undone_ = false; // undo took the run back; the message is due
};

} // namespace shell::lab
