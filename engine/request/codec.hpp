#pragma once
// JSON in and out for every type that describes its fields (types/fields.hpp).
#include "engine/base/fraction.hpp"
#include "engine/request/json.hpp"
#include "engine/request/types/fields.hpp"
#include <array>
#include <limits>
#include <map>
#include <type_traits>
#include <utility>
#include <vector>

namespace engine::request {

// Values by their type, reported with the same sentences in requests and results.

bool read_flag(const At&, const Json&);
std::string read_text(const At&, const Json&);
double read_real(const At&, const Json&);
std::int64_t read_integer(const At&, const Json&, std::int64_t least, std::int64_t most);
/// A key of digits.
std::uint64_t number_of(const At&, const std::string& key);
/// "4/7", or a whole number.
Fraction read_fraction(const At&, const Json&);
/// The array, or null after reporting that it is none. `size`: the number of values wanted; -1 = any.
const Json* read_array(const At&, const Json&, int size = -1);

template <class T, template <class...> class Of>
inline constexpr bool is_a = false;
template <class... A, template <class...> class Of>
inline constexpr bool is_a<Of<A...>, Of> = true;
template <class T>
inline constexpr bool is_std_array = false;
template <class T, std::size_t N>
inline constexpr bool is_std_array<std::array<T, N>> = true;

template <class Shape>
inline constexpr bool takes_optional = is_a<Shape, OrNull> || requires
{
    Shape::takes_optional;
};

/// to.emplace(), also for a class inside the one being described: clang does not see that its default constructor exists.
template <class T>
T& fill(std::optional<T>& to)
{
    return to.emplace(T{});
}

template <class T>
void read_object(const At&, const Json&, T&);
void read_fields(const At&, const Json&, auto fields);
Json write_fields(auto fields);

/// Reads a value as its shape says, or as its type says.
template <class T, class Shape = ByType>
void read_value(const At& at, const Json& json, T& to, const Shape& shape = {})
{
    if constexpr (is_a<Shape, OrNull>) {
        if (json.is_null()) to.reset();
        else read_value(at, json, fill(to), shape.shape);
    } else if constexpr (is_a<Shape, ListOf>) {
        if (const Json* list = read_array(at, json))
            for (std::size_t i = 0; i < list->size() && !at.failed(); ++i)
                read_value(at.in(i), (*list)[i], to.emplace_back(), shape.shape);
    } else if constexpr (is_a<Shape, Of>) read_fields(at, json, [&](auto& f) { shape.fields(f, to); });
    else if constexpr (!std::is_same_v<Shape, ByType>) shape.read(at, json, to);
    else if constexpr (requires { T::read(at, json, to); }) T::read(at, json, to);
    else if constexpr (std::is_same_v<T, bool>) to = read_flag(at, json);
    else if constexpr (std::is_same_v<T, std::string>) to = read_text(at, json);
    else if constexpr (std::is_enum_v<T>) OneOf<T>{}.read(at, json, to);
    else if constexpr (std::is_floating_point_v<T>) to = read_real(at, json);
    else if constexpr (std::is_integral_v<T> && sizeof(T) == 8 && std::is_unsigned_v<T>)
        to = Whole{0, UINT64_MAX}.number(at, json);
    else if constexpr (std::is_integral_v<T>)
        to = static_cast<T>(read_integer(at, json, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    else if constexpr (std::is_same_v<T, Fraction>) to = read_fraction(at, json);
    else if constexpr (is_a<T, std::optional>) read_value(at, json, to, OrNull{ByType{}});
    else if constexpr (is_a<T, std::vector>) read_value(at, json, to, ListOf{ByType{}});
    else if constexpr (is_std_array<T>) {
        if (const Json* list = read_array(at, json, static_cast<int>(to.size())))
            for (std::size_t i = 0; i < to.size(); ++i) read_value(at.in(i), (*list)[i], to[i]);
    } else if constexpr (is_a<T, std::pair>) {
        if (const Json* list = read_array(at, json, 2)) {
            read_value(at.in(0), (*list)[0], to.first);
            read_value(at.in(1), (*list)[1], to.second);
        }
    } else if constexpr (is_a<T, std::map>) {
        if (!json.is_object()) return at.wrong_type("an object");
        for (const auto& [key, value] : json.items()) {
            if constexpr (std::is_same_v<typename T::key_type, std::string>) read_value(at.in(key), value, to[key]);
            else read_value(at.in(key), value, to[static_cast<typename T::key_type>(number_of(at.in(key), key))]);
        }
    } else read_object(at, json, to);
}

/// The fields of an object, or the values of an array, one after another.
class FieldReader {
public:
    /// `is_list`: the fields are the values of an array. Both must outlive the reader.
    FieldReader(const At& at, const Json& json, bool is_list = false);

    template <class T, class Shape>
    void must(std::string_view name, T& to, const Shape& shape, Doc)
    {
        if (const Json* json = find(name)) read_value(place(name), *json, to, shape);
        else if (!at_.failed()) missing(name, remedy(shape));
    }
    template <class T>
    void must(std::string_view name, T& to, Doc doc)
    {
        must(name, to, ByType{}, doc);
    }
    template <class T, class Shape>
    void may(std::string_view name, T& to, const Shape& shape, Doc)
    {
        const Json* json = find(name);
        if (json == nullptr) return;
        if constexpr (is_a<T, std::optional> && !takes_optional<Shape>) read_value(place(name), *json, fill(to), shape);
        else read_value(place(name), *json, to, shape);
    }
    template <class T>
    void may(std::string_view name, T& to, Doc doc)
    {
        may(name, to, ByType{}, doc);
    }
    void when(bool applies, FieldCase, auto fields)
    {
        if (applies) fields();
    }
    void check(auto f)
    {
        if (!at_.failed()) f(at_);
    }
    void ignored(std::initializer_list<std::string_view> names);

    /// Reports the first unknown field.
    void finish();
    const std::optional<Problem>& problem() const { return at_.first(); }

private:
    template <class Shape>
    static std::string remedy(const Shape& shape)
    {
        if constexpr (requires { shape.remedy(); }) return shape.remedy();
        else return "give it";
    }
    /// The value, if it is there and nothing has failed.
    const Json* find(std::string_view name);
    void missing(std::string_view name, const std::string& remedy);
    At place(std::string_view name) const { return is_list_ ? at_.in(next_ - 1) : at_.in(name); }

    const At& at_;
    const Json& json_;
    bool is_list_;
    std::size_t next_ = 0; // index after the last value of an array
    std::vector<std::string_view> known_;
};

void read_fields(const At& at, const Json& json, auto fields)
{
    FieldReader in(at, json);
    fields(in);
    in.finish();
}

template <class T>
void read_object(const At& at, const Json& json, T& to)
{
    FieldReader in(at, json, Described<T>::is_list);
    Described<T>::fields(in, to);
    in.finish();
}

template <class T>
Json write_object(const T&);

template <class T, class Shape = ByType>
Json write_value(const T& value, const Shape& shape = {})
{
    if constexpr (is_a<Shape, OrNull>) return value ? write_value(*value, shape.shape) : Json(nullptr);
    else if constexpr (is_a<Shape, ListOf>) {
        Json list = Json::array();
        for (const auto& one : value) list.push_back(write_value(one, shape.shape));
        return list;
    } else if constexpr (is_a<Shape, Of>) return write_fields([&](auto& f) { shape.fields(f, value); });
    else if constexpr (requires { shape.write(value); }) return shape.write(value);
    else if constexpr (requires { T::write(value); }) return T::write(value);
    else if constexpr (std::is_arithmetic_v<T>) return value;
    else if constexpr (std::is_same_v<T, std::string>) return value;
    else if constexpr (std::is_enum_v<T>) return name(value);
    else if constexpr (std::is_same_v<T, Fraction>) return to_text(value);
    else if constexpr (is_a<T, std::optional>) return write_value(value, OrNull{ByType{}});
    else if constexpr (is_a<T, std::vector> || is_std_array<T>) return write_value(value, ListOf{ByType{}});
    else if constexpr (is_a<T, std::pair>) return Json::array({write_value(value.first), write_value(value.second)});
    else if constexpr (is_a<T, std::map>) {
        Json object = Json::object();
        for (const auto& [key, one] : value)
            if constexpr (std::is_same_v<typename T::key_type, std::string>) object[key] = write_value(one);
            else object[std::to_string(key)] = write_value(one);
        return object;
    } else return write_object(value);
}

class FieldWriter {
public:
    explicit FieldWriter(bool is_list = false) : json_(is_list ? Json::array() : Json::object()) {}

    template <class T, class Shape>
    void must(std::string_view name, const T& value, const Shape& shape, Doc)
    {
        put(name, write_value(value, shape));
    }
    template <class T>
    void must(std::string_view name, const T& value, Doc)
    {
        put(name, write_value(value));
    }
    template <class T, class Shape>
    void may(std::string_view name, const T& value, const Shape& shape, Doc)
    {
        if constexpr (is_a<T, std::optional>) {
            if (!value) return;
            if constexpr (takes_optional<Shape>) put(name, write_value(value, shape));
            else put(name, write_value(*value, shape));
        } else put(name, write_value(value, shape));
    }
    template <class T>
    void may(std::string_view name, const T& value, Doc doc)
    {
        may(name, value, ByType{}, doc);
    }
    void when(bool applies, FieldCase, auto fields)
    {
        if (applies) fields();
    }
    static void check(auto) {}
    static void ignored(std::initializer_list<std::string_view>) {}

    Json take() { return std::move(json_); }

private:
    void put(std::string_view name, Json value);
    Json json_;
};

Json write_fields(auto fields)
{
    FieldWriter out;
    fields(out);
    return out.take();
}

template <class T>
Json write_object(const T& value)
{
    FieldWriter out(Described<T>::is_list);
    Described<T>::fields(out, value);
    return out.take();
}

} // namespace engine::request
