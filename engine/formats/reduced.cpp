#include "engine/formats/reduced.hpp"
#include "engine/extensive/form.hpp"
#include "engine/formats/growing.hpp"
#include <algorithm>
#include <set>

namespace engine::formats {
namespace {

using extensive::Form, extensive::Sequences;

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

} // namespace

std::optional<Rational> rational_of(const Fraction& f)
{
    if (f.num().bits() > 63 || f.den().bits() > 63) return std::nullopt;
    const auto read = Rational::parse(to_text(f));
    return read ? std::optional(*read) : std::nullopt;
}

Expected<StrategicForm, Error> strategic_form(const extensive::Tree& t)
{
    const auto form = sequence_form(t);
    if (!form) return Unexpected<Error>(of_text(form.error()));
    const Sequences &first = form->players[0], &second = form->players[1];
    const std::int64_t rows = count_of(first), columns = count_of(second);
    if (rows * columns > max_cells) {
        Error e{ErrorKind::too_many_strategies};
        const auto told = [](std::int64_t n) {
            return n > max_cells ? "more than " + std::to_string(max_cells) : std::to_string(n);
        };
        e.detail = told(rows) + " and " + told(columns);
        return Unexpected<Error>(std::move(e));
    }
    const auto of_first = choices(first), of_second = choices(second);
    StrategicForm g;
    g.title = t.title;
    g.comment = t.comment;
    g.players = {t.players[0], t.players[1]};
    g.sizes = {static_cast<int>(rows), static_cast<int>(columns)};
    g.names = {names_of(t, first, of_first), names_of(t, second, of_second)};
    g.payoffs.resize(static_cast<std::size_t>(rows * columns * 2));

    std::vector<std::vector<int>> replies;
    for (const Choice& choice : of_second) replies.push_back(played(second, choice));
    std::vector<std::pair<std::size_t, std::size_t>> entries(first.count()); // by row: from, to
    for (std::size_t e = 0; e < form->entries.size(); ++e) {
        auto& [from, to] = entries[form->entries[e].row];
        if (to == 0) from = e;
        to = e + 1;
    }
    for (int i = 0; i < static_cast<int>(rows); ++i) {
        std::vector<Integer> against(second.count()); // by the other's sequence: what it adds to the payoff
        for (const int sequence : played(first, of_first[i]))
            for (std::size_t e = entries[sequence].first; e < entries[sequence].second; ++e)
                against[form->entries[e].column] = against[form->entries[e].column] + form->entries[e].payoff;
        for (int j = 0; j < static_cast<int>(columns); ++j) {
            Integer sum;
            for (const int sequence : replies[j])
                if (against[sequence].sign() != 0) sum = sum + against[sequence];
            const Fraction payoff(sum, form->scale);
            const auto mine = rational_of(payoff), other = rational_of(form->constant - payoff);
            if (!mine || !other) return Unexpected<Error>(Error{ErrorKind::payoff_too_long, -1, 0, 0, to_text(payoff)});
            const auto cell = static_cast<std::size_t>(j * rows + i) * 2;
            g.payoffs[cell] = *mine;
            g.payoffs[cell + 1] = *other;
        }
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
