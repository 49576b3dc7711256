#pragma once
// What stands in a form or a panel, said once. A form's fields() is called to draw them, to describe them and to read an
// action: each field shows a value, and when the action is the field's own the value has changed after the call.
//
//     if (f.number("rows"_id, Text::rows, rows_, 1, 9)) resize();
//     f.toggle("repeats"_id, Text::repeats_allowed, repeats_);
//     if (rows_ > 5 && !repeats_) f.refuse(f.say(Text::too_large));
#include "shell/kit/control.hpp"
#include "shell/kit/dialog.hpp"
#include "shell/kit/ids.hpp"
#include <functional>
#include <optional>
#include <utility>

namespace shell::kit {

struct FormItem {
    enum class Kind : std::uint8_t { control, words, group, end };
    Kind kind = Kind::control;
    Control control{};                                         // words are its label; of a group its id and name
    float share = 1;                                           // of a row; what does not fit any more begins the next
    bool labelled = true;                                      // on the canvas
    bool described = true;                                     // in the outline
    bool drawn = true;                                         // on the canvas
    std::function<float(const Ui&, float width)> own_height{}; // a control with a picture of its own
    std::function<void(Ui&, Rect)> own_picture{};
};

/// The field just added: whether the action has changed it, and how it is shown.
class Field {
public:
    Field(FormItem& item, bool changed) : item_(&item), changed_(changed) {}
    explicit operator bool() const { return changed_; }

    /// So much of a row, 0 to 1; numbers and seeds have half of one. The whole of it if the label needs it.
    Field share(float s) const { return item_->share = s, *this; }
    /// Its label stands elsewhere.
    Field bare() const { return item_->labelled = false, *this; }
    Field only_described() const { return item_->drawn = false, *this; }
    Field only_drawn() const { return item_->described = false, *this; }
    /// A number on a track, over the whole row.
    Field slider() const { return item_->control.number.slider = true, share(1); }
    /// Names one under the other.
    Field list() const { return item_->control.choice.list = true, *this; }
    /// Drawn by the form itself, without a label. Its controls act as "id:0", "id:1"… do.
    Field own(std::function<float(const Ui&, float)> height, std::function<void(Ui&, Rect)> picture) const;

private:
    FormItem* item_;
    bool changed_;
};

class Fields {
public:
    /// To be drawn or described, or to read an action (null = none).
    explicit Fields(const Say& words, const Action* action = nullptr) : say(words), action_(action) {}
    Fields(const Say& words, const DialogContext& context) : say(words), app(&context) {}

    const Say say;
    const DialogContext* app = nullptr; // in dialogs, when they are not to read an action
    std::string title;
    float width = 480;            // at most
    bool steady = false;          // its buttons keep their place, whatever a choice adds: that is scrolled
    std::optional<Rect> in_sight; // of a long list, once it is drawn: in sight when the dialog opens
    /// The button that carries out what was chosen; "" = none, choices act at once.
    Id go = "start"_id;
    Text go_label = Text::start;

    template <class T>
    Field choice(Id id, Text label, T& value, std::span<const Text> names)
    {
        return set(value, figure(id, say(label), Choice{words_of(names), static_cast<int>(value)}));
    }
    template <class T>
    Field choice(Id id, std::string label, T& value, std::vector<std::string> names)
    {
        return set(value, figure(id, std::move(label), Choice{std::move(names), static_cast<int>(value)}));
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
    Field toggle(Id id, Text label, bool& on) { return set(on, figure(id, say(label), Toggle{on})); }
    Field line(Id id, Text label, std::string& text, Line how) { return line(id, say(label), text, std::move(how)); }
    Field line(Id id, std::string label, std::string& text, Line how);
    /// The seed as it is typed; "" = a new one. Anything else is refused.
    Field seed(std::string& text);
    Field button(Id id, Text label, Button = {});
    /// A line that leads somewhere.
    Field row(Id id, Text label, Icon icon, bool enabled = true, Text why = {});
    Field row(Id id, std::string label, Icon icon);
    /// A paragraph.
    Field words(Id id, std::string text);
    /// A picture of the form's own, which no field describes.
    Field own(std::function<float(const Ui&, float width)> height, std::function<void(Ui&, Rect)> picture);
    void begin_group(Id id, std::string label);
    void end_group();
    /// The action was "name:2": of something drawn that no field describes.
    std::optional<int> part(Id name, int most);

    /// Why it cannot be carried out as it is: the first reason is said.
    void refuse(std::string why);
    /// What is not wrong, but should be known.
    void remark(std::string words) { remark_ = std::move(words); }

    const std::vector<FormItem>& items() const { return items_; }
    const std::string& problem() const { return problem_; }
    const std::string& remark() const { return remark_; }
    bool taken() const { return taken_; } // the action was of one of the fields

private:
    // One function for all types: templates over the values are in every program once for each type.
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
    bool taken_ = false;
};

// Fields outside a form: on a screen, in the outline.
float fields_height(const Ui&, const Fields&, float width);
void draw_fields(Ui&, Point at, float width, const Fields&);
void describe_fields(Outline&, const Fields&);

} // namespace shell::kit
