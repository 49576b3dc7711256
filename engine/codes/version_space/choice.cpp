#include "engine/codes/version_space/choice.hpp"
#include <algorithm>
#include <bit>

namespace engine::codes::version_space {
namespace {

Code any_member(const Rules& r, const Space& s, Count size, Rng& draw) { return member(r, s, draw.below(size)); }

std::size_t any_of_size(const std::vector<Count>& sizes, Count size, Rng& draw)
{
    auto rank = draw.index(static_cast<std::size_t>(std::count(sizes.begin(), sizes.end(), size)));
    std::size_t i = 0;
    while (sizes[i] != size || rank-- > 0) ++i;
    return i;
}

/// Gives the open slots distinct possible values, preferring the order of `values`, and removes those it used;
/// backtracking over at most eight slots.
bool fill(const std::array<Mask, max_positions>& can, std::span<const int> open, std::vector<std::uint8_t>& values,
          Code& guess)
{
    if (open.empty()) return true;
    for (std::size_t k = 0; k < values.size(); ++k) {
        const std::uint8_t v = values[k];
        if ((can[static_cast<std::size_t>(open[0])] >> v & 1u) == 0) continue;
        values.erase(values.begin() + static_cast<std::ptrdiff_t>(k));
        guess.symbol[static_cast<std::size_t>(open[0])] = v;
        if (fill(can, open.subspan(1), values, guess)) return true;
        values.insert(values.begin() + static_cast<std::ptrdiff_t>(k), v);
    }
    return false;
}

} // namespace

std::string_view name(Overlap o) { return o == Overlap::united ? "union" : "sum"; }

std::array<Mask, max_positions> support(const SpaceSet& set)
{
    const Rules& r = set.rules();
    std::array<Mask, max_positions> can{};
    for (const Live& one : set.live())
        for (int i = 0; i < r.positions; ++i) {
            unsigned fresh = allowed(r, one.space, i) & ~can[i] & 0xFFFFu;
            for (; fresh != 0; fresh &= fresh - 1) {
                Space fixed = one.space;
                fixed.asserted[i] = static_cast<std::uint8_t>(std::countr_zero(fresh));
                if (has_member(r, fixed)) can[i] |= static_cast<Mask>(fresh & -fresh);
            }
        }
    return can;
}

std::optional<Code> split_guess(const SpaceSet& set, Count codes, Split split, Rng& draw)
{
    if (split == Split::never || codes <= 2) return std::nullopt;
    const Rules& r = set.rules();
    const auto can = support(set);
    std::vector<int> open, known;
    Mask values = 0;
    for (int i = 0; i < r.positions; ++i)
        if (std::popcount(can[i]) == 1) {
            known.push_back(i);
        } else {
            open.push_back(i);
            values |= can[i];
        }
    const int q = std::popcount(values), slots = static_cast<int>(open.size());
    if (known.empty() || q < 2 * slots || (split == Split::single && (slots != 1 || q < 4))) return std::nullopt;
    std::vector<std::uint8_t> left;
    for (std::uint8_t v = 0; v < r.symbols; ++v)
        if (values >> v & 1u) left.push_back(v);
    draw.shuffle(std::span<std::uint8_t>(left));
    Code guess;
    for (const int i : known) guess.symbol[i] = static_cast<std::uint8_t>(std::countr_zero(can[i]));
    if (!fill(can, open, left, guess)) return std::nullopt;
    const int tried = std::min<int>((q + 1) / 2, r.positions);
    for (int extra = 0; extra < tried - slots; ++extra) // the last known slots first, as in the source's example
        guess.symbol[static_cast<std::size_t>(known[known.size() - 1 - static_cast<std::size_t>(extra)])] =
            left[static_cast<std::size_t>(extra)];
    ENGINE_CHECK(legal(r, guess));
    return guess;
}

Code choose_code(const SpaceSet& set, Tie tie, Split split, Rng& draw)
{
    const Rules& r = set.rules();
    const auto& live = set.live();
    ENGINE_CHECK(!live.empty());
    std::vector<Count> sizes;
    Count codes = 0;
    for (const Live& one : live) {
        sizes.push_back(members(r, one.space));
        codes += sizes.back();
    }
    if (auto guess = split_guess(set, codes, split, draw)) return *guess;
    std::size_t chosen = 0;
    switch (tie) {
    case Tie::uniform_code: {
        Count rank = draw.below(codes);
        while (rank >= sizes[chosen]) rank -= sizes[chosen++];
        return member(r, live[chosen].space, rank);
    }
    case Tie::first_code: {
        Code first = member(r, live[0].space, 0);
        for (const Live& one : live) first = std::min(first, member(r, one.space, 0));
        return first;
    }
    case Tie::first_space_first_code:
        return member(r, live[0].space, 0);
    case Tie::first_space:
        break;
    case Tie::uniform_space:
        chosen = draw.index(live.size());
        break;
    case Tie::last_space:
        chosen = live.size() - 1;
        break;
    case Tie::largest_space:
        chosen = any_of_size(sizes, *std::max_element(sizes.begin(), sizes.end()), draw);
        break;
    case Tie::smallest_space:
        chosen = any_of_size(sizes, *std::min_element(sizes.begin(), sizes.end()), draw);
        break;
    }
    return any_member(r, live[chosen].space, sizes[chosen], draw);
}

std::optional<std::vector<Covered>> covered_codes(const SpaceSet& set)
{
    const Rules& r = set.rules();
    Count total = 0;
    for (const Live& one : set.live()) {
        total += members(r, one.space);
        if (total > overlap_limit) return std::nullopt;
    }
    std::vector<Code> all;
    all.reserve(static_cast<std::size_t>(total));
    for (const Live& one : set.live())
        for (Count k = 0, n = members(r, one.space); k < n; ++k) all.push_back(member(r, one.space, k));
    std::sort(all.begin(), all.end());
    std::vector<Covered> codes;
    for (const Code& c : all) {
        if (codes.empty() || !(codes.back().code == c)) codes.push_back({c, 0});
        ++codes.back().spaces;
    }
    return codes;
}

std::optional<Code> choose_code(const SpaceSet& set, const PlayOptions& play, Rng& draw)
{
    if (play.cover != Cover::c) return choose_code(set, play.tie, play.split, draw);
    auto codes = covered_codes(set);
    if (!codes) return std::nullopt;
    if (play.overlap == Overlap::summed) {
        Count most = 0;
        for (const Covered& c : *codes) most = std::max(most, c.spaces);
        std::erase_if(*codes, [&](const Covered& c) { return c.spaces < most; });
    }
    return (*codes)[play.tie == Tie::first_code ? 0 : draw.index(codes->size())].code;
}

Code choose_code(const Rules& r, const Suspects& suspects, const Belief& b, Tie tie, Rng& draw)
{
    return unpack(r, suspects.best(b, tie == Tie::first_code ? 0 : draw.below(b.best)));
}

} // namespace engine::codes::version_space
