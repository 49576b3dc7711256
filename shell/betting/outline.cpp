// The outline of the betting game: its board in words. The panel describes itself.
#include "shell/betting/ids.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {
namespace {

using engine::betting::Human;
using engine::betting::NodeKind;

void describe_table(const View& v, Outline& o)
{
    const auto& g = v.game();
    const int now = static_cast<int>(g.rounds.size()) - 1;
    const auto card = [&](const char* whose, Human player, engine::betting::Card c) {
        return o.say(Text::betting_card_of, whose,
                     v.is_open(now, player) ? card_in_words(o.say, c) : o.say(Text::betting_card_hidden));
    };
    o.heading(2, o.say(Text::betting_round_of, o.say.count(now + 1), o.say.count(v.setup().rounds)));
    o.text("card_max"_id, card("MAX", Human::max, g.round().deal.max));
    o.text("card_min"_id, card("MIN", Human::min, g.round().deal.min));
    o.text("prompt"_id, prompt_in_words(o.say, v));
    if (!o.holds_board) o.commands_of("bet"_id);
    for (const Id id : {"call"_id, "fold"_id}) o.command(id);
    if (g.round().reply) o.text("result"_id, round_in_words(o.say, v, g.round()));
    o.command("next"_id);
    if (v.progress().over) o.button("new_game"_id, Text::new_game);
    o.text("capital"_id, o.say(v.setup().human == Human::both ? Text::betting_capital_max_is : Text::betting_capital_is,
                               gain_text(v.mine(g.capital))));
}

} // namespace

/// The tree that the board draws, a row for each decision.
void View::describe_tree(Outline& o) const
{
    const auto& values = solution(ui_.view).node_values;
    const auto& nodes = tree_;
    std::vector<std::string> head{o.say(Text::betting_head_deal), o.say(Text::betting_head_probability),
                                  o.say(Text::betting_head_bet),  o.say(Text::betting_head_call),
                                  o.say(Text::betting_head_fold), o.say(Text::betting_head_worth)};
    if (hidden_view()) head.push_back(o.say(Text::betting_set));
    auto& table = o.table("tree"_id, o.say(Text::betting_tree_table), std::move(head));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& n = nodes[i];
        if (n.kind == NodeKind::chance || n.kind == NodeKind::leaf) continue;
        const auto& deal = engine::betting::deals[static_cast<std::size_t>(n.deal)];
        std::vector<std::string> cells{engine::betting::to_text(deal)};
        if (n.kind == NodeKind::max) // one row for the deal, then one for each bet
            cells.insert(cells.end(), {written(n.probability), "", "", "", written(values[i])});
        else
            cells.insert(cells.end(), {"", bet_text(rules(), n.bet),
                                       gain_text(engine::betting::payoff_of_call(deal, rules().bets[n.bet])),
                                       gain_text(engine::betting::payoff_of_fold()), written(values[i])});
        if (hidden_view()) cells.push_back(std::to_string(n.set + 1));
        table.rows.push_back(std::move(cells));
    }
}

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, say(Text::game_betting));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    describe_table(*this, o);
    Panel rounds(say);
    add_rounds(rounds);
    describe_fields(o, rounds);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    if (!o.led) o.button("rules_dialog"_id, other_games_in_words(say));
    describe_analysis(o);
}

} // namespace shell::betting
