#include "engine/figures/games.hpp"
#include "engine/matrix/envelope.hpp"
#include "engine/matrix/game.hpp"
#include "engine/matrix/pure.hpp"
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace engine::figures {
namespace {

using matrix::Matrix, matrix::Side;

std::string in_math(const std::string& text)
{
    const std::size_t bar = text.find('/');
    if (bar == std::string::npos) return "$" + text + "$";
    const bool negative = text.front() == '-';
    return (negative ? "$-" : "$") + std::string("\\frac{") + text.substr(negative, bar - negative) + "}{" +
           text.substr(bar + 1) + "}$";
}

/// A row or a column, as the game names both.
std::string letter(int choice) { return std::string(1, static_cast<char>('A' + choice)); }

/// Payoffs with a column of row minima and of the row's probabilities, and below two rows of the columns'.
Table table_of(const Matrix& m, const matrix::Solution& solution, const Style& style)
{
    const Words& say = style.words;
    const bool latex = style.is_latex();
    const auto pure = matrix::pure(m);
    const auto number = [latex](const std::string& text) { return latex ? in_math(text) : text; };
    Table t;
    t.columns.emplace_back("");
    for (int c = 0; c < m.columns; ++c) t.columns.push_back(letter(c));
    t.columns.insert(t.columns.end(), {say(Word::minimum), say(Word::probability)});
    for (int r = 0; r < m.rows; ++r) {
        std::vector<std::string> row{letter(r)};
        for (int c = 0; c < m.columns; ++c) {
            const auto& saddles = pure.saddle_points;
            const bool saddle = std::find(saddles.begin(), saddles.end(), std::pair(r, c)) != saddles.end();
            const std::string text = number(to_text(m.at(r, c)));
            row.push_back(!saddle ? text : latex ? "\\fbox{" + text + "}" : text + " *");
        }
        const auto at = static_cast<std::size_t>(r);
        row.push_back(number(to_text(pure.row_minima[at])));
        row.push_back(number(to_text(solution.row[at])));
        t.rows.push_back(std::move(row));
    }
    std::vector<std::string> maxima{say(Word::maximum)}, mixture{say(Word::probability)};
    for (std::size_t c = 0; c < static_cast<std::size_t>(m.columns); ++c) {
        maxima.push_back(number(to_text(pure.column_maxima[c])));
        mixture.push_back(number(to_text(solution.column[c])));
    }
    for (auto* row : {&maxima, &mixture}) row->insert(row->end(), {"", ""});
    t.rows.push_back(std::move(maxima));
    t.rows.push_back(std::move(mixture));
    return t;
}

/// "maximin 0, minimax 2, value 4/7", in words of the field.
std::string summary(const Matrix& m, const matrix::Solution& solution, const Style& style)
{
    const Words& say = style.words;
    const bool latex = style.is_latex();
    const auto pure = matrix::pure(m);
    const auto number = [latex](const std::string& text) { return latex ? in_math(text) : text; };
    std::string out = "maximin " + number(to_text(pure.row_maximin)) + ", minimax " +
                      number(to_text(pure.col_minimax)) + ", " + say(Word::value) + ' ' +
                      number(to_text(solution.value));
    if (!pure.saddle_points.empty()) out += "; " + say(latex ? Word::saddles_are_boxed : Word::saddles_are_starred);
    return out;
}

double approximate(const std::string& text)
{
    const std::size_t bar = text.find('/');
    return std::strtod(text.c_str(), nullptr) /
           (bar == std::string::npos ? 1 : std::strtod(text.c_str() + bar + 1, nullptr));
}

/// "-4/7" to four decimals: "-0.5714".
std::string decimal(const std::string& text)
{
    const double value = approximate(text);
    const long long parts = std::llround(std::clamp(value, -9e14, 9e14) * 10'000), size = parts < 0 ? -parts : parts;
    std::string rest = std::to_string(10'000 + size % 10'000);
    rest.front() = '.';
    return (parts < 0 ? "-" : "") + std::to_string(size / 10'000) + rest;
}

/// For each line the choices named at its right end: its own, or also those of lines that end near by.
std::vector<std::string> names_at_ends(const matrix::Envelope& e)
{
    std::vector<double> ends;
    double least = 1e18, most = -1e18;
    for (const auto& line : e.lines) {
        ends.push_back(approximate(to_text(line.at_1)));
        const double begin = approximate(to_text(line.at_0));
        least = std::min({least, begin, ends.back()});
        most = std::max({most, begin, ends.back()});
    }
    std::vector<std::size_t> order(ends.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) { return ends[x] > ends[y]; });
    std::vector<std::string> out(ends.size());
    for (std::size_t k = 0, first = 0; k < order.size(); ++k) {
        if (ends[order[first]] - ends[order[k]] > (most - least) * 0.07) first = k; // a letter is so high
        const int choice = static_cast<int>(order[k]);
        std::string& names = out[order[first]];
        names += (names.empty() ? "" : ", ") + letter(choice);
    }
    for (std::string& names : out)
        if (!names.empty()) names = " node[right, pos=1, inner sep=2pt, font=\\scriptsize] {" + names + '}';
    return out;
}

/// The payoff of each line over the probability, its envelope and the optimum, drawn by pgfplots.
std::string plot(const matrix::Envelope& e, const Words& say)
{
    std::string out = "\\begin{tikzpicture}[baseline=(current bounding box.center)]\n"
                      "\\begin{axis}[width=80mm, height=60mm, xmin=0, xmax=1, clip=false, "
                      "xlabel={" +
                      to_latex(say(e.side == Side::row ? Word::probability_of_row : Word::probability_of_column)) +
                      "}, ylabel={" + to_latex(say(Word::payoff)) + "}]\n";
    const auto names = names_at_ends(e);
    for (std::size_t i = 0; i < e.lines.size(); ++i)
        out += "\\addplot[domain=0:1, samples=2, dashed] {(" + to_text(e.lines[i].at_0) + ")*(1-x)+(" +
               to_text(e.lines[i].at_1) + ")*x}" + names[i] + ";\n";
    out += "\\addplot[line width=1.2pt] coordinates {";
    for (const auto& p : e.points) out += " (" + decimal(to_text(p.x)) + "," + decimal(to_text(p.y)) + ")";
    out += "};\n\\addplot[only marks, mark=*] coordinates { (" + decimal(to_text(e.from)) + "," +
           decimal(to_text(e.value)) + ") };\n";
    return out + "\\end{axis}\n\\end{tikzpicture}\n";
}

} // namespace

std::string matrix(std::string_view line, const Style& style)
{
    const auto log = matrix::from_line(line);
    if (!log) return {};
    const Matrix& m = log->setup().matrix;
    const matrix::Solution& solution = *log->now().solution;
    const Table table = table_of(m, solution, style);
    const std::string below = summary(m, solution, style);
    if (style.format == Format::txt) return to_text(table) + below + '\n';
    if (!style.is_latex()) return written(table, style.format);
    std::string body = "\\begin{tabular}{c}\n" + to_tabular(table, true) + "\\\\\\noalign{\\vskip2mm}\n" + below +
                       "\n\\end{tabular}\n";
    auto envelope = matrix::envelope(m, Side::row);
    if (!envelope) envelope = matrix::envelope(m, Side::column);
    if (envelope) body += "\\quad\n" + plot(*envelope, style.words);
    return document(body, envelope ? "patterns" : "", envelope.has_value());
}

} // namespace engine::figures
