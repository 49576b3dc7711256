#include "engine/request/schema.hpp"
#include "engine/request/types/every.hpp"
#include "engine/request/types/line.hpp"
#include <algorithm>

namespace engine::request {

Schema Schema::named(std::string type, Json json)
{
    json["title"] = type;
    return {std::move(json), std::move(type), {}};
}

Schema Schema::whole(std::int64_t least) { return {{{"type", "integer"}, {"minimum", least}}, "whole number", {}}; }

Schema Schema::words(const std::vector<std::string>& all)
{
    std::string type;
    for (const std::string& word : all) type.append(type.empty() ? "" : ", ").append("`" + word + "`");
    return {{{"enum", all}}, type, {}};
}

Schema Schema::list(Schema item, std::size_t least, std::optional<std::size_t> most)
{
    Json json = {{"type", "array"}, {"items", std::move(item.json)}};
    if (least > 0) json["minItems"] = least;
    if (most) json["maxItems"] = *most;
    std::string type = "list of: " + item.type;
    if (most && *most == least) type = std::to_string(least) + " values: " + item.type;
    return {std::move(json), type, std::move(item.fields), true};
}

Schema Schema::either(std::vector<Schema> all)
{
    Schema out{{{"anyOf", Json::array()}}, {}, {}};
    for (Schema& one : all) {
        out.json["anyOf"].push_back(std::move(one.json));
        out.type.append(out.type.empty() ? "" : ", or ").append(one.type);
        if (out.fields.empty()) out.fields = std::move(one.fields), out.of_items = one.of_items;
    }
    return out;
}

Schema Schema::or_null() &&
{
    Json null = {{"type", "null"}};
    return {{{"anyOf", {std::move(json), std::move(null)}}}, type + ", or null", std::move(fields), of_items};
}

void FieldSchema::add(std::string_view name, Schema value, Doc doc, bool required, std::optional<Json> otherwise)
{
    fields_.push_back({std::string(name), std::move(value), doc, required, std::move(otherwise),
                       std::string(case_.field), std::string(case_.values)});
}

/// "text, in units".
std::string described(Doc doc)
{
    return std::string(doc.text) + (doc.unit.empty() ? "" : ", in " + std::string(doc.unit));
}

void FieldSchema::ignored(std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) ignored_.emplace_back(name);
}

Schema FieldSchema::object() const
{
    Json json = {{"type", "object"}, {"properties", Json::object()}, {"additionalProperties", false}};
    Json& properties = json["properties"];
    std::vector<std::string> required;
    for (const Schema::Field& f : fields_) {
        Json value = f.value.json;
        value["description"] = described(f.doc);
        if (f.otherwise) value["default"] = *f.otherwise;
        Json& place = properties[f.name];
        if (place.is_null()) place = value; // else a field of another case has this name
        else if (place.contains("anyOf") && !f.when.empty()) place["anyOf"].push_back(value);
        else place = {{"anyOf", {place, value}}};
        if (!f.required) continue;
        if (f.when.empty()) required.push_back(f.name);
        else if (!f.when_field.empty()) {
            Json values = Json::array();
            for (std::size_t n = 0; !nth_name(f.when, n).empty(); ++n) values.push_back(nth_name(f.when, n));
            json["allOf"].push_back(
                {{"if", {{"properties", {{f.when_field, {{"enum", values}}}}}}}, {"then", {{"required", {f.name}}}}});
        }
    }
    if (!required.empty()) json["required"] = required;
    for (const std::string& name : ignored_) properties[name] = true;
    return {std::move(json), "object", fields_};
}

Schema FieldSchema::values() const
{
    Json items = Json::array();
    std::string type;
    for (const Schema::Field& f : fields_) {
        Json value = f.value.json;
        value["description"] = f.name + ": " + described(f.doc);
        items.push_back(std::move(value));
        type.append(type.empty() ? "[" : ",").append(f.name);
    }
    return {
        {{"type", "array"}, {"prefixItems", items}, {"items", false}, {"minItems", fields_.size()}}, type + "]", {}};
}

const std::vector<CommandSchema>& command_schemas()
{
    static const std::vector<CommandSchema> all = [] {
        std::vector<CommandSchema> list;
        each_request([&]<class Q>(std::type_identity<Q>) {
            list.push_back({Q::command, Q::about, schema_of_object<Q>(), schema_of_object<typename Q::Result>()});
        });
        return list;
    }();
    return all;
}

Json json_schema()
{
    const auto ref = [](std::string_view name) { return Json{{"$ref", "#/$defs/" + std::string(name)}}; };
    Json root = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "sagaz request"},
                 {"description", "A request, one JSON object a line. $defs has the result of each, NAME.result, and "
                                 "`line`, the lines of the answer."}};
    Json& defs = root["$defs"];
    for (const CommandSchema& c : command_schemas()) {
        Json request = c.request.json;
        request["description"] = c.about;
        request["properties"]["cmd"] = {{"const", c.command}};
        request["properties"]["progress"] = {
            {"type", "boolean"}, {"default", false}, {"description", "write lines of progress before the result"}};
        request["required"].push_back("cmd");
        const std::string name(c.command);
        defs[name] = std::move(request);
        defs[name + ".result"] = c.result.json;
        root["anyOf"].push_back(ref(name));
    }
    add_shared_definitions(defs);
    const auto line = [](const char* name, Json value) {
        return Json{{"type", "object"},
                    {"properties", {{name, std::move(value)}, {"ok", {{"const", std::string_view(name) == "result"}}}}},
                    {"required", {name}},
                    {"additionalProperties", false}};
    };
    defs["error"] = schema_of_object<ErrorFields>().json;
    defs["progress"] = schema_of_object<Progress>().json;
    defs["line"] = {
        {"anyOf",
         {line("result", {{"type", "object"}}), line("error", ref("error")), line("progress", ref("progress"))}},
        {"description", "A line with `progress` is followed by others; one with `ok` answers the request."}};
    return root;
}

} // namespace engine::request
