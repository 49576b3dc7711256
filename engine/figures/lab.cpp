#include "engine/figures/lab.hpp"
#include "engine/figures/games.hpp"
#include "engine/lab/csv.hpp"
#include <algorithm>
#include <cmath>

namespace engine::figures {
namespace {

/// "4.476": not negative.
std::string three_decimals(double number)
{
    std::string digits = std::to_string(static_cast<long long>(std::llround(number * 1000)));
    digits.insert(0, digits.size() < 4 ? 4 - digits.size() : 0, '0');
    return digits.insert(digits.size() - 3, ".");
}

Table means(std::span<const std::string> names, std::span<const lab::Played> rows, const Words& say)
{
    Table t{{say(Word::strategy), say(Word::games), say(Word::mean), say(Word::standard_deviation),
             say(Word::most_guesses)},
            {}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const codes::TournamentResult& r = rows[i].result;
        t.rows.push_back({names[i], std::to_string(r.games), three_decimals(r.mean()), three_decimals(r.sd()),
                          std::to_string(r.max())});
    }
    return t;
}

/// The share of games in per cent over the number of guesses, all strategies on the same axes.
std::string histogram(const std::string& name, const codes::TournamentResult& r, int longest, double most,
                      const Words& say)
{
    std::string out =
        "\\begin{tikzpicture}\n\\begin{axis}[width=70mm, height=50mm, ybar, bar width=4mm, xmin=0.5, xmax=" +
        std::to_string(longest) + ".5, ymin=0, ymax=" + three_decimals(most) +
        ", xtick distance=" + std::to_string(1 + longest / 10) + ", title={" + to_latex(name) + "}, xlabel={" +
        to_latex(say(Word::guesses)) + "}, ylabel={" + to_latex(say(Word::per_cent_of_games)) +
        "}]\n\\addplot[draw, pattern=north east lines] coordinates {";
    for (std::size_t i = 0; i < r.histogram.size(); ++i)
        out += " (" + std::to_string(i + 1) + "," +
               three_decimals(100 * static_cast<double>(r.histogram[i]) /
                              static_cast<double>(std::max<Count>(1, r.games))) +
               ")";
    return out + " };\n\\end{axis}\n\\end{tikzpicture}\n";
}

std::string as_latex(std::span<const std::string> names, std::span<const lab::Played> rows, const Words& say)
{
    int longest = 6;
    double most = 10;
    for (const auto& row : rows) {
        longest = std::max(longest, row.result.max());
        for (const Count games : row.result.histogram)
            most = std::max(most, 105 * static_cast<double>(games) /
                                      static_cast<double>(std::max<Count>(1, row.result.games)));
    }
    std::string body = "\\begin{tabular}{c}\n" + to_tabular(means(names, rows, say)) + "\\\\\\noalign{\\vskip4mm}\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        body += histogram(names[i], rows[i].result, longest, most, say);
        if (i + 1 < rows.size()) body += i % 2 == 0 ? "\\quad\n" : "\\\\\n";
    }
    return document(body + "\\end{tabular}\n", "patterns", true);
}

} // namespace

std::string lab(const lab::CompareQuery& query, std::span<const std::string> names, std::span<const lab::Played> rows,
                const Style& style)
{
    if (style.is_latex()) return as_latex(names, rows, style.words);
    if (style.format == Format::txt) return to_text(means(names, rows, style.words));
    if (style.format == Format::csv) return lab::histograms_csv(query, names, rows);
    return to_json(
        {{lab::histogram_columns.begin(), lab::histogram_columns.end()}, lab::histogram_rows(query, names, rows)});
}

std::string lab_name(const lab::Experiment& e, codes::StrategyKind strategy)
{
    std::string out(name(strategy));
    if (strategy == codes::StrategyKind::genetic && !(e.genetic == codes::GeneticOptions{}))
        out += ':' + words_of(e.genetic);
    return out;
}

std::string lab_results(std::string_view line, const Style& style)
{
    const auto log = lab::from_line(line);
    if (!log) return {};
    const lab::Experiment& e = log->now().experiment;
    std::vector<std::string> names;
    for (const auto strategy : e.strategies) names.push_back(lab_name(e, strategy));
    if (names.empty()) return {};
    const lab::CompareQuery query = e.query();
    return lab(query, names, run(lab::CompareJob(query)).rows, style);
}

} // namespace engine::figures
