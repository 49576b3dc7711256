// extensive.*: two-player zero-sum games with hidden information.
#include "engine/request/types/extensive.hpp"
#include "engine/request/door.hpp"
#include "engine/request/extensive_fields.hpp"

namespace engine::request {
namespace {

using extensive::Form, extensive::SolveJob, extensive::Tree;

Problem problem_of(const extensive::Error& e, const char* field) { return {name(e), sentence(e), field, e.at}; }

ExtensiveSolve::Result told(const Tree& tree, const SolveJob& job)
{
    const extensive::Solution& s = job.result();
    const Form& form = job.form();
    ExtensiveSolve::Result r;
    r.value = s.value;
    if (form.constant.sign() != 0) r.constant = form.constant;
    r.title = tree.title;
    r.players = tree.players;
    r.behaviour = request::told(tree, form, s);
    r.nodes = tree.nodes.size();
    for (const auto& player : form.players) {
        r.sets.push_back(player.sets.size());
        r.sequences.push_back(static_cast<Count>(player.count()));
    }
    return r;
}

/// A pure strategy.
extensive::Behaviour pure(const extensive::Sequences& own, const std::vector<int>& action)
{
    extensive::Behaviour all;
    for (std::size_t s = 0; s < own.sets.size(); ++s) {
        all.emplace_back(own.sets[s].actions);
        all[s][action[s]] = 1;
    }
    return all;
}

constexpr std::array extensive_requests{command<ExtensiveSolve>, command<ExtensiveExploit>};

} // namespace

Running<ExtensiveSolve> begin(const ExtensiveSolve& q, Clock)
{
    auto form = sequence_form(q.tree);
    if (!form) return problem_of(form.error(), "efg");
    return running<ExtensiveSolve>(SolveJob(*std::move(form), q.ranges), [tree = q.tree](const SolveJob& job) {
        return Reply<ExtensiveSolve>(told(tree, job));
    });
}

Running<ExtensiveExploit> begin(const ExtensiveExploit& q, Clock)
{
    const auto form = sequence_form(q.tree);
    if (!form) return problem_of(form.error(), "efg");
    std::vector<extensive::NamedSet> entries;
    for (const BehaviourAt& b : q.behaviour) entries.push_back({b.player, b.set, b.actions});
    const auto behaviour = behaviour_in(q.tree, *form, entries);
    if (!behaviour) return problem_of(behaviour.error(), "behaviour");
    std::array<extensive::Plan, 2> plans;
    for (int player = 0; player < 2; ++player) {
        auto plan = plan_of(form->players[player], (*behaviour)[player]);
        if (!plan) return problem_of({extensive::Error::Kind::behaviour_too_long}, "behaviour");
        plans[player] = *std::move(plan);
    }
    const auto of_1 = best_reply(*form, 0, plans[1]), of_2 = best_reply(*form, 1, plans[0]);
    ExtensiveExploit::Result r;
    r.value = payoff(*form, plans[0], plans[1]);
    r.best_1 = of_1.value;
    r.best_2 = of_2.value;
    r.gain_1 = r.best_1 - r.value;
    r.gain_2 = r.value - r.best_2;
    r.exploitability = r.gain_1 + r.gain_2;
    const std::array<extensive::Behaviour, 2> replies{pure(form->players[0], of_1.action),
                                                      pure(form->players[1], of_2.action)};
    for (const extensive::NamedSet& one : named(q.tree, *form, replies))
        r.replies.push_back({one.player, one.set, one.actions, {}, {}});
    return r;
}

template struct Door<ExtensiveSolve>;
template struct Door<ExtensiveExploit>;
const Family extensive_commands = extensive_requests;

} // namespace engine::request
