#include "engine/cluedo/advice.hpp"
#include "engine/base/sort.hpp"
#include <algorithm>
#include <cmath>

namespace engine::cluedo {
namespace {

constexpr int parts = 6; // a draw weighs six sixths, split among the one, two or three cards that can be shown
constexpr double weight_of_bits = 0.05;
constexpr int max_tries = 200'000;

Trio envelope_of(const Table& t, const Deal& deal)
{
    Trio trio{};
    for (Card c = 0; c < t.deck.cards(); ++c)
        if (deal[static_cast<std::size_t>(c)] == t.envelope()) trio[static_cast<std::size_t>(t.deck.kind(c))] = c;
    return trio;
}

/// The cell of a table [shower clockwise from the asker][which of the three] for one deal.
struct Shown {
    int seat = 0;       // 1..players-1 clockwise from the asker; 0: nobody
    unsigned match = 0; // which of the three, as bits
};

Shown shown(const Table& t, Holder asker, std::uint32_t absent, const Trio& question, const Deal& deal)
{
    Shown s;
    int nearest = t.players;
    for (std::size_t k = 0; k < kinds; ++k) {
        const Holder h = deal[static_cast<std::size_t>(question[k])];
        if (h >= t.players || h == asker || (absent >> h & 1) != 0) continue;
        const int seat = (h - asker + t.players) % t.players;
        if (seat > nearest) continue;
        if (seat < nearest) s.match = 0;
        nearest = seat;
        s.match |= 1u << k;
    }
    s.seat = s.match == 0 ? 0 : nearest;
    return s;
}

constexpr std::size_t max_cells = QuestionSpace::max_cells;
/// As in QuestionSpace.
std::size_t cell(int seat, std::size_t k) { return static_cast<std::size_t>(seat - 1) * kinds + k; }

/// Of two equal scores, the roundings of information to 1e-9 and of the score may differ by one unit each.
constexpr std::int64_t rounding = 2;

double rounded(double x) { return std::round(x * 1e9) / 1e9; }
std::int64_t score_of(double solves, double bits) { return std::llround((solves + weight_of_bits * bits) * 1e9); }

bool better(const Question& a, const Question& b)
{
    if (a.score != b.score) return a.score > b.score;
    return a.cards < b.cards;
}

} // namespace

bool beats(std::int64_t score, double error, std::int64_t than, double its_error)
{
    return static_cast<double>(score - than) > static_cast<double>(rounding) + 2e9 * (error + its_error);
}

Count Question::number() const
{
    Count n = 1;
    for (const Cards set : alike) n *= static_cast<Count>(size_of(set));
    return n;
}

/// One question against all draws.
struct AdviceJob::Weighed {
    struct Kind { // equal draws: the same envelope, the same cards that can be shown
        std::size_t group = 0;
        int seat = 0; // as in Shown
        unsigned match = 0;
        std::uint32_t draws = 0;
    };
    Trio cards{};
    std::vector<Kind> draws;                    // by group
    std::array<std::uint32_t, max_cells> all{}; // in sixths of a draw
    std::array<int, max_cells> envelopes{};
    double joint = 0, before = 0, answers = 0; // Σ n·log2 n over (answer, envelope), envelopes, answers
};

AdviceJob::AdviceJob(const View& v, std::span<const Entry> entries, const AdviceQuery& query)
    : view_(v), entries_(entries.begin(), entries.end()), absent_(absences(entries).back()), query_(query),
      deals_(v.table, constraints_of(v, entries)), rng_(query.seed)
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
            if (const auto deal = deals_.draw(rng_)) draws_.push_back(*deal);
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
    if (draws_.empty()) // rarer than one deal in max_tries
        if (const auto deal = find_deal(t, deals_.constraints(), Domains::of(t))) draws_.push_back(*deal);
    advice_.samples = static_cast<int>(draws_.size());
    sort_by_key(draws_, [&](const Deal& d) { return key_of(envelope_of(t, d)); });
    for (std::size_t i = 0; i < draws_.size(); ++i) {
        if (i == 0 || envelope_of(t, draws_[i]) != envelope_of(t, draws_[i - 1])) groups_.push_back({i, i});
        groups_.back().end = i + 1;
    }
    weighed_.assign(draws_.size() * parts + 1, 0);
    for (std::size_t n = 2; n < weighed_.size(); ++n)
        weighed_[n] = static_cast<double>(n) * std::log2(static_cast<double>(n));
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
        const Weighed weighed = weigh(asked.cards);
        doubts_ = doubts(asked.cards, weighed);
        for (const Doubt& doubt : doubts_) judged.solved |= std::uint32_t{1} << doubt.cell;
        if (!doubts_.empty() && !query_.plain) {
            judged.question.cards = asked.cards;
            judged.question.alike = asked.alike;
            doubted_ = std::move(judged);
            return true;
        }
        judged.question = conclude(weighed, judged.solved);
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
        const Doubt& doubt = doubts_.back();
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
    doubted_->question = conclude(weigh(doubted_->question.cards), doubted_->solved);
    doubted_->question.alike = alike;
    doubted_->question.answers.clear();
    keep(std::move(*doubted_));
    doubted_.reset();
}

