#include "shell/kit/seed.hpp"
#include <random>

namespace shell::kit {

std::uint64_t fresh_seed()
{
    std::random_device device; // in a page: crypto.getRandomValues
    return (std::uint64_t{device()} << 32 | device()) % 1'000'000'000;
}

} // namespace shell::kit
