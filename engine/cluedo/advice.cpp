#include "engine/cluedo/advice.hpp"
#include "engine/base/sort.hpp"
#include <algorithm>

namespace engine::cluedo {
namespace {

constexpr int max_tries = 200'000;

bool better(const Question& a, const Question& b)
{
    if (a.score != b.score) return a.score > b.score;
    return a.cards < b.cards;
}

} // namespace

AdviceJob::AdviceJob(const View& v, std::span<const Entry> entries, const AdviceQuery& query)
    : view_(v), entries_(entries.begin(), entries.end()), absent_(absences(entries).back()), query_(query),
      deals_(v.table, constraints_of(v, entries)), rng_(query.seed), draws_(v.table, v.me, absent_, query.plain)
{
    ENGINE_CHECK(v.me != nobody && query.samples > 0);
}

Progress AdviceJob::progress() const
{
    if (phase_ < Phase::draw) return {0, 0};
    const auto tried = static_cast<std::int64_t>(tried_), next = static_cast<std::int64_t>(next_);
    return {tried + next,
            (advice_.exact ? 0 : std::max<std::int64_t>(tried, query_.samples)) + static_cast<std::int64_t>(total_)};
}

Step AdviceJob::step(Budget budget)
{
    if (phase_ == Phase::count) {
        if (deals_.step(budget) == Step::more) return Step::more;
        advice_.consistent = deals_.consistent();
        if (advice_.consistent) find_choices();
        else phase_ = Phase::done;
        return advice_.consistent ? Step::more : Step::done;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && phase_ != Phase::done; --units) {
        switch (phase_) {
        case Phase::build:
            if (space_->build(Budget{1}) == Step::more) break;
            advice_.exact = !space_->too_large() && space_->visits(choices_) <= query_.visits;
            if (!advice_.exact) space_.reset();
            phase_ = advice_.exact ? Phase::judge : Phase::draw;
            break;
        case Phase::draw:
            if (const auto deal = deals_.draw(rng_)) draws_.add(*deal);
            if (++tried_ >= max_tries || static_cast<int>(draws_.size()) >= query_.samples) begin_judging();
            break;
        case Phase::judge:
            if (!judge_next()) finish();
            break;
        case Phase::search:
            if (!search_envelope()) phase_ = Phase::done;
            break;
        default:
            break;
        }
    }
    return phase_ == Phase::done ? Step::done : Step::more;
}

void AdviceJob::find_choices()
{
    const Table& t = view_.table;
    Domains d = Domains::of(t);
    propagate(t, deals_.constraints(), d);
    classes_ = interchangeable(t, deals_.constraints(), d);
    for (Holder h = 0; h < t.holders(); ++h)
        if (d.holds(h) != 0) classes_.push_back(d.holds(h));
    total_ = 1;
    for (const Kind kind : {Kind::suspect, Kind::weapon, Kind::room}) {
        auto& choices = choices_[static_cast<std::size_t>(kind)];
        for (const Cards set : classes_)
            if ((set & t.deck.of(kind)) != 0) choices.push_back(set & t.deck.of(kind));
        if (kind == Kind::room && query_.room != no_card) choices = {bit(query_.room)};
        sort_by_key(choices, [](Cards set) { return static_cast<std::uint64_t>(first_of(set)); });
        total_ *= choices.size();
    }
    if (query_.question) ++total_;
    phase_ = Phase::draw;
    if (query_.plain) return;
    space_.emplace(t, deals_.constraints(), d, view_.me, absent_);
    phase_ = Phase::build;
}

void AdviceJob::begin_judging()
{
    phase_ = Phase::judge;
    const Table& t = view_.table;
    if (draws_.size() == 0) // rarer than one deal in max_tries
        if (const auto deal = find_deal(t, deals_.constraints(), Domains::of(t))) draws_.add(*deal);
    advice_.samples = static_cast<int>(draws_.size());
    draws_.group();
}

/// The cards of question number `at`; the last one is the query's.
Question AdviceJob::question(std::size_t at) const
{
    Question q;
    if (query_.question && at + 1 == total_) {
        q.cards = *query_.question;
        q.alike = alike(q.cards);
        return q;
    }
    for (std::size_t k = kinds; k-- > 0;) {
        q.alike[k] = choices_[k][at % choices_[k].size()];
        q.cards[k] = first_of(q.alike[k]);
        at /= choices_[k].size();
    }
    return q;
}

/// Does one unit of judging; false: nothing is left.
bool AdviceJob::judge_next()
{
    if (doubted_) {
        settle();
        return true;
    }
    if (next_ == total_) return false;
    const Question asked = question(next_);
    Judged judged;
    if (advice_.exact) {
        if (!asking_) space_->ask(asked.cards);
        asking_ = true;
        if (space_->step(Budget{1}) == Step::more) return true;
        asking_ = false;
        judged.question = told(asked.cards);
    } else {
        const QuestionDraws::Weighed weighed = draws_.weigh(asked.cards);
        doubts_ = draws_.doubts(asked.cards, weighed);
        for (const QuestionDraws::Doubt& doubt : doubts_) judged.solved |= std::uint32_t{1} << doubt.cell;
        if (!doubts_.empty() && !query_.plain) {
            judged.question.cards = asked.cards;
            judged.question.alike = asked.alike;
            doubted_ = std::move(judged);
            return true;
        }
        judged.question = draws_.conclude(weighed, judged.solved);
        judged.question.answers.clear();
    }
    judged.question.alike = asked.alike;
    keep(std::move(judged));
    return true;
}

void AdviceJob::keep(Judged judged)
{
    ++next_;
    if (query_.question && next_ == total_) judged_asked_ = std::move(judged);
    else judged_.push_back(std::move(judged));
}

/// Searches for another envelope after one answer of the doubted question.
void AdviceJob::settle()
{
    if (!doubts_.empty()) {
        const QuestionDraws::Doubt& doubt = doubts_.back();
        auto constraints = deals_.constraints();
        add_constraints(view_.table, doubt.answer, static_cast<int>(entries_.size()), constraints, absent_);
        Constraint other;
        other.holder = view_.table.envelope();
        other.cards = set_of(doubt.envelope);
        other.n = kinds;
        other.value = false;
        constraints.push_back(other);
        if (find_deal(view_.table, constraints, Domains::of(view_.table)))
            doubted_->solved &= ~(std::uint32_t{1} << doubt.cell);
        doubts_.pop_back();
        return;
    }
    const auto alike = doubted_->question.alike;
    doubted_->question = draws_.conclude(draws_.weigh(doubted_->question.cards), doubted_->solved);
    doubted_->question.alike = alike;
    doubted_->question.answers.clear();
    keep(std::move(*doubted_));
    doubted_.reset();
}

Question AdviceJob::told(const Trio& cards) const
{
    const QuestionSpace::Told& told = space_->result();
    Question q;
    q.cards = cards;
    for (std::size_t c = 0; c < space_->cells(); ++c) {
        if (told.envelopes[c] == 0) continue;
        if (told.envelopes[c] == 1) q.solves += told.shares[c];
        q.answers.push_back(answer_in(view_.table, view_.me, cards, c, told.shares[c], told.envelopes[c]));
        q.answers.back().all = true;
    }
    q.solves = std::min(1.0, q.solves);
    q.bits = rounded(told.bits);
    score(q);
    sort_by_key(q.answers, [](const Answer& a) { return larger_first(rounded(a.share)); });
    return q;
}

/// Does one more search; false: nothing is left to search, or the limit is reached.
bool AdviceJob::search_envelope()
{
    while (question_ < advice_.questions.size() && searches_ < query_.searches) {
        Question& q = advice_.questions[question_];
        if (answer_ == q.answers.size()) {
            ++question_;
            answer_ = 0;
            continue;
        }
        Answer& a = q.answers[answer_];
        if (a.all) {
            ++answer_;
            continue;
        }
        if (!left_) {
            std::vector<Entry> then = entries_;
            then.push_back(Entry::suggestion(view_.me, q.cards, a.shower, a.card));
            left_.emplace(view_.table, constraints_of(view_, then), draws_.envelopes_after(q.cards, a));
        }
        if (!left_->done()) {
            left_->step();
            ++searches_;
            a.envelopes = left_->count();
            return true;
        }
        a.envelopes = left_->count();
        a.all = true;
        left_.reset();
        ++answer_;
    }
    return false;
}

std::array<Cards, kinds> AdviceJob::alike(const Trio& cards) const
{
    std::array<Cards, kinds> sets{};
    for (std::size_t k = 0; k < kinds; ++k)
        for (const Cards set : choices_[k])
            if ((set & bit(cards[k])) != 0) sets[k] = set;
    for (std::size_t k = 0; k < kinds; ++k)
        if (sets[k] == 0) sets[k] = bit(cards[k]); // the query asked for another room
    return sets;
}

Question AdviceJob::whole(const Judged& judged) const
{
    if (advice_.exact) return judged.question;
    Question full = draws_.conclude(draws_.weigh(judged.question.cards), judged.solved);
    full.alike = judged.question.alike;
    return full;
}

int AdviceJob::rank(const Question& q) const
{
    return 1 + static_cast<int>(std::count_if(judged_.begin(), judged_.end(),
                                              [&](const Judged& other) { return beats(other.question, q); }));
}

void AdviceJob::finish()
{
    phase_ = Phase::search;
    advice_.of = judged_.size();
    for (const Judged& j : judged_)
        advice_.best += std::none_of(judged_.begin(), judged_.end(),
                                     [&](const Judged& other) { return beats(other.question, j.question); });
    const std::size_t top = std::min(query_.top, judged_.size());
    std::partial_sort(judged_.begin(), judged_.begin() + static_cast<std::ptrdiff_t>(top), judged_.end(),
                      [](const Judged& a, const Judged& b) { return better(a.question, b.question); });
    for (std::size_t i = 0; i < top; ++i) {
        advice_.questions.push_back(whole(judged_[i]));
        advice_.questions.back().rank = rank(judged_[i].question);
    }
    if (!judged_asked_) return;
    advice_.asked = whole(*judged_asked_);
    advice_.asked->rank = advice_.rank = rank(*advice_.asked);
}

} // namespace engine::cluedo
