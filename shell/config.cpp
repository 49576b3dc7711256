#include "shell/config.hpp"
#include <charconv>
#include <nlohmann/json.hpp>

namespace shell {
namespace {

using nlohmann::json;

class Reader {
public:
    Reader(const json& object, Config& config) : object_(object), config_(config) {}

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
    /// What `parse` (text to optional) makes of the field; a value it refuses is reported.
    template <class Parse>
    auto option(const char* key, Parse parse)
    {
        const std::string value = text(key);
        auto parsed = value.empty() ? decltype(parse(std::string_view(value))){} : parse(std::string_view(value));
        if (!value.empty() && !parsed) config_.problems.push_back({key, value.substr(0, 60)});
        return parsed;
    }

private:
    const json& object_;
    Config& config_;
};

std::optional<engine::codes::Rules> rules_from(std::string_view text)
{
    const auto rules = engine::codes::parse_rules(text);
    return rules ? std::optional(*rules) : std::nullopt;
}

std::optional<engine::codes::Role> role_from(std::string_view text)
{
    using engine::codes::Role;
    if (text == "guess" || text == "guesser") return Role::guesser;
    if (text == "keeper") return Role::keeper;
    if (text == "assistant") return Role::assistant;
    return std::nullopt;
}

std::optional<std::uint64_t> seed_from(std::string_view text)
{
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return seed;
}

} // namespace

std::string_view name(Place p)
{
    switch (p) {
    case Place::home:
        return "home";
    case Place::mastermind:
        return "mastermind";
    case Place::picas_fijas:
        return "picas-fijas";
    }
    return "";
}

std::optional<Place> place_from(std::string_view text)
{
    for (const Place p : {Place::home, Place::mastermind, Place::picas_fijas})
        if (name(p) == text) return p;
    return std::nullopt;
}

Config read_config(std::string_view text)
{
    Config c;
    const json object = json::parse(text, nullptr, false);
    if (!object.is_object()) {
        c.problems.push_back({"JSON", std::string(text.substr(0, 60))});
        return c;
    }
    Reader r(object, c);
    c.language = r.option("language", language_from);
    if (r.text("theme") != "auto") c.theme = r.option("theme", theme_from);
    c.system_dark = r.flag("dark");
    c.reduced_motion = r.text("motion") == "reduce";
    c.touch = r.flag("touch");
    c.picture = !object.contains("gl") || r.flag("gl");
    c.text_view = !object.contains("textview") || r.flag("textview");
    c.embedded = r.flag("embed");
    c.place = r.option("game", place_from);
    c.rules = r.option("rules", rules_from);
    c.role = r.option("role", role_from);
    c.strategy = r.option("strategy", engine::codes::strategy_from);
    c.seed = r.option("seed", seed_from);
    c.link = r.text("link");
    c.prefs = r.text("prefs");
    c.saved = r.text("saved");
    return c;
}

} // namespace shell
