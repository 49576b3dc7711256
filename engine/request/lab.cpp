// lab.reproduce: the source documents' tables, printed values beside ours.
#include "engine/request/types/lab.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using namespace codes::version_space;

LabReproduce::Games told(const lab::GamesRow& row)
{
    const auto& t = row.ours;
    const auto& p = row.printed;
    LabReproduce::Games out{.strategy = std::string(name(row)),
                            .printed = {p.games, p.mean, p.sd, p.min, p.max},
                            .ours = {t.games, t.mean(), t.sd(), t.min(), t.max(), t.histogram, {}},
                            .standard_error = t.standard_error(),
                            .agrees = row.agrees(),
                            .options = {},
                            .note = {}};
    if (const auto* genetic = std::get_if<codes::GeneticStrategy>(&row.strategy)) {
        out.options = genetic->options;
        out.ours.unfinished = t.unfinished;
    }
    if (!out.agrees && !row.note.empty()) out.note = row.note;
    return out;
}

LabReproduce::Figure told(const Figure& f)
{
    LabReproduce::Figure out{.example = std::string(name(f.example)),
                             .section = std::string(guided(f.example).section),
                             .what = std::string(name(f.what)),
                             .printed = f.printed,
                             .ours = f.ours,
                             .erratum = f.is_erratum(),
                             .answers = {}};
    if (f.answer > 0) out.answers = f.answer;
    return out;
}

LabReproduce::Storage told(const MemoryRow& m, const Storage& s, bool repeats)
{
    LabReproduce::Storage out{m.mean(s.concepts), m.mean(s.literals), m.mean(s.words), {}, {}};
    if (repeats) return out;
    out.concepts_without_repeats = m.mean(s.concepts_without_repeats);
    out.literals_without_repeats = m.mean(s.literals_without_repeats);
    return out;
}

LabReproduce::Memory told(const codes::Rules& r, const MemoryRow& m, int answers)
{
    return {.rules = to_text(r),
            .answers = answers,
            .printed = {},
            .games = m.games,
            .ours = {.no_pruning = m.no_pruning.to_double() / static_cast<double>(m.games),
                     .generated = m.mean(m.generated),
                     .live = m.mean(m.live),
                     .most_live = m.most_live,
                     .codes = m.mean(m.codes),
                     .l = told(m, m.l, r.repeats),
                     .l2 = told(m, m.l2, true)},
            .standard_error = {.no_pruning = m.standard_error(m.no_pruning.to_double(), m.no_pruning_squares),
                               .generated = m.standard_error(static_cast<double>(m.generated), m.generated_squares),
                               .live = m.standard_error(static_cast<double>(m.live), m.live_squares)}};
}

LabReproduce::PerGame told(const codes::Rules& r, const MemoryTable& t)
{
    const auto mean = [&](Count sum) { return static_cast<double>(sum) / static_cast<double>(t.games); };
    LabReproduce::PerGame out{to_text(r), t.games, mean(t.generated), mean(t.updates_early), mean(t.updates_late), {}};
    for (int d = 1; d < deaths; ++d)
        out.died[std::string(name(static_cast<Death>(d)))] = mean(t.died[static_cast<std::size_t>(d)]);
    return out;
}

LabReproduce::Result told(const lab::Reproduction& result)
{
    LabReproduce::Result r;
    r.table = result.table;
    for (const lab::GamesRow& row : result.games) r.games.push_back(told(row));
    for (const Figure& f : result.figures) r.figures.push_back(told(f));
    for (const auto& [rules, table] : result.memory) {
        int answers = 0;
        for (const MemoryRow& row : table.rows) r.memory.push_back(told(rules, row, ++answers));
        r.per_game.push_back(told(rules, table));
    }
    return r;
}

constexpr std::array commands{command<LabReproduce>};

} // namespace

Running<LabReproduce> begin(const LabReproduce& q, Clock)
{
    return running<LabReproduce>(lab::ReproduceJob(q.table, q.games.value_or(lab::usual_games(q.table)), q.seed),
                                 [](const lab::ReproduceJob& job) { return told(job.result()); });
}

template struct Door<LabReproduce>;
const Family lab_commands = commands;

} // namespace engine::request
