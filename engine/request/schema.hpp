#pragma once
// Describes requests and results: a JSON Schema (draft 2020-12), and the rows of the tables in README.md.
#include "engine/request/codec.hpp"
#include "engine/request/typed.hpp"

namespace engine::request {

/// A value's JSON Schema, and what a table says about it.
class Schema {
public:
    struct Field;
    Json json;
    std::string type;          // for people: "1…9"
    std::vector<Field> fields; // of an object, or of the objects of a list
    bool of_items = false;     // they are those of a list's objects

    /// `json` without a title; the type is also its title.
    static Schema named(std::string type, Json json);
    static Schema whole(std::int64_t least);
    static Schema words(const std::vector<std::string>& all);
    static Schema list(Schema item, std::size_t least = 0, std::optional<std::size_t> most = {});
    static Schema either(std::vector<Schema> all);
    Schema or_null() &&;
};

struct Schema::Field {
    std::string name;
    Schema value;
    Doc doc = "";
    bool required = false;
    std::optional<Json> otherwise; // the default
    std::string when_field, when;  // the values of that field with which it exists
};

template <class T>
Schema schema_of_object(const T& value = {});
Schema schema_of_fields(auto fields);

template <class T, class Shape = ByType>
Schema schema_of(const T& value, const Shape& shape = {})
{
    if constexpr (is_a<Shape, OrNull>) return schema_of(typename T::value_type{}, shape.shape).or_null();
    else if constexpr (is_a<Shape, ListOf>) return Schema::list(schema_of(typename T::value_type{}, shape.shape));
    else if constexpr (is_a<Shape, Of>) return schema_of_fields([&](auto& f) { shape.fields(f, value); });
    else if constexpr (requires { shape.schema(value); }) return shape.schema(value);
    else if constexpr (requires { shape.schema(); }) return shape.schema();
    else if constexpr (requires { shape.names(); }) {
        std::vector<std::string> names;
        for (const auto one : shape.all) names.emplace_back(name(one));
        return Schema::words(names);
    } else if constexpr (requires { T::schema(); }) return T::schema();
    else if constexpr (std::is_same_v<T, bool>) return Schema{{{"type", "boolean"}}, "true or false", {}};
    else if constexpr (std::is_same_v<T, std::string>) return Schema{{{"type", "string"}}, "string", {}};
    else if constexpr (std::is_enum_v<T>) return schema_of(value, OneOf<T>{});
    else if constexpr (std::is_floating_point_v<T>) return Schema{{{"type", "number"}}, "number", {}};
    else if constexpr (std::is_integral_v<T>)
        return std::is_signed_v<T> ? Schema{{{"type", "integer"}}, "whole number", {}} : Schema::whole(0);
    else if constexpr (std::is_same_v<T, Fraction>)
        return Schema::named("fraction", {{"type", "string"}, {"pattern", "^-?[0-9]+(/[0-9]+)?$"}});
    else if constexpr (is_a<T, std::optional>) return schema_of(value, OrNull{ByType{}});
    else if constexpr (is_a<T, std::vector>) return schema_of(value, ListOf{ByType{}});
    else if constexpr (is_std_array<T>) return Schema::list(schema_of(value[0]), value.size(), value.size());
    else if constexpr (is_a<T, std::pair>) return Schema::list(schema_of(value.first), 2, 2);
    else if constexpr (is_a<T, std::map>) {
        Schema one = schema_of(typename T::mapped_type{});
        return {{{"type", "object"}, {"additionalProperties", std::move(one.json)}}, "object of: " + one.type, {}};
    } else return schema_of_object(value);
}

class FieldSchema {
public:
    template <class T, class Shape>
    void must(std::string_view name, const T& value, const Shape& shape, Doc doc)
    {
        add(name, schema_of(value, shape), doc, true, {});
    }
    template <class T>
    void must(std::string_view name, const T& value, Doc doc)
    {
        must(name, value, ByType{}, doc);
    }
    template <class T, class Shape>
    void may(std::string_view name, const T& value, const Shape& shape, Doc doc)
    {
        if constexpr (is_a<T, std::optional> && takes_optional<Shape>)
            add(name, schema_of(value, shape), doc, false, {});
        else if constexpr (is_a<T, std::optional>)
            add(name, schema_of(typename T::value_type{}, shape), doc, false, {});
        else if constexpr (requires { Shape::follows; }) add(name, schema_of(value, shape), doc, false, {});
        else
            add(name, schema_of(value, shape), doc, false,
                std::optional<Json>(std::in_place, write_value(value, shape)));
    }
    template <class T>
    void may(std::string_view name, const T& value, Doc doc)
    {
        may(name, value, ByType{}, doc);
    }
    /// Describes the fields of every case.
    void when(bool, FieldCase which, auto fields)
    {
        case_ = which;
        fields();
        case_ = {};
    }
    static void check(auto) {}
    void ignored(std::initializer_list<std::string_view> names);

    Schema object() const;
    Schema values() const; // as an array

private:
    void add(std::string_view name, Schema, Doc, bool required, std::optional<Json> otherwise);

    std::vector<Schema::Field> fields_;
    std::vector<std::string> ignored_;
    FieldCase case_;
};

Schema schema_of_fields(auto fields)
{
    FieldSchema f;
    fields(f);
    return f.object();
}

template <class T>
Schema schema_of_object(const T& value)
{
    FieldSchema f;
    Described<T>::fields(f, value);
    return Described<T>::is_list ? f.values() : f.object();
}

/// A request and its result.
struct CommandSchema {
    std::string_view command, about;
    Schema request, result;
};
/// Every request of types/, in the order of README.md.
const std::vector<CommandSchema>& command_schemas();

/// A JSON Schema of every request, and in `$defs` of every result and every line of the door.
Json json_schema();

/// Definitions that refer to themselves.
void add_shared_definitions(Json& defs);

/// README.md with its tables renewed: between `<!-- codes.rank -->` and `<!-- end -->` stand the command's fields, its
/// result's, and an example. The example's request is kept, and its result computed.
std::string renewed_readme(std::string_view readme);

} // namespace engine::request
