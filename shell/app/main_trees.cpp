// The stored strategies of optimal play in the page's program that has them: texts that are fetched when a request first asks for them
// (web/slices.mjs), 22 kB gzipped that hardly anybody needs. A request that has asked in vain is begun again when the text has come;
// if it cannot be had, the search finds a move as good, as it does for all other boards.
#include "engine/codes/optimal/known.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <emscripten.h>
#include <map>
#include <string>

namespace {

using Texts = std::map<std::string, std::string, std::less<>>; // by rules

Texts& given()
{
    static Texts texts;
    return texts;
}

std::string& missed()
{
    static std::string rules;
    return rules;
}

} // namespace

std::string_view engine::codes::optimal::stored_tree(std::string_view rules)
{
    const auto it = given().find(rules);
    if (it != given().end()) return it->second;
    missed() = rules;
    return {};
}

/// Whose strategy a request has asked for in vain since this was called last; "" = none.
extern "C" EMSCRIPTEN_KEEPALIVE const char* request_misses()
{
    static std::string rules;
    rules = std::exchange(missed(), {});
    return rules.c_str();
}

/// Its text, for the requests that follow; what is none counts as "there is none".
extern "C" EMSCRIPTEN_KEEPALIVE void request_tree(const char* rules, const char* text)
{
    const auto read = engine::codes::optimal::parse_strategy(text);
    given()[rules] = read && to_text(read->rules) == rules ? text : "";
}
