// The betting game's panel: the rounds played, the equilibrium in fractions, the tree's legend.
#include "shell/betting/ids.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {
using engine::Fraction;
using engine::betting::Cards;
using engine::betting::Human;
using engine::betting::Reply;

void View::panel(Panel& p)
{
    if (tab() == Tab::play) {
        p.described = false; // describe() has the rounds, which no lesson hides
        return add_rounds(p);
    }
    const auto name = [&](Text cards, Cards c) { return p.say(cards) + "  " + written(solution(c).value); };
    if (p.choice("view"_id, p.say(Text::betting_view), ui_.view,
                 {name(Text::betting_seen, Cards::seen), name(Text::betting_hidden, Cards::hidden)})
            .bare())
        ui_.set = -1;
    const Fraction& value = solution(ui_.view).value;
    const bool whole = value.den() == engine::Integer(1);
    p.figure("value"_id, Text::betting_value, written(value))
        .large(whole ? "" : compared(p.say.language(), value))
        .why("why:value"_id);
    if (tab() == Tab::strategy) add_strategy(p);
    else add_legend(p);
}

void View::add_rounds(Panel& p) const
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
        p.figure("expected"_id, Text::betting_expected_round, exact(mine(solution(setup().cards).value)))
            .why(tab() == Tab::play ? "why:value"_id : Id());
    const bool both = setup().human == Human::both;
    auto& table = p.table("rounds"_id, p.say(Text::betting_history),
                          {{p.say(Text::betting_head_round)},
                           {"MAX"},
                           {"MIN"},
                           {p.say(Text::betting_head_bet)},
                           {p.say(Text::betting_head_reply), Align::left, 1},
                           {p.say(both ? Text::betting_head_max_gets : Text::betting_head_you_get), Align::right}});
    table.last_first();
    for (int i = 0; i < static_cast<int>(g.rounds.size()); ++i) {
        const auto& r = g.rounds[static_cast<std::size_t>(i)];
        if (!r.reply) continue;
        const auto card = [&](Human whose, engine::betting::Card c) {
            const bool open = is_open(i, whose);
            return Words{open ? std::string(1, engine::betting::letter(c)) : "?", Ink::text, Weight::bold,
                         open ? card_in_words(p.say, c) : p.say(Text::betting_card_hidden)};
        };
        const int gain = mine(r.payoff);
        table.row({{std::to_string(i + 1), Ink::muted},
                   card(Human::max, r.deal.max),
                   card(Human::min, r.deal.min),
                   {bet_text(rules(), r.bet.value_or(0))},
                   {p.say(*r.reply == Reply::call ? Text::betting_calls : Text::betting_folds)},
                   {gain_text(gain),
                    gain > 0   ? Ink::win
                    : gain < 0 ? Ink::lose
                               : Ink::text,
                    Weight::bold}});
    }
}

void View::add_strategy(Panel& p) const
{
    int n = 0;
    bool ranged = false;
    for (const auto& g : strategy_groups(p.say, *this)) {
        auto& bars = p.bars(
            make_id("strategy"_id, n), g.title, g.max ? Ink::max : Ink::min,
            {p.say(Text::betting_head_bet), p.say(Text::betting_head_probability), p.say(Text::betting_head_range)});
        bars.sign(g.max ? "▲ " : "▼ ");
        for (std::size_t bet = 0; bet < g.weights->size(); ++bet) {
            const Fraction& w = (*g.weights)[bet];
            bars.bar({bet_text(rules(), static_cast<int>(bet)), engine::to_double(w), written(w),
                      range_in_words(p.say, (*g.ranges)[bet])});
            ranged |= !(*g.ranges)[bet].is_fixed();
        }
        if (n++ == 0 && hidden_view()) bars.why("why:strategy"_id);
    }
    if (ranged) p.words("ranges_note"_id, p.say(Text::betting_ranges_note));
}

void View::add_legend(Panel& p)
{
    p.in_words([this](Outline& o) { describe_tree(o); });
    p.paragraph("sets_note"_id, p.say(hidden_view() ? Text::betting_sets_note : Text::betting_seen_note));
    p.words("thick"_id, p.say(Text::betting_thick));
    if (!hidden_view()) return;
    std::vector<std::string> names{p.say(Text::betting_set_none)}, spoken = names;
    for (int set = 0; set < set_count(); ++set) {
        spoken.push_back(set_in_words(p.say, *this, set));
        names.push_back((set < 2 ? "▲ " : "▼ ") + spoken.back());
    }
    p.choice("set"_id, p.say(Text::betting_set), ui_.set, std::move(names), -1).spoken(std::move(spoken)).list();
}

} // namespace shell::betting
