// Requests as types: README.md, the JSON Schema, refusals word for word, values there and back.
#define JSON_NOEXCEPTION 1
#include "engine/request/codec.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/schema.hpp"
#include "engine/request/types/every.hpp"
#include "engine/request/types/line.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/engine/schema_support.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace engine;
using namespace request_support;
using schema_support::Schemas;

namespace {

std::string text_of(const char* path)
{
    std::ifstream file(path, std::ios::binary);
    REQUIRE_MESSAGE(file, "run from the project's root");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const std::string& readme()
{
    static const std::string text = text_of("engine/request/README.md");
    return text;
}

struct Example {
    Json request, result;
};

/// The examples of README.md by their command.
const std::map<std::string, Example>& examples()
{
    static const std::map<std::string, Example> all = [] {
        std::map<std::string, Example> found;
        std::vector<Json> blocks;
        const std::string& text = readme();
        const std::string fence = "```json\n";
        for (auto begin = text.find(fence); begin != text.npos; begin = text.find(fence, begin)) {
            begin += fence.size();
            blocks.push_back(Json::parse(text.substr(begin, text.find("\n```", begin) - begin), nullptr, false));
        }
        for (std::size_t i = 0; i + 1 < blocks.size(); i += 2)
            found[blocks[i]["cmd"].get<std::string>()] = {blocks[i], blocks[i + 1]};
        return found;
    }();
    return all;
}

const Schemas& schemas()
{
    static const Schemas all(request::json_schema());
    return all;
}

/// A request's fields from JSON, without `cmd`; its problem.
template <class Q>
std::optional<request::Problem> read(Json json, Q& to)
{
    json.erase("cmd");
    json.erase("progress");
    std::optional<request::Problem> first;
    request::read_object(request::At(first), json, to);
    return first;
}

request::CodesRank mastermind_rank(std::size_t top)
{
    request::CodesRank rank;
    rank.rules = codes::mastermind;
    rank.top = top;
    return rank;
}

} // namespace

TEST_SUITE("request types")
{
    TEST_CASE("README.md shows the fields and examples of today")
    {
        const std::string renewed = request::renewed_readme(readme());
        const auto differs = std::mismatch(renewed.begin(), renewed.end(), readme().begin(), readme().end()).first;
        const auto line = std::count(renewed.begin(), differs, '\n') + 1;
        CHECK_MESSAGE(renewed == readme(), "differs in line " << line << "; renew it: build/release/sagaz request "
                                                              << "--markdown engine/request/README.md");
    }
    TEST_CASE("every command has a type, a section of README.md and an example")
    {
        std::set<std::string> typed, commands;
        for (const auto& c : request::command_schemas()) typed.insert(std::string(c.command));
        for (const auto& family : request::families())
            for (const auto& c : family) commands.insert(std::string(c.name));
        CHECK(typed == commands);
        for (const std::string& name : commands) {
            CHECK_MESSAGE(examples().contains(name), name << " has no example");
            CHECK_MESSAGE(readme().find("<!-- " + name + " -->") != std::string::npos, name << " has no section");
        }
        CHECK(examples().size() == commands.size());
    }
    TEST_CASE("every field has a line of documentation")
    {
        const auto check = [](const auto& self, std::string_view where,
                              const std::vector<request::Schema::Field>& fields) -> void {
            for (const auto& field : fields) {
                CHECK_MESSAGE(field.doc.text.size() > 2, where << " " << field.name);
                self(self, where, field.value.fields);
            }
        };
        for (const auto& c : request::command_schemas()) {
            CHECK(c.about.ends_with('.'));
            check(check, c.command, c.request.fields);
            check(check, c.command, c.result.fields);
        }
    }
    TEST_CASE("the schema fits every example and its result")
    {
        for (const auto& entry : examples()) {
            const std::string& name = entry.first; // clang 14 captures no structured binding
            const Example& example = entry.second;
            CHECK_MESSAGE(schemas().misfit(example.request, schemas().named(name)) == "", name);
            CHECK_MESSAGE(schemas().misfit(example.result, schemas().named(name + ".result")) == "", name);
            CHECK(schemas().misfit({{"ok", true}, {"result", example.result}}, schemas().named("line")) == "");
        }
    }
    TEST_CASE("refusals say the same words as ever, and the schema refuses nearly all that are wrong in form")
    {
        std::istringstream lines(text_of("tests/data/refusals.jsonl"));
        int refusals = 0, of_form = 0, fit = 0;
        for (std::string line, reply; std::getline(lines, line) && std::getline(lines, reply); ++refusals) {
            CHECK_MESSAGE(request::answer(line) == reply, line);
            const Json told = Json::parse(reply, nullptr, false);
            CHECK(schemas().misfit(told, schemas().named("line")) == "");
            const Json wrong = Json::parse(line, nullptr, false);
            const std::string kind = told["error"]["kind"].get<std::string>();
            if (kind != "wrong_type" && kind != "missing_field" && kind != "unknown_field" && kind != "out_of_range")
                continue;
            ++of_form;
            const bool has_schema = wrong.is_object() && wrong.contains("cmd") && wrong["cmd"].is_string() &&
                                    examples().contains(wrong["cmd"].get<std::string>());
            if (has_schema && schemas().misfit(wrong, schemas().named(wrong["cmd"].get<std::string>())) == "") ++fit;
        }
        INFO(refusals << " refusals, " << of_form << " of form, " << fit << " of them fit the schema");
        CHECK(refusals > 350);
        CHECK(fit * 10 < of_form);
    }
    TEST_CASE("a request as a value has the result that its line has")
    {
        request::each_request([&]<class Q>(std::type_identity<Q>) {
            const std::string name(Q::command);
            INFO(name);
            const auto example = examples().find(name);
            REQUIRE(example != examples().end());
            Q asked;
            REQUIRE(!read(example->second.request, asked));
            CHECK(!request::problem(asked));
            const std::string line = request::request_line(asked);
            Q again;
            CHECK(!read(Json::parse(line, nullptr, false), again));
            CHECK(request::request_line(again) == line);
            CHECK(Json::parse(request::request_line(asked, true), nullptr, false)["progress"] == true);

            const std::string reply = request::answer(line);
            const auto value = request::run(asked);
            REQUIRE(value);
            CHECK(reply == "{\"ok\":true,\"result\":" + request::write_json(request::write_object(*value)) + "}");
            const auto told = request::result_in(asked, reply);
            REQUIRE_MESSAGE(told, told.error().message);
            CHECK(request::write_object(*told) == request::write_object(*value));
        });
    }
    TEST_CASE("varied requests are read, checked as values and written the same")
    {
        int accepted = 0, refused = 0;
        Rng rng(3);
        request::each_request([&]<class Q>(std::type_identity<Q>) {
            const std::string name(Q::command);
            for (int i = 0; i < 60; ++i) {
                Json json = examples().at(name).request;
                schemas().vary(json, schemas().named(name), rng);
                INFO(json.dump());
                CHECK(schemas().misfit(json, schemas().named(name)) == "");
                Q asked;
                const auto wrong = read(json, asked);
                ++(wrong ? refused : accepted);
                if (wrong) continue;
                CHECK(!request::problem(asked));
                const std::string line = request::request_line(asked);
                Q again;
                const auto problem = read(Json::parse(line, nullptr, false), again);
                CHECK_MESSAGE(!problem, problem->message);
                CHECK(request::request_line(again) == line);
                CHECK(schemas().misfit(Json::parse(line, nullptr, false), schemas().named(name)) == "");
            }
        });
        INFO(accepted << " accepted, " << refused << " refused");
        CHECK(accepted > refused);
    }
    TEST_CASE("varied results are read and written the same")
    {
        int accepted = 0, refused = 0;
        Rng rng(5);
        request::each_request([&]<class Q>(std::type_identity<Q>) {
            const std::string name(Q::command);
            Q asked;
            CHECK(!read(examples().at(name).request, asked));
            for (int i = 0; i < 60; ++i) {
                Json json = examples().at(name).result;
                schemas().vary(json, schemas().named(name + ".result"), rng);
                INFO(json.dump());
                CHECK(schemas().misfit(json, schemas().named(name + ".result")) == "");
                const auto result = request::result_in(asked, Json{{"ok", true}, {"result", json}}.dump());
                ++(result ? accepted : refused);
                if (!result) CHECK(result.error().kind == "bad_reply");
                else CHECK(request::write_object(*result) == json);
            }
        });
        INFO(accepted << " accepted, " << refused << " refused");
        CHECK(accepted > 10 * refused);
    }
    TEST_CASE("compared strategies as values: the row has the options that the line says")
    {
        request::LabCompare compare;
        compare.rules = *codes::parse_rules("p3c4r");
        compare.secrets = 5;
        codes::GeneticStrategy genetic;
        genetic.options.population = 20;
        for (const codes::AnyStrategy& strategy : {codes::AnyStrategy(codes::Strategy()), codes::AnyStrategy(genetic)})
            compare.strategies.emplace_back().strategy = strategy;
        const auto value = request::run(compare);
        REQUIRE(value);
        CHECK(!value->rows[0].options);
        REQUIRE(value->rows[1].options);
        CHECK(value->rows[1].options->find("\"population\":20") != std::string::npos);
        CHECK(request_support::good(Json::parse(request::request_line(compare), nullptr, false)) ==
              request::write_object(*value));
    }
    TEST_CASE("a value out of range is a problem of the request, as in JSON")
    {
        const request::CodesRank rank = mastermind_rank(20'000);
        const auto refused = request::run(rank);
        REQUIRE(!refused);
        CHECK(refused.error().kind == "out_of_range");
        CHECK(refused.error().field == "top");
        const Json reply = ask(request::request_line(rank));
        CHECK(reply["error"]["message"] == refused.error().message);
        CHECK(request::result_in(rank, reply.dump()).error() == refused.error());
    }
    TEST_CASE("a worker's lines: progress by its field, results, errors, and what is none of them")
    {
        const request::CodesRank rank = mastermind_rank(10);
        const auto progress = request::progress_in(request::progress_line({3, 10}));
        REQUIRE(progress);
        CHECK(progress->done == 3);
        CHECK(progress->total == 10);
        CHECK(!request::progress_in(request::answer(request::request_line(rank))));
        CHECK(!request::progress_in("{\"progress\":7}"));
        CHECK(!request::progress_in("{\"progress\""));
        for (const char* line : {"", "7", "{}", "{\"ok\":true}", "{\"ok\":true,\"result\":7}", "{\"error\":{}}",
                                 "{\"ok\":true,\"result\":{}}"})
            CHECK_MESSAGE(request::result_in(rank, line).error().kind == "bad_reply", line);
    }
    TEST_CASE("a request as a value, a slice at a time, gives the same result")
    {
        const request::CodesRank rank = mastermind_rank(5);
        auto job = request::start(rank);
        int slices = 1;
        while (job.step(Budget{50}) == Step::more) ++slices;
        CHECK(slices > 3);
        REQUIRE(job.result());
        CHECK(request::write_object(*job.result()) == request::write_object(*request::run(rank)));
        CHECK(job.step(Budget{1}) == Step::done); // a finished job stays done
    }
}
