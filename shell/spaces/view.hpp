#pragma once
// The version-space screen: a code game, and the probabilistic version spaces after its answers as tiles or a tree, an
// update step by step, a heat map and plots. game.hpp has the game, analysis.hpp the deductions; UiState is what only
// the screen needs. view.cpp handles actions, board.cpp and the other canvas files draw.
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
/// The unit in which stored concepts are counted.
enum class Unit : std::uint8_t { concepts, literals, words };

/// A live space after answer `generation`; with `dead`: its outcome with a hypothesis of the next answer.
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
    bool details = false; // the chosen space's details cover the tree if they do not fit beside it
    int wanted = 0;       // a node of the tree to scroll to,
    int asked = 0;        // incremented with each such request
    Playback steps{900};  // of the current update
    Unit unit = Unit::concepts;
    int example = 0;
    int to_end = 0;            // incremented to scroll the rows to their end
    double working_since = -1; // ms; since when the spaces are being computed, -1 = they are not
};

/// The current update: one hypothesis of one answer applied to one space.
struct Update {
    int generation = 0; // of the space before the update
    std::size_t space = 0;
    std::vector<Branch> branches; // the space's outcome with every hypothesis
    int at = 0;                   // index of the current one
    std::vector<vs::UpdateStep> steps;
};

class View final : public GameScreenBase {
public:
    View(Game game, Prefs& prefs);

    const Game& game() const { return game_; }
    const Analysis& analysis() const { return analysis_; }
    const Review& review() const { return review_; }
    /// The game is over and has answered guesses to review.
    bool reviewed() const { return !game_.playing() && !game_.clues().empty(); }
    /// The user can guess the same secret again.
    bool same_again() const { return reviewed() && game_.secret() && game_.mode().who == Who::me; }
    /// The tabs available now.
    std::vector<int> tabs() const;
    const UiState& ui() const { return ui_; }
    const engine::codes::Rules& rules() const { return game_.rules(); }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    Size least_size(float width) const override;
    bool analysis_shown() const override { return prefs_.helps() && !prefs_.is("spaces.analysis", "off"); }
    vs::Language language() const { return prefs_.is("spaces.language", "l2") ? vs::Language::l2 : vs::Language::l; }
    bool early() const { return !prefs_.is("spaces.detection", "late"); }
    /// Whether the tab shows tiles, not the tree. Before the first answer there is only one space, in the tree.
    bool tiles() const { return !ui_.tree && analysis_.known_answers() > 0; }
    const Tree& tree() const;
    /// The update that led to the chosen space, or for all codes their first one. Null before the first answer.
    const Update* update() const;
    Steps steps(const Say&) const;
    /// The question at the start of an update: does the space survive the hypothesis, or which test kills it?
    std::optional<Prediction> foretell(const Say&) const;
    const ExampleResult& example() const;
    bool collapsed() const { return analysis_.settled() && !analysis_.too_large() && analysis_.now().live() == 0; }
    bool entering_code() const;
    bool learner_to_move() const; // it plays by itself, or on request
    bool may_declare() const;
    /// Whether this row offers to explain why its answer may be a lie.
    bool suspects(std::size_t row) const { return game_.playing() && game_.noisy() && analysis_.suspected(row); }

    Place place() const override { return Place::spaces; }
    std::string line() const override { return game_.line(); }
    std::string task() const override { return Game(game_.now().setup, game_.mode()).line(); }
    Progress progress() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    bool can_undo() const override { return game_.can_undo(); }
    bool can_redo() const override { return game_.can_redo(); }
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::optional<Prediction> asked(const Say& say) const override { return steps(say).ask; }
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    /// Letters and digits place symbols, Enter submits; in the step tab the arrow keys step.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome offer(Commands&) override; // commands.cpp
    void panel(Panel&) override;       // panel.cpp: the tabs of blocks
    void add_examples(Panel&);
    void add_plot(Panel&);
    void add_review(Panel&) const;
    // Each stands beside its drawing: tree_words.cpp, step.cpp, map.cpp, panel.cpp.
    void describe_tree(Outline&) const;
    void describe_space(Outline&) const;
    void describe_step(Outline&) const;
    void describe_map(Outline&) const;
    void describe_sizes(Outline&) const;
    void describe_memory(Outline&) const;
    Outcome offer_entry(Commands&);
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
    Outcome with_mode(const Mode&);
    void play_learner(Tick&);

    Game game_;
    UiState ui_;
    Analysis analysis_;
    Review review_;
    mutable std::optional<Tree> tree_;
    mutable std::optional<Update> update_;
    mutable ExampleResult example_;
};

/// The learner's next move: a guess, or a declaration. Precondition: a live space.
struct Move {
    engine::codes::Code code;
    bool declare = false;
};
Move learner_move(const Game&, const Analysis&);
/// Its code for a row, given the answers before. Precondition: a live space of that generation.
engine::codes::Code learner_code(const Game&, const Analysis&, std::size_t row);

/// The learner declares a code more probable than this.
inline constexpr double spaces_sure = 0.95;

} // namespace shell::spaces
