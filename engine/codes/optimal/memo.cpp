#include "engine/codes/optimal/memo.hpp"
#include "engine/base/rng.hpp"
#include <algorithm>
#include <bit>
#include <cstring>

namespace engine::codes::optimal {
namespace {

constexpr std::size_t least_pairs = 1u << 9, most_pairs = 1u << 19; // 72 kB to 75 MB
constexpr std::size_t most_large_members = 8'000'000;               // 16 MB

} // namespace

Memo::Memo(int codes, std::size_t candidates)
{
    Rng draw(1);
    keys_.reserve(static_cast<std::size_t>(codes));
    for (int i = 0; i < codes; ++i) keys_.push_back(draw.next());
    const std::size_t pairs = static_cast<std::size_t>(codes) * candidates; // pairs of a guess and a candidate
    small_.resize(2 * std::clamp(std::bit_ceil(pairs / 64 + 1), least_pairs, most_pairs));
}

std::uint64_t Memo::key_of(std::span<const Index> set, int guesses) const
{
    auto key = static_cast<std::uint64_t>(guesses) * 0x9E3779B97F4A7C15u;
    for (const Index c : set) key += keys_[c];
    return key;
}

const Memo::Small* Memo::find_small(std::uint64_t key, std::span<const Index> set, int guesses) const
{
    const std::size_t pair = (key >> 32 & (small_.size() / 2 - 1)) * 2;
    for (const Small* s = &small_[pair]; s != &small_[pair] + 2; ++s)
        if (s->key == key && s->time == time_ && s->guesses == guesses && s->size == set.size() &&
            std::memcmp(s->set.data(), set.data(), set.size_bytes()) == 0)
            return s;
    return nullptr;
}

Known Memo::find(std::span<const Index> set, int guesses) const
{
    const std::uint64_t key = key_of(set, guesses);
    if (set.size() <= small) {
        const Small* const s = find_small(key, set, guesses);
        return s == nullptr ? Known{} : s->known;
    }
    const auto at = large_.find(key);
    if (at == large_.end() || at->second.guesses != guesses ||
        !std::equal(set.begin(), set.end(), at->second.set.begin(), at->second.set.end()))
        return {};
    return at->second.known;
}

void Memo::store(std::span<const Index> set, int guesses, const Known& known)
{
    const std::uint64_t key = key_of(set, guesses);
    if (set.size() <= small) {
        if (const Small* const s = find_small(key, set, guesses)) {
            small_[static_cast<std::size_t>(s - small_.data())].known = known;
            return;
        }
        Small* const pair = &small_[(key >> 32 & (small_.size() / 2 - 1)) * 2];
        pair[1] = pair[0];
        pair[0].key = key;
        pair[0].known = known;
        pair[0].time = time_;
        pair[0].guesses = static_cast<std::uint16_t>(guesses);
        pair[0].size = static_cast<std::uint16_t>(set.size());
        std::copy(set.begin(), set.end(), pair[0].set.begin());
        return;
    }
    if (const auto at = large_.find(key); at != large_.end()) {
        Large& l = at->second;
        if (l.guesses == guesses && std::equal(set.begin(), set.end(), l.set.begin(), l.set.end())) l.known = known;
        return;
    }
    if (large_members_ + set.size() > most_large_members) return;
    large_members_ += set.size();
    large_.emplace(key, Large{known, guesses, {set.begin(), set.end()}});
}

void Memo::forget()
{
    ++time_;
    large_.clear();
    large_members_ = 0;
}

} // namespace engine::codes::optimal
