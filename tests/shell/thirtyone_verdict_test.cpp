// The analysis of 31 in words against plain recursion on random positions: who wins, with which squares, how long.
#include "engine/base/rng.hpp"
#include "engine/session/link.hpp"
#include "engine/thirtyone/solve.hpp"
#include "shell/thirtyone/phrases.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace thirtyone_verdict_tests {

using namespace engine::thirtyone;
using shell::text::Say;
using wording::en, wording::Text;

namespace {

int positions() { return std::getenv("SAGAZ_LONG") ? 20'000 : 1'000; }
const Say english(shell::text::Language::english);

/// A position's value for its mover: +1, 0 or -1, and the plies until the loser has no safe square.
struct Worth {
    int value = -1, plies = 0;
};

/// By the rules' sentences alone; it shares no code with the engine.
class Plain {
public:
    explicit Plain(const Rules& r)
        : rows_(r.rows), max_(r.max), limit_(r.limit), full_draws_(r.full_board == FullBoard::draw)
    {}
    Worth of(const std::vector<int>& taken)
    {
        if (const auto known = memo_.find(taken); known != memo_.end()) return known->second;
        Worth best{-1, 0};
        if (free(taken).empty()) best = {full_draws_ ? 0 : -1, 0};
        else {
            for (const int v : safe(taken)) {
                const Worth mine = after(taken, v);
                if (better(mine, best)) best = mine;
            }
        }
        return memo_[taken] = best;
    }
    /// What a safe square is worth to the player who takes it.
    Worth after(std::vector<int> taken, int value)
    {
        ++taken[static_cast<std::size_t>(value)];
        const Worth theirs = of(taken);
        return {-theirs.value, theirs.plies + 1};
    }
    std::vector<int> free(const std::vector<int>& taken) const
    {
        std::vector<int> out;
        for (int v = 1; v <= max_; ++v)
            if (taken[static_cast<std::size_t>(v)] < rows_) out.push_back(v);
        return out;
    }
    std::vector<int> safe(const std::vector<int>& taken) const
    {
        int sum = 0;
        for (int v = 1; v <= max_; ++v) sum += v * taken[static_cast<std::size_t>(v)];
        std::vector<int> out;
        for (const int v : free(taken))
            if (sum + v <= limit_) out.push_back(v);
        return out;
    }

private:
    static bool better(const Worth& a, const Worth& b)
    {
        if (a.value != b.value) return a.value > b.value;
        return a.value > 0 ? a.plies < b.plies : a.value < 0 && a.plies > b.plies;
    }
    int rows_, max_, limit_;
    bool full_draws_;
    std::map<std::vector<int>, Worth> memo_;
};

std::string one_of(const std::vector<int>& values)
{
    std::string out;
    for (std::size_t i = 0; i < values.size(); ++i)
        out += (i == 0 ? "" : i + 1 == values.size() ? " or " : ", ") + std::to_string(values[i]);
    return out;
}

} // namespace

