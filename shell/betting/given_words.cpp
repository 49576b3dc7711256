// A given game in words: its panel, its outline, its status, the reason of its value.
#include "shell/betting/given_view.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::Fraction;

std::string GivenView::player(int i) const
{
    const std::string& name = tree().players[static_cast<std::size_t>(i)];
    return name.empty() || tree().players[0] == tree().players[1] ? std::to_string(i + 1) : name;
}

std::string GivenView::set_in_words(const Say& say, int set) const
{
    return say(Text::given_set, player(tree().sets[static_cast<std::size_t>(set)].player), std::to_string(number(set)),
               label_of(tree(), set));
}

std::string GivenView::joins_in_words(const Say& say, int set) const
{
    std::string nodes, actions;
    int count = 0;
    for (std::size_t n = 0; n < tree().nodes.size(); ++n)
        if (tree().nodes[n].set == set) nodes += (count++ > 0 ? ", " : "") + std::to_string(n + 1);
    const auto& s = tree().sets[static_cast<std::size_t>(set)];
    for (int a = 0; a < static_cast<int>(s.actions.size()); ++a) actions += (a > 0 ? ", " : "") + label_of(s, a);
    return say(Text::given_joins, set_in_words(say, set), Argument(count, nodes), actions);
}

std::string GivenView::payoffs(int leaf) const
{
    const auto at = static_cast<std::size_t>(leaf) * 2;
    if (game().form->constant.sign() == 0) return written(ends_[at]);
    return written(ends_[at]) + " | " + written(ends_[at + 1]);
}

std::string GivenView::path_in_words(const Say& say, int node) const
{
    std::string path;
    for (int n = node; n > 0; n = tree().nodes[static_cast<std::size_t>(n)].parent) {
        const auto& at = tree().nodes[static_cast<std::size_t>(n)];
        const int set = tree().nodes[static_cast<std::size_t>(at.parent)].set;
        path = label_of(tree().sets[static_cast<std::size_t>(set)], at.action) + (path.empty() ? "" : ", ") + path;
    }
    return path.empty() ? say(Text::given_start) : path;
}

std::string GivenView::ends_in_words(const Say& say) const
{
    if (game().form->constant.sign() == 0) return say(Text::given_ends, player(0));
    return say(Text::given_both_ends, player(0), player(1));
}

std::string GivenView::subtitle(const Say& say, Layout) const
{
    return tree().title.empty() ? say(Text::given_game) : tree().title;
}

std::string GivenView::status(const Say& say) const
{
    std::string out = ui_.set < 0 ? std::string() : joins_in_words(say, ui_.set) + " ";
    if (!analysis_shown()) return out + ends_in_words(say);
    if (!solution()) return out + say(Text::given_working);
    return out + say(Text::given_value, player(0)) + ": " + written_about(say.language(), solution()->value) + ".";
}

std::string GivenView::why(const Say& say, std::string_view id) const
{
    if (id != "why:value" || !analysis_shown() || !solution()) return {};
    return say(Text::given_why_value, player(0), written(solution()->value), player(1));
}

void GivenView::add_value(Panel& p) const
{
    const Fraction& value = solution()->value;
    const bool whole = value.den() == engine::Integer(1);
    p.figure("value"_id, p.say(Text::given_value, player(0)), written(value))
        .large(whole ? "" : compared(p.say.language(), value))
        .why("why:value"_id);
    const Fraction& sum = game().form->constant;
    if (sum.sign() != 0) p.paragraph("sum"_id, p.say(Text::given_sum, written(sum), player(1), written(sum - value)));
}

void GivenView::add_set(Panel& p, int whose, int own) const
{
    const auto who = static_cast<std::size_t>(whose), s = static_cast<std::size_t>(own);
    const int set = game().form->players[who].sets[s].tree_set;
    auto& bars = p.bars(
        make_id("set"_id, set), set_in_words(p.say, set), whose == 0 ? Ink::max : Ink::min,
        {p.say(Text::given_head_action), p.say(Text::betting_head_probability), p.say(Text::betting_head_range)});
    bars.sign(whose == 0 ? "▲ " : "▼ ");
    const auto& actions = tree().sets[static_cast<std::size_t>(set)];
    for (std::size_t a = 0; a < actions.actions.size(); ++a) {
        const Fraction& w = solution()->behaviour[who][s][a];
        const std::string name = label_of(actions, static_cast<int>(a));
        const std::string between = ranges() ? range_in_words(p.say, (*ranges())[who][s][a]) : std::string();
        bars.bar({name, engine::to_double(w), written(w), between, {}, {name, written(w), between}});
    }
}

