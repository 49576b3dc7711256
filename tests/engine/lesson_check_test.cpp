// lesson.check names every fault with its path; lesson.step returns a step as the screen reads it.
#define JSON_NOEXCEPTION 1
#include "engine/base/rng.hpp"
#include "tests/engine/lesson_support.hpp"
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace engine;
using namespace engine::lessons;

namespace {

std::string flat_of(int step, std::uint64_t seed, const char* language = "es", const Json& lesson = sample())
{
    const Json reply = reply_to({{"cmd", "lesson.step"},
                                 {"lesson", lesson},
                                 {"texts", sample_texts()},
                                 {"language", language},
                                 {"step", step},
                                 {"seed", seed}});
    INFO(reply.dump());
    REQUIRE(reply["ok"] == true);
    CHECK(reply["result"]["game"] == "trees");
    CHECK(reply["result"]["steps"] == 4);
    CHECK(reply["result"]["step"] == step);
    return reply["result"]["flat"].get<std::string>();
}

/// The sample with another question in its third step.
Json asking(const std::string& ask) { return with_text("/steps/2/ask", ask); }

std::string file_of(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

TEST_SUITE("lesson")
{
    TEST_CASE("a lesson without a fault has none, as objects and as the texts of its files")
    {
        CHECK(faults_of(sample()) == "");
        Json files = Json::object();
        const Json texts = sample_texts();
        for (const auto& [language, file] : texts.items()) files[language] = file.dump(2);
        CHECK(faults_of(sample().dump(2), files) == "");
        const Json counts = reply_to(
            {{"cmd", "lesson.check"}, {"lesson", sample()}, {"texts", sample_texts()}, {"seeds", 3}})["result"];
        CHECK(counts["steps"] == 4);
        CHECK(counts["questions"] == 2);
        CHECK(counts["requests"] == 1 + 3 * 2);
    }
    TEST_CASE("every fault is named with its path")
    {
        const Json faults = Json::parse(file_of("tests/data/lesson_faults.json"), nullptr, false);
        REQUIRE(faults.size() == 88);
        for (const Json& row : faults) {
            CAPTURE(row.dump());
            const std::string all = '\n' + faults_of(with(row[0], row[1]));
            CAPTURE(all);
            CHECK(all.find('\n' + row[2].get<std::string>()) != std::string::npos);
        }
    }
    TEST_CASE("texts are bounded: 60 words a step, 2000 characters")
    {
        const auto said = [](const std::string& text) {
            return '\n' + faults_of(with("/steps/0/say", Json{{"es", "Uno."}, {"en", text}}));
        };
        std::string words;
        for (int i = 0; i < 61; ++i) words += "uno ";
        CHECK(said(words).find("\nsteps.0.say: has 61 words in en, of 60 at most") != std::string::npos);
        CHECK(said(std::string(2001, 'x')).find("\nsteps.0.say.en: has 2001 characters, of 2000 at most") !=
              std::string::npos);
    }
    TEST_CASE("texts: a key missing in a language, one nobody says, an unknown {name}, files that are none")
    {
        Json texts = sample_texts();
        texts["en"].erase("q2");
        CHECK(faults_of(sample(), texts) == "texts.en: has no text \"q2\", which steps.2.ask.say says\n");
        texts = sample_texts();
        texts["es"]["x"] = "y";
        CHECK(faults_of(sample(), texts) == "texts.es.x: is said nowhere in the lesson\n");
        texts = sample_texts();
        texts["es"]["s3"] = "{a} {c}";
        CHECK(faults_of(sample(), texts) == "steps.3.say: has {c} in es, which is not given\n");
        texts["es"] = "{\n  \"a\": \"b\",\n  c";
        CHECK(faults_of(sample(), texts).ends_with("JSON: line 3, character 3\n"));
        texts = sample_texts();
        texts["es"]["m"] = std::string(2001, 'x');
        CHECK(faults_of(sample(), texts) == "texts.es.m: has more than 2000 characters\n");
        texts["es"] = 7;
        CHECK(faults_of(sample(), texts).starts_with("texts.es: must be an object"));
        CHECK(faults_of(sample(), 7).starts_with("texts: must be an object"));
        CHECK(faults_of(sample(), nullptr) == ""); // without texts keys are not checked
    }
    TEST_CASE("facts: each is compared with the engine, and is said in the texts in each language's way")
    {
        const auto facts = [](const Json& all, const char* text) {
            Json texts = sample_texts();
            texts["es"]["s1"] = texts["en"]["s1"] = text;
            return faults_of(with("/facts", all), texts);
        };
        const auto asks = [&](int value, const char* path, const char* text) {
            const Json request{{"cmd", "search.tree"}, {"tree", "(3 12 8)(2 4 6)(14 5 2)"}};
            const Json fact{{"value", value}, {"request", request}, {"path", path}};
            return facts(Json{{"n", fact}}, text);
        };
        const auto parsed = [&](const char* all, const char* text) { return facts(Json::parse(all), text); };
        CHECK(asks(7, "leaves_visited", "{n}") == "");
        CHECK(asks(8, "leaves_visited", "{n}") == "facts.n.value: is \"8\", and the engine says \"7\"\n");
        CHECK(asks(7, "seen", "{n}").starts_with("facts.n: in the engine's reply \"seen\" is not there"));
        CHECK(asks(7, "leaves_visited", "7") == "facts.n: is said nowhere in the lesson\n"
                                                "steps.1.say: says 7 in en, which nothing proves: make it a fact\n"
                                                "steps.1.say: says 7 in es, which nothing proves: make it a fact\n");
        CHECK(asks(7, "leaves_visited", "{n} {m}").starts_with("steps.1.say: has {m} in en, which is not given\n"));
        CHECK(parsed(R"({"all": {"value": 42, "product": [2, "part"]}, "part": {"value": 21, "sum": [20, 1]}})",
                     "{all}") == "facts.all.product.1: must be a number, or the name of a fact before this one\n");
        CHECK(parsed(R"({"all": {"value": 20, "chosen": true}, "part": {"value": 21, "sum": ["all", 1]},
                         "share": {"value": "4.20", "product": ["part", "0.2"]}})",
                     "{share}") == "");
        CHECK(parsed(R"({"all": {"value": 22, "sum": [20, 1]}})", "{all}") ==
              "facts.all.value: is \"22\", and the engine says \"21\"\n");
        CHECK(parsed(R"({"all": {"value": 22}})", "{all}") ==
              "facts.all: must have one of request, sum, product, chosen\n");
        CHECK(parsed(R"({"A b": {"value": 22, "chosen": true}})", "x").starts_with("facts.A b: must have a name"));
        Json lesson = with("/facts", Json::parse(R"({"n": {"value": 12960.5, "chosen": true}})"));
        lesson["steps"][0]["say"] = {{"es", "{n}"}, {"en", "{n}"}};
        CHECK(flat_of(0, 0, "es", lesson).find("say\t12\u00A0960,5\n") != std::string::npos);
        CHECK(flat_of(0, 0, "en", lesson).find("say\t12,960.5\n") != std::string::npos);
        lesson["steps"][3]["fresh"]["given"][0]["name"] = "n";
        CHECK(faults_of(lesson).find("steps.3.fresh.given: has the name of a fact: n\n") != std::string::npos);
    }
    TEST_CASE("a number above 6 in a text is a fact, or stands on the step's board or in its question")
    {
        const auto said = [](const char* path, const char* text) {
            return '\n' + faults_of(with(path, Json{{"es", text}, {"en", text}}), nullptr);
        };
        for (const char* known : {"12 8 14", "6 trees", "0351", "?29? s14"}) CHECK(said("/steps/0/say", known) == "\n");
        const std::string proves = ", which nothing proves: make it a fact\n";
        CHECK(said("/steps/0/say", "13 leaves").find("\nsteps.0.say: says 13 in en" + proves) != std::string::npos);
        CHECK(said("/steps/2/ask/right", "Of 9.").find("\nsteps.2.ask.right: says 9 in en" + proves) !=
              std::string::npos);
        CHECK(said("/steps/3/ask/right", "Of {a} and 9.") == "\n"); // drawn from 1 to 9
        CHECK(said("/teacher/expect", "99").find("\nteacher.expect: says 99 in en" + proves) != std::string::npos);
    }
    TEST_CASE("a guess is no question of the score: no guess is wrong, and there are no new cases of it")
    {
        const std::string guess =
            R"json({"kind": "guess", "say": "q2", "right": "r", "answer": 7, "because": {"request":
            {"cmd": "search.tree", "tree": "(3 12 8)(2 4 6)(14 5 2)"}, "path": "leaves_visited"}})json";
        Json lesson = with("/steps/2/ask", Json::parse(guess));
        CHECK(faults_of(lesson, nullptr) == "");
        CHECK(flat_of(2, 0, "es", lesson).find("ask\tguess\t?\nanswer\t7\nright\tR\n") != std::string::npos);
        lesson["steps"][2]["ask"]["wrong"] = Json::parse(R"([{"answer": 8, "say": "m"}])");
        CHECK(faults_of(lesson, nullptr) == "steps.2.ask.wrong: must not stand here: no guess is wrong\n");
        lesson = with("/steps/3/ask/kind", "guess");
        CHECK(faults_of(lesson, nullptr) ==
              "steps.3.ask.kind: guess has no new cases: fresh must not stand beside it\n");
    }
    TEST_CASE("files that are no lesson are refused with their place")
    {
        CHECK(faults_of("{\"id\": \"a\",}").ends_with("JSON: line 1, character 12\n"));
        CHECK(faults_of(std::string(70'000, ' ')) == "lesson: is longer than 65536 bytes\n");
        CHECK(faults_of(std::string(40, '[') + std::string(40, ']')) == "lesson: nests too deep\n");
        CHECK(faults_of("[]").starts_with(": must be an object"));
        CHECK(reply_to({{"cmd", "lesson.check"}})["error"]["field"] == "lesson");
        CHECK(reply_to({{"cmd", "lesson.check"}, {"lesson", sample()}, {"seeds", 101}})["error"]["field"] == "seeds");
        CHECK(reply_to({{"cmd", "lesson.step"}, {"lesson", sample()}, {"step", 4}})["error"]["field"] == "step");
        const Json bad = reply_to({{"cmd", "lesson.step"}, {"lesson", with("/steps/2/ask/kind", 7)}})["error"];
        CHECK(bad["kind"] == "bad_lesson");
        CHECK(bad["field"] == "steps.2.ask.kind");
    }
    TEST_CASE("what is no JSON is so from the place on that browsers name too")
    {
        // V8's JSON.parse reports these positions for the same texts.
        constexpr std::array texts{
            std::pair{"{\n  \"id\": \"a\"\n  \"game\": \"b\"\n}", "line 3, character 3"},
            std::pair{"{\"a\": \"\u00F1\" \"bcd\": 1}", "line 1, character 11"},
            std::pair{"{\"a\": 1 22}", "line 1, character 9"},
            std::pair{"{\"a\": 1 \"a\\tb\": 2}", "line 1, character 9"},
            std::pair{"{\"a\": 1} true", "line 1, character 10"},
            std::pair{"{\"a\": [null false]}", "line 1, character 13"},
            std::pair{"{\"a\":1,,\"b\":2}", "line 1, character 8"},
            std::pair{"{\"a\": truex}", "line 1, character 11"},
            std::pair{"{\"a\": \"b\n\"}", "line 1, character 9"},
            std::pair{"{\"a\": 1.}", "line 1, character 9"},
            std::pair{"[1, 2", "line 1, character 6"},
        };
        for (const auto& [text, place] : texts)
            CHECK(faults_of(text) == "lesson: is not JSON: " + std::string(place) + "\n");
    }
    TEST_CASE("new cases at the end are advised, no fault")
    {
        Json lesson = sample();
        lesson["steps"].erase(3);
        Json texts = sample_texts();
        for (const char* language : {"es", "en"})
            for (const char* key : {"s3", "q3"}) texts[language].erase(key);
        CHECK(faults_of(lesson, texts) == "steps.2: is the last step and has no new cases (fresh)\n");
        const Json result = reply_to({{"cmd", "lesson.check"}, {"lesson", lesson}, {"texts", texts}})["result"];
        CHECK(result["faults"].empty());
        CHECK(result["advice"].size() == 1);
    }
    TEST_CASE("each kind of answer is compared with what the engine says")
    {
        const auto says = [](const std::string& ask) {
            std::string faults;
            for (std::string line; const char c : faults_of(asking(ask))) {
                line += c;
                if (c != '\n') continue;
                if (line.starts_with("steps.2")) faults += line;
                line.clear();
            }
            return faults;
        };
        const std::string rest = R"("say":"q2","hints":["h"],"right":"r")";
        const std::string matrix = R"("because":{"request":{"cmd":"matrix.solve","matrix":[[2,-3],[0,2],[-5,10]]},)";
        CHECK(says(R"({"kind":"fraction","answer":"2/7",)" + matrix + R"("path":"row_strategy.0"},)" + rest + "}") ==
              "");
        CHECK(says(R"({"kind":"fraction","answer":"3/7",)" + matrix + R"("path":"row_strategy.0"},)" + rest + "}") ==
              "steps.2.ask.answer: is \"3/7\", and the engine says \"2/7\"\n");
        CHECK(says(R"({"kind":"number","answer":2,)" + matrix + R"("path":"col_minimax"},)" + rest + "}") == "");
        CHECK(says(R"({"kind":"number","answer":"0.57","tolerance":0.01,)" + matrix + R"("path":"value"},)" + rest +
                   "}") == "");
        CHECK(says(R"({"kind":"number","answer":"0.55","tolerance":0.01,)" + matrix + R"("path":"value"},)" + rest +
                   "}") == "steps.2.ask.answer: is \"0.55\", and the engine says \"4/7\"\n");
        const std::string knuth =
            R"("because":{"request":{"cmd":"codes.choose","rules":"p4c6r","history":[],"strategy":"knuth"},)";
        CHECK(says(R"({"kind":"code","answer":"0011",)" + knuth + R"("path":"guess"},)" + rest + "}") == "");
        CHECK(says(R"({"kind":"code","answer":"0012",)" + knuth + R"("path":"guess"},)" + rest + "}") ==
              "steps.2.ask.answer: is \"0012\", and the engine says \"0011\"\n");
        const std::string options = R"("options":[{"value":"is 256"},{"value":"is 312","say":"o1","note":"n1"}],)";
        const std::string worst =
            R"({"cmd":"codes.partition","rules":"p4c6r","history":[],"guess":"0011"},"path":"worst","as":"is {}")";
        CHECK(says(R"({"kind":"choice","answer":"is 256",)" + options + R"("because":{"request":)" + worst + "}," +
                   rest + "}") == "");
        CHECK(says(R"({"kind":"choice","answer":"is 312",)" + options + R"("because":[{"request":)" + worst + "}]," +
                   rest + "}") == "steps.2.ask.answer: is \"is 312\", and the engine says \"is 256\"\n");
        CHECK(says(R"({"kind":"number","answer":44,"because":{"op":"minus","of":[{"value":300},{"request":)" +
                   worst.substr(0, worst.find(",\"as\"")) + "}]}," + rest + "}") == "");
    }
    TEST_CASE("a step as the screen reads it: a line a fact, fields between tabs, blanks written out")
    {
        CHECK(flat_of(0, 7) == "lesson\tcut-1\ngame\ttrees\ntitle\tT\nminutes\t8\nstep\t0\t4\nseed\t7\nsay\tUno.\n"
                               "at\ttrees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)\n"
                               "show\ttab\t1\nhide\tanalysis\npoint\tnode:4\n");
        CHECK(flat_of(1, 0).find("before\ttrees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)\n") !=
              std::string::npos); // it has no board of its own
        CHECK(flat_of(0, 7).find("before") == std::string::npos);
        CHECK(flat_of(1, 0, "en").ends_with("seed\t0\nsay\tDos\\tdos\nwait\tact\tstep\tW\n"));
        Json one_move = with("/steps/1/wait/line", " 7 4");
        one_move["steps"][1]["wait"]["otherwise"] = {{"es", "No."}, {"en", "Not so."}};
        one_move["steps"][1]["sealed"] = Json::array({"analysis"});
        CHECK(flat_of(1, 0, "en", one_move)
                  .ends_with("say\tDos\\tdos\nsealed\tanalysis\nwait\tact\tstep\tW\t 7 4\tNot so.\n"));
        one_move["steps"][1]["wait"]["right"] = {{"es", "Eso."}, {"en", "Just so."}};
        CHECK(flat_of(1, 0, "en", one_move).ends_with("\tNot so.\ncame\tJust so.\n"));
        CHECK(flat_of(2, 0, "pt")
                  .ends_with("say\tTres\\\\\\nlíneas\nask\tset\t?\noption\t1.1\t\t\tnode:8\noption\t1.2\tO\tN\tnode:"
                             "9\noption\t2.2\t\t\t\n"
                             "answer\t1.1\nanswer\t1.2\nwrong\t1.1\tM\nhint\tH\nright\tR\nreveal\tstep\t12\n"));
    }
    TEST_CASE("a new case is drawn from the seed alone, its answers are the engine's, and wrong ones that are right "
              "are left out")
    {
        const std::string flat = flat_of(3, 7);
        CHECK(flat.substr(flat.find("seed")) ==
              "seed\t7\nsay\t9,4\nat\ttrees 1 explore max alphabeta left_to_right 7 (9,4,8)(2,4,6)\n"
              "ask\tnumber\t¿?\nanswer\t4\nwrong\t6\tM\nhint\tH\nright\tR\nfresh\n");
        CHECK(flat.find("title\tT\naim\tA\nexpect\tNada.\nabout\t003\nminutes") !=
              std::string::npos); // only in the last step
        CHECK(flat_of(2, 7).find("aim") == std::string::npos);
        CHECK(flat_of(3, 7) == flat_of(3, 7));
        CHECK(flat_of(3, 7) != flat_of(3, 8));
        Json lesson = with("/steps/3/fresh/wrong/0/request/root", "MAX");
        CHECK(flat_of(3, 7, "es", lesson).find("\nwrong") == std::string::npos);
    }
    TEST_CASE(
        "a negative number that was drawn has the minus of texts where it is said, and that of programs elsewhere")
    {
        Json lesson = with_text("/steps/3/fresh", R"x({"given":[{"name":"a","between":[-4,-4]}],
            "line":"trees 1 explore max alphabeta left_to_right 7 ({a},3)(2,4)",
            "request":{"cmd":"search.tree","tree":"({a} 3)(2 4)"},"path":"value"})x");
        lesson["steps"][3]["say"] = {{"es", "{a}, no 4-{a}."}, {"en", "{a}"}};
        Json texts = sample_texts();
        for (const char* language : {"es", "en"}) texts[language].erase("s3");
        const std::string flat = flat_of(3, 7, "es", lesson);
        CHECK(
            flat.find("say\t\u22124, no 4-\u22124.\nat\ttrees 1 explore max alphabeta left_to_right 7 (-4,3)(2,4)\n") !=
            std::string::npos);
    }
    TEST_CASE("a string that is nothing but the name of a number becomes that number in a request; a code stays a text")
    {
        Json lesson =
            with_text("/steps/3/fresh", R"({"given":[{"name":"secret","code":"p4c10n"},{"name":"k","between":[1,3]},
            {"name":"guess","request":{"cmd":"codes.knowledge","rules":"p4c10n","history":[],"list":"{k}"},"path":"codes"}],
            "request":{"cmd":"codes.answer","rules":"p4c10n","secret":"{secret}","guess":"{guess}"},"path":"fijas"})");
        lesson["steps"][3]["say"] = {{"es", "{secret}?"}, {"en", "{guess}, {k}?"}};
        Json texts = sample_texts();
        for (const char* language : {"es", "en"}) texts[language].erase("s3");
        CHECK(faults_of(lesson, texts, 30) == "");
        const std::string flat = flat_of(3, 1, "en", lesson);
        CHECK(flat.substr(flat.find("say")) == "say\t0123, 1?\nask\tnumber\t¿?\nanswer\t0\nhint\tH\nright\tR\nfresh\n");
    }
    TEST_CASE("fuzz: damaged lessons are checked or refused, and nothing crashes")
    {
        Rng rng(2007);
        const std::string whole = sample().dump(), alphabet = "{}[]\",:0123456789abcstp.*#=-";
        int good = 0;
        for (int i = 0; i < 6'000; ++i) {
            std::string text = whole;
            for (auto changes = 1 + rng.below(3); changes > 0 && !text.empty(); --changes) {
                const auto at = rng.index(text.size());
                const auto kind = rng.below(6);
                const char c = alphabet[rng.index(alphabet.size())];
                if (kind == 0) text.erase(at, 1);
                else if (kind == 1) text.insert(at, 1, c);
                else if (kind == 2) text.insert(at, text.substr(at, 1 + rng.index(60)));
                else if (kind == 3) text.erase(at, 1 + rng.index(60));
                else text[at] = kind == 4 ? c : static_cast<char>(rng.below(256));
            }
            Json request{{"cmd", rng.below(2) == 0 ? "lesson.check" : "lesson.step"}, {"lesson", text}};
            if (request["cmd"] == "lesson.step") request["step"] = rng.below(4);
            else request["seeds"] = 2;
            const std::string line = request.dump(-1, ' ', false, Json::error_handler_t::replace);
            const Json reply = Json::parse(request::answer(line), nullptr, false);
            REQUIRE(reply.is_object());
            good += reply["ok"] == true && (reply["result"].contains("flat") || reply["result"]["faults"].empty());
        }
        CHECK(good > 100);
    }
    TEST_CASE("fuzz: lessons whose values are put elsewhere are checked or refused, and nothing crashes")
    {
        Rng rng(2008);
        const Json whole = sample().flatten();
        std::vector<std::string> places;
        std::vector<Json> values{nullptr, 0, -1, 1.5, true, "", "{a}", "{}", Json::array(), Json::object(), 1e300};
        for (const auto& [place, value] : whole.items()) {
            places.push_back(place);
            values.push_back(value);
        }
        for (int i = 0; i < 3'000; ++i) {
            Json lesson = sample();
            for (auto changes = 1 + rng.below(2); changes > 0; --changes) {
                std::string place = places[rng.index(places.size())];
                for (auto up = rng.below(3); up > 0 && place.rfind('/') > 0; --up) place.resize(place.rfind('/'));
                const auto flat = lesson.flatten();
                const bool there = std::any_of(flat.items().begin(), flat.items().end(), [&](const auto& one) {
                    return one.key() == place || one.key().starts_with(place + '/');
                });
                if (there) lesson[Json::json_pointer(place)] = values[rng.index(values.size())];
            }
            const Json reply = reply_to({{"cmd", "lesson.check"}, {"lesson", lesson}, {"seeds", 1}});
            REQUIRE(reply["ok"] == true);
        }
    }
    TEST_CASE("a lesson's request that takes too long is given up, and what plays many games is not begun")
    {
        const auto asks = [](const char* request) {
            return faults_of(
                asking(R"({"kind":"number","say":"q2","hints":["h"],"right":"r","answer":1,"because":{"request":)" +
                       std::string(request) + R"(,"path":"games"}})"));
        };
        const std::string one =
            asks(R"({"cmd":"search.random_trees","b":2,"d":16,"order":"best_first","trees":10000,"seed":1})");
        CHECK_MESSAGE(one.find("steps.2.ask.because: the engine refuses the request: This takes too long") !=
                          std::string::npos,
                      one);
        CHECK(asks(R"({"cmd":"lab.compare","rules":"p8c10r","strategies":["sampled_entropy"],"secrets":100000})")
                  .find("steps.2.ask.because: the engine refuses the request: This takes too long") !=
              std::string::npos);
        CHECK(asks(R"({"cmd":"lab.compare","rules":"p4c6r","strategies":["knuth"],"secrets":100,"seed":1})")
                  .find("steps.2.ask.answer: is \"1\", and the engine says \"100\"") != std::string::npos);
        CHECK(
            asks(R"({"cmd":"cluedo.match","bots":["easy"]})").find("steps.2.ask.because.request.cmd: takes too long") !=
            std::string::npos);
    }
    TEST_CASE("every lesson of ours is without a fault, its new cases with 100 seeds; and those of the list are there")
    {
        const std::filesystem::path room = "assets/lessons";
        std::error_code none;
        std::size_t lessons = 0;
        std::set<std::string> spoken; // all lessons are in the same languages
        for (const auto& folder : std::filesystem::directory_iterator(room, none)) {
            if (!folder.is_directory()) continue;
            const std::string id = folder.path().filename().string();
            CAPTURE(id);
            ++lessons;
            Json texts = Json::object();
            for (const auto& file : std::filesystem::directory_iterator(folder.path()))
                if (file.path().extension() == ".json" && file.path().filename() != "lesson.json")
                    texts[file.path().stem().string()] = file_of(file.path());
            const std::string lesson = file_of(folder.path() / "lesson.json");
            CHECK(faults_of(lesson, texts.empty() ? Json() : texts, 100) == "");
            const Json read = Json::parse(lesson, nullptr, false);
            CHECK(read.value("id", "") == id);
            if (spoken.empty())
                for (const auto& [language, text] : texts.items()) spoken.insert(language);
            CHECK(texts.size() == spoken.size());
            for (const std::string& language : spoken) CHECK_MESSAGE(texts.contains(language), language);
        }
        std::istringstream list(file_of("shell/lesson/lessons.def"));
        std::size_t listed = 0;
        for (std::string row; std::getline(list, row);) {
            if (!row.starts_with("LESSON(")) continue;
            const auto from = row.find('"') + 1;
            const std::string id = row.substr(from, row.find('"', from) - from);
            CHECK_MESSAGE(std::filesystem::exists(room / id / "lesson.json"), id);
            ++listed;
        }
        CHECK(listed == lessons);
        CHECK(listed >= 20);
    }
    TEST_CASE("the example that teachers are shown is the one that is checked")
    {
        const std::string guide = file_of("web/lessons.md"), opening = "```json\n";
        const auto from = guide.find(opening) + opening.size();
        const std::string example = guide.substr(from, guide.find("```", from) - from);
        CHECK(example == file_of("tests/data/lesson_example.json"));
        CHECK(faults_of(example, nullptr) == "");
    }
}
