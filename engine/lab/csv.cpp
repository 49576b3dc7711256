#include "engine/lab/csv.hpp"
#include <utility>

namespace engine::lab {

std::string csv_cell(const std::string& words)
{
    return words.find(',') == std::string::npos ? words : '"' + words + '"';
}

std::vector<std::vector<std::string>> histogram_rows(const CompareQuery& query, std::span<const std::string> names,
                                                     std::span<const Played> rows)
{
    std::vector<std::vector<std::string>> out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const codes::TournamentResult& t = rows[i].result;
        const Count unsolved = t.collapsed + t.unfinished, played = t.games + unsolved;
        const std::string secrets = query.games || played < code_count(query.rules) ? std::to_string(played) : "all";
        const auto add = [&](std::string guesses, Count games) {
            out.push_back({to_text(query.rules), secrets, std::to_string(query.seed), names[i], std::move(guesses),
                           std::to_string(games)});
        };
        for (std::size_t n = 0; n < t.histogram.size(); ++n) add(std::to_string(n + 1), t.histogram[n]);
        if (unsolved > 0) add("unsolved", unsolved);
    }
    return out;
}

std::string histograms_csv(const CompareQuery& query, std::span<const std::string> names, std::span<const Played> rows)
{
    std::string csv;
    for (const auto column : histogram_columns) csv.append(csv.empty() ? "" : ",").append(column);
    csv += '\n';
    for (const auto& row : histogram_rows(query, names, rows))
        for (std::size_t i = 0; i < row.size(); ++i)
            csv += (i == 3 ? csv_cell(row[i]) : row[i]) + (i + 1 < row.size() ? ',' : '\n');
    return csv;
}

} // namespace engine::lab
