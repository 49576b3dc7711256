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

struct FigureAsked; // figure.hpp

struct PuzzleEnd;
using namespace kit;

struct FrameResult {
    bool wants_text = false, animating = false, outline_changed = false, effects = false;
    bool input_waits = false;   // ImGui takes one key or click a frame; more frames are needed
    bool wants_figures = false; // as text: a phone's keyboard may be the one of numbers
    int cursor = 0;             // ImGuiMouseCursor
    int typing_at = 0;          // y of the text being typed, in CSS pixels; if wants_text
};

/// Milliseconds on a clock that never goes back.
double steady_ms();

class App {
public:
    /// Precondition: an ImGui context is current; adds the fonts to it. A replay gives Jobs with its own clock.
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
        bool scrolls = false, drags = false, zooms = false; // zooms: what two fingers do here
    };
    /// Whether the app uses a wheel turned by (dx, dy), or a finger, at this place. A region that is scrolled to its
    /// end leaves the wheel to the page, but not while one turn lasts.
    Hit hit(float x, float y, float dx, float dy, double now_ms);
    /// Zooms what is at this place one step in (1) or out (-1), as its buttons do; the place stays where it is.
    void zoom(int step, float x, float y);
    /// CSS pixels per layout pixel: up to 1.5 in the projector theme, as there is room; else 1.
    float scale() const { return scale_; }
    ThemeName theme_now() const;
    double now() const { return now_; } // of the last frame
    /// Moves the keyboard's focus to the next control (1) or the previous one (-1). After the last one: to the first in
    /// a dialog or if `round`, otherwise nowhere, and it returns false.
    bool walk(int way, bool round = false);
    /// Whether a key of the page that nothing else takes is the game's. The player can switch this off in the menu, for
    /// speech input or a slipped finger (WCAG 2.1.4).
    bool takes_keys() const { return page_keys_ && !prefs_.is("page_keys", "off"); }
    /// Whether Page Up and Page Down, the keys of a clicker, are the game's: in the projector theme.
    bool takes_clicks() const { return theme_now() == ThemeName::projector && !prefs_.is("page_keys", "off"); }
    /// Requests a frame at this time, for callers other than the app.
    void wake_at(double ms) { memory_.wake_at = memory_.wake_at < 0 ? ms : std::min(memory_.wake_at, ms); }

    /// The controls of the last frame: their rectangles, and which are enabled.
    const UiMemory& drawn() const { return memory_; }
    /// The rectangle of the last frame's message; none if there is no message.
    std::optional<Rect> message() const
    {
        return toast_ && (!dialog_ || toast_->of_dialog) ? std::optional(toast_->place) : std::nullopt;
    }

    std::string outline();
    /// Handles the use of a DOM control of the outline. False if nothing takes the action.
    bool outline_action(std::string_view id, std::string_view value);

    /// Puts text into the field that has the caret, in place of its selection; a table as the field reads one.
    void paste(std::string_view text);
    /// The next frame copies the selection of the field that has the caret to ImGui's clipboard, or cuts it.
    void copy(bool cut);

    std::vector<Effect> take_effects();
    void deliver(int job, std::string_view line) { jobs_.deliver(job, line); }

    const Jobs& jobs() const { return jobs_; }
    /// JSON lines to find a fault: an object with the line and the preferences that the screen was opened with, then an
    /// object for each later action, at least the last hundred. With `first`, a report's first line: the whole report
    /// with its seal.
    std::string report(const std::string& first = {}) const;

    /// The game on screen as a link; "" at home.
    std::string state() const;
    /// Opens a link; on an error the game stays as it is and a message says what is wrong.
    bool set_state(std::string_view link);
    /// From the host: language, theme, dark, colours (forced_theme's, or none), motion, print, textview, worker,
    /// storage, shared, notices, explain, games_file, lesson, lesson_awaited, lesson_failed, lesson_tried. Others are
    /// ignored.
    void set(std::string_view name, std::string_view value);

