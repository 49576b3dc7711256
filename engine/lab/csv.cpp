#include "engine/lab/csv.hpp"

namespace engine::lab {

std::string csv_cell(const std::string& words)
{
    return words.find(',') == std::string::npos ? words : '"' + words + '"';
}

std::string histograms_csv(const CompareQuery& query, std::span<const std::string> names, std::span<const Played> rows)
{
    const std::string about = to_text(query.rules) + "," + (query.games ? std::to_string(*query.games) : "all") + "," +
                              std::to_string(query.seed) + ",";
    std::string csv = "rules,secrets,seed,strategy,guesses,games\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const codes::TournamentResult& t = rows[i].result;
        const std::string begin = about + csv_cell(names[i]) + ",";
        for (std::size_t n = 0; n < t.histogram.size(); ++n)
            csv += begin + std::to_string(n + 1) + "," + std::to_string(t.histogram[n]) + "\n";
        const Count unsolved = t.collapsed + t.unfinished;
        if (unsolved > 0) csv += begin + "unsolved," + std::to_string(unsolved) + "\n";
    }
    return csv;
}

} // namespace engine::lab
