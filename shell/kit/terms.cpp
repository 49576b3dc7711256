#include "shell/kit/terms.hpp"
#include "imgui.h"
#include "shell/kit/ids.hpp"
#include "shell/kit/ui.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

/// Letters, digits and every non-ASCII byte, since accented letters consist of these.
bool in_word(char c)
{
    const int byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || ((byte | 32) >= 'a' && (byte | 32) <= 'z') || (byte >= '0' && byte <= '9');
}

/// Whether another control is here in this frame or was in the last.
bool taken(const UiMemory& m, Rect r)
{
    const auto over = [&](const auto& rects) {
        return std::any_of(rects.begin(), rects.end(), [&](const auto& one) {
            const Rect both = one.second.clipped(r);
            return both.w > 0 && both.h > 0 && !one.first.starts_with("term:");
        });
    };
    return over(m.rects) || over(m.rects_before);
}

} // namespace

std::size_t find_term(std::string_view text, std::string_view word)
{
    for (std::size_t i = 0; !word.empty() && i + word.size() <= text.size(); ++i) {
        if ((text[i] != word[0] && text[i] != word[0] - 32) || text.substr(i + 1, word.size() - 1) != word.substr(1))
            continue;
        std::size_t end = i + word.size();
        if (end < text.size() && text[end] == 's') ++end;
        if ((i == 0 || !in_word(text[i - 1])) && (end == text.size() || !in_word(text[end]))) return i;
    }
    return std::string_view::npos;
}

Terms::Terms(Ui& ui, std::string_view table, float below) : ui_(ui), table_(table), below_(below)
{
    if (!table.empty()) set_text_reader(this);
}

Terms::~Terms() { set_text_reader(nullptr); }

void Terms::read(Point at, std::string_view text, const TextStyle& style)
{
    const bool title = (style.weight == Weight::bold && style.size >= 15) || at.y < below_;
    if (ui_.blocked || text.size() < 3 || title) return; // titles get no links
    auto& found = ui_.memory().terms;
    for (std::string_view rest = table_; !rest.empty();) {
        const std::string_view one = rest.substr(0, rest.find('|'));
        rest.remove_prefix(std::min(rest.size(), one.size() + 1));
        const std::size_t equals = one.find('=');
        if (equals == one.npos) continue;
        const std::string_view word = one.substr(equals + 1);
        const std::size_t i = find_term(text, word);
        if (i == text.npos) continue;
        const OwnedId id = part_of("term"_id, ":" + std::string(one.substr(0, equals)));
        if (std::any_of(found.begin(), found.end(), [&](const auto& t) { return t.first == std::string_view(id); }))
            continue; // linked already on this screen
        const Painter& p = ui_.paint;
        const float x = at.x + p.width(text.substr(0, i), style.size, style.weight),
                    w = p.width(text.substr(i, word.size()), style.size, style.weight);
        const Rect r{x, at.y - style.size, w, style.size + 6};
        if (r.bottom() < ImGui::GetWindowDrawList()->GetClipRectMin().y + 3) continue; // the next in sight is the link
        if (taken(ui_.memory(), r)) continue;
        const Press press = ui_.item(id, r, 4);
        const Colour c = press.hovered ? ui_.theme().accent : style.colour ? style.colour : ui_.theme().text;
        for (float dot = x; dot < x + w - 1; dot += 4)
            p.list().AddRectFilled({dot, at.y + 3}, {dot + 2, at.y + 4.5f}, c);
        found.emplace_back(std::string_view(id), text.substr(i, word.size()));
        if (press.clicked) ui_.act(id);
    }
}

} // namespace shell::kit
