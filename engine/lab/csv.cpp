#include "engine/lab/csv.hpp"

namespace engine::lab {

std::string csv_cell(const std::string& words)
{
    return words.find(',') == std::string::npos ? words : '"' + words + '"';
}

std::string histograms_csv(const CompareQuery& query, std::span<const std::string> names, std::span<const Played> rows)
{
    std::string csv = "rules,secrets,seed,strategy,guesses,games\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const codes::TournamentResult& t = rows[i].result;
        const Count unsolved = t.collapsed + t.unfinished, played = t.games + unsolved;
        const std::string secrets = query.games || played < code_count(query.rules) ? std::to_string(played) : "all";
        const std::string begin =
            to_text(query.rules) + "," + secrets + "," + std::to_string(query.seed) + "," + csv_cell(names[i]) + ",";
        for (std::size_t n = 0; n < t.histogram.size(); ++n)
            csv += begin + std::to_string(n + 1) + "," + std::to_string(t.histogram[n]) + "\n";
        if (unsolved > 0) csv += begin + "unsolved," + std::to_string(unsolved) + "\n";
    }
    return csv;
}

} // namespace engine::lab
