// lab.reproduce: the source documents' tables, printed values beside ours.
#include "engine/lab/reproduce.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

using namespace codes::version_space;

constexpr std::uint64_t max_games = 1'000'000;

template <class T>
Json or_null(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json games_row(const lab::GamesRow& row)
{
    const auto& t = row.ours;
    Json json = {{"strategy", name(row)},
                 {"printed",
                  {{"games", or_null(row.printed.games)},
                   {"mean", row.printed.mean},
                   {"sd", or_null(row.printed.sd)},
                   {"min", or_null(row.printed.min)},
                   {"max", or_null(row.printed.max)}}},
                 {"ours",
                  {{"games", t.games},
                   {"mean", t.mean()},
                   {"sd", t.sd()},
                   {"min", t.min()},
                   {"max", t.max()},
                   {"histogram", t.histogram}}},
                 {"stderr", t.standard_error()},
                 {"agrees", row.agrees()}};
    if (const auto* genetic = std::get_if<codes::GeneticStrategy>(&row.strategy)) {
        const codes::GeneticOptions& o = genetic->options;
        json["options"] = {{"population", o.population},
                           {"mutation", o.mutation / 1000.0},
                           {"crossover", o.crossover / 1000.0},
                           {"transpose", o.transpose / 1000.0},
                           {"breeding", name(o.breeding)}};
        json["ours"]["unfinished"] = t.unfinished;
    }
    if (!row.agrees() && !row.note.empty()) json["note"] = row.note;
    return json;
}

Json storage_of(const MemoryRow& m, const Storage& s)
{
    return {{"concepts", m.mean(s.concepts)}, {"literals", m.mean(s.literals)}, {"words", m.mean(s.words)}};
}

Json memory_rows(const codes::Rules& r, const MemoryTable& table)
{
    Json rows = Json::array();
    for (std::size_t k = 0; k < table.rows.size(); ++k) {
        const MemoryRow& m = table.rows[k];
        Json l = storage_of(m, m.l);
        if (!r.repeats) {
            l["concepts_without_repeats"] = m.mean(m.l.concepts_without_repeats);
            l["literals_without_repeats"] = m.mean(m.l.literals_without_repeats);
        }
        rows.push_back({{"rules", to_text(r)},
                        {"answers", k + 1},
                        {"printed", nullptr},
                        {"games", m.games},
                        {"ours",
                         {{"no_pruning", m.no_pruning.to_double() / static_cast<double>(m.games)},
                          {"generated", m.mean(m.generated)},
                          {"live", m.mean(m.live)},
                          {"most_live", m.most_live},
                          {"codes", m.mean(m.codes)},
                          {"L", l},
                          {"L2", storage_of(m, m.l2)}}},
                        {"stderr",
                         {{"no_pruning", m.standard_error(m.no_pruning.to_double(), m.no_pruning_squares)},
                          {"generated", m.standard_error(static_cast<double>(m.generated), m.generated_squares)},
                          {"live", m.standard_error(static_cast<double>(m.live), m.live_squares)}}}});
    }
    return rows;
}

Json memory_games(const codes::Rules& r, const MemoryTable& t)
{
    const auto mean = [&](Count sum) { return static_cast<double>(sum) / static_cast<double>(t.games); };
    Json died = Json::object();
    for (int d = 1; d < deaths; ++d) died[name(static_cast<Death>(d))] = mean(t.died[static_cast<std::size_t>(d)]);
    return {{"rules", to_text(r)},
            {"games", t.games},
            {"generated", mean(t.generated)},
            {"updates_early", mean(t.updates_early)},
            {"updates_late", mean(t.updates_late)},
            {"died", died}};
}

Json figure_row(const Figure& f)
{
    Json row = {{"example", name(f.example)},
                {"section", guided(f.example).section},
                {"what", name(f.what)},
                {"printed", f.printed ? Json(*f.printed) : Json(nullptr)},
                {"ours", f.ours},
                {"stderr", 0},
                {"erratum", f.is_erratum()}};
    if (f.answer > 0) row["answers"] = f.answer;
    return row;
}

std::string tell_reproduction(const lab::Reproduction& result)
{
    Json rows = Json::array();
    for (const lab::GamesRow& row : result.games) rows.push_back(games_row(row));
    for (const Figure& f : result.figures) rows.push_back(figure_row(f));
    Json json = {{"table", lab::name(result.table)}};
    Json games = Json::array();
    for (const auto& [rules, table] : result.memory) {
        for (const Json& row : memory_rows(rules, table)) rows.push_back(row);
        games.push_back(memory_games(rules, table));
    }
    json["rows"] = rows;
    if (!result.memory.empty()) json["per_game"] = games;
    return ok_line(json);
}

Started lab_reproduce(Reader& in, Clock)
{
    const std::string remedy = "known tables are 000.5.1, 000.5.2, 001.4.1, 001.4.2, spaces.examples, spaces.memory";
    std::string word;
    if (in.require("table", remedy) != nullptr) word = in.word("table", "");
    const auto table = lab::table_from(word);
    if (!table) in.fail({"unknown_table", "There is no table " + in_quotes(word) + "; " + remedy + ".", "table"});
    const Count games = in.number("games", table ? lab::usual_games(*table) : 1, 1, max_games);
    const std::uint64_t seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(lab::ReproduceJob(*table, games, seed),
                [](const lab::ReproduceJob& job) { return tell_reproduction(job.result()); });
}

constexpr std::array commands{
    Command{"lab.reproduce", lab_reproduce},
};

} // namespace

const Family lab_commands = commands;

} // namespace engine::request
