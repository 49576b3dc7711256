#include "shell/app/desktop/offscreen.hpp"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/desktop/canvas.hpp"
#include "shell/app/desktop/lessons.hpp"
#include "shell/app/desktop/mistakes.hpp"
#include "shell/app/desktop/replay.hpp"
#include "shell/app/desktop/version.hpp"
#include "shell/app/inspector/timeline.hpp"
#include "shell/app/no_picture.hpp"
#include "shell/kit/picture_words.hpp"
#include "shell/kit/seed.hpp"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <tuple>
#include <utility>

namespace shell::app::desktop {
namespace {

constexpr int asked_wrongly = 2; // the status of arguments that CLI11 refuses

int complain(const std::string& what)
{
    say(what);
    return 1;
}

/// The files of --record, --trace and --frames for a game without a window. The stage must live as long.
struct Writers {
    Lines record, frames;
    inspector::Timeline timeline;

    void open(const Arguments& a, const Recording& r, Stage& stage)
    {
        if (!a.record.empty()) {
            record.open(a.record);
            record.write(header_line(r));
            stage.listener = [this](const Event& e) { record.write(line_of(e)); };
        }
        if (!a.frames.empty()) frames.open(a.frames, std::ios::app);
        if (!a.trace.empty()) timeline.write_to(a.trace);
    }
    /// At the end, reports each file that could not be written. True if there is one.
    bool complain_of_all()
    {
        bool lacking = false;
        for (const std::string& what : {record.complaint(), frames.complaint(), timeline.complaint()}) {
            say(what);
            lacking = lacking || !what.empty();
        }
        return lacking;
    }
    void watch(Replay& replay, const Stage& stage)
    {
        replay.after_frame = [this, &stage](double began) {
            const double now = steady_ms();
            timeline.frame(stage.frames(), began, now);
            frames.write(std::to_string(stage.frames()) + ' ' + std::to_string(now));
        };
        if (!timeline) return;
        replay.on_job = [this](int id, const std::string* request) {
            if (request) timeline.job_begins(id, *request, steady_ms());
            else timeline.job_ends(id, steady_ms());
        };
    }
};

/// The message about options that do not count, because a played file says how its game is opened.
std::string uncounted(const Arguments& a)
{
    std::string names;
    for (const auto& [name, value] : a.config) names += (names.empty() ? "--" : ", --") + name;
    return names + (a.config.size() == 1 ? " does" : " do") + " not count: the file says how its game is opened";
}

/// The size in pixels of the largest frame, which the canvas must hold.
std::pair<int, int> largest_of(const Recording& r)
{
    float width = r.width * r.density, height = r.height * r.density;
    for (const Event& e : r.events)
        if (e.kind == "frame") {
            width = std::max(width, e.values[1].get<float>() * e.values[3].get<float>());
            height = std::max(height, e.values[2].get<float>() * e.values[3].get<float>());
        }
    const auto pixels = [](float side) { return static_cast<int>(std::clamp(side, 1.f, 1e9f) + 0.5f); };
    return {pixels(width), pixels(height)};
}

/// Carries out effects without a window: shows lessons, reports errors.
struct Host {
    const Arguments* arguments;
    Stage* stage;
    bool mistakes_count; // for the exit status; not those of a played file
    std::string language = "es";
    ThemeName theme = ThemeName::light;
    bool mistaken = false;

