#include "engine/cli/strategy_words.hpp"
#include "engine/base/json_string.hpp"
#include <algorithm>
#include <cctype>
#include <map>
#include <regex>

namespace engine::cli {
namespace {

std::string value_json(const std::string& key, const std::string& value)
{
    static const std::regex bare("true|false|-?(0|[1-9][0-9]*)(\\.[0-9]+)?");
    // A code is a string even if it looks like a number.
    return key != "first" && std::regex_match(value, bare) ? value : json_string(value);
}

std::string object(const std::map<std::string, std::string>& members)
{
    std::string json;
    for (const auto& [name, value] : members) json += (json.empty() ? "" : ",") + json_string(name) + ":" + value;
    return "{" + json + "}";
}

} // namespace

Expected<std::string, std::string> strategy_json(std::string_view words)
{
    const std::string text(words);
    static const std::regex form("([a-z_0-9]+)(:([^:]+))?"), option("(([a-z_]+)\\.)?([a-z_]+)=([A-Za-z0-9_.-]+)");
    const Unexpected<std::string> wrong("\"" + text.substr(0, 60) +
                                        "\" must be a strategy, as knuth, or one with options, as "
                                        "genetic:population=300,breeding=none");
    std::smatch parts;
    if (!std::regex_match(text, parts, form)) return wrong;
    const std::string name = parts[1], list = parts[3];
    std::map<std::string, std::string> options;
    std::map<std::string, std::map<std::string, std::string>> groups; // nested options such as noise.lies=1
    for (std::size_t at = 0; at < list.size();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        const std::string one = list.substr(at, end - at);
        if (!std::regex_match(one, parts, option) || end + 1 == list.size()) return wrong;
        const std::string key = parts[3];
        auto& into = parts[1].matched ? groups[parts[2]] : options;
        if (!into.emplace(key, value_json(key, parts[4])).second)
            return Unexpected<std::string>("\"" + text.substr(0, 60) + "\" has " + key + " twice");
        at = end + 1;
    }
    for (const auto& [group, members] : groups) options[group] = object(members);
    std::map<std::string, std::string> json{{"strategy", json_string(name)}};
    if (!options.empty()) json["options"] = object(options);
    return object(json);
}

std::string words_of(const codes::AnyStrategy& strategy)
{
    if (const auto* one = std::get_if<codes::Strategy>(&strategy)) return std::string(name(one->kind));
    std::string words(std::visit(
        []<class S>([[maybe_unused]] const S& s) -> std::string_view {
            if constexpr (std::is_same_v<S, codes::Strategy>) return "";
            else if constexpr (std::is_same_v<S, codes::OptimalStrategy>) return name(codes::kind_of(s));
            else return S::name;
        },
        strategy));
    if (const auto* genetic = std::get_if<codes::GeneticStrategy>(&strategy)) words += ':' + words_of(genetic->options);
    return words;
}

std::string ties_of(const codes::AnyStrategy& strategy)
{
    struct Words {
        std::string operator()(const codes::Strategy& s) const
        {
            if (!codes::weighs(s.kind)) return "none: draws any candidate";
            const std::string smallest = "the lexicographically smallest";
            return codes::is_confined(s.kind) ? smallest : "a candidate first, then " + smallest;
        }
        std::string operator()(const codes::SpacesStrategy& s) const
        {
            return "among the most probable codes, by tie=" + std::string(name(s.options.tie));
        }
        std::string operator()(const codes::GeneticStrategy&) const { return "none: draws from its population"; }
        std::string operator()(const codes::EvolutionaryStrategy&) const
        {
            return "the lexicographically smallest of the eligible codes";
        }
        std::string operator()(const codes::SampledStrategy&) const
        {
            return "the lexicographically smallest of the drawn codes";
        }
        std::string operator()(const codes::OptimalStrategy&) const
        {
            return "the first strategy that the proof finds (only the total and the maximum are determined)";
        }
    };
    return std::visit(Words{}, strategy);
}

} // namespace engine::cli
