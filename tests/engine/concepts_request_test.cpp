// concepts.* by request: EnjoySport with the source's signs, and every refusal.
#define JSON_NOEXCEPTION 1
#include "tests/engine/request_support.hpp"

using namespace request_support;

namespace {

Json enjoy_sport(const char* cmd)
{
    const auto example = [](std::vector<std::string> values, bool positive) {
        return Json{{"values", std::move(values)}, {"positive", positive}};
    };
    return {{"cmd", cmd},
            {"attributes",
             {{"Sunny", "Cloudy", "Rainy"},
              {"Warm", "Cold"},
              {"Normal", "High"},
              {"Strong", "Weak"},
              {"Warm", "Cool"},
              {"Same", "Change"}}},
            {"examples",
             {example({"Sunny", "Warm", "Normal", "Strong", "Warm", "Same"}, true),
              example({"Sunny", "Warm", "High", "Strong", "Warm", "Same"}, true),
              example({"Rainy", "Cold", "High", "Strong", "Warm", "Change"}, false),
              example({"Sunny", "Warm", "High", "Strong", "Cool", "Change"}, true)}}};
}
std::string bad(const std::string& attributes, const std::string& rest)
{
    return request_support::bad(R"({"cmd":"concepts.learn","attributes":)" + attributes + rest + "}");
}

} // namespace

TEST_SUITE("concepts request")
{
    TEST_CASE("concepts.learn: EnjoySport's sizes and borders, with ? and * of the source")
    {
        const Json r = good(enjoy_sport("concepts.learn"));
        CHECK(r["all"] == 973);
        CHECK(r["sizes"] == Json{64, 32, 28, 6});
        CHECK(r["s"] == Json::array({{"Sunny", "Warm", "*", "Strong", "*", "*"}}));
        CHECK(r["g"] == Json::array({{"Sunny", "*", "*", "*", "*", "*"}, {"*", "Warm", "*", "*", "*", "*"}}));
        CHECK(r["collapsed"] == false);
        CHECK(r["members"].size() == 6);
        CHECK(!r.contains("clash"));
    }
    TEST_CASE("concepts.learn: a clash is reported, one wrong label allows twelve concepts, noise names the suspect")
    {
        Json q = enjoy_sport("concepts.learn");
        q["examples"].push_back(q["examples"][0]);
        q["examples"][4]["positive"] = false;
        Json r = good(q);
        CHECK(r["collapsed"] == true);
        CHECK(r["collapsed_after"] == 5);
        CHECK(r["clash"] == Json{0, 4});
        CHECK(r["flips"] == Json{0, 4});
        CHECK(r["s"] == Json::array());
        q["wrong_labels"] = 1;
        q["noise"] = "1/10";
        r = good(q);
        CHECK(r["sizes"].back() == 12);
        CHECK(r["s"] == Json::array({{"Sunny", "Warm", "High", "Strong", "*", "*"}}));
        CHECK(r["posterior"]["count"] == 12);
        CHECK(r["posterior"]["probability"] == "729/23605");
        CHECK(r["posterior"]["suspects"] == Json::array({0}));
    }
    TEST_CASE("concepts.learn without examples knows nothing yet: S is ? and G is *")
    {
        const Json r = good(Json::parse(R"({"cmd":"concepts.learn","attributes":[["a","b"],["c","d"]]})"));
        CHECK(r["sizes"] == Json::array());
        CHECK(r["s"] == Json::array({{"?", "?"}}));
        CHECK(r["g"] == Json::array({{"*", "*"}}));
    }
    TEST_CASE("concepts.learn in L2 lists the values that a slot allows")
    {
        const Json r = good(Json::parse(
            R"({"cmd":"concepts.learn","language":"L2","attributes":[["a","b","c"],["d","e"]],"examples":[
                {"values":["a","d"],"positive":true},{"values":["b","d"],"positive":true}]})"));
        CHECK(r["s"] == Json::parse(R"([[["a","b"],"d"]])"));
    }
    TEST_CASE("concepts.classify and concepts.ask: three of six say yes, one bit")
    {
        Json q = enjoy_sport("concepts.classify");
        q["instance"] = {"Sunny", "Warm", "Normal", "Weak", "Warm", "Same"};
        CHECK(good(q) == Json{{"accept", 3}, {"of", 6}});
        const Json r = good(enjoy_sport("concepts.ask"));
        CHECK(r["instance"] == q["instance"]);
        CHECK(r["accept"] == 3);
        CHECK(r["of"] == 6);
        CHECK(r["bits"] == 1.0);
        CHECK(r["random_bits"] == 0.475412897);
        CHECK(r["instances"] == 96);
    }
    TEST_CASE("bad tables and examples are refused with their place")
    {
        const std::string two = R"([["a","b"],["c","d"]])";
        CHECK(bad("[]", "") == "attributes_out_of_range attributes");
        CHECK(bad(R"([["a","b"]])", "") == "attributes_out_of_range attributes");
        CHECK(bad(R"([["a","b"],[]])", "") == "values_out_of_range attributes[1]");
        CHECK(bad(R"([["a","b"],["c"]])", "") == "values_out_of_range attributes[1]");
        CHECK(bad(R"([["a","b"],["c","c"]])", "") == "repeated_value attributes[1][1]");
        CHECK(bad(R"([["a","*"],["c","d"]])", "") == "reserved_name attributes[0][1]");
        CHECK(bad(R"([["a",7],["c","d"]])", "") == "wrong_type attributes[0][1]");
        CHECK(bad(two, R"(,"examples":[{"values":["a"],"positive":true}])") == "wrong_type examples[0].values");
        CHECK(bad(two, R"(,"examples":[{"values":["a",null],"positive":true}])") == "wrong_type examples[0].values[1]");
        CHECK(bad(two, R"(,"examples":[{"values":["a","x"],"positive":true}])") ==
              "unknown_value examples[0].values[1]");
        CHECK(bad(two, R"(,"examples":[{"values":["a","c"]}])") == "missing_field examples[0].positive");
        CHECK(bad(two, R"(,"language":"L3")") == "unknown_option language");
        CHECK(bad(two, R"(,"wrong_labels":201)") == "out_of_range wrong_labels");
        CHECK(bad(two, R"(,"noise":"1/2")") == "out_of_range noise");
        CHECK(bad(two, R"(,"noise":"0")") == "out_of_range noise");
        CHECK(bad(two, R"(,"noise":"x")") == "wrong_type noise");
        CHECK(bad(two, R"(,"other":1)") == "unknown_field other");
        const std::string six = R"(["1","2","3","4","5","6"])";
        CHECK(bad("[" + six + "," + six + "," + six + "," + six + "]", R"(,"language":"L2")") == "too_large language");
        Json many = enjoy_sport("concepts.learn");
        for (int i = 0; i < 200; ++i) many["examples"].push_back(many["examples"][0]);
        CHECK(request_support::bad(many.dump()) == "too_large examples");
        Json clash = enjoy_sport("concepts.ask");
        clash["examples"][1] = clash["examples"][0];
        clash["examples"][1]["positive"] = false;
        CHECK(request_support::bad(clash.dump()) == "contradictory examples");
    }
}
