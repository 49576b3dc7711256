#pragma once
// One frame of the immediate-mode interface: a view draws controls and reads presses. A press becomes an action (an id
// and a value). The outline's DOM controls send the same actions.
#include "shell/kit/geometry.hpp"
#include "shell/kit/icons.hpp"
#include "shell/kit/id.hpp"
#include "shell/kit/paint.hpp"
#include "shell/kit/pasted.hpp"
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

/// The layouts of the design, chosen by the widget's own size.
enum class Layout : std::uint8_t { phone, landscape, desktop };

struct Viewport {
    float width = 1280, height = 800;
    Layout layout = Layout::desktop;
    bool touch = false;   // the last pointer was a finger
    bool reduced = false; // reduced motion
    bool tooltips = true;
    float least_label = 12; // size of a board's smallest letters: in the projector theme 20 pixels of the window
    float smallest_target() const { return layout == Layout::desktop ? 32.f : 44.f; }
};
inline constexpr float narrowest_desktop = 860; // margins, board, gap and panel side by side
Layout layout_for(float width, float height);

class Commands;

/// What a graded activity keeps as it is.
struct Lock {
    bool moves = false;  // rules, moves made and the solution
    bool game = false;   // no other game of the same kind
    bool place = false;  // no other place
    bool puzzle = false; // by an open puzzle, not by a graded activity
    bool undoes = false; // what is undone are the player's own marks
};

/// Whether a control would change what is locked.
bool is_locked(std::string_view id, const Lock&);

/// Interface state that outlives a frame: eased values, scroll drags, the rectangles of the last frame.
class UiMemory {
public:
    /// Resets the state of a single frame.
    void begin_frame();
    /// Resets the state of the previous screen.
    void begin_screen();

    std::vector<Action> actions;
    std::map<std::string, bool, std::less<>> enabled;       // every control of the frame, visible or not
    std::map<std::string, Rect, std::less<>> rects;         // the visible part of every control of the frame
    std::map<std::string, Rect, std::less<>> rects_before;  // rects of the frame before
    std::vector<std::pair<std::string, std::string>> terms; // of the glossary: "term:minimax", and the word as written
    std::map<std::string, Scrollable, std::less<>> scrolls; // regions whose content is larger
    std::map<std::string, Rect, std::less<>> handles; // regions where a finger drags something: the page must not pan
    struct Zooming {
        Rect where;
        std::string pans;             // the id of its PanArea
        int now = 0;                  // the value of "zoom"
        bool in = false, out = false; // whether it can be larger, smaller
        Point origin;                 // of its content, on the screen
        Point larger, smaller;        // by what the next steps multiply the places in the content
    };
    std::vector<Zooming> zooms; // regions that two fingers zoom, as the buttons there do
    struct Pan {
        float x = 0, y = 0; // the window's corner in the content
        Rect part;          // to be panned into view
        bool wanted = false;
    };
    std::map<std::string, Pan, std::less<>> pans;
    std::optional<Rect> board;      // the board's pane, if a screen sets it
    std::optional<Rect> panel;      // and the panel's
    bool figure = false;            // this frame is taken as a figure: nothing is there to be scrolled or zoomed
    std::string focused;            // the control with visible keyboard focus in this frame
    std::vector<std::string> stops; // the enabled controls of the frame, in the order of Tab
    std::string stop;               // the one with the focus, visible or not: the last one clicked
    std::string named;              // the control whose tooltip is shown
    bool figures = false;           // the field with the caret takes figures or a number
    Pasted pasted;                  // its rule for tables
    std::map<std::string, std::size_t, std::less<>> longest; // bytes that the frame's text fields hold
    std::string pasted_into;                                 // the field that has just got more than a key types
    std::string scroll_drag;                                 // the region being scrolled by a drag
    struct Step {                                            // half of a stepper that is pressed
        std::string half;
        int from = 0;                    // the value before
        float held = 0;                  // s; a long frame counts as a short one, for moves may wait behind it
        bool moved = false, off = false; // a finger no longer rests; it swipes
    } step;
    struct Hand {      // a dragged piece
        int what = -1; // the screen's number for it; -1 = none
        Point at;
    } hand;
    struct Lesson { // the lesson's card, instead of the panel or above it
        int step = 0;
        float height = 0;      // of the card in the last frame; 0 = no card
        bool led = false;      // the board is the lesson's, or the puzzle's: not yet free to explore
        bool steady = false;   // the board keeps its height while its step is open: set in each frame
        float kept = 0;        // and the card its own, so far
        bool alone = false;    // the analysis is hidden: it would give the answer away
        bool no_steps = false; // so are later steps
        bool steps = false;    // the task is to use the steps
        bool asks = false;     // the question is open
        bool read = false;     // the step has a question, open or answered: the board is read, not played
        bool typing = false;   // the answer's field has the keyboard, so the game does not read it
        bool numbered = false; // texts call the board's cells by their numbers: a puzzle's
        float board = 0;       // the height that the board's content needs; 0 = unknown
        Rect place;            // the card's rectangle in this frame
        struct Columns {       // of a code's positions on the board above the card: centres
            float first = 0, pitch = 0;
        } columns;
        std::vector<std::string> pointed, pressable, marked, struck; // ids of controls and spots
        std::vector<Rect> words; // where its text is in this frame: no message may cover it
    } lesson;
    struct SheetDrag { // a drag of the phone's sheet
        bool held = false, follows = false;
        float from_y = 0, from_height = 0, height = 0;
        std::array<float, 2> seen_y{}; // the last two samples, 40 ms apart: older first
        std::array<double, 2> seen_at{};
        bool moves = false; // on its own, to its stop
        bool deaf = false;  // the finger went down meanwhile: what it meant is elsewhere by now
    } sheet;
    bool board_only = false;        // desktop: the board has the panel's room too
    bool no_help = false;           // controls with is_help() are disabled
    Lock lock;                      // and those with is_locked()
    std::string wanted_focus;       // gets the keyboard focus when it is drawn next
    bool by_keys = false;           // the keyboard's focus is seen, here or in the page's outline
    std::string wanted_view;        // is scrolled into view when it is drawn next
    const void* scrolled = nullptr; // the draw list of the ScrollArea being drawn
    double wake_at = -1;            // ms; when a frame is needed, -1 = not at all
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
    struct Hovered { // the control under the pointer, for its tooltip
        std::string id;
        double since = 0; // ms
        bool seen = false, used = false;
    } hovered_;
};

