#include "engine/cli/lesson_names.hpp"
#include <algorithm>

namespace engine::cli {
namespace {

using request::Json;

constexpr std::size_t most_digits_of_step = 7; // no game has ten million steps

/// The value at `name`; null if the object has none, or is none.
const Json& at(const Json& object, const char* name)
{
    static const Json none;
    const auto found = object.is_object() ? object.find(name) : object.end();
    return object.is_object() && found != object.end() ? *found : none;
}

class Names {
public:
    std::vector<std::pair<std::string, std::string>> wrong;

    void after(const Json& lesson, const std::set<std::string>& beside)
    {
        std::set<std::string> met;
        each(at(lesson, "after"), "after", [&](const Json& json, const std::string& path) {
            if (!json.is_string()) return;
            const std::string id = json.get<std::string>();
            if (json == at(lesson, "id")) add(path, "is this lesson itself");
            else if (!met.insert(id).second) add(path, "stands twice");
            else if (!beside.empty() && beside.count(id) == 0) add(path, "is no lesson beside this one: " + id);
        });
    }
    void step(const Json& step, const std::string& path)
    {
        controls(at(step, "show"), path + ".show");
        for (const char* const list : {"hide", "sealed", "point"})
            each(at(step, list), path + "." + list,
                 [&](const Json& json, const std::string& place) { id(json, place); });
        id(at(at(step, "wait"), "id"), path + ".wait.id");
        const Json& ask = at(step, "ask");
        controls(at(ask, "reveal"), path + ".ask.reveal");
        each(at(ask, "options"), path + ".ask.options",
             [&](const Json& option, const std::string& place) { id(at(option, "id"), place + ".id"); });
    }

private:
    void add(const std::string& path, const std::string& message) { wrong.emplace_back(path, message); }
    template <class Look>
    static void each(const Json& array, const std::string& path, Look look)
    {
        if (!array.is_array()) return;
        for (std::size_t i = 0; i < array.size(); ++i) look(array[i], path + "." + std::to_string(i));
    }
    void id(const Json& json, const std::string& path)
    {
        if (!json.is_string()) return;
        const std::string text = json.get<std::string>(), word = text.substr(0, text.find_first_of(":@{"));
        if (word.empty()) return; // drawn with the new case
        const std::string all = " " + std::string(control_words) + " ";
        if (all.find(" " + word + " ") == std::string::npos)
            add(path, "is the id of no control or place: " + text.substr(0, 40));
    }
    void controls(const Json& list, const std::string& path)
    {
        each(list, path, [&](const Json& control, const std::string& place) {
            id(at(control, "id"), place + ".id");
            const Json& value = at(control, "value");
            const std::string text = value.is_string() ? value.get<std::string>() : request::write_json(value);
            const bool digits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
            if (at(control, "id") == "step" && digits && text.size() > most_digits_of_step)
                add(place + ".value", "is more than any game has steps: " + text.substr(0, 40));
        });
    }
};

} // namespace

std::vector<std::pair<std::string, std::string>> wrong_names(const Json& lesson, const std::set<std::string>& beside)
{
    Names names;
    names.after(lesson, beside);
    const Json& steps = at(lesson, "steps");
    for (std::size_t i = 0; steps.is_array() && i < steps.size(); ++i)
        names.step(steps[i], "steps." + std::to_string(i));
    return std::move(names.wrong);
}

} // namespace engine::cli
