// The review tab: a finished game, guess by guess.
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/codes/review.hpp"
#include "shell/codes/view.hpp"
#include "shell/pegs/review_block.hpp"

namespace shell::codes {
namespace {

/// The guess as the outline's table says it, with what was wrong about it.
std::string guess_in_words(const View& v, const Say& say, const ReviewedRow& row)
{
    const auto& g = v.game();
    std::string out = code_in_words(say, g.setup.face, v.rules(), g.rows[static_cast<std::size_t>(row.row)].guess);
    if (row.repeats) out += " (" + say(Text::review_repeats, Say::count(*row.repeats + 1)) + ")";
    if (!row.conflicts.empty())
        out += " (" + say(Text::review_contradicted, named_rows_in_words(say, row.conflicts)) + ")";
    return out;
}

GuessReviewed reviewed_guess(const View& v, const Say& say, const Review& review, const ReviewedRow& row)
{
    const auto& g = v.game();
    GuessReviewed out{row.row, g.rows[static_cast<std::size_t>(row.row)].guess, row.grade};
    out.lines = {sentence_in_words(g, review, say, row)};
    if (v.ui().review_more) out.more = more_in_words(g, review, say, row);
    const std::string would = would_play_in_words(g, review, say);
    if (row.better) out.others.emplace_back(would, *row.better);
    out.again = row.better && v.same_again();
    out.furthest = review.is_furthest(row.row) && is_blamed(row);
    const std::string grade = row.grade ? say(grade_names[static_cast<std::size_t>(*row.grade)]) + ": " : "";
    const auto best =
        review.yardstick == Yardstick::criterion ? std::optional(row.ranking.best.front().guess) : row.loss.best;
    out.cells = {std::to_string(row.row + 1), guess_in_words(v, say, row),
                 grade + measure_in_words(g, review, say, row), luck_in_words(say, row),
                 best ? code_in_words(say, g.setup.face, v.rules(), *best) : "–"};
    return out;
}

} // namespace

void add_review(Panel& p, const View& v)
{
    const auto& g = v.game();
    const Review review = review_of(v);
    const std::string title = review_title_in_words(g, review, p.say);
    p.heading(title);
    p.paragraph("costliest"_id, verdict_in_words(g, v.analysis(), review, p.say));
    if (std::string why = fallback_in_words(g, review, p.say); !why.empty()) p.paragraph("losses"_id, std::move(why));
    bool more = v.ui().review_more;
    if (!review.rows.empty()) p.toggle("review_more"_id, Text::review_more, more);
    auto& rows = p.block(std::make_shared<ReviewBlock>(CodeLook{g.setup.face, v.rules(), v.mark()}, title,
                                                       std::vector{p.say(Text::head_row), p.say(Text::head_guess),
                                                                   p.say(Text::head_grade), p.say(Text::head_luck),
                                                                   would_play_in_words(g, review, p.say)},
                                                       p.say));
    for (const auto& row : review.rows) rows.guess(reviewed_guess(v, p.say, review, row));
}

} // namespace shell::codes
