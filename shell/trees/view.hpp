#pragma once
// Game trees on screen: a tree and its search step by step, edited at will; alpha-beta by hand; the laboratory. The log
// is the game; UiState is what is on screen only. view.cpp turns actions into events, edit.cpp and
// practice.cpp those of the editor and of the exercise; board.cpp, analysis_panel.cpp… draw; outline.cpp
// describes.
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

/// What the screen is for just now. The first two are the log's own modes.
enum class Page : std::uint8_t { explore, practice, lab };
struct Example;                                              // gallery.hpp
enum class Tab : std::uint8_t { why, counts, orders, edit }; // of the panel where it has no room for all

struct UiState {
    bool lab = false;
    bool editing = false;
    bool solution = false; // practice: the search itself is shown
    Tab tab = Tab::why;
    int selected = -1;                // node being edited or answered
    std::string text;                 // the tree's line as typed
    bool text_touched = false;        // it differs from the tree's
    std::string value, probability;   // of the selected node, as typed
    std::string written, alpha, beta; // practice: of the selected node, as typed
    Playback playback{750};
    int asked = -1;      // node that was pressed to be told about
    int zoom = 0;        // steps of a quarter; -1 = the whole, legible or not
    bool beside = false; // minimax and alpha-beta as two trees
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs);

    const engine::trees::Tree& tree() const { return game().tree; }
    const Search& search() const { return search_; }
    /// The other search, drawn beside this one; null: one tree is drawn.
    const Search* beside() const { return ui_.beside && can_stand_beside() ? search_.other() : nullptr; }
    bool can_stand_beside() const
    {
        return page() == Page::explore && !ui_.editing && !predicting() && search_.other() != nullptr;
    }
    /// The tree of the gallery that this is; null = none of them.
    const Example* example() const { return example_; }
    const Lab& lab() const { return lab_; }
    Page page() const;
    bool practising() const { return game().setup.mode == engine::trees::Mode::practice; }
    /// Is the search shown, or an exercise still to be solved?
    bool search_shown() const { return !practising() || ui_.solution; }
    Steps steps(const Say&) const;
    bool predicting() const { return predicts(prefs_); }
    /// What is asked before the next step, if it tells something: whether the search looks on or cuts; without cuts, whether
    /// a player takes what it hears. (words.cpp)
    std::optional<Prediction> foretell(const Say&) const;
    /// Not at the end yet: nothing may tell what comes.
    bool foretelling() const { return predicting() && search_.step() < search_.count(); }
    /// That question stands.
    bool asks(const Say& say) const { return predicting() && search_shown() && steps(say).ask; }
    /// Of the exercise as it stands; asked for by drawing, so kept.
    const engine::search::Review& review() const { return review_; }
    /// Why the typed line is no tree, in words; "" = it is one.
    std::string text_problem(const Say&) const;

    Place place() const override { return Place::trees; }
    Progress progress() const override;
    bool worth_keeping() const override;
    std::string way_of_looking() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    Text new_game_label() const override;
    Text rules_label() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override SHELL_LATER(trees_dialog);
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    void follow() override;
    void show_tab(int) override;
    void add_on_screen(std::string&) const override;
    Outcome push(engine::trees::Event, const Say&);
    void renew(); // the log has moved: everything that follows from it
    bool go_by_step(const Action&, const Say&);
    bool act_lab(const Action&, const Say&);
    void select(int node);
    Outcome turn_to(Page);
    Outcome choose(engine::trees::Choice, const Say&);
    // edit.cpp
    std::optional<Outcome> edit(const Action&, const Say&);
    Outcome make_probabilities_equal(const Say&);
    // practice.cpp
    std::optional<Outcome> practise(const Action&, const Say&);
    Outcome write(const Say&);

    std::optional<Log> other_; // of the other mode, while one looks away
    Search search_;
    const Example* example_ = nullptr;
    Lab lab_;
    engine::search::Review review_;
};

} // namespace shell::trees
