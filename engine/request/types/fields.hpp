#pragma once
// The vocabulary in which a request or a result describes its fields. A type lists each field once:
//
//     struct Dice {
//         int sides = 6;
//         std::vector<int> rolls;
//         static void fields(auto& f, auto& d)
//         {
//             f.may("sides", d.sides, Whole{2, 20}, "faces of the die");
//             f.must("rolls", d.rolls, {"the rolls so far", "pips"});
//         }
//     };
//
// The readers and writers (codec.hpp), the checker (typed.hpp) and the schema (schema.cpp) call `fields` with their own f:
//     must(name, member, [shape,] doc)   always there
//     may(name, member, [shape,] doc)    may be missing: the member keeps its default, a std::optional stays empty
//     when(applies, case, fields)        fields that only exist for some values of an earlier field
//     check(f)                           f(at) reports a problem of several fields together
//     ignored(names)                     read over in requests
// Fields are read in this order, so a shape may use earlier members. Without a shape, the member's type says how it is
// written. A type of another folder has a specialisation of Described.
#include "engine/base/count.hpp"
#include "engine/base/named.hpp"
#include "engine/request/problem.hpp"
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace engine::request {

using Json = nlohmann::json;
class Schema; // schema.hpp; shapes define schema() in schema_shapes.cpp

/// One line about a field, and the unit of its value.
struct Doc {
    constexpr Doc(const char* words, const char* of = "") : text(words), unit(of) {} // NOLINT: docs are literals
    std::string_view text, unit;
};

/// The values of an earlier field for which `when` applies: FieldCase{"type", "suggest, accuse"}.
struct FieldCase {
    std::string_view field, values;
};

template <class T>
struct Described {
    static constexpr bool is_list = requires { T::is_list; }; // written as an array of the values, without names
    static void fields(auto& f, auto& value) { T::fields(f, value); }
};

// Shapes. A shape has read(at, json, member); it may have write(member), check(at, member) and remedy(), the end of the
// sentence about a missing field. For a std::optional member of may() they get its value; of a shape that
// `takes_optional`, the optional. schema() describes it (schema.hpp).

/// The member's type says it.
struct ByType {};

/// A whole number in [least, most], for any member of an integral type.
struct Whole {
    std::uint64_t least, most;
    std::string_view range_is{}; // the range in words, where it depends on earlier fields
    std::uint64_t number(const At&, const Json&) const;
    void check_number(const At&, bool is_whole, std::uint64_t) const;
    std::string range() const;
    static std::string remedy() { return "give a whole number"; }
    Schema schema() const;

    void read(const At& at, const Json& json, auto& to) const
    {
        to = static_cast<std::remove_reference_t<decltype(to)>>(number(at, json));
    }
    void check(const At& at, const auto& value) const
    {
        check_number(at, std::cmp_greater_equal(value, 0), static_cast<std::uint64_t>(value));
    }
};

/// 64 bits, as a number or, since JavaScript's numbers are exact to 2^53 only, as a string of digits.
struct Seed {
    void read(const At&, const Json&, std::uint64_t&) const;
    Json write(std::uint64_t) const;
    Schema schema() const;
};

/// The enumerators of an ENGINE_NAMED; of another enumeration none.
template <class Enum>
constexpr std::span<const Enum> every()
{
    if constexpr (requires { names_of(Enum{}); }) return enumerators<Enum>;
    else return {};
}

/// The word of a field, if it is a string.
std::optional<std::string> word_in(const At&, const Json&);
/// Reports a word that is none of `names`. In `message`, $ is the field's path and % the word in quotes; without a
/// message the problem lists the names.
void unknown_word(const At&, std::string_view kind, std::string_view message, std::string_view word,
                  const std::string& names);

/// An enumerator by its name.
template <class Enum>
struct OneOf {
    std::string_view kind = "unknown_option", message{}, missing{};
    std::span<const Enum> all = every<Enum>();

    std::string remedy() const { return std::string(missing); }
    std::string names() const
    {
        std::string list;
        for (const Enum one : all) list.append(list.empty() ? "" : ", ").append(name(one));
        return list;
    }
    void read(const At& at, const Json& json, Enum& to) const
    {
        const auto word = word_in(at, json);
        if (!word) return;
        for (const Enum one : all)
            if (name(one) == *word) {
                to = one;
                return;
            }
        unknown_word(at, kind, message, *word, names());
    }
};

/// A string that is one of these words.
struct Words {
    std::string_view all; // "A, B, draw"
    void read(const At&, const Json&, std::string&) const;
    Schema schema() const;
};

/// null, or as S.
template <class S>
struct OrNull {
    S shape;
};
template <class S>
OrNull(S) -> OrNull<S>;

/// A list of S.
template <class S>
struct ListOf {
    S shape;
};
template <class S>
ListOf(S) -> ListOf<S>;

/// An object whose fields need values from outside: Of{[&](auto& f, auto& value) { … }}.
template <class Fields>
struct Of {
    Fields fields;
};
template <class Fields>
Of(Fields) -> Of<Fields>;

/// A probability, for a double; for an int in thousandths.
struct Probability {
    bool may_be_one = true;
    double number(const At&, const Json&) const;
    Schema schema() const;
    void read(const At& at, const Json& json, double& to) const { to = number(at, json); }
    void read(const At& at, const Json& json, int& to) const;
    Json write(double) const;
    Json write(int) const;
};

/// A number; null: the mean of nothing.
struct MaybeNothing {
    static void read(const At&, const Json&, double&);
    static Json write(double);
    static Schema schema();
};

/// A number up to 2^53, a string of digits beyond.
struct Exact {
    static void read(const At&, const Json&, Count&);
    static Json write(Count);
    static Schema schema();
};

/// Any JSON, kept as text.
struct AnyJson {
    static void read(const At&, const Json&, std::string&);
    static Json write(const std::string&);
    static Schema schema();
};

} // namespace engine::request
