#include "shell/trees/dialogs.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/tree_text.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/kit/tree_picture.hpp"
#include "shell/trees/gallery.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/typed.hpp"

namespace shell::trees {

using engine::search::Algorithm;
using engine::search::NodeKind;
using engine::trees::Mode;
using engine::trees::Setup;

std::uint64_t worthwhile_seed(const engine::search::TreeShape& shape, NodeKind first, std::uint64_t seed)
{
    for (std::uint64_t tried = 0; tried < 30; ++tried) {
        const auto tree = engine::search::random_tree(shape, first, seed + tried, engine::trees::max_game_nodes);
        const auto found = engine::search::search_tree(tree, Algorithm::alphabeta);
        if (found && found->leaves_visited < static_cast<engine::Count>(tree.leaves())) return seed + tried;
    }
    return seed;
}

namespace {

constexpr int most_b = 6, most_d = 6, most_value = 99;
constexpr std::array source_names{Text::trees_source_preset, Text::trees_source_text, Text::trees_source_random};
constexpr std::array mode_names{Text::trees_explore, Text::trees_practise};
constexpr std::array first_names{Text::trees_kind_max, Text::trees_kind_min};

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& s) : first_(s.first), mode_(s.mode)
    {
        if (mode_ == Mode::explore) {
            text_ = to_text(s.tree, s.first);
            if (const auto* e = example_of(s.tree, s.first)) preset_ = static_cast<int>(e - gallery().data());
        } else {
            shape_ = s.exercise.shape;
            asked_ = s.exercise.asked;
            rule_ = s.exercise.rule;
            source_ = s.exercise.is_own ? Source::text : Source::random;
            if (s.exercise.is_own) text_ = to_text(s.tree, s.first);
        }
    }

private:
    enum class Source : std::uint8_t { preset, text, random };
    bool exercise() const { return mode_ == Mode::practice; }

    void fields(Fields& f) override
    {
        f.title = f.say(Text::trees_rules_title);
        f.choice("new_mode"_id, Text::trees_page, mode_, mode_names);
        if (exercise() && source_ == Source::preset) source_ = Source::random;
        if (!exercise()) f.choice("source"_id, Text::trees_source, source_, source_names);
        else
            f.choice("source"_id, f.say(Text::trees_source), source_,
                     {f.say(Text::trees_source_text), f.say(Text::trees_source_random)}, 1);
        if (exercise() || source_ != Source::preset) f.choice("first"_id, Text::trees_first, first_, first_names);
        if (source_ == Source::random) shape_fields(f);
        if (source_ == Source::text) text_field(f);
        if (exercise()) asked_fields(f);
        if (exercise() || source_ != Source::preset) return;
        gallery_field(f, preset_);
    }
    void shape_fields(Fields& f)
    {
        f.number("branching"_id, Text::trees_branching, shape_.b, 1, most_b);
        f.number("depth"_id, Text::trees_depth, shape_.d, 1, most_d);
        f.number("lowest"_id, Text::trees_lowest, shape_.low, -most_value, most_value);
        f.number("highest"_id, Text::trees_highest, shape_.high, -most_value, most_value);
        f.seed(seed_);
        f.toggle("irregular"_id, Text::trees_irregular, shape_.irregular);
        if (shape_.low > shape_.high) f.refuse(f.say(Text::trees_error_range));
        if (engine::search::problem(shape_, engine::trees::max_game_nodes)) f.refuse(f.say(Text::trees_error_nodes));
    }
    void asked_fields(Fields& f)
    {
        f.toggle("ask_values"_id, Text::trees_ask_values, asked_.values);
        f.toggle("ask_windows"_id, Text::trees_ask_windows, asked_.windows);
        rule_field(f, rule_);
        if (asks_nothing(f.say)) f.refuse(f.say(Text::trees_error_nothing_asked));
    }
    /// Whether only cuts are asked, and the tree has none.
    bool asks_nothing(const Say& say) const
    {
        if (asked_.values || asked_.windows) return false;
        if (source_ == Source::random && seed_.empty())
            return shape_.b < 2 || shape_.d < 2; // else one with a cut comes
        const Setup s = setup(say);
        if (engine::trees::problem(s)) return false; // refused for another reason
        const auto game = engine::trees::Game::start(s);
        const auto found = engine::search::search_tree(game.tree, Algorithm::alphabeta, engine::search::Order{},
                                                       nullptr, game.choice.cutting);
        return found && found->leaves_visited == static_cast<engine::Count>(game.tree.leaves());
    }
    void text_field(Fields& f)
    {
        f.line("new_text"_id, Text::trees_text, text_, {.hint = "(3 12 8)(2 4 6)", .longest = 4000});
        if (!exercise()) f.words("chance_syntax"_id, f.say(Text::trees_chance_syntax));
        const auto parsed = typed_tree(f.say, text_, first_);
        if (!parsed) return f.refuse(parsed.error());
        for (const auto& n : parsed->nodes())
            if (exercise() && n.kind == NodeKind::chance) f.refuse(f.say(Text::trees_own_chance));
    }
    void carry_out(DialogOutcome& out, const Say& say) override
    {
        const Setup s = setup(say);
        if (const auto wrong = engine::trees::problem(s)) out.message = trees_error(say, *wrong, s.tree);
        else out.new_game = engine::trees::to_line(Log(s));
    }
    Setup setup(const Say& say) const
    {
        Setup s;
        s.first = first_;
        const std::uint64_t seed = Form::seed();
        if (exercise()) {
            s.mode = Mode::practice;
            s.exercise.asked = asked_;
            s.exercise.rule = rule_;
            s.exercise.is_own = source_ == Source::text;
            if (s.exercise.is_own) {
                if (auto own = typed_tree(say, text_, s.first)) s.tree = *std::move(own);
                return s;
            }
            s.exercise.shape = shape_;
            s.exercise.seed = seed_.empty() ? worthwhile_seed(shape_, s.first, seed) : seed;
            return s;
        }
        if (source_ == Source::random) {
            s.tree = engine::search::random_tree(shape_, s.first, seed, engine::trees::max_game_nodes);
            return s;
        }
        if (source_ == Source::preset) return setup_of(gallery()[static_cast<std::size_t>(preset_)]);
        auto parsed = typed_tree(say, text_, s.first);
        if (parsed) s.tree = *std::move(parsed);
        for (const auto& n : s.tree.nodes())
            if (n.kind == NodeKind::chance) s.choice.algorithm = Algorithm::expectiminimax;
        return s;
    }

