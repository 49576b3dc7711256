#pragma once
// A panel described once: its fields, and blocks of text, figures, tables, bars and commands. draw_fields() and
// describe_fields() draw and describe all of them, in one order.
//
//     p.figure("average"_id, Text::average, written(average)).why("why:average"_id);
//     auto& t = p.table("rounds"_id, Text::history, {{p.say(Text::round)}, {p.say(Text::gain), Align::right}});
//     for (const Round& r : rounds) t.row({{count(r.number), Ink::muted}, {gain(r), Ink::win, Weight::bold}});
#include "shell/kit/blocks.hpp"
#include "shell/kit/scrubber.hpp"
#include <functional>
#include <initializer_list>

namespace shell::kit {

class Panel final : public Fields {
public:
    using Fields::Fields;

    FigureBlock& figure(Id id, Text label, std::string value) { return figure(id, say(label), std::move(value)); }
    FigureBlock& figure(Id, std::string label, std::string value);
    void title(std::string text) { block(std::make_shared<TitleBlock>(std::move(text))); }
    void heading(std::string text) { block(std::make_shared<HeadingBlock>(std::move(text))); }
    void divider() { block(std::make_shared<DividerBlock>()); }
    /// A paragraph in the text's size and colour. words() has a note's.
    ParagraphBlock& paragraph(Id, std::string text);
    NumberedBlock& numbered(Id, Text label);
    ListBlock& list(Id id, Text title, std::vector<std::string> items)
    {
        return list(id, say(title), std::move(items));
    }
    ListBlock& list(Id, std::string title, std::vector<std::string> items);
    TableBlock& table(Id, std::string caption, std::vector<Column>);
    BarsBlock& bars(Id, std::string title, Ink, std::vector<std::string> heads);
    /// Buttons of those commands that are offered now, side by side. `share`: of the row, beside a field.
    void commands(std::initializer_list<Id>, float share = 1);
    void progress(std::string what, std::int64_t done, std::int64_t total, Id cancel = {})
    {
        block(std::make_shared<ProgressBlock>(std::move(what), done, total, cancel));
    }
    /// The scrubber of a step-by-step view, which also reads the action.
    void steps(Playback&, Steps);
    /// A drawing of the screen's own and its words. Height 0: the words alone, in this layout.
    void picture(std::function<float(const Ui&, float width)> height, std::function<void(Ui&, Rect)> draw,
                 std::function<void(Outline&)> words);
    /// The block added last is not drawn: another tab draws it.
    void only_described() { last().only_described(); }
    /// The block added last is not described: another block says it.
    void only_drawn() { last().only_drawn(); }
    /// Only in the outline: words of something that the board shows.
    void in_words(std::function<void(Outline&)>);
};

} // namespace shell::kit
