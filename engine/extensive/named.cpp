#include "engine/extensive/named.hpp"
#include <algorithm>

namespace engine::extensive {

std::vector<NamedSet> named(const Tree& t, const Form& form, const std::array<Behaviour, 2>& by)
{
    std::vector<NamedSet> all;
    for (int player = 0; player < 2; ++player)
        for (std::size_t s = 0; s < by[player].size(); ++s) {
            const int set = form.players[player].sets[s].tree_set;
            NamedSet one{player + 1, label_of(t, set), {}};
            for (std::size_t a = 0; a < by[player][s].size(); ++a)
                one.actions[label_of(t.sets[set], static_cast<int>(a))] = by[player][s][a];
            all.push_back(std::move(one));
        }
    return all;
}

Expected<std::array<Behaviour, 2>, Error> behaviour_in(const Tree& t, const Form& form,
                                                       const std::vector<NamedSet>& entries)
{
    using Kind = Error::Kind;
    std::array<Behaviour, 2> out;
    std::array<std::map<std::string, std::size_t>, 2> sets; // by label
    for (int player = 0; player < 2; ++player) {
        const auto& own = form.players[player].sets;
        out[player].resize(own.size());
        for (std::size_t s = 0; s < own.size(); ++s) sets[player][label_of(t, own[s].tree_set)] = s;
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const NamedSet& entry = entries[i];
        const auto fail = [&](Kind kind, std::string detail = {}) {
            return Unexpected<Error>(
                Error{kind, static_cast<int>(i), 0, 0, entry.set, entry.player, std::move(detail)});
        };
        if (entry.player < 1 || entry.player > 2) return fail(Kind::unknown_player, std::to_string(entry.player));
        const int player = entry.player - 1;
        const auto found = sets[player].find(entry.set);
        if (found == sets[player].end()) return fail(Kind::unknown_set);
        std::vector<Fraction>& here = out[player][found->second];
        if (!here.empty()) return fail(Kind::repeated_set);
        const Set& set = t.sets[form.players[player].sets[found->second].tree_set];
        here.resize(set.actions.size());
        std::size_t known = 0;
        Fraction sum;
        for (std::size_t a = 0; a < here.size(); ++a) {
            const auto given = entry.actions.find(label_of(set, static_cast<int>(a)));
            if (given == entry.actions.end()) continue;
            ++known;
            if (given->second.sign() < 0) return fail(Kind::not_a_distribution, to_text(given->second));
            here[a] = given->second;
            sum += given->second;
        }
        if (known != entry.actions.size())
            for (const auto& [label, probability] : entry.actions) {
                bool is_known = false;
                for (std::size_t a = 0; a < here.size(); ++a)
                    is_known = is_known || label_of(set, static_cast<int>(a)) == label;
                if (!is_known) return fail(Kind::unknown_action, label);
            }
        if (!(sum == 1)) return fail(Kind::not_a_distribution, to_text(sum));
    }
    for (int player = 0; player < 2; ++player)
        for (std::size_t s = 0; s < out[player].size(); ++s)
            if (out[player][s].empty())
                return Unexpected<Error>(Error{
                    Kind::missing_set, -1, 0, 0, label_of(t, form.players[player].sets[s].tree_set), player + 1, {}});
    return out;
}

} // namespace engine::extensive
