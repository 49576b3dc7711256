// codes.optimal: the strategy that needs the fewest guesses, with proof.
#include "engine/codes/optimal/job.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

constexpr std::uint64_t most_guesses = 20, most_nodes = std::uint64_t{1} << 53;

Json tree_from(const codes::Rules& r, const codes::optimal::Tree& tree, std::size_t at)
{
    Json json = {{"guess", to_text(r, tree[at].guess)}};
    for (std::size_t child = at + 1; child < tree[at].end; child = tree[child].end) {
        Json then = tree_from(r, tree, child);
        then["fijas"] = tree[child].answer.black;
        then["picas"] = tree[child].answer.white;
        json["answers"].push_back(std::move(then));
    }
    return json;
}

std::string tell_optimal(const codes::OptimalQuery& query, bool with_tree, const codes::OptimalResult& found)
{
    const std::string rules = to_text(query.rules), guesses = std::to_string(query.max_guesses);
    if (!found.possible)
        return error_line({"too_few_guesses",
                           "No strategy finds every secret of " + rules + " in " + guesses +
                               " guesses; give a larger max_guesses, or none.",
                           "max_guesses"});
    if (found.tree.empty())
        return error_line({"too_large",
                           "No strategy in " + guesses + " guesses was found after " + std::to_string(found.nodes) +
                               " nodes; give a larger max_nodes or max_guesses, or none.",
                           "max_nodes"});
    const Count games = code_count(query.rules);
    Json json = {{"total", found.total},
                 {"lower", found.lower},
                 {"games", games},
                 {"mean", static_cast<double>(found.total) / static_cast<double>(games)},
                 {"max", found.histogram.size()},
                 {"histogram", found.histogram},
                 {"nodes", found.nodes},
                 {"proven", found.proven}};
    if (with_tree) json["tree"] = tree_from(query.rules, found.tree, 0);
    return ok_line(json);
}

Started codes_optimal_play(Reader& in, Clock)
{
    codes::OptimalQuery query;
    query.rules = read_rules(in);
    query.max_guesses = static_cast<int>(in.number("max_guesses", 0, 1, most_guesses));
    query.max_nodes = in.number("max_nodes", 0, 1, most_nodes);
    const bool with_tree = in.flag("tree", false);
    if (!in.failed() && !codes::can_be_proven(query.rules)) in.fail(too_large_for_proof(query.rules, "rules"));
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::OptimalJob(query),
                [=](const codes::OptimalJob& job) { return tell_optimal(query, with_tree, job.result()); });
}

constexpr std::array optimal_commands{
    Command{"codes.optimal", codes_optimal_play},
};

} // namespace

const Family codes_optimal = optimal_commands;

} // namespace engine::request
