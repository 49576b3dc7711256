#pragma once
// Runs a request, and checks that its reply is one line of JSON: a result, or an error with a message.
#include "engine/base/check.hpp"
#include "engine/request/request.hpp"
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace fuzz {

/// Cancels long work: valid requests may take minutes.
inline void try_request(std::string_view line)
{
    engine::request::Request request(line);
    for (int slices = 0; slices < 4 && request.step(engine::Budget{500}) == engine::Step::more; ++slices) {}
    const std::string& result = request.result();
    if (result.empty()) return;
    ENGINE_CHECK(result.find('\n') == std::string::npos);
    const auto json = nlohmann::json::parse(result, nullptr, false);
    ENGINE_CHECK(json.is_object() && json.contains("ok"));
    if (json["ok"] == true) ENGINE_CHECK(json.contains("result"));
    else ENGINE_CHECK(!json["error"]["message"].get<std::string>().empty());
}

} // namespace fuzz
