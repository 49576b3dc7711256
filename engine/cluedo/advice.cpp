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

Shown shown(const Table& t, Holder asker, const Trio& question, const Deal& deal)
{
    Shown s;
    int nearest = t.players;
    for (std::size_t k = 0; k < kinds; ++k) {
        const Holder h = deal[static_cast<std::size_t>(question[k])];
        if (h >= t.players || h == asker) continue;
        const int seat = (h - asker + t.players) % t.players;
        if (seat > nearest) continue;
        if (seat < nearest) s.match = 0;
        nearest = seat;
        s.match |= 1u << k;
    }
    s.seat = s.match == 0 ? 0 : nearest;
    return s;
}

constexpr auto max_cells = static_cast<std::size_t>(kinds) * static_cast<std::size_t>(max_players);
std::size_t cell(int seat, std::size_t k) { return static_cast<std::size_t>(seat) * kinds + k; }

bool better(const Question& a, const Question& b)
{
    if (a.score != b.score) return a.score > b.score;
    return a.cards < b.cards;
}

} // namespace

Count Question::number() const
{
    Count n = 1;
    for (const Cards set : alike) n *= static_cast<Count>(size_of(set));
    return n;
}

AdviceJob::AdviceJob(const View& v, std::span<const Entry> entries, const AdviceQuery& query)
    : view_(v), entries_(entries.begin(), entries.end()), query_(query), deals_(v.table, constraints_of(v, entries)),
      rng_(query.seed)
{
    ENGINE_CHECK(v.me != nobody && query.samples > 0);
}

Progress AdviceJob::progress() const
{
    if (!counted_) return {0, 0};
    return {static_cast<std::int64_t>(tried_ + static_cast<int>(next_)),
            static_cast<std::int64_t>(std::max(tried_, query_.samples)) + static_cast<std::int64_t>(total_)};
}

Step AdviceJob::step(Budget budget)
{
    if (done_) return Step::done;
    if (!counted_) {
        if (deals_.step(budget) == Step::more) return Step::more;
        counted_ = true;
        advice_.consistent = deals_.consistent();
        done_ = !advice_.consistent;
        return done_ ? Step::done : Step::more;
    }
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0; --units) {
        if (!judging_) {
            if (const auto deal = deals_.draw(rng_)) draws_.push_back(*deal);
            if (++tried_ < max_tries && static_cast<int>(draws_.size()) < query_.samples) continue;
            begin_judging();
        } else if (next_ < total_) {
            std::size_t at = next_++;
            Trio question{};
            std::array<Cards, kinds> sets{};
            for (std::size_t k = kinds; k-- > 0;) {
                sets[k] = choices_[k][at % choices_[k].size()];
                question[k] = first_of(sets[k]);
                at /= choices_[k].size();
            }
            Question judged = judge(question);
            judged.alike = sets;
            judged.answers.clear();
            judged_.push_back(std::move(judged));
        } else if (!finished_) {
            finish();
        } else if (!search_envelope()) {
            done_ = true;
            return Step::done;
        }
    }
    return Step::more;
}

void AdviceJob::begin_judging()
{
    judging_ = true;
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
}

Question AdviceJob::judge(const Trio& cards) const
{
    const Table& t = view_.table;
    Question q;
    q.cards = cards;
    std::array<std::uint32_t, max_cells> all{}, envelopes{};
    double joint = 0; // Σ n·log2 n over (answer, envelope), in sixths of a draw
    double before = 0;
    for (const Group& g : groups_) {
        std::array<std::uint32_t, max_cells> cells{};
        for (std::size_t i = g.begin; i < g.end; ++i) {
            const Shown s = shown(t, view_.me, cards, draws_[i]);
            if (s.seat == 0) cells[0] += parts;
            const auto share = static_cast<std::uint32_t>(s.match == 0 ? 0 : parts / std::popcount(s.match));
            for (std::size_t k = 0; k < kinds; ++k)
                if ((s.match >> k & 1) != 0) cells[cell(s.seat, k)] += share;
        }
        for (std::size_t c = 0; c < max_cells; ++c) {
            if (cells[c] == 0) continue;
            joint += weighed_[cells[c]];
            all[c] += cells[c];
            ++envelopes[c];
        }
        before += weighed_[(g.end - g.begin) * parts];
    }
    const auto total = static_cast<double>(draws_.size() * parts);
    double answers = 0;
    for (std::size_t c = 0; c < max_cells; ++c) {
        if (all[c] == 0) continue;
        answers += weighed_[all[c]];
        const double share = all[c] / total;
        if (envelopes[c] == 1) q.solves += share;
        Answer a{nobody, no_card, share, static_cast<int>(envelopes[c]), false};
        if (c >= kinds) {
            a.shower = static_cast<Holder>((view_.me + static_cast<int>(c) / kinds) % t.players);
            a.card = cards[c % kinds];
        }
        q.answers.push_back(a);
    }
    // H(envelope) − H(envelope | answer) = (n·log n − Σ answers − Σ envelopes + Σ joint) / n
    q.bits = std::max(0.0, (weighed_.back() - answers - before + joint) / total);
    q.bits = std::round(q.bits * 1e9) / 1e9;
    q.score = std::llround((q.solves + weight_of_bits * q.bits) * 1e9);
    sort_by_key(q.answers, [](const Answer& a) { return larger_first(a.share); });
    return q;
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
            const Shown s = shown(t, view_.me, cards, d);
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

void AdviceJob::finish()
{
    finished_ = true;
    advice_.of = judged_.size();
    const std::size_t top = std::min(query_.top, judged_.size());
    std::partial_sort(judged_.begin(), judged_.begin() + static_cast<std::ptrdiff_t>(top), judged_.end(), better);
    for (std::size_t i = 0; i < top; ++i) {
        Question full = judge(judged_[i].cards);
        full.alike = judged_[i].alike;
        advice_.questions.push_back(std::move(full));
    }
    if (!query_.question) return;
    advice_.asked = judge(*query_.question);
    advice_.asked->alike = alike(*query_.question);
    advice_.rank = 1;
    for (const Question& q : judged_) advice_.rank += q.score > advice_.asked->score;
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
