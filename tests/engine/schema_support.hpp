#pragma once
// A JSON Schema in tests: whether a value fits, and other values that fit.
#include "engine/base/rng.hpp"
#include "tests/json.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace schema_support {

using Json = nlohmann::json;

/// The keywords of our schemas but `pattern`, which tests do not check.
class Schemas {
public:
    explicit Schemas(Json root) : root_(std::move(root)) {}

    /// The definition of a request, or of NAME.result.
    Json named(const std::string& name) const { return {{"$ref", "#/$defs/" + name}}; }

    /// "" if the value fits, else the path of the first value that does not.
    std::string misfit(const Json& value, const Json& schema, const std::string& path = ".") const
    {
        if (schema.is_boolean()) return schema == true ? "" : path;
        std::string first;
        const auto expect = [&](bool fits) {
            if (!fits && first.empty()) first = path;
        };
        const auto also = [&](const Json& inner, const Json& part, const std::string& place) {
            if (first.empty()) first = misfit(inner, part, place);
        };
        const auto fitting = [&](const Json& all) {
            return std::count_if(all.begin(), all.end(), [&](const Json& one) { return misfit(value, one).empty(); });
        };
        for (const auto& [key, part] : schema.items()) {
            if (key == "$ref") also(value, target(part), path);
            else if (key == "type") expect(has_type(value, part));
            else if (key == "enum") expect(std::find(part.begin(), part.end(), value) != part.end());
            else if (key == "const") expect(value == part);
            else if (key == "anyOf") expect(fitting(part) > 0);
            else if (key == "oneOf") expect(fitting(part) == 1);
            else if (key == "allOf") {
                for (const Json& one : part) also(value, one, path);
            } else if (key == "if") {
                if (misfit(value, part).empty()) also(value, schema["then"], path);
            } else if (key == "minimum") expect(!value.is_number() || value >= part);
            else if (key == "maximum") expect(!value.is_number() || value <= part);
            else if (key == "exclusiveMaximum") expect(!value.is_number() || value < part);
            else if (key == "minItems") expect(!value.is_array() || value.size() >= part);
            else if (key == "maxItems") expect(!value.is_array() || value.size() <= part);
            else if (key == "uniqueItems") expect(!value.is_array() || all_differ(value));
            else if (key == "prefixItems") {
                for (std::size_t i = 0; value.is_array() && i < std::min(value.size(), part.size()); ++i)
                    also(value[i], part[i], path + std::to_string(i) + ".");
            } else if (key == "items") {
                const std::size_t begin = schema.contains("prefixItems") ? schema["prefixItems"].size() : 0;
                for (std::size_t i = begin; value.is_array() && i < value.size(); ++i)
                    also(value[i], part, path + std::to_string(i) + ".");
            } else if (key == "required") {
                for (const Json& name : part)
                    expect(!value.is_object() || value.contains(name.get_ref<const std::string&>()));
            } else if (key == "properties" || key == "additionalProperties") {
                if (!value.is_object()) continue;
                for (const auto& [name, inner] : value.items()) {
                    const bool is_listed = schema.contains("properties") && schema["properties"].contains(name);
                    if (is_listed == (key == "properties"))
                        also(inner, is_listed ? part[name] : part, path + name + ".");
                }
            } else if (std::find(notes.begin(), notes.end(), key) == notes.end()) {
                return path + " has a schema with the unknown keyword " + key;
            }
        }
        return first;
    }

    /// Turns a value that fits into another one: numbers, words, lengths of lists, fields that may be missing.
    void vary(Json& value, const Json& schema, engine::Rng& rng) const
    {
        if (schema.is_boolean()) return;
        if (schema.contains("$ref")) return vary(value, target(schema["$ref"]), rng);
        if (schema.contains("anyOf")) {
            const Json& all = schema["anyOf"];
            const bool has_null = std::find(all.begin(), all.end(), Json{{"type", "null"}}) != all.end();
            if (has_null && rng.below(8) == 0) value = nullptr;
            for (const Json& one : all)
                if (misfit(value, one).empty()) return vary(value, one, rng);
        }
        if (schema.contains("enum")) value = schema["enum"][rng.index(schema["enum"].size())];
        else if (value.is_boolean()) value = rng.below(2) == 0;
        else if (value.is_number_integer()) {
            const auto least = schema.value("minimum", std::int64_t{-100});
            auto most = least + 200;
            if (schema.contains("maximum") && schema["maximum"] < most) most = schema["maximum"].get<std::int64_t>();
            value = least + static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(most - least) + 1));
        } else if (value.is_number()) {
            const bool is_probability = schema.contains("maximum") || schema.contains("exclusiveMaximum");
            value = static_cast<double>(rng.below(is_probability ? 8 : 4000)) / 8;
        } else if (value.is_array()) {
            if (schema.contains("uniqueItems")) return;
            const std::size_t fixed = schema.contains("prefixItems") ? schema["prefixItems"].size() : 0;
            const std::size_t least = schema.value("minItems", fixed), most = schema.value("maxItems", fixed + 100);
            if (fixed == 0 && value.size() > least && rng.below(4) == 0) value.erase(value.size() - 1);
            else if (fixed == 0 && !value.empty() && value.size() < most && rng.below(4) == 0)
                value.push_back(value.back());
            for (std::size_t i = 0; i < value.size(); ++i)
                vary(value[i], i < fixed ? schema["prefixItems"][i] : schema["items"], rng);
        } else if (value.is_object()) {
            const Json before = value;
            std::vector<std::string> names;
            for (const auto& [name, inner] : value.items()) names.push_back(name);
            for (const std::string& name : names) {
                if (!schema.contains("properties") || !schema["properties"].contains(name)) continue;
                Json without = value;
                without.erase(name);
                if (rng.below(8) == 0 && misfit(without, schema).empty()) value = std::move(without);
                else vary(value[name], schema["properties"][name], rng);
            }
            if (schema.contains("allOf") && !misfit(value, schema).empty()) value = before; // another case
        }
    }

private:
    static constexpr std::array<std::string_view, 7> notes{"$schema", "title", "description", "default",
                                                           "then",    "$defs", "pattern"};

    const Json& target(const std::string& ref) const { return root_["$defs"][ref.substr(ref.rfind('/') + 1)]; }
    static bool has_type(const Json& value, const Json& type)
    {
        if (type.is_array())
            return std::any_of(type.begin(), type.end(), [&](const Json& one) { return has_type(value, one); });
        if (type == "integer") return value.is_number_integer();
        return type == value.type_name();
    }
    static bool all_differ(const Json& list)
    {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i), list[i]) !=
                list.begin() + static_cast<std::ptrdiff_t>(i))
                return false;
        return true;
    }

    Json root_;
};

} // namespace schema_support
