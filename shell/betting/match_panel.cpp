// A variant's panel: the rounds played, the equilibrium with its ranges, the tree's legend. match_plan.cpp has my
// strategy.
#include "shell/betting/ids.hpp"
#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::Fraction;
using engine::betting::Human;
using engine::betting::Variant;

void MatchView::panel(Panel& p)
{
    switch (tab()) {
    case MatchTab::play:
        p.described = false; // describe() has the rounds, which no lesson hides
        return add_rounds(p);
    case MatchTab::plan:
        return add_plan(p);
    case MatchTab::strategy:
        return add_strategy(p);
    case MatchTab::tree:
        return add_tree(p);
    }
}

void MatchView::add_rounds(Panel& p) const
{
    const auto& g = game();
    const int done = g.finished();
    if (done == 0) {
        p.words("no_rounds"_id, p.say(Text::betting_no_rounds));
        return;
    }
    const auto exact = [&](const Fraction& f) { return written_about(p.say.language(), f); };
    p.figure("finished"_id, Text::betting_finished, std::to_string(done));
    p.figure("average"_id, Text::betting_average, exact(Fraction(mine(g.capital)) / Fraction(done)));
    if (analysis_shown())
        p.figure("expected"_id, Text::betting_expected_round, exact(mine(book().solution.value)))
            .why(tab() == MatchTab::play ? "why:value"_id : Id());
    const bool both = setup().human == Human::both;
    auto& table = p.table("rounds"_id, p.say(Text::betting_history),
                          {{p.say(Text::betting_head_round)},
                           {"MAX"},
                           {"MIN"},
                           {p.say(Text::variant_head_moves), Align::left, 1},
                           {p.say(both ? Text::betting_head_max_gets : Text::betting_head_you_get), Align::right}});
    table.last_first();
    for (int i = 0; i < static_cast<int>(g.rounds.size()); ++i) {
        const auto& r = g.rounds[static_cast<std::size_t>(i)];
        if (!r.payoff) continue;
        const auto card = [&](int player) {
            const char c = card_of(*this, r.deal, player);
            if (!c) return Words{"–", Ink::muted};
            const bool open = g.is_open(i, player);
            return Words{open ? std::string(1, c) : "?", Ink::text, Weight::bold,
                         open ? card_in_words(p.say, c) : p.say(Text::betting_card_hidden)};
        };
        const int gain = mine(*r.payoff);
        const Ink ink = gain > 0 ? Ink::win : gain < 0 ? Ink::lose : Ink::text;
        std::string moves;
        for (std::size_t k = 0; k + 1 < r.path.size(); ++k) {
            const auto& set =
                book().tree.sets[static_cast<std::size_t>(book().tree.nodes[static_cast<std::size_t>(r.path[k])].set)];
            const int action = book().tree.nodes[static_cast<std::size_t>(r.path[k + 1])].action;
            moves += (moves.empty() ? "" : ", ") + move_in_words(p.say, *this, set, action);
        }
        table.row(
            {{std::to_string(i + 1), Ink::muted}, card(0), card(1), {moves}, {gain_text(gain), ink, Weight::bold}});
    }
}

/// The equilibrium: for each situation the probability of betting or calling with each card.
void MatchView::add_strategy(Panel& p) const
{
    const Fraction& value = book().solution.value;
    const bool whole = value.den() == engine::Integer(1);
    p.figure("value"_id, Text::betting_value, written(value))
        .large(whole ? "" : compared(p.say.language(), value))
        .why("why:value"_id);
    int n = 0;
    bool ranged = false;
    for (const int player : {0, 1})
        for (const Decision d :
             {Decision::bet_first, Decision::call_checked, Decision::call_bet, Decision::bet_checked}) {
            BarsBlock* bars = nullptr;
            for (const int s : sets_by_card(player)) {
                if (decision_of(*this, player, s) != d || !is_choice(player, s)) continue;
                if (!bars) {
                    bars = &p.bars(make_id("strategy"_id, n++),
                                   (player == 0 ? "MAX: " : "MIN: ") + decision_in_words(p.say, d),
                                   player == 0 ? Ink::max : Ink::min,
                                   {p.say(Text::variant_head_card), p.say(Text::betting_head_probability),
                                    p.say(Text::betting_head_range)});
                    bars->sign(player == 0 ? "▲ " : "▼ ");
                }
                const auto own = static_cast<std::size_t>(s), who = static_cast<std::size_t>(player);
                const Fraction& w = book().solution.behaviour[who][own][0];
                const auto& range = (*book().solution.ranges)[who][own][0];
                const char card = card_of_set(*this, player, s);
                bars->bar({card ? std::string(1, card) : "–",
                           engine::to_double(w),
                           written(w),
                           range_in_words(p.say, range),
                           {},
                           {with_card_in_words(p.say, card), written(w), range_in_words(p.say, range)}});
                ranged |= !range.is_fixed();
            }
        }
    const auto& r = setup().rules;
    const bool kuhns = r.variant == Variant::kuhn && r.ranks == std::vector<int>{1, 1, 1} && r.ante == r.bets[0];
    if (kuhns) {
        p.paragraph("family"_id, p.say(Text::variant_family)).boxed(Ink::accent);
        for (const int s : sets_by_card(1))
            if (decision_of(*this, 1, s) == Decision::call_bet && card_of_set(*this, 1, s) == 'Q')
                p.paragraph("queen"_id, p.say(Text::variant_queen,
                                              written(book().solution.behaviour[1][static_cast<std::size_t>(s)][0])))
                    .boxed(Ink::accent);
    } else if (ranged) p.words("ranges_note"_id, p.say(Text::betting_ranges_note));
}

void MatchView::add_tree(Panel& p)
{
    const Fraction& value = book().solution.value;
    p.figure("value"_id, Text::betting_value, written(value))
        .large(value.den() == engine::Integer(1) ? "" : compared(p.say.language(), value))
        .why("why:value"_id);
    p.in_words([this](Outline& o) { describe_tree(o); });
    p.paragraph("sets_note"_id, p.say(Text::variant_dashes));
    p.words("thick"_id, p.say(Text::variant_left_right));
    std::vector<std::string> names{p.say(Text::betting_set_none)}, spoken = names;
    std::vector<int> sets{-1};
    int chosen = -1;
    for (const int player : {0, 1}) {
        const auto& own = book().form.players[static_cast<std::size_t>(player)].sets;
        for (const int s : sets_by_card(player)) {
            spoken.push_back((player == 0 ? "MAX: " : "MIN: ") +
                             decision_in_words(p.say, decision_of(*this, player, s)) + ", " +
                             with_card_in_words(p.say, card_of_set(*this, player, s)));
            names.push_back((player == 0 ? "▲ " : "▼ ") + spoken.back());
            sets.push_back(own[static_cast<std::size_t>(s)].tree_set);
            if (sets.back() == ui_.set) chosen = static_cast<int>(sets.size()) - 2;
        }
    }
    if (p.choice("set"_id, p.say(Text::betting_set), chosen, std::move(names), -1).spoken(std::move(spoken)).list())
        ui_.set = sets[static_cast<std::size_t>(chosen + 1)];
}

} // namespace shell::betting
