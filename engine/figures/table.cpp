#include "engine/figures/table.hpp"
#include "engine/base/json_string.hpp"
#include <algorithm>

namespace engine::figures {
namespace {

std::string csv_cell(std::string_view cell)
{
    if (cell.find_first_of(",\"\n\r") == std::string_view::npos) return std::string(cell);
    std::string out = "\"";
    for (const char c : cell) {
        if (c == '"') out += '"';
        out += c;
    }
    return out + '"';
}

bool is_whole(const std::string& cell)
{
    const std::size_t sign = cell.front() == '-' ? 1 : 0, digits = cell.size() - sign;
    return digits > 0 && digits <= 15 && cell.find_first_not_of("0123456789", sign) == cell.npos &&
           (digits == 1 || cell[sign] != '0');
}

/// For each column, whether its cells are numbers.
std::vector<bool> numeric(const Table& t)
{
    std::vector<bool> out(t.columns.size(), true);
    for (const auto& row : t.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!row[i].empty() && !is_whole(row[i])) out[i] = false;
    for (const std::size_t i : t.codes) out[i] = false;
    return out;
}

} // namespace

std::size_t width_of(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string to_csv(const Table& t)
{
    std::string out;
    const auto add = [&](const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < row.size(); ++i) out += (i > 0 ? "," : "") + csv_cell(row[i]);
        out += '\n';
    };
    add(t.columns);
    for (const auto& row : t.rows) add(row);
    return out;
}

std::string to_json(const Table& t)
{
    std::string out = "{\n  \"columns\": [";
    for (std::size_t i = 0; i < t.columns.size(); ++i) out += (i > 0 ? ", " : "") + json_string(t.columns[i]);
    out += "],\n  \"rows\": [";
    const auto numbers = numeric(t);
    for (std::size_t r = 0; r < t.rows.size(); ++r) {
        out += r > 0 ? ",\n    [" : "\n    [";
        for (std::size_t i = 0; i < t.rows[r].size(); ++i) {
            const std::string& cell = t.rows[r][i];
            out += (i > 0 ? ", " : "") + (cell.empty() ? std::string("null") : numbers[i] ? cell : json_string(cell));
        }
        out += ']';
    }
    return out + "\n  ]\n}\n";
}

std::string to_text(const Table& t)
{
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < t.columns.size(); ++i) {
        widths.push_back(width_of(t.columns[i]));
        for (const auto& row : t.rows) widths[i] = std::max(widths[i], width_of(row[i]));
    }
    std::string out;
    const auto add = [&](const std::vector<std::string>& row) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += row[i];
            if (i + 1 < row.size()) line.append(widths[i] - width_of(row[i]) + 2, ' ');
        }
        out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    };
    add(t.columns);
    for (const auto& row : t.rows) add(row);
    return out;
}

std::string to_tabular(const Table& t, bool is_latex)
{
    std::string out =
        "\\renewcommand{\\arraystretch}{1.4}\n\\begin{tabular}{" + std::string(t.columns.size(), 'c') + "}\n\\hline\n";
    const auto add = [&](const std::vector<std::string>& row, bool as_it_is) {
        for (std::size_t i = 0; i < row.size(); ++i)
            out += (i > 0 ? " & " : "") + (as_it_is ? row[i] : to_latex(row[i]));
        out += " \\\\\n";
    };
    add(t.columns, false);
    out += "\\hline\n";
    for (const auto& row : t.rows) add(row, is_latex);
    return out + "\\hline\n\\end{tabular}\n";
}

std::string written(const Table& t, Format format, bool is_latex)
{
    if (t.columns.empty()) return {};
    switch (format) {
    case Format::csv:
        return to_csv(t);
    case Format::json:
        return to_json(t);
    case Format::txt:
        return to_text(t);
    case Format::tex:
        return document(to_tabular(t, is_latex), "");
    }
    return {};
}

std::string to_latex(std::string_view text)
{
    std::string out;
    if (text.starts_with('-') && (text.size() == 1 || (text[1] >= '0' && text[1] <= '9'))) {
        out = "$-$"; // else it is a hyphen
        text.remove_prefix(1);
    }
    for (const char c : text) {
        if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) out += std::string("\\") + c;
        else if (c == '\\') out += "\\textbackslash{}";
        else if (c == '~') out += "\\textasciitilde{}";
        else if (c == '^') out += "\\textasciicircum{}";
        else out += c;
    }
    return out;
}

std::string document(std::string_view body, std::string_view libraries, bool has_plot)
{
    std::string out = "% Written by Sagaz; compiles with pdflatex.\n\\documentclass[border=2pt]{standalone}\n"
                      "\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb}\n"
                      "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{} % else bitmaps\n";
    if (has_plot) out += "\\usepackage{pgfplots}\n\\pgfplotsset{compat=1.16}\n";
    if (!libraries.empty()) out.append("\\usepackage{tikz}\n\\usetikzlibrary{").append(libraries).append("}\n");
    return out.append("\\begin{document}\n").append(body).append("\\end{document}\n");
}

} // namespace engine::figures
