#include "engine/extensive/plan.hpp"
#include <algorithm>

namespace engine::extensive {

Reply best_reply(const Form& form, int player, const Plan& other)
{
    const Sequences& own = form.players[player];
    std::vector<Integer> worth(own.count()); // by sequence: payoffs of its leaves, later also of the sets after it
    for (const Form::Entry& e : form.entries) {
        const Integer& weight = other.weights[player == 0 ? e.column : e.row];
        Integer& sum = worth[player == 0 ? e.row : e.column];
        if (weight.sign() != 0) sum = sum + e.payoff * weight;
    }
    Reply reply;
    reply.action.resize(own.sets.size());
    for (int s = static_cast<int>(own.sets.size()); s-- > 0;) {
        const Sequences::Own& set = own.sets[s];
        int best = set.first;
        for (int a = set.first + 1; a < set.first + set.actions; ++a)
            if (player == 0 ? worth[best] < worth[a] : worth[a] < worth[best]) best = a;
        reply.action[s] = best - set.first;
        worth[set.before] = worth[set.before] + worth[best];
    }
    reply.value = {worth[0], form.scale * other.denominator};
    return reply;
}

Fraction payoff(const Form& form, const Plan& of_0, const Plan& of_1)
{
    Integer sum;
    for (const Form::Entry& e : form.entries)
        if (of_0.weights[e.row].sign() != 0 && of_1.weights[e.column].sign() != 0)
            sum = sum + e.payoff * of_0.weights[e.row] * of_1.weights[e.column];
    return {sum, form.scale * of_0.denominator * of_1.denominator};
}

bool is_plan(const Sequences& own, const Plan& plan)
{
    if (static_cast<int>(plan.weights.size()) != own.count() || plan.denominator.sign() <= 0 ||
        !(plan.weights[0] == plan.denominator))
        return false;
    if (std::any_of(plan.weights.begin(), plan.weights.end(), [](const Integer& w) { return w.sign() < 0; }))
        return false;
    return std::all_of(own.sets.begin(), own.sets.end(), [&](const Sequences::Own& set) {
        Integer sum;
        for (int a = 0; a < set.actions; ++a) sum = sum + plan.weights[set.first + a];
        return sum == plan.weights[set.before];
    });
}

Behaviour behaviour_of(const Sequences& own, const Plan& plan, const std::vector<int>& unreached)
{
    Behaviour all;
    for (std::size_t s = 0; s < own.sets.size(); ++s) {
        const Sequences::Own& set = own.sets[s];
        std::vector<Fraction> one(set.actions);
        const Integer& before = plan.weights[set.before];
        if (before.sign() == 0) one[unreached[s]] = 1;
        else
            for (int a = 0; a < set.actions; ++a) one[a] = {plan.weights[set.first + a], before};
        all.push_back(std::move(one));
    }
    return all;
}

std::optional<Plan> plan_of(const Sequences& own, const Behaviour& behaviour)
{
    std::vector<Fraction> weights(own.count());
    weights[0] = 1;
    Plan plan;
    for (std::size_t s = 0; s < own.sets.size(); ++s) {
        const Sequences::Own& set = own.sets[s];
        for (int a = 0; a < set.actions; ++a) {
            Fraction& weight = weights[set.first + a];
            weight = weights[set.before] * behaviour[s][a];
            plan.denominator = plan.denominator / gcd(plan.denominator, weight.den()) * weight.den();
            if (plan.denominator.bits() > max_behaviour_bits) return std::nullopt;
        }
    }
    for (const Fraction& w : weights) plan.weights.push_back(w.num() * (plan.denominator / w.den()));
    return plan;
}

} // namespace engine::extensive
