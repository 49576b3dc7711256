#include "engine/request/json.hpp"
#include <doctest/doctest.h>

using engine::request::Json;
using engine::request::read_json;
using engine::request::write_json;

TEST_SUITE("json")
{
    TEST_CASE("reading gives what the library's own parser gives, good or bad")
    {
        for (const char* text : {"null",
                                 "true",
                                 "false",
                                 "0",
                                 "-1",
                                 "18446744073709551615",
                                 "-9223372036854775808",
                                 "1e3",
                                 "-0.25",
                                 R"("")",
                                 R"("a\u00f1\ud83d\ude00\n\"\\")",
                                 "[]",
                                 "{}",
                                 "[[],{},[1,[2,[3]]],\"x\",null]",
                                 R"({"a":{"b":[1,{"c":2},3],"d":{}},"e":[[{"f":-1.5}]],"a2":true})",
                                 R"({"twice":1,"twice":[2]})",
                                 " [ 1 , 2 ] ",
                                 "",
                                 " ",
                                 "{",
                                 "[1,",
                                 "[1,]",
                                 "{\"a\"}",
                                 "{\"a\":}",
                                 "{a:1}",
                                 "nul",
                                 "1 2",
                                 "[1]]",
                                 "01",
                                 "1e999",
                                 R"("\ud83d")",
                                 "\"\x01\"",
                                 "\"\xff\"",
                                 "\xef\xbb\xbf[1]",
                                 "[1]//"}) {
            CAPTURE(text);
            const Json ours = read_json(text), theirs = Json::parse(text, nullptr, false);
            CHECK(ours.is_discarded() == theirs.is_discarded());
            if (!theirs.is_discarded()) CHECK(ours == theirs);
        }
    }
    TEST_CASE("writing stays on one line: control characters are escaped, what is not UTF-8 is replaced")
    {
        CHECK(write_json(Json{{"text", "a\x01\x1f\n\"\x7f"}, {"n", 0.1}}) ==
              "{\"n\":0.1,\"text\":\"a\\u0001\\u001f\\n\\\"\x7f\"}");
        CHECK(write_json("\xff") == "\"\xef\xbf\xbd\"");
    }
}
