// The next example, question or concept: a chip for each attribute, and its buttons.
#include "shell/concepts/canvas.hpp"
#include "shell/concepts/ids.hpp"
#include <algorithm>

namespace shell::concepts {

namespace {

constexpr float chip_h = 48, chip_gap = 8, label_h = 26, mode_h = 40, button_h = 48;

} // namespace

int ConceptsCanvas::chips_across(float width) const
{
    const float least = desktop() ? 82.f : 92.f;
    const int across = std::clamp(static_cast<int>((width + chip_gap) / (least + chip_gap)), 1, attributes());
    const int lines = (attributes() + across - 1) / across;
    return (attributes() + lines - 1) / lines;
}

/// With a second line where some name has no room in one; a phone's chips stay low, and the outline has the whole name.
float ConceptsCanvas::chip_height(float chip_width) const
{
    if (!desktop()) return chip_h;
    for (int i = 0; i < attributes(); ++i)
        if (p_.width(words_.attribute(i), 12) > chip_width - 20) return chip_h + name_line();
    return chip_h;
}

float ConceptsCanvas::buttons_height() const
{
    if (reads()) return 0;
    if (view_.game().over()) return button_h + 12;
    return button_h + 4 + (desktop() && has_changes() ? button_h + 4 : 0.f);
}

float ConceptsCanvas::form_height(float width) const
{
    if (view_.game().over() || reads()) return 0;
    const int across = chips_across(width), lines = (attributes() + across - 1) / across;
    const auto label = static_cast<float>(p_.wrapped(foot_label(), width, 13).size());
    return (view_.guessing() ? mode_h + 8 : 0.f) + label_h + 17 * (label - 1) +
           static_cast<float>(lines) *
               (chip_height((width + chip_gap) / static_cast<float>(across) - chip_gap) + chip_gap) +
           6;
}

bool ConceptsCanvas::has_changes() const
{
    return !view_.guessing() && !view_.game().over() && view_.step() > 0 && !reads();
}

/// Why the question or the concept cannot be sent as it stands.
std::string ConceptsCanvas::why_not() const
{
    if (!view_.guessing()) return {};
    const auto c = !ui_.commands ? std::nullopt : ui_.commands->find(view_.ui().says ? "say" : "ask");
    return c && !c->offer.enabled ? c->offer.why : std::string();
}

std::string ConceptsCanvas::foot_label() const
{
    if (std::string why = why_not(); !why.empty()) return why;
    return view_.draft_in_words(say_);
}

float ConceptsCanvas::form(Point at, float width)
{
    if (view_.game().over() || reads()) return at.y;
    float y = at.y + 6;
    if (view_.guessing()) {
        constexpr std::array modes{Text::concepts_mode_ask, Text::concepts_mode_say};
        ui_.segmented("mode"_id, {at.x, y, std::min(width, 420.f), mode_h}, modes, view_.ui().says ? 1 : 0);
        y += mode_h + 8;
    }
    y = p_.paragraph({at.x, y + 13}, foot_label(), width, {13, why_not().empty() ? t_.muted : t_.warn}, 17) - 4;
    const int across = chips_across(width);
    const float w = (width + chip_gap) / static_cast<float>(across) - chip_gap, h = chip_height(w);
    for (int i = 0; i < attributes(); ++i) {
        chip({at.x + static_cast<float>(i % across) * (w + chip_gap), y, w, h}, i);
        if (i % across == across - 1 || i + 1 == attributes()) y += h + chip_gap;
    }
    return y;
}

void ConceptsCanvas::buttons(Point at, float width)
{
    if (reads()) return;
    if (view_.game().over()) {
        ui_.button("new_game"_id, {at.x, at.y + 6, std::min(width, 320.f), button_h}, Text::new_game,
                   ButtonKind::primary, Icon::plus);
        return;
    }
    float y = at.y;
    const std::array<OwnedId, 2> labels{OwnedId("add_yes"_id),
                                        view_.awaits_example() ? OwnedId("unaided"_id) : OwnedId("add_no"_id)};
    const std::array<OwnedId, 2> changes{OwnedId("flip"_id), OwnedId("remove"_id)};
    if (view_.guessing()) {
        ui_.command("ask"_id, {at.x, y, width, button_h});
        return ui_.command("say"_id, {at.x, y, width, button_h});
    }
    ui_.command_row(labels, {at.x, y, width, button_h}, chip_gap);
    y += button_h + 4;
    if (desktop() && has_changes()) ui_.command_row(changes, {at.x, y, width, button_h}, chip_gap);
}

/// A press takes the attribute's next value.
void ConceptsCanvas::chip(Rect r, int attribute)
{
    const OwnedId id = make_id("attribute"_id, attribute);
    const Press press = ui_.item(id, r, 8);
    const int n = view_.choices(attribute), now = view_.chosen(attribute);
    p_.fill(r, ui_.reactive(t_.raised, press, id), 8);
    p_.stroke(r, t_.line_strong, 8, 1.5f);
    const std::string& whole = words_.attribute(attribute);
    const auto name = r.h > chip_h ? p_.two_lines(whole, r.w - 20, 12) : std::vector{p_.fitted(whole, r.w - 20, 12)};
    for (std::size_t i = 0; i < name.size(); ++i)
        p_.text({r.x + 10, r.y + 16 + name_line() * static_cast<float>(i)}, name[i], {12, t_.muted});
    if (press.hovered && name.back().ends_with("…")) ui_.tooltip(id, r, whole);
    const std::string value = view_.choice_in_words(say_, attribute, now);
    p_.text({r.x + 10, r.bottom() - 14}, p_.fitted(value, r.w - 14, 14, Weight::bold), {14, t_.text, Weight::bold});
    if (n <= 6)
        for (int i = 0; i < n; ++i)
            p_.disc({r.right() - 9 - 7 * static_cast<float>(n - 1 - i), r.bottom() - 7}, 2.5f,
                    i == now ? t_.accent : t_.line_strong);
    if (press.clicked) ui_.act(id, std::to_string((now + 1) % n));
}

} // namespace shell::concepts
