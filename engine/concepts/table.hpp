#pragma once
// A table's attributes and examples: the input of candidate elimination. Source 000, section 1; T. Mitchell, Machine
// Learning, 1997, chapter 2.
#include "engine/base/count.hpp"
#include "engine/concepts/error.hpp"
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::concepts {

inline constexpr int min_attributes = 2, max_attributes = 8, min_values = 2, max_values = 6;
inline constexpr int max_examples = 200, max_name = 60; // max_name in bytes of UTF-8

struct Attribute {
    std::string name; // may be empty
    std::vector<std::string> values;
    bool operator==(const Attribute&) const = default;
};

struct Table {
    std::vector<Attribute> attributes;
    std::string label{}; // the name of the label's column; "": it has none
    bool operator==(const Table&) const = default;
};

/// A value's index for each attribute; 0 beyond the last attribute.
using Instance = std::array<std::uint8_t, max_attributes>;

struct Example {
    Instance values{};
    bool positive = true;
    bool operator==(const Example&) const = default;
};

/// The number of values of each attribute: all that learning needs of a table.
struct Shape {
    int attributes = 0;
    std::array<std::uint8_t, max_attributes> values{};
    bool operator==(const Shape&) const = default;
};
Shape shape_of(const Table&);

/// Number of instances, at most 6^8.
Count instance_count(const Shape&);
/// The instance of this rank; the first attribute is the most significant. rank < instance_count().
Instance instance_at(const Shape&, Count rank);

/// The fault of a name that stands for an attribute or a value: 1 to max_name bytes of UTF-8 without control
/// characters, not "?" or "*".
std::optional<ErrorKind> problem_of_name(std::string_view);
/// The first fault of a table. Error.at is as its kind says; `attribute` receives where.
std::optional<Error> problem(const Attribute&);
std::optional<Error> problem(const Table&, int* attribute = nullptr);

/// The index of a value; nothing if the attribute has none of this name.
std::optional<int> value_named(const Attribute&, std::string_view);

} // namespace engine::concepts
