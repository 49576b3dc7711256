// The outline of a duel: the rows of both sides, the draft's controls, how it ended.
#include "shell/codes/duel_words.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/figures.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {
namespace {

void describe_duel_rows(const DuelView& v, Outline& o, const Say& say)
{
    const auto& rows = v.game().rows;
    if (rows[0].empty()) return;
    const bool counts = v.counts_shown() && !o.hides_analysis;
    std::vector<std::string> head{say(Text::duel_head_turn)};
    for (const int side : {0, 1}) {
        const std::string who = side_in_words(say, v, side);
        head.push_back(who);
        head.push_back(who + ": " + say(Text::head_answer));
        if (counts) head.push_back(who + ": " + say(Text::head_left));
    }
    auto& table = o.table("duel_rows"_id, say(Text::head_rows), std::move(head));
    for (std::size_t turn = 0; turn < rows[0].size(); ++turn) {
        std::vector<std::string> cells{std::to_string(turn + 1)};
        for (const int side : {0, 1}) {
            const auto& own = rows[static_cast<std::size_t>(side)];
            const bool played = turn < own.size();
            cells.push_back(played ? code_in_words(say, v.setup().face, v.rules(), own[turn].guess) : "–");
            cells.push_back(played ? answer_in_words(say, own[turn].answer) : "–");
            if (counts)
                cells.push_back(played ? number(say.language(), static_cast<std::int64_t>(v.left(side)[turn])) : "–");
        }
        table.rows.push_back(std::move(cells));
    }
}

void describe_duel_draft(const DuelView& v, Outline& o, const Say& say)
{
    o.heading(2, v.hiding() ? Text::enter_secret : Text::your_guess);
    o.text("prompt"_id, duel_prompt_in_words(say, v));
    for (int i = 0; i < v.rules().positions; ++i) {
        std::vector<OutlineOption> options;
        for (int s = 0; s < v.rules().symbols; ++s)
            options.push_back({std::to_string(s), symbol_name(say, v.setup().face, s)});
        o.radios(make_id("place"_id, i), say(Text::position_n, Say::count(i + 1)),
                 v.ui().draft.symbol[static_cast<std::size_t>(i)], std::move(options))
            .drawn = make_id("hole"_id, i).text();
    }
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
    describe_duel_rows(*this, o, say);
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
