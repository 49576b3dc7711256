#include "shell/app/desktop/window.hpp"
#include "imgui_impl_glfw.h"
#include "imgui_impl_opengl3.h"
#include "shell/app/desktop/lessons.hpp"
#include "shell/app/desktop/mistakes.hpp"
#include "shell/app/desktop/offscreen.hpp"
#include "shell/app/desktop/png.hpp"
#include <GLFW/glfw3.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

namespace shell::app::desktop {

Window::Window(GLFWwindow* window, const Arguments& arguments, const Storage& storage, const Recording& recording)
    : window_(window), arguments_(&arguments), storage_(&storage),
      saves_(recording.events.empty() && !recording.report), slot_(slot_of(arguments)),
      outline_file_(arguments.outline), frames_file_(arguments.frames), shapes_file_(arguments.shapes),
      scale_(arguments.scale),
      stage_(recording.settings, recording.seed, saves_ ? Jobs(steady_ms) : jobs_again(recording)),
      inspector_(
          stage_.app(), [this](std::string_view link) { stage_.open(link); },
          [this](const kit::Effect& effect) { carry_out(effect); })
{
    glfwSetWindowUserPointer(window, this);
    if (!arguments.record.empty()) {
        record_.open(arguments.record);
        record_.write(header_line(recording));
        say(record_.complaint());
        stage_.listener = [this](const Event& e) {
            record_.write(line_of(e));
            say(record_.complaint());
        };
    }
    if (!arguments.trace.empty()) inspector_.timeline().write_to(arguments.trace);
    say(inspector_.timeline().complaint());
    listen();
    if (recording.events.empty() || recording.report) stage_.set("worker", "ok"); // else a recorded event does it
    if (!recording.date.empty()) stage_.set("date", recording.date);
    ThemeName theme_name = ThemeName::light;
    for (const kit::Effect& effect : stage_.app().take_effects()) {
        if (effect.kind == kit::Effect::Kind::theme) theme_name = theme_from(effect.name).value_or(theme_name);
        carry_out(effect);
    }
    if (!shapes_file_.empty()) words_.emplace(theme(theme_name));
    const auto [lesson, step, drawn, tried] = lesson_of(arguments, recording);
    if (!lesson.empty()) show_lesson(lesson, step, drawn, language_);
    if (!lesson.empty() && !tried.empty()) stage_.set("lesson_tried", tried);
    if (!saves_) play_again(recording, arguments);
}

Window::~Window()
{
    if (saves_) keep_place();
}

void Window::run()
{
    while (!glfwWindowShouldClose(window_)) {
        wait();
        for (const auto& line : worker_.take()) {
            if (!line.progress) inspector_.timeline().job_ends(line.id, now_ms());
            stage_.deliver(line.id, line.text, line.progress);
            due_ = true;
        }
        if (due_ || frames_left_ > 0) draw();
    }
}

void Window::wait()
{
    if (frames_left_ > 0) return glfwPollEvents();
    due_ = false;
    const double left = due_at_ - now_ms();
    if (left == never) return glfwWaitEvents();
    if (left > 0) glfwWaitEventsTimeout(left / 1000);
    else glfwPollEvents();
    due_ = now_ms() >= due_at_;
}

void Window::draw()
{
    int width = 0, height = 0;
    glfwGetFramebufferSize(window_, &width, &height);
    if (width == 0 || height == 0) { // minimised
        frames_left_ = 0;
        return;
    }
    frames_left_ = std::max(0, frames_left_ - 1);
    ImGui_ImplOpenGL3_NewFrame();
    if (words_) words_->take();
    const float density = this->density();
    const double now = now_ms();
    const auto room = inspector_.room(static_cast<float>(width) / density, static_cast<float>(height) / density);
    stage_.frame(now, room.width, room.height, density);
    show_picture();
    const double wake = stage_.app().wake_ms();
    due_at_ = wake < 0 ? never : now + wake;
    if (stage_.last().animating) frames_left_ = std::max(frames_left_, 1);
    show_cursor(stage_.last().cursor);
    for (const kit::Effect& effect : stage_.app().take_effects()) carry_out(effect);
    tell_others(now);
}

void Window::show_picture()
{
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window_);
}

