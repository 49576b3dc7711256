#pragma once
// The parts of a panel that are no controls. Each measures, draws and describes itself, from the same words.
#include "shell/kit/fields.hpp"
#include "shell/kit/ink.hpp"
#include <functional>
#include <optional>

namespace shell::kit {

/// Words in a block: a cell of a table, a figure.
struct Words {
    std::string text{};
    Ink ink = Ink::text;
    Weight weight = Weight::regular;
    std::string spoken{}; // in the outline, where it differs
    /// A drawing before the text, or in its place: in the whole column.
    std::function<void(const Painter&, Rect)> sign{};
    float sign_width = 0;
};

/// A heading that only the canvas has: in the outline the part below has its own label.
class TitleBlock final : public Block {
public:
    explicit TitleBlock(std::string text) : text_(std::move(text)) {}
    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override {}

private:
    std::string text_;
};

/// A heading of level 2, wrapped.
class HeadingBlock final : public Block {
public:
    explicit HeadingBlock(std::string text) : text_(std::move(text)) {}
    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline& o) const override { o.heading(2, text_); }

private:
    std::string text_;
};

/// A line between two parts; not described.
class DividerBlock final : public Block {
public:
    float height(const Ui&, float) const override { return 6; }
    void draw(Ui& ui, Rect r) const override { ui.paint.divider({r.x, r.y}, r.w); }
    void describe(Outline&) const override {}
};

