// The JSON library's code for all tests, compiled with optimisation and without sanitizers. The linker meets this file
// first, so its copies replace the slow ones of the tests and of the code under test.
#include <nlohmann/json.hpp>
#include <string>

template class nlohmann::basic_json<>;
template nlohmann::json nlohmann::json::parse(const std::string&, nlohmann::json::parser_callback_t, bool, bool);
template nlohmann::json nlohmann::json::parse(std::string&, nlohmann::json::parser_callback_t, bool, bool);
template nlohmann::json nlohmann::json::parse(std::string&&, nlohmann::json::parser_callback_t, bool, bool);
