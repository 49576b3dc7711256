#include "engine/base/named.hpp"

namespace engine {

std::string_view nth_name(std::string_view names, std::size_t n)
{
    for (; n > 0; --n) {
        const auto comma = names.find(", ");
        if (comma == std::string_view::npos) return {};
        names.remove_prefix(comma + 2);
    }
    return names.substr(0, names.find(", "));
}

} // namespace engine
