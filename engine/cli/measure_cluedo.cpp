// `sagaz bench cluedo`: measures the claims about Cluedo. Takes minutes, the fixed workload seconds.
#include "engine/cli/bench.hpp"
#include "engine/cli/cluedo_books.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cluedo/bot.hpp"
#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/why.hpp"
#include <algorithm>
#include <cinttypes>
#include <cmath>

namespace engine::cli {
namespace {

using namespace engine::cluedo;

struct Mean {
    double n = 0, sum = 0, squares = 0;
    void add(double x)
    {
        ++n;
        sum += x;
        squares += x * x;
    }
    double mean() const { return sum / n; }
    double standard_error() const { return std::sqrt((squares / n - mean() * mean()) / n); }
};

/// Milliseconds that `f` takes. A slow result is measured twice more, because other programs may disturb it.
template <class F>
double milliseconds(F f)
{
    double least = 1e9;
    for (int chance = 0; chance < 3 && least > 5; ++chance) {
        const double begun = cpu_seconds();
        f();
        least = std::min(least, (cpu_seconds() - begun) * 1000);
    }
    return least;
}

/// Four players, no board: one asks the advised question, three ask at random. Prints the number of questions, by all
/// players, until the first player knows the envelope.
void turns_to_know(Signature& signature, std::FILE* out, int games)
{
    Mean turns;
    for (int game = 0; game < games; ++game) {
        Rng draw = Rng(61).fork(static_cast<std::uint64_t>(game));
        Play play;
        play.turn = static_cast<Holder>(draw.below(4));
        play.table = dealt(classic, 4, play.turn);
        play.deal = shuffled(play.table, draw);
        const auto known = [&] {
            const auto sets = suspected(BotLevel::hard, play.view(0), play.seen_from(0));
            return std::all_of(sets.begin(), sets.end(), [](Cards set) { return size_of(set) == 1; });
        };
        while (!known()) {
            Trio trio = random_trio(classic, draw);
            if (play.turn == 0)
                trio = run(BotJob(BotLevel::hard, play.view(0), play.seen_from(0), false, draw.next())).cards;
            ask_around(play, trio, draw);
        }
        turns.add(static_cast<double>(play.record.size()));
        signature.mix(play.record.size());
    }
    std::fprintf(out, "envelope known after %.2f +- %.2f questions, one asks by Q, three at random (%d games)\n",
                 turns.mean(), turns.standard_error(), games);
}

/// Puts a plausible slip into one entry: another card of the same kind, another shower (or nobody), another of the
/// three cards shown; nothing that the notebook refuses at once.
bool mistype(const View& v, std::vector<Entry>& entries, std::size_t row, Rng& draw)
{
    const Entry right = entries[row];
    const auto before = std::span(entries).first(row);
    for (int tries = 0; tries < 100; ++tries) {
        Entry e = right;
        const auto kind = draw.below(3);
        const std::size_t k = draw.index(kinds);
        if (kind == 0) {
            e.cards[k] = random_trio(v.table.deck, draw)[k];
            if (right.card == right.cards[k]) e.card = e.cards[k];
        } else if (kind == 1) {
            e.shower = static_cast<Holder>(draw.below(v.table.players)) - 1;
            const bool unseen = e.shower == nobody || (right.shower == v.me && e.by != v.me);
            if (unseen) e.card = no_card;
            else if (e.by == v.me && e.card == no_card) e.card = e.cards[k];
        } else if (e.card != no_card) {
            e.card = e.cards[k];
        }
        if (e == right || implausible(v, before, e)) continue;
        entries[row] = e;
        return true;
    }
    return false;
}

/// Four players, 40 random questions, one of the first 20 entries mistyped: prints when the contradiction is noticed,
/// and whether the culprit is among the first three to blame.
void wrong_entries(Signature& signature, std::FILE* out, int games)
{
    int mistyped = 0, noticed = 0, first = 0, top_3 = 0;
    Mean later, candidates;
    for (int game = 0; game < games; ++game) {
        Rng draw = Rng(62).fork(static_cast<std::uint64_t>(game));
        Notebook book = random_book(dealt(classic, 4, static_cast<Holder>(draw.below(4))), 40, draw);
        const std::size_t culprit = draw.index(20);
        if (!mistype(book.view, book.entries, culprit, draw)) continue;
        ++mistyped;
        const auto consistent = [&](std::size_t n) {
            return find_deal(book.view.table, constraints_of(book.view, std::span(book.entries).first(n)),
                             Domains::of(book.view.table))
                .has_value();
        };
        std::size_t n = culprit + 1;
        while (n <= book.entries.size() && consistent(n)) ++n;
        if (n > book.entries.size()) continue;
        ++noticed;
        book.entries.resize(n); // the contradiction is immediate
        later.add(static_cast<double>(n - 1 - culprit));
        const Repairs r = run(RepairsJob(book.view, book.entries));
        candidates.add(static_cast<double>(r.ranked.size()));
        const auto at = std::find(r.ranked.begin(), r.ranked.end(), static_cast<int>(culprit)) - r.ranked.begin();
        first += at == 0;
        top_3 += at < 3;
        for (const int row : r.ranked) signature.mix(static_cast<std::uint64_t>(row));
    }
    const double p = static_cast<double>(top_3) / noticed;
    std::fprintf(out,
                 "one wrong entry in %d notebooks: %d noticed, %.1f entries later; %.1f removals repair it; culprit "
                 "first in %.1f %%, among the first three in %.1f +- %.1f %%\n",
                 mistyped, noticed, later.mean(), candidates.mean(), 100.0 * first / noticed, 100 * p,
                 100 * std::sqrt(p * (1 - p) / noticed));
}

/// Five and six players after 4 to 15 questions, where counting is slowest; compares with listing the deals.
void worst_times(Signature& signature, std::FILE* out, int books)
{
    std::vector<double> updates, advices, reasons;
    Rng draw(63);
    double ours = 0, theirs = 0, deals = 0;
    int compared = 0;
    for (int i = 0; i < books; ++i) {
        const int questions = 4 + static_cast<int>(draw.below(12));
        const Notebook book = random_book(dealt(classic, 5 + i % 2, 0), questions, draw);
        Shares shares;
        updates.push_back(milliseconds([&] { shares = run(SharesJob(book.view, book.entries)); }));
        signature.mix(shares.total);
        advices.push_back(milliseconds([&] { (void)run(AdviceJob(book.view, book.entries, {})); }));
        // open cards have no explanation: picks a certain one
        for (int tries = 0; tries < 40; ++tries) {
            const auto c = static_cast<Card>(draw.below(21));
            const auto h = static_cast<Holder>(1 + draw.below(book.view.table.players));
            if (shares.certain.at(c, h) == Domain::both || (book.view.hand & bit(c)) != 0) continue;
            Why why;
            reasons.push_back(milliseconds([&] { why = run(WhyJob(book.view, book.entries, c, h)); }));
            signature.mix(why.rows.size());
            break;
        }
        if (shares.total < 10'000 || shares.total > 100'000 || compared == 10) continue;
        ++compared;
        const Table& t = book.view.table;
        const auto constraints = constraints_of(book.view, book.entries);
        Domains d = Domains::of(t);
        propagate(t, constraints, d);
        Count count = 0;
        const double begun = cpu_seconds();
        count = listed(t, constraints, d);
        theirs += (cpu_seconds() - begun) * 1000;
        ENGINE_CHECK(count == shares.total);
        ours += updates.back();
        deals += static_cast<double>(count);
    }
    std::fprintf(out, "%d notebooks of 5-6 players after 4-15 questions:\n", books);
    tell(out, "one update", updates);
    tell(out, "one advice", advices);
    tell(out, "one reason", reasons);
    std::fprintf(out,
                 "  %d of them with %.0f deals on average: update %.2f ms, listing the deals %.0f ms: %.0f times\n",
                 compared, deals / compared, ours / compared, theirs / compared, theirs / ours);
}

/// 30 cards, six to eight players: prints how often counting is given up, and the error that samples would have.
void thirty_cards(Signature& signature, std::FILE* out, int books)
{
    Rng draw(64);
    int exact = 0;
    std::vector<double> updates;
    Mean apart;
    double most_apart = 0, fewest = SharesJob::samples_wanted;
    for (int i = 0; i < books; ++i) {
        const int questions = 4 + static_cast<int>(draw.below(16));
        const Notebook book = random_book(dealt(master_detective, 6 + i % 3, 0), questions, draw);
        const double begun = cpu_seconds();
        SharesJob job(book.view, book.entries);
        while (job.step(Budget{1 << 20}) == Step::more) {}
        updates.push_back((cpu_seconds() - begun) * 1000);
        const Shares& shares = job.result();
        exact += shares.exact;
        signature.mix(shares.total);
        if (!shares.exact || i >= 12) continue;
        const Shares sampled = run(SharesJob(book.view, book.entries, job.deals().space().work() / 4));
        fewest = std::min(fewest, static_cast<double>(sampled.total));
        for (std::size_t c = 0; c < shares.deals_with.size(); ++c)
            for (std::size_t h = 0; h < max_holders; ++h) {
                if (shares.deals_with[c][h] == 0 || shares.deals_with[c][h] == shares.total) continue;
                const double p = static_cast<double>(shares.deals_with[c][h]) / static_cast<double>(shares.total);
                const double q = static_cast<double>(sampled.deals_with[c][h]) / static_cast<double>(sampled.total);
                apart.add(std::abs(p - q));
                most_apart = std::max(most_apart, std::abs(p - q));
            }
    }
    std::fprintf(out, "30 cards, 6-8 players: %d of %d notebooks counted, the others sampled\n", exact, books);
    tell(out, "one update", updates);
    std::fprintf(out, "  sampled instead (at least %.0f samples): shares off by %.4f on average, %.4f at most\n",
                 fewest, apart.mean(), most_apart);
}

} // namespace

int measure_cluedo(std::FILE* out, std::FILE* times)
{
    Signature signature;
    turns_to_know(signature, times, 600);
    wrong_entries(signature, times, 1000);
    worst_times(signature, times, 5000);
    thirty_cards(signature, times, 60);
    std::fprintf(out, "%016" PRIx64 "\n", signature.value());
    return 0;
}

} // namespace engine::cli
