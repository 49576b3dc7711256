#include "engine/formats/strategic_form.hpp"
#include <optional>

namespace engine::formats {

int StrategicForm::cells() const
{
    int product = 1;
    for (const int size : sizes) product *= size;
    return product;
}

int StrategicForm::strategy(int cell, int player) const
{
    for (int before = 0; before < player; ++before) cell /= sizes[before];
    return cell % sizes[player];
}

Rational StrategicForm::payoff(int cell, int player) const
{
    if (!by_outcomes)
        return payoffs[static_cast<std::size_t>(cell) * players.size() + static_cast<std::size_t>(player)];
    return table[cell] < 0 ? Rational() : outcomes[table[cell]].payoffs[player];
}

std::string StrategicForm::name_of(int player, int strategy) const
{
    return names.empty() ? std::to_string(strategy + 1) : names[player][strategy];
}

std::string place_of(const StrategicForm& g, int cell)
{
    std::string text;
    for (int player = 0; player < g.count(); ++player)
        text += (player == 0 ? "(" : ",") + std::to_string(g.strategy(cell, player) + 1);
    return text + ")";
}

Expected<Fraction, Error> constant_sum(const StrategicForm& g)
{
    std::optional<Fraction> first;
    for (int cell = 0; cell < g.cells(); ++cell) {
        Fraction sum;
        for (int player = 0; player < g.count(); ++player) sum += g.payoff(cell, player);
        if (!first) first = sum;
        if (sum == *first) continue;
        Error e{ErrorKind::not_constant_sum};
        e.detail = to_text(sum) + " at the strategies " + place_of(g, cell) + ", not " + to_text(*first);
        return Unexpected<Error>(std::move(e));
    }
    return *first;
}

} // namespace engine::formats
