// Bounds of all leaves, with which chance nodes cut (star1, star2): the fields, and what the bounds save.
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include <algorithm>

namespace shell::trees {
namespace {

using engine::Rational;
using engine::search::Algorithm;
using engine::search::Bounded;
using engine::search::NodeKind;

enum class ChanceCuts : std::uint8_t { none, bounds, probes };
constexpr std::array chance_cut_names{Text::trees_bounds_none, Text::trees_bounds_star1, Text::trees_bounds_star2};

ChanceCuts cuts_of(const engine::trees::Game& game)
{
    const auto& chance = game.choice.cutting.chance;
    return !chance ? ChanceCuts::none : chance->probes ? ChanceCuts::probes : ChanceCuts::bounds;
}

/// The least and the greatest leaf.
Bounded<Rational> extremes(const engine::search::Tree& tree)
{
    std::optional<Bounded<Rational>> out;
    for (const auto& n : tree.nodes()) {
        if (n.kind != NodeKind::leaf) continue;
        if (!out) out = Bounded<Rational>{n.value, n.value};
        out->low = std::min(out->low, n.value);
        out->high = std::max(out->high, n.value);
    }
    return out.value_or(Bounded<Rational>{});
}

/// As typed; else the bounds in use, else the tree's own.
std::pair<std::string, std::string> shown(const View& v)
{
    const auto& chance = v.game().choice.cutting.chance;
    const Bounded<Rational> use = chance ? chance->leaves : extremes(v.tree());
    const auto& u = v.ui();
    return {u.leaf_low.empty() ? engine::to_text(use.low) : u.leaf_low,
            u.leaf_high.empty() ? engine::to_text(use.high) : u.leaf_high};
}

} // namespace

bool View::can_bound() const
{
    const auto is_chance = [](const auto& n) { return n.kind == NodeKind::chance; };
    return page() == Page::explore && std::any_of(tree().nodes().begin(), tree().nodes().end(), is_chance);
}

void bounds_fields(Fields& f, const View& v)
{
    auto cuts = cuts_of(v.game());
    auto [low, high] = shown(v);
    f.choice("chance_cuts"_id, Text::trees_bounds, cuts, chance_cut_names);
    f.line("leaf_low"_id, Text::trees_leaf_low, low, {.hint = "0", .longest = 40}).share(0.5f);
    f.line("leaf_high"_id, Text::trees_leaf_high, high, {.hint = "10", .longest = 40}).share(0.5f);
    if (v.types_bounds()) {
        f.button("apply_bounds"_id, Text::trees_apply);
        f.words("bounds_wait"_id, f.say(Text::trees_bounds_wait));
    }
    f.words("bounds_about"_id, f.say(Text::trees_bounds_about));
    if (const std::string save = bounds_save(v, f.say); !save.empty()) f.words("bounds_save"_id, save);
}

std::string bounds_save(const View& v, const Say& say)
{
    if (!v.game().choice.cutting.chance || v.search().error() || v.foretelling()) return {};
    const auto plain = engine::search::search_tree(v.tree(), Algorithm::expectiminimax, v.game().choice.order);
    if (!plain) return {};
    const auto count = [&](engine::Count n) { return number(say.language(), static_cast<std::int64_t>(n)); };
    const auto& leaves = v.game().choice.cutting.chance->leaves;
    const std::array values{count(plain->leaves_visited), number(say.language(), v.tree().leaves()),
                            rational_text(say, leaves.low), rational_text(say, leaves.high),
                            count(v.search().result().leaves_visited)};
    const std::vector<text::Argument> named(values.begin(), values.end());
    return text::filled(say.language(), pattern(say.language(), Text::trees_bounds_save), named);
}

/// Alpha-beta goes on a tree with chance nodes: its own least and greatest leaf are the bounds.
Screen::Outcome View::cut_by_bounds(const Say& say)
{
    auto c = game().choice;
    auto leaves = extremes(tree());
    if (leaves.low == leaves.high) // bounds must differ
        if (const auto more = add(leaves.low, Rational(1))) leaves.high = *more;
    c.algorithm = Algorithm::alphabeta;
    c.cutting.chance = engine::search::ChanceBounds<Rational>{leaves, false};
    if (const auto wrong = engine::search::problem(tree(), c.cutting))
        return Outcome::refused(tree_error(say, *wrong, tree()));
    return choose(c, say);
}

std::optional<Screen::Outcome> View::bound_leaves(const Action& a, const Say& say)
{
    if (!can_bound()) return std::nullopt;
    if (a.id == "leaf_low"_id) return ui_.leaf_low = a.value.substr(0, 40), Outcome::shown();
    if (a.id == "leaf_high"_id) return ui_.leaf_high = a.value.substr(0, 40), Outcome::shown();
    auto cuts = cuts_of(game());
    if (a.id == "apply_bounds"_id) cuts = std::max(cuts, ChanceCuts::bounds);
    else {
        Fields f(say, &a);
        if (!f.choice("chance_cuts"_id, Text::trees_bounds, cuts, chance_cut_names)) return std::nullopt;
    }
    auto c = game().choice;
    const auto chosen = [&](Text told) { // another algorithm goes with the choice: it is said
        const bool other = c.algorithm != game().choice.algorithm;
        Outcome out = choose(c, say);
        if (other && out.message.empty()) out.done = say(told);
        return out;
    };
    if (cuts == ChanceCuts::none) {
        c.cutting.chance.reset();
        c.algorithm = Algorithm::expectiminimax;
        return chosen(Text::trees_bounds_whole);
    }
    const auto [typed_low, typed_high] = shown(*this);
    const auto low = Rational::parse_decimal(typed_low), high = Rational::parse_decimal(typed_high);
    if (!low || !high) return Outcome::refused(say(Text::trees_error_number));
    c.algorithm = Algorithm::alphabeta;
    c.cutting.chance = engine::search::ChanceBounds<Rational>{{*low, *high}, cuts == ChanceCuts::probes};
    if (const auto wrong = engine::search::problem(tree(), c.cutting))
        return Outcome::refused(tree_error(say, *wrong, tree()));
    ui_.leaf_low.clear();
    ui_.leaf_high.clear();
    return chosen(Text::trees_bounds_cut);
}

} // namespace shell::trees
