#pragma once
// Reads fields of an engine's result. It arrives as a worker's message, so a missing or wrong field reads as 0, false
// or empty.
#include "engine/codes/rules.hpp"
#include "engine/request/json.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shell::pegs::json_read {

using nlohmann::json;

inline std::int64_t whole(const json& o, const char* key)
{
    const auto it = o.find(key);
    return it != o.end() && it->is_number_integer() ? it->get<std::int64_t>() : 0;
}
inline double real(const json& o, const char* key)
{
    const auto it = o.find(key);
    return it != o.end() && it->is_number() ? it->get<double>() : 0.0;
}
inline bool flag(const json& o, const char* key)
{
    const auto it = o.find(key);
    return it != o.end() && it->is_boolean() && it->get<bool>();
}
inline const json& list(const json& o, const char* key)
{
    static const json none = json::array();
    const auto it = o.find(key);
    return it != o.end() && it->is_array() ? *it : none;
}
inline std::optional<engine::codes::Code> code_in(const engine::codes::Rules& r, const json& o)
{
    if (!o.is_string()) return std::nullopt;
    const auto code = engine::codes::parse_code(r, o.get_ref<const std::string&>());
    return code ? std::optional(*code) : std::nullopt;
}
inline std::vector<std::int64_t> figures(const json& o)
{
    std::vector<std::int64_t> out;
    if (o.is_array())
        for (const auto& v : o) out.push_back(v.is_number_integer() ? v.get<std::int64_t>() : 0);
    return out;
}

} // namespace shell::pegs::json_read
