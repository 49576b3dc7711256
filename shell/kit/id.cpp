#include "shell/kit/id.hpp"

namespace shell::kit {

OwnedId make_id(Id name, std::int64_t n) { return part_of(name, ":" + std::to_string(n)); }

std::string make_id(std::string_view name, std::int64_t n) { return std::string(name) + std::to_string(n); }

OwnedId part_of(Id name, std::string_view part)
{
    OwnedId out = name;
    out.text_ += part;
    return out;
}

bool is_of(std::string_view id, std::string_view name)
{
    return id.starts_with(name) && (id.size() == name.size() || id[name.size()] == ':');
}

bool operator==(const ActionId& a, Id b) { return a.text_ == b.text(); }

} // namespace shell::kit
