// lesson.check names every fault with its path; lesson.step tells a step as the screen reads it.
#define JSON_NOEXCEPTION 1
#include "engine/base/rng.hpp"
#include "tests/engine/lesson_support.hpp"
#include <array>
#include <filesystem>
#include <fstream>
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

/// The sample's third step asks this instead.
Json asking(const std::string& ask) { return with("/steps/2/ask", ask); }

struct Damage {
    const char *place, *value, *fault; // the fault: how "path: message" begins
};

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
        const std::string long_text = '"' + std::string(2001, 'x') + '"';
        std::string words = "\"";
        for (int i = 0; i < 61; ++i) words += "uno ";
        words += '"';
        const std::string many_words = R"({"es": "Uno.", "en": )" + words + "}";
        const std::string too_long = R"({"es": "Uno.", "en": )" + long_text + "}";
        const std::array damages{
            Damage{"/id", "\"Cut 1\"", "id: must be of small letters"},
            Damage{"/id", "7", "id: must be a string"},
            Damage{"/id", "null", "id: is missing"},
            Damage{"/game", "\"lab\"", "game: is no game with lessons: \"lab\""},
            Damage{"/minutes", "0", "minutes: must be a whole number from 1 to 60"},
            Damage{"/minutes", "18446744073709551615", "minutes: must be a whole number from 1 to 60"},
            Damage{"/minutes", "2.5", "minutes: must be a whole number"},
            Damage{"/after", "[\"a b\"]", "after.0: is no lesson's id"},
            Damage{"/after", "\"a\"", "after: must be an array"},
            Damage{"/title", "null", "title: is missing"},
            Damage{"/title", "{}", "title: must be a key of the language files"},
            Damage{"/title", "\"no_key\"", "texts.en: has no text \"no_key\", which title says"},
            Damage{"/title", "{\"es\": \"T\"}", "title: is missing in en"},
            Damage{"/title", "{\"ES\": \"T\"}", "title.ES: is no language"},
            Damage{"/title", "{\"es\": 4}", "title.es: must be a text"},
            Damage{"/title", "{\"es\": \"\"}", "title.es: is empty"},
            Damage{"/teacher/goal", "\"aim\"", "teacher.goal: is not known here; known are aim, expect"},
            Damage{"/author", "\"me\"", "author: is not known here"},
            Damage{"/steps", "[]", "steps: has 0, of 2 to 40"},
            Damage{"/steps/0", "4", "steps.0: must be an object"},
            Damage{"/steps/0/say", "null", "steps.0.say: is missing"},
            Damage{"/steps/0/say", many_words.c_str(), "steps.0.say: has 61 words in en, of 60 at most"},
            Damage{"/steps/0/say", too_long.c_str(), "steps.0.say.en: has 2001 characters, of 2000 at most"},
            Damage{"/steps/0/at", "\"trees 1 explore max alphabeta left_to_right 0 (3,\"",
                   "steps.0.at: unclosed at character 47"},
            Damage{"/steps/0/at", "\"tictactoe 1 person full 7\"", "steps.0.at: is no line of this lesson's game"},
            Damage{"/steps/0/show/0/id", "\"a b\"", "steps.0.show.0.id: must be an id, without blanks"},
            Damage{"/steps/0/show/0/value", "[1]", "steps.0.show.0.value: must be a string or a number"},
            Damage{"/steps/0/hide", "[4]", "steps.0.hide.0: must be a string"},
            Damage{"/steps/0/point/0", "\"\"", "steps.0.point.0: is empty"},
            Damage{"/steps/1/wait/event", "\"guess\"", "steps.1.wait.event: must be move, over or act"},
            Damage{"/steps/1/wait/id", "null", "steps.1.wait.id: is missing"},
            Damage{"/steps/1/wait/event", "\"move\"", "steps.1.wait.id: is for the event act"},
            Damage{"/steps/1/wait/label", "null", "steps.1.wait.label: is missing"},
            Damage{"/steps/2/wait", R"({"event":"move","label":"w1"})", "steps.2.wait: stands beside ask"},
            Damage{"/steps/2/ask/kind", "\"essay\"", "steps.2.ask.kind: must be one of choice, number"},
            Damage{"/steps/2/ask/kind", "null", "steps.2.ask.kind: is missing"},
            Damage{
                "/steps/2/ask/say",
                R"({"es":"uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno","en":"?"})",
                "steps.2.ask.say: has 31 words in es, of 30 at most"},
            Damage{"/steps/2/ask/options", "null", "steps.2.ask.options: is missing"},

            Damage{"/steps/2/ask/options/1/value", "\"1.1\"", "steps.2.ask.options.1.value: is another option's too"},
            Damage{"/steps/2/ask/options/1/id", "\"\"", "steps.2.ask.options.1.id: is empty"},
            Damage{"/steps/2/ask/answer", "null", "steps.2.ask.answer: is missing"},
            Damage{"/steps/2/ask/answer", "[\"1.1\",\"9\"]", "steps.2.ask.answer: is not among the options: \"9\""},
            Damage{"/steps/2/ask/answer", "[\"1.1\",\"1.1\"]", "steps.2.ask.answer: has a member twice"},
            Damage{"/steps/2/ask/answer", "{}", "steps.2.ask.answer: must be a string or a number"},
            Damage{"/steps/2/ask/answer", "[\"1.2\",\"2.2\"]",
                   "steps.2.ask.answer: is \"1.2, 2.2\", and the engine says \"1.1, 1.2\""},
            Damage{"/steps/2/ask/tolerance", "1", "steps.2.ask.tolerance: is for the kind number"},
            Damage{"/steps/2/ask/because", "null", "steps.2.ask.because: is missing"},
            Damage{"/steps/2/ask/because/op", "\"times\"", "steps.2.ask.because.op: must be one of join, minus"},
            Damage{"/steps/2/ask/because/of", "[{\"value\":1}]", "steps.2.ask.because.of: asks the engine nothing"},
            Damage{"/steps/2/ask/because/of/1/path", "\"leaf\"",
                   "steps.2.ask.because: in the engine's reply \"leaf\" is not there; there are "},
            Damage{"/steps/2/ask/because/of/1/request/cmd", "\"lesson.check\"",
                   "steps.2.ask.because.of.1.request.cmd: must not be about lessons"},
            Damage{"/steps/2/ask/because/of/1/request/cmd", "\"x\"",
                   "steps.2.ask.because.of.1.request.cmd: is no command of the engine: \"x\""},
            Damage{"/steps/2/ask/because/of/1/request/cmd", "null", "steps.2.ask.because.of.1.request.cmd: must be a"},
            Damage{"/steps/2/ask/because/of/1/request", "[]", "steps.2.ask.because.of.1.request: must be an object"},
            Damage{"/steps/2/ask/because/of/1/request/tree", "\"(\"",
                   "steps.2.ask.because: the engine refuses the request: A bracket is opened"},
            Damage{"/steps/2/ask/because/as", "\"node\"", "steps.2.ask.because.as: must contain {}"},
            Damage{"/steps/2/ask/wrong/0/answer", "[\"1.2\",\"1.1\"]",
                   "steps.2.ask.wrong.0.answer: is the right answer"},
            Damage{"/steps/2/ask/wrong/1", R"({"answer":["1.1"],"say":"m"})",
                   "steps.2.ask.wrong.1.answer: is the same as wrong.0"},
            Damage{"/steps/2/ask/wrong/0/answer", "[\"7\"]", "steps.2.ask.wrong.0.answer: is not among the options"},
            Damage{"/steps/2/ask/hints", "[]", "steps.2.ask.hints: has 0, of 1 to 3"},
            Damage{"/steps/2/ask/right", "null", "steps.2.ask.right: is missing"},
            Damage{"/steps/3/fresh", "null", "steps.3.ask.answer: is missing"},
            Damage{"/steps/3/ask", "null", "steps.3.fresh: needs an ask beside it"},
            Damage{"/steps/3/ask/answer", "4", "steps.3.ask.answer: must not stand here"},
            Damage{"/steps/3/at", "\"trees\"", "steps.3.at: and fresh.line are both the board"},
            Damage{"/steps/3/say", R"({"es":"{c}","en":"{a}"})", "steps.3.say.es: has {c}, which is not given"},
            Damage{"/steps/3/fresh/given/0/name", "\"seed\"", "steps.3.fresh.given.0.name: is the learner's seed"},
            Damage{"/steps/3/fresh/given/1/name", "\"a\"", "steps.3.fresh.given.1.name: is another one's too"},
            Damage{"/steps/3/fresh/given/1/name", "\"B\"", "steps.3.fresh.given.1.name: must be of small letters"},
            Damage{"/steps/3/fresh/given/0/code", "\"p4c6r\"", "steps.3.fresh.given.0: must have one of code"},
            Damage{"/steps/3/fresh/given/0", R"({"name":"a","code":"p9c6r"})",
                   "steps.3.fresh.given.0.code: must be rules"},
            Damage{"/steps/3/fresh/given/0/between", "[9,1]", "steps.3.fresh.given.0.between: must be the least"},
            Damage{"/steps/3/fresh/given/0/between", "[1,18446744073709551615]",
                   "steps.3.fresh.given.0.between.1: must be a whole number"},
            Damage{"/steps/3/fresh/given/0", R"({"name":"a","one_of":"b"})",
                   "steps.3.fresh.given.0.one_of: must be an array"},
            Damage{"/steps/3/fresh/given/0", R"({"name":"a","request":{"cmd":"version"},"path":"x"})",
                   "steps.3.fresh.given.0: with seed 1: in the engine's reply \"x\" is not there"},
            Damage{"/steps/3/fresh/given/0", R"({"name":"a","one_of":["(","3"]})", "steps.3.fresh: with seed "},
            Damage{"/steps/3/fresh/path", "\"algorithm\"", "steps.3.fresh: with seed 1: "},
            Damage{"/steps/3/fresh/path", "\"visited_values\"", "steps.3.fresh: with seed 1: the answer \""},
            Damage{"/steps/3/fresh/line", "\"trees 1 explore {a}\"", "steps.3.fresh.line: with seed 1: "},
            Damage{"/steps/3/fresh/wrong/0/path", "\"x\"", "steps.3.fresh.wrong.0: with seed 1: in the engine's reply"},
            Damage{"/steps/3/fresh/wrong/0/say", "null", "steps.3.fresh.wrong.0.say: is missing"},

            Damage{"/steps/3/ask/kind", "\"choice\"", "steps.3.ask.options: is missing"},
            Damage{"/steps/3/ask/options", R"([{"value":"1"},{"value":"2"}])",
                   "steps.3.ask.options: are for the kinds choice and set"},
        };
        for (const Damage& d : damages) {
            CAPTURE(d.place);
            CAPTURE(d.value);
            Json lesson = sample();
            if (std::string(d.place) == "/steps/2/ask/options/2") lesson["steps"][2]["ask"]["options"].erase(2);
            else lesson = with(d.place, d.value);
            const std::string faults = '\n' + faults_of(lesson);
            CAPTURE(faults);
            CHECK(faults.find('\n' + std::string(d.fault)) != std::string::npos);
        }
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
        CHECK(faults_of(sample(), texts) == "texts.es: is not JSON: line 3, character 3\n");
        texts = sample_texts();
        texts["es"]["m"] = std::string(2001, 'x');
        CHECK(faults_of(sample(), texts) == "texts.es.m: has more than 2000 characters\n");
        texts["es"] = 7;
        CHECK(faults_of(sample(), texts).starts_with("texts.es: must be an object"));
        CHECK(faults_of(sample(), 7).starts_with("texts: must be an object"));
        CHECK(faults_of(sample(), nullptr) == ""); // not given: not looked for
    }
    TEST_CASE("files that are no lesson are refused with their place")
    {
        CHECK(faults_of("{\"id\": \"a\",}") == "lesson: is not JSON: line 1, character 12\n");
        CHECK(faults_of(std::string(70'000, ' ')) == "lesson: is longer than 65536 bytes\n");
        CHECK(faults_of(std::string(40, '[') + std::string(40, ']')) == "lesson: nests too deep\n");
        CHECK(faults_of("[]").starts_with(": must be an object"));
        CHECK(reply_to({{"cmd", "lesson.check"}})["error"]["field"] == "lesson");
        CHECK(reply_to({{"cmd", "lesson.check"}, {"lesson", sample()}, {"seeds", 101}})["error"]["field"] == "seeds");
        CHECK(reply_to({{"cmd", "lesson.step"}, {"lesson", sample()}, {"step", 4}})["error"]["field"] == "step");
        const Json bad = reply_to({{"cmd", "lesson.step"}, {"lesson", with("/steps/2/ask/kind", "7")}})["error"];
        CHECK(bad["kind"] == "bad_lesson");
        CHECK(bad["field"] == "steps.2.ask.kind");
    }
    TEST_CASE("the last step must have new cases")
    {
        Json lesson = sample();
        lesson["steps"].erase(3);
        Json texts = sample_texts();
        for (const char* language : {"es", "en"})
            for (const char* key : {"s3", "q3"}) texts[language].erase(key);
        CHECK(faults_of(lesson, texts) == "steps.2: is the last step and has no new cases (fresh)\n");
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
        CHECK(flat_of(1, 0, "en").ends_with("seed\t0\nsay\tDos\\tdos\nwait\tact\tstep\tW\n"));
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
        CHECK(flat_of(3, 7) == flat_of(3, 7));
        CHECK(flat_of(3, 7) != flat_of(3, 8));
        Json lesson = with("/steps/3/fresh/wrong/0/request/root", "\"MAX\"");
        CHECK(flat_of(3, 7, "es", lesson).find("\nwrong") == std::string::npos);
    }
    TEST_CASE("a string that is nothing but the name of a number becomes that number in a request; a code stays a text")
    {
        Json lesson =
            with("/steps/3/fresh", R"({"given":[{"name":"secret","code":"p4c10n"},{"name":"k","between":[1,3]},
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
        CHECK(asks(R"({"cmd":"lab.compare","rules":"p4c6r","strategies":["knuth"]})")
                  .find("steps.2.ask.because.request.cmd: takes too long") != std::string::npos);
    }
    TEST_CASE("every lesson of ours is without a fault, its new cases with 100 seeds; and those of the list are there")
    {
        const std::filesystem::path room = "assets/lessons";
        std::error_code none;
        std::size_t lessons = 0;
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
            for (const char* language : {"es", "it", "en", "pt"}) CHECK_MESSAGE(texts.contains(language), language);
        }
        std::ifstream list(std::string("shell/kit/lessons") + ".def"); // if the screens have that list
        std::size_t listed = 0;
        for (std::string row; std::getline(list, row);) {
            if (!row.starts_with("LESSON(")) continue;
            std::string id = row.substr(7, row.find(',') - 7);
            std::erase(id, '"');
            CHECK_MESSAGE(std::filesystem::exists(room / id / "lesson.json"), id);
            ++listed;
        }
        CHECK(lessons >= listed);
    }
}
