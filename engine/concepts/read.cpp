#include "engine/concepts/read.hpp"
#include <algorithm>

namespace engine::concepts {
namespace {

using Row = std::vector<std::string>;

Unexpected<ReadError> refuse(ReadErrorKind kind, std::size_t row = 0, std::size_t column = 0)
{
    return Unexpected<ReadError>(ReadError{kind, static_cast<int>(row), static_cast<int>(column)});
}

std::string trimmed(std::string_view s)
{
    const auto begin = s.find_first_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string()
                                           : std::string(s.substr(begin, s.find_last_not_of(" \t\r") - begin + 1));
}

/// ASCII letters, and those of Latin-1 as UTF-8, in lower case.
std::string lower(std::string s)
{
    for (std::size_t i = 0; i < s.size(); ++i) {
        const auto c = static_cast<unsigned char>(s[i]);
        if (c >= 'A' && c <= 'Z') s[i] = static_cast<char>(c + 32);
        const bool after_latin = i > 0 && static_cast<unsigned char>(s[i - 1]) == 0xC3;
        if (after_latin && c >= 0x80 && c <= 0x9E) s[i] = static_cast<char>(c + 32);
    }
    return s;
}

std::optional<bool> label_from(const std::string& cell)
{
    constexpr std::array<std::string_view, 14> yes{"yes", "y",  "true", "1",         "+",    "sí",         "si",
                                                   "s",   "sì", "sim",  "verdadero", "vero", "verdadeiro", "v"};
    constexpr std::array<std::string_view, 12> no{"no", "n",   "false", "0",     "-",     "−",
                                                  "–",  "não", "nao",   "falso", "falsa", "f"};
    const std::string word = lower(cell);
    if (std::find(yes.begin(), yes.end(), word) != yes.end()) return true;
    if (std::find(no.begin(), no.end(), word) != no.end()) return false;
    return std::nullopt;
}

/// Calls take(c, quoted) for each character; a quoted cell begins with a quotation mark, and "" in it is one mark.
template <class Take>
void each_character(std::string_view text, Take take)
{
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '"') take(text[i], quoted);
        else if (quoted && i + 1 < text.size() && text[i + 1] == '"') take(text[++i], true);
        else quoted = !quoted;
    }
}

char separator_of(std::string_view text, char row_end)
{
    bool tab = false, semicolon = false, ended = false;
    each_character(text, [&](char c, bool quoted) {
        ended = ended || (!quoted && c == row_end);
        if (ended || quoted) return;
        tab = tab || c == '\t';
        semicolon = semicolon || c == ';';
    });
    return tab ? '\t' : semicolon ? ';' : ',';
}

char row_end_of(std::string_view text) { return text.find('\n') == std::string_view::npos ? '/' : '\n'; }

std::vector<Row> rows_of(std::string_view text)
{
    const char row_end = row_end_of(text);
    const char separator = separator_of(text, row_end);
    std::vector<Row> rows(1);
    std::string cell;
    const auto end_cell = [&] {
        rows.back().push_back(trimmed(cell));
        cell.clear();
    };
    each_character(text, [&](char c, bool quoted) {
        if (quoted || (c != separator && c != row_end)) {
            cell += c;
            return;
        }
        end_cell();
        if (c == row_end) rows.emplace_back();
    });
    end_cell();
    return rows;
}

bool is_blank(const Row& r)
{
    return std::all_of(r.begin(), r.end(), [](const std::string& cell) { return cell.empty(); });
}

std::optional<ReadError> read_head(const Row& head, std::size_t row, Table& table)
{
    const std::size_t n = head.size() - 1;
    if (head.size() < min_attributes + 1 || head.size() > max_attributes + 1)
        return ReadError{ReadErrorKind::bad_attributes, static_cast<int>(row), static_cast<int>(head.size())};
    for (std::size_t i = 0; i < n; ++i) {
        const ReadError at{ReadErrorKind::bad_name, static_cast<int>(row), static_cast<int>(i + 1)};
        if (problem_of_name(head[i])) return at;
        for (const Attribute& a : table.attributes)
            if (a.name == head[i]) return ReadError{ReadErrorKind::repeated_attribute, at.row, at.column};
        table.attributes.push_back({head[i], {}});
    }
    if (!problem_of_name(head[n]) && head[n] != "+") table.label = head[n]; // "+" stands for no name
    return std::nullopt;
}