/// What the drawing means, and the way to the matrix.
void GivenView::add_notes(Panel& p) const
{
    p.words("signs"_id, p.say(Text::given_signs, player(0), player(1)));
    p.words("thick"_id, p.say(Text::given_shares));
    p.words("ends"_id, ends_in_words(p.say));
    p.commands({"matrix"_id});
}

void GivenView::panel(Panel& p)
{
    if (!analysis_shown()) {
        p.described = false; // describe() has them
        return add_notes(p);
    }
    if (!solution()) p.words("working"_id, p.say(Text::given_working));
    else add_behaviour(p);
    add_notes(p);
}

void GivenView::add_behaviour(Panel& p) const
{
    add_value(p);
    bool ranged = false;
    for (const int whose : {0, 1}) {
        const auto who = static_cast<std::size_t>(whose);
        for (std::size_t s = 0; s < game().form->players[who].sets.size(); ++s) {
            add_set(p, whose, static_cast<int>(s));
            if (ranges())
                for (const auto& r : (*ranges())[who][s]) ranged |= !r.is_fixed();
        }
    }
    if (ranged) p.words("ranges_note"_id, p.say(Text::betting_ranges_note));
}

void GivenView::describe(Outline& o, const Say& say)
{
    o.heading(1, say(Text::game_betting));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    int sets = 0;
    std::vector<std::string> joined;
    for (int set = 0; set < static_cast<int>(tree().sets.size()); ++set) {
        if (tree().sets[static_cast<std::size_t>(set)].player < 0) continue;
        ++sets;
        joined.push_back(joins_in_words(say, set));
    }
    o.text("given_about"_id,
           say(Text::given_about, say.count(static_cast<std::int64_t>(tree().nodes.size())), say.count(sets)));
    o.text("players"_id, "▲ " + player(0) + ", ▼ " + player(1));
    o.list("sets"_id, say(Text::given_sets), joined);
    if (ui_.set >= 0) o.text("set_told"_id, joins_in_words(say, ui_.set));
    describe_tree(o);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    o.button("rules_dialog"_id, other_games_in_words(say, std::nullopt, true));
    if (!analysis_shown() || o.hides_analysis) {
        Panel notes(say);
        add_notes(notes);
        describe_fields(o, notes);
    }
    describe_analysis(o);
}

/// A row for each node, in the order of the file.
void GivenView::describe_tree(Outline& o) const
{
    const Say& say = o.say;
    auto& table = o.table("tree"_id, say(Text::given_whole),
                          {say(Text::given_head_node), say(Text::given_head_path), say(Text::given_head_who),
                           say(Text::given_head_set), say(Text::given_head_actions), say(Text::given_head_ends)});
    for (std::size_t n = 0; n < tree().nodes.size(); ++n) {
        const auto& node = tree().nodes[n];
        const int whose = game().player(static_cast<int>(n));
        const std::string who = node.set < 0 ? say(Text::given_end)
                                : whose < 0  ? say(Text::given_chance)
                                             : player(whose);
        std::string actions;
        for (const int child : node.children) {
            const auto& to = tree().nodes[static_cast<std::size_t>(child)];
            const auto share = o.hides_analysis && whose >= 0 ? std::nullopt : this->share(child);
            actions += (actions.empty() ? "" : ", ") +
                       label_of(tree().sets[static_cast<std::size_t>(node.set)], to.action) +
                       (share ? " " + written(*share) : std::string());
        }
        const std::string set =
            whose < 0 ? std::string("–") : std::to_string(number(node.set)) + " " + label_of(tree(), node.set);
        table.rows.push_back({std::to_string(n + 1), path_in_words(say, static_cast<int>(n)), who, set,
                              actions.empty() ? "–" : actions,
                              node.set < 0 ? payoffs(static_cast<int>(n)) : std::string("–")});
    }
}

} // namespace shell::betting
