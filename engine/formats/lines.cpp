#include "engine/formats/lines.hpp"
#include "engine/betting/given.hpp"
#include "engine/matrix/game.hpp"
#include "engine/session/link.hpp"
#include "engine/trees/game.hpp"
#include <algorithm>

namespace engine::formats {
namespace {

using extensive::NodeKind;

Unexpected<Error> refused(ErrorKind kind, std::string detail)
{
    return Unexpected<Error>(Error{kind, -1, 0, 0, std::move(detail)});
}

/// The tree as the tree screen has it: MAX, MIN, CHANCE, and the first player's payoffs at the leaves.
Expected<search::Tree, Error> search_tree(const extensive::Tree& t)
{
    if (static_cast<int>(t.nodes.size()) > trees::max_game_nodes)
        return refused(ErrorKind::too_many_nodes, std::to_string(trees::max_game_nodes));
    const auto payoffs = payoffs_so_far(t);
    search::TreeBuilder build;
    for (std::size_t i = 0; i < t.nodes.size(); ++i) {
        const extensive::Node& n = t.nodes[i];
        search::NodeKind kind = search::NodeKind::leaf;
        Rational value, probability;
        if (n.kind == NodeKind::leaf) {
            const auto payoff = rational_of(payoffs[i][0]);
            if (!payoff) return refused(ErrorKind::payoff_too_long, to_text(payoffs[i][0]));
            value = *payoff;
        } else if (n.kind == NodeKind::chance) {
            kind = search::NodeKind::chance;
        } else {
            kind = t.sets[n.set].player == 0 ? search::NodeKind::max : search::NodeKind::min;
        }
        if (n.parent >= 0 && t.is_chance(n.parent)) probability = t.sets[t.nodes[n.parent].set].probabilities[n.action];
        if (n.parent >= 0 && build.depth(n.parent) == search::max_depth)
            return refused(ErrorKind::too_many_nodes, std::to_string(search::max_depth) + " levels");
        build.add(n.parent, kind, value, probability);
    }
    return build.finish();
}

/// As the tree screen's line, where no player is in doubt and the tree is within its bounds.
Expected<Line, Error> open_line_of(const extensive::Tree& t)
{
    const auto tree = search_tree(t);
    if (!tree) return Unexpected<Error>(tree.error());
    const bool has_chance = std::any_of(tree->nodes().begin(), tree->nodes().end(),
                                        [](const search::Node& n) { return n.kind == search::NodeKind::chance; });
    trees::Setup setup;
    if ((*tree)[0].kind == search::NodeKind::min) setup.first = search::NodeKind::min;
    if (has_chance) setup.choice.algorithm = search::Algorithm::expectiminimax;
    setup.tree = *tree;
    if (trees::header_of(setup).size() > session::max_line_length || trees::problem(setup))
        return refused(ErrorKind::too_long, std::to_string(session::max_line_length));
    return Line{to_line(session::Log<trees::Game>(setup)), *extensive::constant_sum(t)};
}

/// As the file's own line, which shows any tree that can be solved.
std::optional<std::string> given_line_of(const extensive::Tree& t)
{
    const betting::GivenSetup given{t};
    if (betting::problem(given)) return std::nullopt;
    std::string line = to_line(session::Log<betting::Given>(given));
    return line.size() <= session::max_kept_length ? std::optional(std::move(line)) : std::nullopt;
}

/// "1", "2", …: they say nothing.
bool are_numbers(const std::array<std::vector<std::string>, 2>& names)
{
    for (const auto& side : names)
        for (std::size_t i = 0; i < side.size(); ++i)
            if (side[i] != std::to_string(i + 1)) return false;
    return true;
}

/// The title and the players' names, each if it says more than those of any matrix written by us, and there is room.
void add_heading(const StrategicForm& g, matrix::Setup& setup)
{
    const StrategicForm ours = strategic_form(setup.matrix);
    if (g.title != ours.title) setup.title = g.title;
    if (matrix::problem(setup)) setup.title.clear();
    if (g.players == ours.players || g.count() != 2 || (g.players[0] == "1" && g.players[1] == "2") ||
        (g.players[0] == "Player 1" && g.players[1] == "Player 2"))
        return;
    setup.players = {g.players[0], g.players[1]};
    if (matrix::problem(setup)) setup.players = {};
}

} // namespace

Expected<Line, Error> line_of(const StrategicForm& g)
{
    const auto zero_sum = matrix_of(g);
    if (!zero_sum) return Unexpected<Error>(zero_sum.error());
    if (to_word(zero_sum->matrix).size() > matrix::max_word_length)
        return refused(ErrorKind::too_long, std::to_string(matrix::max_word_length));
    matrix::Setup setup;
    setup.matrix = zero_sum->matrix;
    if (g.names.size() == 2) { // names that leave no room are left out
        for (std::size_t player = 0; player < 2; ++player)
            for (int i = 0; i < g.sizes[player]; ++i)
                setup.names[player].push_back(g.name_of(static_cast<int>(player), i));
        if (matrix::problem(setup) || are_numbers(setup.names)) setup.names = {};
    }
    add_heading(g, setup);
    return Line{to_line(session::Log<matrix::Game>(setup)), zero_sum->constant};
}

bool has_hidden_set(const extensive::Tree& t)
{
    std::vector<int> nodes(t.sets.size());
    for (const extensive::Node& n : t.nodes)
        if (n.kind == NodeKind::move && ++nodes[n.set] == 2) return true;
    return false;
}

Expected<Line, Error> matrix_line_of(const extensive::Tree& t)
{
    if (auto wrong = solving_problem(t)) return Unexpected<Error>(of_text(*std::move(wrong)));
    auto form = strategic_form(t);
    if (form) form->title.clear(), form->players = {"1", "2"}; // the tree's screen names them
    return form ? line_of(*form) : Expected<Line, Error>(Unexpected<Error>(form.error()));
}

Expected<Line, Error> line_of(const extensive::Tree& t)
{
    if (auto wrong = solving_problem(t)) return Unexpected<Error>(of_text(*std::move(wrong)));
    const bool hidden = has_hidden_set(t);
    auto open = hidden ? Expected<Line, Error>(Line{}) : open_line_of(t);
    if (!hidden && open) return open;
    if (auto given = given_line_of(t)) return Line{*std::move(given), {}};
    if (hidden) {
        auto line = matrix_line_of(t);
        const bool too_large = !line && (line.error().kind == ErrorKind::too_large_matrix ||
                                         line.error().kind == ErrorKind::too_many_strategies);
        if (!too_large) return line;
        return refused(ErrorKind::hidden_information, line.error().detail);
    }
    return open;
}

} // namespace engine::formats
