#pragma once
// A table in each format. Each game fills one; LaTeX may have richer cells.
#include "engine/figures/format.hpp"
#include <string>
#include <string_view>
#include <vector>

namespace engine::figures {

struct Table {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; // as many cells as columns
    std::vector<std::size_t> codes{};           // columns whose digits are no numbers
};

/// RFC 4180, with line ends \n.
std::string to_csv(const Table&);
/// {"columns": ["…"], "rows": [["1/2", 1, null]]}: a column of whole numbers as such, an empty cell as null.
std::string to_json(const Table&);
/// Columns of equal width, two spaces apart.
std::string to_text(const Table&);
/// A tabular with rules above, below and under the names of the columns. `is_latex`: the cells are LaTeX already.
std::string to_tabular(const Table&, bool is_latex = false);

/// The table as a file of this format; "" if it has no columns.
std::string written(const Table&, Format, bool is_latex = false);

/// Text for LaTeX, in UTF-8.
std::string to_latex(std::string_view);
/// A document of its own around a body, which compiles with pdflatex. `libraries`: of TikZ, "" = without TikZ.
std::string document(std::string_view body, std::string_view libraries, bool has_plot = false);
/// Characters as they are seen: of UTF-8, one each.
std::size_t width_of(std::string_view);

} // namespace engine::figures
