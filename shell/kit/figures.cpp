#include "shell/kit/figures.hpp"
#include <charconv>

namespace shell::kit {
namespace {

template <class Number>
std::optional<Number> whole(std::string_view text)
{
    Number n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return n;
}

} // namespace

std::optional<int> parse_int(std::string_view text, int least, int most)
{
    const auto n = whole<int>(text);
    return n && *n >= least && *n <= most ? n : std::nullopt;
}

std::optional<int> suffix_index(std::string_view id, Id of, int most)
{
    const std::string_view name = of.text();
    if (id.size() <= name.size() + 1 || !id.starts_with(name) || id[name.size()] != ':') return std::nullopt;
    return figure(id.substr(name.size() + 1), 0, most);
}

std::optional<std::uint64_t> seed_from(std::string_view text) { return whole<std::uint64_t>(text); }

} // namespace shell::kit
