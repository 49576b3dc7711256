#include "engine/codes/version_space/games.hpp"

namespace engine::codes::version_space {
namespace {

constexpr std::uint64_t oracle_stream = 3;
/// Chances are compared with 32 bits: the same on every machine.
bool happens(Rng& draw, double chance) { return static_cast<double>(draw.next32()) < chance * 4294967296.0; }

} // namespace

Games::Games(const Rules& r, const SpacesStrategy& strategy, const TournamentQuery& query)
    : rules_(r), strategy_(strategy), options_(strategy.options), seed_(query.seed), secrets_(r, query), draw_(0),
      oracle_(0)
{
    result_.begin(query);
    too_large_ = secrets_.too_large();
    if (noisy() && secrets_.all().empty()) too_large_ = {TooLarge::What::candidates, code_count(r), max_listed};
    const Slots slots(r);
    for (int slot = 0; slot < slots.count(); ++slot)
        if (const Feedback f = slots.feedback(slot); slot / (r.positions + 1) >= f.black && possible(r, f))
            answers_.push_back(f);
}

void Games::begin_game()
{
    playing_ = true;
    guesses_ = 0;
    lies_told_ = 0;
    secret_ = secrets_.next();
    oracle_ = Rng(seed_).fork(oracle_stream).fork(secrets_.number());
    draw_ = secrets_.draws();
    const bool bounded = options_.noise.kind == Noise::Kind::lies;
    if (by_code()) suspects_.emplace(rules_, secrets_.all(), bounded ? options_.noise.lies : 255);
    else spaces_.emplace(rules_, Options{options_.cover, Detection::early, {}});
}

Feedback Games::maybe_false(const Code& guess)
{
    const Feedback truth = feedback(rules_, guess, secret_);
    const bool bounded = options_.noise.kind == Noise::Kind::lies;
    if (bounded && lies_told_ >= options_.noise.lies) return truth;
    if (!happens(oracle_, bounded ? options_.rate : options_.noise.eps)) return truth;
    std::vector<Feedback> others;
    for (const Feedback f : answers_)
        if (!(f == truth) && !(announces() && f == all_black(rules_))) others.push_back(f);
    if (others.empty()) return truth;
    ++lies_told_;
    return others[oracle_.index(others.size())];
}

void Games::answer_with_noise(const Code& guess)
{
    suspects_->update({guess, maybe_false(guess)});
    if (announces()) suspects_->exclude(pack(rules_, guess)); // or it would have been said to be right
    const Belief b = belief(suspects_->by_lies(), options_.noise, static_cast<Count>(answers_.size()) - 1);
    if (!announces() && b.highest > options_.stop_at) {
        result_.ended(guesses_);
        result_.right += suspects_->best(b, 0) == pack(rules_, secret_) ? 1 : 0;
        end_game();
    } else if (guesses_ == max_questions) {
        result_.ended_without(result_.unfinished);
        end_game();
    }
}

void Games::ask(const Code& guess)
{
    ++guesses_;
    if (guess == secret_ && (!noisy() || announces())) {
        result_.ended(guesses_);
        end_game();
    } else if (by_code()) {
        answer_with_noise(guess);
    } else {
        spaces_->begin({guess, noisy() ? maybe_false(guess) : feedback(rules_, guess, secret_)});
        updating_ = true;
    }
}

void Games::updated()
{
    updating_ = false;
    too_large_ = spaces_->too_large();
    if (too_large_ || !spaces_->live().empty()) return;
    ENGINE_CHECK(options_.blind); // without lies the secret is in some space
    result_.ended_without(result_.collapsed);
    end_game();
}

void Games::play()
{
    if (guesses_ == 0) return ask(strategy_.first ? *strategy_.first : random_code(rules_, draw_));
    if (spaces_) {
        if (const auto guess = choose_code(*spaces_, options_, draw_)) return ask(*guess);
        too_large_ = {TooLarge::What::candidates, overlap_limit + 1, overlap_limit};
        return;
    }
    const Belief b = belief(suspects_->by_lies(), options_.noise, static_cast<Count>(answers_.size()) - 1);
    ask(choose_code(rules_, *suspects_, b, options_.tie, draw_));
}

Step Games::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (too_large_ || (!playing_ && !secrets_.more())) return Step::done;
        if (updating_) {
            const Count before = spaces_->done();
            const Step inner = spaces_->step(Budget{units});
            units -= static_cast<std::int64_t>((spaces_->done() - before) / 64);
            if (inner == Step::more) continue;
            updated();
        } else {
            if (!playing_) begin_game();
            if (suspects_) units -= static_cast<std::int64_t>(suspects_->size() / 1000);
            play();
        }
    }
    return playing_ || secrets_.more() ? Step::more : Step::done;
}

Progress Games::progress() const { return {secrets_.begun() - (playing_ ? 1 : 0), secrets_.games()}; }

} // namespace engine::codes::version_space