    NodeKind first_;
    Mode mode_;
    Source source_ = Source::preset;
    int preset_ = 0;
    std::string text_;
    engine::search::TreeShape shape_;
    engine::search::Asked asked_;
    engine::search::CutRule rule_ = engine::search::CutRule::at_equality;
};

/// The lecture's tree at its first cut.
void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const float s = 0.6f, middle = box.centre().x, top = box.y + 28, spread = std::min(120.f, box.w / 4);
    const Point root{middle, top}, left{middle - spread, top + 58}, right{middle + spread, top + 58};
    draw_edge(p, root, left, s, EdgeState::visited);
    draw_edge(p, root, right, s, EdgeState::path);
    draw_node(p, NodeShape::max, root, s, NodeState::visited);
    draw_value(p, {root.x + 46, root.y}, s, {Sign::at_least, "3", NodeState::visited});
    draw_node(p, NodeShape::min, left, s, NodeState::visited);
    draw_value(p, {left.x - 46, left.y}, s, {Sign::exact, "3", NodeState::visited});
    draw_value(p, {right.x + 46, right.y}, s, {Sign::at_most, "2", NodeState::visited});
    const float pitch = std::min(44.f, spread * 0.5f);
    const std::array<const char*, 6> leaves{"3", "12", "8", "2", "4", "6"};
    for (int k = 0; k < 6; ++k) {
        const Point parent = k < 3 ? left : right;
        const Point at{parent.x + pitch * static_cast<float>(k % 3 - 1), top + 118};
        const bool cut = k > 3;
        draw_edge(p, parent, at, s, cut ? EdgeState::pruned : EdgeState::visited);
        if (cut) draw_cut(p, cut_stroke(parent, at, s));
        draw_node(p, NodeShape::leaf, at, s, cut ? NodeState::idle : NodeState::visited,
                  leaves[static_cast<std::size_t>(k)]);
    }
    draw_node(p, NodeShape::min, right, s, NodeState::visited);
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::trees_howto_players, Text::trees_howto_window, Text::trees_howto_cut,
                           Text::trees_howto_signs, Text::trees_howto_do},
                          2,
                          162,
                          draw_example,
                          Text::trees_howto_example});
}

} // namespace shell::trees
