#pragma once
// A game in strategic form: any number of players, any payoffs. A cell is a choice of one strategy by each player; the
// first player's varies fastest, as in Gambit's files.
#include "engine/base/expected.hpp"
#include "engine/base/fraction.hpp"
#include "engine/extensive/tree.hpp"
#include "engine/formats/error.hpp"
#include <vector>

namespace engine::formats {

using extensive::max_players;
inline constexpr int max_numbers = 100'000; // payoffs of all cells, or outcomes in the table; and strategies

struct StrategicForm {
    struct Outcome {
        std::string name{};
        std::vector<Rational> payoffs{}; // by player
        bool operator==(const Outcome&) const = default;
    };

    std::string title, comment;
    std::vector<std::string> players;
    std::vector<int> sizes;                      // strategies of each player, at least 1
    std::vector<std::vector<std::string>> names; // of the strategies, by player; empty: the text only counts them
    bool by_outcomes = false;                    // the text has a table of outcomes instead of payoffs
    std::vector<Outcome> outcomes;               // by_outcomes
    std::vector<int> table;                      // by_outcomes: by cell an index into outcomes; -1: payoffs of 0
    std::vector<Rational> payoffs;               // otherwise: by cell, then by player
    bool operator==(const StrategicForm&) const = default;

    int count() const { return static_cast<int>(players.size()); }
    int cells() const;
    int strategy(int cell, int player) const;
    Rational payoff(int cell, int player) const;
    /// Its name, or its number from 1 where the text gives none.
    std::string name_of(int player, int strategy) const;
};

/// The sum of all players' payoffs, equal in all cells. Error: not_constant_sum, with the first cell that differs.
Expected<Fraction, Error> constant_sum(const StrategicForm&);

/// "(2,1)": the numbers of the strategies.
std::string place_of(const StrategicForm&, int cell);

} // namespace engine::formats
