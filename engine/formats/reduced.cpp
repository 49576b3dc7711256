#include "engine/formats/reduced.hpp"
#include "engine/extensive/form.hpp"
#include "engine/formats/growing.hpp"
#include <algorithm>
#include <map>
#include <set>

namespace engine::formats {
namespace {

using extensive::Paths, extensive::Sequences;

/// The number of reduced strategies; more than max_cells count as max_cells + 1.
std::int64_t count_of(const Sequences& own)
{
    constexpr std::int64_t most = max_cells + 1;
    std::vector<std::int64_t> after(own.count(), 1); // by sequence: ways to go on
    for (int s = static_cast<int>(own.sets.size()) - 1; s >= 0; --s) {
        std::int64_t here = 0;
        for (int a = 0; a < own.sets[s].actions; ++a) here = std::min(most, here + after[own.sets[s].first + a]);
        std::int64_t& before = after[own.sets[s].before];
        before = std::min(most, before * here);
    }
    return after[0];
}

/// A reduced strategy: an action for each set; -1 where the own moves exclude the set.
using Choice = std::vector<int>;

bool is_reached(const Sequences& own, const Choice& choice, std::size_t set)
{
    const int before = own.sets[set].before, last = own.set_of[before];
    return last < 0 || choice[last] == before - own.sets[last].first;
}

/// All of them; the last set's action changes fastest.
std::vector<Choice> choices(const Sequences& own)
{
    std::vector<Choice> all;
    Choice now(own.sets.size(), -1);
    for (std::size_t from = 0;;) {
        for (std::size_t s = from; s < now.size(); ++s) now[s] = is_reached(own, now, s) ? 0 : -1;
        all.push_back(now);
        std::size_t s = now.size();
        while (s > 0 && (now[s - 1] < 0 || now[s - 1] + 1 == own.sets[s - 1].actions)) --s;
        if (s == 0) return all;
        ++now[s - 1];
        from = s;
    }
}

/// The sequences that a strategy plays, the empty one included.
std::vector<int> played(const Sequences& own, const Choice& choice)
{
    std::vector<int> all{0};
    for (std::size_t s = 0; s < choice.size(); ++s)
        if (choice[s] >= 0) all.push_back(own.sets[s].first + choice[s]);
    return all;
}

std::vector<std::string> names_of(const extensive::Tree& t, const Sequences& own, const std::vector<Choice>& all)
{
    std::vector<std::string> names;
    std::set<std::string> different;
    for (const Choice& choice : all) {
        std::string name;
        for (std::size_t s = 0; s < choice.size(); ++s) {
            if (s > 0) name += "/";
            name += choice[s] < 0 ? "*" : label_of(t.sets[own.sets[s].tree_set], choice[s]);
        }
        if (name.empty()) name = "1";
        different.insert(name);
        names.push_back(std::move(name));
    }
    return different.size() == names.size() ? names : numbered(static_cast<int>(names.size()));
}

/// The players' numbers of strategies, or too_many_strategies.
std::optional<Error> sizes_of(const std::vector<Sequences>& players, std::vector<int>& sizes)
{
    const int most = std::min(max_cells, max_numbers / static_cast<int>(players.size()));
    std::int64_t cells = 1;
    Error e{ErrorKind::too_many_strategies};
    for (std::size_t player = 0; player < players.size(); ++player) {
        const std::int64_t size = count_of(players[player]);
        cells = std::min<std::int64_t>(cells * size, max_cells + 1);
        sizes.push_back(static_cast<int>(size));
        e.detail += player == 0 ? "" : player + 1 < players.size() ? ", " : " and ";
        e.detail += size > max_cells ? "more than " + std::to_string(max_cells) : std::to_string(size);
    }
    return cells > most ? std::optional(std::move(e)) : std::nullopt;
}

/// By the players' sequences: what the leaves after them give each player, times the probability of chance.
std::map<std::vector<int>, std::vector<Fraction>> worth_of(const extensive::Tree& t, const Paths& paths)
{
    const auto payoffs = payoffs_so_far(t);
    std::map<std::vector<int>, std::vector<Fraction>> worth;
    for (std::size_t n = 0; n < t.nodes.size(); ++n) {
        if (t.nodes[n].kind != extensive::NodeKind::leaf) continue;
        auto& sums = worth.try_emplace(paths.sequence[n], t.players.size()).first->second;
        for (std::size_t player = 0; player < sums.size(); ++player)
            sums[player] += paths.chance[n] * payoffs[n][player];
    }
    return worth;
}

/// The sums of one number of each.
std::vector<int> each_plus(const std::vector<int>& to, const std::vector<int>& all)
{
    std::vector<int> sums;
    sums.reserve(to.size() * all.size());
    for (const int more : all)
        for (const int number : to) sums.push_back(number + more);
    return sums;
}

} // namespace

std::optional<Rational> rational_of(const Fraction& f)
{
    if (f.num().bits() > 63 || f.den().bits() > 63) return std::nullopt;
    const auto read = Rational::parse(to_text(f));
    return read ? std::optional(*read) : std::nullopt;
}

Expected<StrategicForm, Error> strategic_form(const extensive::Tree& t)
{
    if (auto wrong = recall_problem(t)) return Unexpected<Error>(of_text(*wrong));
    const auto paths = paths_of(t);
    if (!paths) return Unexpected<Error>(of_text(paths.error()));
    StrategicForm g;
    g.title = t.title;
    g.comment = t.comment;
    g.players = t.players;
    if (const auto wrong = sizes_of(paths->players, g.sizes)) return Unexpected<Error>(*wrong);
    const auto leaves = worth_of(t, *paths);
    Integer scale = 1; // of all payoffs
    for (const auto& [at, payoffs] : leaves)
        for (const Fraction& payoff : payoffs) {
            scale = scale / gcd(scale, payoff.den()) * payoff.den();
            if (scale.bits() > extensive::max_bits)
                return Unexpected<Error>(of_text({extensive::ErrorKind::fractions_too_long}));
        }
    std::vector<std::vector<std::vector<int>>> cells_with; // by player, by sequence: cells 0, step, … that play it
    int step = 1;
    for (std::size_t player = 0; player < t.players.size(); ++player) {
        const Sequences& own = paths->players[player];
        const auto all = choices(own);
        g.names.push_back(names_of(t, own, all));
        auto& with = cells_with.emplace_back(own.count());
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const int sequence : played(own, all[i])) with[sequence].push_back(static_cast<int>(i) * step);
        step *= g.sizes[player];
    }
    std::vector<Integer> sums(static_cast<std::size_t>(g.cells() * g.count()));
    for (const auto& [at, payoffs] : leaves) {
        std::vector<int> cells{0};
        for (std::size_t player = 0; player < at.size(); ++player)
            cells = each_plus(cells, cells_with[player][at[player]]);
        for (std::size_t player = 0; player < payoffs.size(); ++player) {
            const Integer payoff = payoffs[player].num() * (scale / payoffs[player].den());
            if (payoff.sign() == 0) continue;
            for (const int cell : cells) {
                Integer& sum = sums[static_cast<std::size_t>(cell) * payoffs.size() + player];
                sum = sum + payoff;
            }
        }
    }
    for (const Integer& sum : sums) {
        const Fraction payoff(sum, scale);
        const auto fits = rational_of(payoff);
        if (!fits) return Unexpected<Error>(Error{ErrorKind::payoff_too_long, -1, 0, 0, to_text(payoff)});
        g.payoffs.push_back(*fits);
    }
    return g;
}

