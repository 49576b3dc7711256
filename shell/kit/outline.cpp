#include "shell/kit/outline.hpp"
#include "engine/base/check.hpp"
#include "shell/kit/commands.hpp"
#include "shell/kit/effect.hpp"
#include "shell/kit/ids.hpp"
#include <cmath>

namespace shell::kit {
namespace {

using Kind = OutlineNode::Kind;

std::string array(const std::vector<std::string>& items)
{
    std::string out = "[";
    for (const auto& item : items) {
        if (out.size() > 1) out += ',';
        out += json_string(item);
    }
    return out += ']';
}

using Rects = std::map<std::string, Rect, std::less<>>;

std::string node_json(const OutlineNode& n, const Rects& rects, float scale);

std::string nodes_json(const std::vector<OutlineNode>& nodes, const Rects& rects, float scale)
{
    std::string out = "[";
    for (const auto& n : nodes) {
        if (out.size() > 1) out += ',';
        out += node_json(n, rects, scale);
    }
    return out += ']';
}

std::string rect_json(const Rect& r, float scale)
{
    const auto px = [scale](float v) { return std::to_string(static_cast<int>(std::lround(v * scale))); };
    return "[" + px(r.x) + "," + px(r.y) + "," + px(r.w) + "," + px(r.h) + "]";
}

std::string options_json(const OutlineNode& n, const Rects& rects, float scale)
{
    std::string out = "[";
    for (const auto& o : n.options) {
        if (out.size() > 1) out += ',';
        out += R"({"value":)" + json_string(o.value) + R"(,"text":)" + json_string(o.text);
        if (o.disabled) out += R"(,"disabled":true)";
        if (!o.group.empty()) out += R"(,"group":)" + json_string(o.group);
        if (!o.lang.empty()) out += R"(,"lang":)" + json_string(o.lang);
        if (const auto it = rects.find(n.id + ":" + o.value); it != rects.end())
            out += R"(,"rect":)" + rect_json(it->second, scale);
        out += '}';
    }
    return out += ']';
}

std::string node_json(const OutlineNode& n, const Rects& rects, float scale)
{
    std::string out = R"({"kind":")" + std::string(name(n.kind)) + R"(","id":)" + json_string(n.id);
    const bool labelled = n.kind == Kind::group || n.kind == Kind::dialog || n.kind == Kind::radios ||
                          n.kind == Kind::number || n.kind == Kind::field || n.kind == Kind::checkbox ||
                          n.kind == Kind::list;
    out += n.kind == Kind::table ? R"(,"caption":)" : labelled ? R"(,"label":)" : R"(,"text":)";
    out += json_string(n.text);
    if (n.kind == Kind::heading) out += R"(,"level":)" + std::to_string(n.level);
    if (n.kind == Kind::checkbox) out += n.checked ? R"(,"checked":true)" : R"(,"checked":false)";
    if (n.kind == Kind::radios || n.kind == Kind::field || n.kind == Kind::number)
        out += R"(,"value":)" + json_string(n.value);
    if (n.kind == Kind::number) out += R"(,"min":)" + std::to_string(n.least) + R"(,"max":)" + std::to_string(n.most);
    if (n.kind == Kind::radios) out += R"(,"options":)" + options_json(n, rects, scale);
    if (n.kind == Kind::list) out += R"(,"items":)" + array(n.items);
    if (n.kind == Kind::table) {
        out += R"(,"head":)" + array(n.items) + R"(,"rows":[)";
        for (std::size_t i = 0; i < n.rows.size(); ++i) out += (i ? "," : "") + array(n.rows[i]);
        out += ']';
    }
    if (n.disabled) out += R"(,"disabled":true)";
    if (!n.why.empty()) out += R"(,"why":)" + json_string(n.why);
    if (n.kind == Kind::group || n.kind == Kind::dialog) out += R"(,"nodes":)" + nodes_json(n.nodes, rects, scale);
    if (n.columns > 0) out += R"(,"columns":)" + std::to_string(n.columns);
    if (!n.enter.empty()) out += R"(,"enter":)" + json_string(n.enter);
    if (n.pasted != Pasted{})
        out += R"(,"pasted":[)" + json_string(n.pasted.tab) + ',' + json_string(n.pasted.line_end) + ']';
    if (!n.drawn.empty()) out += R"(,"drawn":)" + json_string(n.drawn);
    if (const auto it = rects.find(n.drawn.empty() ? n.id : n.drawn); it != rects.end())
        out += R"(,"rect":)" + rect_json(it->second, scale);
    return out += '}';
}

} // namespace

std::vector<OutlineOption> options_of(const Say& say, std::span<const Text> names)
{
    std::vector<OutlineOption> out;
    for (const Text t : names) out.push_back({std::to_string(out.size()), say(t)});
    return out;
}

OutlineNode& Outline::add(Kind kind, Id id, std::string_view text)
{
    auto& into = open_.empty() ? nodes : open_.back().nodes;
    into.push_back({});
    OutlineNode& n = into.back();
    n.kind = kind;
    n.id = id.text();
    n.text = text;
    return n;
}

OutlineNode& Outline::heading(int level, std::string_view text)
{
    OutlineNode& n = add(Kind::heading, part_of("heading"_id, std::to_string(headings_++)), text);
    n.level = level;
    return n;
}
OutlineNode& Outline::text(Id id, std::string_view t) { return add(Kind::text, id, t); }
OutlineNode& Outline::alert(Id id, std::string_view t) { return add(Kind::alert, id, t); }
OutlineNode& Outline::list(Id id, std::string_view label, std::vector<std::string> items)
{
    OutlineNode& n = add(Kind::list, id, label);
    n.items = std::move(items);
    return n;
}
OutlineNode& Outline::table(Id id, std::string_view caption, std::vector<std::string> head)
{
    OutlineNode& n = add(Kind::table, id, caption);
    n.items = std::move(head);
    return n;
}
void Outline::why(Id id, std::string_view of)
{
    if (hides_analysis) return;
    if (of.empty()) of = (open_.empty() ? nodes : open_.back().nodes).back().text;
    const std::string words = say(Text::why) + " " + std::string(of);
    add(Kind::button, id, words);
    if (id.text() == asked) text("because"_id, because);
}
void Outline::command(Id id)
{
    if (const auto c = commands ? commands->find(id.text()) : std::nullopt)
        button(id, c->label, c->offer.enabled, c->offer.why);
}
void Outline::commands_of(Id name)
{
    if (!commands) return;
    for (const OwnedId& id : commands->each(name)) command(id);
}
OutlineNode& Outline::button(Id id, std::string_view t, bool enabled, std::string_view why)
{
    OutlineNode& n = add(Kind::button, id, t);
    n.disabled = !enabled;
    if (!enabled) n.why = why;
    return n;
}
OutlineNode& Outline::button(Id id, Text t) { return button(id, pattern(say.language(), t)); }
OutlineNode& Outline::button(Id id, Text t, bool enabled, std::string_view why)
{
    return button(id, pattern(say.language(), t), enabled, why);
}
OutlineNode& Outline::button(Id id, Text t, bool enabled, Text why)
{
    return button(id, pattern(say.language(), t), enabled, pattern(say.language(), why));
}
OutlineNode& Outline::radios(Id id, std::string_view label, int value, std::vector<OutlineOption> options)
{
    OutlineNode& n = add(Kind::radios, id, label);
    if (value >= 0) n.value = std::to_string(value);
    n.options = std::move(options);
    return n;
}
OutlineNode& Outline::number(Id id, std::string_view label, int value, int least, int most)
{
    OutlineNode& n = add(Kind::number, id, label);
    n.value = std::to_string(value);
    n.least = least;
    n.most = most;
    return n;
}
OutlineNode& Outline::field(Id id, std::string_view label, std::string_view value)
{
    OutlineNode& n = add(Kind::field, id, label);
    n.value = value;
    return n;
}
OutlineNode& Outline::checkbox(Id id, std::string_view label, bool checked)
{
    OutlineNode& n = add(Kind::checkbox, id, label);
    n.checked = checked;
    return n;
}

void Outline::begin_group(Id id, std::string_view label)
{
    OutlineNode n;
    n.kind = Kind::group;
    n.id = id.text();
    n.text = label;
    open_.push_back(std::move(n));
}
void Outline::begin_grid(Id id, Text label, int columns)
{
    begin_group(id, label);
    open_.back().columns = columns;
}
void Outline::begin_dialog(Id id, std::string_view label)
{
    begin_group(id, label);
    open_.back().kind = Kind::dialog;
}
void Outline::end()
{
    ENGINE_CHECK(!open_.empty());
    OutlineNode n = std::move(open_.back());
    open_.pop_back();
    (open_.empty() ? nodes : open_.back().nodes).push_back(std::move(n));
}

std::string outline_json(const Outline& o, const Rects& rects, const std::optional<Rect>& board, float scale)
{
    std::string places;
    for (const auto& [id, rect] : rects)
        places += (places.empty() ? "" : ",") + json_string(id) + ":" + rect_json(rect, scale);
    return R"({"language":)" + json_string(std::string(code(o.say.language()))) + R"(,"title":)" +
           json_string(o.title) + R"(,"status":)" + json_string(o.status) +
           (o.lasting ? R"(,"lasting":)" + json_string(*o.lasting) : "") +
           (o.escape.empty() ? "" : R"(,"escape":)" + json_string(o.escape)) +
           (o.aloud.empty() ? "" : R"(,"aloud":)" + json_string(o.aloud)) + R"(,"nodes":)" +
           nodes_json(o.nodes, rects, scale) + R"(,"rects":{)" + places + "}" +
           (board ? ",\"board\":" + rect_json(*board, scale) : "") + "}";
}

} // namespace shell::kit
