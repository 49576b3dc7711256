#include "shell/kit/seed.hpp"
#include <chrono>

namespace shell::kit {

std::uint64_t fresh_seed()
{
    auto x = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()) ^
             static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count()) << 20;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return (x ^ (x >> 31)) % 1'000'000'000;
}

} // namespace shell::kit