Expected<Example, ReadError> read_example(const Row& cells, std::size_t row, Table& table)
{
    const std::size_t n = table.attributes.size();
    if (cells.size() != n + 1) return refuse(ReadErrorKind::wrong_cells, row, std::min(cells.size(), n + 1));
    Example e;
    for (std::size_t i = 0; i < n; ++i) {
        Attribute& a = table.attributes[i];
        if (cells[i].empty()) return refuse(ReadErrorKind::hole, row, i + 1);
        if (problem_of_name(cells[i])) return refuse(ReadErrorKind::bad_name, row, i + 1);
        auto value = value_named(a, cells[i]);
        if (!value) {
            if (a.values.size() == max_values) return refuse(ReadErrorKind::too_many_values, row, i + 1);
            value = static_cast<int>(a.values.size());
            a.values.push_back(cells[i]);
        }
        e.values[i] = static_cast<std::uint8_t>(*value);
    }
    if (cells[n].empty()) return refuse(ReadErrorKind::hole, row, n + 1);
    const auto label = label_from(cells[n]);
    if (!label) return refuse(ReadErrorKind::bad_label, row, n + 1);
    e.positive = *label;
    return e;
}

/// Gives an attribute with one value a second one, since a concept must be able to ask for the first.
bool complete(Attribute& a, std::string_view other)
{
    if (a.values.size() >= min_values) return false;
    a.values.emplace_back(a.values[0] == other ? std::string(other) + " 2" : std::string(other));
    return true;
}

} // namespace

Expected<ReadTable, ReadError> read_table(std::string_view text, std::size_t most_examples, std::string_view other)
{
    if (text.size() > max_read) return refuse(ReadErrorKind::too_long);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const std::vector<Row> rows = rows_of(text);
    ReadTable out;
    std::size_t head = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (is_blank(rows[i])) continue;
        if (head == 0) {
            head = i + 1;
            if (const auto bad = read_head(rows[i], head, out.table)) return Unexpected<ReadError>(*bad);
            continue;
        }
        const auto e = read_example(rows[i], i + 1, out.table);
        if (!e) return Unexpected<ReadError>(e.error());
        if (std::find(out.examples.begin(), out.examples.end(), *e) != out.examples.end()) {
            out.left_out.push_back(static_cast<int>(i + 1));
            continue;
        }
        if (out.examples.size() == most_examples) return refuse(ReadErrorKind::too_many_examples, i + 1);
        out.examples.push_back(*e);
    }
    if (out.examples.empty()) return refuse(ReadErrorKind::empty);
    for (std::size_t i = 0; i < out.table.attributes.size(); ++i)
        if (complete(out.table.attributes[i], other)) out.completed.push_back(static_cast<int>(i));
    return out;
}

ReadPlace place_of(std::string_view text, const ReadError& e)
{
    const char row_end = row_end_of(text), separator = separator_of(text, row_end);
    int row = 1, column = 1;
    std::size_t begin = 0, end = text.size();
    std::optional<std::size_t> cell;
    bool quoted = false;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (!cell && row == e.row && column == e.column && (i == text.size() || text[i] != ' ')) cell = i;
        if (i == text.size()) break;
        if (text[i] == '"') quoted = !quoted;
        if (quoted || (text[i] != separator && text[i] != row_end)) continue;
        if (text[i] == separator) {
            ++column;
            continue;
        }
        if (row == e.row) {
            end = i;
            break;
        }
        ++row;
        column = 1;
        begin = i + 1;
    }
    return {cell.value_or(end), trimmed(text.substr(begin, end - begin))};
}

} // namespace engine::concepts
