#pragma once
// Tic-tac-toe on screen. The log is the game; UiState is what is on screen only. view.cpp turns actions into
// events, board.cpp, analysis_panel.cpp and rows.cpp draw, outline.cpp describes.
#include "engine/tictactoe/game.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/tictactoe/tree.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::tictactoe {
using namespace kit;

using Log = engine::session::Log<engine::tictactoe::Game>;

enum class Tab : std::uint8_t { values, tree };
enum class Search : std::uint8_t { full, limited };

struct UiState {
    Tab tab = Tab::values;
    Search search = Search::full;
    int depth = 2;       // of the limited search: the slide's
    int looked = -1;     // the square whose lines are shown; -1 = none
    bool cuts = false;   // alpha-beta over the tree
    bool walked = false; // the keyboard was at some control in the frame before
    bool held = false;   // two computers wait for "go on"
    double next_at = -1; // ms; when a computer that plays against another moves
    int wanted = 0;      // node to bring into the tree's window,
    int asked = 0;       // and how often that was asked for
    int page = 0;        // of the outline's rows of the tree
    bool review = false; // of a finished game: the move that decided it
};

/// What is said about the position, worked out once for each.
struct Analysis {
    struct Effort {
        engine::Count nodes = 0, leaves = 0;
    };
    std::int32_t value = 0; // to X; f when limited
    engine::tictactoe::ScoredMoves moves;
    engine::Few<std::int8_t, 9> best; // equal in value; in a full search the fastest win or longest resistance
    Effort minimax, alpha_beta;
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"tictactoe.analysis", 2, SheetAt::half}) {}

    const engine::tictactoe::Solved& solved() const { return solved_; }
    bool limited() const { return ui_.search == Search::limited; }
    const Analysis& analysis() const;
    const Tree& tree() const;
    /// Is it a computer's turn?
    bool computer_to_move() const;
    bool two_computers() const;
    bool can_play(int cell) const;
    /// Of a finished game: the move that decided it, as the number of moves before it.
    std::optional<int> decisive() const;
    /// Can somebody at the screen play that move anew?
    bool can_try_again() const;

    Place place() const override { return Place::tictactoe; }
    Progress progress() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override SHELL_LATER(tictactoe_dialog);
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    /// Digits as on a number pad, arrows and Enter.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override;
    int neighbour(int from, int across, int down) const;
    void after_event();
    Outcome act_mind(const Action&);
    Outcome act_tree(const Action&);

    engine::tictactoe::Solved solved_;
    // Caches of what follows from board, search and depth.
    struct Key {
        engine::tictactoe::State board;
        Search search = Search::full;
        int depth = 0;
        bool operator==(const Key&) const = default;
    };
    Key key() const { return {game().board, ui_.search, limited() ? ui_.depth : 0}; }
    mutable std::optional<Analysis> analysis_;
    mutable std::optional<Tree> tree_;
    mutable Key mind_key_, tree_key_;
};

} // namespace shell::tictactoe
