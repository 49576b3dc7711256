// The outline of the betting game: the same controls, with the same ids, as on the canvas.
#include "shell/betting/ids.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {
namespace {

using engine::Fraction;
using engine::betting::Human;
using engine::betting::NodeKind;
using engine::betting::Reply;
using Phase = engine::betting::Game::Phase;

std::string card_at(const View& v, const Say& say, int round, Human whose)
{
    if (!v.is_open(round, whose)) return say(Text::betting_card_hidden);
    const auto& deal = v.game().rounds[static_cast<std::size_t>(round)].deal;
    return card_in_words(say, whose == Human::max ? deal.max : deal.min);
}

void describe_table(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    const int now = static_cast<int>(g.rounds.size()) - 1;
    o.heading(2, say(Text::betting_round_of, say.count(now + 1), say.count(v.setup().rounds)));
    o.text("card_max"_id, say(Text::betting_card_of, "MAX", card_at(v, say, now, Human::max)));
    o.text("card_min"_id, say(Text::betting_card_of, "MIN", card_at(v, say, now, Human::min)));
    o.text("prompt"_id, prompt_in_words(say, v));
    if (v.may_bet())
        for (int i = 0; i < v.rules().bets.size(); ++i)
            o.button(make_id("bet"_id, i), say(Text::betting_bet_n, bet_text(v.rules(), i)));
    if (v.may_reply()) {
        o.button("call"_id, Text::betting_call);
        o.button("fold"_id, Text::betting_fold);
    }
    if (g.round().reply) o.text("result"_id, round_in_words(say, v, g.round()));
    if (v.may_go_on()) o.button("next"_id, Text::betting_next);
    if (g.phase == Phase::over) o.button("new_game"_id, Text::new_game);
    o.text("capital"_id, say(v.setup().human == Human::both ? Text::betting_capital_max_is : Text::betting_capital_is,
                             gain_text(v.mine(g.capital))));
}

void describe_history(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    const int done = g.finished();
    if (done == 0) return;
    o.text("average"_id, say(Text::betting_average) + ": " +
                             written_about(say.language(), Fraction(v.mine(g.capital)) / Fraction(done)));
    if (v.analysis_shown()) {
        const Fraction expected = g.expected();
        o.text("expected"_id, say(Text::betting_expected) + ": " +
                                  written_about(say.language(), v.setup().human == Human::min ? -expected : expected));
        if (v.tab() == Tab::play) o.why("why:value"_id);
    }
    const bool both = v.setup().human == Human::both;
    auto& table =
        o.table("rounds"_id, say(Text::betting_history),
                {say(Text::betting_head_round), "MAX", "MIN", say(Text::betting_head_bet),
                 say(Text::betting_head_reply), say(both ? Text::betting_head_max_gets : Text::betting_head_you_get)});
    for (int i = 0; i < static_cast<int>(g.rounds.size()); ++i) {
        const auto& r = g.rounds[static_cast<std::size_t>(i)];
        if (!r.reply) continue;
        table.rows.push_back({std::to_string(i + 1), card_at(v, say, i, Human::max), card_at(v, say, i, Human::min),
                              bet_text(v.rules(), r.bet.value_or(0)),
                              say(*r.reply == Reply::call ? Text::betting_calls : Text::betting_folds),
                              gain_text(v.mine(r.payoff))});
    }
}

void describe_strategy(const View& v, Outline& o, const Say& say)
{
    int i = 0;
    for (const auto& g : strategy_groups(say, v)) {
        auto& table =
            o.table(make_id("strategy"_id, i++), g.title,
                    {say(Text::betting_head_bet), say(Text::betting_head_probability), say(Text::betting_head_range)});
        for (std::size_t bet = 0; bet < g.weights->size(); ++bet)
            table.rows.push_back({bet_text(v.rules(), static_cast<int>(bet)), written((*g.weights)[bet]),
                                  range_in_words(say, (*g.ranges)[bet])});
        if (i == 1 && v.hidden_view()) o.why("why:strategy"_id);
    }
}

void describe_tree(const View& v, Outline& o, const Say& say)
{
    const auto& values = v.solution(v.ui().view).node_values;
    const auto& nodes = v.tree();
    std::vector<std::string> head{say(Text::betting_head_deal), say(Text::betting_head_probability),
                                  say(Text::betting_head_bet),  say(Text::betting_head_call),
                                  say(Text::betting_head_fold), say(Text::betting_head_worth)};
    if (v.hidden_view()) head.push_back(say(Text::betting_set));
    auto& table = o.table("tree"_id, say(Text::betting_tree_table), std::move(head));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto& n = nodes[i];
        if (n.kind == NodeKind::chance || n.kind == NodeKind::leaf) continue;
        const auto& deal = engine::betting::deals[static_cast<std::size_t>(n.deal)];
        std::vector<std::string> cells{engine::betting::to_text(deal)};
        if (n.kind == NodeKind::max) // one row for the deal, then one for each bet
            cells.insert(cells.end(), {written(n.probability), "", "", "", written(values[i])});
        else
            cells.insert(cells.end(), {"", bet_text(v.rules(), n.bet),
                                       gain_text(engine::betting::payoff_of_call(deal, v.rules().bets[n.bet])),
                                       gain_text(engine::betting::payoff_of_fold()), written(values[i])});
        if (v.hidden_view()) cells.push_back(std::to_string(n.set + 1));
        table.rows.push_back(std::move(cells));
    }
    if (!v.hidden_view()) return;
    std::vector<OutlineOption> sets{{"-1", say(Text::betting_set_none)}};
    for (int set = 0; set < v.set_count(); ++set) sets.push_back({std::to_string(set), set_in_words(say, v, set)});
    o.text("sets_note"_id, Text::betting_sets_note);
    o.radios("set"_id, say(Text::betting_set), v.ui().set, std::move(sets));
}

} // namespace

void View::describe(Outline& o, const Say& say) const
{
    o.heading(1, say(Text::game_betting));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    describe_table(*this, o, say);
    describe_history(*this, o, say);
    o.button("undo"_id, Text::undo, undoes(), Text::nothing_to_undo);
    o.button("redo"_id, Text::redo, can_redo(), Text::nothing_to_redo);
    o.button("rules_dialog"_id, Text::change_rules);
    if (o.hides_analysis) return;
    o.heading(2, Text::analysis);
    o.checkbox("analysis"_id, Text::show_analysis, analysis_shown());
    if (!analysis_shown()) return;
    o.radios("tab"_id, say(Text::betting_tabs), static_cast<int>(ui_.tab),
             options_of(say, std::array{Text::betting_tab_play, Text::betting_tab_strategy, Text::betting_tab_tree}));
    if (ui_.tab == Tab::play) return;
    o.radios("view"_id, say(Text::betting_view), static_cast<int>(ui_.view),
             options_of(say, std::array{Text::betting_seen, Text::betting_hidden}));
    o.text("value"_id, say(Text::betting_value) + ": " + written_about(say.language(), solution(ui_.view).value));
    o.why("why:value"_id);
    if (ui_.tab == Tab::strategy) describe_strategy(*this, o, say);
    else describe_tree(*this, o, say);
}

} // namespace shell::betting
