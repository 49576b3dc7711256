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
