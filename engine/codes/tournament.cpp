#include "engine/codes/tournament.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace engine::codes {

void TournamentResult::begin(const TournamentQuery& query)
{
    all = !query.games;
    if (query.record) guesses.emplace();
}

void TournamentResult::add(int with_guesses, Count how_many)
{
    const auto place = static_cast<std::size_t>(with_guesses) - 1;
    games += how_many;
    total += how_many * static_cast<Count>(with_guesses);
    if (histogram.size() <= place) histogram.resize(place + 1);
    histogram[place] += how_many;
}

void TournamentResult::ended(int with_guesses)
{
    add(with_guesses);
    if (guesses) guesses->push_back(static_cast<std::uint16_t>(std::min(with_guesses, no_guesses - 1)));
}

void TournamentResult::ended_without(Count& number)
{
    ++number;
    if (guesses) guesses->push_back(no_guesses);
}

int TournamentResult::min() const
{
    const auto first = std::find_if(histogram.begin(), histogram.end(), [](Count n) { return n > 0; });
    return static_cast<int>(first - histogram.begin()) + 1;
}

double TournamentResult::mean() const { return static_cast<double>(total) / static_cast<double>(games); }

double TournamentResult::sd() const
{
    double sum = 0;
    for (std::size_t i = 0; i < histogram.size(); ++i) {
        const double off = static_cast<double>(i + 1) - mean();
        sum += static_cast<double>(histogram[i]) * off * off;
    }
    return std::sqrt(sum / static_cast<double>(games));
}

double TournamentResult::standard_error() const { return all ? 0 : sd() / std::sqrt(static_cast<double>(games)); }

TreeWalk::TreeWalk(const Rules& r, const Strategy& strategy, const TournamentQuery& query)
    : rules_(r), strategy_(strategy), query_(query), listing_(r, {})
{
    result_.begin(query);
    total_ = static_cast<std::int64_t>(query.share.games(query.games.value_or(code_count(r))));
}

void TreeWalk::begin()
{
    listed_ = true;
    too_large_ = listing_.too_large();
    if (too_large_) return;
    Node root;
    root.candidates = listing_.take();
    const std::size_t codes = root.candidates.size();
    if (query_.games || query_.share.of > 1) {
        games_of_.assign(codes, 0);
        Rng draw = Rng(query_.seed).fork(secrets_stream);
        for (Count i = 0; i < query_.games.value_or(codes); ++i) {
            const std::size_t secret = query_.games ? draw.index(codes) : static_cast<std::size_t>(i);
            if (i % query_.share.of != query_.share.index) continue;
            ++games_of_[secret];
            if (query_.record) secret_of_.push_back(static_cast<std::uint32_t>(secret));
        }
    }
    if (query_.record) guesses_for_.assign(codes, not_ended);
    if (query_.record || !games_of_.empty()) {
        root.places.resize(codes);
        std::iota(root.places.begin(), root.places.end(), 0U);
    }
    if (somebody_plays(root)) stack_.push_back(std::move(root));
}

Step TreeWalk::step(Budget budget)
{
    if (!listed_) {
        if (listing_.step(budget) == Step::more) return Step::more;
        begin();
    }
    for (std::int64_t units = std::max<std::int64_t>(1, budget.units); units > 0 && !stack_.empty() && !too_large_;
         --units) {
        Node& top = stack_.back();
        if (top.guesses == 0 && strategy_.first) {
            Node node = std::move(top);
            stack_.pop_back();
            divide(std::move(node), *strategy_.first);
            continue;
        }
        Count before = 0;
        if (job_) before = job_->feedbacks();
        else job_.emplace(strategy_.kind, rules_, std::move(top.candidates), top.symmetry);
        const Step inner = job_->step(Budget{units});
        feedbacks_ += job_->feedbacks() - before;
        units -= static_cast<std::int64_t>((job_->feedbacks() - before) / 1000);
        if (inner == Step::more) continue;
        too_large_ = job_->too_large();
        const Code guess = job_->result().guess;
        Node node = std::move(top);
        node.candidates = job_->take_candidates();
        job_.reset();
        stack_.pop_back();
        if (!too_large_) divide(std::move(node), guess);
    }
    if (too_large_) return Step::done;
    if (!stack_.empty()) return Step::more;
    if (result_.guesses && result_.guesses->empty()) tell_guesses();
    return Step::done;
}

void TreeWalk::tell_guesses()
{
    if (games_of_.empty()) {
        result_.guesses = std::move(guesses_for_);
        return;
    }
    result_.guesses->reserve(secret_of_.size());
    for (const std::uint32_t secret : secret_of_) result_.guesses->push_back(guesses_for_[secret]);
}

/// One candidate is solved; `places` holds its index among all codes, if tracked.
void TreeWalk::solved(int guesses, std::span<const std::uint32_t> places)
{
    const Count games = games_of_.empty() ? 1 : games_of_[places[0]];
    if (games == 0) return;
    result_.add(guesses, games);
    if (query_.record) guesses_for_[places[0]] = static_cast<std::uint16_t>(guesses);
}

