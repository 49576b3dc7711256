// The verdicts of a code game's review against enumeration, without a screen: one yardstick, ties named, nothing said of
// all rows unless each is known.
#include "shell/codes/phrases.hpp"
#include "shell/codes/review.hpp"
#include "tests/shell/codes_analysed.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <limits>
#include <map>

namespace codes_verdict_tests {

using namespace shell::codes;
using engine::Fraction;
using engine::codes::Code;
using engine::codes::Criterion;
using engine::codes::Game;
using engine::codes::Rules;
using engine::codes::StrategyKind;
using wording::en;

namespace {

const shell::text::Say english(shell::text::Language::english);

/// A board of at most 32 codes by enumeration: sets of codes are bits.
class Board {
public:
    using Set = std::uint32_t;

    explicit Board(const Rules& r) : rules(r)
    {
        Code code;
        const auto add = [&](const auto& self, int position) -> void {
            if (position == r.positions) {
                if (engine::codes::legal(r, code)) codes.push_back(code);
                return;
            }
            for (code.symbol[position] = 0; code.symbol[position] < r.symbols; ++code.symbol[position])
                self(self, position + 1);
            code.symbol[position] = 0;
        };
        add(add, 0);
    }
    Set all() const { return static_cast<Set>((std::uint64_t{1} << codes.size()) - 1); }
    bool has(Set set, std::size_t i) const { return (set >> i & 1) != 0; }
    std::map<std::pair<int, int>, Set> parts(Set set, const Code& guess) const
    {
        std::map<std::pair<int, int>, Set> out;
        for (std::size_t i = 0; i < codes.size(); ++i)
            if (has(set, i)) {
                const auto f = engine::codes::feedback(rules, guess, codes[i]);
                out[{f.black, f.white}] |= Set{1} << i;
            }
        return out;
    }
    /// The least total of guesses for all codes of the set, and with this guess first.
    std::int64_t least(Set set)
    {
        if (set == 0) return 0;
        if (const auto known = totals_.find(set); known != totals_.end()) return known->second;
        std::int64_t best = std::numeric_limits<std::int64_t>::max();
        for (const Code& guess : codes) {
            const auto divided = parts(set, guess);
            if (divided.size() == 1 && divided.begin()->first.first < rules.positions) continue; // tells nothing
            best = std::min(best, with(set, guess));
        }
        return totals_[set] = best;
    }
    std::int64_t with(Set set, const Code& guess)
    {
        std::int64_t total = std::popcount(set);
        for (const auto& [answer, part] : parts(set, guess))
            if (answer.first < rules.positions) total += least(part);
        return total;
    }
    /// By a criterion, less is better.
    double score(Criterion c, Set set, const Code& guess) const
    {
        double worst = 0, squares = 0, logs = 0;
        const auto divided = parts(set, guess);
        for (const auto& [answer, part] : divided) {
            const double n = std::popcount(part);
            worst = std::max(worst, n);
            squares += n * n;
            logs += n * std::log2(n);
        }
        const double n = std::popcount(set);
        return c == Criterion::worst           ? worst
               : c == Criterion::expected_size ? squares
               : c == Criterion::entropy       ? logs / n - std::log2(n)
                                               : -static_cast<double>(divided.size());
    }

