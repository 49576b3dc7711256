// `sagaz lesson`: faults with their paths, totals, and a step as the screen reads it.
#define JSON_NOEXCEPTION 1
#include "engine/cli/commands.hpp"
#include "tests/engine/folder.hpp"
#include "tests/engine/lesson_support.hpp"
#include "tests/engine/said.hpp"
#include <filesystem>
#include <fstream>

using namespace engine;
using namespace engine::lessons;

namespace {

void write(const std::string& path, const Json& json) { std::ofstream(path) << json.dump(1); }

cli::LessonOptions options_for(const std::string& file)
{
    cli::LessonOptions options;
    options.files = {file};
    options.seeds = 3;
    return options;
}

} // namespace

TEST_SUITE("cli")
{
    TEST_CASE("sagaz lesson check reads a folder or its lesson, counts, and names every fault with its path")
    {
        const Folder room;
        const std::string folder = room.file("cut-1");
        std::filesystem::create_directory(folder);
        write(folder + "/lesson.json", sample());
        const Json texts = sample_texts();
        for (const auto& [language, file] : texts.items()) write(folder + "/" + language + ".json", file);
        for (const std::string& name : {folder, folder + "/", folder + "/lesson.json"}) {
            const Said said = said_by(cli::check_lessons, options_for(name));
            CHECK(said.out == name + ": 4 steps, 2 questions, 7 requests, 0 faults\n");
            CHECK(said.errors == "");
            CHECK(said.status == 0);
        }
        write(folder + "/lesson.json", with("/id", "cut-2", with("/steps/2/ask/answer", Json::array({"2.2"}))));
        const Said said = said_by(cli::check_lessons, options_for(folder));
        CHECK(said.out == folder + ": steps.2.ask.answer: is \"2.2\", and the engine says \"1.1, 1.2\"\n" + folder +
                              ": id: must equal the folder's name, cut-1\n" + folder +
                              ": 4 steps, 2 questions, 7 requests, 2 faults\n");
        CHECK(said.status == 1);
        write(folder + "/lesson.json", with("/steps/3", nullptr));
        for (const char* language : {"es", "en"}) {
            Json file = texts[language];
            for (const char* key : {"s3", "q3"}) file.erase(key);
            write(folder + "/" + language + ".json", file);
        }
        const Said advised = said_by(cli::check_lessons, options_for(folder));
        CHECK(advised.out.starts_with(folder + ": advice: steps.2: is the last step and has no new cases (fresh)\n"));
        CHECK(advised.status == 0);
        write(room.file("mine.json"), with("/steps/0/say", Json{{"es", "Uno."}}));
        CHECK(said_by(cli::check_lessons, options_for(room.file("mine.json"))).status == 1);
        const Said none = said_by(cli::check_lessons, options_for(room.file("nothing")));
        CHECK(none.errors.find("cannot read ") != std::string::npos);
        CHECK(none.status == 1);
    }
    TEST_CASE("sagaz lesson check finds names of no lesson, control or place, and steps beyond any game")
    {
        const Folder room;
        for (const char* const id : {"cut-1", "minimax"}) std::filesystem::create_directory(room.file(id));
        const std::string file = room.file("cut-1/lesson.json");
        const Json texts = sample_texts();
        for (const auto& [language, text] : texts.items()) write(room.file("cut-1/" + language + ".json"), text);
        write(room.file("minimax/lesson.json"), sample());
        const auto fault = [&](const char* place, const Json& value) {
            write(file, with(place, value));
            const Said said = said_by(cli::check_lessons, options_for(room.file("cut-1")));
            const std::string first = said.out.substr(0, said.out.find('\n'));
            CHECK(said.status == (first.ends_with("0 faults") ? 0 : 1));
            if (said.status == 1) CHECK_MESSAGE(said.out.ends_with(", 1 fault\n"), said.out);
            return first.substr(room.file("cut-1").size() + 2);
        };
        CHECK(fault("/after", Json::array({"minimax"})).ends_with(", 0 faults"));
        CHECK(fault("/after", Json::array({"nobody"})) == "after.0: is no lesson beside this one: nobody");
        CHECK(fault("/after", Json::array({"cut-1"})) == "after.0: is this lesson itself");
        CHECK(fault("/after", Json::array({"minimax", "minimax"})) == "after.1: stands twice");
        CHECK(fault("/steps/0/point", Json::array({"knot:4"})) ==
              "steps.0.point.0: is the id of no control or place: knot:4");
        CHECK(fault("/steps/0/hide", Json::array({"analysis", "nothing"})) ==
              "steps.0.hide.1: is the id of no control or place: nothing");
        CHECK(fault("/steps/0/show/0/id", "tabb") == "steps.0.show.0.id: is the id of no control or place: tabb");
        CHECK(fault("/steps/1/wait/id", "steppe") == "steps.1.wait.id: is the id of no control or place: steppe");
        CHECK(fault("/steps/2/ask/options/0/id", "n") ==
              "steps.2.ask.options.0.id: is the id of no control or place: n");
        CHECK(fault("/steps/2/ask/reveal/0/value", 999'999'999'999) ==
              "steps.2.ask.reveal.0.value: is more than any game has steps: 999999999999");
    }
    TEST_CASE("sagaz lesson step prints a step, or what is wrong")
    {
        const Folder room;
        const std::string folder = room.file("cut-1");
        std::filesystem::create_directory(folder);
        write(folder + "/lesson.json", sample());
        write(folder + "/es.json", sample_texts()["es"]);
        cli::LessonOptions options = options_for(folder);
        options.step = 3;
        options.seed = 7;
        const Said said = said_by(cli::lesson_step, options);
        CHECK(said.out.starts_with("lesson\tcut-1\ngame\ttrees\n"));
        CHECK(said.out.ends_with("\nfresh\n"));
        CHECK(said.status == 0);
        options.step = 4;
        const Said beyond = said_by(cli::lesson_step, options);
        CHECK(beyond.errors.starts_with("sagaz lesson: step must be less than 4"));
        CHECK(beyond.out.empty());
        CHECK(beyond.status == 1);
    }
}
