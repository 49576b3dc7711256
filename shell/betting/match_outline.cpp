// The outline of a betting variant: its board in words.
#include "shell/betting/ids.hpp"
#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"

namespace shell::betting {

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

} // namespace shell::betting
