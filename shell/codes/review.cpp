#include "shell/codes/review.hpp"
#include "shell/codes/phrases.hpp"
#include <cmath>

namespace shell::codes {
namespace {

using engine::codes::Criterion;
using engine::codes::Game;

bool counts(const Game& g, std::size_t row) { return g.rows[row].answer && !g.rows[row].ignored; }

Yardstick yardstick_of(const Losses& losses)
{
    if (losses.state == LossState::stopped || losses.state == LossState::too_large || losses.unknown > 0)
        return Yardstick::criterion;
    return losses.state == LossState::known ? Yardstick::optimal : Yardstick::open;
}

/// The request's figures have six decimals. An average of codes left is a whole number over the candidates, hence exact.
double share_of(Criterion c, const Ranked& guess, const Ranked& best, std::int64_t candidates)
{
    if (c != Criterion::expected_size) return quality(c, guess, best);
    const auto n = static_cast<double>(candidates);
    return std::round(best.score * n) / std::round(guess.score * n);
}

std::vector<Standing> standings_of(const Review& review)
{
    std::vector<Standing> all;
    for (const auto& one : review.rows) all.push_back(one.standing);
    return all;
}

} // namespace

Review review_of(const Game& g, const Analysis& analysis)
{
    Review review;
    review.losses = losses_of(g, analysis);
    review.yardstick = yardstick_of(review.losses);
    const auto& known = analysis.knowledge.value;
    if (!known) return review;
    const auto criterion = criterion_for(g.setup.strategy);
    std::size_t counted = 0;
    for (std::size_t i = 0; i < std::min(g.rows.size(), analysis.review.size()); ++i) {
        if (!counts(g, i)) continue;
        ++counted;
        const auto& ranking = analysis.review[i].value;
        if (!ranking || !ranking->asked || ranking->best.empty() || counted >= known->prefix_counts.size()) continue;
        ReviewedRow one;
        one.row = static_cast<int>(i);
        one.ranking = *ranking;
        for (std::size_t j = 0; j < i; ++j)
            if (counts(g, j) &&
                !(engine::codes::feedback(g.setup.rules, g.rows[j].guess, g.rows[i].guess) == *g.rows[j].answer))
                one.conflicts.push_back(static_cast<int>(j));
        for (std::size_t j = 0; j < i && !one.repeats; ++j)
            if (counts(g, j) && g.rows[j].guess == g.rows[i].guess) one.repeats = static_cast<int>(j);
        const Ranked &asked = *ranking->asked, &best = ranking->best.front();
        const std::int64_t before = known->prefix_counts[counted - 1];
        one.standing = standing_of(asked.rank == 1, share_of(criterion, asked, best, before), one.conflicts.empty(),
                                   best.possible, before, criterion == Criterion::entropy ? 1e-5 : 1e-12);
        one.loss = loss_of(g, analysis, one.row);
        one.right = *g.rows[i].answer == engine::codes::all_black(g.setup.rules);
        one.hint = engine::codes::criterion_of(g.setup.strategy) && best.guess == g.rows[i].guess;
        if (review.yardstick == Yardstick::criterion) {
            one.grade = grade_of(one.standing);
            if (!one.standing.is_best()) one.better = best.guess;
        } else if (review.yardstick == Yardstick::optimal) {
            one.grade = grade_of_loss(one.loss.guesses);
            if (one.loss.guesses.sign() > 0 && (one.right || is_blamed(one))) one.better = one.loss.best;
        }
        if (one.right && one.grade >= Grade::weak) one.grade.reset(); // a winning guess is not called bad
        one.better_fits = one.better && std::all_of(one.conflicts.begin(), one.conflicts.end(), [&](int j) {
                              const auto& row = g.rows[static_cast<std::size_t>(j)];
                              return engine::codes::feedback(g.setup.rules, row.guess, *one.better) == *row.answer;
                          });
        one.left = known->prefix_counts[counted];
        one.luck = luck_of(one.left, std::max(1e-9, ranking->asked->expected_size));
        review.rows.push_back(std::move(one));
    }
    review.whole = analysis.review.size() >= g.rows.size() && review.rows.size() == counted;
    if (review.yardstick == Yardstick::optimal) review.furthest = review.losses.worst;
    else if (review.yardstick == Yardstick::criterion && review.whole)
        for (const int i : furthest_of(standings_of(review)))
            review.furthest.push_back(review.rows[static_cast<std::size_t>(i)].row);
    return review;
}

Review review_of(const View& v)
{
    Review review = review_of(v.game(), v.analysis());
    review.helps = v.offers_hints();
    return review;
}

bool review_done(const Game& g, const Analysis& analysis)
{
    const auto& review = analysis.review;
    for (std::size_t i = 0; i < g.rows.size(); ++i)
        if (counts(g, i) && (i >= review.size() || (!review[i].value && review[i].error.empty()))) return false;
    return true;
}

std::string review_title_in_words(const Game& g, const Review& review, const Say& say)
{
    const auto criterion = criterion_names[static_cast<std::size_t>(criterion_for(g.setup.strategy))];
    return say(Text::review_title, say(review.yardstick == Yardstick::criterion ? criterion : Text::by_optimal));
}

std::string verdict_in_words(const Game& g, const Analysis& analysis, const Review& review, const Say& say)
{
    if (review.yardstick == Yardstick::optimal) {
        const bool names = std::any_of(review.rows.begin(), review.rows.end(), [&](const ReviewedRow& row) {
            return review.is_furthest(row.row) && (row.right || is_blamed(row));
        });
        return losses_in_words(review.losses, say, names);
    }
    if (!review_done(g, analysis)) return say(Text::review_working);
    if (review.yardstick == Yardstick::open) return say(Text::losses_reckoning);
    if (!review.whole) return say(Text::too_large_to_weigh);
    std::vector<int> rows;
    int right = -1;
    for (const auto& one : review.rows) {
        rows.push_back(one.row);
        if (one.right) right = one.row;
    }
    return furthest_in_words(say, standings_of(review), rows, right);
}

std::string fallback_in_words(const Game& g, const Review& review, const Say& say)
{
    if (review.yardstick != Yardstick::criterion) return {};
    if (review.losses.state == LossState::stopped) return say(Text::losses_stopped);
    if (review.losses.is_too_large_board) return say(Text::losses_too_large);
    return say(Text::losses_not_all, say.count(review.losses.unknown),
               say(criterion_names[static_cast<std::size_t>(criterion_for(g.setup.strategy))]));
}

std::string measure_in_words(const Game& g, const Review& review, const Say& say, const ReviewedRow& row)
{
    if (review.yardstick != Yardstick::criterion) return loss_in_words(say, row.loss);
    constexpr std::array texts{Text::worst_against, Text::average_against, Text::bits_against, Text::answers_against};
    const auto criterion = criterion_for(g.setup.strategy);
    std::string out =
        say(texts[static_cast<std::size_t>(criterion)], score_figure(say, criterion, row.ranking.asked->score),
            score_figure(say, criterion, row.ranking.best.front().score));
    const std::string far = standing_in_words(say, row.standing);
    return far.empty() ? out : out + " · " + far;
}

namespace {

std::string contradicted_in_words(const Say& say, const ReviewedRow& row)
{
    return say(Text::review_contradicted, named_rows_in_words(say, row.conflicts));
}

} // namespace

bool is_blamed(const ReviewedRow& row)
{
    return !row.right && row.grade != Grade::best && !(row.hint && row.grade == Grade::good);
}

std::string sentence_in_words(const Game& g, const Review& review, const Say& say, const ReviewedRow& row)
{
    if (row.right) return say(Text::review_found);
    if (row.hint && review.helps) return say(Text::review_as_hint, measure_in_words(g, review, say, row));
    if (is_blamed(row) && row.repeats) return say(Text::review_repeats, Say::count(*row.repeats + 1));
    if (is_blamed(row) && !row.conflicts.empty() && row.better_fits) return contradicted_in_words(say, row);
    return measure_in_words(g, review, say, row);
}

std::vector<std::string> more_in_words(const Game& g, const Review& review, const Say& say, const ReviewedRow& row)
{
    std::vector<std::string> all{luck_in_words(say, row)};
    if (!(row.hint && review.helps) || row.right) all.insert(all.begin(), measure_in_words(g, review, say, row));
    if (!row.conflicts.empty()) all.push_back(contradicted_in_words(say, row));
    std::erase(all, sentence_in_words(g, review, say, row));
    return all;
}

std::string luck_in_words(const Say& say, const ReviewedRow& row)
{
    return say(luck_names[static_cast<std::size_t>(row.luck)]) + ": " +
           say(Text::left_expected, Say::count(row.left), decimal(say.language(), row.ranking.asked->expected_size, 1));
}

std::string would_play_in_words(const Game& g, const Review& review, const Say& say)
{
    const auto strategy = g.setup.strategy;
    if (review.yardstick != Yardstick::criterion) return say(Text::optimal_play);
    return engine::codes::criterion_of(strategy) ? say(Text::would_play, strategy_in_words(say, in_menu(strategy)))
                                                 : say(Text::best_was);
}

} // namespace shell::codes
