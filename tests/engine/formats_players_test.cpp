// Games in extensive form of one to four players with any payoffs: read, written and read again, and their strategic
// form against payoffs by plain recursion over whole pure strategies.
#include "engine/base/rng.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/formats/convert.hpp"
#include "engine/formats/extensive_form.hpp"
#include "engine/formats/reduced.hpp"
#include "tests/engine/extensive_support.hpp"
#include "tests/engine/formats_support.hpp"
#include <map>

using namespace engine;
using namespace engine::formats;
using formats_support::file;

namespace formats_players_tests {

struct Plain {
    int player = -1; // the number of players: chance; -1: a leaf
    int set = 0;     // of the player
    std::vector<int> weights;
    std::vector<int> outcome; // halves, to each player, at this node; empty: none
    std::vector<Plain> next;
};

/// A random game with perfect recall.
class Several {
public:
    Several(Rng& rng, int players, int depth) : rng_(rng), players_(players), actions(static_cast<std::size_t>(players))
    {
        root = grow(depth, std::vector<std::string>(static_cast<std::size_t>(players)));
    }

private:
    Plain grow(int depth, const std::vector<std::string>& history)
    {
        Plain node;
        if (depth == 0 || rng_.below(3) == 0)
            for (int p = 0; p < players_; ++p) node.outcome.push_back(static_cast<int>(rng_.below(15)) - 7);
        if (depth == 0 || rng_.below(7) == 0) return node;
        node.player = static_cast<int>(rng_.below(static_cast<std::uint64_t>(players_) + 1));
        int count = 1 + static_cast<int>(rng_.below(5)) / 2;
        if (node.player == players_) {
            for (int a = 0; a < count; ++a) node.weights.push_back(1 + static_cast<int>(rng_.below(3)));
        } else {
            auto& own = actions[node.player];
            auto& known = sets_[{node.player, history[node.player]}];
            if (!known.empty() && rng_.below(3) > 0) node.set = known[rng_.index(known.size())];
            else {
                node.set = static_cast<int>(own.size());
                own.push_back(count);
                known.push_back(node.set);
            }
            count = own[node.set];
        }
        for (int a = 0; a < count; ++a) {
            auto then = history;
            if (node.player < players_) then[node.player] += std::to_string(node.set) + "." + std::to_string(a) + " ";
            node.next.push_back(grow(depth - 1, then));
        }
        return node;
    }

