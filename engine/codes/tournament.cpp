#include "engine/codes/tournament.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <cmath>

namespace engine::codes {

void TournamentResult::add(int guesses, Count how_many)
{
    games += how_many;
    total += how_many * static_cast<Count>(guesses);
    if (static_cast<int>(histogram.size()) < guesses) histogram.resize(static_cast<std::size_t>(guesses));
    histogram[static_cast<std::size_t>(guesses) - 1] += how_many;
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
    result_.all = !query.games;
    total_ = static_cast<std::int64_t>(query.games.value_or(code_count(r)));
}

void TreeWalk::begin()
{
    listed_ = true;
    too_large_ = listing_.too_large();
    if (too_large_) return;
    Node root;
    root.candidates = listing_.take();
    if (query_.games) {
        root.games.assign(root.candidates.size(), 0);
        Rng draw = Rng(query_.seed).fork(secrets_stream);
        for (Count i = 0; i < *query_.games; ++i) ++root.games[draw.index(root.games.size())];
    }
    stack_.push_back(std::move(root));
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
        if (!job_) job_.emplace(strategy_.kind, rules_, std::move(top.candidates), top.symmetry, strategy_.pool);
        const Count before = job_->feedbacks();
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
    return stack_.empty() || too_large_ ? Step::done : Step::more;
}

void TreeWalk::solved(int guesses, Count games)
{
    if (games == 0) return;
    result_.add(guesses, games);
}

void TreeWalk::divide(Node node, const Code& guess)
{
    const Slots slots(rules_);
    const Packed packed = pack(rules_, guess);
    const int guesses = node.guesses + 1;
    std::array<Node, max_slots> parts;
    for (std::size_t i = 0; i < node.candidates.size(); ++i) {
        const int slot = slots.slot(packed, node.candidates[i]);
        const Count games = node.games.empty() ? 1 : node.games[i];
        if (slot == slots.all_fijas()) {
            solved(guesses, games);
            continue;
        }
        Node& part = parts[static_cast<std::size_t>(slot)];
        part.candidates.push_back(node.candidates[i]);
        if (!node.games.empty()) part.games.push_back(games);
    }
    const Symmetry symmetry = node.symmetry.after(rules_, guess);
    for (Node& part : parts) {
        if (part.candidates.empty()) continue;
        if (!part.games.empty() && std::all_of(part.games.begin(), part.games.end(), [](Count n) { return n == 0; }))
            continue;                      // nobody plays there
        if (part.candidates.size() == 1) { // one left: play it
            solved(guesses + 1, part.games.empty() ? 1 : part.games[0]);
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
    result_.all = !query.games;
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
        result_.add(guesses_);
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

/// How a strategy plays a tournament. Those that weigh walk their tree; each that draws says here how it plays.
struct Start {
    const Rules& rules;
    const TournamentQuery& query;

    Tournament operator()(const SpacesStrategy& s) const { return version_space::Games(rules, s, query); }
    Tournament operator()(const GeneticStrategy& s) const { return GeneticGames(rules, s, query); }
    Tournament operator()(const EvolutionaryStrategy& s) const { return DrawnGames(rules, s, query); }
    Tournament operator()(const SampledStrategy& s) const { return DrawnGames(rules, s, query); }
    Tournament operator()(const OptimalStrategy&) const { return OptimalGames(rules, query); }
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