/// Replays frame by frame in the recorded size, a report with this screen's density. Then the user takes over.
void Window::play_again(const Recording& recorded, const Arguments& arguments)
{
    Recording recording = recorded;
    if (recording.report) recording.density = density();
    Replay replay(recording, stage_, [this] {
        glfwPollEvents();
        ImGui_ImplOpenGL3_NewFrame();
        if (words_) words_->take();
    });
    say(words_before(recording));
    replay.says = say;
    const auto more = [&] { return arguments.until < 0 || static_cast<long>(replay.at()) < arguments.until; };
    while (more() && !glfwWindowShouldClose(window_) && replay.step()) {
        show_picture();
        for (const kit::Effect& effect : replay.take_effects()) carry_out(effect);
        tell_others(now_ms());
    }
    say(words_after(recording, replay.at(), replay.missed()));
    for (const auto& [id, text] : replay.go_on_live()) ask(id, text);
    start_ = seconds() - stage_.now() / 1000;
}

void Window::ask(int id, const std::string& request)
{
    stage_.asked(id);
    inspector_.timeline().job_begins(id, request, now_ms());
    worker_.ask(id, request);
}

void Window::carry_out(const kit::Effect& effect)
{
    using Kind = kit::Effect::Kind;
    switch (effect.kind) {
    case Kind::save:
        if (saves_ && !storage_->save(effect.name == "game" ? slot_ : effect.name, effect.text))
            stage_.set("storage", "blocked");
        break;
    case Kind::copy:
    case Kind::tell:
        glfwSetClipboardString(window_, effect.text.c_str());
        break;
    case Kind::share: // for the end of a page's address, or to paste here
        glfwSetClipboardString(window_, ("#s=" + effect.text).c_str());
        stage_.set("shared", "copied");
        break;
    case Kind::file: // in the working directory
    {
        const std::string wrong = Storage::write(effect.name, effect.text);
        say(wrong);
        std::error_code none;
        inspector_.tell(wrong.empty() ? "Saved: " + std::filesystem::absolute(effect.name, none).string() : wrong);
    } break;
    case Kind::request:
        ask(effect.id, effect.text);
        break;
    case Kind::cancel:
        inspector_.timeline().job_ends(effect.id, now_ms());
        worker_.cancel(effect.id);
        break;
    case Kind::lesson: { // "seed language"
        const std::size_t space = effect.text.find(' ');
        show_lesson(effect.name, effect.id, std::strtoull(effect.text.c_str(), nullptr, 10),
                    effect.text.substr(space + 1));
        break;
    }
    case Kind::page: // of the site, the desktop has only the glossary's words
        stage_.set("explain", term_text(effect.text, language_));
        break;
    case Kind::picture: { // likewise; ImGui still has the last frame's draw data
        int width = 0, height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        say(write_png(effect.name, read_pixels(width, height)));
        break;
    }
    case Kind::language:
        language_ = effect.text;
        return;
    case Kind::event: // no page embeds the window, but a terminal may show stderr
        if (saves_) say(mistake_in(effect, *arguments_));
        return;
    case Kind::puzzle:  // the page words puzzles,
    case Kind::texts:   // the desktop has all languages
    case Kind::program: // and all games,
    case Kind::theme:   // and the app fills it whole
    case Kind::text_view:
        return;
    }
    frames_left_ = std::max(frames_left_, 1);
}

void Window::show_lesson(const std::string& lesson, int step, std::uint64_t seed, const std::string& language)
{
    const LessonStep made = lesson_step(lesson, step, seed, language);
    if (!made.flat.empty()) return stage_.set("lesson", made.flat);
    stage_.set("lesson_failed", made.wrong);
    say(mistake_in(made));
}

void Window::tell_others(double began)
{
    inspector_.timeline().frame(stage_.frames(), began, now_ms());
    say(inspector_.timeline().complaint());
    if (!frames_file_.empty()) {
        Lines frames;
        frames.open(frames_file_, std::ios::app);
        frames.write(std::to_string(stage_.frames()) + ' ' + std::to_string(now_ms()));
        if (const std::string wrong = frames.complaint(); !wrong.empty()) give_up(frames_file_, wrong);
    }
    if (words_) keep(shapes_file_, shapes_, words_->take());
    if (!outline_file_.empty()) keep(outline_file_, outline_, stage_.app().outline());
}

void Window::keep(std::string& file, std::string& written, std::string now)
{
    if (now == written || file.empty()) return;
    written = std::move(now);
    if (const std::string wrong = Storage::write(file, written); !wrong.empty()) give_up(file, wrong);
}

void Window::give_up(std::string& file, const std::string& wrong)
{
    say(wrong);
    file.clear();
}

} // namespace shell::app::desktop