TEST_SUITE("thirtyone")
{
    TEST_CASE("the analysis names the winner and exactly the best squares, as plain recursion does (more: SAGAZ_LONG)")
    {
        engine::Rng rng(31);
        std::set<Text> said;
        for (int done = 0; done < positions();) {
            Rules r;
            r.rows = static_cast<std::uint8_t>(1 + rng.below(3));
            r.max = static_cast<std::uint8_t>(2 + rng.below(4));
            r.limit = static_cast<std::uint8_t>(1 + rng.below(static_cast<std::uint64_t>(board_total(r)) + 1));
            r.full_board = rng.below(2) == 0 ? FullBoard::draw : FullBoard::mover_loses;
            const Solution solved = engine::run(SolveJob(r));
            Plain plain(r);
            for (int game = 0; game < 5; ++game) {
                std::vector<int> taken(static_cast<std::size_t>(r.max) + 1);
                Position p;
                while (!plain.safe(taken).empty()) {
                    ++done;
                    INFO(int(r.rows) << " x " << int(r.max) << ", limit " << int(r.limit) << ", sum " << p.sum);
                    const char* const mover = p.plies % 2 == 0 ? "A" : "B";
                    const Worth worth = plain.of(taken);
                    std::vector<int> best, holding; // squares of the best length; squares that keep the value
                    for (const int v : plain.safe(taken)) {
                        const Worth mine = plain.after(taken, v);
                        if (mine.value != worth.value) continue;
                        holding.push_back(v);
                        if (worth.value == 0 || mine.plies == worth.plies) best.push_back(v);
                    }
                    Text title = Text::thirtyone_mover_draws, how = Text::thirtyone_keeps_draw;
                    std::string squares = en(how, {{"values", one_of(best)}});
                    if (worth.value > 0) {
                        title = Text::thirtyone_mover_wins;
                        how = best.size() == holding.size() ? Text::thirtyone_with : Text::thirtyone_with_fastest;
                        squares = how == Text::thirtyone_with
                                      ? en(how, {{"values", one_of(holding)}, {"moves", worth.plies}})
                                      : en(how, {{"values", one_of(holding)}, {"fastest", one_of(best)}});
                    } else if (worth.value < 0) {
                        title = Text::thirtyone_mover_loses;
                        const bool all = best.size() > 1 && best.size() == plain.free(taken).size();
                        how = all ? Text::thirtyone_resist_all : Text::thirtyone_resist;
                        squares = all ? en(how) : en(how, {{"values", one_of(best)}});
                    }
                    CHECK(shell::thirtyone::verdict_in_words(english, solved, p) ==
                          (worth.value == 0 ? en(title) : en(title, {{"player", mover}})));
                    CHECK(shell::thirtyone::verdict_how(english, solved, p) == squares);
                    said.insert(how);
                    const auto safe = plain.safe(taken);
                    const int v = safe[rng.below(safe.size())];
                    ++taken[static_cast<std::size_t>(v)];
                    p = after(r, p, v);
                }
                if (plain.free(taken).empty()) continue;
                CHECK(shell::thirtyone::verdict_how(english, solved, p) ==
                      en(Text::thirtyone_stuck, {{"limit", r.limit}}));
            }
        }
        CHECK(said.size() == 5);
    }
    TEST_CASE("where a game was decided, and what would have won, are plain recursion's in random games of two")
    {
        engine::Rng rng(90);
        std::set<Text> told;
        const int games = positions() / 4; // of some six moves
        ::Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","role":"two"})");
        for (int done = 0; done < games; ++done) {
            Rules r;
            r.rows = static_cast<std::uint8_t>(2 + rng.below(2));
            r.max = static_cast<std::uint8_t>(3 + rng.below(3));
            r.limit = static_cast<std::uint8_t>(board_total(r) / 2 + static_cast<int>(rng.below(12)));
            r.full_board = rng.below(2) == 0 ? FullBoard::draw : FullBoard::mover_loses;
            Plain plain(r);
            std::vector<int> taken(static_cast<std::size_t>(r.max) + 1), played;
            struct Wrong {
                int move, before, after;
                std::vector<int> better;
            };
            std::vector<Wrong> wrong;
            int winner = -1, sum = 0; // 0: A
            while (winner < 0 && !plain.free(taken).empty()) {
                const auto all = plain.free(taken);
                const int value = all[rng.index(all.size())], k = static_cast<int>(played.size());
                const bool over = sum + value > r.limit;
                const int before = plain.of(taken).value, mine = over ? -1 : plain.after(taken, value).value;
                std::vector<int> good;
                for (const int v : plain.safe(taken))
                    if (plain.after(taken, v).value == before) good.push_back(v);
                if (mine < before) wrong.push_back({k, before, mine, good});
                played.push_back(value);
                sum += value;
                ++taken[static_cast<std::size_t>(value)];
                if (over) winner = 1 - k % 2;
                else if (plain.free(taken).empty() && r.full_board == FullBoard::mover_loses) winner = k % 2;
            }
            std::string line = "thirtyone 1 " + std::to_string(r.rows) + " " + std::to_string(r.max) + " " +
                               std::to_string(r.limit) + (r.full_board == FullBoard::draw ? " draw" : " mover_loses") +
                               " person person 0";
            for (const int v : played) line += " " + std::to_string(v);
            INFO(line);
            while (!wrong.empty() && wrong.back().move % 2 == winner) wrong.pop_back();
            REQUIRE(p.app().set_state(engine::session::to_link(line)));
            REQUIRE(p.settles());
            p.use("review");
            REQUIRE(p.settles());
            const std::string said = p.control("decided")["text"];
            Text how = winner < 0 ? Text::thirtyone_nobody_wrong : Text::thirtyone_never_wrong;
            std::string expected = winner < 0 ? en(how) : en(how, {{"player", winner == 0 ? "B" : "A"}});
            if (!wrong.empty()) {
                const Wrong& last = wrong.back();
                const auto at = static_cast<std::size_t>(last.move);
                const bool of_a = last.move % 2 == 0;
                const std::string move = std::to_string(last.move + 1) + (of_a ? " (A)" : " (B)"),
                                  value = std::to_string(played[at]);
                how = last.after < 0 ? Text::thirtyone_already_lost : Text::thirtyone_gave_win_away;
                expected = en(how, {{"move", move}, {"value", value}});
                if (at + 1 < played.size()) {
                    const std::string reply = std::to_string(played[at + 1]);
                    expected += " " + en(Text::thirtyone_replied, {{"player", of_a ? "B" : "A"}, {"value", reply}});
                }
                expected += " " + en(last.before > 0 ? Text::thirtyone_would_win : Text::thirtyone_would_draw,
                                     {{"values", one_of(last.better)}});
            }
            told.insert(how);
            CHECK(said == expected);
        }
        CHECK(told.size() >= 3);
    }
}

} // namespace thirtyone_verdict_tests
