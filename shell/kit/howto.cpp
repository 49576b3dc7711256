#include "shell/kit/howto.hpp"
#include "imgui.h"
#include "shell/kit/ids.hpp"
#include <utility>

namespace shell::kit {
namespace {

constexpr float leading = 22, gap = 8, small_leading = 18, padding = 14;
constexpr TextStyle plain{15};

class HowToDialog final : public Dialog {
public:
    explicit HowToDialog(HowTo h) : how_(std::move(h)) {}

    void draw(Ui& ui, const DialogContext& c) override
    {
        constexpr float width = 560;
        const float inner = DialogFrame::inner_width(ui, width);
        DialogFrame frame(ui, width, DialogFrame::around + 8 + content(ui, inner) + (c.has_pages ? 52.f : 0.f),
                          ui.say(Text::how_to_play));
        Rect r = frame.inside();
        if (c.has_pages) {
            ui.button("glossary"_id, {r.x, r.bottom() - 44, std::min(r.w, 220.f), 44}, Text::glossary,
                      ButtonKind::plain, Icon::bulb);
            r.h -= 52;
        }
        ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
        if (ImGui::IsWindowAppearing()) ImGui::SetScrollY(0);
        float y = r.y - area.offset();
        for (std::size_t i = 0; i < how_.texts.size(); ++i) {
            y = ui.paint.paragraph({r.x, y + 16}, drawn_words(ui.say, i), r.w, plain, leading) - 16 + gap;
            if (i == how_.after) y += draw_example(ui, {r.x, y, r.w, example_height(ui, r.w)}) + gap;
            if (how_.second && i == how_.second->after) {
                const Rect box{r.x, y, r.w, how_.second->height};
                ui.paint.fill(box, ui.theme().bg, 10);
                how_.second->example(ui, box);
                y += box.h + gap;
            }
        }
        area.content_height(content(ui, inner) + 8);
    }

    void describe(Outline& o, const Say& say, const DialogContext& c) override
    {
        o.begin_dialog("dialog"_id, Text::how_to_play);
        for (std::size_t i = 0; i < how_.texts.size(); ++i) {
            o.text(part_of("how"_id, std::to_string(i)), words(say, i));
            if (i == how_.after && how_.caption) o.text("how_example"_id, *how_.caption);
        }
        if (c.has_pages) o.button("glossary"_id, Text::glossary);
        o.button("close"_id, Text::close);
        o.end();
    }

private:
    std::string words(const Say& say, std::size_t i) const
    {
        const Text t = how_.texts[i];
        return how_.words ? how_.words(say, t) : say(t);
    }
    std::string drawn_words(const Say& say, std::size_t i) const
    {
        return how_.second && i == how_.second->after ? say(how_.second->words) : words(say, i);
    }
    float caption_height(const Ui& ui, float width) const
    {
        if (!how_.caption) return 0;
        const auto lines = ui.paint.wrapped(ui.say(*how_.caption), width - 2 * padding, 13).size();
        return small_leading * static_cast<float>(lines) + padding;
    }
    float example_height(const Ui& ui, float width) const { return how_.height + caption_height(ui, width); }
    float draw_example(const Ui& ui, Rect box) const
    {
        ui.paint.fill(box, ui.theme().bg, 10);
        how_.example(ui, {box.x, box.y, box.w, how_.height});
        if (how_.caption)
            ui.paint.paragraph({box.x + padding, box.y + how_.height + 14}, ui.say(*how_.caption), box.w - 2 * padding,
                               {13, ui.theme().muted}, small_leading);
        return box.h;
    }
    float content(const Ui& ui, float width) const
    {
        float h = example_height(ui, width) + gap + (how_.second ? how_.second->height + gap : 0.f);
        for (std::size_t i = 0; i < how_.texts.size(); ++i)
            h += gap + leading * static_cast<float>(ui.paint.wrapped(drawn_words(ui.say, i), width, plain.size).size());
        return h;
    }

    HowTo how_;
};

} // namespace

std::unique_ptr<Dialog> how_to_dialog(HowTo h) { return std::make_unique<HowToDialog>(std::move(h)); }

} // namespace shell::kit
