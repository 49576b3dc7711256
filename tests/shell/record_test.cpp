// Recordings and reports of the desktop program: written, read and replayed.
#include "engine/request/request.hpp"
#include "shell/app/desktop/replay.hpp"
#include "shell/app/desktop/version.hpp"
#include "shell/app/no_picture.hpp"
#include "shell/kit/picture_words.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/lesson_support.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <tuple>

namespace record_tests {

using namespace shell::app;
namespace desktop = shell::app::desktop;

namespace {

struct Context {
    Context() { ImGui::CreateContext(); }
    ~Context() { ImGui::DestroyContext(); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
};

Settings settings_in(const std::string& json)
{
    Settings out;
    const auto object = nlohmann::json::parse(json);
    for (const auto& [name, value] : object.items())
        out.emplace_back(name, value.is_string() ? value.get<std::string>() : value.dump());
    return out;
}

struct Recorded {
    std::string text, picture, outline;
    std::vector<std::string> said;
};

/// Records a hurried user with a slow worker. Returns the recording, the last frame and the outline.
Recorded played(const EveryScreen& screen)
{
    Context context;
    Recorded out;
    desktop::Recording header;
    header.settings = settings_in(config_of(screen));
    header.seed = 2026;
    header.version = "test";
    out.text = desktop::header_line(header) + "\n";
    desktop::Stage stage(header.settings, header.seed);
    stage.listener = [&](const desktop::Event& e) { out.text += desktop::line_of(e) + "\n"; };
    shell::kit::PictureWords words(theme(ThemeName::light));
    stage.set("worker", "ok");
    std::map<int, std::pair<int, std::string>> asked; // by id: frames until the answer, and the request
    double now = 0;
    const auto frames = [&](int n) {
        for (int i = 0; i < n; ++i) {
            pretend_to_render();
            words.take();
            stage.frame(now += 16 + std::fmod(now, 7), 1000, 700, 1);
            for (const auto& e : stage.app().take_effects()) {
                if (e.kind == Effect::Kind::request) stage.asked(e.id), asked[e.id] = {3, e.text};
                if (e.kind == Effect::Kind::cancel) asked.erase(e.id);
            }
            for (auto it = asked.begin(); it != asked.end();) {
                stage.deliver(it->first, engine::request::progress_line({1, 2}), engine::Progress{1, 2});
                if (--it->second.first > 0) ++it;
                else {
                    stage.deliver(it->first, engine::request::answer(it->second.second), {});
                    it = asked.erase(it);
                }
            }
        }
    };
    const auto press = [&](ImGuiKey key) {
        for (const bool down : {true, false}) ImGui::GetIO().AddKeyEvent(key, down), frames(1);
    };
    frames(3);
    std::string_view left = screen.moves;
    while (!left.empty()) {
        const auto one = left.substr(0, left.find(' '));
        left.remove_prefix(std::min(left.size(), one.size() + 1));
        const auto is = std::min(one.find('='), one.size());
        stage.act(one.substr(0, is), one.substr(std::min(one.size(), is + 1)));
        frames(2);
    }
    if (const auto rects = stage.app().drawn().rects; rects.contains("menu")) {
        const auto at = rects.at("menu").centre();
        for (const auto e : {App::PointerEvent::move, App::PointerEvent::down, App::PointerEvent::up})
            stage.pointer(e, at.x, at.y, 0, App::PointerSource::mouse), frames(1);
    }
    press(ImGuiKey_Escape);
    press(ImGuiKey_Tab);
    ImGui::GetIO().AddMouseWheelEvent(0, -1);
    frames(4);
    stage.act("new_game", "");
    frames(40);
    out.picture = words.take();
    out.outline = stage.app().outline();
    return out;
}

Recorded again(const std::string& text)
{
    Context context;
    const auto read = desktop::read_recording(text);
    REQUIRE(read.wrong == "");
    Recorded out;
    desktop::Stage stage(read.recording.settings, read.recording.seed, desktop::jobs_again(read.recording));
    if (!read.recording.date.empty()) stage.set("date", read.recording.date);
    shell::kit::PictureWords words(theme(ThemeName::light));
    desktop::Replay replay(read.recording, stage, [&] {
        pretend_to_render();
        words.take();
    });
    replay.says = [&](const std::string& what) { out.said.push_back(what); };
    while (replay.step()) {}
    CHECK(replay.at() == read.recording.events.size());
    out.picture = words.take();
    out.outline = stage.app().outline();
    return out;
}

const std::string no_beginning =
    "line 1: neither a recording nor a report begins like this; a report begins with {\"sagaz\" and "
    "ends with {\"sealed\"";

} // namespace

TEST_SUITE("record")
{
    TEST_CASE("what was recorded shows the same picture when it is played again, in every game")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            const Recorded first = played(screen), second = again(first.text);
            CHECK(first.picture.size() > 1000);
            CHECK(second.picture == first.picture);
            CHECK(second.outline == first.outline);
        }
    }
    TEST_CASE("a report is the line the screen was opened with and what was done since, and opens to the same outline")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            const nlohmann::json header{{"sagaz", "0.1.0"},
                                        {"report", true},
                                        {"size", {1280, 800, 1}},
                                        {"settings", {{"motion", "reduce"}, {"language", "en"}}}};
            std::string report, outline, lines;
            {
                Player p(config_of(screen));
                make_first_move(p, screen);
                p.use("menu");
                p.use("close");
                p.frames(120); // the computer's move takes its time
                report = p.app().report(header.dump());
                outline = p.app().outline();
                lines = p.app().report();
            }
            const Recorded second = again(report);
            CHECK(second.outline == outline);
            CHECK(second.said.empty());
            CHECK(desktop::read_recording(report).recording.said == "");
            CHECK(report.starts_with(header.dump() + "\n" + lines + "{\"sealed\""));
            const std::string unsealed = header.dump() + "\n" + lines;
            CHECK(desktop::read_recording(unsealed).recording.said.find("seal") != unsealed.npos);
        }
    }
    TEST_CASE("a report made at home, before any game, is played again with what was changed there")
    {
        std::string report, outline;
        {
            Player p(R"({"language":"en","motion":"reduce"})");
            p.use("theme");
            p.use("language", "2");
            p.use("menu");
            p.frames(3);
            report = p.app().report();
            outline = p.app().outline();
        }
        const Recorded second = again(
            R"({"sagaz":"0.1.0","report":true,"size":[1280,800,1],"settings":{"motion":"reduce"}})" + ("\n" + report));
        CHECK(second.outline == outline);
    }
    TEST_CASE("a report made at home has the date, so that it shows the day's puzzles again")
    {
        std::string report, outline;
        {
            Player p(R"({"language":"en","motion":"reduce"})");
            p.app().set("date", "2026-11-30\tMonday 30 November");
            p.use("menu");
            p.use("close");
            p.frames(3);
            report = p.app().report();
            outline = p.app().outline();
        }
        CHECK(outline.find("Monday 30 November") != std::string::npos);
        const Recorded second = again(
            R"({"sagaz":"0.1.0","report":true,"size":[1280,800,1],"settings":{"motion":"reduce"}})" + ("\n" + report));
        CHECK(second.outline == outline);
    }
    TEST_CASE("a report made in a lesson names it and its step, and opens it there")
    {
        using lesson_support::file;
        Player p(R"({"game":"trees","language":"en","motion":"reduce"})", 360, 640);
        p.app().set("lesson",
                    lesson_support::flat_step(file("cut-1/lesson.json"), {{"en", file("cut-1/en.json")}}, "en", 4, 7));
        p.frames(5);
        const auto read = desktop::read_recording(
            R"({"sagaz":"0.1.0","report":true,"size":[360,640,1],"settings":{}})" + ("\n" + p.app().report()));
        CHECK(read.wrong == "");
        CHECK(read.recording.lesson == "cut-1");
        CHECK(read.recording.step == 4);
        CHECK(read.recording.drawn == 7);
        CHECK(read.recording.opens_lesson());
        const auto own =
            desktop::read_recording("{\"sagaz\":\"0.1.0\",\"report\":true,\"size\":[360,640,1]}\n{\"line\":\"\","
                                    "\"prefs\":\"\",\"lesson\":\"mine/a.json\",\"step\":-1}\n");
        CHECK(own.recording.lesson == "mine/a.json");
        CHECK(own.recording.step == 0);
        CHECK_FALSE(own.recording.opens_lesson());
    }
    TEST_CASE("a report of a lesson's board that was tried on one's own has the board as it was, also of a new game")
    {
        using lesson_support::file;
        const std::string flat =
            lesson_support::flat_step(file("cut-1/lesson.json"), {{"en", file("cut-1/en.json")}}, "en", 0, 7);
        const char* config = R"({"game":"trees","language":"en","motion":"reduce"})";
        std::string report, outline;
        {
            Player p(config);
            p.app().set("lesson", flat);
            p.frames(5);
            p.use("lesson_keep");
            p.use("new_game");
            p.use("algorithm", "0");
            p.use("step:next");
            rest(p);
            report = p.app().report();
            outline = p.app().outline();
        }
        const auto read = desktop::read_recording(
            R"({"sagaz":"0.1.0","report":true,"size":[1280,800,1],"settings":{}})" + ("\n" + report));
        CHECK(read.wrong == "");
        CHECK(read.recording.lesson == "cut-1");
        REQUIRE(read.recording.tried.starts_with("trees "));
        Player p(config);
        p.app().set("lesson", flat);
        p.app().set("lesson_tried", read.recording.tried);
        for (const auto& e : read.recording.events)
            p.use(e.values[0].get<std::string>(), e.values[1].get<std::string>());
        rest(p);
        CHECK(p.app().outline() == outline);
    }
    TEST_CASE("a report in which nothing says how the game was opened is refused, and nothing is left out of it "
              "without a word")
    {
        const auto read = desktop::read_recording(R"({"sagaz":"0.1.0","report":true,"size":[800,600,1]})");
        CHECK(read.wrong == "line 1: the line that says how the game was opened is missing");
    }
    TEST_CASE("actions of a report that are damaged are counted, whatever damaged them")
    {
        const std::string text = R"({"sagaz":"0.1.0","report":true,"size":[800,600,1],"settings":{}}
{"line":"tictactoe 1 person person 7","prefs":""}
{"kind":"act","values":["cell:4",""]}
"kind":"act","values":["cell:0",""]}
  > {"kind":"act","values":["cell:1",""]}