    Rng& rng_;
    int players_;
    std::map<std::pair<int, std::string>, std::vector<int>> sets_;

public:
    std::vector<std::vector<int>> actions; // by player, by set
    Plain root;
};

void print(const Plain& n, int players, std::string& out, int& numbers)
{
    const int number = ++numbers;
    out += n.player < 0          ? "t \"\""
           : n.player == players ? "c \"\" " + std::to_string(number)
                                 : "p \"\" " + std::to_string(n.player + 1) + " " + std::to_string(n.set + 1);
    if (n.player >= 0) out += extensive_support::actions_in_efg(n.next.size(), n.weights);
    if (n.outcome.empty()) out += " 0\n";
    else {
        out += " " + std::to_string(number) + " \"\" {";
        for (const int halves : n.outcome) out += " " + std::to_string(halves) + "/2";
        out += " }\n";
    }
    for (const Plain& next : n.next) print(next, players, out, numbers);
}
std::string efg_of(const Several& g, int players)
{
    std::string out = "EFG 2 R \"several\" {";
    for (int p = 0; p < players; ++p) out += " \"P" + std::to_string(p) + "\"";
    out += " }\n";
    int numbers = 0;
    print(g.root, players, out, numbers);
    return out;
}

/// A player's payoff where everybody plays a pure strategy, an action for each set.
Fraction worth(const Plain& n, int player, const std::vector<std::vector<int>>& pure)
{
    Fraction sum;
    if (!n.outcome.empty()) sum = Fraction(Integer(n.outcome[player]), Integer(2));
    if (n.player < 0) return sum;
    if (n.weights.empty()) return sum + worth(n.next[pure[n.player][n.set]], player, pure);
    int all = 0;
    for (const int w : n.weights) all += w;
    for (std::size_t a = 0; a < n.next.size(); ++a)
        sum += Fraction(Integer(n.weights[a]), Integer(all)) * worth(n.next[a], player, pure);
    return sum;
}

/// The name of the reduced strategy of a pure one: "*" at sets that its own moves exclude.
void name_sets(const Plain& n, int player, const std::vector<int>& pure, std::vector<std::string>& names)
{
    for (std::size_t a = 0; a < n.next.size(); ++a) {
        if (n.player == player) {
            names[n.set] = std::to_string(pure[n.set]);
            if (static_cast<int>(a) != pure[n.set]) continue;
        }
        name_sets(n.next[a], player, pure, names);
    }
}
std::string reduced_name(const Several& g, int player, const std::vector<int>& pure)
{
    std::vector<std::string> names(pure.size(), "*");
    name_sets(g.root, player, pure, names);
    std::string joined;
    for (std::size_t s = 0; s < names.size(); ++s) joined += (s > 0 ? "/" : "") + names[s];
    return joined.empty() ? "1" : joined;
}

std::size_t pure_count(const std::vector<int>& actions)
{
    std::size_t n = 1;
    for (const int a : actions)
        if (n <= 1'000) n *= static_cast<std::size_t>(a);
    return n;
}
std::vector<int> pure_at(const std::vector<int>& actions, std::size_t n)
{
    std::vector<int> out;
    for (const int a : actions) {
        out.push_back(static_cast<int>(n % static_cast<std::size_t>(a)));
        n /= static_cast<std::size_t>(a);
    }
    return out;
}

extensive::Tree tree_in(const std::string& text)
{
    const auto read = extensive::read_efg(text);
    if (!read) FAIL(name(read.error()), " ", read.error().line, ":", read.error().column);
    return read->tree;
}

/// All cells' payoffs, without the players' names.
bool same_payoffs(const StrategicForm& a, const StrategicForm& b)
{
    if (a.sizes != b.sizes) return false;
    for (int cell = 0; cell < a.cells(); ++cell)
        for (int player = 0; player < a.count(); ++player)
            if (!(a.payoff(cell, player) == b.payoff(cell, player))) return false;
    return true;
}

std::string said(const std::string& text, Format format)
{
    const auto game = read(text);
    if (!game) return "unread";
    const auto out = write(*game, format);
    if (out) return "ok";
    const Error& e = out.error();
    return std::string(name(e)) + " " + std::to_string(e.line) + ":" + std::to_string(e.column);
}
std::string made(const std::string& text, Format format)
{
    const auto game = read(text);
    REQUIRE(game);
    const auto out = write(*game, format);
    if (!out) FAIL(std::string(name(out.error())));
    return out->text;
}

} // namespace formats_players_tests
using namespace formats_players_tests;

TEST_SUITE("formats")
{
    TEST_CASE("games of one to four players and any payoffs are read as they are and survive writing")
    {
        Rng rng(43);
        for (int i = 0; i < 120; ++i) {
            const int players = 1 + i % 4;
            const Several g(rng, players, i % 5);
            const auto tree = tree_in(efg_of(g, players));
            CHECK(tree.count() == players);
            CHECK(tree_in(to_efg(tree)) == tree);
            CHECK(made(made(efg_of(g, players), Format::efg), Format::efg) == to_efg(tree));
        }
    }
    TEST_CASE("the strategic form of several players has the payoffs of plain play, and becomes a tree with the same")
    {
        Rng rng(44);
        int tried = 0;
        for (int i = 0; i < 200; ++i) {
            const int players = 1 + i % 4;
            const Several g(rng, players, 2 + i % 3);
            std::size_t profiles = 1;
            for (const auto& actions : g.actions) profiles *= pure_count(actions);
            if (profiles > 600) continue;
            const auto form = strategic_form(tree_in(efg_of(g, players)));
            REQUIRE(form);
            ++tried;
            std::vector<bool> met(static_cast<std::size_t>(form->cells()));
            for (std::size_t profile = 0; profile < profiles; ++profile) {
                std::vector<std::vector<int>> pure;
                std::size_t rest = profile;
                int cell = 0, step = 1;
                for (int player = 0; player < players; ++player) {
                    const std::size_t count = pure_count(g.actions[player]);
                    pure.push_back(pure_at(g.actions[player], rest % count));
                    rest /= count;
                    const auto& names = form->names[player];
                    const auto at = std::find(names.begin(), names.end(), reduced_name(g, player, pure.back()));
                    REQUIRE(at != names.end());
                    cell += static_cast<int>(at - names.begin()) * step;
                    step *= form->sizes[player];
                }
                met[cell] = true;
                for (int player = 0; player < players; ++player)
                    REQUIRE(Fraction(form->payoff(cell, player)) == worth(g.root, player, pure));
            }
            CHECK(std::count(met.begin(), met.end(), false) == 0);
            CHECK(*parse_nfg(to_nfg(*form)) == *form);
            const auto tree = extensive_form(*form);
            if (!tree) continue;
            CHECK(tree_in(to_efg(*tree)) == *tree);
            CHECK(same_payoffs(*strategic_form(*tree), *form));
        }
        CHECK(tried > 100);
    }
    TEST_CASE("files of two and three players with any sum: read, converted and written back equal")
    {
        for (const char* name : {"market.efg", "three_movers.efg", "general_sum.efg", "three_players.efg", "hidden.efg",
                                 "open.efg", "forgets.efg"}) {
            CAPTURE(name);
            const auto tree = tree_in(file(name));
            CHECK(tree_in(made(file(name), Format::efg)) == tree);
            CHECK(made(file(name), Format::csv).starts_with("moves,probability of chance,payoff of "));
            if (std::string(name) == "forgets.efg") continue;
            const auto form = formats_support::form_of(made(file(name), Format::nfg));
            CHECK(form.players == tree.players);
            CHECK(same_payoffs(formats_support::form_of(made(made(to_nfg(form), Format::efg), Format::nfg)), form));
        }
        for (const char* name : {"general_sum.nfg", "outcomes.nfg", "constant_sum.nfg", "three_players.nfg"}) {
            CAPTURE(name);
            const auto form = formats_support::form_of(file(name));
            CHECK(formats_support::form_of(made(file(name), Format::nfg)) == form);
            CHECK(same_payoffs(formats_support::form_of(made(made(file(name), Format::efg), Format::nfg)), form));
        }
        // by hand: dear/dear against buying, 3/4 (4, 3/2) + 1/4 (5 - 1/3, -3)
        const auto market = formats_support::form_of(made(file("market.efg"), Format::nfg));
        CHECK(market.names[0] ==
              std::vector<std::string>{"teuer/teuer", "teuer/billig", "billig/teuer", "billig/billig"});
        CHECK(market.payoff(0, 0) == *Rational::of(25, 6));
        CHECK(market.payoff(0, 1) == *Rational::of(3, 8));
        const auto three = formats_support::form_of(made(file("three_movers.efg"), Format::nfg));
        CHECK(three.sizes == std::vector{4, 2, 2});
        // left, first, x: 1/10 (1,2,3) + 2/10 (0,-1/2,1) + 7/10 (1,2,3)
        CHECK(three.name_of(0, 0) == "л/*");
        CHECK(three.payoff(0, 1) == *Rational::of(3, 2));
    }
    TEST_CASE("what only two players with one sum and perfect recall can be says its place in the text")
    {
        CHECK(said(file("three_movers.efg"), Format::txt) == "players 1:39");
        CHECK(said(file("market.efg"), Format::txt) == "not_zero_sum 8:1");
        CHECK(said(file("general_sum.efg"), Format::txt) == "not_zero_sum 4:1");
        CHECK(said(file("forgets.efg"), Format::txt) == "imperfect_recall 6:1");
        CHECK(said(file("forgets.efg"), Format::nfg) == "imperfect_recall 6:1");
        CHECK(said("EFG 2 R \"ñ\" { \"日本\" }\nt \"\" 1 \"\" { 1 }", Format::txt) == "players 1:20");
    }
    TEST_CASE("a file that is not UTF-8 is refused at the first byte that is not, in characters")
    {
        const auto wrong = read("EFG 2 R \"ñandú\"\n{ \"日本\" \"Se\xf1or\" }\nt \"\" 0");
        REQUIRE_FALSE(wrong);
        CHECK(wrong.error().kind == ErrorKind::not_utf8);
        CHECK(wrong.error().line == 2);
        CHECK(wrong.error().column == 11);
        CHECK(wrong.error().at == 26);
    }
    TEST_CASE("a strategic form has at most 20,000 cells and 100,000 payoffs")
    {
        // n players who choose at once, with two actions each: 2^n cells
        const auto at_once = [](int players) {
            StrategicForm g;
            for (int p = 0; p < players; ++p) {
                g.players.push_back("P");
                g.sizes.push_back(2);
            }
            g.payoffs.resize(static_cast<std::size_t>(g.cells() * players), Rational(1));
            return g;
        };
        const auto nine = extensive_form(at_once(9)); // 2^10 - 1 nodes
        REQUIRE(nine);
        CHECK(same_payoffs(*strategic_form(*nine), at_once(9)));
        CHECK(extensive_form(at_once(10)).error().kind == ErrorKind::too_many_nodes);
        // one player alone with 13 sets of two actions, and nine who have nothing to do: 8,192 * 10 payoffs; 14 are too many
        const auto alone = [](int sets) {
            std::string text = "EFG 2 R \"\" {", last;
            for (int p = 0; p < 10; ++p) text += " \"\"";
            text += " }\nc \"\" 1 \"\" {";
            for (int s = 0; s < sets; ++s) {
                text += " \"" + std::to_string(s) + "\" 1/" + std::to_string(sets);
                last += "p \"\" 1 " + std::to_string(s + 1) + " \"\" { \"a\" \"b\" } 0 t \"\" 0 t \"\" 0\n";
            }
            return text + " } 0\n" + last;
        };
        CHECK(said(alone(13), Format::nfg) == "ok");
        CHECK(said(alone(14), Format::nfg) == "too_many_strategies 0:0");
    }
}
