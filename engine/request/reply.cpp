#include "engine/request/reply.hpp"

namespace engine::request {

std::string ok_line(const Json& result) { return "{\"ok\":true,\"result\":" + write_json(result) + "}"; }

std::string error_line(const Problem& p)
{
    Json error = {{"kind", p.kind}, {"message", p.message}};
    if (p.at >= 0) error["at"] = p.at;
    if (!p.field.empty()) error["field"] = p.field;
    return "{\"ok\":false,\"error\":" + write_json(error) + "}";
}

} // namespace engine::request
