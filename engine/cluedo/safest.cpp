#include "engine/cluedo/safest.hpp"
#include "engine/base/sort.hpp"
#include <cmath>

namespace engine::cluedo {
namespace {

AdviceQuery best(const SafestQuery& q)
{
    AdviceQuery query;
    query.top = q.top;
    query.seed = q.race.seed;
    return query;
}

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
        safest_.consistent = advice_.result().consistent;
        for (const Question& q : advice_.result().questions) safest_.choices.push_back({q, 0, 0, 0});
    }
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
    choice.score = static_cast<double>(choice.question.score) / 1e9 - query_.weight * choice.first;
    race_.reset();
    ++at_;
    return Step::more;
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
