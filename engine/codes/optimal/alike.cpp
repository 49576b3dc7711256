#include "engine/codes/optimal/alike.hpp"
#include <algorithm>
#include <bit>
#include <numeric>

namespace engine::codes::optimal {

Alike::Alike(const Rules& r) : rules_(r), known_(0)
{
    Image image;
    image.to.fill(free);
    std::iota(image.from.begin(), image.from.end(), std::uint8_t{0});
    do images_.push_back(image);
    while (std::next_permutation(image.from.begin(), image.from.begin() + r.positions));
}

bool Alike::is_none() const { return images_.size() <= 1 && std::popcount(all_symbols(rules_) & ~known_) <= 1; }

Alike Alike::after(const Code& guess) const
{
    Alike next;
    next.rules_ = rules_;
    next.known_ = known_ | symbols_of(rules_, guess);
    for (Image image : images_) {
        bool stays = true; // maps the guess onto itself; the new renamings stay one to one
        for (int i = 0; i < rules_.positions && stays; ++i) {
            std::uint8_t& to = image.to[guess.symbol[image.from[i]]];
            if (to == free) to = guess.symbol[i];
            stays = to == guess.symbol[i];
        }
        if (stays) next.images_.push_back(image);
    }
    return next;
}

bool Alike::is_first(const Code& code) const
{
    return std::none_of(images_.begin(), images_.end(), [&](const Image& image) { return comes_before(image, code); });
}

/// Whether the image of `code`, with free symbols assigned the smallest way, precedes `code`.
bool Alike::comes_before(const Image& image, const Code& code) const
{
    Symbols left = all_symbols(rules_) & ~known_;
    std::array<std::uint8_t, max_symbols> to = image.to;
    for (int i = 0; i < rules_.positions; ++i) {
        std::uint8_t& symbol = to[code.symbol[image.from[i]]];
        if (symbol == free) {
            symbol = static_cast<std::uint8_t>(std::countr_zero(left));
            left &= left - 1;
        }
        if (symbol != code.symbol[i]) return symbol < code.symbol[i];
    }
    return false;
}

} // namespace engine::codes::optimal
