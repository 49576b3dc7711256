#include "shell/app/shortcuts.hpp"
#include "shell/app/ids.hpp"
#include <array>
#include <utility>

namespace shell::app {
namespace {

constexpr float row_gap = 10, key_height = 28, row_leading = 20, widest_keys = 190;
constexpr std::array common_keys{Text::keys_undo,  Text::keys_steps, Text::keys_clicker, Text::keys_walk,
                                 Text::keys_press, Text::keys_leave, Text::keys_list};

struct Row {
    std::string keys, does;
};

Row row_of(const Say& say, Text t)
{
    const std::string words = say(t);
    const auto colon = words.find(": ");
    return {words.substr(0, colon), words.substr(colon + 2)};
}

class ShortcutsDialog final : public Dialog {
public:
    explicit ShortcutsDialog(std::span<const Text> game) : texts_(game.begin(), game.end())
    {
        texts_.insert(texts_.end(), common_keys.begin(), common_keys.end());
    }

    void draw(Ui& ui, const DialogContext&) override
    {
        constexpr float width = 520;
        const float inner = DialogFrame::inner_width(ui, width), keys = keys_width(ui, inner);
        DialogFrame frame(ui, width, DialogFrame::around + 8 + content(ui, inner), ui.say(Text::shortcuts));
        const Rect r = frame.inside();
        ScrollArea area(ui, "shortcuts area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
        float y = r.y - area.offset();
        for (const Text t : texts_) y = draw_row(ui, {r.x, y}, r.w, keys, row_of(ui.say, t));
        area.content_height(content(ui, inner) + 8);
    }

    void describe(Outline& o, const Say& say, const DialogContext&) override
    {
        o.begin_dialog("dialog"_id, Text::shortcuts);
        std::vector<std::string> items;
        items.reserve(texts_.size());
        for (const Text t : texts_) items.push_back(say(t));
        o.list("keys"_id, say(Text::shortcuts), std::move(items));
        o.button("close"_id, Text::close);
        o.end();
    }

private:
    /// The width of the column of keys: that of the widest keys, but at most a share of a narrow dialog.
    float keys_width(const Ui& ui, float inner) const
    {
        float w = 0;
        for (const Text t : texts_) w = std::max(w, ui.paint.width(row_of(ui.say, t).keys, 13, Weight::bold) + 20);
        return std::min({w, widest_keys, inner * 0.45f});
    }
    static float row_height(const Ui& ui, float inner, float keys, const Row& row)
    {
        const auto lines = std::max(ui.paint.wrapped(row.does, inner - keys - 14, 14).size(),
                                    ui.paint.wrapped(row.keys, keys - 16, 13).size());
        return key_height + row_leading * static_cast<float>(lines - 1) + row_gap;
    }
    static float draw_row(const Ui& ui, Point at, float width, float keys, const Row& row)
    {
        const Painter& p = ui.paint;
        const Theme& t = ui.theme();
        const auto caps = p.wrapped(row.keys, keys - 16, 13);
        const float h = key_height + row_leading * static_cast<float>(caps.size() - 1);
        p.fill({at.x, at.y, keys, h}, t.sunken, 6);
        for (std::size_t i = 0; i < caps.size(); ++i)
            p.text({at.x + keys / 2, at.y + 19 + row_leading * static_cast<float>(i)}, caps[i],
                   {13, t.text, Weight::bold, Align::middle});
        p.paragraph({at.x + keys + 14, at.y + 19}, row.does, width - keys - 14, {14}, row_leading);
        return at.y + row_height(ui, width, keys, row);
    }
    float content(const Ui& ui, float inner) const
    {
        const float keys = keys_width(ui, inner);
        float h = 0;
        for (const Text t : texts_) h += row_height(ui, inner, keys, row_of(ui.say, t));
        return h;
    }

    std::vector<Text> texts_;
};

} // namespace

std::unique_ptr<Dialog> shortcuts_dialog(std::span<const Text> game_keys)
{
    return std::make_unique<ShortcutsDialog>(game_keys);
}

} // namespace shell::app
