// The level of a puzzle by reasoners that share no code with the engine's: sums for codes, marks for notebooks.
#include "engine/codes/game.hpp"
#include "tests/engine/puzzle_notebook.hpp"
#include <algorithm>
#include <array>
#include <optional>

using namespace engine;
using namespace engine::puzzle;
using namespace puzzle_notebook;

namespace {

/// A code's rows with what a person has marked: symbols at places, and how often each symbol occurs.
class Paper {
public:
    explicit Paper(const std::string& line)
    {
        const auto log = codes::from_line(line);
        REQUIRE(log);
        const codes::Rules& r = log->setup().rules;
        places_ = r.positions, symbols_ = r.symbols;
        for (const codes::Row& row : log->now().rows) {
            Row own{{}, row.answer->black, row.answer->black + row.answer->white};
            for (int p = 0; p < places_; ++p) own.guess.push_back(row.guess.symbol[static_cast<std::size_t>(p)]);
            rows_.push_back(own);
        }
        place_.assign(static_cast<std::size_t>(places_), (1u << symbols_) - 1);
        times_.assign(static_cast<std::size_t>(symbols_), (2u << (r.repeats ? places_ : 1)) - 1);
    }
    int rows() const { return static_cast<int>(rows_.size()); }
    void cross_out(int row) { rows_.erase(rows_.begin() + row); }

    enum class End { solved, impossible, stuck };
    /// All that follows from one answer at a time with the marks; with `pairs` also from two, added or subtracted.
    End reason(bool pairs)
    {
        for (auto before = marks(); bounded(pairs); before = marks())
            if (before == marks())
                return std::all_of(place_.begin(), place_.end(), [](auto may) { return __builtin_popcount(may) == 1; })
                           ? End::solved
                           : End::stuck;
        return End::impossible;
    }

private:
    struct Row {
        std::vector<int> guess;
        int stands, has; // symbols at their places, symbols wherever they are
    };
    using Mask = unsigned;
    std::vector<Mask> marks() const
    {
        auto all = place_;
        all.insert(all.end(), times_.begin(), times_.end());
        return all;
    }
    /// Of each box one value is true, and their worths add up to a total: a value too high or too low for what the
    /// other boxes can add goes. False: nothing adds up to it.
    template <class Worth>
    static bool add_up(std::vector<Mask>& boxes, int total, Worth worth)
    {
        const auto worths = [&](std::size_t box) {
            std::pair<int, int> range{99, -99};
            for (int value = 0; boxes[box] >> value != 0; ++value)
                if ((boxes[box] >> value & 1) != 0)
                    range = {std::min(range.first, worth(box, value)), std::max(range.second, worth(box, value))};
            return range;
        };
        int low = 0, high = 0;
        std::vector<std::pair<int, int>> all;
        for (std::size_t box = 0; box < boxes.size(); ++box) {
            all.push_back(worths(box));
            low += all.back().first, high += all.back().second;
        }
        if (total < low || total > high) return false;
        for (std::size_t box = 0; box < boxes.size(); ++box)
            for (int value = 0; boxes[box] >> value != 0; ++value) {
                const int rest = total - worth(box, value);
                if (rest < low - all[box].first || rest > high - all[box].second) boxes[box] &= ~(1u << value);
            }
        return std::all_of(boxes.begin(), boxes.end(), [](Mask may) { return may != 0; });
    }
    int counted(const Row& row, std::size_t symbol, int times) const
    {
        return std::min(times, static_cast<int>(std::count(row.guess.begin(), row.guess.end(), symbol)));
    }
    bool one(const Row& row)
    {
        return add_up(times_, row.has, [&](std::size_t s, int n) { return counted(row, s, n); }) &&
               add_up(times_, places_ - row.has, [&](std::size_t s, int n) { return n - counted(row, s, n); }) &&
               add_up(place_, row.stands, [&](std::size_t p, int s) { return row.guess[p] == s ? 1 : 0; });
    }
    bool two(const Row& a, const Row& b)
    {
        const auto stands = [](const Row& row, std::size_t p, int s) { return row.guess[p] == s ? 1 : 0; };
        return add_up(times_, a.has - b.has,
                      [&](std::size_t s, int n) { return counted(a, s, n) - counted(b, s, n); }) &&
               add_up(times_, places_ - a.has - b.has,
                      [&](std::size_t s, int n) { return n - counted(a, s, n) - counted(b, s, n); }) &&
               add_up(place_, a.stands - b.stands,
                      [&](std::size_t p, int s) { return stands(a, p, s) - stands(b, p, s); }) &&
               add_up(place_, a.stands + b.stands,
                      [&](std::size_t p, int s) { return stands(a, p, s) + stands(b, p, s); });
    }
    /// The marks among themselves: a symbol occurs at least where it stands, at most where it may stand, and stands in
    /// all of these if it occurs as often.
    bool tidy()
    {
        for (int s = 0; s < symbols_; ++s) {
            Mask& times = times_[static_cast<std::size_t>(s)];
            int may = 0, stands = 0;
            for (const Mask at : place_) may += at >> s & 1, stands += at == 1u << s;
            for (int n = 0; n <= places_; ++n)
                if (n < stands || n > may) times &= ~(1u << n);
            if (times == 0) return false;
            const int least = __builtin_ctz(times), most = 31 - __builtin_clz(times);
            for (Mask& at : place_)
                if (stands == most && at != 1u << s) at &= ~(1u << s);
                else if (least == may && (at >> s & 1) != 0) at = 1u << s;
        }
        return std::all_of(place_.begin(), place_.end(), [](Mask at) { return at != 0; });
    }
    bool bounded(bool pairs)
    {
        if (!tidy() || !add_up(times_, places_, [](std::size_t, int n) { return n; })) return false;
        for (const Row& a : rows_) {
            if (!one(a)) return false;
            for (const Row& b : rows_)
                if (pairs && &a != &b && !two(a, b)) return false;
        }
        return true;
    }

