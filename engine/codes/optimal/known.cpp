#include "engine/codes/optimal/known.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <algorithm>
#include <array>
#include <string>

namespace engine::codes::optimal {
namespace {

/// A permutation of the symbols.
using Names = std::array<std::uint8_t, max_symbols>;

/// Those of `from` become those of `to`, place by place; the others keep their order. The same code, or without repeats.
Names renaming(const Rules& r, const Code& from, const Code& to)
{
    Names names{};
    std::uint32_t taken = 0, given = 0;
    for (int i = 0; i < r.positions; ++i) {
        names[from.symbol[i]] = to.symbol[i];
        taken |= std::uint32_t{1} << from.symbol[i];
        given |= std::uint32_t{1} << to.symbol[i];
    }
    int next = 0;
    for (int symbol = 0; symbol < r.symbols; ++symbol) {
        if ((taken >> symbol & 1) != 0) continue;
        while ((given >> next & 1) != 0) ++next;
        names[static_cast<std::size_t>(symbol)] = static_cast<std::uint8_t>(next++);
    }
    return names;
}

Code renamed(const Rules& r, const Names& names, Code code)
{
    for (int i = 0; i < r.positions; ++i) code.symbol[i] = names[code.symbol[i]];
    return code;
}

Names inverse(const Names& names, int symbols)
{
    Names back{};
    for (int symbol = 0; symbol < symbols; ++symbol)
        back[names[static_cast<std::size_t>(symbol)]] = static_cast<std::uint8_t>(symbol);
    return back;
}

} // namespace

std::optional<Count> proven_total(const Rules& r)
{
    struct Proven {
        std::string_view rules;
        Count total;
    };
    static constexpr std::array proven{Proven{"p3c6r", 854},    Proven{"p3c10n", 3575}, Proven{"p4c5r", 2463},
                                       Proven{"p4c6r", 5625},   Proven{"p4c7r", 11228}, Proven{"p4c9n", 14914},
                                       Proven{"p4c10n", 26274}, Proven{"p5c5r", 13496}};
    const std::string text = codes::to_text(r);
    for (const Proven& one : proven)
        if (one.rules == text) return one.total;
    return std::nullopt;
}

std::optional<Code> known_move(const Rules& r, std::span<const Clue> history)
{
    const auto stored = stored_rules();
    const std::string rules = codes::to_text(r);
    if (std::find(stored.begin(), stored.end(), rules) == stored.end()) return std::nullopt;
    const std::string_view text = stored_tree(rules);
    if (text.empty()) return std::nullopt;
    const auto strategy = parse_strategy(text);
    ENGINE_CHECK(strategy.has_value());
    const Tree& tree = strategy->tree;

    const Code& root = tree[0].guess;
    const Code& first = history.empty() ? root : history[0].guess;
    if (r.repeats && first != root) return std::nullopt;
    const Names names = renaming(r, first, root);
    std::size_t at = 0;
    for (const Clue& clue : history) {
        const std::size_t end = tree[at].end;
        if (renamed(r, names, clue.guess) != tree[at].guess) return std::nullopt;
        for (++at; at < end && tree[at].answer != clue.answer;) at = tree[at].end;
        if (at >= end) return std::nullopt;
    }
    return renamed(r, inverse(names, r.symbols), tree[at].guess);
}

} // namespace engine::codes::optimal
