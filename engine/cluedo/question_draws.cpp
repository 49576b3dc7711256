#include "engine/cluedo/question_draws.hpp"
#include "engine/base/sort.hpp"
#include <algorithm>
#include <cmath>

namespace engine::cluedo {
namespace {

constexpr int parts = 6; // a draw weighs six sixths, split among the one, two or three cards that can be shown

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

} // namespace

void QuestionDraws::group()
{
    sort_by_key(draws_, [&](const Deal& d) { return key_of(envelope_of(table_, d)); });
    for (std::size_t i = 0; i < draws_.size(); ++i) {
        if (i == 0 || envelope_of(table_, draws_[i]) != envelope_of(table_, draws_[i - 1])) groups_.push_back({i, i});
        groups_.back().end = i + 1;
    }
    weighed_.assign(draws_.size() * parts + 1, 0);
    for (std::size_t n = 2; n < weighed_.size(); ++n)
        weighed_[n] = static_cast<double>(n) * std::log2(static_cast<double>(n));
}

QuestionDraws::Weighed QuestionDraws::weigh(const Trio& cards) const
{
    const std::size_t pass = std::size_t{kinds} * (table_.players - 1u);
    Weighed w;
    w.cards = cards;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        std::array<std::uint32_t, max_cells> cells{};
        std::array<std::uint32_t, max_players << kinds> seen{}; // draws by seat and matching cards
        for (std::size_t i = groups_[g].begin; i < groups_[g].end; ++i) {
            const Shown s = shown(table_, me_, absent_, cards, draws_[i]);
            if (!plain_) ++seen[static_cast<std::size_t>(s.seat) << kinds | s.match];
            if (s.match == 0) cells[pass] += parts;
            const auto share = static_cast<std::uint32_t>(s.match == 0 ? 0 : parts / std::popcount(s.match));
            for (std::size_t k = 0; k < kinds; ++k)
                if ((s.match >> k & 1) != 0) cells[cell(s.seat, k)] += share;
        }
        for (std::size_t i = 0; !plain_ && i < seen.size(); ++i)
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

std::vector<QuestionDraws::Doubt> QuestionDraws::doubts(const Trio& cards, const Weighed& w) const
{
    std::vector<Doubt> list;
    const std::size_t pass = std::size_t{kinds} * (table_.players - 1u);
    for (std::size_t c = 0; c < max_cells; ++c) {
        if (w.envelopes[c] != 1) continue;
        if (plain_) {
            list.push_back({c, {}, {}});
            continue;
        }
        const auto draw = std::find_if(w.draws.begin(), w.draws.end(), [&](const Weighed::Kind& d) {
            if (d.match == 0) return c == pass;
            return d.seat == static_cast<int>(c) / kinds + 1 && (d.match >> c % kinds & 1) != 0;
        });
        const Answer a = answer_in(table_, me_, cards, c, 0, 1);
        list.push_back({c, Entry::suggestion(me_, cards, a.shower, a.card),
                        envelope_of(table_, draws_[groups_[draw->group].begin])});
    }
    return list;
}

Question QuestionDraws::conclude(const Weighed& w, std::uint32_t solved) const
{
    Question q;
    q.cards = w.cards;
    const auto total = static_cast<double>(draws_.size() * parts);
    for (std::size_t c = 0; c < max_cells; ++c) {
        if (w.all[c] == 0) continue;
        const double share = w.all[c] / total;
        const bool solves = (solved >> c & 1) != 0;
        if (solves) q.solves += share;
        q.answers.push_back(answer_in(table_, me_, w.cards, c, share, w.envelopes[c]));
        q.answers.back().all = solves && !plain_;
    }
    // H(envelope) − H(envelope | answer) = (n·log n − Σ answers − Σ envelopes + Σ joint) / n
    q.bits = std::max(0.0, (weighed_.back() - w.answers - w.before + w.joint) / total);
    if (!plain_) add_error(q, w, solved);
    q.bits = rounded(q.bits);
    score(q);
    sort_by_key(q.answers, [](const Answer& a) { return larger_first(a.share); });
    return q;
}

/// The jackknife: the information without each draw in turn.
void QuestionDraws::add_error(Question& q, const Weighed& w, std::uint32_t solved) const
{
    const std::size_t pass = std::size_t{kinds} * (table_.players - 1u), n = draws_.size();
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

std::vector<Trio> QuestionDraws::envelopes_after(const Trio& cards, const Answer& answer) const
{
    const int seat = answer.shower == nobody ? 0 : (answer.shower - me_ + table_.players) % table_.players;
    const auto k = std::find(cards.begin(), cards.end(), answer.card) - cards.begin();
    std::vector<Trio> envelopes;
    for (const Group& g : groups_) {
        const auto from = draws_.begin() + static_cast<std::ptrdiff_t>(g.begin);
        const bool has_it = std::any_of(from, draws_.begin() + static_cast<std::ptrdiff_t>(g.end), [&](const Deal& d) {
            const Shown s = shown(table_, me_, absent_, cards, d);
            return s.seat == seat && (seat == 0 || (s.match >> k & 1) != 0);
        });
        if (has_it) envelopes.push_back(envelope_of(table_, *from));
    }
    return envelopes;
}

} // namespace engine::cluedo
