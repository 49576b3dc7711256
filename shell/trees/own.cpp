// Practice on an own tree, and the rule by which the person cuts.
#include "engine/search/arranged.hpp"
#include "engine/search/rules_differ.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/typed.hpp"

namespace shell::trees {

using engine::search::CutRule;

namespace {

constexpr std::array rule_names{Text::trees_rule_equal, Text::trees_rule_strict};

CutRule other_rule(CutRule r) { return r == CutRule::at_equality ? CutRule::strictly : CutRule::at_equality; }

} // namespace

Field rule_field(Fields& f, CutRule& rule) { return f.choice("cut_rule"_id, Text::trees_rule, rule, rule_names); }

std::string rule_in_words(const Say& say, CutRule rule)
{
    return say(rule == CutRule::strictly ? Text::trees_rule_strict : Text::trees_rule_equal);
}

std::string rules_compared(const Say& say, const engine::trees::Game& game)
{
    const auto leaves = [&](CutRule rule) -> std::int64_t {
        const auto found = engine::search::search_tree(game.tree, engine::search::Algorithm::alphabeta,
                                                       game.choice.order, nullptr, engine::search::Cutting{rule, {}});
        return found ? static_cast<std::int64_t>(found->leaves_visited) : -1;
    };
    const CutRule here = game.choice.cutting.rule, other = other_rule(here);
    const std::int64_t now = leaves(here), then = leaves(other);
    if (now < 0 || then < 0) return {};
    const std::string words = rule_in_words(say, other);
    if (now == then) return say(Text::trees_rule_same, words);
    std::string out = then < now ? say(Text::trees_rule_differs, words, say.count(now - then))
                                 : say(Text::trees_rule_more, words, say.count(then - now));
    if (const auto differ = engine::search::rules_differ(game.tree, game.choice.order))
        out += " " + say(Text::trees_rule_leaves, say.count(static_cast<std::int64_t>(differ->leaves.size())),
                         leaves_in_words(say, game.tree, differ->leaves, 8));
    return out;
}

std::string rule_said(const Say& say, const View& v)
{
    const std::string rule = say(Text::trees_rule_said, rule_in_words(say, v.game().choice.cutting.rule));
    const std::string compared = v.game().is_checked || v.search_shown() ? rules_compared(say, v.game()) : "";
    return compared.empty() ? rule : rule + " " + compared;
}

/// The exercise on the tree on screen by the rule chosen in the editor. Its children stand in the order in which the
/// search looks at them, because one practises from left to right.
engine::trees::Setup View::own_exercise() const
{
    engine::trees::Setup own;
    own.mode = engine::trees::Mode::practice;
    own.first = log_.setup().first;
    own.tree = engine::search::arranged(tree(), game().choice.order).value_or(tree());
    own.exercise.is_own = true;
    own.exercise.rule = ui_.rule;
    return own;
}

bool View::carries_tree() const
{
    if (example_ != nullptr) return false;
    const auto own = own_exercise();
    if (engine::trees::problem(own)) return false;
    return !other_ || other_->now().tree != own.tree || other_->setup().exercise.rule != own.exercise.rule;
}

std::string View::unfit_to_practise(const Say& say) const
{
    const auto typed = typed_tree(say, ui_.text_touched ? ui_.text : std::string(), log_.setup().first);
    if (ui_.text_touched && !typed) return typed.error();
    for (const auto& n : (ui_.text_touched ? *typed : tree()).nodes())
        if (n.kind == engine::search::NodeKind::chance) return say(Text::trees_own_chance);
    return {};
}

Screen::Outcome View::practise_own(const Say& say)
{
    ui_.playback.stop();
    auto own = own_exercise();
    if (const auto wrong = engine::trees::problem(own)) return Outcome::refused(trees_error(say, *wrong, tree()));
    ui_.editing = false;
    ++ui_.turned;
    if (ui_.tab == Tab::edit) ui_.tab = Tab::why;
    turn_to_log(std::move(own));
    return Outcome::moved();
}

} // namespace shell::trees
