#pragma once
// What a player chose once and for all games: small texts by name, as they are saved.
#include <map>
#include <string>
#include <string_view>

namespace shell::kit {

class Prefs {
public:
    static constexpr std::size_t most = 64, longest = 200; // entries; bytes of a name or a value

    /// "" = never chosen.
    std::string_view get(std::string_view name) const
    {
        const auto it = values_.find(name);
        return it == values_.end() ? std::string_view() : std::string_view(it->second);
    }
    bool is(std::string_view name, std::string_view value) const { return get(name) == value; }
    /// Too many or too long: nothing happens.
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
    /// Whoever prepared the game may have left out all help while one plays ("hints", which is not kept).
    bool helps() const { return !is("hints", "off"); }
    const std::map<std::string, std::string, std::less<>>& all() const { return values_; }

private:
    std::map<std::string, std::string, std::less<>> values_;
};

} // namespace shell::kit
