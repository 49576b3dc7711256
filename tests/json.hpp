#pragma once
// JSON for tests. tests/json.cpp compiles the library once, with optimisation; the tests themselves are not optimised.
#include <nlohmann/json.hpp>
#include <string>

extern template class nlohmann::basic_json<>;
extern template nlohmann::json nlohmann::json::parse(const std::string&, nlohmann::json::parser_callback_t, bool, bool);
extern template nlohmann::json nlohmann::json::parse(std::string&, nlohmann::json::parser_callback_t, bool, bool);
extern template nlohmann::json nlohmann::json::parse(std::string&&, nlohmann::json::parser_callback_t, bool, bool);
