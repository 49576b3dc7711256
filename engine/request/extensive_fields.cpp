// Games in extensive form: their text, behaviour by name, and the sentences of their errors.
#include "engine/request/extensive_fields.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/request/codec.hpp"

namespace engine::request {
namespace {

using extensive::Error;
using Kind = Error::Kind;

constexpr std::size_t longest_probability = 5'000;

std::string set_of(const Error& e)
{
    return "The information set " + in_quotes(e.set) + " of player " + std::to_string(e.player);
}

std::string without_place(const Error& e)
{
    const std::string detail = in_quotes(e.detail);
    switch (e.kind) {
    case Kind::truncated:
        return "The text ends too early: next comes " + e.detail + "; send the whole file.";
    case Kind::syntax:
        return "Here must stand " + e.detail + ".";
    case Kind::unknown_version:
        return "A game in extensive form begins with EFG 2 R or EFG 2 D; save it from Gambit as .efg.";
    case Kind::no_players:
        return "The game has no players; give their names in quotes.";
    case Kind::too_many_players:
        return "The game has more than " + std::to_string(extensive::max_players) + " players; send a smaller one.";
    case Kind::players:
        return "The game has " + e.detail + (e.detail == "1" ? " player" : " players") +
               ", and only games of two are solved; write it as .efg, .nfg or .csv, or leave it to Gambit.";
    case Kind::unknown_player:
        return "There is no player " + detail +
               "; write 1 for the first name of the list, 2 for the second, and so on.";
    case Kind::bad_number:
        return detail + " is not a number that may stand here; write a whole number, a fraction as 1/3, or a decimal.";
    case Kind::number_too_long:
        return detail + " is too long; numerators and denominators must be below 2^63.";
    case Kind::undefined_set:
        return "The first node of a set, or of a chance move, must list its actions: \"name\" { \"a\" \"b\" }.";
    case Kind::different_actions:
        return (e.player > 0 ? set_of(e) : "The chance move " + in_quotes(e.set)) +
               " has nodes with different actions; give all its nodes the same ones, in the same order.";
    case Kind::different_set:
        return set_of(e) + " has another name here; give all its nodes the same name, or this one another number.";
    case Kind::different_chances:
        return "The chance move " + in_quotes(e.set) +
               " has other probabilities here; give it the same ones, or another number.";
    case Kind::different_outcome:
        return "This outcome has another name or other payoffs elsewhere, or is 0 and has some; give it its own "
               "number.";
    case Kind::undefined_outcome:
        return "The first node with an outcome must give its payoffs: \"name\" { 1 -1 }.";
    case Kind::negative_probability:
        return "A probability must not be negative.";
    case Kind::probabilities_sum:
        return "The probabilities of a chance move must add up to 1, not " + e.detail +
               "; write them as fractions, 1/3 instead of 0.3333.";
    case Kind::no_actions:
        return "A set or chance move needs at least one action.";
    case Kind::too_many_nodes:
        return "The tree may have at most " + std::to_string(extensive::max_nodes) + " nodes; send a smaller one.";
    case Kind::fractions_too_long:
        return "The payoffs times the probabilities of chance have a common denominator of more than " +
               std::to_string(extensive::max_bits) + " bits; use simpler fractions.";
    case Kind::text_after_tree:
        return "The tree is complete before this; remove the rest, or correct the number of actions above.";
    case Kind::imperfect_recall:
        return set_of(e) + " mixes nodes before which the player itself moved differently (imperfect recall); "
                           "split it, so that the player remembers its own moves.";
    case Kind::not_zero_sum:
        return "The game is not zero-sum: the payoffs add up to " + e.detail +
               " as at the first leaf; only games with one sum at all leaves are solved.";
    case Kind::unknown_set:
        return "Player " + std::to_string(e.player) + " has no information set " + in_quotes(e.set) +
               "; take the names of extensive.solve.";
    case Kind::unknown_action:
        return set_of(e) + " has no action " + detail + "; take the names of extensive.solve.";
    case Kind::repeated_set:
        return set_of(e) + " is listed twice; leave one out.";
    case Kind::missing_set:
        return set_of(e) + " is missing; give the probabilities of its actions.";
    case Kind::not_a_distribution:
        return set_of(e) + " needs probabilities of at least 0 that add up to 1, not " + e.detail.substr(0, 60) + ".";
    case Kind::behaviour_too_long:
        return "The strategies' probabilities have a common denominator of more than " +
               std::to_string(extensive::max_behaviour_bits) + " bits; use simpler fractions.";
    }
    return "The game cannot be read.";
}

std::map<std::string, search::Range> by_name(const extensive::Set& set, const std::vector<search::Range>& ranges)
{
    std::map<std::string, search::Range> all;
    for (std::size_t a = 0; a < ranges.size(); ++a) all[label_of(set, static_cast<int>(a))] = ranges[a];
    return all;
}

} // namespace

std::string sentence(const Error& e)
{
    if (e.line == 0) return without_place(e);
    return "Line " + std::to_string(e.line) + ", character " + std::to_string(e.column) + ": " + without_place(e);
}

std::vector<BehaviourAt> told(const extensive::Tree& tree, const extensive::Form& form, const extensive::Solution& s)
{
    std::vector<BehaviourAt> all;
    for (const extensive::NamedSet& one : named(tree, form, s.behaviour))
        all.push_back({one.player, one.set, one.actions, {}, {}});
    std::size_t i = 0;
    for (int player = 0; player < 2; ++player)
        for (std::size_t set = 0; set < s.behaviour[player].size(); ++set, ++i) {
            const auto& own = form.players[player].sets[set];
            all[i].reached = s.plans[player].weights[own.before].sign() > 0;
            if (s.ranges) all[i].ranges = by_name(tree.sets[own.tree_set], (*s.ranges)[player][set]);
        }
    return all;
}

void EfgText::read(const At& at, const Json& json, extensive::Tree& to)
{
    if (!json.is_string()) return at.wrong_type("the text of an .efg file, \"EFG 2 R …\"");
    auto tree = extensive::parse_efg(json.get_ref<const std::string&>());
    if (tree) to = *std::move(tree);
    else at.fail(name(tree.error()), sentence(tree.error()), tree.error().at);
}

Json EfgText::write(const extensive::Tree& tree) { return to_efg(tree); }

void EfgText::check(const At& at, const extensive::Tree& tree)
{
    extensive::Tree same;
    if (!at.failed()) read(at, to_efg(tree), same);
}

std::string EfgText::remedy() { return "give the text of an .efg file, \"EFG 2 R …\""; }

void Probabilities::read(const At& at, const Json& json, std::map<std::string, Fraction>& to)
{
    if (!json.is_object()) return at.wrong_type("an object with the probability of each action, {\"raise\":\"1/3\"}");
    for (const auto& [action, value] : json.items()) {
        const At here = at.in(action);
        if (value.is_string() && value.get_ref<const std::string&>().size() > longest_probability)
            return here.out_of_range("a shorter fraction");
        to[action] = read_fraction(here, value);
        if (at.failed()) return;
    }
}

Json Probabilities::write(const std::map<std::string, Fraction>& from) { return write_value(from); }

} // namespace engine::request