    void carry_out(const std::vector<Effect>& effects)
    {
        for (const Effect& e : effects) {
            if (e.kind == Effect::Kind::theme) theme = theme_from(e.name).value_or(theme);
            else if (e.kind == Effect::Kind::language) language = e.text;
            else if (e.kind == Effect::Kind::lesson)
                show_lesson(e.name, e.id, std::strtoull(e.text.c_str(), nullptr, 10),
                            e.text.substr(e.text.find(' ') + 1));
            complain_of(mistake_in(e, *arguments));
        }
    }
    void show_lesson(const std::string& id, int step, std::uint64_t seed, const std::string& in_language)
    {
        const LessonStep made = lesson_step(id, step, seed, in_language);
        if (!made.flat.empty()) return stage->set("lesson", made.flat);
        stage->set("lesson_failed", made.wrong);
        complain_of(mistake_in(made));
    }

private:
    void complain_of(const std::string& what)
    {
        say(what);
        mistaken = mistaken || (mistakes_count && !what.empty());
    }
};

/// Plays to the end or to --until, then until nothing moves.
void play_all(Replay& replay, Host& host, const Arguments& a)
{
    const auto more = [&] { return a.until < 0 || static_cast<long>(replay.at()) < a.until; };
    while (more() && replay.step()) host.carry_out(replay.take_effects());
    for (auto effects = (replay.rest(), replay.take_effects()); !effects.empty();
         replay.rest(), effects = replay.take_effects())
        host.carry_out(effects);
}

} // namespace

LessonAsked lesson_of(const Arguments& a, const Recording& r)
{
    if (a.lesson.empty()) return {r.opens_lesson() ? r.lesson : std::string(), r.step, r.drawn, r.tried};
    const bool its = r.report && !r.lesson.empty() && a.step == 1; // --lesson gives the file of a report's lesson
    return its ? LessonAsked{a.lesson, r.step, r.drawn, r.tried} : LessonAsked{a.lesson, a.step - 1, 1, {}};
}

void say(const std::string& what)
{
    if (!what.empty()) std::fprintf(stderr, "sagaz-desktop: %s\n", what.c_str());
}

Recording recording_of(const Arguments& a, const Storage& storage, std::string& wrong)
{
    Recording r;
    const std::string& file = a.replay.empty() ? a.report : a.replay;
    if (!file.empty()) {
        const FileText all = read_file(file);
        if (!all.wrong.empty()) return wrong = file + ": " + all.wrong, r;
        auto read = read_recording(all.text);
        if (!read.wrong.empty()) return wrong = file + ": " + read.wrong, r;
        r = std::move(read.recording);
        if (!r.said.empty()) say(file + ": " + r.said);
        if (r.left_out > 0) say(file + ": " + std::to_string(r.left_out) + " damaged actions are left out");
        if (!r.lesson.empty()) say(file + ": in step " + std::to_string(r.step + 1) + " of the lesson " + r.lesson);
        if (!r.lesson.empty() && !r.opens_lesson() && a.lesson.empty())
            say(file + ": that lesson is not one of ours: give its file with --lesson FILE");
        if (r.before > 0)
            say(file + ": " + std::to_string(r.before) +
                " earlier actions are not in the report: dialogs that they opened may be missing");
        if (r.cut > 0) say(file + ": line " + std::to_string(r.cut) + " is cut short and left out");
        if (!a.config.empty()) say(uncounted(a));
        if (r.report != a.replay.empty()) return wrong = file + ": wants --" + (r.report ? "report" : "replay"), r;
    } else {
        r.settings = settings_of(a, storage);
        r.seed = fresh_seed();
        r.version = program_version();
        r.build = program_build();
        std::tie(r.width, r.height) = std::pair(1280.f, 800.f);
    }
    if (a.size)
        std::tie(r.width, r.height) = std::pair(static_cast<float>(a.size->first), static_cast<float>(a.size->second));
    if (a.scale > 0) r.density = static_cast<float>(a.scale);
    return r;
}

int run_offscreen(const Arguments& a, const Recording& recording)
{
    ImGui::CreateContext();
    std::unique_ptr<Canvas> canvas;
    if (!a.screenshot.empty()) {
        const auto [width, height] = largest_of(recording);
        if (std::max(width, height) > most_pixels)
            return complain("the picture would be " + std::to_string(width) + "x" + std::to_string(height) +
                            " pixels, and a side may have at most 16384: choose a smaller --size or --scale");
        canvas = make_canvas(width, height);
        if (!canvas) return complain("OpenGL 3 is not available; install a graphics driver (Mesa)");
    }
    int status = 0;
    {
        Recording played = recording;
        Stage stage(played.settings, played.seed, jobs_again(played));
        Writers writers;
        writers.open(a, played, stage);
        if (played.events.empty() || played.report) stage.set("worker", "ok"); // else a recorded event does it
        const bool again = !played.events.empty() || played.report;
        Host host{&a, &stage, !again};
        host.carry_out(stage.app().take_effects()); // those of the start
        if (!played.date.empty()) stage.set("date", played.date);
        PictureWords words(theme(host.theme));
        if (const auto [lesson, step, drawn, tried] = lesson_of(a, played); !lesson.empty()) {
            host.show_lesson(lesson, step, drawn, host.language);
            if (!tried.empty()) stage.set("lesson_tried", tried);
        }
        Replay replay(played, stage, [&] {
            words.take();
            if (canvas) ImGui_ImplOpenGL3_NewFrame();
            else pretend_to_render();
        });
        writers.watch(replay, stage);
        say(words_before(played));
        replay.says = say;
        play_all(replay, host, a);
        if (host.mistaken) status = asked_wrongly;
        say(words_after(played, replay.at(), replay.missed()));
        const auto written = [&](const std::string& wrong) {
            if (!wrong.empty()) status = complain(wrong);
        };
        if (writers.complain_of_all()) status = 1;
        if (!a.outline.empty()) written(Storage::write(a.outline, stage.app().outline()));
        if (!a.shapes.empty()) written(Storage::write(a.shapes, words.take()));
        if (canvas) {
            const auto [width, height] = replay.pixels();
            canvas->draw(width, height);
            written(write_png(a.screenshot, canvas->pixels()));
        }
    }
    canvas.reset();
    ImGui::DestroyContext();
    return status;
}

} // namespace shell::app::desktop
