#pragma once
// Sends a request and returns its reply.
#include "engine/request/request.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <string>
#include <utility>

namespace request_support {

namespace request = engine::request;
using Json = nlohmann::json;

inline Json ask(const std::string& line)
{
    const std::string text = request::answer(line);
    CHECK(text.find('\n') == std::string::npos);
    Json json = Json::parse(text, nullptr, false);
    REQUIRE(json.is_object());
    REQUIRE(json.contains("ok"));
    return json;
}
inline Json good(const Json& request)
{
    const Json reply = ask(request.dump());
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    return reply["result"];
}
/// "kind field" of the error.
inline std::string bad(const std::string& line)
{
    const Json reply = ask(line);
    if (reply["ok"] != false) return "ok";
    const Json& e = reply["error"];
    CHECK(e["message"].get<std::string>().size() > 20);
    const std::string field = e.contains("field") ? " " + e["field"].get<std::string>() : "";
    return e["kind"].get<std::string>() + field;
}
inline std::string faulted(const Json& request) { return bad(request.dump()); }
/// The request with one field changed.
inline Json with(Json request, const char* field, Json value)
{
    request[field] = std::move(value);
    return request;
}
inline Json base(const char* cmd, const char* rules) { return {{"cmd", cmd}, {"rules", rules}}; }

} // namespace request_support
