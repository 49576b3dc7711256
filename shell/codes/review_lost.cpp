#include "shell/codes/review_lost.hpp"
#include "engine/codes/optimal/job.hpp"
#include <algorithm>

namespace shell::codes {
namespace {

/// Two decimals; a positive loss is never shown as 0.
std::string lost_figure(const text::Say& say, double guesses)
{
    return guesses < 0.005 ? "< " + decimal(say.language(), 0.01, 2) : decimal(say.language(), guesses, 2);
}

bool refused(std::string_view error) { return !error.empty() && error != Analysis::stopped; }

} // namespace

Loss loss_of(const View& v, int row)
{
    Loss loss;
    const auto& lost = v.analysis().lost;
    const auto i = static_cast<std::size_t>(row);
    if (!engine::codes::can_be_proven(v.rules()) || (i < lost.size() && !lost[i].value && refused(lost[i].error)))
        loss.state = LossState::too_large;
    else if (i < lost.size() && lost[i].value) {
        const OptimalLoss& its = *lost[i].value;
        loss.state = its.proven ? LossState::known : LossState::too_large;
        if (its.proven)
            loss.guesses = static_cast<double>(its.after - its.before) / static_cast<double>(its.candidates);
        loss.best = its.best;
    } else if (std::any_of(lost.begin(), lost.end(), [](const auto& one) { return one.error == Analysis::stopped; }))
        loss.state = LossState::stopped;
    return loss;
}

Losses losses_of(const View& v)
{
    Losses all;
    const auto& rows = v.game().rows;
    bool waiting = false, known = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].answer || rows[i].ignored) continue;
        const Loss one = loss_of(v, static_cast<int>(i));
        if (one.state == LossState::stopped) {
            all.state = one.state;
            return all;
        }
        waiting = waiting || one.state == LossState::reckoning;
        known = known || one.state == LossState::known;
        if (one.state == LossState::too_large) ++all.unknown;
        all.guesses += one.guesses;
        if (one.guesses <= all.worst_guesses) continue;
        all.worst = static_cast<int>(i);
        all.worst_guesses = one.guesses;
        all.worst_hit = *rows[i].answer == engine::codes::all_black(v.rules());
    }
    all.state = waiting ? LossState::reckoning : known ? LossState::known : LossState::too_large;
    return all;
}

pegs::Grade grade_of_loss(double guesses)
{
    if (guesses <= 0) return pegs::Grade::best;
    if (guesses < 0.05) return pegs::Grade::good;
    return guesses < 0.2 ? pegs::Grade::weak : pegs::Grade::poor;
}

std::string loss_in_words(const text::Say& say, const Loss& loss)
{
    using text::Text;
    if (loss.state == LossState::reckoning) return say(Text::lost_reckoning);
    if (loss.state != LossState::known) return say(Text::lost_unknown);
    return loss.guesses > 0 ? say(Text::lost_guesses, lost_figure(say, loss.guesses)) : say(Text::lost_nothing);
}

std::string loss_against_in_words(const text::Say& say, const Loss& loss)
{
    return loss_in_words(say, loss) + (loss.guesses > 0 ? ' ' + say(text::Text::by_optimal) : std::string());
}

std::string losses_in_words(const View& v, const text::Say& say)
{
    using text::Text;
    const Losses all = losses_of(v);
    switch (all.state) {
    case LossState::reckoning:
        return say(Text::losses_reckoning);
    case LossState::too_large:
        return say(Text::losses_too_large);
    case LossState::stopped:
        return say(Text::losses_stopped);
    case LossState::known:
        break;
    }
    std::string out = all.guesses > 0 ? say(Text::losses_total, lost_figure(say, all.guesses)) : say(Text::losses_none);
    if (all.worst)
        out += ' ' + say(all.worst_hit ? Text::losses_worst_hit : Text::losses_worst, std::to_string(*all.worst + 1),
                         lost_figure(say, all.worst_guesses));
    if (all.unknown > 0) out += ' ' + say(Text::losses_partly, say.count(all.unknown));
    return out;
}

std::string losses_in_short(const View& v, const text::Say& say, const std::function<bool(const std::string&)>& fits)
{
    const Losses all = losses_of(v);
    if (all.state == LossState::too_large || all.state == LossState::stopped || all.unknown > 0) return {};
    std::string words = losses_in_words(v, say);
    if (fits(words)) return words;
    if (all.state == LossState::reckoning) return {};
    const Loss sum{LossState::known, all.guesses, {}};
    for (const std::string& brief : {loss_against_in_words(say, sum), loss_in_words(say, sum)})
        if (fits(brief)) return brief;
    return {};
}

} // namespace shell::codes
