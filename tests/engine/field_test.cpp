// Cases from the field: what people reported, printed or asked elsewhere, with the right answers (tests/data/field.json).
#include "tests/engine/request_support.hpp"
#include <fstream>
#include <sstream>

namespace {

using request_support::Json, request_support::good;

std::string text_of(const std::string& name)
{
    std::ifstream file(name);
    INFO(name);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The part of the result that a path names: a JSON pointer, with # for a length.
Json part_of(const Json& result, std::string path)
{
    const bool length = path.ends_with('#');
    if (length || path.ends_with('~')) path.pop_back();
    const Json::json_pointer pointer(path);
    if (!result.contains(pointer)) return nullptr;
    const Json part = result[pointer];
    return length ? Json(part.size()) : part;
}

Json sorted(Json list)
{
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

TEST_SUITE("field")
{
    TEST_CASE("every case that is a request has the right answer")
    {
        const Json cases = Json::parse(text_of("tests/data/field.json"))["cases"];
        CHECK(cases.size() == 54);
        int asked = 0;
        for (const Json& one : cases) {
            INFO(one["id"].get<std::string>(), ": ", one["says"].get<std::string>());
            CHECK((one.contains("asks") || one.contains("tests")));
            for (const Json& ask : one.value("asks", Json::array())) {
                const Json result = good(ask["request"]);
                for (const auto& one_part : ask["expect"].items()) {
                    const std::string path = one_part.key(); // clang 14 captures no structured binding
                    const Json part = part_of(result, path), expected = one_part.value();
                    INFO(path, " is ", part.dump());
                    CHECK((path.ends_with('~') ? sorted(part) == sorted(expected) : part == expected));
                    ++asked;
                }
            }
        }
        MESSAGE(asked, " answers of requests");
        CHECK(asked > 150);
    }
    TEST_CASE("every other case names the tests that play it")
    {
        for (const Json& one : Json::parse(text_of("tests/data/field.json"))["cases"])
            for (const Json& named : one.value("tests", Json::array())) {
                const std::string name = named.get<std::string>();
                const auto colon = name.find(": ");
                INFO(name);
                REQUIRE(colon != std::string::npos);
                CHECK(text_of(name.substr(0, colon)).find(name.substr(colon + 2)) != std::string::npos);
            }
    }
}