    int places_ = 0, symbols_ = 0;
    std::vector<Row> rows_;
    std::vector<Mask> place_, times_; // [place]: symbols that may stand there; [symbol]: times that it may occur
};

/// Marks in the table of a notebook: each holder's cards that it has, and that it lacks.
class Table {
public:
    explicit Table(const Facts& facts) : facts_(facts), has_(facts.size.size()), lacks_(facts.size.size())
    {
        for (const auto& [card, holder] : facts.has) has_[static_cast<std::size_t>(holder)] |= 1u << card;
        for (std::size_t holder = 0; holder < facts.may.size(); ++holder)
            lacks_[holder] = ~facts.may[holder] & ((1u << all_cards) - 1);
    }
    bool has(int card, int holder) const { return (has_[static_cast<std::size_t>(holder)] >> card & 1) != 0; }
    bool lacks(int card, int holder) const { return (lacks_[static_cast<std::size_t>(holder)] >> card & 1) != 0; }

    /// One rule at a time, until nothing follows; false: a contradiction.
    bool mark()
    {
        for (auto before = std::pair(has_, lacks_);; before = {has_, lacks_}) {
            for (std::uint32_t card = 0; card < all_cards; ++card) in_one_place(1u << card);
            for (std::size_t seat = 0; seat + 1 < has_.size(); ++seat)
                holds(seat, (1u << all_cards) - 1, facts_.size[seat]);
            for (const auto& [first, end] :
                 {std::pair(0, first_weapon), std::pair(first_weapon, first_room), std::pair(first_room, all_cards)})
                holds(has_.size() - 1, (1u << end) - (1u << first), 1);
            for (const auto& [holder, cards] : facts_.some) {
                const auto h = static_cast<std::size_t>(holder);
                const std::uint32_t left = cards & ~lacks_[h];
                if ((has_[h] & cards) == 0 && __builtin_popcount(left) <= 1) has_[h] |= left;
                wrong_ = wrong_ || left == 0;
            }
            for (std::size_t h = 0; h < has_.size(); ++h) wrong_ = wrong_ || (has_[h] & lacks_[h]) != 0;
            if (wrong_ || before == std::pair(has_, lacks_)) return !wrong_;
        }
    }
    /// The same with suppositions, one at a time: that a holder has a card.
    bool suppose()
    {
        for (bool again = mark(); again;) {
            again = false;
            for (int card = 0; card < all_cards; ++card)
                for (int holder = 0; holder < static_cast<int>(has_.size()); ++holder) {
                    if (has(card, holder) || lacks(card, holder)) continue;
                    Table trial = *this;
                    trial.has_[static_cast<std::size_t>(holder)] |= 1u << card;
                    if (trial.mark()) continue;
                    lacks_[static_cast<std::size_t>(holder)] |= 1u << card;
                    again = true;
                    if (!mark()) return false;
                }
        }
        return !wrong_;
    }

private:
    void in_one_place(std::uint32_t card)
    {
        int places = 0, found = 0;
        for (std::size_t h = 0; h < has_.size(); ++h) places += (lacks_[h] & card) == 0, found += (has_[h] & card) != 0;
        wrong_ = wrong_ || places == 0 || found > 1;
        for (std::size_t h = 0; h < has_.size(); ++h)
            if (places == 1 && (lacks_[h] & card) == 0) has_[h] |= card;
            else if (found == 1 && (has_[h] & card) == 0) lacks_[h] |= card;
    }
    void holds(std::size_t h, std::uint32_t cards, int n)
    {
        const std::uint32_t sure = has_[h] & cards, may = cards & ~lacks_[h];
        wrong_ = wrong_ || __builtin_popcount(sure) > n || __builtin_popcount(may) < n;
        if (__builtin_popcount(sure) == n) lacks_[h] |= cards & ~sure;
        else if (__builtin_popcount(may) == n) has_[h] |= may;
    }

