#pragma once
// Preferences: short texts by name, saved between sessions.
#include <map>
#include <string>
#include <string_view>

namespace shell::kit {

class Prefs {
public:
    static constexpr std::size_t most = 128, longest = 1000; // entries; bytes of a name or a value

    /// "" = never chosen.
    std::string_view get(std::string_view name) const
    {
        const auto it = values_.find(name);
        return it == values_.end() ? std::string_view() : std::string_view(it->second);
    }
    bool is(std::string_view name, std::string_view value) const { return get(name) == value; }
    /// Does nothing if the text is too long or there are too many entries.
    void set(std::string_view name, std::string_view value)
    {
        if (name.size() > longest || value.size() > longest) return;
        if (const auto it = values_.find(name); it != values_.end()) it->second = value;
        else if (values_.size() < most) values_.emplace(name, value);
    }
    void drop(std::string_view name)
    {
        if (const auto it = values_.find(name); it != values_.end()) values_.erase(it);
    }
    /// Whether help is allowed during a game. The host can forbid it with "hints", which is not saved.
    bool helps() const { return !is("hints", "off"); }
    const std::map<std::string, std::string, std::less<>>& all() const { return values_; }

private:
    std::map<std::string, std::string, std::less<>> values_;
};

} // namespace shell::kit
