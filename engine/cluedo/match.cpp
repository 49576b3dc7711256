#include "engine/cluedo/match.hpp"
#include <cmath>
#include <numeric>

namespace engine::cluedo {
double MatchResult::share(std::size_t seat) const
{
    return games == 0 ? 0 : static_cast<double>(wins[seat]) / static_cast<double>(games);
}

double MatchResult::standard_error(std::size_t seat) const
{
    const double p = share(seat);
    return games == 0 ? 0 : std::sqrt(p * (1 - p) / static_cast<double>(games));
}

double MatchResult::mean_turns() const
{
    return games == 0 ? 0 : static_cast<double>(questions) / static_cast<double>(games);
}

MatchJob::MatchJob(const MatchQuery& query) : query_(query)
{
    ENGINE_CHECK(query.seats.size() >= min_players && query.seats.size() <= max_players && !problem(query.deck));
    result_.wins.assign(query.seats.size(), 0);
}

void MatchJob::begin_game()
{
    playing_ = true;
    rng_ = Rng(query_.seed).fork(query_.from + result_.games);
    const int players = static_cast<int>(query_.seats.size());
    play_ = {};
    const auto first = rng_.below(static_cast<std::uint64_t>(players));
    play_.turn = static_cast<Holder>(first);
    play_.table = dealt(query_.deck, players, play_.turn);
    play_.deal = shuffled(play_.table, rng_);
    seated_.resize(query_.seats.size());
    std::iota(seated_.begin(), seated_.end(), std::size_t{0});
    rng_.shuffle(std::span(seated_));
}

Card MatchJob::card_shown()
{
    const Holder seat = play_.shower;
    const BotLevel level = query_.seats[seated_[static_cast<std::size_t>(seat)]];
    if (level != BotLevel::expert) return any_of(play_.showable(), rng_);
    return shown(level, play_.view(seat), play_.seen_from(seat), play_.turn, play_.asked, rng_);
}

void MatchJob::do_move(const BotMove& move)
{
    if (move.kind == BotMove::Kind::accuse) {
        play_.accuse(move.cards);
    } else if (move.kind == BotMove::Kind::pass) {
        play_.pass();
    } else {
        ++result_.questions;
        play_.ask(move.cards);
        if (play_.phase == Play::Phase::show) play_.show(card_shown());
    }
}

Step MatchJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (result_.games == query_.games) return Step::done;
        if (!playing_) begin_game();
        if (!bot_) {
            const BotLevel level = query_.seats[seated_[static_cast<std::size_t>(play_.turn)]];
            bot_.emplace(level, play_.view(play_.turn), play_.seen_from(play_.turn), play_.phase == Play::Phase::asked,
                         rng_.next(), query_.weight);
        }
        if (bot_->step(Budget{1}) == Step::more) continue;
        do_move(bot_->result());
        bot_.reset();
        if (play_.phase != Play::Phase::over) continue;
        playing_ = false;
        ++result_.games;
        if (play_.winner == nobody) ++result_.drawn;
        else ++result_.wins[seated_[static_cast<std::size_t>(play_.winner)]];
    }
    return result_.games == query_.games ? Step::done : Step::more;
}

} // namespace engine::cluedo
