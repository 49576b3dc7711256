#include "engine/request/reply.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/types/line.hpp"

namespace engine::request {

std::string ok_line(const Json& result) { return "{\"ok\":true,\"result\":" + write_json(result) + "}"; }

std::string error_line(const Problem& p)
{
    ErrorFields error{p.kind, p.message, {}, {}};
    if (p.at >= 0) error.at = p.at;
    if (!p.field.empty()) error.field = p.field;
    return "{\"ok\":false,\"error\":" + write_json(write_object(error)) + "}";
}

} // namespace engine::request
