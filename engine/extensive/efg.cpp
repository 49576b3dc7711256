#include "engine/extensive/efg.hpp"
#include "engine/extensive/token_reader.hpp"
#include <map>

namespace engine::extensive {
namespace {

using Kind = ErrorKind;

class Reader : private TokenReader {
public:
    explicit Reader(std::string_view text) : TokenReader(text) {}

    Expected<Tree, Error> read()
    {
        game_head();
        int open = -1; // the deepest node whose children are not complete
        while (!failed()) {
            open = node(open);
            while (open >= 0 && is_complete(open)) open = tree_.nodes[open].parent;
            if (open < 0) break;
        }
        if (!failed() && now().kind != TokenKind::end) fail(Kind::text_after_tree);
        check();
        if (failed()) return Unexpected<Error>(error());
        return std::move(tree_);
    }

private:
    void game_head()
    {
        if (!head({{"EFG"}, {"2"}, {"R", "D"}}, "EFG 2 R or EFG 2 D")) return;
        tree_.title = text("the title in quotes");
        must(TokenKind::open, "{ and the players' names");
        int players = 0;
        for (; is(TokenKind::text); ++players) {
            if (players == 2) return fail(Kind::players);
            tree_.players[players] = text("a player's name");
        }
        if (is(TokenKind::close) && players < 2) return fail(Kind::players);
        must(TokenKind::close, "} after the players' names");
        if (is(TokenKind::text)) tree_.comment = text("a comment");
    }

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
        places_.push_back(at);
        return tree_.add(parent, std::move(read));
    }

    /// The index of the set that is named here.
    int set(bool is_chance)
    {
        Set read{.player = -1};
        if (!is_chance) {
            const Token at = now();
            read.player = index("the number of the player") - 1;
            if (!failed() && (read.player < 0 || read.player > 1))
                fail(Kind::unknown_player, at, at.text.substr(0, 40));
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
        const Token* place = nullptr;
        if (named && read.name != old.name) place = &named_at;
        if (listed && read.probabilities != old.probabilities) {
            wrong = Kind::different_chances;
            place = &list_at;
        }
        if (listed && read.actions != old.actions) {
            wrong = Kind::different_actions;
            place = &list_at;
        }
        if (place == nullptr) return here;
        fail(wrong, *place);
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
        for (int player = 0; listed && player < 2; ++player) {
            read.payoffs[player] = number("a payoff for each player");
            take(TokenKind::comma);
        }
        if (listed) must(TokenKind::close, "} after two payoffs");
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

    /// What the whole tree must be.
    void check()
    {
        if (failed()) return;
        auto wrong = recall_problem(tree_);
        if (!wrong)
            if (const auto sum = constant_sum(tree_); !sum) wrong = sum.error();
        if (!wrong) return;
        const Token& at = places_[wrong->at];
        wrong->at = at.at;
        wrong->line = at.line;
        wrong->column = at.column;
        fail(*std::move(wrong));
    }

    Tree tree_;
    std::vector<Token> places_; // of the nodes
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

Expected<Tree, Error> parse_efg(std::string_view text) { return Reader(text).read(); }

std::string to_efg(const Tree& t)
{
    std::string out = "EFG 2 R " + quoted(t.title) + " " + names({t.players[0], t.players[1]}, {}) + "\n" +
                      quoted(t.comment) + "\n\n";
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
        out += " " + std::to_string(o.number) + " " + quoted(o.name) + " { " + to_text(o.payoffs[0]) + ", " +
               to_text(o.payoffs[1]) + " }\n";
    }
    return out;
}

} // namespace engine::extensive
