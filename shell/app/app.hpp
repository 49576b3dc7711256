#pragma once
// The whole front end as one object: screens, preferences, saved games, dialogs. The platform gives it frames and
// input and carries out its effects; it needs an ImGui context and a renderer, but knows neither GLFW nor the browser.
#include "shell/app/action_log.hpp"
#include "shell/app/app_bar.hpp"
#include "shell/app/config.hpp"
#include "shell/app/home.hpp"
#include "shell/app/saved.hpp"
#include "shell/kit/effect.hpp"
#include "shell/kit/jobs.hpp"
#include "shell/kit/later.hpp"
#include "shell/kit/outline.hpp"
#include "shell/kit/screen.hpp"
#include "shell/kit/ui.hpp"
#include "shell/lesson/player.hpp"
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::app {
using namespace kit;

struct FrameResult {
    bool wants_text = false, animating = false, outline_changed = false, effects = false;
    bool input_waits = false; // ImGui takes in one key or click a frame; what still waits needs more frames
    int cursor = 0;           // ImGuiMouseCursor
    int typing_at = 0;        // in CSS pixels from the top: where text is being typed, if it is wanted
};

/// Milliseconds on a clock that never goes back.
double steady_ms();

class App {
public:
    /// An ImGui context must be current; the fonts are added to it. `jobs`: another clock or door where something is played
    /// again.
    explicit App(const Config&, Jobs jobs = Jobs(steady_ms));

    /// Draws one frame between the renderer's NewFrame and RenderDrawData. Sizes in CSS pixels; `density` = framebuffer
    /// pixels per CSS pixel; `now_ms` on a clock that does not run backwards.
    FrameResult frame(double now_ms, float width, float height, float density);
    /// Milliseconds after the last frame until one is needed without any input; negative = never.
    double wake_ms() const { return memory_.wake_at < 0 ? -1 : std::max(0.0, memory_.wake_at - now_); }

    enum class PointerEvent : std::uint8_t { move, down, up, leave };
    enum class PointerSource : std::uint8_t { mouse, touch, pen };
    /// In CSS pixels of the widget, before any scale of the theme.
    void pointer(PointerEvent, float x, float y, int button, PointerSource);
    struct Hit {
        bool scrolls = false, drags = false;
    };
    /// What a wheel turned by so much (to the right, downwards) or a finger would do at this place, at this time: at the end
    /// of its way a part of the game leaves the wheel to the page, but not in the midst of one turn.
    Hit hit(float x, float y, float dx, float dy, double now_ms);
    /// CSS pixels per layout pixel: 1.5 in the projector theme where there is room.
    float scale() const { return scale_; }
    ThemeName theme_now() const;
    double now() const { return now_; } // of the last frame
    /// A frame is wanted then, by somebody beside the app.
    void wake_at(double ms) { memory_.wake_at = memory_.wake_at < 0 ? ms : std::min(memory_.wake_at, ms); }

    /// The controls of the last frame: where they are and which can be used.
    const UiMemory& drawn() const { return memory_; }
    /// Where the message of the last frame is; none: there is no message.
    std::optional<Rect> message() const
    {
        return toast_ && (!dialog_ || toast_->of_dialog) ? std::optional(toast_->place) : std::nullopt;
    }

    std::string outline();
    /// A DOM control of the outline was used.
    bool outline_action(std::string_view id, std::string_view value);

    std::vector<Effect> take_effects();
    void deliver(int job, std::string_view line) { jobs_.deliver(job, line); }

    const Jobs& jobs() const { return jobs_; }
    /// For who looks for a fault: an object with the line that the screen was opened with and the preferences of then, and an
    /// object for each of the last actions since, at least a hundred if there were so many; a line each. With `first`, a
    /// report's first line, the whole of it, and its seal.
    std::string report(const std::string& first = {}) const;

    /// The game on screen as a link; "" at home.
    std::string state() const;
    /// Opens a link; on an error the game stays as it is and a message says what is wrong.
    bool set_state(std::string_view link);
    /// language, theme, dark, colours (forced_theme's, or none), motion, print, textview, shared, worker, storage, copied,
    /// games_file (what the page calls its way to keep all games in a file), values as in the page's contract.
    void set(std::string_view name, std::string_view value);

private:
    enum class Said : std::uint8_t { done, wrong, advice };
    struct Toast {
        std::string text;
        Id action_id{}; // empty = none
        std::string action_label{};
        Said said = Said::done;
        std::optional<double> until{}; // ms; none: it has not been drawn yet
        Rect place{};
        float screen_w = 0, screen_h = 0; // for which it was chosen
        bool of_dialog = false;           // said while one is open; others wait behind it
        bool told = false;                // the outline had it
        bool again = false;               // what was said already is said once more: in the outline it is another text
        std::string why{};                // which claim it is the reason of: it stays until that is pressed again
    };

    bool act(const Action&);
    bool ask_why(const Action&);
    std::string reason(std::string_view id) const; // "" while a lesson's question is open that it would answer
    void remember(const Action&);
    bool act_app(const Action&);
    void act_dialog(const DialogOutcome&);
    void open(Place);
    bool show_line(std::string_view line); // on screen; false: no game of this program, or damaged
    void new_game(std::string_view line);
    void start(const Config&);
    void restore(const Config&);
    void show(std::string text, Said = Said::done, Id action_id = {}, std::string action_label = {});
    void emit(Effect::Kind, std::string_view name, std::string_view text);
    void emit_theme();
    void save_prefs();
    Prefs kept_prefs() const; // without what a lesson has changed
    void save_games();
    std::string on_screen() const;     // Screen::on_screen(), "" if it is as the screen opens
    void keep_shown();                 // with the saved games, if it is another
    void go_on_showing();              // what was on screen before a reload
    void changed(bool played = false); // the game on screen is another: save, tell the host; played: by a move
    void tick(Layout);

    // ---- dialogs, which come later (dialogs.cpp) ----
    void close_dialog();
    void want_no_dialog();
    bool opens_dialog(const Action&) const;
    void open_dialog(const Action&); // as soon as it can be
    std::unique_ptr<Dialog> dialog_of(const Action&) SHELL_LATER(dialog_of);
    void ask_for_rest();
    void rest_has_come();
    void say_what_is_awaited(Ui&);

    // ---- lessons (lessons.cpp) ----
    void ask_for_lesson(std::string_view id, int step, std::uint64_t seed); // the host brings it
    bool has_lessons() const;                                               // for the game on screen
    bool offers_lessons() const; // before its first move, where nothing stands beside the board yet
    bool act_lesson(const Action& a) { return lesson_ && lesson_acts(a); }
    void lesson_moved(std::string_view id, bool played);
    void prepare_lesson();
    void leave_lesson(); // for something else; nothing of it is kept but how far one was
    void go_on_leading();

    // ---- a lesson that is open (lesson_played.cpp): they come with its first step ----
    void show_lesson(std::string_view flat) SHELL_LATER(show_lesson);
    std::optional<Place> offering(std::string_view lesson, Place of_lesson) const;
    bool lesson_acts(const Action&) SHELL_LATER(lesson_acts);
    void lesson_goes_on(std::string_view id, bool played) SHELL_LATER(lesson_goes_on);
    void lay_out_lesson() SHELL_LATER(lay_out_lesson);
    void draw_lesson(Ui&, Rect folded) SHELL_LATER(draw_lesson);
    void describe_lesson(Outline&) const SHELL_LATER(describe_lesson);
    void lead_on() SHELL_LATER(lead_on);
    void set_lesson_board(Place);
    void lead(std::vector<lesson::Use>);
    bool off_course() const; // the board is not the step's any more
    void keep_progress(const std::string&);
    void close_lesson();
    void keep_counts();
    void tell_progress();

    Unfinished unfinished() const;
    std::string& saved_line(Place p) { return saved_.lines[static_cast<std::size_t>(p)]; }

    const Theme& colours() const;
    int theme_choice() const { return theme_ ? static_cast<int>(*theme_) : theme_auto; } // of theme_names
    static constexpr int theme_auto = 3;
    Say say() const { return Say(language_); }
    Ui make_ui(double now_ms, float width, float height);
    void draw(Ui&);
    AppBar bar(Layout) const;
    DialogContext dialog_context() const;
    bool has_room(float width, float height) const;
    void draw_poster(Ui&) const;
    void draw_toast(Ui&);
    void rejoice(Ui&);
    Outline describe() const;
    bool tells_why_not(std::string_view id); // of what cannot be pressed; false: it can, or there is no such control

    Language language_ = Language::spanish;
    Language chosen_ = Language::spanish; // the menu's; another than the one on screen while its texts are on their way
    std::optional<ThemeName> theme_;      // none: the system's
    std::optional<Theme> forced_;         // the system's few colours, over any theme
    bool system_dark_ = false, reduced_ = false, touch_ = false, embedded_ = false, text_view_ = false, picture_ = true,
         has_text_view_ = true, has_pages_ = true, printing_ = false;
    float scale_ = 1;
    double now_ = 0, won_at_ = -1e9, turned_at_ = -1e9;
    Fonts fonts_;
    UiMemory memory_;
    Jobs jobs_;

    std::unique_ptr<Screen> screen_;  // none: at home
    std::string opened_as_, to_show_; // Screen::on_screen() as it opened; of the saved one what is still to be used
    int waited_frames_ = 0;           // for what of it was not there yet
    std::unique_ptr<lesson::Player> lesson_; // over the screen; what is played in it is not saved
    bool lesson_told_ = false;               // that it is finished
    std::optional<Place> lesson_from_;       // another game that offers it, from which it was opened
    std::optional<double> lesson_awaited_;   // ms; a step is on its way since then
    std::vector<lesson::Use> leading_;       // still to be used
    int led_frames_ = 0;                     // for which the first of them has not been there
    std::map<std::string, std::string, std::less<>> before_lesson_; // preferences that lessons have changed
    SavedGames saved_;
    float notices_ = 0;      // how high the page's messages above are: room that one could have
    std::string games_file_; // the page's name of its way to keep all games in a file; "" = it has none
    std::string replaced_;   // the line of what "new game" put away, until the next one; "" = nothing
    Prefs prefs_;
    std::unique_ptr<Dialog> dialog_;         // refers to the screen: goes first
    bool whole_ = true, rest_tried_ = false; // the program's second file is part of it
    std::optional<Action> dialog_wanted_;    // what opens one, while that file is on its way or could not be had
    std::optional<double> rest_awaited_;     // ms; it is on its way since then
    std::optional<Toast> toast_;
    bool outline_changed_ = true, completed_told_ = false;
    ActionLog action_log_; // for report()
    std::string opening() const;
    std::vector<Effect> effects_;
    std::uint64_t next_seed_ = 0;
};

} // namespace shell::app
