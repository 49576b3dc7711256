#pragma once
// The tables of the source documents, as printed and as computed here. Seed document 000, sections 5.1 and 5.2, and the
// numbers of its worked examples; the memory its version spaces take (it says it was measured and prints no number).
#include "engine/codes/tournament.hpp"
#include "engine/codes/version_space/memory.hpp"
#include "engine/codes/version_space/paper.hpp"
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace engine::lab {

enum class Table : std::uint8_t { mastermind_games, picas_fijas_games, spaces_examples, spaces_memory };
inline constexpr std::array tables{Table::mastermind_games, Table::picas_fijas_games, Table::spaces_examples,
                                   Table::spaces_memory};
/// "000.5.1", "000.5.2", "spaces.examples", "spaces.memory".
std::string_view name(Table);
std::optional<Table> table_from(std::string_view name);

/// What a column of the source says of one strategy's games.
struct PrintedGames {
    int games;
    double mean, sd;
    int min, max;
};
struct GamesRow {
    std::string_view strategy; // its name
    PrintedGames printed;
    codes::TournamentResult ours;
};

struct Reproduction {
    Table table;
    std::vector<GamesRow> games;                                                    // the tables of games
    std::vector<codes::version_space::Figure> figures;                              // spaces_examples
    std::vector<std::pair<codes::Rules, codes::version_space::MemoryTable>> memory; // spaces_memory
};

/// Knuth plays every secret, the version spaces `games` drawn ones (uniform tie rule, random first guess); memory: the
/// means over `games` games. Unit: as the tournaments'.
class ReproduceJob {
public:
    using Result = Reproduction;
    ReproduceJob(Table, Count games, std::uint64_t seed);

    Step step(Budget);
    /// In tournaments.
    Progress progress() const { return {part_, 2}; }
    const Result& result() const { return result_; }

private:
    void begin();
    void end();

    Count games_;
    std::uint64_t seed_;
    int part_ = 0;
    std::optional<codes::TournamentJob> playing_;
    std::optional<codes::version_space::MemoryJob> measuring_;
    Result result_;
};
static_assert(Job<ReproduceJob>);

} // namespace engine::lab