Answer AdviceJob::answer(const Trio& cards, std::size_t c, double share, int envelopes) const
{
    Answer a{nobody, no_card, share, envelopes, false};
    if (c + 1 == std::size_t{kinds} * (view_.table.players - 1u) + 1) return a;
    a.shower = static_cast<Holder>((view_.me + 1 + static_cast<int>(c) / kinds) % view_.table.players);
    a.card = cards[c % kinds];
    return a;
}

Question AdviceJob::told(const Trio& cards) const
{
    const QuestionSpace::Told& told = space_->result();
    Question q;
    q.cards = cards;
    for (std::size_t c = 0; c < space_->cells(); ++c) {
        if (told.envelopes[c] == 0) continue;
        if (told.envelopes[c] == 1) q.solves += told.shares[c];
        q.answers.push_back(answer(cards, c, told.shares[c], told.envelopes[c]));
        q.answers.back().all = true;
    }
    q.solves = std::min(1.0, q.solves);
    q.bits = rounded(told.bits);
    q.score = score_of(q.solves, q.bits);
    sort_by_key(q.answers, [](const Answer& a) { return larger_first(rounded(a.share)); });
    return q;
}

AdviceJob::Weighed AdviceJob::weigh(const Trio& cards) const
{
    const Table& t = view_.table;
    const std::size_t pass = std::size_t{kinds} * (t.players - 1u);
    Weighed w;
    w.cards = cards;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        std::array<std::uint32_t, max_cells> cells{};
        std::array<std::uint32_t, max_players << kinds> seen{}; // draws by seat and matching cards
        for (std::size_t i = groups_[g].begin; i < groups_[g].end; ++i) {
            const Shown s = shown(t, view_.me, absent_, cards, draws_[i]);
            if (!query_.plain) ++seen[static_cast<std::size_t>(s.seat) << kinds | s.match];
            if (s.match == 0) cells[pass] += parts;
            const auto share = static_cast<std::uint32_t>(s.match == 0 ? 0 : parts / std::popcount(s.match));
            for (std::size_t k = 0; k < kinds; ++k)
                if ((s.match >> k & 1) != 0) cells[cell(s.seat, k)] += share;
        }
        for (std::size_t i = 0; !query_.plain && i < seen.size(); ++i)
            if (seen[i] != 0)
                w.draws.push_back(
                    {g, static_cast<int>(i >> kinds), static_cast<unsigned>(i & ((1u << kinds) - 1)), seen[i]});
        for (std::size_t c = 0; c < max_cells; ++c) {
            if (cells[c] == 0) continue;
            w.joint += weighed_[cells[c]];
            w.all[c] += cells[c];
            ++w.envelopes[c];
        }
        w.before += weighed_[(groups_[g].end - groups_[g].begin) * parts];
    }
    for (const std::uint32_t n : w.all) w.answers += weighed_[n];
    return w;
}

std::vector<AdviceJob::Doubt> AdviceJob::doubts(const Trio& cards, const Weighed& w) const
{
    std::vector<Doubt> list;
    const std::size_t pass = std::size_t{kinds} * (view_.table.players - 1u);
    for (std::size_t c = 0; c < max_cells; ++c) {
        if (w.envelopes[c] != 1) continue;
        if (query_.plain) {
            list.push_back({c, {}, {}});
            continue;
        }
        const auto draw = std::find_if(w.draws.begin(), w.draws.end(), [&](const Weighed::Kind& d) {
            if (d.match == 0) return c == pass;
            return d.seat == static_cast<int>(c) / kinds + 1 && (d.match >> c % kinds & 1) != 0;
        });
        const Answer a = answer(cards, c, 0, 1);
        list.push_back({c, Entry::suggestion(view_.me, cards, a.shower, a.card),
                        envelope_of(view_.table, draws_[groups_[draw->group].begin])});
    }
    return list;
}

Question AdviceJob::conclude(const Weighed& w, std::uint32_t solved) const
{
    Question q;
    q.cards = w.cards;
    const auto total = static_cast<double>(draws_.size() * parts);
    for (std::size_t c = 0; c < max_cells; ++c) {
        if (w.all[c] == 0) continue;
        const double share = w.all[c] / total;
        const bool solves = (solved >> c & 1) != 0;
        if (solves) q.solves += share;
        q.answers.push_back(answer(w.cards, c, share, w.envelopes[c]));
        q.answers.back().all = solves && !query_.plain;
    }
    // H(envelope) − H(envelope | answer) = (n·log n − Σ answers − Σ envelopes + Σ joint) / n
    q.bits = std::max(0.0, (weighed_.back() - w.answers - w.before + w.joint) / total);
    if (!query_.plain) add_error(q, w, solved);
    q.bits = rounded(q.bits);
    q.score = score_of(q.solves, q.bits);
    sort_by_key(q.answers, [](const Answer& a) { return larger_first(a.share); });
    return q;
}

