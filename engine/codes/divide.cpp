#include "engine/codes/divide.hpp"
#include <algorithm>

namespace engine::codes {

const Cells& Divider::divide(const Packed& guess, std::span<Packed> codes)
{
    sizes_.fill(0);
    slot_.resize(std::max(slot_.size(), codes.size()));
    sorted_.assign(codes.begin(), codes.end());
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const auto slot = static_cast<std::size_t>(slots_.slot(guess, codes[i]));
        slot_[i] = static_cast<std::uint8_t>(slot);
        ++sizes_[slot];
    }
    std::array<std::size_t, max_slots> place{};
    std::size_t at = 0;
    for (std::size_t slot = 0; slot < place.size(); ++slot) {
        place[slot] = at;
        at += sizes_[slot];
    }
    for (std::size_t i = 0; i < sorted_.size(); ++i) codes[place[slot_[i]]++] = sorted_[i];
    return sizes_;
}

Candidates all_packed(const Rules& r)
{
    Candidates all;
    all.reserve(static_cast<std::size_t>(code_count(r)));
    for (const Code& code : all_codes(r)) all.push_back(pack(r, code));
    return all;
}

} // namespace engine::codes
