#pragma once
// The tables of the source documents, printed beside computed. Source 000, sections 5.1 and 5.2, the numbers of its
// worked examples, and the memory of its version spaces (the source says it was measured, but prints no number); source
// 001, sections 4.1 (with the strategies that section 4 quotes) and 4.2.
#include "engine/codes/tournament.hpp"
#include "engine/codes/version_space/memory.hpp"
#include "engine/codes/version_space/paper.hpp"
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace engine::lab {

enum class Table : std::uint8_t {
    mastermind_games,
    picas_fijas_games,
    classic_games,
    genetic_games,
    spaces_examples,
    spaces_memory
};
inline constexpr std::array tables{Table::mastermind_games, Table::picas_fijas_games, Table::classic_games,
                                   Table::genetic_games,    Table::spaces_examples,   Table::spaces_memory};
/// "000.5.1", "000.5.2", "001.4.1", "001.4.2", "spaces.examples", "spaces.memory".
std::string_view name(Table);
std::optional<Table> table_from(std::string_view name);
/// A number of games that takes seconds; for the genetic algorithm the number in the source's table.
Count usual_games(Table);

/// The source's printed results for one strategy; for quoted strategies only the mean.
struct PrintedGames {
    std::optional<int> games;
    double mean;
    std::optional<double> sd;
    std::optional<int> min, max;
};
struct GamesRow {
    codes::AnyStrategy strategy;
    bool every = false; // every secret once; otherwise the table's number of games
    PrintedGames printed;
    std::string_view note{}; // why the two cannot agree, in English; empty where they do
    codes::TournamentResult ours{};

    /// Whether the two means differ by less than three standard errors of their difference. The printed mean's error
    /// uses the printed deviation, or ours where none is printed; a quoted mean is exact to its last digit.
    bool agrees() const;
};
/// The strategy's name.
std::string_view name(const GamesRow&);

struct Reproduction {
    Table table;
    std::vector<GamesRow> games;                                                    // for tables of games
    std::vector<codes::version_space::Figure> figures;                              // for spaces_examples
    std::vector<std::pair<codes::Rules, codes::version_space::MemoryTable>> memory; // for spaces_memory
};

/// Tables of games: strategies that weigh play every secret, strategies that draw play `games` drawn ones (the version
/// spaces with the uniform tie rule and a random first guess). The genetic algorithm's twelve settings are played in
/// three readings of the source. Memory: means over `games` games. Unit: as the tournaments'.
class ReproduceJob {
public:
    using Result = Reproduction;
    ReproduceJob(Table, Count games, std::uint64_t seed);

    Step step(Budget);
    /// In tournaments.
    Progress progress() const { return {part_, parts_}; }
    const Result& result() const { return result_; }

private:
    void begin();
    void end();

    Count games_;
    std::uint64_t seed_;
    int part_ = 0, parts_ = 0;
    std::optional<codes::TournamentJob> playing_;
    std::optional<codes::version_space::MemoryJob> measuring_;
    Result result_;
};
static_assert(Job<ReproduceJob>);

} // namespace engine::lab
