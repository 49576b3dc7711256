#pragma once
// The states of a level of DealSpace or QuestionSpace, found by their packed counts. Inline, because both are compiled
// for speed.
#include "engine/cluedo/classes.hpp"
#include <algorithm>
#include <cstdint>
#include <vector>

namespace engine::cluedo {

struct States {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::vector<Packed> keys;
    std::vector<std::uint32_t> slots; // index + 1, 0 = empty; the size is a power of two

    /// The state's index, or none. Precondition: a state has been inserted.
    std::uint32_t find(Packed key) const
    {
        const std::uint32_t slot = slots[slot_of(key)];
        return slot == 0 ? none : slot - 1;
    }
    /// The index of the state, a new one if there is none.
    std::uint32_t insert(Packed key)
    {
        if (keys.size() * 2 >= slots.size()) grow();
        std::uint32_t& slot = slots[slot_of(key)];
        if (slot != 0) return slot - 1;
        keys.push_back(key);
        slot = static_cast<std::uint32_t>(keys.size());
        return slot - 1;
    }

private:
    /// The place of the state, or the empty one where it belongs.
    std::size_t slot_of(Packed key) const
    {
        const std::size_t mask = slots.size() - 1;
        std::size_t i = hash_of(key) & mask;
        while (slots[i] != 0 && keys[slots[i] - 1] != key) i = (i + 1) & mask;
        return i;
    }
    void grow()
    {
        slots.assign(std::max<std::size_t>(64, slots.size() * 2), 0);
        for (std::size_t k = 0; k < keys.size(); ++k) slots[slot_of(keys[k])] = static_cast<std::uint32_t>(k + 1);
    }
};

} // namespace engine::cluedo
