#include "engine/concepts/course.hpp"
#include "engine/concepts/game.hpp"
#include "engine/figures/games.hpp"

namespace engine::figures {
namespace {

using concepts::Attribute, concepts::Concept, concepts::Setup;

/// "Skin: Fur, Feathers; Legs: None, Two".
concepts::Table table_in(std::string_view words)
{
    concepts::Table out;
    const auto next = [](std::string_view& rest, std::string_view end) {
        const std::size_t at = rest.find(end);
        const std::string_view part = rest.substr(0, at);
        rest = at == rest.npos ? std::string_view() : rest.substr(at + end.size());
        return part;
    };
    while (!words.empty()) {
        std::string_view values = next(words, "; ");
        Attribute a{std::string(next(values, ": ")), {}};
        while (!values.empty()) a.values.emplace_back(next(values, ", "));
        out.attributes.push_back(std::move(a));
    }
    return out;
}

/// A table that comes with the program has words if its language has them, else its attributes and values are numbered.
concepts::Table named_table(const Setup& s, const Words& say)
{
    if (!s.gallery) return s.own;
    if (const auto i = static_cast<std::size_t>(*s.gallery); i < say.tables.size() && !say.tables[i].empty())
        return table_in(say.tables[i]);
    concepts::Table out;
    const concepts::Shape shape = s.shape();
    for (int i = 0; i < shape.attributes; ++i) {
        Attribute a{say(Word::attribute) + ' ' + std::to_string(i + 1), {}};
        for (int v = 0; v < shape.values[static_cast<std::size_t>(i)]; ++v) a.values.push_back(std::to_string(v + 1));
        out.attributes.push_back(std::move(a));
    }
    return out;
}

/// "(Sunny, *, Strong/Weak)"; the empty concept is "(?)".
std::string concept_text(const concepts::Table& table, const concepts::Shape& shape, const Concept& c)
{
    if (c.is_empty()) return "(?)";
    std::string out;
    for (int i = 0; i < shape.attributes; ++i) {
        const Attribute& a = table.attributes[static_cast<std::size_t>(i)];
        std::string part;
        for (std::size_t v = 0; v < a.values.size(); ++v)
            if ((allowed(c, i) >> v & 1u) != 0) part += (part.empty() ? "" : "/") + a.values[v];
        out += (out.empty() ? "(" : ", ") + (is_any(shape, c, i) ? std::string("*") : part);
    }
    return out + ")";
}

/// In LaTeX one below the other, because a border may have many.
std::string border_text(const concepts::Table& table, const concepts::Shape& shape, const std::vector<Concept>& border,
                        Count count, const Style& style)
{
    const bool latex = style.is_latex();
    std::string out;
    for (const Concept& c : border) {
        const std::string text = concept_text(table, shape, c);
        out += (out.empty() ? "" : latex ? " \\\\ " : " ") + (latex ? to_latex(text) : text);
    }
    const Count more = count - std::min(count, static_cast<Count>(border.size()));
    if (more > 0) out += (latex ? " \\\\ " : " ") + style.words(Word::and_more, static_cast<std::size_t>(more));
    return latex ? "\\begin{tabular}{@{}c@{}}" + out + "\\end{tabular}" : out;
}

Table borders_after_each(std::string_view line, const Style& style)
{
    const Words& say = style.words;
    const bool latex = style.is_latex();
    const auto log = concepts::from_line(line);
    if (!log) return {};
    const concepts::Game& g = log->now();
    const concepts::Table table = named_table(g.setup, say);
    const auto cell = [latex](const std::string& text) { return latex ? to_latex(text) : text; };
    Table out{{say(Word::example)}, {}};
    for (std::size_t i = 0; i < table.attributes.size(); ++i) {
        const std::string& name = table.attributes[i].name;
        out.columns.push_back(name.empty() ? say(Word::attribute) + ' ' + std::to_string(i + 1) : name);
    }
    out.columns.insert(out.columns.end(), {say(Word::label), "S", "G", say(Word::concepts_left)});
    for (int at = 0; at <= static_cast<int>(g.examples.size()); ++at) {
        const concepts::Course course = concepts::course(g.shape, g.options(), g.examples, at);
        std::vector<std::string> row{std::to_string(at)};
        const concepts::Example* example = at == 0 ? nullptr : &g.examples[static_cast<std::size_t>(at) - 1];
        for (std::size_t i = 0; i < table.attributes.size(); ++i)
            row.push_back(example ? cell(table.attributes[i].values[example->values[i]]) : std::string());
        const concepts::Borders& borders = course.now.borders;
        row.insert(row.end(),
                   {!example            ? ""
                    : example->positive ? "+"
                                        : cell("-"),
                    border_text(table, g.shape, borders.s, borders.s_count, style),
                    border_text(table, g.shape, borders.g, borders.g_count, style), std::to_string(course.size())});
        out.rows.push_back(std::move(row));
    }
    return out;
}

} // namespace

std::string concept_borders(std::string_view line, const Style& style)
{
    return written(borders_after_each(line, style), style.format, style.is_latex());
}

} // namespace engine::figures
