#pragma once
// The outline: the game as headings, tables, the controls of the next move and a status sentence. The page renders it
// as DOM for assistive technology, print and hosts without WebGL; tests drive it by role and name. A control's id is
// the id of its action, the same as on the canvas.
#include "engine/base/named.hpp"
#include "shell/kit/geometry.hpp"
#include "shell/kit/id.hpp"
#include "shell/kit/pasted.hpp"
#include "shell/text/text.hpp"
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shell::kit {
using namespace text;

struct OutlineOption {
    std::string value, text;
    bool disabled = false;
    std::string group{}; // the label of the part of the choice to which it belongs; "" = the choice has no parts
    std::string lang{};  // the language of the text if it is another than the outline's: "pt"
};

ENGINE_NAMED(OutlineKind, heading, text, list, table, group, button, radios, number, field, checkbox, dialog, alert);

struct OutlineNode {
    using Kind = OutlineKind;
    Kind kind = Kind::text;
    std::string id, text; // text: of a heading or button, caption of a table, label of the rest
    int level = 2;        // headings
    bool disabled = false, checked = false;
    std::string why;   // why it is disabled; of a field: the form of its text
    std::string enter; // of a field: the control that Enter presses
    std::string drawn; // the id of its control on the canvas, if it differs
    Pasted pasted;     // of a field
    std::string value;
    int least = 0, most = 0;
    int columns = 0; // of a group: its controls are a grid of so many a row, which is one stop of Tab
    std::vector<OutlineOption> options;
    std::vector<std::string> items; // of a list; of a table: the column headers
    std::vector<std::vector<std::string>> rows;
    std::vector<OutlineNode> nodes; // of a group or dialog
};

class Commands;

/// Options for radios(): each value is its index.
std::vector<OutlineOption> options_of(const Say&, std::span<const Text> names);

class Outline {
public:
    explicit Outline(Say words) : say(words) {}

    Say say;
    std::string title, status;
    std::string aloud;                  // announced when it changes, and not shown again: it stands in the nodes
    std::optional<std::string> lasting; // the status after the message that now is in its place
    std::vector<OutlineNode> nodes;
    std::string escape;                 // the control that Escape presses where no dialog is open
    std::string asked, because;         // the claim whose reason is on screen, and that reason
    const Commands* commands = nullptr; // of the screen
    bool hides_analysis = false;        // the analysis would answer a lesson's open question: screens omit it
    bool led = false;                   // the board is an open lesson's: see Ui::led()
    bool reads = false;                 // an open lesson's question is about the board: see Ui::reads()
    bool holds_board = false;           // an open puzzle keeps the board: screens omit moves that it does not ask for
    bool numbers_cells = false;         // texts call the board's cells by their numbers: a puzzle's

    // Labels are texts of the table, or are composed of them.
    OutlineNode& heading(int level, std::string_view);
    OutlineNode& heading(int level, Text t) { return heading(level, pattern(say.language(), t)); }
    OutlineNode& text(Id id, std::string_view);
    OutlineNode& text(Id id, Text t) { return text(id, pattern(say.language(), t)); }
    OutlineNode& alert(Id id, std::string_view);
    OutlineNode& list(Id id, std::string_view label, std::vector<std::string> items);
    OutlineNode& table(Id id, std::string_view caption, std::vector<std::string> head);
    OutlineNode& button(Id id, std::string_view text, bool enabled = true, std::string_view why = {});
    OutlineNode& button(Id id, Text);
    OutlineNode& button(Id id, Text, bool enabled, std::string_view why);
    OutlineNode& button(Id id, Text, bool enabled, Text why);
    /// A button of a command of the list; nothing where it is not offered.
    void command(Id id);
    /// The commands "name:0", "name:1"…
    void commands_of(Id name);
    /// Adds a button that asks for the reason of `of`, or of the node added last. Screen::why() returns the reason.
    void why(Id id, std::string_view of = {});
    /// `value`: of the chosen option; negative = none yet.
    OutlineNode& radios(Id id, std::string_view label, int value, std::vector<OutlineOption> options);
    OutlineNode& number(Id id, std::string_view label, int value, int least, int most);
    OutlineNode& number(Id id, Text label, int value, int least, int most)
    {
        return number(id, pattern(say.language(), label), value, least, most);
    }
    OutlineNode& field(Id id, std::string_view label, std::string_view value);
    OutlineNode& field(Id id, Text label, std::string_view value)
    {
        return field(id, pattern(say.language(), label), value);
    }
    OutlineNode& checkbox(Id id, std::string_view label, bool checked);
    OutlineNode& checkbox(Id id, Text label, bool checked)
    {
        return checkbox(id, pattern(say.language(), label), checked);
    }
    /// Nodes added before end() go inside; groups nest.
    void begin_group(Id id, std::string_view label);
    void begin_group(Id id, Text t) { begin_group(id, pattern(say.language(), t)); }
    void begin_grid(Id id, Text label, int columns);
    void begin_dialog(Id id, std::string_view label);
    void begin_dialog(Id id, Text t) { begin_dialog(id, pattern(say.language(), t)); }
    void end();

private:
    OutlineNode& add(OutlineNode::Kind, Id id, std::string_view text);
    std::vector<OutlineNode> open_; // groups not yet ended, outermost first
    int headings_ = 0;
};

/// The outline as JSON for the page. A control with a rectangle in `rects` has "rect":[x,y,w,h], multiplied by `scale`.
/// "rects" lists all rectangles by id, also of keys and pegs that are not in the outline; "board" is the board's, if
/// any.
std::string outline_json(const Outline&, const std::map<std::string, Rect, std::less<>>& rects,
                         const std::optional<Rect>& board, float scale);

} // namespace shell::kit
