#include "engine/extensive/efg.hpp"
#include "engine/extensive/token_reader.hpp"
#include <algorithm>
#include <map>

namespace engine::extensive {
namespace {

using Kind = ErrorKind;

class Reader : private TokenReader {
public:
    explicit Reader(std::string_view text) : TokenReader(text) {}

    Expected<Efg, Error> read()
    {
        game_head();
        int open = -1; // the deepest node whose children are not complete
        while (!failed()) {
            open = node(open);
            while (open >= 0 && is_complete(open)) open = tree_.nodes[open].parent;
            if (open < 0) break;
        }
        if (!failed() && now().kind != TokenKind::end) fail(Kind::text_after_tree);
        if (!failed()) bound();
        if (failed()) return Unexpected<Error>(error());
        return Efg{std::move(tree_), std::move(places_)};
    }

private:
    void game_head()
    {
        if (!head({{"EFG"}, {"2"}, {"R", "D"}}, "EFG 2 R or EFG 2 D")) return;
        tree_.title = text("the title in quotes");
        must(TokenKind::open, "{ and the players' names");
        while (is(TokenKind::text)) {
            if (tree_.count() == max_players) return fail(Kind::too_many_players);
            if (tree_.count() == 2) places_.players = place(now());
            tree_.players.push_back(text("a player's name"));
        }
        if (is(TokenKind::close) && tree_.count() == 0) return fail(Kind::no_players);
        if (tree_.count() < 2) places_.players = place(now());
        must(TokenKind::close, "} after the players' names");
        if (is(TokenKind::text)) tree_.comment = text("a comment");
    }

    static Place place(const Token& t) { return {t.at, t.line, t.column}; }

    bool is_complete(int n) const
    {
        const Node& node = tree_.nodes[n];
        return node.set < 0 || node.children.size() == tree_.sets[node.set].actions.size();
    }

    /// Reads a node below `parent`; returns its index.
    int node(int parent)
    {
        const Token at = now();
        if (!is(TokenKind::symbol) || (at.text != "c" && at.text != "p" && at.text != "t")) {
            want("a node: c, p or t");
            return -1;
        }
        if (static_cast<int>(tree_.nodes.size()) == max_nodes) {
            fail(Kind::too_many_nodes);
            return -1;
        }
        next();
        Node read{.kind = at.text == "c" ? NodeKind::chance : at.text == "p" ? NodeKind::move : NodeKind::leaf};
        read.name = text("the node's name in quotes");
        if (read.kind != NodeKind::leaf) read.set = set(read.kind == NodeKind::chance);
        read.outcome = outcome();
        places_.nodes.push_back(place(at));
        return tree_.add(parent, std::move(read));
    }

    /// The index of the set that is named here.
    int set(bool is_chance)
    {
        Set read{.player = -1};
        if (!is_chance) {
            const Token at = now();
            read.player = index("the number of the player") - 1;
            if (!failed() && (read.player < 0 || read.player >= tree_.count()))
                fail(Kind::unknown_player, at, shortened(at.text));
        }
        const Token at = now();
        read.number = index(is_chance ? "the number of the chance move" : "the number of the information set");
        const Token named_at = now();
        const bool named = is(TokenKind::text);
        if (named) read.name = text("a name");
        const Token list_at = now();
        const bool listed = take(TokenKind::open);
        if (listed) actions(read, list_at);
        if (failed()) return -1;
        const auto [found, is_new] = sets_.try_emplace({read.player, read.number}, tree_.sets.size());
        const int here = static_cast<int>(found->second);
        if (is_new) {
            if (!listed) fail(Kind::undefined_set, at);
            else tree_.sets.push_back(std::move(read));
            return listed ? here : -1;
        }
        const Set& old = tree_.sets[here];
        Kind wrong = Kind::different_set;
        const Token* differs = nullptr;
        if (named && read.name != old.name) differs = &named_at;
        if (listed && read.probabilities != old.probabilities) {
            wrong = Kind::different_chances;
            differs = &list_at;
        }
        if (listed && read.actions != old.actions) {
            wrong = Kind::different_actions;
            differs = &list_at;
        }
        if (differs == nullptr) return here;
        fail(wrong, *differs);
        error().set = label_of(tree_, here);
        error().player = old.player + 1;
        return here;
    }

    /// The actions after {.
    void actions(Set& to, const Token& list_at)
    {
        Fraction sum;
        while (is(TokenKind::text)) {
            to.actions.push_back(text("an action"));
            if (to.player >= 0) {
                take(TokenKind::comma);
                continue;
            }
            const Token at = now();
            to.probabilities.push_back(number("the action's probability"));
            if (!failed() && to.probabilities.back().sign() < 0) fail(Kind::negative_probability, at, at.text);
            sum += to.probabilities.back();
            take(TokenKind::comma);
        }
        if (is(TokenKind::close) && to.actions.empty()) return fail(Kind::no_actions, list_at);
        must(TokenKind::close, "an action in quotes, or }");
        if (!failed() && to.player < 0 && !(sum == 1)) fail(Kind::probabilities_sum, list_at, to_text(sum));
    }

