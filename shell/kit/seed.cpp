#include "shell/kit/seed.hpp"
#include <random>

namespace shell::kit {
namespace {

std::uint64_t (*seed_source)() = nullptr;

} // namespace

void seeds_from(std::uint64_t (*source)()) { seed_source = source; }

std::uint64_t fresh_seed()
{
    if (seed_source) return seed_source() % 1'000'000'000;
    std::random_device device; // in a page: crypto.getRandomValues
    return (std::uint64_t{device()} << 32 | device()) % 1'000'000'000;
}

} // namespace shell::kit
