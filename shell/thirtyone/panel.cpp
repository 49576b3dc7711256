// The panel of the trial rules, and of the notebook's exploration. The other tabs are drawn by hand (layouts.cpp).
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/dialogs.hpp"
#include "shell/thirtyone/ids.hpp"

namespace shell::thirtyone {

void View::panel(Panel& p)
{
    if (!analysis_shown()) return;
    if (ui_.tab == Tab::rules) trial_fields(p, ui_.trial);
    if (ui_.tab == Tab::explorer) add_explorer(p);
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

} // namespace shell::thirtyone