StrategicForm strategic_form(const matrix::Matrix& m)
{
    StrategicForm g;
    g.title = "A matrix game";
    g.players = {"Row", "Column"};
    g.sizes = {m.rows, m.columns};
    for (int j = 0; j < m.columns; ++j)
        for (int i = 0; i < m.rows; ++i)
            for (const Rational& payoff : {m.at(i, j), -m.at(i, j)}) g.payoffs.push_back(payoff);
    return g;
}

Expected<ZeroSum, Error> matrix_of(const StrategicForm& g)
{
    if (g.count() != 2)
        return Unexpected<Error>(Error{ErrorKind::not_two_players, -1, 0, 0, std::to_string(g.count())});
    auto constant = constant_sum(g);
    if (!constant) return Unexpected<Error>(constant.error());
    if (g.sizes[0] > matrix::max_rows || g.sizes[1] > matrix::max_columns)
        return Unexpected<Error>(Error{ErrorKind::too_large_matrix, -1, 0, 0,
                                       std::to_string(g.sizes[0]) + " and " + std::to_string(g.sizes[1])});
    ZeroSum out{{g.sizes[0], g.sizes[1], {}}, *constant};
    for (int i = 0; i < g.sizes[0]; ++i)
        for (int j = 0; j < g.sizes[1]; ++j) out.matrix.entries.push_back(g.payoff(j * g.sizes[0] + i, 0));
    if (const auto wrong = problem(out.matrix))
        return Unexpected<Error>(Error{ErrorKind::payoff_too_long, -1, 0, 0,
                                       to_text(out.matrix.entries[static_cast<std::size_t>(wrong->at)])});
    return out;
}

} // namespace engine::formats
