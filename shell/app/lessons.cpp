// Lessons in the app: which ones the screen offers, and what each frame needs. An open lesson: lesson_played.cpp.
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/lesson/book.hpp"
#include "shell/lesson/question.hpp"
#include <algorithm>
#include <utility>

namespace shell::app {

void App::ask_for_lesson(std::string_view id, int step, std::uint64_t seed)
{
    lesson_awaited_ = now_;
    effects_.push_back(
        {Effect::Kind::lesson, step, std::string(id), std::to_string(seed) + " " + std::string(code(chosen_))});
}

Prefs App::kept_prefs() const
{
    Prefs out = prefs_;
    for (const auto& [name, value] : before_lesson_) out.set(name, value);
    out.drop("hints"); // set by this page, not by the player
    out.drop("graded");
    out.drop("grade");
    return out;
}

bool App::has_lessons() const
{
    const auto all = lesson::all_lessons();
    return screen_ &&
           std::any_of(all.begin(), all.end(), [&](const auto& e) { return lesson::is_offered(e, screen_->place()); });
}

bool App::offers_lessons() const
{
    return has_lessons() && !lesson_ && screen_->progress().turn == 0 && screen_->panel_is_empty();
}

/// From a lesson's end to the game that it taught, unless that is the one on screen.
bool App::act_lesson_game(const Action& a)
{
    if (std::string_view(a.id) != "lesson_game") return false;
    const auto* game = screen_ ? game_at(screen_->place()) : nullptr;
    if (!game) return true;
    Options options;
    options.set("rules", a.value);
    const std::string before = screen_->line(), line = game->line(options, game->place, before, next_seed_++);
    if (line != before) new_game(line);
    return true;
}

void App::leave_lesson()
{
    leading_.clear();
    for (const auto& [name, value] : std::exchange(before_lesson_, {})) prefs_.set(name, value);
    lesson_.reset();
    saved_.lesson.clear();
    lesson_told_ = false;
    memory_.lesson = {};
}

/// Call after the board changed.
void App::lesson_moved(std::string_view id, bool played)
{
    if (lesson_ && screen_ && lesson_->pencils() && screen_->line().starts_with(lesson_->begun)) {
        lesson_->board = screen_->line(); // with the player's own marks it is still the puzzle
        keep_work();
    }
    if (lesson_ && screen_) lesson_goes_on(id, played);
}

void App::go_on_leading()
{
    if (!leading_.empty() && screen_ && lesson_) lead_on();
}

/// When a press replaces the lesson's controls, the keyboard's focus stays with the button, or goes to the main one; in a
/// puzzle that opens, and where the button is gone, to the answer.
void App::keep_lesson_focus()
{
    const auto in_card = [](std::string_view id) { return id.starts_with("lesson_") || id.starts_with("puzzle_"); };
    const auto is_stop = [this](std::string_view id) {
        return std::find(memory_.stops.begin(), memory_.stops.end(), id) != memory_.stops.end();
    };
    const ImGuiIO& io = ImGui::GetIO();
    const bool turned = std::exchange(page_turned_, false), puzzle = lesson_ && lesson_->is_puzzle();
    if (turned && puzzle && lesson_->open() && io.NavVisible && !dialog_) {
        const std::string_view main = main_of_puzzle();
        if (main.empty()) page_turned_ = true; // not drawn yet
        else if (memory_.wanted_focus.empty() && !io.WantTextInput) memory_.wanted_focus = main;
        return;
    }
    // ImGui may have given another control the focus of one that is gone, such as the card's first.
    const bool fell_back = puzzle && memory_.focused == "lesson_close" && !is_stop(focused_before_);
    const auto check = memory_.enabled.find("lesson_check"); // disabled after a choice that was wrong
    const bool is_off = puzzle && memory_.focused == "lesson_check" && check != memory_.enabled.end() && !check->second;
    const bool strayed = in_card(focused_before_) && (fell_back || is_off || (turned && !in_card(memory_.focused)));
    if (!memory_.focused.empty() && !strayed) return (void)(focused_before_ = memory_.focused);
    const bool keeps = lesson_ && !dialog_ && io.NavVisible && !io.WantTextInput && memory_.wanted_focus.empty();
    if (!keeps || !in_card(focused_before_)) return focused_before_.clear();
    const std::string was = focused_before_;
    const bool ended = lesson_->solved_puzzle() && lesson_->step().ask;
    const bool proof = lesson_->is_puzzle() && !lesson_->step().ask;
    for (const std::string_view id :
         {ended ? lesson::focus_when_solved(*lesson_) : std::string_view(was), std::string_view(was),
          std::string_view("lesson_next"), std::string_view("lesson_check"),
          std::string_view(proof ? "lesson_step" : ""), // of the last reason: one Enter too many leads nowhere
          std::string_view(proof ? "lesson_previous" : ""), main_of_puzzle()})
        if (is_stop(id)) return focused_before_.clear(), (void)(memory_.wanted_focus = id);
    // Otherwise the card is not laid out yet: the next frame draws it whole.
}

/// Where the keyboard enters an open puzzle: what leads on, or the first control of the answer. "" = none is drawn.
std::string_view App::main_of_puzzle() const
{
    if (!lesson_ || dialog_ || !lesson_->is_puzzle()) return {};
    for (const std::string_view begin :
         {"puzzle_on", "lesson_next", "lesson_choice", "lesson_mark", "lesson_answer", "lesson_hint", "lesson_check"})
        for (const std::string& id : memory_.stops)
            if (id.starts_with(begin)) return id;
    return {};
}

void App::prepare_lesson()
{
    auto& m = memory_.lesson;
    m.place = {};
    m.columns = {};
    m.pointed.clear();
    m.pressable.clear();
    m.marked.clear();
    m.struck.clear();
    m.words.clear();
    if (ImGui::GetIO().MouseClicked[0]) walks_in_ = false; // Tab goes on from there
    memory_.by_keys = ImGui::GetIO().NavVisible || !viewed_.empty();
    memory_.no_help = !prefs_.helps();
    memory_.board_only = prefs_.is("board_only", "on");
    memory_.lock = lock();
    m.alone = m.no_steps = m.steps = m.asks = m.read = m.typing = m.numbered = false;
    if (lesson_) lay_out_lesson();
    else m.height = 0;
}

} // namespace shell::app