private:
    enum class Said : std::uint8_t { done, wrong, advice };
    struct Toast {
        std::string text;
        Id action_id{}; // empty = none
        std::string action_label{};
        Said said = Said::done;
        std::optional<double> until{}; // ms; none: not drawn yet, or a reason
        Rect place{};
        float screen_w = 0, screen_h = 0; // for which the place was chosen
        bool of_dialog = false;           // shown over an open dialog; other messages wait
        bool told = false;                // a frame and its outline had it
        bool again = false;               // repeats the last text: the outline must make it differ
        std::string about{};              // id of the control that it speaks of
        std::string why{};                // id of the why button; the message stays until it is pressed again
    };

    void click_on();
    bool act(const Action&);
    bool ask_why(const Action&);
    std::string reason(std::string_view id) const; // "" while a lesson hides the analysis
    void remember(const Action&);
    bool act_app(const Action&);
    void act_dialog(const DialogOutcome&, const std::string& before, int turn);
    bool act_lesson_game(const Action&);
    void open(Place);
    bool show_line(std::string_view line); // false: not a game of this program, or damaged
    void new_game(std::string_view line);
    void start(const Config&);
    void restore(const Config&);
    void show(std::string text, Said = Said::done, Id action_id = {}, std::string action_label = {});
    void emit(Effect::Kind, std::string_view name, std::string_view text);
    void emit_theme();
    void save_prefs();
    Prefs kept_prefs() const; // the preferences to save: without a lesson's changes
    void save_games();
    std::string on_screen() const; // Screen::on_screen(), "" if it is as the screen opens
    void keep_shown();             // saves on_screen() if it changed
    void go_on_showing();          // restores what was on screen before a reload
    std::string game_and_turn() const;
    void note_help();
    void keep_record(const Screen::Progress&);
    void changed(bool played = false); // saves the changed game and tells the host; played: by a move
    FrameResult next_frame(double now, float width, float height, float density);
    void draw_panel(const FigureAsked&, double now, float width, float height, float density);
    void tick(Layout);

    // ---- graded activities (graded.cpp) ----
    bool graded() const;
    bool by_quality() const;
    bool has_model_figure() const;
    void complete(); // tells the host how the game ended
    bool holds_board() const;
    Text words_of_lock() const;
    Lock lock() const;
    std::string task_of(const Screen&) const;
    void lock_game(bool any_seed, bool of_page);
    void unlock();
    void resume_task(std::string_view line);
    std::string link_of(std::string line) const;
    /// Whether Back leads to the game of another room from which this one was opened, not home.
    bool goes_back() const { return screen_ && !lesson_ && !came_from_.empty(); }
    bool may_begin(std::string_view line) const;
    bool keeps_task(int turn) const;
    void put_task_back(std::string_view line);

    // ---- dialogs (dialogs.cpp) ----
    bool open_dialog(const Action&); // false: the action opens none
    std::unique_ptr<Dialog> dialog_of(const Action&);
    void say_lesson_is_awaited(Ui&);

    // ---- lessons (lessons.cpp) ----
    void ask_for_lesson(std::string_view id, int step, std::uint64_t seed); // from the host
    bool has_lessons() const;                                               // for the game on screen
    bool offers_lessons() const; // before the first move, while the panel is empty
    bool act_lesson(const Action& a) { return lesson_ && lesson_acts(a); }
    void lesson_moved(std::string_view id, bool played);
    void prepare_lesson();
    void keep_lesson_focus();
    std::string_view main_of_puzzle() const;
    bool viewed_has_moved();
    void leave_lesson(); // keeps only the learner's progress
    void go_on_leading();

    // ---- puzzles (puzzles.cpp) ----
    bool act_puzzles(const Action&);
    void told_puzzle();
    void tell_way_on();
    std::string after_puzzle() const; // the next puzzle's name; "" = none
    void set_date(std::string_view date_and_words);
    void share_day();
    std::string day_to_show() const;
    void show_day(std::string_view);
    static constexpr std::string_view shown_day = "puzzles.shown"; // preference: for home in another program
    // what is kept of a puzzle that is open (puzzle_work.cpp)
    void keep_work();
    void recall_work(); // call when the puzzle opens
    void recall_end(const PuzzleEnd&);
    void ask_what_is_wrong();
    void begin_time();
    std::string marks_on_board() const;
    void put_marks_on_board();
    void count_time();

    // ---- a lesson that is open (lesson_played.cpp) ----
    void show_lesson(std::string_view flat);
    std::optional<Place> offering(std::string_view lesson, Place of_lesson) const;
    bool lesson_acts(const Action&);
    void lesson_goes_on(std::string_view id, bool played);
    void lay_out_lesson();
    void draw_lesson(Ui&, Rect folded);
    void describe_lesson(Outline&) const;
    void lead_on();
    void set_lesson_board(Place, bool plays_on = false);
    void lead(std::vector<lesson::Use>);
    bool off_course() const; // the board differs from the step's
    void keep_progress(const std::string&);
    void close_lesson();
    void keep_counts();
    void tell_answer();
    void tell_progress();

    Unfinished unfinished() const;
    AtHome at_home() const;
    void keep_home();   // how far home is scrolled, when it is left
    void return_home(); // there after Back, also from another program
    std::string& saved_line(Place p) { return saved_.lines[static_cast<std::size_t>(p)]; }

    const Theme& colours() const;
    int theme_choice() const { return theme_ ? static_cast<int>(*theme_) : text::theme_auto; } // index in theme_names
    Say say() const { return Say(language_); }
    Ui make_ui(double now_ms, float width, float height);
    void draw(Ui&);
    AppBar bar(Layout) const;
    std::string which_of_day() const;
    DialogContext dialog_context() const;
    bool has_room(float width, float height) const;
    void draw_poster(Ui&) const;
    void draw_toast(Ui&);
    void rejoice(Ui&);
    Outline describe() const;
    bool tells_why_not(std::string_view id); // shows why a control is disabled; false: it is not

    Language language_ = Language::spanish;
    Language chosen_ = Language::spanish; // the menu's; differs from language_ while its texts load
    std::optional<ThemeName> theme_;      // none: the system's
    std::optional<Theme> forced_;         // the system's forced colours, over any theme
    bool system_dark_ = false, reduced_ = false, touch_ = false, embedded_ = false, anew_ = false, text_view_ = false,
         picture_ = true, has_text_view_ = true, has_pages_ = true, printing_ = false, page_keys_ = false;
    float scale_ = 1;
    Layout layout_ = Layout::phone; // of the last frame
    std::string focused_before_;    // the control that had the keyboard's focus in it
    bool page_turned_ = false;      // the lesson shows another step, and its controls are new ones
    bool walks_in_ = false;         // a puzzle was opened by the pointer: Tab begins in its card
    double now_ = 0, won_at_ = -1e9, turned_at_ = -1e9;
    Fonts fonts_;
    UiMemory memory_;
    Jobs jobs_;

    std::unique_ptr<Screen> screen_;  // none: at home
    std::string opened_as_, to_show_; // Screen::on_screen() when it opened; of a saved one, the actions yet to restore
    int waited_frames_ = 0;           // frames in which to_show_'s next control was missing
    std::unique_ptr<lesson::Player> lesson_; // over the screen; its moves are not saved
    bool lesson_told_ = false;               // the host knows that it is finished
    std::optional<Place> lesson_from_;       // another game that offers it, if it was opened from there
    std::optional<double> lesson_awaited_;   // ms; when a step was requested
    std::vector<lesson::Use> leading_;       // controls that the lesson has yet to use
    int led_frames_ = 0;                     // frames in which the first of them was missing
    std::map<std::string, std::string, std::less<>> before_lesson_; // the player's values of what lessons changed
    SavedGames saved_;
    float notices_ = 0;      // height of the page's notices above the game
    std::string games_file_; // label of the page's command for a file of all games; "" = none
    std::string came_from_;  // line of the game of another room that this one was made of: Back leads there; "" = none
    std::string replaced_;   // line of the last game that "new game" put away; "" = none
    std::string replaced_on_screen_; // and what was on its screen
    Prefs prefs_;
    std::string task_;               // of a graded activity
    bool lock_of_page_ = false;      // a host's option locks it, not a link
    bool no_help_of_link_ = false;   // a link forbids help, not the host
    bool quality_of_link_ = false;   // grade="quality" came with a link
    std::unique_ptr<Dialog> dialog_; // refers to screen_: destroyed first
    std::optional<Toast> toast_;
    bool outline_changed_ = true, completed_told_ = false;
    std::string viewed_; // the control that has the page's focus; "" = none
    Rect viewed_at_;     // where it was drawn when the page last knew
    std::optional<float> home_scroll_;
    int begun_ = 0;           // 1 and 2 by turns: another new game whose board looks as before, to be announced
    bool walked_out_ = false; // Tab has left the canvas; it begins anew when the canvas has the focus again
    ActionLog action_log_;    // for report()
    std::string opening() const;
    std::vector<Effect> effects_;
    std::uint64_t next_seed_ = 0;
    double midnight_ = -1;                   // when the date ends, as now_; -1 = the host does not say
    std::string date_, date_words_;          // local, "2026-11-29", and in words; "" = the host does not say
    std::string day_;                        // the earlier day that the home screen shows; "" = today
    std::string opened_on_;                  // the date on which the puzzle was opened
    std::string kept_work_, marks_;          // of the open puzzle: as kept last; own marks to put on its board
    double puzzle_ms_ = 0, puzzle_seen_ = 0; // spent on it, up to the action at the second time
};

} // namespace shell::app
