#pragma once
// The fields of a form or a panel, listed once. A form's fields() is called to draw them, to describe them and to read
// an action. Each field shows a variable; if the action is the field's, the call changes that variable.
//
//     if (f.number("rows"_id, Text::rows, rows_, 1, 9)) resize();
//     f.toggle("repeats"_id, Text::repeats_allowed, repeats_);
//     if (rows_ > 5 && !repeats_) f.refuse(f.say(Text::too_large));
#include "shell/kit/control.hpp"
#include "shell/kit/dialog.hpp"
#include "shell/kit/ids.hpp"
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace shell::kit {

/// A part that is no control: it measures, draws and describes itself (panel.hpp).
class Block {
public:
    Block() = default;
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;
    virtual ~Block() = default;
    virtual float height(const Ui&, float width) const = 0;
    virtual void draw(Ui&, Rect) const = 0;
    virtual void describe(Outline&) const = 0;
};

struct FormItem {
    enum class Kind : std::uint8_t { control, words, group, end, block };
    Kind kind = Kind::control;
    Control control{};                                         // words: the text is its label; group: its id and name
    float share = 1;                                           // of a row; an item that does not fit begins a row
    bool labelled = true;                                      // its label is drawn,
    bool beside = false;                                       // at the left of the control, not above it
    bool described = true;                                     // in the outline
    bool drawn = true;                                         // on the canvas
    std::function<float(const Ui&, float width)> own_height{}; // with own_picture: replaces the usual drawing
    std::function<void(Ui&, Rect)> own_picture{};
    std::shared_ptr<Block> block{};
};

/// The field just added: tells whether the action changed it, and sets how it is shown.
class Field {
public:
    Field(FormItem& item, bool changed) : item_(&item), changed_(changed) {}
    explicit operator bool() const { return changed_; }

    /// The field's share of a row, 0 to 1 (numbers and seeds: 1/2). It takes the whole row if its label needs that.
    Field share(float s) const { return item_->share = s, *this; }
    /// Draws no label.
    Field bare() const { return item_->labelled = false, *this; }
    /// Puts the caret of a text field at a fault, in bytes, after a paste.
    Field caret(std::size_t at) const { return item_->control.line.caret = at, *this; }
    /// The options' names in the outline.
    Field spoken(std::vector<std::string> names) const
    {
        return item_->control.choice.spoken = std::move(names), *this;
    }
    /// Draws the label at the left of the control.
    Field beside() const { return item_->beside = true, *this; }
    Field only_described() const { return item_->drawn = false, *this; }
    Field only_drawn() const { return item_->described = false, *this; }
    /// Shows a number as a slider over the whole row.
    Field slider() const { return item_->control.number.slider = true, share(1); }
    /// Shows the options one below the other.
    Field list() const { return item_->control.choice.list = true, *this; }
    /// `picture` draws the field, without a label. Its controls send "id:0", "id:1"…
    Field own(std::function<float(const Ui&, float)> height, std::function<void(Ui&, Rect)> picture) const;

private:
    FormItem* item_;
    bool changed_;
};

class Fields {
public:
    /// action: the one to read; null while drawing or describing.
    explicit Fields(const Say& words, const Action* action = nullptr) : say(words), action_(action) {}
    Fields(const Say& words, const DialogContext& context) : say(words), app(&context) {}

    const Say say;
    const DialogContext* app = nullptr; // set while a dialog is drawn or described
    std::string title;
    float width = 480;            // at most, of the dialog
    bool steady = false;          // the dialog keeps its height when fields appear: they scroll
    bool described = true;        // by describe_fields(); false: the screen describes the same fields elsewhere
    std::optional<Rect> in_sight; // the chosen entry of a long list, set by its drawing: scrolled to
    /// The button that calls carry_out(); "" = none, choices take effect at once.
    Id go = "start"_id;
    Text go_label = Text::start;

    template <class T>
    Field choice(Id id, Text label, T& value, std::span<const Text> names)
    {
        return set(value, figure(id, say(label), Choice{words_of(names), static_cast<int>(value)}));
    }
    template <class T>
    Field choice(Id id, std::string label, T& value, std::vector<std::string> names, int first = 0)
    {
        return set(value,
                   figure(id, std::move(label), Choice{std::move(names), static_cast<int>(value), false, first}));
    }
    template <class T>
    Field number(Id id, Text label, T& value, int least, int most)
    {
        return number(id, say(label), value, least, most);
    }
    template <class T>
    Field number(Id id, std::string label, T& value, int least, int most)
    {
        return set(value, figure(id, std::move(label), Number{static_cast<int>(value), least, most})).share(0.5f);
    }
    Field toggle(Id id, Text label, bool& on) { return toggle(id, say(label), on); }
    Field toggle(Id id, std::string label, bool& on) { return set(on, figure(id, std::move(label), Toggle{on})); }
    Field line(Id id, Text label, std::string& text, Line how) { return line(id, say(label), text, std::move(how)); }
    Field line(Id id, std::string label, std::string& text, Line how);
    /// A seed as text; "" = a new one. A text that is not an unsigned 64-bit number is refused.
    Field seed(std::string& text);
    Field button(Id id, Text label, Button = {});
    /// A button drawn as a menu line.
    Field row(Id id, Text label, Icon icon, bool enabled = true, Text why = {});
    Field row(Id id, std::string label, Icon icon);
    /// A note.
    Field words(Id id, std::string text);
    template <class B>
    B& block(std::shared_ptr<B> b)
    {
        B& out = *b;
        FormItem& item = items_.emplace_back();
        item.kind = FormItem::Kind::block;
        item.block = std::move(b);
        return out;
    }
    /// A drawing without a description in the outline.
    Field own(std::function<float(const Ui&, float width)> height, std::function<void(Ui&, Rect)> picture);
    void begin_group(Id id, std::string label);
    void end_group();
    /// The n of an action "name:n", sent by a drawing that no field describes.
    std::optional<int> part(Id name, int most);

    /// Disables the button `go`. The first reason is shown.
    void refuse(std::string why);
    /// Disables the button `go` without blame: something is still to be written.
    void wait(std::string why);
    /// A note shown where problem() would be, if there is no problem.
    void remark(std::string words) { remark_ = std::move(words); }

    const std::vector<FormItem>& items() const { return items_; }
    const std::string& problem() const { return problem_; }
    bool waits() const { return waits_; } // problem() is no fault
    const std::string& remark() const { return remark_; }
    bool taken() const { return taken_; } // the action was one of the fields'

protected:
    Field last() { return {items_.back(), false}; }
    const Action* action() const { return action_; }
    void take() { taken_ = true; }

private:
    // figure() takes no T, so that programs contain it once and not once for each type.
    template <class T>
    Field set(T& value, std::optional<int> n)
    {
        if (n) value = static_cast<T>(*n);
        return {items_.back(), n.has_value()};
    }
    std::optional<int> figure(Id id, std::string label, Choice);
    std::optional<int> figure(Id id, std::string label, Number);
    std::optional<int> figure(Id id, std::string label, Toggle);
    std::vector<std::string> words_of(std::span<const Text>) const;
    Control& add(Id id, std::string label);
    std::optional<int> read(const Control&);

    const Action* action_ = nullptr;
    std::vector<FormItem> items_;
    std::string problem_, remark_;
    bool taken_ = false, waits_ = false;
};

// Fields outside a form: on a screen, in the outline.
float fields_height(const Ui&, const Fields&, float width);
void draw_fields(Ui&, Point at, float width, const Fields&);
void describe_fields(Outline&, const Fields&);

} // namespace shell::kit
