#include "engine/codes/optimal/tree_text.hpp"
#include <algorithm>
#include <charconv>
#include <optional>

namespace engine::codes::optimal {
namespace {

using Kind = TreeErrorKind;

constexpr std::size_t deepest = 99; // guesses before
constexpr std::string_view first_words = "sagaz optimal 1 ";

/// Removes and returns the first line; lines end with a newline.
std::string_view take_line(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : 99; }

/// Whether the answer comes before another one of the same guess.
bool is_before(Feedback a, Feedback b) { return a.black != b.black ? a.black < b.black : a.white < b.white; }

/// The first node that no secret reaches; tree.size() if every node is reached.
std::size_t first_unreachable(const Rules& r, const Tree& tree)
{
    std::vector<bool> met(tree.size());
    for (const Code& secret : all_codes(r))
        for (const std::size_t node : path_to(r, tree, secret)) met[node] = true;
    return static_cast<std::size_t>(std::find(met.begin(), met.end(), false) - met.begin());
}

} // namespace

std::string to_text(const Rules& r, const Tree& tree, Count total)
{
    std::string text = std::string(first_words) + codes::to_text(r) + ' ' + std::to_string(total) + '\n';
    for (const TreeNode& node : tree) {
        text.append(node.before, ' ');
        if (node.before > 0) {
            text += static_cast<char>('0' + node.answer.black);
            text += static_cast<char>('0' + node.answer.white);
            text += ' ';
        }
        text += codes::to_text(r, node.guess) + '\n';
    }
    return text;
}

std::optional<TreeHeader> read_tree_header(std::string_view line)
{
    if (!line.starts_with(first_words)) return std::nullopt;
    line.remove_prefix(first_words.size());
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto rules = parse_rules(line.substr(0, space));
    if (!rules || code_count(*rules) > max_read_codes) return std::nullopt;
    TreeHeader header{*rules, 0};
    const char* const end = line.data() + line.size();
    const auto [stopped, error] = std::from_chars(line.data() + space + 1, end, header.total);
    if (error != std::errc() || stopped != end) return std::nullopt;
    return header;
}

Expected<TreeNode, TreeError> read_tree_line(const Rules& r, std::string_view line, std::size_t most)
{
    const std::size_t before = line.find_first_not_of(' ');
    if (before == std::string_view::npos || before > std::min(most, deepest)) return wrong(Kind::depth, 0);
    line.remove_prefix(before);
    auto at = static_cast<int>(before);
    TreeNode node{{}, {}, static_cast<std::uint8_t>(before), 0};
    if (before > 0) {
        if (line.size() < 3 || line[2] != ' ') return wrong(Kind::answer, at);
        const int black = digit(line[0]), white = digit(line[1]);
        if (black >= r.positions || black + white > r.positions) return wrong(Kind::answer, at);
        node.answer = {static_cast<std::uint8_t>(black), static_cast<std::uint8_t>(white)};
        if (!possible(r, node.answer)) return wrong(Kind::answer, at);
        line.remove_prefix(3);
        at += 3;
    }
    const auto guess = parse_code(r, line);
    if (!guess) return wrong(Kind::guess, at);
    node.guess = *guess;
    return node;
}

Expected<Strategy, TreeError> parse_strategy(std::string_view text)
{
    const auto header = read_tree_header(take_line(text));
    if (!header) return wrong(Kind::header, 0);
    Strategy strategy{header->rules, {}, {}};
    const Rules& r = strategy.rules;
    std::vector<std::size_t> open; // ancestors of the next node
    for (int at = 1; !text.empty(); ++at) {
        if (static_cast<Count>(at) > 2 * code_count(r)) return wrong(Kind::too_many, at);
        const auto node = read_tree_line(r, take_line(text), open.size());
        if (!node) return wrong(node.error().kind, at);
        const std::size_t before = node->before;
        if ((before == 0) != open.empty()) return wrong(Kind::depth, at);
        if (before > 0 && open.size() > before && !is_before(strategy.tree[open[before]].answer, node->answer))
            return wrong(Kind::answer, at);
        open.resize(before);
        open.push_back(strategy.tree.size());
        strategy.tree.push_back(*node);
    }
    set_ends(strategy.tree);
    auto histogram = play_all(r, strategy.tree);
    if (!histogram) return wrong(Kind::incomplete);
    if (const std::size_t node = first_unreachable(r, strategy.tree); node < strategy.tree.size())
        return wrong(Kind::unreachable, static_cast<int>(node) + 1);
    strategy.histogram = *std::move(histogram);
    if (total(strategy.histogram) != header->total) return wrong(Kind::total, 0);
    return strategy;
}

} // namespace engine::codes::optimal
