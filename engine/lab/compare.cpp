#include "engine/lab/compare.hpp"
#include "engine/codes/optimal/known.hpp"
#include <algorithm>
#include <cmath>

namespace engine::lab {
namespace {

enum class Stage : std::uint8_t { walks, plays, proves };

Stage stage_of(const codes::AnyStrategy& strategy)
{
    if (std::holds_alternative<codes::OptimalStrategy>(strategy)) return Stage::proves;
    const auto* one = std::get_if<codes::Strategy>(&strategy);
    return one != nullptr && codes::weighs(one->kind) ? Stage::walks : Stage::plays;
}

bool exact(const Played& p) { return p.result.all && !p.draws; }

/// Whether every secret was played.
bool every_one(const Played& p)
{
    const codes::TournamentResult& r = p.result;
    return r.all && p.share.of == 1 && r.guesses && r.games + r.collapsed + r.unfinished == r.guesses->size();
}

Certainty certainty_of(bool is_exact, bool whole, double error)
{
    if (is_exact) return whole ? Certainty::exact : Certainty::partial;
    return !(error > 0) ? Certainty::unknown : whole ? Certainty::at_most : Certainty::estimate;
}

} // namespace

bool draws(const codes::AnyStrategy& strategy) { return stage_of(strategy) == Stage::plays; }

std::uint16_t Played::guesses(Count n) const
{
    if (!result.guesses || n % share.of != share.index) return codes::not_ended;
    const Count place = n / share.of;
    return place < result.guesses->size() ? (*result.guesses)[static_cast<std::size_t>(place)] : codes::not_ended;
}

double Played::standard_error() const
{
    return exact(*this) ? 0 : result.sd() / std::sqrt(static_cast<double>(result.games));
}

bool Played::error_is_most() const { return draws && every_one(*this); }

Certainty Played::certainty() const
{
    return result.games == 0 ? Certainty::unknown : certainty_of(exact(*this), every_one(*this), standard_error());
}

Difference difference(const Played& a, const Played& b)
{
    Difference d;
    std::int64_t sum = 0, squares = 0; // at most 2^20 games of fewer than 2^16 guesses
    const std::size_t played = a.result.guesses ? a.result.guesses->size() : 0;
    for (std::size_t i = 0; i < played; ++i) {
        const std::int64_t its = (*a.result.guesses)[i], other = b.guesses(a.share.game(i));
        if (its == codes::not_ended || its == codes::no_guesses || other == codes::not_ended ||
            other == codes::no_guesses)
            continue;
        ++d.games;
        sum += its - other;
        squares += (its - other) * (its - other);
    }
    if (d.games == 0) return d;
    const auto n = static_cast<double>(d.games);
    d.mean = static_cast<double>(sum) / n;
    const double variance = static_cast<double>(squares) / n - d.mean * d.mean;
    d.standard_error = exact(a) && exact(b) ? 0 : std::sqrt(std::max(0.0, variance) / n);
    const bool whole = every_one(a) && every_one(b);
    if (whole) {
        d.error_is_most = d.standard_error > 0;
        if (a.certainty() != Certainty::unknown && b.certainty() != Certainty::unknown)
            d.standard_error = std::min(d.standard_error, a.standard_error() + b.standard_error());
    }
    d.certainty = certainty_of(exact(a) && exact(b), whole, d.standard_error);
    return d;
}

Comparison merged(std::span<const Comparison> shares)
{
    ENGINE_CHECK(!shares.empty());
    Comparison whole;
    whole.games = shares[0].games;
    for (std::size_t row = 0; row < shares[0].rows.size(); ++row) {
        Played& into = whole.rows.emplace_back();
        into.draws = shares[0].rows[row].draws;
        into.result.all = shares[0].rows[row].result.all;
        auto& guesses = into.result.guesses.emplace(static_cast<std::size_t>(whole.games), codes::not_ended);
        for (const Comparison& share : shares) {
            const Played& part = share.rows[row];
            for (std::size_t i = 0; i < part.result.histogram.size(); ++i)
                if (part.result.histogram[i] > 0) into.result.add(static_cast<int>(i) + 1, part.result.histogram[i]);
            into.result.right += part.result.right;
            into.result.collapsed += part.result.collapsed;
            into.result.unfinished += part.result.unfinished;
            for (std::size_t i = 0; part.result.guesses && i < part.result.guesses->size(); ++i)
                guesses[static_cast<std::size_t>(part.share.game(i))] = (*part.result.guesses)[i];
        }
    }
    return whole;
}

std::vector<codes::Code> secrets_of(const CompareQuery& query)
{
    codes::Secrets secrets(query.rules, {{}, query.games, query.seed});
    ENGINE_CHECK(!secrets.too_large());
    std::vector<codes::Code> all;
    while (secrets.more()) all.push_back(secrets.next());
    return all;
}

CompareJob::CompareJob(CompareQuery query) : query_(std::move(query))
{
    ENGINE_CHECK(!query_.strategies.empty() && query_.strategies.size() <= max_compared);
    ENGINE_CHECK(query_.share.index < query_.share.of && query_.share.of <= max_shares);
    result_.games = query_.games.value_or(code_count(query_.rules));
    Count whole = 0; // number of deterministic strategies so far
    for (const codes::AnyStrategy& strategy : query_.strategies) {
        const Stage stage = stage_of(strategy);
        // A stored tree is walked early, because the page must fetch it first and then starts the comparison anew.
        const bool walks = stage == Stage::proves && codes::optimal::is_stored(query_.rules);
        Player player;
        player.stage = static_cast<int>(walks ? Stage::walks : stage);
        Played& row = result_.rows.emplace_back();
        row.draws = stage == Stage::plays;
        row.share = query_.share;
        row.result.all = !query_.games;
        row.result.guesses.emplace();
        if (!row.draws) {
            player.done = whole++ % query_.share.of != query_.share.index;
            row.share = {};
        }
        if (!player.done) player.progress.total = static_cast<std::int64_t>(row.share.games(result_.games));
        players_.push_back(std::move(player));
    }
    choose_turn();
}

void CompareJob::choose_turn()
{
    // The earliest stage; in it the player with the fewest games, ties to the first.
    const Player* next = nullptr;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const Player& p = players_[i];
        if (p.done) continue;
        if (next != nullptr && std::pair(next->stage, next->progress.done) <= std::pair(p.stage, p.progress.done))
            continue;
        next = &p;
        turn_ = i;
    }
}

Step CompareJob::step(Budget budget)
{
    Player& player = players_[turn_];
    if (!player.done && !too_large_) {
        Played& row = result_.rows[turn_];
        if (!player.job)
            player.job.emplace(query_.rules, codes::TournamentQuery{query_.strategies[turn_], query_.games, query_.seed,
                                                                    row.share, true});
        player.done = player.job->step(budget) == Step::done;
        player.progress = player.job->progress();
        too_large_ = player.job->too_large();
        if (too_large_) return Step::done;
        if (player.done) {
            row.result = player.job->result();
            player.job.reset();
            player.progress.done = player.progress.total;
        }
        choose_turn();
    }
    const bool done =
        too_large_ || std::all_of(players_.begin(), players_.end(), [](const Player& p) { return p.done; });
    return done ? Step::done : Step::more;
}

Progress CompareJob::progress() const
{
    Progress sum;
    for (const Player& p : players_) {
        sum.done += p.progress.done;
        sum.total += p.progress.total;
    }
    return sum;
}

const Played& CompareJob::so_far(std::size_t strategy)
{
    if (players_[strategy].job) result_.rows[strategy].result = players_[strategy].job->result();
    return result_.rows[strategy];
}

} // namespace engine::lab
