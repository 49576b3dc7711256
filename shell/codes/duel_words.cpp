#include "shell/codes/duel_words.hpp"
#include "shell/codes/ids.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {

using engine::codes::Duel;
using engine::codes::Rival;

std::string duel_in_words(const Say& say, Rival rival)
{
    if (rival == Rival::person) return say(Text::duel_of_two);
    return say(Text::duel_with, say(rival_names[static_cast<std::size_t>(rival)]));
}

std::string side_in_words(const Say& say, const DuelView& v, int side)
{
    if (!v.game().against_computer()) return side == 0 ? "A" : "B";
    return say(side == 0 ? Text::you : Text::computer);
}

std::string hunt_in_words(const Say& say, const DuelView& v, int side)
{
    if (!v.game().against_computer()) return say(Text::duel_hunts, side == 0 ? "B" : "A");
    return say(side == 0 ? Text::duel_you_hunt : Text::duel_hunts_yours);
}

std::string mover_in_words(const Say& say, const DuelView& v)
{
    if (v.game().against_computer()) return say(Text::your_turn);
    return say(Text::duel_turn_of, side_in_words(say, v, v.game().mover()));
}

std::string duel_prompt_in_words(const Say& say, const DuelView& v)
{
    if (v.passing()) return say(Text::duel_pass);
    if (v.hiding())
        return v.game().against_computer() ? say(Text::duel_hide)
                                           : say(Text::duel_hide_of, side_in_words(say, v, v.game().mover()));
    return mover_in_words(say, v) + " · " + say(Text::duel_turn_n, Say::count(v.game().turn()));
}

std::string duel_end_in_words(const Say& say, const DuelView& v)
{
    const Duel& duel = v.game();
    const auto turns = Say::count(duel.turn());
    if (duel.status == Duel::Status::drawn) return say(duel.found(0) ? Text::duel_both : Text::duel_neither, turns);
    const int winner = duel.status == Duel::Status::a_won ? 0 : 1;
    if (duel.gave_up)
        return duel.against_computer()
                   ? say(Text::duel_you_gave_up)
                   : say(Text::duel_gave_up, side_in_words(say, v, 1 - winner), side_in_words(say, v, winner));
    if (duel.against_computer() && winner == 0) return say(Text::duel_you_won, turns);
    return say(Text::duel_won_by, side_in_words(say, v, winner), turns);
}

std::string DuelView::status(const Say& say) const
{
    if (game().over()) return duel_end_in_words(say, *this);
    std::string told;
    const int last = game().mover() == 1 && !game().against_computer() ? 0 : 1; // who guessed last
    const bool both = game().against_computer();
    for (const int side : {0, 1}) {
        const auto& rows = game().rows[static_cast<std::size_t>(side)];
        if (rows.empty() || (!both && side != last)) continue;
        told += say(Text::duel_tried, side_in_words(say, *this, side),
                    code_in_words(say, setup().face, rules(), rows.back().guess),
                    answer_in_words(say, rows.back().answer)) +
                ' ';
    }
    const std::string prompt = duel_prompt_in_words(say, *this);
    return told + prompt + (hiding() ? "" : ".");
}

/// The table that the board draws: a row for each turn.
void describe_duel_rows(const DuelView& v, Outline& o)
{
    const Say& say = o.say;
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

} // namespace shell::codes