    Facts facts_;
    std::vector<std::uint32_t> has_, lacks_; // by holder
    bool wrong_ = false;
};

/// 1: marks alone find the cards; 2: with one supposition at a time; 3: more.
int level_of(const Facts& facts, const std::vector<std::pair<int, int>>& wanted)
{
    for (const int level : {1, 2}) {
        Table t(facts);
        REQUIRE((level == 1 ? t.mark() : t.suppose()));
        if (std::all_of(wanted.begin(), wanted.end(), [&](const auto& w) { return t.has(w.first, w.second); }))
            return level;
    }
    return 3;
}

/// The same for a player who is looked at: what the reader marks of its hand and of the cards that it was shown, then
/// the envelope from what it sees, both by the means of the level.
int level_of_player(const Book& book, int seat)
{
    for (const int level : {1, 2}) {
        Table mine(Facts(book.view, book.entries));
        REQUIRE((level == 1 ? mine.mark() : mine.suppose()));
        auto entries = book.entries;
        for (auto& e : entries) {
            if ((e.by == seat && e.shower == 0) || (e.by == 0 && e.shower == seat)) continue;
            e.card = -1;
            std::vector<int> fits;
            for (const int card : e.cards)
                if (e.by == seat && e.shower >= 0 && !mine.lacks(card, e.shower)) fits.push_back(card);
            if (fits.size() == 1) e.card = static_cast<cluedo::Card>(fits[0]);
        }
        Facts facts(book.view, entries, 999, true);
        for (int card = 0; card < all_cards; ++card)
            if (mine.has(card, seat)) facts.has.emplace_back(card, seat);
            else if (mine.lacks(card, seat)) facts.may[static_cast<std::size_t>(seat)] &= ~(1u << card);
        Table theirs(facts);
        REQUIRE((level == 1 ? theirs.mark() : theirs.suppose()));
        int found = 0;
        for (int card = 0; card < all_cards; ++card) found += theirs.has(card, facts.players);
        if (found == 3) return level;
    }
    return 3;
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE(
        "crack's level by sums: 1 by one answer at a time, 2 by two added or subtracted, 3 by neither, so by cases")
    {
        each(Kind::crack, how_many(50), [](const Puzzle& p) {
            const Paper paper(p.line);
            Paper one = paper, two = paper;
            const bool by_one = one.reason(false) == Paper::End::solved,
                       by_two = two.reason(true) == Paper::End::solved;
            CHECK((by_one ? 1 : by_two ? 2 : 3) == p.key.level);
        });
    }
    TEST_CASE(
        "liar's level by sums: 1 and 2, which differ by their boards, need two answers at most, 3 a case somewhere")
    {
        each(Kind::liar, how_many(50), [](const Puzzle& p) {
            const Paper paper(p.line);
            int impossible = 0, solved = 0;
            for (int row = 0; row < paper.rows(); ++row) {
                Paper without = paper;
                without.cross_out(row);
                const auto end = without.reason(true);
                impossible += end == Paper::End::impossible, solved += end == Paper::End::solved;
            }
            CHECK((impossible == paper.rows() - 1 && solved == 1) == (p.key.level < 3));
        });
    }
    TEST_CASE("a notebook's level by marks: 1 without a supposition, 2 by one at a time, 3 where these do not do")
    {
        each(Kind::whodunit, how_many(50), [](const Puzzle& p) {
            const Book book(p.line);
            std::vector<std::pair<int, int>> wanted;
            for (const std::string& card : p.answer) wanted.emplace_back(std::stoi(card), book.view.table.players);
            CHECK(level_of(Facts(book.view, book.entries), wanted) == p.key.level);
        });
        each(Kind::hand, how_many(50), [](const Puzzle& p) {
            const Book book(p.line);
            CHECK(level_of(Facts(book.view, book.entries), {{std::stoi(p.ask.about), std::stoi(p.answer[0])}}) ==
                  p.key.level);
        });
        each(Kind::who_knows, how_many(50),
             [](const Puzzle& p) { CHECK(level_of_player(Book(p.line), std::stoi(p.answer[0])) == p.key.level); });
    }
}
