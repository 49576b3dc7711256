#include "shell/codes/review_lost.hpp"
#include "engine/codes/optimal/job.hpp"
#include "shell/pegs/phrases.hpp"
#include <algorithm>

namespace shell::codes {
namespace {

using engine::Fraction;
using engine::codes::Game;

/// Two decimals; a positive loss is never shown as 0.
std::string lost_figure(const text::Say& say, const Fraction& guesses)
{
    const double figure = engine::to_double(guesses);
    return figure < 0.005 ? "< " + decimal(say.language(), 0.01, 2) : decimal(say.language(), figure, 2);
}

bool refused(std::string_view error) { return !error.empty() && error != Analysis::stopped; }

} // namespace

Loss loss_of(const Game& g, const Analysis& analysis, int row)
{
    Loss loss;
    const auto& lost = analysis.lost;
    const auto i = static_cast<std::size_t>(row);
    if (!engine::codes::can_be_proven(g.setup.rules) || (i < lost.size() && !lost[i].value && refused(lost[i].error)))
        loss.state = LossState::too_large;
    else if (i < lost.size() && lost[i].value) {
        const OptimalLoss& its = *lost[i].value;
        loss.state = its.proven ? LossState::known : LossState::too_large;
        if (its.proven) loss.guesses = Fraction(its.after - its.before) / Fraction(its.candidates);
        loss.best = its.best;
    } else if (std::any_of(lost.begin(), lost.end(), [](const auto& one) { return one.error == Analysis::stopped; }))
        loss.state = LossState::stopped;
    return loss;
}

Losses losses_of(const Game& g, const Analysis& analysis)
{
    Losses all;
    all.is_too_large_board = !engine::codes::can_be_proven(g.setup.rules);
    bool waiting = false;
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        if (!g.rows[i].answer || g.rows[i].ignored) continue;
        const Loss one = loss_of(g, analysis, static_cast<int>(i));
        if (one.state == LossState::stopped) {
            all.state = one.state;
            return all;
        }
        waiting = waiting || one.state == LossState::reckoning;
        if (one.state == LossState::too_large) ++all.unknown;
        all.guesses += one.guesses;
        if (one.guesses.sign() == 0 || one.guesses < all.worst_guesses) continue;
        if (one.guesses > all.worst_guesses) {
            all.worst.clear();
            all.right.reset();
        }
        all.worst_guesses = one.guesses;
        all.worst.push_back(static_cast<int>(i));
        if (*g.rows[i].answer == engine::codes::all_black(g.setup.rules)) all.right = static_cast<int>(i);
    }
    all.state = all.unknown > 0 ? LossState::too_large : waiting ? LossState::reckoning : LossState::known;
    return all;
}

pegs::Grade grade_of_loss(const Fraction& guesses)
{
    if (guesses.sign() <= 0) return pegs::Grade::best;
    if (guesses < Fraction(45) / Fraction(1000)) return pegs::Grade::good;
    return guesses < Fraction(195) / Fraction(1000) ? pegs::Grade::weak : pegs::Grade::poor;
}

std::string loss_in_words(const text::Say& say, const Loss& loss)
{
    using text::Text;
    if (loss.state == LossState::reckoning) return say(Text::lost_reckoning);
    if (loss.state != LossState::known) return say(Text::lost_unknown);
    return loss.guesses.sign() > 0 ? say(Text::lost_guesses, lost_figure(say, loss.guesses)) : say(Text::lost_nothing);
}

std::string loss_against_in_words(const text::Say& say, const Loss& loss)
{
    return loss_in_words(say, loss) + (loss.guesses.sign() > 0 ? ' ' + say(text::Text::by_optimal) : std::string());
}

std::string losses_in_words(const Losses& all, const text::Say& say, bool names)
{
    using text::Text;
    if (all.worst.empty()) return say(Text::losses_none);
    if (!names) return say(Text::losses_total, lost_figure(say, all.guesses));
    std::string out = say(Text::losses_total, lost_figure(say, all.guesses)) + ' ' +
                      say(Text::losses_most, text::Say::count(static_cast<std::int64_t>(all.worst.size())),
                          pegs::rows_in_words(say, all.worst), lost_figure(say, all.worst_guesses));
    if (all.right) out += ' ' + say(Text::review_right, std::to_string(*all.right + 1));
    return out;
}

std::string losses_in_short(const Losses& all, const text::Say& say,
                            const std::function<bool(const std::string&)>& fits)
{
    if (all.state == LossState::reckoning) {
        const std::string words = say(text::Text::losses_reckoning);
        return fits(words) ? words : std::string();
    }
    if (all.state != LossState::known) return {};
    const Loss sum{LossState::known, all.guesses, {}};
    for (const std::string& brief :
         {losses_in_words(all, say), loss_against_in_words(say, sum), loss_in_words(say, sum)})
        if (fits(brief)) return brief;
    return {};
}

} // namespace shell::codes