/// Whether a control gives help with the game: hints, the analysis, and controls that open it.
bool is_help(std::string_view id);

enum class Typed : std::uint8_t {
    text,
    figures, // no other character
    number   // perhaps with a comma or a sign
};

enum class ButtonKind : std::uint8_t { primary, plain, quiet, danger };

struct Press {
    bool clicked = false, hovered = false, held = false, focused = false;
};

/// How far outside a control its pointing ring is; a row's or a low control's is inside: its neighbours touch it.
float ring_around(Rect);

class Ui {
public:
    Ui(Painter painter, Say text, Viewport viewport, UiMemory& memory, double now_ms)
        : paint(painter), say(text), view(viewport), memory_(&memory), now_(now_ms)
    {}

    const Painter paint;
    const Say say;
    const Viewport view;

    const Theme& theme() const { return paint.theme(); }
    /// For as long as a board is drawn: its texts are as large as a projector needs.
    LeastText board_letters() const
    {
        return LeastText(view.least_label > Viewport().least_label ? view.least_label : 0);
    }
    double now() const { return now_; }
    /// Requests a frame in `ms` at the latest, even without input.
    void wake_in(double ms);
    /// Sends an action. A second control of the same action has a suffix: "analysis@words" sends "analysis".
    void act(Id id, std::string_view value = {});
    UiMemory& memory() { return *memory_; }
    /// The analysis would answer a lesson's open question, so the board must not show any of it either.
    bool hides_analysis() const { return memory_->lesson.alone; }
    /// The board is an open lesson's: it shows no way to another game, and no figure that a later step asks for.
    bool led() const { return memory_->lesson.led; }
    /// The lesson's step asks about the board as it stands: nothing on it is to be changed.
    bool reads() const { return led() && memory_->lesson.read; }
    /// Whether the control is disabled because the host forbids help, or because the task is graded.
    bool withholds(Id id) const { return memory_->no_help ? is_help(id.text()) || locks(id) : locks(id); }
    bool locks(Id id) const { return is_locked(id.text(), memory_->lock); }
    /// If the host forbids help, draws a sentence that says so and returns true.
    bool says_no_help(Rect) const;
    /// While true, items draw but do not react (a dialog is above them).
    bool blocked = false;
    const Commands* commands = nullptr; // of the screen, for this frame

    /// A pressable area. Draws only the focus ring and a lesson's marks. Call reason() to explain a disabled one.
    /// Ids must be unique in a frame: ImGui gives both controls' input to the first.
    Press item(Id id, Rect, float radius, bool enabled = true);
    /// A part of the board that is not a control. A lesson can point at it or make it pressable.
    void spot(Id id, Rect, float radius);
    /// A value that moves to `target` by ease-out cubic. Durations in ms: hover 120, piece 180, panel 240.
    float eased(std::string_view key, float target, double duration_ms);
    /// Sets the eased value at once.
    void ease_from(std::string_view key, float value);
    /// True in the first `frames` frames in which the screen shows this version of `key`. A screen changes the version
    /// to have something done once, such as panning to a node.
    bool is_new(std::string_view key, int version, int frames = 1);
    /// The colour mixed towards the text's: 6 % while hovered, 12 % while pressed.
    Colour reactive(Colour, const Press&, Id id);

