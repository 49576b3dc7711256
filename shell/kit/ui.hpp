#pragma once
// One frame of immediate-mode interface: where a view draws and asks what was pressed. Whatever is pressed becomes an
// action (an id and a value), the same ids the outline's DOM controls send, so canvas and outline share one door.
#include "shell/kit/geometry.hpp"
#include "shell/kit/icons.hpp"
#include "shell/kit/id.hpp"
#include "shell/kit/paint.hpp"
#include "shell/text/text.hpp"
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shell::kit {
using namespace text;

struct Action {
    ActionId id;
    std::string value;
};

/// What the layout rules of the look distinguish, by the widget's own box.
enum class Layout : std::uint8_t { phone, landscape, desktop };

struct Viewport {
    float width = 1280, height = 800;
    Layout layout = Layout::desktop;
    bool touch = false;   // the last pointer was a finger
    bool reduced = false; // reduced motion
    bool tooltips = true;
    float smallest_target() const { return layout == Layout::desktop ? 32.f : 44.f; }
};
inline constexpr float narrowest_desktop = 860; // board, gap, mind and margins beside each other
Layout layout_for(float width, float height);

/// What outlives a frame but is no state of a game: easing values, scroll drags, the rectangles of the last frame.
class UiMemory {
public:
    /// Forgets what belongs to one frame.
    void begin_frame();
    /// Forgets what was shown of the screen before.
    void begin_screen();

    std::vector<Action> actions;
    std::map<std::string, bool, std::less<>> enabled;       // every control of the last frame, visible or not
    std::map<std::string, Rect, std::less<>> rects;         // visible part of every control drawn in the last frame
    std::map<std::string, Rect, std::less<>> rects_before;  // rects of the frame before
    std::vector<std::pair<std::string, std::string>> terms; // of the glossary: "term:minimax", and how it is written
    std::map<std::string, Scrollable, std::less<>> scrolls; // regions with more than they show
    std::map<std::string, Rect, std::less<>> handles; // regions where a finger drags a thing: the page must not pan
    struct Pan {
        float x = 0, y = 0; // of the window's corner in the picture
        Rect part;          // to be brought into the window
        bool wanted = false;
    };
    std::map<std::string, Pan, std::less<>> pans;
    std::optional<Rect> board; // where the board stands, if a screen says so
    std::optional<Rect> panel; // and what stands beside it
    std::string focused;       // the control the keyboard is at in this frame, where that is shown
    std::string named;         // the control whose name stands beside it, under the pointer
    std::string scroll_drag;   // the region a finger is scrolling
    struct Hand {              // what the pointer drags over the screen
        int what = -1;         // as the screen numbers it; -1 = nothing
        Point at;
    } hand;
    struct Lesson { // what stands beside the board instead of the analysis, or over it
        int step = 0;
        float height = 0;      // as it was drawn last; 0 = there is none
        bool alone = false;    // what else is there would give the answer away
        bool no_steps = false; // so would the steps that follow
        bool steps = false;    // the steps are what is to be used
        bool asks = false;     // its question is open
        bool read = false;     // a question of it, open or answered, is about what is on the board: no guess is wanted
        bool typing = false;   // its field has the keyboard, and the game none of it
        Rect place;            // where it is to be drawn in this frame
        std::vector<std::string> pointed, pressable, marked; // ids on the board
    } lesson;
    struct SheetDrag { // the sheet of a phone under the finger
        bool held = false, follows = false;
        float from_y = 0, from_height = 0, height = 0;
        std::array<float, 2> seen_y{}; // where the finger was some 40 ms ago, and before
        std::array<double, 2> seen_at{};
    } sheet;
    bool no_help = false;     // is_help() cannot be pressed
    std::string wanted_focus; // give the keyboard to this control in the next frame
    double wake_at = -1;      // ms; a frame is needed then
    bool animating = false;

private:
    friend class Ui;
    struct Eased {
        float from, to;
        double start;
        bool seen;
    };
    struct Shown {
        int version = 0, frames = 0;
    };
    std::map<std::string, Eased, std::less<>> eased_;
    std::map<std::string, Shown, std::less<>> shown_;
    struct Hovered { // the control that says its name when the pointer rests on it
        std::string id;
        double since = 0; // ms
        bool seen = false, used = false;
    } hovered_;
};

/// Does this control help with the game that is played? A hint, the analysis, what leads to it.
bool is_help(std::string_view id);

enum class Typed : std::uint8_t { text, figures };

enum class ButtonKind : std::uint8_t { primary, plain, quiet, danger };

struct Press {
    bool clicked = false, hovered = false, held = false, focused = false;
};

class Ui {
public:
    Ui(Painter painter, Say text, Viewport viewport, UiMemory& memory, double now_ms)
        : paint(painter), say(text), view(viewport), memory_(&memory), now_(now_ms)
    {}

    const Painter paint;
    const Say say;
    const Viewport view;

    const Theme& theme() const { return paint.theme(); }
    double now() const { return now_; }
    /// Asks for a frame in `ms` at the latest, though nothing happens.
    void wake_in(double ms);
    /// An id may say which of a frame's controls it was that does the same as another: "analysis@words" acts as "analysis".
    void act(Id id, std::string_view value = {});
    UiMemory& memory() { return *memory_; }
    /// A lesson's question is open that the analysis would answer: nothing of it is drawn on the board either.
    bool hides_analysis() const { return memory_->lesson.alone; }
    /// There shall be no help while one plays: what this control would show.
    bool withholds(Id id) const { return memory_->no_help && is_help(id.text()); }
    /// Then, in the place of what help would be: that there is none. False: there may be some.
    bool says_no_help(Rect) const;
    /// While true, items draw but do not react (a dialog is above them).
    bool blocked = false;

    /// An area that can be pressed. Draws nothing but the focus ring. Disabled: reason() says why.
    /// One id, one control: of two with the same id in a frame the first would swallow what is meant for the second.
    Press item(Id id, Rect, float radius, bool enabled = true);
    /// Something of the board that is no control: a lesson may point at it, or ask for it to be pressed.
    void spot(Id id, Rect, float radius);
    /// A value on its way to `target`: 120 hover, 180 piece, 240 panel (milliseconds). Ease-out cubic.
    float eased(std::string_view key, float target, double duration_ms);
    /// The value is here now, wherever it was on its way to.
    void ease_from(std::string_view key, float value);
    /// True in the first `frames` frames in which the screen shows this version of `key`: what a screen wants done to the
    /// picture once (to bring a node into the window), it asks for by another number.
    bool is_new(std::string_view key, int version, int frames = 1);
    /// The colour of a control that is hovered (6 % towards the text) or pressed (12 %).
    Colour reactive(Colour, const Press&, Id id);

    /// A text of the table, by its baseline.
    void text(Point at, Text, const TextStyle&) const;

    bool button(Id id, Rect, std::string_view label, ButtonKind, Icon = Icon::none, bool enabled = true);
    bool button(Id id, Rect, Text label, ButtonKind, Icon = Icon::none, bool enabled = true);
    /// A bare icon with a tooltip.
    bool icon_button(Id id, Rect, Icon, Text label, bool enabled = true);
    /// One of a few; the action's value is the index chosen.
    /// `numbers`: the labels' indices, where not all are in this row.
    void segmented(Id id, Rect, std::span<const std::string_view> labels, int selected,
                   std::span<const int> numbers = {});
    void segmented(Id id, Rect, std::span<const Text> labels, int selected);
    /// One of a few, one under the other: the one with this index.
    void option_row(Id id, Rect, std::string_view label, int index, bool on);
    /// A figure between two buttons; the action's value is the new figure.
    void stepper(Id id, Rect, std::optional<Text> label, int value, int least, int most);
    /// A figure on a track, its name at the left above and `written` (or the figure) at the right. 44 high or more.
    /// Drag, click, or the arrow keys when focused; the action's value is the new figure.
    void slider(Id id, Rect, std::string_view label, int value, int least, int most, std::string_view written = {});
    void slider(Id id, Rect r, Text label, int value, int least, int most)
    {
        slider(id, r, pattern(say.language(), label), value, least, most);
    }
    void toggle(Id id, Rect, std::string_view label, bool on);
    void toggle(Id id, Rect, Text label, bool on);
    /// A line of text to type in, at most `longest` bytes (and 4000); every change is an action with the whole text.
    void field(Id id, Rect, std::string_view value, const std::string& hint, Typed, std::size_t longest);
    /// A single line that leads somewhere, with an icon at the left.
    bool menu_row(Id id, Rect, std::string_view label, Icon, bool enabled = true);
    void tooltip(Id id, Rect near, std::string_view text);
    /// Why what is disabled cannot be pressed, where the mouse rests on it.
    void reason(Id id, Rect, Text);
    /// Beside what the engine claims: asks why it is so. `id` is "why:…", and Screen::why() has the answer.
    void why(Id id, Point middle);
    static constexpr float why_room = 30; // what it takes of a line

    /// 8 px of progress with its numbers and a Cancel button. total 0 = unknown.
    void progress(Rect, std::string_view what, std::int64_t done, std::int64_t total, Id cancel_id);

private:
    void place(Id id, Rect, bool enabled);
    void mark(Id id, Rect, float radius);

    UiMemory* memory_;
    double now_;
};

/// A clipped region scrolled by wheel, finger or keyboard. Draw at `y - offset()`; tell the height at the end.
class ScrollArea {
public:
    /// Whose place it keeps: another game begins at its top, the app's own pages are as they were left.
    enum class Of : std::uint8_t { game, app };
    ScrollArea(Ui&, std::string_view id, Rect, Of = Of::game);
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;
    float offset() const { return offset_; }
    void content_height(float h) { content_ = h; }
    void to_end() { end_ = true; }
    /// Scrolls the region that is being drawn until what stands from `top` to `bottom` is in sight, its beginning first.
    static void show(float top, float bottom);

private:
    Ui& ui_;
    std::string id_;
    Rect rect_;
    float offset_ = 0, content_ = 0;
    bool end_ = false;
};

} // namespace shell::kit