    /// The index of the outcome that is named here; -1: none.
    int outcome()
    {
        const Token at = now();
        Outcome read{.number = index("the number of the outcome; 0: none")};
        const bool named = is(TokenKind::text);
        if (named) read.name = text("a name");
        const bool listed = take(TokenKind::open);
        for (int player = 0; listed && !failed() && player < tree_.count(); ++player) {
            read.payoffs.push_back(number("a payoff for each player"));
            take(TokenKind::comma);
        }
        if (listed) must(TokenKind::close, "} after a payoff for each player");
        if (failed()) return -1;
        if (read.number == 0) {
            if (named || listed) fail(Kind::different_outcome, at);
            return -1;
        }
        const auto [found, is_new] = outcomes_.try_emplace(read.number, tree_.outcomes.size());
        const int here = static_cast<int>(found->second);
        if (is_new) {
            if (!listed) fail(Kind::undefined_outcome, at);
            else tree_.outcomes.push_back(std::move(read));
            return listed ? here : -1;
        }
        const Outcome& old = tree_.outcomes[here];
        if ((named && read.name != old.name) || (listed && read.payoffs != old.payoffs))
            fail(Kind::different_outcome, at);
        return here;
    }

    /// Refuses fractions that would grow with every level.
    void bound()
    {
        const auto is_long = [](const Fraction& f) { return f.den().bits() > max_bits; };
        std::vector<std::vector<Fraction>> payoffs(tree_.nodes.size(), std::vector<Fraction>(tree_.players.size()));
        std::vector<Fraction> chance(tree_.nodes.size(), Fraction(1));
        for (std::size_t n = 0; n < tree_.nodes.size(); ++n) {
            const Node& node = tree_.nodes[n];
            if (node.parent >= 0) {
                const Set& before = tree_.sets[tree_.nodes[node.parent].set];
                payoffs[n] = payoffs[node.parent];
                chance[n] = chance[node.parent];
                if (before.player < 0) chance[n] = chance[n] * Fraction(before.probabilities[node.action]);
            }
            for (int player = 0; node.outcome >= 0 && player < tree_.count(); ++player)
                payoffs[n][player] += tree_.outcomes[node.outcome].payoffs[player];
            if (!is_long(chance[n]) && std::none_of(payoffs[n].begin(), payoffs[n].end(), is_long)) continue;
            return fail(placed({Kind::fractions_too_long, static_cast<int>(n)}, places_));
        }
    }

    Tree tree_;
    Places places_;
    std::map<std::pair<int, int>, std::size_t> sets_;
    std::map<int, std::size_t> outcomes_;
};

std::string names(const std::vector<std::string>& all, const std::vector<Rational>& probabilities)
{
    std::string out = "{ ";
    for (std::size_t i = 0; i < all.size(); ++i) {
        out += quoted(all[i]) + " ";
        if (!probabilities.empty()) out += to_text(probabilities[i]) + " ";
    }
    return out + "}";
}

} // namespace

Expected<Efg, Error> read_efg(std::string_view text) { return Reader(text).read(); }

Expected<Tree, Error> parse_efg(std::string_view text)
{
    auto read = read_efg(text);
    if (!read) return Unexpected<Error>(read.error());
    if (auto wrong = solving_problem(read->tree)) return Unexpected<Error>(placed(*std::move(wrong), read->places));
    return std::move(read->tree);
}

Error placed(Error e, const Places& places)
{
    if (places.nodes.empty() || e.line > 0 || (e.at < 0 && e.kind != Kind::players)) return e;
    const Place& at = e.at < 0 ? places.players : places.nodes[e.at];
    e.at = at.at;
    e.line = at.line;
    e.column = at.column;
    return e;
}

std::string to_efg(const Tree& t)
{
    std::string out = "EFG 2 R " + quoted(t.title) + " " + names(t.players, {}) + "\n" + quoted(t.comment) + "\n\n";
    for (const Node& node : t.nodes) {
        out += (node.kind == NodeKind::chance ? "c " : node.kind == NodeKind::move ? "p " : "t ") + quoted(node.name);
        if (node.set >= 0) {
            const Set& s = t.sets[node.set];
            if (s.player >= 0) out += " " + std::to_string(s.player + 1);
            out += " " + std::to_string(s.number) + " " + quoted(s.name) + " " + names(s.actions, s.probabilities);
        }
        if (node.outcome < 0) {
            out += " 0\n";
            continue;
        }
        const Outcome& o = t.outcomes[node.outcome];
        out += " " + std::to_string(o.number) + " " + quoted(o.name) + " {";
        for (std::size_t player = 0; player < o.payoffs.size(); ++player)
            out += (player == 0 ? " " : ", ") + to_text(o.payoffs[player]);
        out += " }\n";
    }
    return out;
}

std::string to_short_efg(const Tree& t)
{
    std::string out = "EFG 2 R " + quoted(t.title) + " " + names(t.players, {});
    std::vector<bool> set_told(t.sets.size()), outcome_told(t.outcomes.size());
    for (const Node& node : t.nodes) {
        out += (node.kind == NodeKind::chance ? " c "
                : node.kind == NodeKind::move ? " p "
                                              : " t ") +
               quoted(node.name);
        if (node.set >= 0) {
            const Set& s = t.sets[node.set];
            if (s.player >= 0) out += " " + std::to_string(s.player + 1);
            out += " " + std::to_string(s.number);
            if (!set_told[node.set]) out += " " + quoted(s.name) + " " + names(s.actions, s.probabilities);
            set_told[node.set] = true;
        }
        out += " " + std::to_string(node.outcome < 0 ? 0 : t.outcomes[node.outcome].number);
        if (node.outcome < 0 || outcome_told[node.outcome]) continue;
        outcome_told[node.outcome] = true;
        out += " " + quoted(t.outcomes[node.outcome].name) + " {";
        for (const Rational& payoff : t.outcomes[node.outcome].payoffs) out += " " + to_text(payoff);
        out += " }";
    }
    for (char& c : out)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
    return out;
}

} // namespace engine::extensive