/// A name and its figure on one line, a divider below.
class FigureBlock final : public Block {
public:
    FigureBlock(OwnedId id, std::string label, std::string value)
        : id_(std::move(id)), label_(std::move(label)), value_(std::move(value))
    {}
    /// The mark "?" beside the figure; "" = none.
    FigureBlock& why(Id claim) { return why_ = claim, *this; }
    /// A large figure with its name beside it. `about`: its approximate value.
    FigureBlock& large(std::string about = {}) { return large_ = true, about_ = std::move(about), *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    void draw_large(Ui&, Rect) const;
    OwnedId id_;
    std::string label_, value_, about_;
    Id why_;
    bool large_ = false;
};

/// Wrapped text.
class ParagraphBlock final : public Block {
public:
    ParagraphBlock(OwnedId id, std::string text) : id_(std::move(id)), text_(std::move(text)) {}
    ParagraphBlock& bold() { return weight_ = Weight::bold, *this; }
    /// A bold line above; in the outline it begins the text.
    ParagraphBlock& titled(std::string title) { return title_ = std::move(title), *this; }
    /// In a box of the colour's soft form.
    ParagraphBlock& boxed(Ink i) { return box_ = i, *this; }
    /// An error: in its colour, and an alert of the outline.
    ParagraphBlock& alarming() { return alarm_ = true, *this; }
    /// After a tick: a check that holds.
    ParagraphBlock& ticked() { return tick_ = true, *this; }
    /// The mark "?" at the right of its first line.
    ParagraphBlock& why(Id claim) { return why_ = claim, *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    Rect words(Rect whole) const;
    OwnedId id_;
    std::string text_, title_;
    Weight weight_ = Weight::regular;
    std::optional<Ink> box_;
    bool tick_ = false, alarm_ = false;
    Id why_;
};

/// How far a job has come, with the command that stops it ("" = none): all that is described.
class ProgressBlock final : public Block {
public:
    ProgressBlock(std::string what, std::int64_t done, std::int64_t total, Id cancel)
        : what_(std::move(what)), done_(done), total_(total), cancel_(cancel)
    {}
    float height(const Ui&, float) const override { return 50; }
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    std::string what_;
    std::int64_t done_, total_;
    OwnedId cancel_;
};

/// Numbered lines. Those that are not reached yet are faint, and not described.
class NumberedBlock final : public Block {
public:
    NumberedBlock(OwnedId id, std::string label) : id_(std::move(id)), label_(std::move(label)) {}
    NumberedBlock& line(std::string text, bool reached) { return lines_.push_back({std::move(text), reached}), *this; }
    /// The mark "?" beside the last line that is reached.
    NumberedBlock& why(Id claim) { return why_ = claim, *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    struct Line {
        std::string text;
        bool reached;
    };
    OwnedId id_;
    std::string label_;
    std::vector<Line> lines_;
    Id why_;
};

/// Lines with dots, under a title; in up to `columns` columns if there is room.
class ListBlock final : public Block {
public:
    ListBlock(OwnedId id, std::string title, std::vector<std::string> items)
        : id_(std::move(id)), title_(std::move(title)), items_(std::move(items))
    {}
    ListBlock& columns(int most) { return most_ = most, *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline& o) const override { o.list(id_, title_, items_); }

private:
    struct Grid {
        std::size_t lines; // of a column
        float width, pitch;
    };
    Grid grid(const Painter&, float width) const;
    OwnedId id_;
    std::string title_;
    std::vector<std::string> items_;
    int most_ = 1;
};

/// Where a column is.
enum class Seen : std::uint8_t { everywhere, drawn, described };

struct Column {
    std::string head;
    Align align = Align::left;
    int drop = 0; // 0: stays; else the order in which columns go where there is
                  // no room, 1 first
    Seen seen = Seen::everywhere;
    bool grow = false; // takes the room that is left
};

/// A row that can be pressed; no control of the outline.
struct RowPress {
    OwnedId id{};
    OwnedId action{}; // sent with `value`; none: the id
    std::string value{};
    bool enabled = true, chosen = false;
};

/// A table. Columns take the width of their widest cell; the room that is left goes between them, or to one of them.
class TableBlock final : public Block {
public:
    TableBlock(OwnedId id, std::string caption, std::vector<Column> columns)
        : id_(std::move(id)), caption_(std::move(caption)), columns_(std::move(columns))
    {}
    TableBlock& row(std::vector<Words> cells, RowPress press = {})
    {
        return rows_.push_back({std::move(cells), std::move(press)}), *this;
    }
    /// Draws the last row first.
    TableBlock& last_first() { return reversed_ = true, *this; }
    /// Draws the caption; the columns' names only if `headed`.
    TableBlock& titled(bool headed = false) { return titled_ = true, headed_ = headed, *this; }
    /// Rows as high as a control. `ruled`: with lines between them.
    TableBlock& tall(bool ruled = false) { return tall_ = true, ruled_ = ruled, *this; }
    /// The mark "?" at the right of the first line. `of`: what it asks for, if not for the table.
    TableBlock& why(Id claim, std::string of = {}) { return why_ = claim, of_ = std::move(of), *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    struct Place {
        std::size_t column;
        float x, w;
        float least = 0; // width of its cells
    };
    struct Row {
        std::vector<Words> cells;
        RowPress press;
    };
    std::vector<Place> places(const Painter&, float width) const;
    float why_room() const;
    float title_height(const Painter&, float width) const;
    float head_height(const Painter&, const std::vector<Place>&) const;
    void wrap_heads(const Painter&, std::vector<Place>&, float over) const;
    std::size_t lines_of(const Painter&, const Place&, const Words&) const;
    float row_height(const Ui&, const std::vector<Place>&, const Row&) const;
    void draw_heads(const Painter&, const std::vector<Place>&, Point at) const;
    void draw_cell(const Painter&, const Place&, Rect row, const Words&) const;
    void draw_row(Ui&, const std::vector<Place>&, Rect, const Row&) const;
    OwnedId id_;
    std::string caption_;
    std::vector<Column> columns_;
    std::vector<Row> rows_;
    bool reversed_ = false, titled_ = false, headed_ = true, tall_ = false, ruled_ = false;
    Id why_;
    std::string of_; // what the mark asks for; "" = the table
};

/// A bar from 0 to 1.
struct ShareBar {
    std::string name;
    double share;
    std::string figure;
    std::string note{};               // beside the figure, or below the bar where there is no room
    std::optional<double> mark{};     // a line across the bar, for comparison
    std::vector<std::string> cells{}; // its row in the outline; none: name, figure and note
    std::optional<Ink> ink{};         // none: the block's
};

/// Bars under a title; a table in the outline.
class BarsBlock final : public Block {
public:
    BarsBlock(OwnedId id, std::string title, Ink ink, std::vector<std::string> heads)
        : id_(std::move(id)), title_(std::move(title)), ink_(ink), heads_(std::move(heads))
    {}
    BarsBlock& bar(ShareBar b) { return bars_.push_back(std::move(b)), *this; }
    /// Drawn before the title, and not described: a sign that repeats the colour.
    BarsBlock& sign(std::string s) { return sign_ = std::move(s), *this; }
    /// A line below that explains the marks.
    BarsBlock& explain_marks(std::string s) { return marks_ = std::move(s), *this; }
    BarsBlock& why(Id claim) { return why_ = claim, *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    struct Layout {
        float head, name, figure, bar; // the title's height, and widths
        bool beside;                   // notes stand beside figures
    };
    Layout layout(const Painter&, float width) const;
    float draw_bar(const Painter&, Point, float width, const Layout&, const ShareBar&) const;
    OwnedId id_;
    std::string title_, sign_, marks_;
    Ink ink_;
    std::vector<std::string> heads_; // of the outline's table
    std::vector<ShareBar> bars_;
    Id why_;
};

} // namespace shell::kit
