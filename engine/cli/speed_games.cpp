// sagaz bench speed: the other games' tasks. A task's input is built before timing starts.
#include "engine/betting/solution.hpp"
#include "engine/cli/cluedo_books.hpp"
#include "engine/cli/speed_tasks.hpp"
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/propagate.hpp"
#include "engine/cluedo/shares.hpp"
#include "engine/codes/version_space/spaces.hpp"
#include "engine/extensive/solve.hpp"
#include "engine/matrix/dominance.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/search.hpp"
#include "engine/tictactoe/analyse.hpp"
#include <bit>
#include <map>
#include <string>
#include <vector>

namespace engine::cli {
namespace {

constexpr int matrices = 10, books = 30;

/// 10 x 10, whole numbers from -100 to 100, as in the fixed workload.
const std::vector<matrix::Matrix>& random_matrices()
{
    static const std::vector<matrix::Matrix> all = [] {
        std::vector<matrix::Matrix> made;
        Rng rng(20241);
        for (int i = 0; i < matrices; ++i) {
            matrix::Matrix& m = made.emplace_back(matrix::Matrix{matrix::max_rows, matrix::max_columns, {}});
            for (int cell = 0; cell < m.rows * m.columns; ++cell)
                m.entries.push_back(*Rational::of(static_cast<std::int64_t>(rng.below(201)) - 100, 1));
        }
        return made;
    }();
    return all;
}

/// Returns the number of choices played with positive probability.
Count matrices_solved()
{
    Count played = 0;
    for (const matrix::Matrix& m : random_matrices()) {
        const matrix::Solution s = solve(m);
        for (const matrix::Mixture* side : {&s.row, &s.column})
            for (const Fraction& weight : *side) played += weight.sign() == 0 ? 0 : 1;
    }
    return played;
}

/// Returns the number of choices left.
Count matrices_reduced()
{
    Count left = 0;
    for (const matrix::Matrix& m : random_matrices()) {
        const matrix::Elimination e = eliminate(m);
        left += e.rows.size() + e.columns.size();
    }
    return left;
}

Count betting_solved()
{
    Count nodes = 0;
    for (std::uint8_t n = 1; n <= 16; ++n)
        for (const betting::Cards cards : {betting::Cards::seen, betting::Cards::hidden}) {
            betting::Rules r = betting::seed_rules();
            r.deck = {n, 9, n % 2 == 0};
            nodes += solve(r, cards).node_values.size();
        }
    return nodes;
}

/// 1,906 nodes: chance deals one of 15 pairs of signals, of which each player sees its own; then six moves that both see.
const extensive::Form& hidden_form()
{
    static const extensive::Form form = [] {
        using extensive::NodeKind;
        constexpr int deals = 15, signals = 4, moves = 6;
        Rng rng(20241);
        extensive::Tree t;
        t.players = {"MAX", "MIN"};
        t.sets.push_back({-1, 1, {}, {}, {}});
        t.add(-1, {NodeKind::chance, {}, 0});
        std::map<std::string, int> sets;
        const auto grow = [&](const auto& self, int parent, int deal, const std::string& seen) -> void {
            const int made = static_cast<int>(seen.size()), player = made % 2;
            if (made == moves) {
                const std::int64_t payoff = static_cast<std::int64_t>(rng.below(101));
                const int number = static_cast<int>(t.outcomes.size());
                t.outcomes.push_back({number + 1, {}, {Rational(payoff), Rational(-payoff)}});
                t.add(parent, {NodeKind::leaf, {}, -1, number});
                return;
            }
            const int signal = player == 0 ? deal % signals : deal / signals;
            const auto [found, is_new] = sets.try_emplace(std::to_string(player) + std::to_string(signal) + seen,
                                                          static_cast<int>(t.sets.size()));
            if (is_new) t.sets.push_back({player, found->second, {}, {"a", "b"}, {}});
            const int here = t.add(parent, {NodeKind::move, {}, found->second});
            for (const char* action : {"a", "b"}) self(self, here, deal, seen + action);
        };
        for (int deal = 0; deal < deals; ++deal) {
            t.sets[0].actions.push_back(std::to_string(deal));
            t.sets[0].probabilities.push_back(*Rational::of(1, deals));
            grow(grow, 0, deal, "");
        }
        return *sequence_form(t);
    }();
    return form;
}
/// Returns the value in millionths.
Count hidden_solved()
{
    const Fraction value = run(extensive::SolveJob(hidden_form())).value;
    return static_cast<Count>((value.num() * 1'000'000 / value.den()).to_double());
}

const search::Tree& random_tree_4_8()
{
    static const search::Tree tree = search::random_tree({4, 8, false, -1000, 1000}, search::NodeKind::max, 1);
    return tree;
}
Count alphabeta_nodes()
{
    static const auto in_order = *search::children_in_order(random_tree_4_8(), {});
    return search::alphabeta(random_tree_4_8(), in_order).nodes_visited;
}

/// Searches the whole tree and values every move.
template <tictactoe::Algorithm algorithm>
Count tictactoe_nodes()
{
    return tictactoe::analyse({}, {algorithm, {}}).nodes;
}

/// Late positions of games with five and six players, where counting is slowest.
const std::vector<Notebook>& random_books()
{
    static const std::vector<Notebook> all = [] {
        std::vector<Notebook> made;
        Rng draw(51);
        for (int i = 0; i < books; ++i) {
            const int questions = 4 + static_cast<int>(draw.below(12));
            made.push_back(random_book(cluedo::dealt(cluedo::classic, 5 + i % 2, 0), questions, draw));
        }
        return made;
    }();
    return all;
}
/// Returns the number of possible (card, holder) pairs.
Count cluedo_propagated()
{
    Count possible = 0;
    for (const Notebook& book : random_books()) {
        const auto constraints = cluedo::constraints_of(book.view, book.entries);
        cluedo::Domains d = cluedo::Domains::of(book.view.table);
        propagate(book.view.table, constraints, d);
        for (cluedo::Holder h = 0; h < book.view.table.holders(); ++h)
            possible += static_cast<Count>(std::popcount(d.may(h)));
    }
    return possible;
}
Count cluedo_counted()
{
    Count deals = 0;
    for (const Notebook& book : random_books()) deals += run(cluedo::SharesJob(book.view, book.entries)).total;
    return deals;
}
/// Returns the number of question classes.
Count cluedo_advised()
{
    const Notebook& book = random_books().back();
    return run(cluedo::AdviceJob(book.view, book.entries, {})).of;
}

/// The largest update in Picas & Fijas: 252 spaces meet the answer with the most hypotheses.
Count spaces_generated()
{
    using namespace codes;
    const auto clue = [](const char* guess, Feedback answer) {
        return Clue{parse_code(picas_fijas, guess).value(), answer};
    };
    static const version_space::SpaceSet before = [&] {
        version_space::SpaceSet set(picas_fijas, {});
        set.update(clue("5410", {0, 1}));
        set.update(clue("6928", {0, 2}));
        return set;
    }();
    version_space::SpaceSet set = before;
    set.update(clue("1659", {0, 3}));
    return set.rows().back().generated;
}

constexpr SpeedTask tasks[]{
    {"matrix 10 x 10, solved", matrices_solved, 104, matrices},
    {"matrix 10 x 10, dominance", matrices_reduced, 187, matrices},
    {"betting, 32 games", betting_solved, 1'312, 32},
    {"1,906 hidden nodes, solved", hidden_solved, 45'944'664, 0},
    {"tree 4^8, alpha-beta", alphabeta_nodes, 7'545, 1},
    {"tic-tac-toe, minimax", tictactoe_nodes<tictactoe::Algorithm::minimax>, 549'946, 1},
    {"tic-tac-toe, alpha-beta", tictactoe_nodes<tictactoe::Algorithm::alphabeta>, 18'297, 1},
    {"Cluedo, propagated", cluedo_propagated, 2'188, books},
    {"Cluedo, deals counted", cluedo_counted, 100'001'934, books},
    {"Cluedo, advice", cluedo_advised, 150, 0},
    {"spaces, largest update", spaces_generated, 11'088, 1},
};

} // namespace

std::span<const SpeedTask> game_tasks() { return tasks; }

} // namespace engine::cli
