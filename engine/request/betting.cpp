// betting.*: the A/K game.
#include "engine/betting/solution.hpp"
#include "engine/request/board_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

using betting::Cards;
using betting::Rules;

/// "bets": [2,4,6], which is also the default.
void read_bets(Reader& in, Rules& r)
{
    const Json* value = in.find("bets");
    if (value == nullptr) return;
    const std::string shape = "bets must be 1 to " + std::to_string(betting::max_bets) +
                              " different whole numbers from 1 to " + std::to_string(betting::max_bet) +
                              ", as [2,4,6].";
    r.bets = {};
    if (!value->is_array() || value->empty() || value->size() > betting::max_bets)
        return in.fail({"bets_out_of_range", shape, "bets"});
    for (const Json& bet : *value) {
        const bool fits = bet.is_number_unsigned() && bet.get<std::uint64_t>() <= betting::max_bet;
        r.bets.push_back(static_cast<std::int16_t>(fits ? bet.get<std::uint64_t>() : 0));
    }
    if (const auto wrong = problem(r)) in.fail({name(wrong->kind), shape, "bets", wrong->at});
}

/// "deck": {"aces":n,"kings":n,"replacement":bool}; default: every deal equally likely.
void read_deck(Reader& in, Rules& r)
{
    const Json* value = in.find("deck");
    if (value == nullptr) return;
    Reader deck(*value, "deck.");
    r.deck.aces = static_cast<std::uint8_t>(deck.require_number("aces", 1, betting::max_cards));
    r.deck.kings = static_cast<std::uint8_t>(deck.require_number("kings", 1, betting::max_cards));
    r.deck.replacement = deck.flag("replacement", false);
    if (auto problem = deck.finish()) in.fail(*problem);
}

Json texts(const std::vector<Fraction>& all)
{
    Json json = Json::array();
    for (const Fraction& f : all) json.push_back(to_text(f));
    return json;
}
Json texts(const std::vector<betting::Range>& all)
{
    Json json = Json::array();
    for (const betting::Range& r : all) json.push_back({to_text(r.least), to_text(r.most)});
    return json;
}

/// A player's decisions by information set: its own card, or both cards where they are seen.
template <class Tell>
Json by_knowledge(const betting::Solution& s, Cards cards, bool is_max, Tell tell)
{
    Json json = Json::object();
    for (const betting::Deal& d : betting::deals) {
        const std::string key = cards == Cards::seen ? to_text(d) : std::string(1, letter(is_max ? d.max : d.min));
        json[key] = tell(s.deals[index(d)]);
    }
    return json;
}

Started betting_solve(Reader& in, Clock)
{
    const Rules rules = read_betting_rules(in);
    const std::string word = in.word("cards", "hidden");
    const Cards cards = word == "seen" ? Cards::seen : Cards::hidden;
    if (word != name(cards)) in.fail({"unknown_cards", "cards must be \"seen\" or \"hidden\".", "cards"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    using betting::Play;
    const betting::Solution s = solve(rules, cards);
    Json deals = Json::array();
    for (const betting::Deal& d : betting::deals)
        deals.push_back({{"deal", to_text(d)},
                         {"probability", to_text(probability(rules.deck, d))},
                         {"value", to_text(s.deals[index(d)].value)}});
    return std::make_unique<Answered>(
        ok_line({{"value", to_text(s.value)},
                 {"max_strategy", by_knowledge(s, cards, true, [](const Play& p) { return texts(p.bet); })},
                 {"max_ranges", by_knowledge(s, cards, true, [](const Play& p) { return texts(p.bet_ranges); })},
                 {"min_strategy", by_knowledge(s, cards, false, [](const Play& p) { return texts(p.call); })},
                 {"min_ranges", by_knowledge(s, cards, false, [](const Play& p) { return texts(p.call_ranges); })},
                 {"deals", deals},
                 {"nodes", s.node_values.size()}}));
}

constexpr std::array list{Command{"betting.solve", betting_solve}};

} // namespace

Rules read_betting_rules(Reader& in)
{
    Rules rules = betting::seed_rules();
    read_bets(in, rules);
    read_deck(in, rules);
    return rules;
}

const Family betting_commands = list;

} // namespace engine::request
