#include "engine/codes/optimal/known.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <utility>

namespace engine::codes::optimal {
namespace {

constexpr std::uint8_t no_symbol = 0xFF;

/// A partly settled renaming of symbols.
struct Names {
    std::array<std::uint8_t, max_symbols> to;
    std::uint32_t given = 0; // symbols already used as new names
    Names() { to.fill(no_symbol); }
};

/// Whether the renaming can map the code onto `wanted`; extends `names` accordingly.
bool becomes(const Rules& r, Names& names, const std::array<std::uint8_t, max_positions>& from, const Code& code,
             const Code& wanted)
{
    for (int i = 0; i < r.positions; ++i) {
        std::uint8_t& name = names.to[code.symbol[from[static_cast<std::size_t>(i)]]];
        const std::uint8_t its = wanted.symbol[i];
        if (name == its) continue;
        if (name != no_symbol || (names.given >> its & 1) != 0) return false;
        name = its;
        names.given |= std::uint32_t{1} << its;
    }
    return true;
}

/// Maps the remaining symbols in order.
void settle(const Rules& r, Names& names)
{
    int next = 0;
    for (int symbol = 0; symbol < r.symbols; ++symbol) {
        std::uint8_t& name = names.to[static_cast<std::size_t>(symbol)];
        if (name != no_symbol) continue;
        while ((names.given >> next & 1) != 0) ++next;
        name = static_cast<std::uint8_t>(next++);
    }
}

} // namespace

std::optional<Proven> proven(const Rules& r)
{
    struct Board {
        std::string_view rules;
        Proven proven;
    };
    static constexpr std::array boards{
        Board{"p3c6r", {854, 89}},       Board{"p3c10n", {3575, 1'665}},  Board{"p4c5r", {2463, 726}},
        Board{"p4c6r", {5625, 2'077}},   Board{"p4c7r", {11228, 66'749}}, Board{"p4c8r", {20471, 326'947}},
        Board{"p4c9r", {34666, 0}},      Board{"p4c9n", {14914, 22'571}}, Board{"p4c10n", {26274, 255'490}},
        Board{"p5c5r", {13496, 25'398}}, Board{"p5c6r", {36721, 0}},
    };
    const std::string text = codes::to_text(r);
    for (const Board& one : boards)
        if (one.rules == text) return one.proven;
    return std::nullopt;
}

std::optional<Count> proven_total(const Rules& r)
{
    const auto board = proven(r);
    return board ? std::optional(board->total) : std::nullopt;
}

bool is_stored(const Rules& r)
{
    const auto stored = stored_rules();
    return std::find(stored.begin(), stored.end(), codes::to_text(r)) != stored.end();
}

std::optional<Tree> stored_strategy(const Rules& r)
{
    if (!is_stored(r)) return std::nullopt;
    const std::string_view text = stored_tree(codes::to_text(r));
    if (text.empty()) return std::nullopt;
    auto strategy = parse_strategy(text);
    ENGINE_CHECK(strategy.has_value());
    return std::move(strategy->tree);
}

std::optional<KnownTree> KnownTree::of(const Rules& r)
{
    auto tree = stored_strategy(r);
    if (!tree) return std::nullopt;
    KnownTree known;
    known.rules_ = r;
    known.tree_ = std::move(*tree);
    known.totals_.resize(known.tree_.size());
    for (const Code& secret : all_codes(r)) {
        const std::vector<std::size_t> path = path_to(r, known.tree_, secret);
        for (std::size_t i = 0; i < path.size(); ++i) known.totals_[path[i]] += path.size() - i;
    }
    return known;
}

std::optional<KnownTree::Place> KnownTree::find(std::span<const Clue> history, const Code* guess) const
{
    Place place{0, {}, {}};
    std::vector<std::size_t> nodes; // the strategy's node for each row of the history
    for (const Clue& clue : history) {
        const std::size_t end = tree_[place.node].end;
        nodes.push_back(place.node++);
        while (place.node < end && tree_[place.node].answer != clue.answer) place.node = tree_[place.node].end;
        if (place.node >= end) return std::nullopt;
    }
    const auto last = place.from.begin() + rules_.positions;
    std::iota(place.from.begin(), last, std::uint8_t{0});
    do {
        Names names;
        bool fits = true;
        for (std::size_t i = 0; i < nodes.size() && fits; ++i)
            fits = becomes(rules_, names, place.from, history[i].guess, tree_[nodes[i]].guess);
        if (!fits || (guess != nullptr && !becomes(rules_, names, place.from, *guess, tree_[place.node].guess)))
            continue;
        settle(rules_, names);
        place.to = names.to;
        return place;
    } while (std::next_permutation(place.from.begin(), last));
    return std::nullopt;
}

Code KnownTree::guess(const Place& place) const
{
    std::array<std::uint8_t, max_symbols> back{};
    for (int symbol = 0; symbol < rules_.symbols; ++symbol)
        back[place.to[static_cast<std::size_t>(symbol)]] = static_cast<std::uint8_t>(symbol);
    Code code;
    for (int i = 0; i < rules_.positions; ++i)
        code.symbol[place.from[static_cast<std::size_t>(i)]] = back[tree_[place.node].guess.symbol[i]];
    return code;
}

std::optional<Code> known_move(const Rules& r, std::span<const Clue> history)
{
    const auto tree = KnownTree::of(r);
    if (!tree) return std::nullopt;
    const auto place = tree->follow(history);
    return place ? std::optional(tree->guess(*place)) : std::nullopt;
}

} // namespace engine::codes::optimal
