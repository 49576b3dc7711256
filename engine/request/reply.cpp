#include "engine/request/reply.hpp"

namespace engine::request {
namespace {

std::string text(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace

std::string ok_line(const Json& result) { return "{\"ok\":true,\"result\":" + text(result) + "}"; }

std::string error_line(const Problem& p)
{
    Json error = {{"kind", p.kind}, {"message", p.message}};
    if (p.at >= 0) error["at"] = p.at;
    if (!p.field.empty()) error["field"] = p.field;
    return "{\"ok\":false,\"error\":" + text(error) + "}";
}

} // namespace engine::request
