// betting.solve with a variant: a tree in extensive form.
#include "engine/request/betting_variant.hpp"
#include "engine/betting/variant.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/extensive/values.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/extensive_fields.hpp"
#include <algorithm>
#include <numeric>

namespace engine::request {
namespace {

using betting::Variant;
using extensive::SolveJob, extensive::Tree;

/// The set's name in `max_strategy` and `min_strategy`; a set whose last action is neither fold nor check has all of
/// its actions there.
void tell_strategies(const BettingSolve& q, const Tree& tree, const SolveJob& job, BettingSolve::Result& r)
{
    for (int player = 0; player < 2; ++player) {
        auto& strategy = player == 0 ? r.max_strategy : r.min_strategy;
        auto& ranges = player == 0 ? r.max_ranges : r.min_ranges;
        const auto& own = job.form().players[player].sets;
        for (std::size_t s = 0; s < own.size(); ++s) {
            const extensive::Set& set = tree.sets[own[s].tree_set];
            const std::string key = player == 1 && q.variant == Variant::one_card ? "*" : set.name;
            const bool all = set.actions.back() != "fold" && set.actions.back() != "check";
            const std::size_t told = set.actions.size() - (all ? 0 : 1);
            for (std::size_t a = 0; a < told; ++a) {
                strategy[key].push_back(job.result().behaviour[player][s][a]);
                if (job.result().ranges) ranges[key].push_back((*job.result().ranges)[player][s][a]);
            }
        }
    }
}

BettingSolve::Result told(const BettingSolve& q, const Tree& tree, const SolveJob& job)
{
    BettingSolve::Result r;
    r.value = job.result().value;
    tell_strategies(q, tree, job, r);
    const auto values = node_values(tree, job.form(), job.result().behaviour);
    const extensive::Set& deals = tree.sets[tree.nodes[0].set];
    for (std::size_t d = 0; d < deals.actions.size(); ++d)
        r.deals.push_back({deals.actions[d], deals.probabilities[d], values[tree.nodes[0].children[d]]});
    r.nodes = tree.nodes.size();
    r.behaviour = request::told(tree, job.form(), job.result());
    if (q.efg) r.efg = to_efg(tree);
    return r;
}

void refuse_ranks(const At& at)
{
    at.refuse("ranks_out_of_range", " must be " + std::to_string(betting::min_ranks) + " to " +
                                        std::to_string(betting::max_ranks) + " whole numbers from 0 to " +
                                        std::to_string(betting::max_copies) + ", two cards or more, as [1,1,1].");
}

} // namespace

void BettingSolve::Ranks::read(const At& at, const Json& json, std::vector<int>& to)
{
    to.clear();
    if (!json.is_array() || json.size() > betting::max_ranks) return refuse_ranks(at);
    for (const Json& copies : json) {
        const bool fits = copies.is_number_unsigned() && copies.get<std::uint64_t>() <= betting::max_copies;
        to.push_back(fits ? copies.get<int>() : -1);
    }
    check(at, to);
}

void BettingSolve::Ranks::check(const At& at, const std::vector<int>& ranks)
{
    const bool fit = ranks.size() >= betting::min_ranks && ranks.size() <= betting::max_ranks &&
                     std::all_of(ranks.begin(), ranks.end(), [](int n) { return n >= 0 && n <= betting::max_copies; });
    if (!fit || std::accumulate(ranks.begin(), ranks.end(), 0) < 2) refuse_ranks(at);
}

void BettingSolve::check_variant(const At& at) const
{
    if (!variant) return;
    if (cards == betting::Cards::seen)
        at.in("cards").refuse("unknown_cards", " must be \"hidden\" with a variant; leave it out.");
    if (variant == Variant::kuhn && deck)
        at.in("deck").refuse("unknown_field", " is of the games with aces and kings; give ranks, as [1,1,1].");
}

betting::VariantRules BettingSolve::variant_rules() const
{
    betting::VariantRules rules;
    rules.variant = variant.value_or(Variant::one_card);
    rules.ante = ante;
    rules.bets = variant_bets;
    rules.deck = this->rules().deck;
    rules.may_fold = fold;
    rules.ranks = ranks;
    return rules;
}

Running<BettingSolve> begin_variant(const BettingSolve& q)
{
    auto tree = variant_tree(q.variant_rules());
    if (!tree) return Problem{name(tree.error()), sentence(tree.error()), "ranks"};
    auto form = sequence_form(*tree);
    if (!form) return Problem{name(form.error()), sentence(form.error()), "ranks"};
    return running<BettingSolve>(
        SolveJob(*std::move(form), q.ranges),
        [q, tree = *std::move(tree)](const SolveJob& job) { return Reply<BettingSolve>(told(q, tree, job)); });
}

} // namespace engine::request
