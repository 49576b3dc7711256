#include "shell/app/desktop/mistakes.hpp"
#include "shell/app/option_table.hpp"
#include "shell/kit/places.hpp"
#include <algorithm>
#include <nlohmann/json.hpp>

namespace shell::app::desktop {
namespace {

/// The value of --game; "" if there is none, or it is home.
std::string game_asked_for(const Arguments& arguments)
{
    for (const auto& [name, value] : arguments.config)
        if (name == "game" && kit::place_from(value).value_or(kit::Place::home) != kit::Place::home) return value;
    return {};
}

bool is_for(const OptionValues& v, const std::string& game)
{
    const auto games = pieces(v.games, ' ');
    return games.empty() || std::find(games.begin(), games.end(), game) != games.end();
}

/// The possible values, or examples: those for this game, or for all if none was asked for.
std::string remedy(const std::string& option, const std::string& game)
{
    std::string examples, takers;
    const auto row = std::find_if(option_rows().begin(), option_rows().end(),
                                  [&](const OptionRow& r) { return r.setting == option; });
    if (row == option_rows().end()) return {};
    if (const auto all = possible_values(*row); !all.empty()) return "; possible values: " + joined(all);
    for (const OptionValues& v : option_values()) {
        if (v.attribute != row->attribute) continue;
        takers += (takers.empty() ? "" : ", ") + joined(pieces(v.games, ' '), ", ");
        if (game.empty() || is_for(v, game))
            examples += (game.empty() && !v.games.empty() ? "; " + joined(pieces(v.games, ' '), ", ") + ": "
                                                          : "; for example: ") +
                        joined(pieces(v.values));
    }
    return examples.empty() ? "; " + game + " does not have this option; " + takers +
                                  (takers.find(',') == takers.npos ? " has it" : " have it")
                            : examples;
}

} // namespace

std::string mistake_in(const kit::Effect& effect, const Arguments& arguments)
{
    if (effect.kind != kit::Effect::Kind::event || effect.name != "error") return {};
    const auto told = nlohmann::json::parse(effect.text, nullptr, false);
    if (!told.is_object()) return {};
    const std::string kind = told.value("kind", std::string());
    if (kind == "link") return "the link is damaged or incomplete: copy everything after #s=";
    if (kind == "lesson") return "the lesson: " + told.value("message", std::string());
    if (kind != "option") return {};
    const std::string option = told.value("option", std::string());
    return "--" + option + " cannot be \"" + told.value("value", std::string()) + "\", the default is used" +
           remedy(option, game_asked_for(arguments));
}

std::string mistake_in(const LessonStep& step)
{
    if (!step.flat.empty()) return {};
    return "no lesson " + step.wrong +
           (step.known ? "" : "; there are " + joined(lesson_names()) + ", and files that end in .json");
}

} // namespace shell::app::desktop
