#pragma once
// The version-space screen: a code game, and beside it the set of probabilistic version spaces that its answers leave, as a
// tree, an update step by step, a heat map and a plot. The game is in game.hpp, what is known in analysis.hpp; UiState is
// what is on screen only. view.cpp turns actions into moves, board.cpp and the other pictures draw,
// outline.cpp describes.
#include "shell/kit/game_screen.hpp"
#include "shell/kit/scrubber.hpp"
#include "shell/pegs/draft.hpp"
#include "shell/spaces/examples.hpp"
#include "shell/spaces/game.hpp"
#include "shell/spaces/review.hpp"
#include "shell/spaces/tree.hpp"
#include <optional>
#include <string>
#include <vector>

namespace shell::spaces {
using namespace kit;
using namespace pegs;

enum class Tab : std::uint8_t { tree, step, map, plot, examples, review };
inline constexpr int spaces_tabs = 6;
/// What is counted of the stored concepts.
enum class Unit : std::uint8_t { concepts, literals, words };

/// A live space after answer `generation`, or, with `dead`, what such a space became with a hypothesis of the next one.
struct Chosen {
    int generation = 0;
    std::size_t space = 0;
    std::optional<Branch> dead;
};

struct UiState {
    Draft draft;
    int black = 0, white = 0; // the answer being entered
    bool wants_hint = false, hinted = false, wants_move = false;
    Tab tab = Tab::tree;
    Chosen chosen;
    bool tree = false;    // the tree instead of tiles
    bool details = false; // the chosen space's, over the tree where there is no room beside
    int wanted = 0;       // a node of the tree to be seen,
    int asked = 0;        // and how often that was asked for
    Playback steps{900};  // of the update on screen
    Unit unit = Unit::concepts;
    int example = 0;
    int to_end = 0;            // another number: the rows are to be moved to their end
    double working_since = -1; // ms; the spaces are being worked out
};

/// The update on screen: one hypothesis of one answer applied to one space.
struct Update {
    int generation = 0; // of the space it starts from
    std::size_t space = 0;
    std::vector<Branch> branches; // what the space becomes with every hypothesis
    int at = 0;                   // which of them
    std::vector<vs::UpdateStep> steps;
};

class View final : public GameScreenBase {
public:
    View(Game game, Prefs& prefs);

    const Game& game() const { return game_; }
    const Analysis& analysis() const { return analysis_; }
    const Review& review() const { return review_; }
    /// The game is over, and what was played can be graded.
    bool reviewed() const { return !game_.playing() && !game_.clues().empty(); }
    /// Its secret can be guessed once more, from the first guess.
    bool same_again() const { return reviewed() && game_.secret() && game_.mode().who == Who::me; }
    /// The tabs there are now.
    std::vector<int> tabs() const;
    const UiState& ui() const { return ui_; }
    const engine::codes::Rules& rules() const { return game_.rules(); }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    Size least_size(float width) const override;
    bool analysis_shown() const override { return prefs_.helps() && !prefs_.is("spaces.analysis", "off"); }
    vs::Language language() const { return prefs_.is("spaces.language", "l2") ? vs::Language::l2 : vs::Language::l; }
    bool early() const { return !prefs_.is("spaces.detection", "late"); }
    /// The live spaces side by side, instead of the tree? Before the first answer there is one.
    bool tiles() const { return !ui_.tree && analysis_.known_answers() > 0; }
    const Tree& tree() const;
    /// The update that led to the chosen space; none before the first answer.
    const Update* update() const;
    Steps steps(const Say&) const;
    /// At the start of an update: does the space live through this hypothesis, or of what does it die?
    std::optional<Prediction> foretell(const Say&) const;
    const ExampleResult& example() const;
    bool collapsed() const { return analysis_.settled() && !analysis_.too_large() && analysis_.now().live() == 0; }
    bool entering_code() const;
    bool learner_to_move() const; // by itself, or when asked to
    bool may_declare() const;
    /// One may ask why this row's answer may be the lie.
    bool suspects(std::size_t row) const { return game_.playing() && game_.noisy() && analysis_.suspected(row); }

    Place place() const override { return Place::spaces; }
    std::string line() const override { return game_.line(); }
    Progress progress() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    bool can_undo() const override { return game_.can_undo(); }
    bool can_redo() const override { return game_.can_redo(); }
    bool opens_dialog(const Action&) const override;
    std::unique_ptr<Dialog> dialog(const Action&) override SHELL_LATER(spaces_dialog);
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    /// Letters and digits place symbols, Enter tries; in the step tab the arrows step.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool undo() override { return game_.undo(); }
    bool redo() override { return game_.redo(); }
    void follow() override { after_move(); }
    void show_tab(int) override;
    int tab_on_screen() const override { return static_cast<int>(ui_.tab); }
    void add_on_screen(std::string&) const override;
    Outcome moved_or(const Game::Refused&, const Say&);
    void after_move();
    void follow_game();
    void choose(const Chosen&);
    bool act_mind(const Action&);
    bool act_tree(const Action&);
    bool act_step(const Action&);
    std::optional<Outcome> act_settings(const Action&);
    void play_learner(Tick&);

    Game game_;
    UiState ui_;
    Analysis analysis_;
    Review review_;
    mutable std::optional<Tree> tree_;
    mutable std::optional<Update> update_;
    mutable ExampleResult example_;
};

/// The learner's next move, declared or asked. At least one live space.
struct Move {
    engine::codes::Code code;
    bool declare = false;
};
Move learner_move(const Game&, const Analysis&);
/// The code alone, after the answers before that row. At least one live space of that generation.
engine::codes::Code learner_code(const Game&, const Analysis&, std::size_t row);

/// Declares when a code is likelier than this.
inline constexpr double spaces_sure = 0.95;

} // namespace shell::spaces
