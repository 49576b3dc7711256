// The panel. The tab of the notebook's exploration is here, the others have files of their own.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"

namespace shell::thirtyone {

void View::panel(Panel& p)
{
    if (!analysis_shown()) return;
    switch (ui_.tab) {
    case Tab::position:
        return add_position(p);
    case Tab::rules:
        return add_trial(p);
    case Tab::explorer:
        return add_explorer(p);
    case Tab::exercises:
        return add_exercise(p);
    }
}

void View::add_explorer(Panel& p)
{
    int kind = ui_.as_tree ? 0 : 1;
    if (p.choice("graph"_id, p.say(Text::thirtyone_tab_explorer), kind,
                 {p.say(Text::thirtyone_as_tree), p.say(Text::thirtyone_as_graph)})
            .bare()) {
        ui_.as_tree = kind == 0;
        ++ui_.shown_again;
    }
    p.own([](const Ui& ui, float) { return ui.view.layout == Layout::desktop ? 314.f : 270.f; },
          [this](Ui& ui, Rect r) { ThirtyoneCanvas(*this, ui).explored(r); });
    p.words("legend"_id, p.say(Text::thirtyone_legend)).only_drawn();
    p.steps(ui_.steps, steps(p.say));
    p.list("node"_id, Text::thirtyone_head_node, node_in_words(*this, p.say, current_node()));
    p.in_words([this](Outline& o) { describe_node(o); });
    const auto& e = analysis_.exploration(rules());
    if (!e.complete)
        p.paragraph("only_first"_id,
                    p.say(Text::thirtyone_only_first, Say::count(static_cast<std::int64_t>(e.nodes.size()))))
            .boxed(Ink::warn);
    p.list("growth"_id, Text::thirtyone_head_positions, growth_in_words(p.say, analysis_.growth(rules())));
    if (graph_) {
        graph_table(p, graph_->found());
        p.words("graph_over"_id, p.say(Text::thirtyone_graph_over));
    }
    std::vector<std::string> notes;
    for (const Text note : thirtyone_notes) notes.push_back(p.say(note));
    p.list("notes"_id, Text::thirtyone_notes, std::move(notes));
}

/// The positions that the node on screen leads to, and ways to them.
void View::describe_node(Outline& o) const
{
    const int node = current_node();
    if (node < 0) return;
    const auto& e = analysis_.exploration(rules());
    const auto& here = e.nodes[static_cast<std::size_t>(node)];
    auto& table = o.table("successors"_id, o.say(Text::thirtyone_child_caption),
                          {o.say(Text::thirtyone_head_value), o.say(Text::thirtyone_sum),
                           o.say(Text::thirtyone_head_node), o.say(Text::thirtyone_head_result)});
    std::vector<int> children;
    for (int value = 1; value <= rules().max; ++value) {
        const int child = here.successor[static_cast<std::size_t>(value - 1)];
        if (child == engine::thirtyone::no_square) continue;
        std::string status = "–";
        if (labelled(child)) {
            const int s = int{e.nodes[static_cast<std::size_t>(child)].status};
            status = o.say(Text::thirtyone_node_status, status_figure(o.say, s), winner_in_words(o.say, s));
        }
        table.rows.push_back({std::to_string(value), std::to_string(here.position.sum + value),
                              child >= 0 ? std::to_string(child + 1) : o.say(Text::thirtyone_beyond), status});
        if (child >= 0) children.push_back(child);
    }
    if (here.parent >= 0) children.insert(children.begin(), here.parent);
    for (const int c : children) o.button(make_id("node"_id, c), o.say(Text::thirtyone_go_to_node, Say::count(c + 1)));
}

} // namespace shell::thirtyone
