// codes.optimal: a strategy with the fewest expected guesses, with proof.
#include "engine/codes/optimal/job.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"

namespace engine::request {
namespace {

using codes::optimal::Tree;

Json tree_from(const codes::Rules& r, const Tree& tree, std::size_t at)
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

/// A node, and below it its answers'.
void read_node(const At& at, const Json& json, const codes::Rules& r, bool is_root, int before, Tree& to)
{
    const std::size_t here = to.size();
    to.push_back({{}, {}, static_cast<std::uint8_t>(before), 0});
    FieldReader in(at, json);
    in.must("guess", to[here].guess, CodeOf{r}, "");
    if (!is_root) {
        in.must("fijas", to[here].answer.black, Whole{0, r.positions}, "");
        in.must("picas", to[here].answer.white, Whole{0, r.positions}, "");
    }
    in.ignored({"answers"});
    in.finish();
    if (at.failed() || !json.contains("answers")) return;
    const At answers = at.in("answers");
    const Json* list = read_array(answers, json["answers"]);
    for (std::size_t i = 0; list != nullptr && i < list->size() && !at.failed(); ++i)
        read_node(answers.in(i), (*list)[i], r, false, before + 1, to);
}

Reply<CodesOptimal> told(const CodesOptimal& q, codes::OptimalResult found)
{
    const std::string rules = to_text(q.rules), guesses = std::to_string(q.max_guesses.value_or(0));
    const auto fail = [](Problem problem) { return Unexpected<Problem>(std::move(problem)); };
    if (!found.possible)
        return fail({"too_few_guesses",
                     (q.consistent ? "No strategy of candidates alone finds every secret of "
                                   : "No strategy finds every secret of ") +
                         rules + " in " + guesses + " guesses; give a larger max_guesses, or none.",
                     "max_guesses"});
    if (found.tree.empty())
        return fail({"too_large",
                     "No strategy in " + guesses + " guesses was found after " + std::to_string(found.nodes) +
                         " nodes; give a larger max_nodes or max_guesses, or none.",
                     "max_nodes"});
    CodesOptimal::Result r = q.blank();
    r.total = found.total;
    r.lower = found.lower;
    r.games = code_count(q.rules);
    r.mean = static_cast<double>(found.total) / static_cast<double>(r.games);
    r.max = found.histogram.size();
    r.histogram = std::move(found.histogram);
    r.nodes = found.nodes;
    r.proven = found.proven;
    if (q.tree) r.tree = std::move(found.tree);
    return r;
}

constexpr std::array optimal_commands{command<CodesOptimal>};

} // namespace

void StrategyTree::read(const At& at, const Json& json, Tree& to) const
{
    read_node(at, json, rules, true, 0, to);
    set_ends(to);
}

Json StrategyTree::write(const Tree& tree) const { return tree_from(rules, tree, 0); }

Running<CodesOptimal> begin(const CodesOptimal& q, Clock)
{
    codes::OptimalQuery query;
    query.rules = q.rules;
    query.max_guesses = q.max_guesses.value_or(0);
    query.max_nodes = q.max_nodes.value_or(0);
    query.consistent = q.consistent;
    return running<CodesOptimal>(codes::OptimalJob(query),
                                 [q](const codes::OptimalJob& job) { return told(q, job.result()); });
}

template struct Door<CodesOptimal>;
const Family codes_optimal = optimal_commands;

} // namespace engine::request
