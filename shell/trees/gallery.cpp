#include "shell/trees/gallery.hpp"
#include "engine/search/tree_text.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include <algorithm>
#include <array>

namespace shell::trees {

using engine::search::Algorithm;
using engine::search::NodeKind;
using engine::search::SearchResult;
using engine::trees::Setup;
using engine::trees::Tree;

namespace {

constexpr std::array examples{
    Example{Text::trees_preset_slide, Text::trees_about_slide, "(3 12 8)(2 4 6)(14 5 2)"},
    Example{Text::trees_preset_min, Text::trees_about_min, "(3 12 8)(2 4 6)(14 5 2)", Algorithm::alphabeta,
            NodeKind::min},
    Example{Text::trees_preset_deep, Text::trees_about_deep, "(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"},
    Example{Text::trees_preset_best, Text::trees_about_best, "(((2 5)(1 2))((4 6)(3 7)))(((1 5)(0 3))((6 9)(2 8)))"},
    Example{Text::trees_preset_worst, Text::trees_about_worst, "(((8 2)(9 6))((3 0)(5 1)))(((7 3)(6 4))((2 1)(5 2)))"},
    Example{Text::trees_preset_reply, Text::trees_about_reply, "(6 7 8)(5 9 9)(4 9 9)"},
    Example{Text::trees_preset_uncut, Text::trees_about_uncut, "(3 2 1)(6 5 4)(9 8 7)"},
    Example{Text::trees_preset_far, Text::trees_about_far, "(5 6)(((3 9)(4 8))((7 1)(6 2)))"},
    Example{Text::trees_preset_ties, Text::trees_about_ties, "(4 6)(4 9)(4 5)"},
    Example{Text::trees_preset_pi, Text::trees_about_pi,
            "((3 1 4)(1 5 9)(2 6 5))((3 5 8)(9 7 9)(3 2 3))((8 4 6)(2 6 4)(3 3 8))"},
    Example{Text::trees_preset_uneven, Text::trees_about_uneven, "(2 (5 (8 1)) ((1 9) (3 (7 0 6))))"},
    Example{Text::trees_preset_below, Text::trees_about_below, "(-3 1/2)(-1/2 2)(0 -4)"},
    Example{Text::trees_preset_zugzwang, Text::trees_about_zugzwang, "(-1 3)(-2 5)(-3 4)"},
    Example{Text::trees_preset_delay, Text::trees_about_delay, "(((-3 -2)(-2 -1))((1)))(((-4 -1)(-4 0))((2)))"},
    Example{Text::trees_preset_chance, Text::trees_about_chance, "[1/2:(3 5) 1/2:(8 1)] [1/4:(0 6) 3/4:(4 7)]",
            Algorithm::expectiminimax},
    Example{Text::trees_preset_sizes, Text::trees_about_sizes, "[9/10:20 1/10:30] [9/10:1 1/10:400]",
            Algorithm::expectiminimax}};

/// An example's tree, with the searches that its sentence mentions.
struct Worked {
    Tree tree;
    SearchResult left_to_right, best_first;
};

std::vector<Worked> work_all()
{
    using engine::search::OrderKind;
    std::vector<Worked> out;
    for (const Example& e : examples) {
        Worked one;
        if (auto tree = engine::search::parse_tree(e.text, e.first, engine::trees::max_game_nodes))
            one.tree = *std::move(tree);
        const auto searched = [&](OrderKind order) {
            return engine::search::search_tree(one.tree, e.algorithm, {order}).value_or(SearchResult());
        };
        one.left_to_right = searched(OrderKind::left_to_right);
        one.best_first = searched(OrderKind::best_first);
        out.push_back(std::move(one));
    }
    return out;
}

const Worked& worked(const Example& e)
{
    static const std::vector<Worked> all = work_all();
    return all[static_cast<std::size_t>(&e - examples.data())];
}

struct Row {
    std::string name, leaves;
    std::vector<std::string> about;

    static constexpr float line = 18, head = 30, foot = 8;
    float height() const { return head + line * static_cast<float>(about.size()) + foot; }
};

Row row_of(const Painter& p, const Say& say, const Example& e, float width)
{
    return {say(e.name), leaves_looked_at(say, e), p.wrapped(about(say, e), width - 36, 13)};
}

} // namespace

std::span<const Example> gallery() { return examples; }

Setup setup_of(const Example& e)
{
    Setup s;
    s.first = e.first;
    s.choice.algorithm = e.algorithm;
    s.tree = worked(e).tree;
    return s;
}

std::string about(const Say& say, const Example& e)
{
    return say(e.about, rational_text(say, worked(e).left_to_right.value),
               say.count(static_cast<std::int64_t>(worked(e).best_first.leaves_visited)));
}

std::string leaves_looked_at(const Say& say, const Example& e)
{
    return say(Text::trees_preset_leaves, say.count(static_cast<std::int64_t>(worked(e).left_to_right.leaves_visited)),
               say.count(worked(e).tree.leaves()));
}

const Example* example_of(const Tree& tree, NodeKind first)
{
    const auto found = std::find_if(examples.begin(), examples.end(),
                                    [&](const Example& e) { return e.first == first && worked(e).tree == tree; });
    return found == examples.end() ? nullptr : &*found;
}

void gallery_field(Fields& f, int& chosen)
{
    std::vector<std::string> names;
    for (const auto& e : examples) {
        std::string name = f.say(e.name) + " (" + leaves_looked_at(f.say, e) + ")";
        name += (name.back() == '.' ? " " : ": ") + about(f.say, e);
        names.push_back(std::move(name));
    }
    f.choice("preset"_id, f.say(Text::trees_source_preset), chosen, std::move(names))
        .list()
        .own(
            [](const Ui& ui, float width) {
                float h = 0;
                for (const auto& e : examples) h += row_of(ui.paint, ui.say, e, width).height();
                return h;
            },
            [now = chosen, &f](Ui& ui, Rect r) {
                const Painter& p = ui.paint;
                const Theme& t = ui.theme();
                float y = r.y;
                for (std::size_t i = 0; i < examples.size(); ++i) {
                    const Row row = row_of(p, ui.say, examples[i], r.w);
                    const bool on = static_cast<int>(i) == now;
                    const OwnedId id = make_id("preset"_id, static_cast<std::int64_t>(i));
                    const Rect box{r.x - 8, y, r.w + 16, row.height()};
                    const Press press = ui.item(id, box, 8);
                    if (on) f.in_sight = box;
                    if (on) p.fill(box, t.accent_soft, 8);
                    else if (const Colour back = ui.reactive(0, press, id); back >> 24) p.fill(box, back, 8);
                    const Point mark{r.x + 10, y + 17};
                    p.ring(mark, 7, on ? t.accent : t.line_strong, 2);
                    if (on) p.disc(mark, 3.5f, t.accent);
                    p.text({r.right() - 4, y + 22}, row.leaves, {13, t.muted, Weight::regular, Align::right});
                    p.text({r.x + 28, y + 22}, p.fitted(row.name, r.w - 48 - p.width(row.leaves, 13), 14, Weight::bold),
                           {14, t.text, Weight::bold});
                    float line = y + Row::head + 10;
                    for (const auto& words : row.about) {
                        p.text({r.x + 28, line}, words, {13, t.text});
                        line += Row::line;
                    }
                    if (press.clicked) ui.act(id);
                    y += row.height();
                }
            });
}

} // namespace shell::trees
