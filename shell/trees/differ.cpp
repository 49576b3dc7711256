// What only one of alpha-beta's rules cuts, shown on the tree: the command, the marks, the legend, the words.
#include "shell/trees/canvas.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include <algorithm>
#include <array>

namespace shell::trees {

using engine::search::CutRule;

namespace {

/// "leaf 2.2 (5) and node 3"; more than eight are only counted.
std::string cut_nodes_in_words(const Say& say, const engine::trees::Tree& tree, const std::vector<std::int32_t>& nodes)
{
    constexpr std::size_t most = 8;
    std::string list;
    for (std::size_t i = 0; i < std::min(most, nodes.size()); ++i) {
        if (i > 0) list += i + 1 == nodes.size() ? " " + say(Text::word_and) + " " : ", ";
        list += node_name(say, tree, nodes[i]);
        if (tree.is_leaf(nodes[i])) list += " (" + rational_text(say, tree[nodes[i]].value) + ")";
    }
    return nodes.size() > most ? list + ", …" : list;
}

} // namespace

bool View::can_differ() const
{
    return page() != Page::lab && search_shown() && !predicting() && search_.differ().has_value();
}

Screen::Outcome View::offer_differ(Commands& c)
{
    if (!can_differ()) return {};
    const bool alike = search_.differ()->cuts.empty();
    const std::string why = alike ? c.say(Text::trees_rule_same, rule_in_words(c.say, CutRule::strictly)) : "";
    if (!c.add("differ"_id, ui_.differ && !alike ? Text::trees_differ_off : Text::trees_differ,
               {.enabled = !alike, .why = why, .icon = Icon::cut}))
        return {};
    ui_.differ = !ui_.differ;
    if (!ui_.differ) return Outcome::shown();
    ui_.beside = false;
    search_.go(search_.count()); // the cuts of the whole search
    keep_step();
    if (sheet() == SheetAt::full) open_sheet(SheetAt::half); // so that the tree is seen
    return Outcome::shown();
}

RuleCut rule_cut(const engine::search::RulesDiffer& d, int node)
{
    const auto has = [&](const std::vector<std::int32_t>& list) {
        return std::find(list.begin(), list.end(), node) != list.end();
    };
    return has(d.cuts)          ? RuleCut::at_equality
           : has(d.strict_cuts) ? RuleCut::strictly
           : has(d.both)        ? RuleCut::both
                                : RuleCut::none;
}

std::string rule_cut_in_words(const Say& say, RuleCut cut)
{
    if (cut == RuleCut::none) return {};
    if (cut == RuleCut::both) return say(Text::trees_state_both);
    return say(Text::trees_state_only,
               rule_in_words(say, cut == RuleCut::strictly ? CutRule::strictly : CutRule::at_equality));
}

std::string differ_in_words(const View& v, const Say& say)
{
    const auto* d = v.differ();
    if (!d) return {};
    std::string out;
    const auto add = [&](const std::string& sentence) { out += (out.empty() ? "" : " ") + sentence; };
    const auto only = [&](CutRule rule, const std::vector<std::int32_t>& nodes) {
        if (nodes.empty()) return;
        add(say(Text::trees_differ_only, rule_in_words(say, rule), cut_nodes_in_words(say, v.tree(), nodes)));
    };
    only(CutRule::at_equality, d->cuts);
    only(CutRule::strictly, d->strict_cuts);
    if (!d->both.empty()) add(say(Text::trees_differ_both, cut_nodes_in_words(say, v.tree(), d->both)));
    return out;
}

/// The cut's mark on the edge above the node.
void TreesCanvas::draw_rule_cut(const Node& n, const TreeStroke& s)
{
    if (n.only.empty()) draw_cut(p_, s);
    else draw_twin_cut(p_, s);
}

/// "only ≥" beside the mark of a cut, on a ground over edges if need be; the sign alone where the words have no room.
void TreesCanvas::rule_words()
{
    const float size = letters(12);
    const auto place = [&](const std::string& words, const TreeStroke& s, bool on_edge) {
        const Point m{(s.from.x + s.to.x) / 2, (s.from.y + s.to.y) / 2};
        const float w = p_.width(words, size, Weight::bold), away = std::fabs(s.to.x - s.from.x) / 2 + 4 + w / 2;
        for (const float dy : {0.f, 8.f, -8.f, 14.f, -14.f, 22.f, -22.f, 30.f})
            for (const float dx : {away, -away, 0.f}) {
                const Rect box{m.x + dx - w / 2 - 2, m.y + dy - size / 2, w + 4, size};
                const bool inside = box.x >= frame_.x && box.right() <= frame_.right() && box.y >= frame_.y &&
                                    box.bottom() <= frame_.bottom();
                if (!inside || (on_edge ? covers_mark(box) : !free(box))) continue;
                p_.fill(box, t_.surface, 3);
                write({box.x + 2, box.y + 0.86f * size}, words, {size, t_.text, Weight::bold});
                return true;
            }
        return false;
    };
    for (const auto& [sign, s] : only_) {
        const std::string words = say_(Text::trees_mark_only, sign);
        if (place(words, s, false) || place(words, s, true) || place(sign, s, false)) continue;
        (void)place(sign, s, true);
    }
}

/// What the marks mean, in one line.
void TreesCanvas::rule_legend(Rect r)
{
    const auto* d = view_.differ();
    if (!d) return;
    const float size = letters(12);
    const std::array only{CutRule::at_equality, CutRule::strictly};
    float x = r.x;
    const float y = r.centre().y;
    const auto entry = [&](bool twin, const std::string& words) {
        const float w = p_.width(words, size);
        if (x + 22 + w > r.right() + 1) return;
        const TreeStroke s{{x + 2, y + 5}, {x + 16, y - 5}, 4.5f};
        if (twin) draw_twin_cut(p_, s);
        else draw_cut(p_, s);
        p_.text({x + 22, y + 0.36f * size}, words, {size, t_.muted});
        x += 22 + w + 16;
    };
    for (const CutRule rule : only)
        if (!(rule == CutRule::strictly ? d->strict_cuts : d->cuts).empty())
            entry(true, say_(Text::trees_legend_only, rule_in_words(say_, rule)));
    if (!d->both.empty()) entry(false, say_(Text::trees_legend_both));
}

} // namespace shell::trees
