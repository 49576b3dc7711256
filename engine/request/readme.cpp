// README.md's tables and examples, from the types.
#include "engine/request/request.hpp"
#include "engine/request/schema.hpp"
#include "engine/request/types/every.hpp"
#include <algorithm>

namespace engine::request {
namespace {

constexpr std::string_view opening = "<!-- ", closing = " -->\n", end = "<!-- end -->\n";

/// Breaks a line of JSON after commas.
std::string wrapped(std::string_view json)
{
    constexpr std::size_t most = 118;
    std::string out;
    std::size_t begin = 0, comma = 0; // of the line; after the last comma that fits
    bool in_string = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (json[i] == '"' && (i == 0 || json[i - 1] != '\\')) in_string = !in_string;
        if (i - begin >= most && comma > begin) {
            out.append(json.substr(begin, comma - begin)).append("\n");
            begin = comma;
        }
        if (json[i] == ',' && !in_string) comma = i + 1;
    }
    return out.append(json.substr(begin));
}

std::string unwrapped(std::string_view text)
{
    std::string out(text);
    std::erase(out, '\n');
    return out;
}

/// A table cell: "|" would end it.
std::string cell(std::string text)
{
    for (std::size_t i = text.find('|'); i != std::string::npos; i = text.find('|', i + 2)) text.insert(i, "\\");
    return text;
}

class Rows {
public:
    explicit Rows(bool is_request) : is_request_(is_request) {}

    void add(const std::vector<Schema::Field>& fields, const std::string& prefix)
    {
        for (const Schema::Field& f : fields) add(f, prefix);
    }
    void add_link(const std::string& name, const std::string& text)
    {
        text_ += "| " + name + " | | | " + text + " |\n";
    }
    std::string table() const
    {
        if (text_.empty()) return is_request_ ? "No fields.\n\n" : "";
        return (is_request_ ? "| field | value | default | meaning |\n|---|---|---|---|\n"
                            : "| result | value | meaning |\n|---|---|---|\n") +
               text_ + "\n";
    }

private:
    void add(const Schema::Field& f, const std::string& prefix)
    {
        const std::string path = prefix + f.name;
        std::string type = f.value.type;
        if (!f.doc.unit.empty()) type += " (" + std::string(f.doc.unit) + ")";
        if (!is_request_ && !f.required && f.when.empty()) type += ", or missing";
        text_ += "| `" + path + "` | " + cell(type) + " | ";
        if (is_request_) text_ += otherwise(f) + " | ";
        text_ += cell((f.when.empty() ? "" : "With " + with(f) + ": ") + std::string(f.doc.text)) + " |\n";
        add(f.value.fields, path + (f.value.of_items ? "[]." : "."));
    }
    static std::string otherwise(const Schema::Field& f)
    {
        if (f.required) return "required";
        return f.otherwise && f.value.fields.empty() ? "`" + write_json(*f.otherwise) + "`" : "";
    }
    static std::string with(const Schema::Field& f)
    {
        std::string values;
        for (std::size_t n = 0; !nth_name(f.when, n).empty(); ++n)
            values.append(values.empty() ? "`" : ", `").append(nth_name(f.when, n)).append("`");
        return f.when_field.empty() ? values : "`" + f.when_field + "` " + values;
    }

    bool is_request_;
    std::string text_;
};

/// The request in the first block of JSON; the result stands in the second.
std::string example_in(std::string_view block, bool second)
{
    constexpr std::string_view fence = "```json\n";
    auto begin = block.find(fence);
    if (second && begin != block.npos) begin = block.find(fence, begin + fence.size());
    if (begin == block.npos) return {};
    begin += fence.size();
    return unwrapped(block.substr(begin, block.find("\n```", begin) - begin));
}

std::string fenced(std::string_view json) { return "```json\n" + wrapped(json) + "\n```\n"; }

/// `old`: the block so far.
std::string section(const CommandSchema& c, std::string_view old)
{
    const std::string request = example_in(old, false);
    const std::string reply = answer(request);
    constexpr std::string_view ok = "{\"ok\":true,\"result\":";
    // the build's name differs from build to build
    std::string result = c.command == Version::command ? example_in(old, true) : reply;
    if (result.starts_with(ok)) result = result.substr(ok.size(), result.size() - ok.size() - 1);

    Rows fields(true), results(false);
    const std::vector<Schema::Field> shared = schema_of_object<CluedoCase>().fields;
    std::vector<Schema::Field> own = c.request.fields;
    if (own.size() >= shared.size() && own[0].name == shared[0].name) {
        fields.add_link("a case", "[see above](#a-case)");
        own.erase(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(shared.size()));
    }
    fields.add(own, "");
    results.add(c.result.fields, "");
    return "### `" + std::string(c.command) + "`\n\n" + std::string(c.about) + "\n\n" + fields.table() +
           results.table() + fenced(request) + fenced(result);
}

/// The tables that several commands share.
std::string shared_section(std::string_view name)
{
    Rows rows(true);
    const codes::Rules board;
    if (name == "clues")
        rows.add(schema_of(codes::Clue{}, Of{[&](auto& f, auto& clue) { fields_of_clue(f, board, clue); }}).fields, "");
    if (name == "a case") rows.add(schema_of_object<CluedoCase>().fields, "");
    if (name != "options of strategies") return rows.table();
    each_strategy([&](const auto& strategy) {
        auto fields = schema_of(strategy, Of{[&](auto& f, auto& s) { fields_of_options(f, board, s); }}).fields;
        if constexpr (requires { strategy.name; }) {
            std::erase_if(fields, [](const Schema::Field& f) { return f.name == "first"; });
            for (Schema::Field& f : fields) f.when = strategy.name;
        }
        rows.add(fields, "");
    });
    return rows.table();
}

} // namespace

std::string renewed_readme(std::string_view readme)
{
    std::string out;
    while (!readme.empty()) {
        const auto begin = readme.find(opening);
        const auto name_end = begin == readme.npos ? begin : readme.find(closing, begin);
        const auto block_end = name_end == readme.npos ? name_end : readme.find(end, name_end);
        if (block_end == readme.npos) break;
        const auto name = readme.substr(begin + opening.size(), name_end - begin - opening.size());
        const auto inside = name_end + closing.size();
        const std::string_view old = readme.substr(inside, block_end - inside);
        const auto& all = command_schemas();
        const auto command = std::find_if(all.begin(), all.end(), [&](const auto& c) { return c.command == name; });
        out.append(readme.substr(0, inside));
        out.append(command != all.end() ? section(*command, old) : shared_section(name)).append(end);
        readme.remove_prefix(block_end + end.size());
    }
    return out.append(readme);
}

} // namespace engine::request
