#include "engine/lab/reproduce.hpp"

namespace engine::lab {
namespace {

// Sections 5.1 and 5.2: Knuth, then version spaces.
constexpr std::array<PrintedGames, 2> mastermind_columns{{{500, 4.482, 0.631, 2, 5}, {1000, 5.516, 1.001, 2, 8}}};
constexpr std::array<PrintedGames, 2> picas_fijas_columns{{{200, 5.33, 0.743, 3, 7}, {1000, 5.27, 1.117, 1, 8}}};

} // namespace

std::string_view name(Table t)
{
    switch (t) {
    case Table::mastermind_games:
        return "000.5.1";
    case Table::picas_fijas_games:
        return "000.5.2";
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

ReproduceJob::ReproduceJob(Table table, Count games, std::uint64_t seed) : games_(games), seed_(seed)
{
    result_.table = table;
    begin();
}

void ReproduceJob::begin()
{
    if (result_.table == Table::spaces_examples) {
        result_.figures = codes::version_space::figures();
        part_ = 2;
        return;
    }
    if (result_.table == Table::spaces_memory) {
        const codes::Rules r = part_ == 0 ? codes::picas_fijas : codes::mastermind;
        measuring_.emplace(r, codes::version_space::Cover::b, games_, seed_);
        return;
    }
    const bool mastermind = result_.table == Table::mastermind_games;
    const PrintedGames& printed =
        (mastermind ? mastermind_columns : picas_fijas_columns)[static_cast<std::size_t>(part_)];
    codes::TournamentQuery query;
    query.seed = seed_;
    if (part_ == 0) {
        query.strategy = codes::Strategy{codes::StrategyKind::knuth, codes::Pool::all, {}};
    } else {
        query.strategy = codes::SpacesStrategy{};
        query.games = games_;
    }
    result_.games.push_back(
        {part_ == 0 ? codes::name(codes::StrategyKind::knuth) : codes::SpacesStrategy::name, printed, {}});
    playing_.emplace(mastermind ? codes::mastermind : codes::picas_fijas, query);
}

void ReproduceJob::end()
{
    if (playing_) {
        ENGINE_CHECK(!playing_->too_large());
        result_.games.back().ours = playing_->result();
    } else {
        result_.memory.push_back({part_ == 0 ? codes::picas_fijas : codes::mastermind, measuring_->result()});
    }
    playing_.reset();
    measuring_.reset();
    ++part_;
}

Step ReproduceJob::step(Budget budget)
{
    if (part_ == 2) return Step::done;
    if ((playing_ ? playing_->step(budget) : measuring_->step(budget)) == Step::more) return Step::more;
    end();
    if (part_ == 2) return Step::done;
    begin();
    return Step::more;
}

} // namespace engine::lab
