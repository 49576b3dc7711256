#include "shell/matrix/phrases.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/kit/joined.hpp"

namespace shell::matrix {
using namespace kit;

using engine::matrix::Side;

std::string choice_letter(int choice) { return {static_cast<char>('A' + choice)}; }

std::string choice_in_words(const Say& say, Side side, int choice)
{
    return say(side == Side::row ? Text::matrix_in_row : Text::matrix_in_column, choice_letter(choice));
}

std::string choice_title(const Say& say, Side side, int choice)
{
    return say(side == Side::row ? Text::matrix_row : Text::matrix_column, choice_letter(choice));
}

std::string letters_in_words(const Say& say, std::span<const int> choices)
{
    std::string out;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i > 0) out += i + 1 == choices.size() ? " " + say(Text::word_and) + " " : ", ";
        out += choice_letter(choices[i]);
    }
    return out;
}

std::string entry_text(const engine::Rational& r) { return written(engine::Fraction(r)); }

std::string step_in_words(const Say& say, const engine::matrix::Step& s)
{
    std::string by;
    if (s.by.size() == 1) by = choice_letter(s.by[0].choice);
    else
        for (const auto& part : s.by)
            by += (by.empty() ? "" : " + ") + written(part.weight) + "·" + choice_letter(part.choice);
    const bool row = s.side == Side::row, strict = s.strength == engine::matrix::Strength::strict;
    return choice_title(say, s.side, s.choice) + ": " +
           say(strict ? (row ? Text::matrix_strict_row : Text::matrix_strict_column)
                      : (row ? Text::matrix_weak_row : Text::matrix_weak_column),
               by);
}

std::string saddles_in_words(const Say& say, const engine::matrix::Pure& pure, const engine::Fraction& value)
{
    using engine::matrix::Mixers;
    const Mixers mixers = must_mix(pure, value);
    if (mixers == Mixers::both) return say(Text::matrix_no_saddle);
    if (mixers != Mixers::neither) {
        const bool row = mixers == Mixers::column; // the row player need not mix
        std::vector<std::string> sure;
        for (const int choice : row ? pure.maximin_rows : pure.minimax_columns) sure.push_back(choice_letter(choice));
        return say(row ? Text::matrix_row_sure : Text::matrix_column_sure, joined(say, sure, Text::word_or),
                   written(value));
    }
    const auto& saddles = pure.saddle_points;
    std::string list;
    for (const auto& [row, column] : saddles) // row first, then column
        list += (list.empty() ? "" : ", ") + ("(" + choice_letter(row) + ", " + choice_letter(column) + ")");
    return say(Text::matrix_saddles, say.count(static_cast<std::int64_t>(saddles.size())), list);
}

std::string round_in_words(const Say& say, const engine::matrix::Matrix& m, Side human, engine::matrix::Round r)
{
    const engine::Fraction gain = mine(human, m.at(r.row, r.column));
    const bool rows = human == Side::row;
    const std::string who =
        say(Text::matrix_both_chose, choice_letter(rows ? r.row : r.column), choice_letter(rows ? r.column : r.row));
    if (gain.sign() == 0) return who + " " + say(Text::matrix_even);
    return who + " " +
           (gain.sign() > 0 ? say(Text::matrix_you_win, written(gain)) : say(Text::matrix_you_lose, written(-gain)));
}

std::string matrix_error_in_words(const Say& say, const engine::matrix::Error& e)
{
    using Kind = engine::matrix::Error::Kind;
    const auto at = say.count(e.at + 1); // people count from one
    switch (e.kind) {
    case Kind::syntax:
        return say(Text::matrix_error_syntax, at);
    case Kind::zero_denominator:
        return say(Text::matrix_error_zero, at);
    case Kind::entry_out_of_range:
        return say(Text::matrix_error_range, at);
    case Kind::empty:
        return say(Text::matrix_error_empty);
    case Kind::ragged:
        return say(Text::matrix_error_ragged, at);
    case Kind::too_many_rows:
    case Kind::too_many_columns:
        return say(Text::matrix_error_size);
    case Kind::too_many_events:
        return say(Text::matrix_error_full, say.count(engine::matrix::max_events));
    default:
        return say(Text::error_refused);
    }
}

engine::Fraction mine(Side human, const engine::Fraction& to_row) { return human == Side::row ? to_row : -to_row; }

} // namespace shell::matrix
