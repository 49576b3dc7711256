// The outline of a betting variant: its board in words, the tree as a table; and the texts of the why buttons.
#include "engine/extensive/values.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::Fraction;
using engine::betting::Human;

void MatchView::describe(Outline& o, const Say& say)
{
    const auto& g = game();
    const int now = static_cast<int>(g.rounds.size()) - 1;
    o.heading(1, say(Text::game_betting));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    o.heading(2, say(Text::betting_round_of, say.count(now + 1), say.count(setup().rounds)));
    for (const int player : {0, 1}) {
        const char card = card_of(*this, g.round().deal, player);
        o.text(player == 0 ? "card_max"_id : "card_min"_id,
               card ? say(Text::betting_card_of, player == 0 ? "MAX" : "MIN",
                          g.is_open(now, player) ? card_in_words(say, card) : say(Text::betting_card_hidden))
                    : say(Text::variant_no_card));
    }
    o.text("prompt"_id, prompt_in_words(say, *this));
    o.commands_of("act"_id);
    if (g.shown()) o.text("result"_id, match_round_in_words(say, *this));
    o.command("next"_id);
    if (g.over()) o.button("new_game"_id, Text::new_game);
    o.text("capital"_id, balance_in_words(say, *this));
    Panel rounds(say);
    add_rounds(rounds);
    describe_fields(o, rounds);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    if (!o.led) o.button("rules_dialog"_id, other_games_in_words(say, setup().rules.variant));
    describe_analysis(o);
}

/// A row for each decision: the deal, the moves before, how often its player bets or calls, what it is worth to MAX.
void MatchView::describe_tree(Outline& o) const
{
    auto& table = o.table("tree"_id, o.say(Text::variant_whole),
                          {o.say(Text::betting_head_deal), o.say(Text::variant_head_after),
                           o.say(Text::variant_head_active), o.say(Text::betting_head_worth)});
    const auto values = node_values(book().tree, book().form, book().solution.behaviour);
    for (std::size_t n = 1; n < book().tree.nodes.size(); ++n) {
        if (book().tree.nodes[n].set < 0) continue;
        engine::betting::MatchRound so_far;
        so_far.path.clear();
        for (int at = static_cast<int>(n); at > 0; at = book().tree.nodes[static_cast<std::size_t>(at)].parent)
            so_far.path.insert(so_far.path.begin(), at);
        const int player = book().player(static_cast<int>(n));
        const std::string moves = moves_in_words(o.say, *this, so_far);
        const auto* played = shares(static_cast<int>(n));
        table.rows.push_back({book().deal(book().deal_of(static_cast<int>(n))), moves.empty() ? "–" : moves,
                              (player == 0 ? "MAX " : "MIN ") + (played ? written((*played)[0]) : std::string("?")),
                              written(values[n])});
    }
}

std::string MatchView::why(const Say& say, std::string_view id) const
{
    if (!analysis_shown() || (tab() == MatchTab::play && game().finished() == 0)) return {};
    if (id == "why:value" && tab() != MatchTab::plan) {
        const auto values = node_values(book().tree, book().form, book().solution.behaviour);
        const bool played = tab() == MatchTab::play; // the row beside the rounds is the person's, the others are MAX's
        const auto whose = [&](const Fraction& to_max) { return played ? mine(to_max) : to_max; };
        std::string sum;
        for (std::size_t d = 0; d < chances_.size(); ++d) {
            const Fraction v = whose(values[static_cast<std::size_t>(book().tree.nodes[0].children[d])]);
            const std::string value = written(v);
            sum += (sum.empty() ? "" : " + ") + book().deal(static_cast<int>(d)) + " " + written(chances_[d]) + " · " +
                   (v.sign() < 0 ? "(" + value + ")" : value);
        }
        return say(Text::betting_why_value, sum, written(whose(book().solution.value)));
    }
    if (id != "why:exploitable" || tab() != MatchTab::plan) return {};
    const auto& e = plan_.exploit;
    return say(Text::variant_why_exploitable, written(e.value), written(e.held), written(e.loss));
}

} // namespace shell::betting
