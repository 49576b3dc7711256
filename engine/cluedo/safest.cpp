#include "engine/cluedo/safest.hpp"
#include "engine/base/sort.hpp"
#include <algorithm>
#include <cmath>

namespace engine::cluedo {
namespace {

constexpr std::uint64_t question_stream = 4;

AdviceQuery best(const SafestQuery& q)
{
    AdviceQuery query;
    query.top = q.top;
    query.seed = q.race.seed;
    query.plain = q.quick;
    return query;
}

double quality(const Safest::Choice& c) { return static_cast<double>(c.question.score) / 1e9; }

} // namespace

SafestJob::SafestJob(const View& v, std::span<const Entry> entries, const SafestQuery& query)
    : view_(v), entries_(entries.begin(), entries.end()), query_(query), advice_(v, entries, best(query))
{}

Progress SafestJob::progress() const
{
    if (!advised_) return advice_.progress();
    return {static_cast<std::int64_t>(at_), static_cast<std::int64_t>(safest_.choices.size())};
}

Step SafestJob::step(Budget budget)
{
    if (done_) return Step::done;
    if (!advised_) {
        if (advice_.step(budget) == Step::more) return Step::more;
        advised_ = true;
        begin_weighing();
    }
    // A chance is at least 0: no score exceeds Q.
    if (query_.quick && at_ > 0 && at_ < safest_.choices.size() && quality(safest_.choices[at_]) <= best_)
        safest_.choices.resize(at_);
    if (at_ == safest_.choices.size()) {
        finish();
        return Step::done;
    }
    Safest::Choice& choice = safest_.choices[at_];
    if (!race_) {
        RaceQuery query = query_.race;
        query.question = choice.question.cards;
        race_.emplace(view_, entries_, query);
    }
    if (race_->step(budget) == Step::more) return Step::more;
    choice.first = race_->result().first;
    choice.first_error = race_->result().first_error;
    choice.score = quality(choice) - query_.weight * choice.first;
    best_ = at_ == 0 ? choice.score : std::max(best_, choice.score);
    race_.reset();
    ++at_;
    return Step::more;
}

void SafestJob::begin_weighing()
{
    safest_.consistent = advice_.result().consistent;
    Rng rng = Rng(query_.race.seed).fork(question_stream);
    for (const Question& q : advice_.result().questions) {
        safest_.choices.push_back({q, 0, 0, 0});
        if (!query_.quick) continue;
        Trio& cards = safest_.choices.back().question.cards;
        for (std::size_t k = 0; k < kinds; ++k) cards[k] = any_of(q.alike[k], rng); // random: reveals nothing
    }
}

void SafestJob::finish()
{
    done_ = true;
    // Advice's order is kept among scores that rounding alone parts.
    sort_by_key(safest_.choices, [this](const Safest::Choice& c) { // keys are not negative
        return larger_first(std::round((c.score + query_.weight) * 1e9) / 1e9);
    });
}

} // namespace engine::cluedo
