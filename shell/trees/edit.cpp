// The editor: turns the actions of the edit panel and the typed text into events.
#include "engine/search/tree_text.hpp"
#include "shell/kit/figures.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/typed.hpp"
#include "shell/trees/view.hpp"

namespace shell::trees {

using engine::Rational;
using engine::search::node_at;
using engine::search::NodeKind;
using engine::search::path_of;
using engine::trees::Event;

std::string View::text_problem(const Say& say) const
{
    const auto parsed = typed_tree(say, ui_.text, log_.setup().first);
    return parsed ? std::string() : parsed.error();
}

/// Mends a chance node whose probabilities do not add up to 1: each of n children gets 1/n.
Screen::Outcome View::make_probabilities_equal(const Say& say)
{
    const int node = search_.error()->at;
    Outcome out = Outcome::shown();
    const auto children = tree()[node];
    for (int c = children.first; c < children.first + children.count; ++c) {
        Event e;
        e.what = Event::What::set_probability;
        e.node = c;
        e.value = Rational::of(1, children.count);
        out = push(std::move(e), say);
        if (!out.played) break;
    }
    return out;
}

/// Done: what is typed becomes the tree; with a fault it stays, unless nothing is left of it.
Screen::Outcome View::take_text(const Say& say)
{
    if (!ui_.text_touched || !ui_.editing) return {};
    if (ui_.text.find_first_not_of(' ') == std::string::npos) return ui_.text_touched = false, Outcome();
    Outcome out = apply_text(say);
    if (!out.message.empty()) out.message += " " + say(Text::trees_text_stays);
    return out;
}

std::optional<Screen::Outcome> View::edit(const Action& a, const Say& say)
{
    Outcome shown = Outcome::shown();
    if (a.id == "edit"_id) {
        const bool edits = a.value.empty() ? !ui_.editing : a.value == "1";
        const Outcome taken = edits ? Outcome() : take_text(say);
        if (!taken.message.empty()) return taken;
        ui_.editing = edits;
        ui_.playback.stop();
        if (ui_.editing) {
            ui_.tab = Tab::edit;
            raise_sheet();
        } else if (ui_.tab == Tab::edit) ui_.tab = Tab::why;
        ui_.selected = ui_.editing ? 0 : -1;
        keep_step();
        renew();
        search_.go(ui_.edited_at);
        return taken.played ? taken : shown;
    }
    if (a.id == "tree_text"_id) {
        ui_.text = a.value.substr(0, 4000);
        ui_.text_touched = ui_.text != to_text(tree(), log_.setup().first);
        return shown;
    }
    if (a.id == "cut_rule"_id && ui_.editing) {
        const auto rule = parse_int(a.value, 0, 1);
        return rule ? choose_rule(static_cast<engine::search::CutRule>(*rule), say) : shown;
    }
    if (const auto rule = suffix_index(a.id, "cut_rule"_id, 1); rule && ui_.editing)
        return choose_rule(static_cast<engine::search::CutRule>(*rule), say);
    if (a.id == "node_value"_id) return ui_.value = a.value.substr(0, 40), shown;
    if (a.id == "node_probability"_id) return ui_.probability = a.value.substr(0, 40), shown;
    const auto dropped = suffix_index(a.id, "drop"_id, tree().size() - 1);
    if (dropped && ui_.editing) select(*dropped);
    const int node = ui_.selected;
    if (!tree().has(node)) return std::nullopt;
    Event e;
    e.node = node;
    // Edits renumber the nodes, so the node to select afterwards is kept as a path.
    auto path = path_of(tree(), node);
    const auto push_and_select = [&] {
        Outcome out = push(std::move(e), say);
        if (out.played) select(node_at(tree(), path).value_or(0));
        return out;
    };
    if (a.id == "apply_node"_id) {
        Outcome out = shown;
        for (const bool probability : {false, true}) {
            const std::string typed = probability ? ui_.probability : ui_.value;
            if (probability ? !tree().is_chance_child(node) : !tree().is_leaf(node)) continue;
            const auto value = Rational::parse_decimal(typed);
            if (!value) return Outcome::refused(say(Text::trees_error_number));
            if (*value == (probability ? tree()[node].probability : tree()[node].value)) continue;
            const std::string other = ui_.probability;
            e.what = probability ? Event::What::set_probability : Event::What::set_value;
            e.node = node;
            e.value = *value;
            out = push_and_select();
            if (!out.played) return out;
            if (!probability) ui_.probability = other;
        }
        return out;
    }
    if (a.id == "add_child"_id) {
        e.what = Event::What::add_child;
        e.place = tree()[node].count;
        e.value = Rational();
        if (!tree().is_leaf(node)) path.push_back(e.place);
        else path.push_back(0);
        return push_and_select();
    }
    if (a.id == "delete"_id) {
        e.what = Event::What::remove;
        if (!path.empty()) path.pop_back();
        return push_and_select();
    }
    if (a.id == "retype"_id) {
        const auto kind = parse_int(a.value, 0, 3);
        if (!kind || static_cast<NodeKind>(*kind) == tree()[node].kind) return shown;
        e.what = Event::What::retype;
        e.kind = static_cast<NodeKind>(*kind);
        return push_and_select();
    }
    if (a.id == "move_left"_id || a.id == "move_right"_id || dropped) {
        const int most = node == 0 ? 0 : tree()[tree()[node].parent].count - 1;
        const int place =
            dropped ? parse_int(a.value, 0, most).value_or(-1) : tree().place(node) + (a.id == "move_left"_id ? -1 : 1);
        if (node == 0 || place < 0 || place > most || place == tree().place(node)) return shown;
        e.what = Event::What::move;
        e.place = place;
        path.back() = place;
        return push_and_select();
    }
    return std::nullopt;
}

} // namespace shell::trees
