#include "engine/search/tree_text.hpp"
#include <algorithm>

namespace engine::search {
namespace {

using Kind = Error::Kind;

bool in_number(char c) { return (c >= '0' && c <= '9') || c == '-' || c == '/' || c == '.'; }
bool separates(char c) { return c == ' ' || c == ','; }

class Parser {
public:
    Parser(std::string_view text, int limit) : text_(text), limit_(limit) {}

    Expected<Tree, Error> tree(NodeKind first)
    {
        skip();
        if (at_ == text_.size()) return wrong(Kind::empty, at());
        if (is_one_element()) element(-1, first, {});
        else list(build_.add(-1, first), other(first), '\0', 0);
        if (error_) return Unexpected<Error>(*error_);
        return build_.finish();
    }

private:
    int at() const { return static_cast<int>(at_); }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip()
    {
        while (at_ < text_.size() && separates(text_[at_])) ++at_;
    }
    void fail(Kind kind, std::size_t where)
    {
        if (!error_) error_ = Error{kind, static_cast<int>(where)};
    }

    /// true if the element that begins here is the rest of the text.
    bool is_one_element() const
    {
        std::size_t i = at_;
        if (text_[i] == '^' || text_[i] == 'v') ++i;
        int open = 0;
        do {
            if (i == text_.size()) break;
            open += text_[i] == '(' || text_[i] == '[' ? 1 : text_[i] == ')' || text_[i] == ']' ? -1 : 0;
            ++i;
        } while (open > 0);
        if (in_number(text_[i - 1])) i = std::min(text_.find_first_not_of("0123456789-/.", i), text_.size());
        while (i < text_.size() && separates(text_[i])) ++i;
        return i == text_.size();
    }

    /// Adds a node: its number, or std::nullopt and an error.
    std::optional<int> node(int parent, NodeKind kind, Rational value, Rational p)
    {
        if (build_.size() >= limit_) fail(Kind::too_many_nodes, static_cast<std::size_t>(limit_));
        else if (parent >= 0 && build_.depth(parent) >= max_depth) fail(Kind::too_deep, max_depth);
        else return build_.add(parent, kind, value, p);
        return std::nullopt;
    }

    Rational number()
    {
        const std::size_t begin = at_;
        while (in_number(peek())) ++at_;
        const auto value = Rational::parse_decimal(text_.substr(begin, at_ - begin));
        if (value) return *value;
        const bool is_large = value.error().kind == Rational::Error::Kind::too_large;
        fail(is_large ? Kind::number_too_large : Kind::bad_number, begin + static_cast<std::size_t>(value.error().at));
        return {};
    }

    /// turn: the player to move at an unmarked parenthesis.
    void element(int parent, NodeKind turn, Rational p)
    {
        const std::size_t begin = at_;
        char c = peek();
        if (c == '^' || c == 'v') {
            turn = c == '^' ? NodeKind::max : NodeKind::min;
            ++at_;
            c = peek();
            if (c != '(') return fail(Kind::unexpected_character, at_);
        }
        if (c == '(' || c == '[') {
            const bool is_chance = c == '[';
            const auto here = node(parent, is_chance ? NodeKind::chance : turn, {}, p);
            const std::size_t open = at_++;
            if (here) list(*here, is_chance ? turn : other(turn), is_chance ? ']' : ')', open);
        } else if (in_number(c)) {
            const Rational value = number();
            if (peek() == ':') return fail(Kind::unexpected_probability, begin);
            if (!error_) node(parent, NodeKind::leaf, value, p);
        } else if (c == ')' || c == ']') {
            fail(Kind::unmatched, at_);
        } else {
            fail(Kind::unexpected_character, at_);
        }
    }

    /// Reads the children of `parent` and the closing bracket; '\0': to the end of the text.
    void list(int parent, NodeKind turn, char close, std::size_t open)
    {
        bool is_empty = true;
        for (skip(); !error_; skip(), is_empty = false) {
            if (at_ == text_.size()) {
                if (close != '\0') fail(Kind::unclosed, open);
                return;
            }
            if (peek() == close) {
                if (is_empty) fail(Kind::empty_group, at_);
                ++at_;
                return;
            }
            const Rational p = close == ']' ? probability() : Rational();
            if (!error_) element(parent, turn, p);
        }
    }

    Rational probability()
    {
        const std::size_t begin = at_;
        if (!in_number(peek())) {
            fail(Kind::missing_probability, begin);
            return {};
        }
        const Rational p = number();
        if (!error_ && peek() != ':') fail(Kind::missing_probability, begin);
        if (!error_ && (p.sign() < 0 || p > Rational(1))) fail(Kind::probability_out_of_range, begin);
        ++at_;
        skip();
        return p;
    }

    std::string_view text_;
    int limit_;
    std::size_t at_ = 0;
    TreeBuilder build_;
    std::optional<Error> error_;
};

bool is_group(const Tree& tree, int node) { return !tree.is_leaf(node); }

void print(const Tree& tree, int node, NodeKind turn, char separator, std::string& text);

void print_children(const Tree& tree, int node, NodeKind turn, char separator, std::string& text)
{
    const Node& n = tree[node];
    for (int c = n.first; c < n.first + n.count; ++c) {
        const std::size_t before = text.size();
        const bool follows_group = c > n.first && is_group(tree, c - 1);
        if (n.kind == NodeKind::chance) text += to_text(tree[c].probability) + ':';
        print(tree, c, turn, separator, text);
        const bool is_adjacent = follows_group && (text[before] == '(' || text[before] == '[');
        if (c > n.first && !is_adjacent) text.insert(before, 1, separator);
    }
}

void print(const Tree& tree, int node, NodeKind turn, char separator, std::string& text)
{
    const Node& n = tree[node];
    if (n.kind == NodeKind::leaf) {
        text += to_text(n.value);
        return;
    }
    const bool is_chance = n.kind == NodeKind::chance;
    if (!is_chance && n.kind != turn) text += n.kind == NodeKind::max ? '^' : 'v';
    text += is_chance ? '[' : '(';
    print_children(tree, node, is_chance ? turn : other(n.kind), separator, text);
    text += is_chance ? ']' : ')';
}

} // namespace

Expected<Tree, Error> parse_tree(std::string_view text, NodeKind first, int limit)
{
    ENGINE_CHECK(first == NodeKind::max || first == NodeKind::min);
    return Parser(text, limit).tree(first);
}

std::string to_text(const Tree& tree, NodeKind first, char separator)
{
    std::string text;
    const Node& root = tree[0];
    const auto children =
        tree.nodes().subspan(static_cast<std::size_t>(root.first), static_cast<std::size_t>(root.count));
    if (root.kind == first && root.count >= 2 &&
        std::all_of(children.begin(), children.end(), [](const Node& n) { return n.kind != NodeKind::leaf; }))
        print_children(tree, 0, other(first), separator, text);
    else print(tree, 0, first, separator, text);
    return text;
}

} // namespace engine::search
