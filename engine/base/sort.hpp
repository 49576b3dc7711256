#pragma once
// Stable sorting by a 64-bit key, with one instantiation for the whole program: std::sort with a comparison costs about
// 1.5 kB of code for every type sorted.
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

namespace engine {

/// order_of(keys)[i] is the index of the i-th smallest key; equal keys keep their order. O(n log n); fewer than 2^32
/// keys.
std::vector<std::uint32_t> order_of(const std::vector<std::uint64_t>& keys);

/// Ascending by `key_of(item)`, a std::uint64_t; equal keys keep their order.
template <class T, class KeyOf>
void sort_by_key(std::vector<T>& items, KeyOf key_of)
{
    std::vector<std::uint64_t> keys;
    keys.reserve(items.size());
    for (const T& item : items) keys.push_back(key_of(item));
    std::vector<T> sorted;
    sorted.reserve(items.size());
    for (const std::uint32_t i : order_of(keys)) sorted.push_back(std::move(items[i]));
    items = std::move(sorted);
}

/// A key that sorts larger numbers first. Precondition: x >= 0, not NaN.
inline std::uint64_t larger_first(double x)
{
    x += 0.0;               // turns −0 into 0
    std::uint64_t bits = 0; // the bits of non-negative doubles sort as the numbers do; libc++ 14 has no std::bit_cast
    std::memcpy(&bits, &x, sizeof bits);
    return ~bits;
}

} // namespace engine
