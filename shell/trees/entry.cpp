// Opens the tree screen from the page's options, a saved game or a link, and answers the app's questions about it.
#include "engine/figures/games.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/tree_text.hpp"
#include "engine/session/words.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/gallery.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/view.hpp"

namespace shell::trees {
namespace {

using engine::search::NodeKind;
using engine::trees::Mode;
using engine::trees::Setup;
using engine::trees::Tree;

auto tree_from(std::string_view text)
{
    return engine::search::parse_tree(text, NodeKind::max, engine::trees::max_game_nodes);
}

/// The rule of cutting: "equal" (≥) or "strict" (>).
std::optional<engine::search::CutRule> rule_from(std::string_view text)
{
    if (text == "equal") return engine::search::CutRule::at_equality;
    return text == "strict" ? std::optional(engine::search::CutRule::strictly) : std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto tree = options.parsed("tree", tree_from, text_error);
    const auto algorithm = options.parsed("strategy", engine::named<engine::search::Algorithm>);
    const auto mode = options.parsed("role", engine::named<Mode>);
    const auto seed = options.parsed("seed", seed_from);
    const auto rule = options.parsed("rules", rule_from);
    options.take_graded(mode == Mode::practice);
    options.take_grade(mode == Mode::practice);
    if (const auto log = engine::trees::from_line(saved)) {
        const Setup& s = log->setup();
        const bool same = (!tree || (s.mode == mode.value_or(Mode::explore) && s.tree == *tree)) &&
                          (!mode || s.mode == *mode) && (!rule || s.exercise.rule == *rule) &&
                          (!algorithm || s.choice.algorithm == *algorithm) &&
                          (!seed || (s.mode == Mode::practice && (s.exercise.is_own || s.exercise.seed == *seed)));
        if (same) return std::string(saved);
    }
    Setup s;
    s.mode = mode.value_or(Mode::explore);
    if (s.mode == Mode::practice) {
        if (tree) s.exercise.is_own = true, s.tree = *tree;
        else s.exercise.seed = seed ? *seed : worthwhile_seed({}, s.first, fresh);
        s.exercise.rule = rule.value_or(s.exercise.rule);
    } else {
        if (rule) s.choice.cutting.rule = *rule;
        s.tree = tree ? *tree : seed ? random_tree({}, s.first, *seed) : setup_of(gallery()[0]).tree;
        if (algorithm) s.choice.algorithm = *algorithm;
    }
    if (engine::trees::problem(s)) {
        options.refuse("tree");
        s = {};
        s.tree = setup_of(gallery()[0]).tree;
    }
    return engine::trees::to_line(Log(s));
}

} // namespace

const GameEntry trees_entry{Place::trees, line_to_start, open_view<View, engine::trees::from_line>,
                            figure_of_line<engine::figures::tree>, true};

/// A random tree of about the same size, or another exercise of the same shape.
std::string View::fresh_line(std::uint64_t seed) const
{
    Setup s = log_.setup();
    if (s.mode == Mode::practice) {
        s.exercise.is_own = false;
        s.tree = {};
        s.exercise.seed = worthwhile_seed(s.exercise.shape, s.first, seed);
    } else {
        engine::search::TreeShape shape;
        if (const auto uniform = engine::search::uniform(tree())) shape.b = uniform->b, shape.d = uniform->d;
        s.choice = game().choice;
        s.tree = random_tree(shape, s.first, seed, engine::trees::max_game_nodes);
    }
    return engine::trees::to_line(Log(s));
}

std::string View::subtitle(const Say& say, Layout) const
{
    if (ui_.lab) return say(Text::trees_lab);
    if (!practising()) return to_text(tree(), log_.setup().first);
    const auto& x = game().setup.exercise;
    if (x.is_own) return say(Text::trees_subtitle_own, rule_in_words(say, x.rule));
    return say(Text::trees_subtitle_practice, std::to_string(x.shape.b) + " × " + std::to_string(x.shape.d),
               std::to_string(x.seed));
}

Text View::new_game_label() const { return practising() ? Text::trees_random_exercise : Text::trees_random_tree; }
Text View::rules_label() const { return practising() ? Text::trees_new_exercise : Text::trees_new_tree; }

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) {
        Setup s = log_.setup();
        if (s.mode == Mode::explore) s.tree = tree();
        return rules_dialog(s);
    }
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

} // namespace shell::trees
