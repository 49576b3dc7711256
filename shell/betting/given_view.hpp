#pragma once
// The screen of a game given by a file: its tree with information sets, its value, the equilibrium's behaviour. Nothing
// is played. given_tree.cpp draws the tree, given_words.cpp has the panel, the outline and the other words.
#include "engine/betting/given.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/extensive/solve.hpp"
#include "shell/betting/given_places.hpp"
#include "shell/kit/game_screen.hpp"
#include <optional>
#include <string>
#include <vector>

namespace shell::betting {
using namespace kit;

using GivenLog = engine::session::Log<engine::betting::Given>;

inline constexpr int least_zoom = -8, most_zoom = 3;

enum class GivenTab : std::uint8_t { all };

struct GivenState {
    GivenTab tab = GivenTab::all;
    int zoom = 0; // steps from the legible tree; a window that needs fewer to show the whole tree takes those
    int set = -1; // index into Tree::sets, marked; -1: none
};

class GivenView final : public GameScreen<GivenLog, GivenState> {
public:
    GivenView(GivenLog log, Prefs& prefs);

    const engine::extensive::Tree& tree() const { return game().tree(); }
    const GivenPlaces& places() const { return places_; }
    /// Null while the engine calculates. The ranges come later.
    const engine::extensive::Solution* solution() const { return job_.solved() ? &job_.result() : nullptr; }
    const std::array<engine::extensive::Ranges, 2>* ranges() const { return done_ ? &*job_.result().ranges : nullptr; }
    /// Shown at first, unless help is withheld: the player may switch it off.
    bool analysis_shown() const override { return prefs_.helps() && !prefs_.is("betting.given", "off"); }

    /// The player's name, or 1 or 2 where it has none.
    std::string player(int) const;
    /// A set's number among its player's, from 1: it stands in the nodes.
    int number(int set) const { return game().own_set(set) + 1; }
    std::string set_in_words(const Say&, int set) const;
    /// With the numbers of its nodes and the actions.
    std::string joins_in_words(const Say&, int set) const;
    /// "3", or "7 | 3" where the sum is not 0.
    std::string payoffs(int leaf) const;
    /// The probability of the action that leads to a node: of chance, or in the equilibrium if that is shown.
    std::optional<engine::Fraction> share(int node) const;

    Place place() const override { return Place::betting; }
    bool has_figure() const override { return false; }
    std::string efg_file() const override { return engine::extensive::to_efg(tree()); }
    Progress progress() const override { return {}; }
    /// Its matrix, or another game, takes its place.
    bool worth_keeping() const override { return true; }
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Text new_game_label() const override { return Text::given_again; }
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override;

private:
    Outcome offer(Commands&) override;
    Outcome play(const Action&, const Say&, Jobs&) override;
    void panel(Panel&) override;
    void add_notes(Panel&) const;
    void add_behaviour(Panel&) const;
    void add_value(Panel&) const;
    void add_set(Panel&, int player, int own) const;
    void add_on_screen(std::string&) const override;
    void board(Ui&, Rect);
    void other_games(Ui&, Rect);
    void describe_tree(Outline&) const;
    std::string path_in_words(const Say&, int node) const;
    std::string ends_in_words(const Say&) const;

    engine::extensive::SolveJob job_;
    bool done_ = false; // with the ranges
    GivenPlaces places_;
    std::vector<engine::Fraction> ends_; // by node and player, 2 each: payoffs so far
    std::string matrix_line_;            // "": too large
};

} // namespace shell::betting
