#include "shell/config.hpp"
#include <nlohmann/json.hpp>

namespace shell {
namespace {

using nlohmann::json;

class Reader {
public:
    explicit Reader(const json& object) : object_(object) {}

    std::string text(const char* key) const
    {
        const auto it = object_.find(key);
        if (it == object_.end() || it->is_null()) return {};
        if (it->is_string()) return it->get<std::string>();
        return it->is_number_integer() ? it->dump() : std::string("?");
    }
    bool flag(const char* key) const
    {
        const auto it = object_.find(key);
        return it != object_.end() && it->is_boolean() && it->get<bool>();
    }

private:
    const json& object_;
};

} // namespace

Config read_config(std::string_view text)
{
    Config c;
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object()) {
        c.options.problems.push_back({"JSON", std::string(text.substr(0, 60))});
        return c;
    }
    const Reader r(object);
    for (const auto name : {"game", "language", "theme", "rules", "role", "strategy", "seed", "tree", "matrix"})
        c.options.set(name, r.text(name));
    c.language = c.options.parsed("language", language_from);
    if (c.options.text("theme") != "auto") c.theme = c.options.parsed("theme", theme_from);
    c.place = c.options.parsed("game", place_from);
    c.system_dark = r.flag("dark");
    c.reduced_motion = r.text("motion") == "reduce";
    c.touch = r.flag("touch");
    c.picture = !object.contains("gl") || r.flag("gl");
    c.text_view = !object.contains("textview") || r.flag("textview");
    c.embedded = r.flag("embed");
    c.link = r.text("link");
    c.prefs = r.text("prefs");
    c.saved = r.text("saved");
    return c;
}

} // namespace shell
