#pragma once
// Reads a table that somebody typed or copied from a spreadsheet: a row of attributes, then an example a row, the label
// last.
#include "engine/base/expected.hpp"
#include "engine/concepts/table.hpp"

namespace engine::concepts {

ENGINE_NAMED(ReadErrorKind,
             too_long,           // of the whole text
             empty,              // no example
             bad_attributes,     // min_attributes to max_attributes and the label's column; of row 1
             bad_name,           // problem_of_name()
             repeated_attribute, // column = the second
             wrong_cells,        // the row has fewer or more cells than row 1
             hole,               // an empty cell
             bad_label,          // neither yes nor no
             too_many_values,    // column = of an attribute with more than max_values
             too_many_examples);

/// Row and column count from 1, blank rows included; 0 = none.
struct ReadError {
    ReadErrorKind kind;
    int row = 0, column = 0;
    bool operator==(const ReadError&) const = default;
};

struct ReadTable {
    Table table; // values in the order in which they come
    std::vector<Example> examples;
    std::vector<int> left_out;  // rows that repeat an earlier example with its label
    std::vector<int> completed; // attributes with one value in the examples, which got a second: `other`
    bool operator==(const ReadTable&) const = default;
};

inline constexpr std::size_t max_read = 20'000; // bytes

/// Cells are separated by tabs, else semicolons, else commas, as the first row has them; "a;b" in quotes is one cell.
/// Rows end with \n or \r\n; a text of one line may separate them with "/". Labels: yes, y, true, 1, + and no, n, false,
/// 0, -, − in English, Spanish, Italian and Portuguese, in any case. A case that stands with both labels is accepted:
/// learning reports the contradiction. `other` names the second value of an attribute that shows one.
/// O(size × examples).
Expected<ReadTable, ReadError> read_table(std::string_view text, std::size_t most_examples = max_examples,
                                          std::string_view other = "other");

/// Where an error stands: the byte at which its cell begins, or the row's end where that has no such cell, and the row.
struct ReadPlace {
    std::size_t at = 0;
    std::string row;
};
ReadPlace place_of(std::string_view text, const ReadError&);

} // namespace engine::concepts
