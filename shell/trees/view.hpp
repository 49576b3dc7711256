#pragma once
// Game trees on screen: a tree that the user can edit, with its search step by step; alpha-beta by hand; the
// laboratory. The log is the game; UiState is what only the screen needs. commands.cpp has its commands, view.cpp, edit.cpp (editor)
// and practice.cpp (exercise) turn the other actions into events; board.cpp, analysis_panel.cpp and others draw; outline.cpp describes the screen.
#include "engine/trees/game.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/scrubber.hpp"
#include "shell/trees/lab.hpp"
#include "shell/trees/search.hpp"
#include <optional>
#include <string>

namespace shell::trees {
using namespace kit;

using Log = engine::session::Log<engine::trees::Game>;

/// The current page. The first two are the modes of the log.
enum class Page : std::uint8_t { explore, practice, lab };
struct Example;                                              // gallery.hpp
enum class Tab : std::uint8_t { why, counts, orders, edit }; // of the panel, if it cannot show all at once

struct UiState {
    bool lab = false;
    bool editing = false;
    bool solution = false; // practice: the search is shown
    Tab tab = Tab::why;
    int selected = -1;                // the node being edited or answered
    std::string text;                 // the tree's text as typed
    bool text_touched = false;        // it differs from the tree
    std::string value, probability;   // of the selected node, as typed
    std::string written, alpha, beta; // practice: of the selected node, as typed
    Playback playback{750};
    int asked = -1;      // the node pressed to show what is known of it
    int zoom = 0;        // factor 1.25 each; -1 = the whole tree, even if illegible
    bool beside = false; // minimax and alpha-beta as two trees
    bool differ = false; // what only one rule of alpha-beta cuts is marked
    engine::search::CutRule rule = engine::search::CutRule::at_equality; // of the next exercise on this tree
    int edited_at = 0;                                                   // the step while the tree is edited
    int turned = 0;                                                      // times that another page has been turned to
    std::string leaf_low, leaf_high; // bounds of all leaves, as typed; "" = the tree's own
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs);

    const engine::trees::Tree& tree() const { return game().tree; }
    const Search& search() const { return search_; }
    /// The other search, drawn beside this one; null: only one tree is drawn.
    const Search* beside() const { return ui_.beside && can_stand_beside() ? search_.other() : nullptr; }
    bool can_stand_beside() const
    {
        return page() == Page::explore && !ui_.editing && !predicting() && search_.other() != nullptr;
    }
    /// Whether the tree may show what only one of the rules ≥ and > cuts (differ.cpp).
    bool can_differ() const;
    /// What both rules cut and what only one does, if the tree shows it; else null.
    const engine::search::RulesDiffer* differ() const
    {
        return ui_.differ && can_differ() ? &*search_.differ() : nullptr;
    }
    /// Whether chance nodes may be given bounds: the tree has some and is explored.
    bool can_bound() const;
    /// Whether bounds are typed that do not count yet.
    bool types_bounds() const { return !ui_.leaf_low.empty() || !ui_.leaf_high.empty(); }
    /// The gallery's example equal to this tree; null = none.
    const Example* example() const { return example_; }
    const Lab& lab() const { return lab_; }
    Page page() const;
    /// Whether the search, or the exercise, cuts only where α > β.
    bool is_strict() const { return game().choice.cutting.rule == engine::search::CutRule::strictly; }
    /// Whether the rule of this search cuts at such a window.
    bool cuts_at(const engine::search::Window& w) const
    {
        return w.is_closed() && !(is_strict() && w.alpha.value == w.beta.value);
    }
    bool practising() const { return game().setup.mode == engine::trees::Mode::practice; }
    /// Whether the search is shown. Otherwise: an exercise to be solved.
    bool search_shown() const { return !practising() || ui_.solution; }
    Steps steps(const Say&) const;
    bool predicting() const { return predicts(prefs_); }
    /// The question before the next step, if there is one: does alpha-beta go on or cut; without cuts: does the player
    /// take the value. phrases.cpp has it.
    std::optional<Prediction> foretell(const Say&) const;
    /// Predictions are on and the end is not reached, so nothing may reveal what follows.
    bool foretelling() const { return predicting() && search_.step() < search_.count(); }
    /// A prediction is being asked for.
    bool asks(const Say& say) const { return predicting() && search_shown() && steps(say).ask; }
    /// Of the current exercise; kept, because drawing needs it each frame.
    const engine::search::Review& review() const { return review_; }
    /// The error of the typed text; "" = it is a tree.
    std::string text_problem(const Say&) const;

    Place place() const override { return Place::trees; }
    Progress progress() const override;
    bool has_figure() const override { return (search_shown() || progress().over) && !foretelling(); }
    std::string played() const override;
    bool worth_keeping() const override;
    std::string way_of_looking() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    Text new_game_label() const override;
    Text rules_label() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::optional<Prediction> asked(const Say& say) const override { return steps(say).ask; }
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    // commands.cpp
    Outcome offer(Commands&) override;
    Outcome offer_remedy(Commands&);
    Outcome offer_differ(Commands&); // differ.cpp
    Outcome offer_editor(Commands&);
    Outcome offer_sheet(Commands&);
    Outcome offer_lab(Commands&);
    Outcome play(const Action&, const Say&, Jobs&) override;
    void follow() override;
    void show_tab(int) override;
    void add_on_screen(std::string&) const override;
    Outcome push(engine::trees::Event, const Say&);
    void renew(); // updates everything derived from the log
    bool go_by_step(const Action&, const Say&);
    void keep_step();
    bool act_lab(const Action&, const Say&);
    void select(int node);
    Outcome turn_to(Page, const Say&);
    Outcome apply_text(const Say&);
    Outcome choose(engine::trees::Choice, const Say&);
    Outcome choose_rule(engine::search::CutRule, const Say&);
    // edit.cpp
    std::optional<Outcome> edit(const Action&, const Say&);
    Outcome make_probabilities_equal(const Say&);
    Outcome take_text(const Say&);
    // practice.cpp
    std::optional<Outcome> practise(const Action&, const Say&);
    Outcome write(const Say&);
    Outcome check(const Say&);
    // own.cpp
    Outcome practise_own(const Say&);
    engine::trees::Setup own_exercise() const;
    bool carries_tree() const; // to practice: one's own, unless its exercise is under way
    std::string unfit_to_practise(const Say&) const;
    // bounds.cpp
    std::optional<Outcome> bound_leaves(const Action&, const Say&);
    Outcome cut_by_bounds(const Say&);
    void turn_to_log(engine::trees::Setup fresh);

    std::optional<Log> other_; // the log of the other mode, kept while it is not shown
    Search search_;
    const Example* example_ = nullptr;
    Lab lab_;
    engine::search::Review review_;
};

} // namespace shell::trees