bool TreeWalk::somebody_plays(const Node& node) const
{
    return games_of_.empty() || std::any_of(node.places.begin(), node.places.end(),
                                            [&](std::uint32_t secret) { return games_of_[secret] > 0; });
}

void TreeWalk::divide(Node node, const Code& guess)
{
    const Slots slots(rules_);
    const Packed packed = pack(rules_, guess);
    const int guesses = node.guesses + 1;
    std::vector<Node> parts(static_cast<std::size_t>(slots.count()));
    for (std::size_t i = 0; i < node.candidates.size(); ++i) {
        const int slot = slots.slot(packed, node.candidates[i]);
        if (slot == slots.all_black()) {
            solved(guesses, node.places.empty() ? std::span(node.places) : std::span(node.places).subspan(i, 1));
            continue;
        }
        Node& part = parts[static_cast<std::size_t>(slot)];
        part.candidates.push_back(node.candidates[i]);
        if (!node.places.empty()) part.places.push_back(node.places[i]);
    }
    const Symmetry symmetry = node.symmetry.after(rules_, guess);
    for (Node& part : parts) {
        if (part.candidates.empty() || !somebody_plays(part)) continue;
        if (part.candidates.size() == 1) { // a single candidate: play it
            solved(guesses + 1, part.places);
            continue;
        }
        part.symmetry = symmetry;
        part.guesses = guesses;
        stack_.push_back(std::move(part));
    }
}

ConsistentGames::ConsistentGames(const Rules& r, const std::optional<Code>& first, const TournamentQuery& query)
    : rules_(r), first_(first), secrets_(r, query), draw_(0)
{
    result_.begin(query);
}

void ConsistentGames::begin_game()
{
    playing_ = true;
    guesses_ = 0;
    left_.clear();
    clues_.clear();
    secret_ = secrets_.next();
    draw_ = secrets_.draws();
    game_seed_ = draw_.next();
}

void ConsistentGames::play(const Code& guess)
{
    ++guesses_;
    if (guess == secret_) {
        result_.ended(guesses_);
        playing_ = false;
    } else if (listable()) {
        const Packed packed = pack(rules_, guess);
        const int slot = Slots(rules_).slot(packed, pack(rules_, secret_));
        left_ = keep(rules_, guesses_ == 1 ? secrets_.all() : left_, packed, slot);
    } else {
        clues_.push_back({guess, feedback(rules_, guess, secret_)});
    }
}

Step ConsistentGames::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (too_large() || (!playing_ && !secrets_.more())) return Step::done;
        if (!playing_) begin_game();
        if (guesses_ == 0 && first_) {
            play(*first_);
        } else if (listable()) {
            const Candidates& left = guesses_ == 0 ? secrets_.all() : left_;
            units -= static_cast<std::int64_t>(left.size() / 1000);
            play(unpack(rules_, left[draw_.index(left.size())]));
        } else {
            if (!job_) job_.emplace(rules_, clues_, game_seed_);
            if (job_->step(Budget{units}) == Step::more) return Step::more;
            too_large_ = job_->too_large();
            const Code guess = job_->result().guess;
            job_.reset();
            if (!too_large_) play(guess);
        }
    }
    return playing_ || secrets_.more() ? Step::more : Step::done;
}

namespace {

using Tournament = std::variant<TreeWalk, ConsistentGames, version_space::Games, GeneticGames,
                                DrawnGames<EvolutionaryStrategy>, DrawnGames<SampledStrategy>, OptimalGames>;

/// Starts a strategy's tournament: strategies that weigh walk their tree; each one that draws has an overload.
struct Start {
    const Rules& rules;
    const TournamentQuery& query;

    Tournament operator()(const SpacesStrategy& s) const { return version_space::Games(rules, s, query); }
    Tournament operator()(const GeneticStrategy& s) const { return GeneticGames(rules, s, query); }
    Tournament operator()(const EvolutionaryStrategy& s) const { return DrawnGames(rules, s, query); }
    Tournament operator()(const SampledStrategy& s) const { return DrawnGames(rules, s, query); }
    Tournament operator()(const OptimalStrategy& s) const { return OptimalGames(rules, s, query); }
    Tournament operator()(const Strategy& s) const
    {
        return with_job(s.kind, [&](auto job) { return play(s, job); });
    }
    template <Weighing J>
    Tournament play(const Strategy& s, std::type_identity<J>) const
    {
        return TreeWalk(rules, s, query);
    }
    Tournament play(const Strategy& s, std::type_identity<ConsistentJob>) const
    {
        return ConsistentGames(rules, s.first, query);
    }
};

} // namespace

TournamentJob::TournamentJob(const Rules& r, const TournamentQuery& query)
    : job_(std::visit(Start{r, query}, query.strategy))
{}

} // namespace engine::codes
