#pragma once
// The laboratory on screen: strategies against the same secrets, with numbers. The log is the experiment; the runner has
// what has been played of it. view.cpp turns actions into changes, settings, charts and table draw, outline.cpp describes.
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

/// On phones one of them at a time.
enum class Tab : std::uint8_t { experiment, results };
/// The last is no chart: two strategies on one secret, guess by guess.
enum class Chart : std::uint8_t { histograms, curves, race };

struct UiState {
    Tab tab = Tab::experiment;
    Chart chart = Chart::histograms;
    int runs = 0;               // the results of each are shown from their top
    bool possible_only = false; // the confined strategies are offered too
    bool stopped = false;       // by the person: what was asked for is not played on by itself
    std::optional<std::array<engine::codes::StrategyKind, 2>> racers; // none: the first two of the experiment
    std::optional<engine::codes::Code> race_secret;                   // none: drawn, the one of this number
    int race_number = 0, race_guesses = 0;                            // which secret; how many guesses were asked for
};

/// How many secrets can be chosen with one press; 0 = all of them.
inline constexpr std::array<engine::Count, 5> secret_counts{0, 100, 1'000, 10'000, 100'000};

class View final : public GameScreen<Log, UiState> {
public:
    /// Of one that was run its results are wanted, which are on their way.
    View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"", 2})
    {
        if (game().asked) ui_.tab = Tab::results;
    }

    const engine::lab::Experiment& experiment() const { return game().experiment; }
    const Runner& runner() const { return runner_; }
    /// Is there anything to be played that was asked for? From the press of Start on, before the first job is under way.
    bool running() const { return runner_.running() || wanted(); }
    /// What has been played of the chosen strategies: best mean first if `by_mean`, else in the menu's order.
    std::vector<const Row*> results(bool by_mean) const;
    /// The menu, with the confined strategies instead of those that weigh if the switch says so; whatever is chosen is there.
    std::vector<engine::codes::StrategyKind> offered() const;
    /// What the button says that plays: all of it, what is missing, or all again.
    Text run_label() const;
    /// Has every chosen strategy played all that it can?
    bool finished() const;
    /// The most guesses that any game took.
    int longest() const;
    const Race& race() const { return race_; }
    /// Who races for which secret: as chosen, or else the experiment's first two for one drawn with its seed.
    Course course() const;
    /// Is it shown, and has it gone as far as was asked for?
    bool racing() const { return ui_.chart == Chart::race; }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    /// Does the optimal one look for its proof, before any of its games?
    bool proving() const;
    /// How far that is.
    int proof_percent() const;
    /// What the genetic one's dialog says; "" or why not.
    std::string enter_genetic(const engine::codes::GeneticOptions&, const Say&);
    bool race_waits() const { return !race_.running() && !race_.over(); }
    /// Other racers, or another secret (none = drawn); the race begins anew.
    void enter_race(const std::array<engine::codes::StrategyKind, 2>&, const std::optional<engine::codes::Code>&);
    /// Of the proven optimum, where it is known and every secret is played.
    std::optional<double> optimum() const;
    std::string csv() const;

    Place place() const override { return Place::lab; }
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
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
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
    std::optional<Outcome> act_race(const Action&);

    Runner runner_;
    Race race_;
    int asked_at_ = 0;        // changes in the last frame, if results were wanted then
    bool run_undone_ = false; // undo has taken that back, and it is not said yet
};

} // namespace shell::lab