    /// Draws a text of the table, by its baseline.
    void text(Point at, Text, const TextStyle&) const;

    bool button(Id id, Rect, std::string_view label, ButtonKind, Icon = Icon::none, bool enabled = true);
    bool button(Id id, Rect, Text label, ButtonKind, Icon = Icon::none, bool enabled = true);
    /// A bare icon with a tooltip.
    bool icon_button(Id id, Rect r, Icon icon, Text label, bool enabled = true)
    {
        return icon_button(id, r, icon, pattern(say.language(), label), enabled);
    }
    bool icon_button(Id id, Rect, Icon, std::string_view label, bool enabled = true);
    /// A button of a command of the list, with its label, icon and reason. Nothing where it is not offered.
    void command(Id id, Rect);
    /// Its icon alone, with the label as tooltip.
    void command_icon(Id id, Rect);
    /// Buttons of commands side by side. All have their short labels where one needs it.
    void command_row(std::span<const OwnedId>, Rect, float gap);
    /// Its area alone, for a command that a board draws.
    Press command_item(Id id, Rect, float radius);
    /// One of a few options; the action's value is the chosen index. `numbers`: the labels' indices, if this row has
    /// only some of the options.
    void segmented(Id id, Rect, std::span<const std::string_view> labels, int selected,
                   std::span<const int> numbers = {});
    void segmented(Id id, Rect, std::span<const Text> labels, int selected);
    /// A row with one of a few options; the action's value is its index.
    void option_row(Id id, Rect, std::string_view label, int index, bool on);
    /// A number between two buttons; the action's value is the new number.
    void stepper(Id id, Rect, std::optional<Text> label, int value, int least, int most);
    /// A number on a track, with its label above at the left and `written` (or the number) at the right. 44 high or
    /// more. Changed by drag, click, or arrow keys when focused; the action's value is the new number.
    void slider(Id id, Rect, std::string_view label, int value, int least, int most, std::string_view written = {});
    void slider(Id id, Rect r, Text label, int value, int least, int most)
    {
        slider(id, r, pattern(say.language(), label), value, least, most);
    }
    void toggle(Id id, Rect, std::string_view label, bool on);
    void toggle(Id id, Rect, Text label, bool on);
    /// A text field of at most `longest` bytes. Every change sends an action with the whole text, one too long as well:
    /// the field stays as it was, and the application tells the limit. `caret`: where it goes after a paste.
    void field(Id id, Rect, std::string_view value, const std::string& hint, Typed, std::size_t longest, Pasted = {},
               std::optional<std::size_t> caret = {});
    /// A menu line with an icon at the left.
    bool menu_row(Id id, Rect, std::string_view label, Icon, bool enabled = true);
    void tooltip(Id id, Rect near, std::string_view text);
    /// A tooltip over a disabled control that says why it is disabled.
    void reason(Id id, Rect, std::string_view);
    void reason(Id id, Rect r, Text t) { reason(id, r, pattern(say.language(), t)); }
    /// The mark "?" beside a claim of the engine. `id` is "why:…"; Screen::why() returns the reason.
    void why(Id id, Point middle);
    static constexpr float why_room = 30; // its width within a line

    /// A progress bar with its numbers and a Cancel button ("" = none). total: 0 = unknown.
    void progress(Rect, std::string_view what, std::int64_t done, std::int64_t total, Id cancel_id);

private:
    void place(Id id, Rect, bool enabled);
    void add_stop(Id id, bool has_focus);
    bool can_scroll() const;
    void show_wanted(Id id, Rect);
    void mark(Id id, Rect, float radius);

    UiMemory* memory_;
    double now_;
};

/// A clipped region scrolled by wheel, finger or keyboard. Draw at `y - offset()`, then call content_height().
class ScrollArea {
public:
    /// game: a new screen begins at the top. app: the scroll position is kept, for the app's own pages.
    enum class Of : std::uint8_t { game, app };
    ScrollArea(Ui&, std::string_view id, Rect, Of = Of::game);
    ~ScrollArea();
    ScrollArea(const ScrollArea&) = delete;
    ScrollArea& operator=(const ScrollArea&) = delete;
    float offset() const { return offset_; }
    void content_height(float h) { content_ = h; }
    void to_end() { end_ = true; }
    /// Scrolls the region being drawn so that `top` to `bottom` is visible; `top` has priority.
    static void show(float top, float bottom);
    /// Scrolls the region being drawn to this offset.
    static void go_to(float offset);

private:
    Ui& ui_;
    std::string id_;
    Rect rect_;
    const void* outer_ = nullptr; // UiMemory::scrolled outside it
    float offset_ = 0, content_ = 0;
    bool end_ = false;
};

} // namespace shell::kit
