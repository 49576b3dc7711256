#pragma once
// The screen of tic-tac-toe. The log holds the game, UiState what is on screen only. view.cpp turns actions into
// events, board.cpp and rows.cpp draw, outline.cpp says the board, panel.cpp has the panel.
#include "engine/tictactoe/game.hpp"
#include "engine/tictactoe/keyed.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/graph_table.hpp"
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
inline constexpr std::array tictactoe_tabs{Text::tictactoe_tab_values, Text::tictactoe_tab_tree};

struct UiState {
    Tab tab = Tab::values;
    Search search = Search::full;
    int depth = 2;       // of the limited search; 2 as in the lecture
    int looked = -1;     // the cell whose lines are shown; -1 = none
    bool cuts = false;   // alpha-beta over the tree
    bool walked = false; // a control had the keyboard focus in the last frame
    bool held = false;   // two computers wait for "go on"
    double next_at = -1; // ms; the next move of two computers; -1 = not set
    int wanted = 0;      // the node to scroll to in the tree,
    int asked = 0;       // and the number of requests to scroll
    int page = 0;        // the page of the tree in the outline
    bool review = false; // shows the move that decided a finished game
    int pointed = -1;    // the free cell under the pointer or with the focus; -1 = none
};

/// The analysis of a position, computed once for each position and search.
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
    View(Log log, Prefs& prefs)
        : GameScreen(std::move(log), prefs,
                     {.pref = "tictactoe.analysis",
                      .tabs = 2,
                      .sheet = SheetAt::half,
                      .names = tictactoe_tabs,
                      .group = Text::analysis})
    {}

    const engine::tictactoe::Solved& solved() const { return solved_; }
    bool limited() const { return ui_.search == Search::limited; }
    const Analysis& analysis() const;
    const Tree& tree() const;
    /// True if a computer is to move.
    bool computer_to_move() const;
    bool two_computers() const;
    bool is_free(int cell) const { return ((game().board.x | game().board.o) >> cell & 1) == 0; }
    bool can_play(int cell) const { return !game().over() && !computer_to_move() && is_free(cell); }
    /// The free cell that is pointed at or chosen; -1 = none.
    int shown_cell(int pointed) const;
    int shown_cell() const { return shown_cell(ui_.pointed); }
    /// Pages of the tree in the outline.
    int tree_pages() const;
    /// The index of the move that decided a finished game; none if no move did.
    std::optional<int> decisive() const;
    /// True if a person made the decisive move and so can play it again.
    bool can_try_again() const;

    Place place() const override { return Place::tictactoe; }
    Progress progress() const override;
    Kept kept() const override;
    std::optional<Harder> harder(const Say&) const override;
    Rung rung() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    /// Arrows move the focus.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // why.cpp

private:
    Outcome offer(Commands&) override;
    void panel(Panel&) override; // panel.cpp
    void add_values(Panel&);
    void add_moves(Panel&) const;
    void add_effort(Panel&) const;
    void add_tree(Panel&);
    void describe_verdict(Outline&) const;
    void describe_history(Outline&) const;
    void describe_tree(Outline&) const; // outline.cpp
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override;
    int neighbour(int from, int across, int down) const;
    void after_event();
    std::string why_not(const Say&) const; // why a cell cannot be played

    engine::tictactoe::Solved solved_;
    Graph<engine::tictactoe::SymmetricTicTacToe> symmetric_{{}};
    Graph<engine::tictactoe::KeyedTicTacToe> graph_{{}};
    // Caches that depend on board, search and depth.
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