Sent from my phone)";
        const auto read = desktop::read_recording(text);
        CHECK(read.wrong == "");
        CHECK(read.recording.events.size() == 2);
        CHECK(read.recording.left_out == 1);
    }
    TEST_CASE("what the screen takes is done again: a row scrolled out of sight, what has no control")
    {
        const std::string list = R"({"sagaz":"0.1.0","report":true,"size":[360,640,1],"settings":{}}
{"line":"tictactoe 1 person full 882453705","prefs":"language=it\n"}
{"kind":"act","values":["cell:1",""]}
{"kind":"act","values":["analysis",""]}
{"kind":"act","values":["look:7",""]}
{"kind":"act","values":["look:8",""]}
)";
        CHECK(again(list).said.empty());
        const std::string asking = R"({"sagaz":"0.1.0","report":true,"size":[1024,700,1],"settings":{}}
{"line":"cluedo 1 game 6-6-9 ffee 0 0 3 mmmm 3 - - -","prefs":"language=en\n"}
{"kind":"act","values":["waits","0"]}
{"kind":"act","values":["go_on",""]}
{"kind":"act","values":["ask",""]}
{"kind":"act","values":["suspect","0"]}
{"kind":"act","values":["entry_tapped",""]}
{"kind":"act","values":["weapon","6"]}
{"kind":"act","values":["entry_tapped",""]}
{"kind":"act","values":["nothing",""]}
)";
        CHECK(again(asking).said == std::vector<std::string>{"action 8 nothing is not on the screen"});
    }
    TEST_CASE("of many actions the last hundred and more are in a report, from where they began")
    {
        std::string report, outline;
        {
            Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","role":"two","seed":"1"})");
            for (int i = 0; i < 130; ++i) {
                p.use("cell:4");
                p.use("undo");
            }
            p.use("cell:2");
            rest(p);
            report = p.app().report();
            outline = p.app().outline();
        }
        const auto lines = std::count(report.begin(), report.end(), '\n');
        CHECK(lines > 101);
        CHECK(lines <= 201);
        const nlohmann::json header{
            {"sagaz", "0.1.0"}, {"report", true}, {"size", {1280, 800, 1}}, {"settings", {{"motion", "reduce"}}}};
        CHECK(again(header.dump() + "\n" + report).outline == outline);
        CHECK(desktop::read_recording(header.dump() + "\n" + report).recording.before == 100); // the report says so
    }
    TEST_CASE("taps on the cards of one's hand are all taken again")
    {
        const std::string text = R"({"sagaz":"0.1.0","report":true,"size":[800,600,1],"settings":{}}
{"line":"cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - -","prefs":""}
{"kind":"act","values":["mine","0"]}
{"kind":"act","values":["entry_tapped",""]}
{"kind":"act","values":["mine","7"]}
{"kind":"act","values":["entry_tapped",""]}
)";
        CHECK(again(text).said == std::vector<std::string>{});
    }
    TEST_CASE("what is typed letter by letter is one action of a report, and does not push out what came before")
    {
        std::string report, outline;
        {
            Player p(R"({"language":"en","motion":"reduce","game":"trees","seed":"1"})");
            p.use("edit");
            const std::string tree = "(3 12 8)(2 4 6)(14 5 2)(7 7 1)(1 2 3)(4 5 6)(7 8 9)(10 11 12)";
            for (int round = 0; round < 5; ++round)
                for (std::size_t n = 1; n <= tree.size(); ++n) p.use("tree_text", tree.substr(0, n));
            p.use("tree_text", "(1 2)(3 4)");
            rest(p);
            report = p.app().report();
            outline = p.app().outline();
        }
        CHECK(std::count(report.begin(), report.end(), '\n') < 60);
        CHECK(report.find("\"before\"") == report.npos);
        const nlohmann::json header{
            {"sagaz", "0.1.0"}, {"report", true}, {"size", {1280, 800, 1}}, {"settings", {{"motion", "reduce"}}}};
        CHECK(again(header.dump() + "\n" + report).outline == outline);
    }
    TEST_CASE("a report and a recording have the size in which they were seen last; what has not been seen has none")
    {
        const auto size = [](const std::string& text) {
            return desktop::size_of(desktop::read_recording(text).recording);
        };
        const std::string head = R"({"sagaz":"0.1.0","settings":{}})";
        CHECK_FALSE(size(head));
        CHECK(size(head + "\n" + R"({"frame":0,"kind":"frame","values":[16,1280,800,1]})" + "\n" +
                   R"({"frame":1,"kind":"frame","values":[32,400.4,700,2]})") == std::pair(400, 700));
        CHECK(size(R"({"sagaz":"0.1.0","report":true,"size":[360.01,640.01,1]})") == std::pair(360, 640));
    }
    TEST_CASE(
        "a report that goes otherwise says so: another build, a control that is not there, the end that it comes to")
    {
        const std::string text = R"({"sagaz":"0.0.9","build":"abc","report":true,"size":[800,600,1],"settings":{}}
{"line":"tictactoe 1 person person 7","prefs":""}
{"kind":"act","values":["cell:4",""]}
{"kind":"act","values":["symbol:99",""]}
{"kind":"act","values":["menu",""]})";
        Context context;
        auto recording = desktop::read_recording(text).recording;
        desktop::Stage stage(recording.settings, 1, desktop::jobs_again(recording));
        desktop::Replay replay(recording, stage, pretend_to_render);
        std::vector<std::string> said;
        replay.says = [&](const std::string& what) { said.push_back(what); };
        while (replay.step()) {}
        CHECK(said == std::vector<std::string>{"action 2 symbol:99 is not on the screen"});
        CHECK(desktop::words_after(recording, replay.at(), replay.missed()) ==
              "played 2 of 3 actions; it did not stop here");
        CHECK(desktop::words_before(recording) == "report of 0.0.9 abc, this is " +
                                                      std::string(desktop::program_version()) + " " +
                                                      std::string(desktop::program_build()));
        recording.version = desktop::program_version();
        CHECK(desktop::words_before(recording) ==
              "report of " + recording.version + " abc, this is " + std::string(desktop::program_build()));
        recording.build = desktop::program_build();
        CHECK(desktop::words_before(recording) == "");
        recording.report = false;
        CHECK(desktop::words_after(recording, 3, 0) == "");
    }
    TEST_CASE("a report whose game cannot be opened is refused with the reason")
    {
        const auto wrong = [](const std::string& rest) {
            return desktop::read_recording(R"({"sagaz":"0.1.0","report":true,"size":[800,600,1]})" + ("\n" + rest))
                .wrong;
        };
        CHECK(wrong(R"({"line":"","prefs":""})") == "");
        CHECK(wrong(R"({"line":"codes 1 p4c6r 12 nobody colours knuth 42","prefs":""})")
                  .starts_with("line 2: the game cannot be opened: "));
        CHECK(wrong(R"({"line":")" + std::string(100'000, 'x') + R"("})") == "line 2: the game's line is too long");
        CHECK(wrong(R"({"kind":"act","values":["submit",""]})") ==
              "line 2: expected the line that says how the game was opened, before the first action");
    }
    TEST_CASE("of a file that is cut in its last line the whole lines are played, and the cut one is named")
    {
        const std::string report =
            "{\"sagaz\":\"1\",\"report\":true,\"size\":[800,600,1]}\n{\"line\":\"\",\"prefs\":\"\"}\n";
        const std::string act = R"({"kind":"act","values":["submit",""]})", head = "{\"sagaz\":\"1\"}\n";
        const std::string frame = R"({"frame":0,"kind":"focus","values":[true]})";
        for (const auto& [before, line, number] :
             {std::tuple(report + act + "\n", act, 4), {head + frame + "\n", frame, 3}})
            for (std::size_t cut = 1; cut < line.size(); ++cut) {
                const auto read = desktop::read_recording(before + line.substr(0, cut));
                CHECK(read.wrong == "");
                CHECK(read.recording.events.size() == 1);
                CHECK(read.recording.cut == number);
            }
        CHECK(desktop::read_recording(report + act + "\n").recording.cut == 0);
        CHECK(desktop::read_recording(report.substr(0, 65)).wrong == "line 2: not a complete JSON object");
        CHECK(desktop::read_recording(report.substr(0, 20)).wrong == no_beginning);
        CHECK(desktop::read_recording(head + "{\"frame\":0,\n" + frame).wrong == "line 2: not a complete JSON object");
    }
    TEST_CASE("a file that is no recording is refused with its line, and what it lacks")
    {
        const auto wrong = [](std::string_view text) { return desktop::read_recording(text).wrong; };
        const std::string head = R"({"sagaz":"0.1.0","settings":{"game":"trees"}})";
        CHECK(wrong(head) == "");
        CHECK(wrong("") == "the file is empty");
        CHECK(wrong("hello") == no_beginning);
        CHECK(wrong(head + "\nhello") == "line 2: not a complete JSON object");
        CHECK(wrong(head + "\n\n" + R"({"frame":0,"kind":"jump","values":[]})") == "line 3: unknown kind \"jump\"");
        CHECK(wrong(head + "\n" + R"({"frame":0,"kind":"act","values":["submit"]})") ==
              "line 2: \"act\" has the wrong number of values");
        CHECK(wrong(head + "\n" + R"({"frame":0,"kind":"key","values":["A",1]})") ==
              "line 2: value 2 of \"key\" has the wrong type");
        CHECK(wrong(head + "\n" + R"({"kind":"act","values":["submit",""]})") == "line 2: no place for \"act\"");
        CHECK(wrong(R"({"sagaz":"1","report":true,"size":[0,800,1]})") == no_beginning);
        CHECK(wrong(std::string(100, '[')) == no_beginning);
    }
}

} // namespace record_tests