    Rules rules;
    std::vector<Code> codes;

private:
    std::map<Set, std::int64_t> totals_;
};

Game played(const Board& board, StrategyKind strategy, engine::Rng& rng)
{
    engine::codes::Setup setup;
    setup.rules = board.rules;
    setup.strategy = strategy;
    setup.seed = rng.below(1'000'000);
    Game g = Game::start(setup);
    const auto rows = 1 + rng.below(6);
    for (std::size_t i = 0; i < rows && g.status == Game::Status::playing; ++i)
        g = g.after(engine::codes::Guess{board.codes[rng.below(board.codes.size())]}).value();
    return g.status == Game::Status::playing ? g.after(engine::codes::GiveUp{}).value() : g;
}

/// All answers of the engine; `known`: the losses, else that of one row takes too long.
Analysis analysed(const Game& g, bool known, engine::Rng& rng)
{
    Analysis a = codes_support::analysed(g);
    if (!known) a.lost[rng.below(a.lost.size())].value->proven = false;
    return a;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("the review's verdict is that of enumeration: best, most and in all, ties and the right guess named "
              "(more: SAGAZ_LONG)")
    {
        engine::Rng rng(3);
        std::vector<Board> boards;
        for (const Rules& r : {Rules{2, 3, true}, Rules{2, 4, true}, Rules{3, 2, true}, Rules{2, 4, false},
                               Rules{2, 5, true}, Rules{3, 3, true}})
            boards.emplace_back(r);
        constexpr std::array strategies{StrategyKind::knuth,      StrategyKind::expected_size, StrategyKind::entropy,
                                        StrategyKind::most_parts, StrategyKind::consistent,    StrategyKind::optimal};
        int ties = 0, right_ones = 0, none = 0, tied_words = 0, idle_words = 0;
        for (int i = 0; i < (std::getenv("SAGAZ_LONG") ? 20'000 : 1'000); ++i) {
            const bool by_loss = i % 2 == 0;
            Board& board = boards[rng.below(by_loss ? 4 : boards.size())]; // the optimum of small ones by enumeration
            const StrategyKind strategy = strategies[rng.below(strategies.size())];
            const Game g = played(board, strategy, rng);
            const Analysis a = analysed(g, by_loss, rng);
            const Review review = review_of(g, a);
            const std::string words = verdict_in_words(g, a, review, english);
            INFO(words);
            REQUIRE(review.whole);
            REQUIRE(review.rows.size() == g.rows.size());
            REQUIRE(review.yardstick == (by_loss ? Yardstick::optimal : Yardstick::criterion));
            Board::Set left = board.all();
            Fraction sum(0), most(0);
            double far = 1;
            std::vector<Fraction> losses;
            struct Judged {
                double share = 1;
                bool tied = false, idle = false;
            };
            std::vector<Judged> judged;
            const Criterion c = criterion_for(strategy);
            for (const auto& row : g.rows) {
                const auto n = std::popcount(left);
                losses.push_back(Fraction(board.with(left, row.guess) - board.least(left)) / Fraction(n));
                sum += losses.back();
                most = std::max(most, losses.back());
                Judged its;
                double best = 1e9;
                bool best_possible = false, possible = false;
                for (std::size_t k = 0; k < board.codes.size(); ++k) {
                    const double score = board.score(c, left, board.codes[k]);
                    if (score < best - 1e-9) best_possible = false;
                    if (score < best + 1e-9) best_possible = best_possible || board.has(left, k);
                    best = std::min(best, score);
                    possible = possible || (board.codes[k] == row.guess && board.has(left, k));
                }
                const double own = board.score(c, left, row.guess);
                const bool less = c == Criterion::worst || c == Criterion::expected_size;
                its.idle = n == 1 && !possible;
                its.share = its.idle ? 0 : std::abs(own - best) < 1e-9 ? 1 : less ? best / own : own / best;
                its.tied = its.share == 1 && best_possible && !possible;
                far = std::min(far, its.share);
                judged.push_back(its);
                left = board.parts(left, row.guess)[{row.answer->black, row.answer->white}];
            }
            const bool any_tied = std::any_of(judged.begin(), judged.end(), [](const Judged& j) { return j.tied; });
            std::vector<int> furthest;
            bool idle = true, names = false;
            for (std::size_t k = 0; k < g.rows.size(); ++k) {
                const bool is = by_loss    ? losses[k].sign() > 0 && losses[k] == most
                                : far == 1 ? any_tied && judged[k].tied
                                           : std::abs(judged[k].share - far) < 1e-9;
                if (is) furthest.push_back(static_cast<int>(k));
                idle = idle && (!is || judged[k].idle);
                const bool best = by_loss ? losses[k].sign() == 0 : judged[k].share == 1 && !judged[k].tied;
                CHECK((review.rows[k].grade == Grade::best) == best);
                if (by_loss) CHECK(review.rows[k].loss.guesses == losses[k]);
                else CHECK(review.rows[k].standing.share == doctest::Approx(judged[k].share));
                const ReviewedRow& row = review.rows[k];
                // A hint is blamed only for a loss that is no longer called good.
                const bool spared = by_loss && row.hint && !row.right && losses[k] < Fraction(45) / Fraction(1000);
                CHECK(row.better.has_value() == (!best && !spared));
                names = names || (is && !spared);
                if (row.right) CHECK((!row.grade || *row.grade <= Grade::good));
                const bool why = sentence_in_words(g, review, english, row) ==
                                 en(Text::review_contradicted, named_rows_in_words(english, row.conflicts));
                for (const int j : row.conflicts) { // no reason if the better guess contradicts them too
                    const auto& before = g.rows[static_cast<std::size_t>(j)];
                    if (why) CHECK(engine::codes::feedback(g.setup.rules, before.guess, *row.better) == *before.answer);
                }
            }
            CHECK(review.furthest == furthest);
            CHECK(fallback_in_words(g, review, english).empty() == by_loss);
            const auto count = static_cast<std::int64_t>(furthest.size());
            const std::string moves = rows_in_words(english, furthest);
            const int last = static_cast<int>(g.rows.size()) - 1;
            const bool right = g.status == Game::Status::won && !furthest.empty() && furthest.back() == last;
            std::string told;
            if (by_loss) {
                CHECK(review.losses.guesses == sum);
                told = furthest.empty() ? en(Text::losses_none)
                       : !names         ? en(Text::losses_total, decimal(english.language(), engine::to_double(sum), 2))
                                : en(Text::losses_total, decimal(english.language(), engine::to_double(sum), 2)) + ' ' +
                                      en(Text::losses_most, shell::text::Say::count(count), moves,
                                         decimal(english.language(), engine::to_double(most), 2));
            } else if (furthest.empty()) told = en(Text::review_none);
            else if (idle) told = en(Text::review_idle, shell::text::Say::count(count), moves);
            else if (far == 1) told = en(Text::review_only_ties, shell::text::Say::count(count), moves);
            else
                told = en(Text::review_furthest, shell::text::Say::count(count), moves,
                          en(Text::percent, std::to_string(std::min(far < 1 ? 99L : 100L, std::lround(100 * far)))));
            if (right) told += ' ' + en(Text::review_right, std::to_string(last + 1));
            CHECK(words == told);
            ties += furthest.size() > 1;
            right_ones += right;
            none += furthest.empty();
            tied_words += !by_loss && !furthest.empty() && far == 1;
            idle_words += !by_loss && !furthest.empty() && idle;
        }
        CHECK(std::min({ties, right_ones, none, tied_words, idle_words}) > 5); // each sentence was tried
    }
    TEST_CASE("of rows that are not all known nothing is said in all or of most")
    {
        engine::Rng rng(6);
        const Board board(Rules{2, 4, true});
        Game g = played(board, StrategyKind::knuth, rng);
        while (g.rows.size() < 3) g = played(board, StrategyKind::knuth, rng);
        Analysis a = analysed(g, true, rng);
        a.review[1].value.reset();
        a.review[1].error = "too_large";
        a.lost[1].value.reset();
        a.lost[1].error = "too_large";
        const Review review = review_of(g, a);
        CHECK(review.yardstick == Yardstick::criterion);
        CHECK(review.furthest.empty());
        CHECK(verdict_in_words(g, a, review, english) == en(Text::too_large_to_weigh));
        CHECK(fallback_in_words(g, review, english) ==
              en(Text::losses_not_all, {{"count", 1}, {"criterion", en(Text::by_worst)}}));
        a.lost[1].error.clear(); // still calculating
        CHECK(review_of(g, a).yardstick == Yardstick::open);
        CHECK_FALSE(review_of(g, a).rows[0].grade);
    }
}

} // namespace codes_verdict_tests
