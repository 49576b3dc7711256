// search.transpositions: a game's tree as a graph.
#include "engine/request/door.hpp"
#include "engine/request/types/transpositions.hpp"
#include "engine/search/transpositions.hpp"
#include "engine/thirtyone/keyed.hpp"
#include "engine/thirtyone/states.hpp"
#include "engine/tictactoe/keyed.hpp"

namespace engine::request {
namespace {

using Result = SearchTranspositions::Result;
using search::Transpositions;
using search::TranspositionsJob;

constexpr std::array commands{command<SearchTranspositions>};

Result told(const Transpositions& t)
{
    Result r;
    r.value = t.value;
    r.plain = t.plain;
    r.alphabeta = t.alphabeta;
    r.memory = t.memory;
    r.both = t.both;
    r.memory_recalled = t.memory_recalled;
    r.both_recalled = t.both_recalled;
    return r;
}

/// Tic-tac-toe with positions as they are, then up to symmetry. Unit: a search.
class TictactoeGraphs {
public:
    using Result = request::Result;

    engine::Step step(Budget budget)
    {
        if (plain_.step(budget) == engine::Step::more) return engine::Step::more;
        if (symmetric_.step(budget) == engine::Step::more) return engine::Step::more;
        result_ = told(plain_.result());
        result_.memory_symmetric = symmetric_.result().memory;
        result_.both_symmetric = symmetric_.result().both;
        return engine::Step::done;
    }
    Progress progress() const { return {plain_.progress().done + symmetric_.progress().done, 8}; }
    const Result& result() const { return result_; }

private:
    TranspositionsJob<tictactoe::KeyedTicTacToe> plain_{{}};
    TranspositionsJob<tictactoe::SymmetricTicTacToe> symmetric_{{}};
    Result result_;
};

} // namespace

Running<SearchTranspositions> begin(const SearchTranspositions& q, Clock)
{
    if (q.game == TreeOfGame::tictactoe)
        return running<SearchTranspositions>(TictactoeGraphs(),
                                             [](const TictactoeGraphs& job) { return job.result(); });
    const Count within = thirtyone::States(q.rules).size();
    if (within > SearchTranspositions::max_positions)
        return Problem("too_large",
                       "This board has " + std::to_string(within) + " positions within the limit, and at most " +
                           std::to_string(SearchTranspositions::max_positions) +
                           " are searched; lower rows, max or limit.",
                       "rows");
    return running<SearchTranspositions>(TranspositionsJob(thirtyone::KeyedThirtyOne(q.rules, q.utterances)),
                                         [within](const auto& job) {
                                             Result r = told(job.result());
                                             r.positions_within = within;
                                             return r;
                                         });
}

template struct Door<SearchTranspositions>;
const Family search_transpositions = commands;

} // namespace engine::request
