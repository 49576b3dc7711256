// The outline of concepts: the board in words. The panel describes itself.
#include "shell/concepts/ids.hpp"
#include "shell/concepts/phrases.hpp"

namespace shell::concepts {

void View::describe(Outline& o, const Say& say)
{
    const TableWords& w = words(say);
    o.heading(1, Text::game_concepts);
    o.text("rules"_id, subtitle(say, Layout::desktop));
    o.text("question"_id, playing() ? status(say) : w.question);
    o.heading(2, Text::concepts_examples);
    std::vector<std::string> head{"#"};
    for (const auto& a : w.attributes) head.push_back(a.name);
    head.push_back(w.label.empty() ? say(Text::concepts_head_label) : w.label);
    const bool sizes = analysis_shown() && !o.hides_analysis;
    if (sizes) head.push_back(say(Text::concepts_head_left));
    auto& table = o.table("examples"_id, say(Text::concepts_examples_table), std::move(head));
    for (int i = 0; i < count(); ++i) {
        const auto& e = game().examples[static_cast<std::size_t>(i)];
        std::vector<std::string> row{std::to_string(i + 1)};
        for (int a = 0; a < shape().attributes; ++a) row.push_back(w.value(a, e.values[static_cast<std::size_t>(a)]));
        row.push_back(say(e.positive ? Text::concepts_yes : Text::concepts_no));
        if (sizes)
            row.push_back((predicting() || o.led) && i >= step()
                              ? "?"
                              : std::to_string(course().sizes[static_cast<std::size_t>(i)]));
        table.rows.push_back(std::move(row));
    }
    if (game().over()) o.button("new_game"_id, Text::new_game);
    else if (!o.reads) {
        if (guessing())
            o.radios("mode"_id, say(Text::concepts_mode), ui_.says ? 1 : 0,
                     options_of(say, std::array{Text::concepts_mode_ask, Text::concepts_mode_say}));
        o.begin_group("draft"_id, draft_in_words(say));
        for (int a = 0; a < shape().attributes; ++a) {
            std::vector<OutlineOption> options;
            for (int i = 0; i < choices(a); ++i)
                options.push_back({std::to_string(i), ui_.says && i + 1 == choices(a) ? say(Text::concepts_any)
                                                                                      : choice_in_words(say, a, i)});
            o.radios(make_id("attribute"_id, a), w.attribute(a), chosen(a), std::move(options));
        }
        o.end();
        for (const Id id : {"add_yes"_id, "add_no"_id, "unaided"_id, "flip"_id, "remove"_id, "ask"_id, "say"_id})
            o.command(id);
    }
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    if (!o.led) o.button("rules_dialog"_id, Text::concepts_rules_title);
    describe_analysis(o);
}

} // namespace shell::concepts
