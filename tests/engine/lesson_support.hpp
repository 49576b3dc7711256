#pragma once
// A small lesson without a fault, and lesson.check's faults of its variants.
#include "engine/request/lesson_board.hpp"
#include "engine/request/lesson_check.hpp"
#include "engine/request/request.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <string>

namespace engine::lessons {

using Json = nlohmann::json;

/// Answers as `sagaz lesson check` does, with the check of boards.
inline Json reply_to(const Json& request)
{
    request::ask_of_boards(request::problem_of_board);
    Json reply = Json::parse(request::answer(request.dump()), nullptr, false);
    REQUIRE(reply.is_object());
    return reply;
}

/// One step of each kind: text only, an action, a set, a drawn number.
inline Json sample()
{
    return Json::parse(R"json({
"id": "cut-1", "game": "trees", "minutes": 8, "after": ["minimax"], "title": "title", "source": "003",
"teacher": {"aim": "aim", "expect": {"es": "Nada.", "en": "Nothing."}},
"steps": [
  {"say": "s0", "at": "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)",
   "show": [{"id": "tab", "value": "1"}], "hide": ["analysis"], "point": ["node:4"]},
  {"say": "s1", "wait": {"event": "act", "id": "step", "label": "w1"}},
  {"say": "s2", "ask": {"kind": "set", "say": "q2",
    "options": [{"value": "1.1", "id": "node:8"}, {"value": "1.2", "id": "node:9", "say": "o1", "note": "n1"}, {"value": "2.2"}],
    "answer": ["1.1", "1.2"],
    "because": {"op": "minus", "of": [{"value": ["1.1", "1.2", "2.2"]},
      {"request": {"cmd": "search.tree", "tree": "(3 12 8)(2 4 6)(14 5 2)", "algorithm": "alphabeta"}, "path": "visited_leaf_paths"}]},
    "wrong": [{"answer": ["1.1"], "say": "m"}], "hints": ["h"], "right": "r", "reveal": [{"id": "step", "value": 12}]}},
  {"say": "s3", "fresh": {
    "given": [{"name": "a", "between": [1, 9]}, {"name": "b", "between": [1, 9]}],
    "line": "trees 1 explore max alphabeta left_to_right {seed} ({a},{b},8)(2,4,6)",
    "request": {"cmd": "search.tree", "tree": "({a} {b} 8)(2 4 6)"}, "path": "value",
    "wrong": [{"request": {"cmd": "search.tree", "tree": "({a} {b} 8)(2 4 6)", "root": "MIN"}, "path": "value", "say": "m"}]},
   "ask": {"kind": "number", "say": "q3", "hints": ["h"], "right": "r"}}
]
})json");
}

inline Json sample_texts()
{
    const Json file = {{"title", "T"},    {"aim", "A"}, {"s0", "Uno."}, {"s1", "Dos\tdos"}, {"s2", "Tres\\\nlíneas"},
                       {"s3", "{a},{b}"}, {"w1", "W"},  {"q2", "?"},    {"q3", "¿?"},       {"o1", "O"},
                       {"n1", "N"},       {"m", "M"},   {"h", "H"},     {"r", "R"}};
    return {{"es", file}, {"en", file}};
}

/// "path: message" of each fault and each advice, one per line.
inline std::string faults_of(const Json& lesson, const Json& texts = sample_texts(), int seeds = 5)
{
    const Json reply = reply_to({{"cmd", "lesson.check"}, {"lesson", lesson}, {"texts", texts}, {"seeds", seeds}});
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    std::string all;
    for (const char* list : {"faults", "advice"})
        for (const Json& f : reply["result"][list])
            all += f["path"].get<std::string>() + ": " + f["message"].get<std::string>() + "\n";
    return all;
}

/// The sample with a value put at a path; null removes the value there.
inline Json with(const std::string& place, const Json& put, Json lesson = sample())
{
    const Json::json_pointer at(place);
    Json& parent = lesson[at.parent_pointer()];
    if (!put.is_null()) lesson[at] = put;
    else if (parent.is_array()) parent.erase(std::stoul(at.back()));
    else parent.erase(at.back());
    return lesson;
}
inline Json with_text(const std::string& place, const std::string& value, Json lesson = sample())
{
    const Json put = Json::parse(value, nullptr, false);
    REQUIRE_MESSAGE(!put.is_discarded(), value);
    return with(place, put, std::move(lesson));
}

} // namespace engine::lessons