/// The jackknife: the information without each draw in turn.
void AdviceJob::add_error(Question& q, const Weighed& w, std::uint32_t solved) const
{
    const std::size_t pass = std::size_t{kinds} * (view_.table.players - 1u), n = draws_.size();
    q.error = q.bits_error = 1;
    if (n < 2) return;
    const auto total = static_cast<double>((n - 1) * parts);
    double sum = 0, squares = 0, score_sum = 0, score_squares = 0;
    for (std::size_t from = 0; from < w.draws.size();) {
        const std::size_t g = w.draws[from].group;
        std::size_t to = from;
        std::array<std::uint32_t, max_cells> cells{};
        const auto each_cell = [&](const Weighed::Kind& s, auto f) {
            if (s.match == 0) f(pass, std::uint32_t{parts});
            for (std::size_t k = 0; k < kinds; ++k)
                if ((s.match >> k & 1) != 0)
                    f(cell(s.seat, k), parts / static_cast<std::uint32_t>(std::popcount(s.match)));
        };
        for (; to < w.draws.size() && w.draws[to].group == g; ++to)
            each_cell(w.draws[to], [&](std::size_t c, std::uint32_t part) { cells[c] += part * w.draws[to].draws; });
        const std::size_t size = (groups_[g].end - groups_[g].begin) * parts;
        for (; from < to; ++from) {
            double joint = w.joint, answers = w.answers, solves = 0;
            each_cell(w.draws[from], [&](std::size_t c, std::uint32_t part) {
                joint += weighed_[cells[c] - part] - weighed_[cells[c]];
                answers += weighed_[w.all[c] - part] - weighed_[w.all[c]];
                if ((solved >> c & 1) != 0) solves += static_cast<double>(part) / parts;
            });
            const double before = w.before + weighed_[size - parts] - weighed_[size];
            const double without = (weighed_[(n - 1) * parts] - answers - before + joint) / total;
            const double value = static_cast<double>(n) * q.bits - static_cast<double>(n - 1) * without;
            const double score = solves + weight_of_bits * value;
            const double draws = w.draws[from].draws;
            sum += draws * value;
            squares += draws * value * value;
            score_sum += draws * score;
            score_squares += draws * score * score;
        }
    }
    const auto count = static_cast<double>(n);
    const auto error = [&](double s, double s2) {
        return std::sqrt(std::max(0.0, s2 / count - (s / count) * (s / count)) / (count - 1));
    };
    q.bits = std::max(0.0, sum / count);
    q.bits_error = rounded(error(sum, squares));
    q.error = rounded(error(score_sum, score_squares));
}

std::vector<Trio> AdviceJob::drawn_after(const Trio& cards, const Answer& answer) const
{
    const Table& t = view_.table;
    const int seat = answer.shower == nobody ? 0 : (answer.shower - view_.me + t.players) % t.players;
    const auto k = std::find(cards.begin(), cards.end(), answer.card) - cards.begin();
    std::vector<Trio> envelopes;
    for (const Group& g : groups_) {
        const auto from = draws_.begin() + static_cast<std::ptrdiff_t>(g.begin);
        const bool has_it = std::any_of(from, draws_.begin() + static_cast<std::ptrdiff_t>(g.end), [&](const Deal& d) {
            const Shown s = shown(t, view_.me, absent_, cards, d);
            return s.seat == seat && (seat == 0 || (s.match >> k & 1) != 0);
        });
        if (has_it) envelopes.push_back(envelope_of(t, *from));
    }
    return envelopes;
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
            left_.emplace(view_.table, constraints_of(view_, then), drawn_after(q.cards, a));
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
    Question full = conclude(weigh(judged.question.cards), judged.solved);
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

std::vector<Card> cards_to_show(const View& v, std::span<const Entry> entries, Holder asker, const Trio& cards)
{
    struct Choice {
        bool unseen;
        int others, narrows;
        Card card;
    };
    std::vector<Choice> choices;
    for (const Card c : cards) {
        if ((v.hand & bit(c)) == 0) continue;
        const std::uint32_t seen = seen_by(v, entries, c);
        choices.push_back({(seen >> asker & 1) == 0, std::popcount(seen),
                           v.table.deck.sizes[static_cast<std::size_t>(v.table.deck.kind(c))], c});
    }
    // Unseen cards first, then those seen by fewer, then those of a smaller kind: each narrows more.
    sort_by_key(choices, [](const Choice& c) {
        const auto field = [](int n, int shift) { return static_cast<std::uint64_t>(n) << shift; };
        return field(c.unseen ? 1 : 0, 48) + field(max_players - c.others, 32) + field(max_cards - c.narrows, 16) +
               field(c.card, 0);
    });
    std::vector<Card> order;
    for (const Choice& c : choices) order.push_back(c.card);
    return order;
}

} // namespace engine::cluedo
