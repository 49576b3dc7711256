// The betting variants as a match: values, exploitability against plain enumeration, play and lines.
#include "engine/betting/match.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/golden_links.hpp"
#include "tests/json.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <fstream>
#include <map>

using namespace engine;
using namespace engine::betting;

namespace {

using Kind = Error::Kind;
using Matches = session::Log<Match>;
using extensive::Behaviour;

Fraction part(int n, int d) { return {Integer(n), Integer(d)}; }

VariantRules kuhn_of(std::vector<int> ranks, int ante = 1, int bet = 1)
{
    VariantRules r;
    r.variant = Variant::kuhn;
    r.ranks = std::move(ranks);
    r.ante = ante;
    r.bets = {bet};
    return r;
}

VariantRules one_card_of(int aces, int kings)
{
    VariantRules r;
    r.deck.aces = static_cast<std::uint8_t>(aces);
    r.deck.kings = static_cast<std::uint8_t>(kings);
    return r;
}

/// MAX's payoff by plain recursion over the tree, with no plan and no sequence form.
Fraction plain(const Book& b, int node, const std::array<Behaviour, 2>& by)
{
    const extensive::Node& n = b.tree.nodes[node];
    if (n.set < 0) return b.payoff(node);
    Fraction sum;
    for (std::size_t a = 0; a < n.children.size(); ++a) {
        const int player = b.tree.sets[n.set].player;
        const Fraction p =
            player < 0 ? Fraction(b.tree.sets[n.set].probabilities[a]) : by[player][b.own_set(player, n.set)][a];
        if (p.sign() != 0) sum += p * plain(b, n.children[a], by);
    }
    return sum;
}

/// The least payoff of `player` against all pure strategies of the other.
Fraction worst_of_all(const Book& b, int player, const Behaviour& own)
{
    const std::size_t sets = b.form.players[1 - player].sets.size();
    std::optional<Fraction> worst;
    for (std::size_t choice = 0; choice < std::size_t{1} << sets; ++choice) {
        std::array<Behaviour, 2> by;
        by[player] = own;
        for (std::size_t s = 0; s < sets; ++s) {
            const bool first = (choice >> s & 1) == 0;
            by[1 - player].push_back(first ? search::Mixture{1, 0} : search::Mixture{0, 1});
        }
        const Fraction value = plain(b, 0, by), mine = player == 0 ? value : -value;
        if (!worst || mine < *worst) worst = mine;
    }
    return *worst;
}

Behaviour random_behaviour(const Book& b, int player, Rng& rng)
{
    Behaviour out;
    for (std::size_t s = 0; s < b.form.players[player].sets.size(); ++s) {
        const Fraction p = part(static_cast<int>(rng.below(13)), 12);
        out.push_back({p, Fraction(1) - p});
    }
    return out;
}

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("a variant's book has the published values: one card, and Kuhn's three with their family of optima")
    {
        const Book even = Book::of(one_card_of(1, 1));
        CHECK(even.solution.value == part(1, 3));
        CHECK(even.solution.behaviour[0][1][0] == part(1, 3)); // the king's bluff
        CHECK(even.solution.behaviour[1][0][0] == part(2, 3));
        CHECK(Book::of(one_card_of(1, 3)).solution.value == part(-1, 3));
        CHECK(Book::of(one_card_of(1, 3)).solution.behaviour[0][1][0] == part(1, 9));
        const Book rich = Book::of(one_card_of(3, 1));
        CHECK(rich.solution.value == Fraction(1));
        CHECK((*rich.solution.ranges)[1][0][0] == Range{0, part(2, 3)});
        const Book three = Book::of(kuhn_of({1, 1, 1}));
        CHECK(three.solution.value == part(-1, 18));
        std::map<std::string, Range> ranges;
        for (int s = 0; s < 6; ++s) ranges[three.set(0, s).name] = (*three.solution.ranges)[0][s][0];
        CHECK(ranges["J"] == Range{0, part(1, 3)});
        CHECK(ranges["Q"] == Range{0, 0});
        CHECK(ranges["K"] == Range{0, 1});
        CHECK(ranges["Q check bet"] == Range{part(1, 3), part(2, 3)});
    }
    TEST_CASE("the strategy that bluffs half of its jacks is exploitable by 1/9: a queen that calls, a jack that bets")
    {
        const Book b = Book::of(kuhn_of({1, 1, 1}));
        const std::map<std::string, Fraction> first{
            {"J", part(1, 2)}, {"Q", 0}, {"K", 1}, {"J check bet", 0}, {"Q check bet", part(1, 2)}, {"K check bet", 1}};
        Behaviour own;
        for (int s = 0; s < 6; ++s) {
            const Fraction& p = first.at(b.set(0, s).name);
            own.push_back({p, Fraction(1) - p});
        }
        const Exploit e = exploit(b, 0, own);
        CHECK(e.value == part(-1, 18));
        CHECK(e.held == part(-1, 6));
        CHECK(e.loss == part(1, 9));
        REQUIRE(e.steps.size() == 2);
        std::vector<std::string> told;
        for (const ReplyGain& step : e.steps) {
            CHECK(step.gain == part(1, 18));
            told.push_back(b.set(1, step.set).name + ": " + b.set(1, step.set).actions[step.action]);
        }
        std::sort(told.begin(), told.end());
        CHECK(told == std::vector<std::string>{"J check: bet", "Q bet: call"});
    }
    TEST_CASE("what a strategy is held to is the least of all pure replies, its steps add up, and none loses")
    {
        Rng rng(11);
        for (const VariantRules& rules : {kuhn_of({1, 1, 1}), kuhn_of({2, 1, 1}, 1, 2), one_card_of(2, 3)}) {
            const Book b = Book::of(rules);
            for (int i = 0; i < 6; ++i)
                for (const int player : {0, 1}) {
                    const Behaviour own = random_behaviour(b, player, rng);
                    const Exploit e = exploit(b, player, own);
                    CHECK(e.held == worst_of_all(b, player, own));
                    CHECK(e.loss.sign() >= 0);
                    Fraction steps;
                    for (const ReplyGain& step : e.steps) {
                        CHECK(step.gain.sign() > 0);
                        steps += step.gain;
                    }
                    CHECK(e.kept - e.held == steps);
                }
        }
    }
    TEST_CASE("the probabilities in best_at guarantee most, all others less, the rest being kept")
    {
        Rng rng(5);
        const Book b = Book::of(kuhn_of({1, 1, 1}));
        for (int i = 0; i < 4; ++i)
            for (const int player : {0, 1}) {
                Behaviour own = random_behaviour(b, player, rng);
                const int set = static_cast<int>(rng.below(6));
                const auto best = best_at(b, player, own, set);
                CHECK(best.least <= best.most);
                const auto held = [&](const Fraction& p) {
                    own[set] = {p, Fraction(1) - p};
                    return exploit(b, player, own).held;
                };
                const Fraction most = held(best.least);
                CHECK(held(best.most) == most);
                for (int k = 0; k <= 36; ++k) {
                    const Fraction p = part(k, 36);
                    if (p < best.least || p > best.most) CHECK(held(p) < most);
                    else CHECK(held(p) == most);
                }
            }
    }
    TEST_CASE("a match is played to its end by random persons, and its line brings it back")
    {
        Rng rng(3);
        for (const VariantRules& rules : {kuhn_of({1, 1, 1}), kuhn_of({1, 2, 0, 1, 3}, 2, 3), one_card_of(1, 2)})
            for (const Human human : {Human::max, Human::min, Human::both}) {
                Matches log({rules, human, 12, rng.next()});
                int capital = 0;
                while (!log.now().over()) {
                    const Match& m = log.now();
                    if (m.shown()) {
                        CHECK(log.push(Deals{}));
                        continue;
                    }
                    REQUIRE(m.is_persons_turn());
                    if (human == Human::max) CHECK_FALSE(m.is_open(static_cast<int>(m.rounds.size()) - 1, 1));
                    const auto actions = m.book->tree.nodes[m.node()].children.size();
                    CHECK_FALSE(log.push(Act{static_cast<int>(actions)}));
                    CHECK(log.push(Act{static_cast<int>(rng.below(actions))}));
                }
                for (const MatchRound& r : log.now().rounds) capital += r.payoff.value_or(1000);
                CHECK(capital == log.now().capital);
                const auto again = match_from_line(to_line(log));
                REQUIRE(again);
                CHECK(to_line(*again) == to_line(log));
                CHECK(again->now().capital == capital);
                CHECK_FALSE(log.push(Deals{}));
            }
    }
    TEST_CASE("golden links of matches open for ever and mean what they meant")
    {
        const auto words = [](const Match& m) { // rounds, MAX's capital
            return std::to_string(m.rounds.size()) + ' ' + std::to_string(m.capital);
        };
        CHECK(open_golden_links_if(is_match_line, match_from_line, words) == 4);
    }
    TEST_CASE("a match's line is refused with kind and place where it is wrong")
    {
        const auto refused = [](std::string_view line) {
            const auto log = match_from_line(line);
            REQUIRE_FALSE(log.has_value());
            return log.error();
        };
        CHECK(match_from_line("betting 1 kuhn 1 1 1,1,1 max 20 7"));
        CHECK(match_from_line("betting 1 one_card 1 1 a1k3f min 20 7"));
        CHECK(refused("betting 1 poker 1 1 1,1,1 max 20 7") == Error{Kind::unknown_variant, 10});
        CHECK(refused("betting 1 kuhn 0 1 1,1,1 max 20 7") == Error{Kind::ante_out_of_range, 15});
        CHECK(refused("betting 1 kuhn 1 1000 1,1,1 max 20 7") == Error{Kind::bets_out_of_range, 17});
        CHECK(refused("betting 1 kuhn 1 1 1,1,1,1,1,1 max 20 7") == Error{Kind::ranks_out_of_range, 29});
        CHECK(refused("betting 1 kuhn 1 1 1,0 max 20 7") == Error{Kind::ranks_out_of_range, 19});
        CHECK(refused("betting 1 kuhn 1 1 1,x max 20 7") == Error{Kind::ranks_out_of_range, 21});
        CHECK(refused("betting 1 one_card 1 1 a1k3x max 20 7") == Error{Kind::syntax, 27});
        CHECK(refused("betting 1 one_card 1 1 a0k3f max 20 7") == Error{Kind::deck_out_of_range, 24});
        CHECK(refused("betting 1 kuhn 1 1 1,1,1 max 51 7") == Error{Kind::rounds_out_of_range, 29});
        CHECK(refused("betting 1 kuhn 1 1 1,1,1 max 20 7 n") == Error{Kind::not_your_turn, 34});
        CHECK(refused("betting 1 kuhn 1 1 1,1,1 max 20 7 a2") == Error{Kind::no_such_action, 34});
        CHECK(refused("betting 1 kuhn 1 1 1,1,1 max 20 7 b0") == Error{Kind::unknown_event, 34});
    }
    TEST_CASE("the lesson on three cards deals the jack of its sentences, whatever the stakes")
    {
        const auto dealt = [](std::string line) {
            const auto log = match_from_line(line);
            INFO(line);
            REQUIRE(log);
            const Match& m = log->now();
            return m.book->tree.sets[m.book->tree.nodes[m.node()].set].name;
        };
        std::ifstream file("assets/lessons/kuhn/lesson.json");
        REQUIRE_MESSAGE(file, "run from the project's root");
        const auto lesson = nlohmann::json::parse(file, nullptr, false);
        for (const auto& step : lesson["steps"]) {
            if (step.contains("at")) CHECK(dealt(step["at"]) == "J");
            if (!step.contains("fresh")) continue;
            for (const char* stakes : {"2 1", "4 3", "6 1"}) {
                std::string line = step["fresh"]["line"];
                line.replace(line.find("{a} {b}"), 7, stakes);
                CHECK(line.find("{seed}") == std::string::npos); // another seed deals another card
                CHECK(dealt(line) == "J");
            }
        }
    }
}
