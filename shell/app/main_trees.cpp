// The stored strategies of optimal play, in the page's program that needs them: texts that web/slices.mjs fetches when
// a request first asks for one (22 kB gzipped, rarely needed). The request then starts again with the text. Without it,
// the search finds an equally good move, as for all other boards.
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

/// The rules of a strategy that a request lacked since the last call; "" = none.
extern "C" EMSCRIPTEN_KEEPALIVE const char* request_misses()
{
    static std::string rules;
    rules = std::exchange(missed(), {});
    return rules.c_str();
}

/// Stores the strategy's text for later requests. An invalid text counts as "no strategy".
extern "C" EMSCRIPTEN_KEEPALIVE void request_tree(const char* rules, const char* text)
{
    const auto read = engine::codes::optimal::parse_strategy(text);
    given()[rules] = read && to_text(read->rules) == rules ? text : "";
}
