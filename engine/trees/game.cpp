#include "engine/trees/game.hpp"
#include "engine/search/edit.hpp"
#include "engine/session/link.hpp"
#include <algorithm>
#include <set>
#include <utility>

namespace engine::trees {
namespace {

using Kind = Error::Kind;
using What = Event::What;

bool is_known(const Choice& c)
{
    return !name(c.algorithm).empty() && !name(c.order.kind).empty() && c.cutting.rule != search::CutRule::never;
}

/// The error of an own tree for practice.
std::optional<Error> own_problem(const Setup& s)
{
    Exercise own; // no shape and no seed beside the tree
    own.asked = s.exercise.asked;
    own.is_own = true;
    own.rule = s.exercise.rule;
    if (s.exercise != own) return Error{Kind::not_for_practice};
    if (s.tree.is_leaf(0)) return Error{Kind::not_an_inner_node, 0};
    for (int i = 0; i < s.tree.size(); ++i)
        if (s.tree[i].kind == NodeKind::chance) return Error{Kind::tree, i, search::Error::Kind::chance_node};
    return std::nullopt;
}

/// The tree after an edit event.
Expected<Tree, search::Error> edited(const Tree& tree, NodeKind first, const Event& e)
{
    const Rational value = e.value.value_or(Rational());
    switch (e.what) {
    case What::add_child:
        return add_child(tree, e.node, e.place, value, first);
    case What::remove:
        return search::remove(tree, e.node);
    case What::retype:
        return retype(tree, e.node, e.kind);
    case What::set_value:
        return set_value(tree, e.node, value);
    case What::set_probability:
        return set_probability(tree, e.node, value);
    case What::move:
        return move_child(tree, e.node, e.place);
    default:
        return e.tree; // replace
    }
}

/// Bounds of the leaves are for chance nodes: they go with the last one.
void drop_idle_bounds(Game& game)
{
    const auto& nodes = game.tree.nodes();
    if (std::none_of(nodes.begin(), nodes.end(), [](const auto& n) { return n.kind == NodeKind::chance; }))
        game.choice.cutting.chance.reset();
}

std::optional<Error> write(Game& game, const Event& e)
{
    game.is_checked = e.what == What::check;
    if (e.what == What::check) {
        ++game.checks;
        return std::nullopt;
    }
    if (!game.tree.has(e.node)) return Error{Kind::tree, e.node, search::Error::Kind::no_such_node};
    search::NodeAnswer& answer = game.sheet[static_cast<std::size_t>(e.node)];
    if (e.what == What::strike) {
        if (e.node == 0) return Error{Kind::no_edge_above, e.node};
        answer.is_pruned = !answer.is_pruned;
        return std::nullopt;
    }
    if (game.tree.is_leaf(e.node)) return Error{Kind::not_an_inner_node, e.node};
    if (e.what == What::write_value) answer.value = e.value;
    else answer.window = e.window;
    return std::nullopt;
}

} // namespace

std::optional<Error> problem(const Setup& s)
{
    if (s.mode != Mode::explore && s.mode != Mode::practice) return Error{Kind::unknown_mode};
    if (s.first != NodeKind::max && s.first != NodeKind::min) return Error{Kind::unknown_mover};
    if (!is_known(s.choice)) return Error{Kind::unknown_algorithm};
    if (s.mode == Mode::practice) {
        if (s.choice != Choice{} || s.exercise.rule == search::CutRule::never) return Error{Kind::not_for_practice};
        if (const auto bad = problem(s.exercise.shape, max_game_nodes)) return Error{Kind::tree, bad->at, bad->kind};
    }
    const bool has_tree = s.mode == Mode::explore || s.exercise.is_own;
    if (has_tree && s.tree.size() > max_game_nodes)
        return Error{Kind::tree, max_game_nodes, search::Error::Kind::too_many_nodes};
    if (s.mode == Mode::practice && s.exercise.is_own)
        if (const auto bad = own_problem(s)) return bad;
    if (header_of(s).size() > session::max_line_length)
        return Error{Kind::too_long, static_cast<int>(session::max_line_length)};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game game;
    game.setup = s;
    game.choice = s.choice;
    const bool has_tree = s.mode == Mode::explore || s.exercise.is_own;
    game.tree = has_tree ? s.tree : random_tree(s.exercise.shape, s.first, s.exercise.seed, max_game_nodes);
    if (s.mode == Mode::practice) game.choice.cutting.rule = s.exercise.rule;
    if (s.mode == Mode::practice) game.sheet.resize(static_cast<std::size_t>(game.tree.size()));
    drop_idle_bounds(game);
    game.line_length = header_of(s).size();
    return game;
}

Expected<Game, Error> Game::after(const Event& e) const
{
    if (events >= max_events) return wrong(Kind::too_many_events, max_events);
    const bool is_practice = e.what >= What::write_value;
    if (is_practice != (setup.mode == Mode::practice)) return wrong(Kind::wrong_mode);
    Game next = *this;
    ++next.events;
    if (is_practice) {
        if (const auto refused = write(next, e)) return Unexpected<Error>(*refused);
    } else if (e.what == What::choose) {
        if (!is_known(e.choice)) return wrong(Kind::unknown_algorithm);
        next.choice = e.choice;
    } else {
        auto tree_after = edited(tree, setup.first, e);
        if (!tree_after) return wrong(tree_after.error());
        if (tree_after->size() > max_game_nodes)
            return wrong(search::Error{search::Error::Kind::too_many_nodes, max_game_nodes});
        next.tree = *std::move(tree_after);
    }
    drop_idle_bounds(next);
    next.line_length += 1 + word_of(e, setup.first).size();
    if (next.line_length > session::max_line_length)
        return wrong(Kind::too_long, static_cast<int>(session::max_line_length));
    return next;
}

Expected<search::SearchResult, search::Error> searched(const Game& game, search::SearchTrace* trace)
{
    return search_tree(game.tree, game.choice.algorithm, game.choice.order, trace, game.choice.cutting);
}

search::Review review(const Game& game)
{
    ENGINE_CHECK(game.setup.mode == Mode::practice);
    search::SearchTrace trace;
    ENGINE_CHECK(searched(game, &trace).has_value());
    return search::review(game.tree, trace.events, game.sheet, game.setup.exercise.asked);
}

FirstTry first_try(const session::Log<Game>& log)
{
    using Wrong = search::Mistake::Kind;
    enum class Answer : std::uint8_t { prune, window, value };
    std::set<std::pair<std::int32_t, Answer>> wrong; // answers that a check has found wrong
    for (std::size_t i = 0; i < log.cursor(); ++i) {
        if (log.event(i).what != Event::What::check) continue;
        const search::Review checked = review(log.at(i + 1));
        for (const auto& m : checked.mistakes) {
            if (is_blank(checked, m)) continue;
            const bool of_edge = m.kind == Wrong::superfluous_prune || m.kind == Wrong::missing_prune;
            wrong.emplace(m.node, of_edge                         ? Answer::prune
                                  : m.kind == Wrong::wrong_window ? Answer::window
                                                                  : Answer::value);
        }
    }
    const search::Review now = review(log.now());
    const int asked = now.asked, right = now.right;
    return {std::clamp(asked - static_cast<int>(wrong.size()), 0, right), asked};
}

std::vector<search::Mistake> mistakes_found(const session::Log<Game>& log)
{
    std::vector<search::Mistake> out;
    std::set<std::pair<std::int32_t, search::MistakeKind>> found;
    for (std::size_t i = 0; i < log.cursor(); ++i) {
        if (log.event(i).what != Event::What::check) continue;
        const search::Review checked = review(log.at(i + 1));
        for (const auto& m : checked.mistakes)
            if (!is_blank(checked, m) && found.emplace(m.node, m.kind).second) out.push_back(m);
    }
    return out;
}

} // namespace engine::trees
