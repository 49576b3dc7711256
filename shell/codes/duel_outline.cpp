// The outline of a duel: the rows of both sides, the draft's controls, how it ended.
#include "shell/codes/duel_words.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/figures.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {
namespace {

void describe_duel_draft(const DuelView& v, Outline& o, const Say& say)
{
    o.heading(2, v.hiding() ? Text::enter_secret : Text::your_guess);
    o.text("prompt"_id, duel_prompt_in_words(say, v));
    describe_places(o, v.setup().face, v.rules(), v.ui().draft);
    for (const Id id : {"submit"_id, "erase"_id, "draw_code"_id}) o.command(id);
}

} // namespace

void DuelView::describe(Outline& o, const Say& say)
{
    o.heading(1, codes_title(say, setup().face));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    for (const int side : {0, 1})
        if (const auto code = hunted(side))
            o.text(side == 0 ? "code_b"_id : "code_a"_id, say(Text::duel_code_of, side_in_words(say, *this, 1 - side),
                                                              code_in_words(say, setup().face, rules(), *code)));
    describe_duel_rows(*this, o);
    if (game().over()) {
        o.heading(2, duel_end_in_words(say, *this));
        o.button("new_game"_id, Text::new_game);
    } else if (passing()) {
        o.text("prompt"_id, duel_prompt_in_words(say, *this));
        o.command("ready"_id);
    } else describe_duel_draft(*this, o, say);
    if (!o.hides_analysis) o.command("duel_left"_id);
    for (const Id id : {"giveup"_id, "undo"_id, "redo"_id}) o.command(id);
    o.button("rules_dialog"_id, Text::change_rules);
}

} // namespace shell::codes
