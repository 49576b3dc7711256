// The texts of the why buttons: the panel's claims with the matrix's numbers, choice by choice.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/phrases.hpp"
#include "shell/matrix/view.hpp"

namespace shell::matrix {
namespace {

using engine::Fraction;
using engine::matrix::Side;

/// "A −3, B 0, C −1".
template <class Values>
std::string by_letter(const Values& values)
{
    std::string out;
    for (std::size_t i = 0; i < values.size(); ++i)
        out += (i > 0 ? ", " : "") + choice_letter(static_cast<int>(i)) + " " + written(Fraction(values[i]));
    return out;
}

std::string saddle_why(const Say& say, const View& v)
{
    const auto& pure = v.analysis().pure();
    const std::string least = entry_text(pure.row_maximin), most = entry_text(pure.col_minimax);
    if (pure.saddle_points.empty()) return say(Text::matrix_why_no_saddle, least, most);
    const auto at = pure.saddle_points.front();
    return say(Text::matrix_why_saddle, "(" + choice_letter(at.first) + ", " + choice_letter(at.second) + ")", least);
}

/// The payoffs of the dominated choice and of what dominates it, against each choice not yet eliminated.
std::string dominated_why(const Say& say, const View& v, std::size_t done)
{
    const auto& steps = v.analysis().elimination(v.ui().only_strict).steps;
    const auto& step = steps[done - 1];
    const bool row = step.side == Side::row;
    const auto entry = [&](int mine, int theirs) {
        return Fraction(row ? v.matrix().at(mine, theirs) : v.matrix().at(theirs, mine));
    };
    std::string goes, stays, by;
    for (const auto& part : step.by)
        by += (by.empty() ? "" : " + ") + (step.by.size() > 1 ? written(part.weight) + "·" : "") +
              choice_letter(part.choice);
    for (int other = 0; other < v.matrix().choices(engine::matrix::other(step.side)); ++other) {
        bool gone = false;
        for (std::size_t i = 0; i + 1 < done; ++i) gone |= steps[i].side != step.side && steps[i].choice == other;
        if (gone) continue;
        Fraction mixed(0);
        for (const auto& part : step.by) mixed = mixed + part.weight * entry(part.choice, other);
        goes += (goes.empty() ? "" : ", ") + written(entry(step.choice, other));
        stays += (stays.empty() ? "" : ", ") + written(mixed);
    }
    return say(row ? Text::matrix_why_row_goes : Text::matrix_why_column_goes, choice_letter(step.choice) + ": " + goes,
               by + ": " + stays);
}

/// While one plays: the value for the player who reads it, and what the other can do about it.
std::string average_why(const Say& say, const View& v)
{
    const auto& s = *v.game().solution;
    const std::string reason = v.human() == Side::row
                                   ? say(Text::matrix_why_p, by_letter(v.analysis().column_gives(s)), written(s.value))
                                   : say(Text::matrix_why_q, by_letter(v.analysis().row_gets(s)), written(s.value));
    return say(Text::matrix_value_for_you) + ": " + written(mine(v.human(), s.value)) + ". " + reason;
}

} // namespace

std::string View::why(const Say& say, std::string_view id) const
{
    if (!analysis_shown() || !game().solution) return {};
    const auto& s = *game().solution;
    const auto& pure = analysis_.pure();
    if (id == "why:value" && tab() == Tab::mixed) return say(Text::matrix_why_value, written(s.value));
    if (id == "why:value" && tab() == Tab::play && !game().rounds.empty()) return average_why(say, *this);
    if (tab() == Tab::pure) {
        if (id == "why:maximin") return say(Text::matrix_why_maximin, by_letter(pure.row_minima));
        if (id == "why:minimax") return say(Text::matrix_why_minimax, by_letter(pure.column_maxima));
        if (id == "why:saddles") return saddle_why(say, *this);
    }
    if (tab() == Tab::mixed) {
        if (id == "why:p") return say(Text::matrix_why_p, by_letter(analysis_.column_gives(s)), written(s.value));
        if (id == "why:q") return say(Text::matrix_why_q, by_letter(analysis_.row_gets(s)), written(s.value));
    }
    const auto done = static_cast<std::size_t>(steps(say).at);
    return tab() == Tab::dominance && id == "why:step" && done > 0 ? dominated_why(say, *this, done) : std::string();
}

} // namespace shell::matrix
