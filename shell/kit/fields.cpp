#include "shell/kit/fields.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/ids.hpp"

namespace shell::kit {

Field Field::own(std::function<float(const Ui&, float)> height, std::function<void(Ui&, Rect)> picture) const
{
    item_->own_height = std::move(height);
    item_->own_picture = std::move(picture);
    return bare();
}

Control& Fields::add(Id id, std::string label)
{
    Control& c = items_.emplace_back().control;
    c.id = id;
    c.label = std::move(label);
    return c;
}

std::vector<std::string> Fields::words_of(std::span<const Text> names) const
{
    std::vector<std::string> words;
    for (const Text t : names) words.push_back(say(t));
    return words;
}

std::optional<int> Fields::figure(Id id, std::string label, Choice choice)
{
    Control& c = add(id, std::move(label));
    c.kind = Control::Kind::choice;
    c.choice = std::move(choice);
    return read(c);
}

std::optional<int> Fields::figure(Id id, std::string label, Number number)
{
    Control& c = add(id, std::move(label));
    c.kind = Control::Kind::number;
    c.number = number;
    return read(c);
}

std::optional<int> Fields::figure(Id id, std::string label, Toggle toggle)
{
    Control& c = add(id, std::move(label));
    c.kind = Control::Kind::toggle;
    c.toggle = toggle;
    return read(c);
}

std::optional<int> Fields::read(const Control& c)
{
    if (!action_) return std::nullopt;
    taken_ |= concerns(*action_, c);
    return chosen(*action_, c);
}

Field Fields::line(Id id, std::string label, std::string& text, Line how)
{
    how.text = text;
    Control& c = add(id, std::move(label));
    c.kind = Control::Kind::line;
    c.line = std::move(how);
    (void)read(c);
    const auto now = action_ ? typed(*action_, c) : std::nullopt;
    if (now) text = *now;
    return {items_.back(), now.has_value()};
}

Field Fields::seed(std::string& text)
{
    // Typed::number lets letters through, so that the form can say what is wrong with them.
    const Field f = line("seed"_id, Text::seed, text, {{}, say(Text::seed_new), {}, Typed::number, 20}).share(0.5f);
    if (!text.empty() && !seed_from(text)) refuse(say(Text::error_seed));
    return f;
}

Field Fields::button(Id id, Text label, Button b)
{
    Control& c = add(id, say(label));
    c.button = std::move(b);
    const auto pressed = read(c);
    return {items_.back(), pressed.has_value()};
}

Field Fields::row(Id id, Text label, Icon icon, bool enabled, Text why)
{
    return button(id, label, {ButtonKind::plain, icon, enabled, enabled ? std::string() : say(why), true});
}

Field Fields::row(Id id, std::string label, Icon icon)
{
    Control& c = add(id, std::move(label));
    c.button = {ButtonKind::plain, icon, true, {}, true};
    const auto pressed = read(c);
    return {items_.back(), pressed.has_value()};
}

Field Fields::words(Id id, std::string text)
{
    add(id, std::move(text));
    items_.back().kind = FormItem::Kind::words;
    return {items_.back(), false};
}

Field Fields::own(std::function<float(const Ui&, float)> height, std::function<void(Ui&, Rect)> picture)
{
    add({}, {});
    return Field(items_.back(), false).only_drawn().own(std::move(height), std::move(picture));
}

void Fields::begin_group(Id id, std::string label)
{
    add(id, std::move(label));
    items_.back().kind = FormItem::Kind::group;
}

void Fields::end_group()
{
    items_.emplace_back();
    items_.back().kind = FormItem::Kind::end;
}

std::optional<int> Fields::part(Id name, int most)
{
    const auto n = action_ ? suffix_index(action_->id, name, most) : std::nullopt;
    taken_ |= n.has_value();
    return n;
}

void Fields::refuse(std::string why)
{
    if (problem_.empty()) problem_ = std::move(why);
}

void Fields::wait(std::string why)
{
    waits_ = problem_.empty();
    refuse(std::move(why));
}

} // namespace shell::kit
