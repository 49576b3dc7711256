#include "shell/kit/commands.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include <algorithm>

namespace shell::kit {

bool Commands::read(const Command& c)
{
    if (!c.offer.enabled) refused_ = c.offer.why.empty() ? say(Text::error_refused) : c.offer.why;
    return c.offer.enabled;
}

bool Commands::add(Id id, std::string label, Offer offer)
{
    Command& c = commands_.emplace_back(Command{std::move(label), std::move(offer), id});
    return action_ && action_->id == id && read(c);
}

std::optional<int> Commands::add_each(Id name, int count, std::function<Command(int)> nth, int first)
{
    const auto n = action_ ? suffix_index(action_->id, name, first + count - 1) : std::nullopt;
    families_.push_back({name, first, count, std::move(nth)});
    return n && *n >= first && read(families_.back().nth(*n)) ? n : std::nullopt;
}

std::optional<Command> Commands::find(std::string_view id) const
{
    id = id.substr(0, id.find('@'));
    const auto c =
        std::find_if(commands_.begin(), commands_.end(), [id](const auto& one) { return one.id.text() == id; });
    if (c != commands_.end()) return *c;
    for (const Family& f : families_)
        if (const auto n = suffix_index(id, f.name, f.first + f.count - 1); n && *n >= f.first) {
            Command out = f.nth(*n);
            out.id = make_id(Id(f.name), *n);
            return out;
        }
    return std::nullopt;
}

std::vector<OwnedId> Commands::each(Id name) const
{
    std::vector<OwnedId> out;
    for (const Family& f : families_)
        if (Id(f.name) == name)
            for (int n = f.first; n < f.first + f.count; ++n) out.push_back(make_id(name, n));
    return out;
}

void Commands::press(Ui& ui, const Command& c, char typed) const
{
    if (c.offer.keys.find(typed) != c.offer.keys.npos) ui.act(c.id);
}

void Commands::keyboard(Ui& ui) const
{
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput || io.KeyCtrl || io.KeySuper) return;
    for (const ImWchar typed : io.InputQueueCharacters) {
        if (typed >= 0x80) continue;
        const char c = static_cast<char>(typed >= 'A' && typed <= 'Z' ? typed - 'A' + 'a' : typed);
        for (const Command& one : commands_) press(ui, one, c);
        for (const Family& f : families_)
            for (const OwnedId& id : each(f.name))
                if (const auto one = find(id.text())) press(ui, *one, c);
    }
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
    if (!enter || (io.NavVisible && ImGui::IsAnyItemFocused())) return;
    for (const Command& one : commands_)
        if (one.offer.enter && one.offer.enabled) ui.act(one.id);
}

} // namespace shell::kit
