// sagaz lab --reproduce: a source's table, printed beside computed.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/progress.hpp"
#include "engine/cli/strategy_words.hpp"
#include "engine/lab/reproduce.hpp"
#include <algorithm>

namespace engine::cli {
namespace {

using Cells = std::vector<std::vector<std::string>>;

std::string range_of(const lab::PrintedGames& p)
{
    return p.min && p.max ? std::to_string(*p.min) + "-" + std::to_string(*p.max) : "";
}

/// Printed beside computed values; numbers in brackets refer to notes, each written once below.
std::string games_table(const std::vector<lab::GamesRow>& rows)
{
    Cells cells{{"strategy", "printed", "sd", "range", "games", "ours ± error", "sd", "range", "games", ""}};
    std::vector<std::string_view> notes;
    for (const lab::GamesRow& row : rows) {
        const codes::TournamentResult& t = row.ours;
        std::string remark = row.agrees() ? "agrees" : "differs";
        if (!row.agrees() && !row.note.empty()) {
            auto note = std::find(notes.begin(), notes.end(), row.note);
            if (note == notes.end()) note = notes.insert(note, row.note);
            remark += " [" + std::to_string(note - notes.begin() + 1) + "]";
        }
        cells.push_back({words_of(row.strategy), text_of("%.3f", row.printed.mean),
                         row.printed.sd ? text_of("%.3f", *row.printed.sd) : "", range_of(row.printed),
                         row.printed.games ? std::to_string(*row.printed.games) : "",
                         t.games > 0 ? text_of("%.3f ± %.3f", t.mean(), t.standard_error()) : "-",
                         t.games > 0 ? text_of("%.3f", t.sd()) : "-",
                         t.games > 0 ? std::to_string(t.min()) + "-" + std::to_string(t.max()) : "-",
                         std::to_string(t.games), remark});
        if (t.unfinished > 0) cells.back().push_back(std::to_string(t.unfinished) + " given up");
    }
    std::string text = in_columns(cells);
    for (std::size_t i = 0; i < notes.size(); ++i)
        text += (i == 0 ? "\n[" : "[") + std::to_string(i + 1) + "] " + std::string(notes[i]) + "\n";
    return text;
}

std::string figures_table(const std::vector<codes::version_space::Figure>& figures)
{
    Cells cells{{"example", "section", "answers", "printed", "ours", "", "what"}};
    for (const auto& f : figures)
        cells.push_back({std::string(name(f.example)), std::string(guided(f.example).section),
                         f.answer > 0 ? std::to_string(f.answer) : "", f.printed ? text_of("%g", *f.printed) : "-",
                         text_of("%g", f.ours), f.is_erratum() ? "erratum" : "", std::string(name(f.what))});
    return in_columns(cells);
}

std::string memory_table(const codes::Rules& r, const codes::version_space::MemoryTable& table)
{
    Cells cells{{to_text(r) + ", after answers", "games", "generated ± error", "live ± error", "most live", "codes",
                 "words in L", "words in L2"}};
    for (std::size_t k = 0; k < table.rows.size(); ++k) {
        const codes::version_space::MemoryRow& m = table.rows[k];
        cells.push_back(
            {std::to_string(k + 1), std::to_string(m.games),
             text_of("%.1f ± %.1f", m.mean(m.generated),
                     m.standard_error(static_cast<double>(m.generated), m.generated_squares)),
             text_of("%.1f ± %.1f", m.mean(m.live), m.standard_error(static_cast<double>(m.live), m.live_squares)),
             std::to_string(m.most_live), text_of("%.1f", m.mean(m.codes)), text_of("%.1f", m.mean(m.l.words)),
             text_of("%.1f", m.mean(m.l2.words))});
    }
    return in_columns(cells);
}

} // namespace

int reproduce(const LabOptions& options, std::FILE* out, std::FILE* errors)
{
    const auto table = lab::table_from(options.reproduce);
    if (!table) {
        std::string known;
        for (const lab::Table t : lab::tables) known += (known.empty() ? "" : ", ") + std::string(name(t));
        std::fprintf(errors, "sagaz lab: unknown table \"%s\"; choose one of %s\n",
                     options.reproduce.substr(0, 40).c_str(), known.c_str());
        return 1;
    }
    lab::ReproduceJob job(*table, options.table_games > 0 ? options.table_games : lab::usual_games(*table),
                          options.seed);
    Pulse pulse;
    while (job.step(Budget{units_at_a_time}) == Step::more) {
        if (!pulse.is_time()) continue;
        const Progress p = job.progress();
        std::fprintf(errors, "%6.0f s: %d of %d rows\n", pulse.told_at(), static_cast<int>(p.done),
                     static_cast<int>(p.total));
    }
    const lab::Reproduction& result = job.result();
    std::string text;
    if (!result.games.empty()) text += games_table(result.games);
    if (!result.figures.empty()) text += figures_table(result.figures);
    for (const auto& [rules, memory] : result.memory) text += (text.empty() ? "" : "\n") + memory_table(rules, memory);
    std::fprintf(out, "Table %s, seed %llu\n\n%s", options.reproduce.c_str(),
                 static_cast<unsigned long long>(options.seed), text.c_str());
    return 0;
}

} // namespace engine::cli
