#include "engine/lab/reproduce.hpp"
#include "engine/lab/printed.hpp"
#include <cmath>

namespace engine::lab {

std::string_view name(Table t)
{
    switch (t) {
    case Table::mastermind_games:
        return "000.5.1";
    case Table::picas_fijas_games:
        return "000.5.2";
    case Table::classic_games:
        return "001.4.1";
    case Table::genetic_games:
        return "001.4.2";
    case Table::spaces_examples:
        return "spaces.examples";
    case Table::spaces_memory:
        return "spaces.memory";
    }
    return "";
}

std::optional<Table> table_from(std::string_view text)
{
    for (const Table t : tables)
        if (name(t) == text) return t;
    return std::nullopt;
}

Count usual_games(Table t)
{
    if (t == Table::genetic_games) return 100;
    return t == Table::spaces_memory ? 2'000 : 20'000;
}

std::string_view name(const GamesRow& row)
{
    return std::visit(
        []<class S>(const S& s) {
            if constexpr (std::is_same_v<S, codes::Strategy>) return codes::name(s.kind);
            else return S::name;
        },
        row.strategy);
}

bool GamesRow::agrees() const
{
    const double off = std::abs(printed.mean - ours.mean());
    if (!printed.games) return off < 0.0005 + 3 * ours.standard_error();
    const double its = printed.sd.value_or(ours.sd()) / std::sqrt(*printed.games);
    return off < 3 * std::hypot(its, ours.standard_error());
}

ReproduceJob::ReproduceJob(Table table, Count games, std::uint64_t seed) : games_(games), seed_(seed)
{
    result_.table = table;
    if (table == Table::spaces_examples) {
        result_.figures = codes::version_space::figures();
        return;
    }
    if (table != Table::spaces_memory) result_.games = printed_rows(table);
    parts_ = table == Table::spaces_memory ? 2 : static_cast<int>(result_.games.size());
    begin();
}

void ReproduceJob::begin()
{
    if (result_.table == Table::spaces_memory) {
        const codes::Rules r = part_ == 0 ? codes::picas_fijas : codes::mastermind;
        measuring_.emplace(r, codes::version_space::Cover::b, games_, seed_);
        return;
    }
    const GamesRow& row = result_.games[static_cast<std::size_t>(part_)];
    codes::TournamentQuery query{row.strategy, {}, seed_};
    if (!row.every) query.games = games_;
    playing_.emplace(result_.table == Table::picas_fijas_games ? codes::picas_fijas : codes::mastermind, query);
}

void ReproduceJob::end()
{
    if (playing_) {
        ENGINE_CHECK(!playing_->too_large());
        result_.games[static_cast<std::size_t>(part_)].ours = playing_->result();
    } else {
        result_.memory.push_back({part_ == 0 ? codes::picas_fijas : codes::mastermind, measuring_->result()});
    }
    playing_.reset();
    measuring_.reset();
    ++part_;
}

Step ReproduceJob::step(Budget budget)
{
    if (part_ == parts_) return Step::done;
    if ((playing_ ? playing_->step(budget) : measuring_->step(budget)) == Step::more) return Step::more;
    end();
    if (part_ == parts_) return Step::done;
    begin();
    return Step::more;
}

} // namespace engine::lab
