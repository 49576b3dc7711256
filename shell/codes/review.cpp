#include "shell/codes/review.hpp"
#include "shell/codes/phrases.hpp"
#include <cmath>

namespace shell::codes {

std::vector<ReviewedRow> review_of(const View& v)
{
    std::vector<ReviewedRow> all;
    const auto& known = v.analysis().knowledge.value;
    const auto& rows = v.game().rows;
    if (!known) return all;
    const auto criterion = criterion_for(v.game().setup.strategy);
    std::size_t counted = 0;
    for (std::size_t i = 0; i < std::min(rows.size(), v.analysis().review.size()); ++i) {
        if (!rows[i].answer || rows[i].ignored) continue;
        ++counted;
        const auto& ranking = v.analysis().review[i].value;
        if (!ranking || !ranking->asked || ranking->best.empty() || counted >= known->prefix_counts.size()) continue;
        ReviewedRow one;
        one.row = static_cast<int>(i);
        one.ranking = *ranking;
        one.quality = quality(criterion, *ranking->asked, ranking->best.front());
        one.loss = loss_of(v, one.row);
        if (!graded_by_loss(v)) {
            one.grade = grade_of(one.quality);
            if (ranking->asked->rank > 1) one.better = ranking->best.front().guess;
        } else if (one.loss.state == LossState::known) {
            one.grade = grade_of_loss(one.loss.guesses);
            if (one.loss.guesses > 0) one.better = one.loss.best;
        }
        one.left = known->prefix_counts[counted];
        one.right = *rows[i].answer == engine::codes::all_black(v.rules());
        one.luck = luck_of(one.left, std::max(1e-9, ranking->asked->expected_size));
        for (std::size_t j = 0; j < i; ++j)
            if (rows[j].answer && !rows[j].ignored &&
                !(engine::codes::feedback(v.rules(), rows[j].guess, rows[i].guess) == *rows[j].answer))
                one.conflicts.push_back(static_cast<int>(j));
        all.push_back(std::move(one));
    }
    return all;
}

bool review_done(const View& v)
{
    const auto& rows = v.game().rows;
    const auto& review = v.analysis().review;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].answer && !rows[i].ignored && (i >= review.size() || (!review[i].value && review[i].error.empty())))
            return false;
    return true;
}

std::string review_title_in_words(const View& v, const Say& say)
{
    if (graded_by_loss(v)) return say(Text::review_title, say(Text::by_optimal));
    return say(Text::review_title,
               say(criterion_names[static_cast<std::size_t>(criterion_for(v.game().setup.strategy))]));
}

std::optional<int> costliest(const View& v, const std::vector<ReviewedRow>& all)
{
    if (!review_done(v)) return std::nullopt;
    const ReviewedRow* least = nullptr;
    for (const auto& one : all)
        if (one.quality < 1 && !one.right && (!least || one.quality < least->quality)) least = &one;
    return least ? std::optional(least->row) : std::nullopt;
}

std::optional<int> marked_row(const View& v, const std::vector<ReviewedRow>& all)
{
    if (!graded_by_loss(v)) return costliest(v, all);
    const Losses losses = losses_of(v);
    return losses.worst_hit || losses.state != LossState::known ? std::nullopt : losses.worst;
}

std::string costliest_in_words(const View& v, const Say& say)
{
    if (graded_by_loss(v)) return losses_in_words(v, say);
    if (!review_done(v)) return say(Text::review_working);
    const auto all = review_of(v);
    if (all.empty()) return say(Text::too_large_to_weigh);
    const auto row = costliest(v, all);
    if (row) return say(Text::review_costliest, Say::count(*row + 1));
    return say(all.back().quality < 1 ? Text::review_hit : Text::review_none);
}

std::string against_in_words(const View& v, const Say& say, const ReviewedRow& row)
{
    constexpr std::array texts{Text::worst_against, Text::average_against, Text::bits_against, Text::answers_against};
    const auto criterion = criterion_for(v.game().setup.strategy);
    return say(texts[static_cast<std::size_t>(criterion)], score_figure(say, criterion, row.ranking.asked->score),
               score_figure(say, criterion, row.ranking.best.front().score));
}

std::string luck_in_words(const Say& say, const ReviewedRow& row)
{
    return say(luck_names[static_cast<std::size_t>(row.luck)]) + ": " +
           say(Text::left_expected, Say::count(row.left), decimal(say.language(), row.ranking.asked->expected_size, 1));
}

std::string would_play_in_words(const View& v, const Say& say)
{
    const auto strategy = v.game().setup.strategy;
    if (graded_by_loss(v)) return say(Text::optimal_play);
    return engine::codes::criterion_of(strategy) ? say(Text::would_play, strategy_in_words(say, in_menu(strategy)))
                                                 : say(Text::best_was);
}

} // namespace shell::codes
