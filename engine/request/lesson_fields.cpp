#include "engine/request/lesson_fields.hpp"
#include "engine/lesson/words.hpp"
#include "engine/request/problem.hpp"
#include <algorithm>

namespace engine::request {
namespace {

constexpr std::size_t most_faults = 100, longest_value = 80, most_values = 64, longest_key = 80, most_languages = 16;

void check_text(const std::string& text, const std::string& path, Faults& faults)
{
    const std::size_t size = lesson::character_count(text);
    if (size == 0) faults.add(path, "is empty");
    if (size > lesson::max_characters)
        faults.add(path, "has " + std::to_string(size) + " characters, of " + std::to_string(lesson::max_characters) +
                             " at most");
}

} // namespace

void Faults::add(std::string path, std::string message)
{
    if (all_.size() < most_faults) all_.push_back({std::move(path), std::move(message)});
}

std::string below(const std::string& path, std::string_view name)
{
    return path.empty() ? std::string(name) : path + '.' + std::string(name);
}

std::string below(const std::string& path, std::size_t index) { return below(path, std::to_string(index)); }

std::optional<std::string> plain_text(const Json& json)
{
    if (json.is_string()) return json.get<std::string>();
    if (!json.is_number() && !json.is_boolean() && !json.is_null()) return std::nullopt;
    std::string text = write_json(json);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::optional<int> small_whole(const Json& json)
{
    constexpr std::int64_t most = 1'000'000'000;
    if (json.is_number_unsigned() ? json.get<std::uint64_t>() > most : !json.is_number_integer()) return std::nullopt;
    const auto n = json.get<std::int64_t>();
    return n < -most ? std::nullopt : std::optional(static_cast<int>(n));
}

lesson::Text read_text(const Json& json, const std::string& path, Faults& faults)
{
    lesson::Text text;
    if (json.is_string()) {
        text.key = json.get<std::string>();
        if (text.key.empty() || text.key.size() > longest_key)
            faults.add(path, "must be a key of the language files, or an object {\"es\": \"…\", \"en\": \"…\"}");
        return text;
    }
    if (!json.is_object() || json.empty() || json.size() > most_languages) {
        faults.add(path, "must be a key of the language files, or an object {\"es\": \"…\", \"en\": \"…\"}");
        return text;
    }
    for (const auto& [language, said] : json.items()) {
        const std::string at = below(path, language.substr(0, longest_value));
        if (!lesson::is_language(language)) faults.add(at, "is no language; write es, it, en, pt …");
        if (!said.is_string()) {
            faults.add(at, "must be a text");
            continue;
        }
        text.inline_texts.emplace_back(language, said.get<std::string>());
        check_text(text.inline_texts.back().second, at, faults);
    }
    return text;
}

std::string read_word(const Json& json, const std::string& path, std::size_t longest, Faults& faults)
{
    if (!json.is_string()) {
        faults.add(path, "must be a string");
        return {};
    }
    auto text = json.get<std::string>();
    if (text.empty()) faults.add(path, "is empty");
    if (text.size() > longest) faults.add(path, "is longer than " + std::to_string(longest) + " bytes");
    return text;
}

Fields::Fields(const Json& object, std::string path, Faults& faults)
    : object_(object), path_(std::move(path)), faults_(faults)
{
    if (!object.is_object()) faults_.add(path_, "must be an object, {\"name\": value, …}");
}

const Json* Fields::find(std::string_view name, bool wanted)
{
    known_.emplace_back(name);
    if (!object_.is_object()) return nullptr;
    const auto it = object_.find(known_.back());
    if (it != object_.end()) return &*it;
    if (wanted) fault(name, "is missing");
    return nullptr;
}

std::string Fields::string(std::string_view name, std::size_t longest, bool wanted)
{
    const Json* json = find(name, wanted);
    return json == nullptr ? std::string() : read_word(*json, path(name), longest, faults_);
}

bool Fields::flag(std::string_view name)
{
    const Json* json = find(name);
    if (json != nullptr && !json->is_boolean()) fault(name, "must be true or false");
    return json != nullptr && json->is_boolean() && json->get<bool>();
}

int Fields::whole(std::string_view name, int least, int most, bool wanted)
{
    const Json* json = find(name, wanted);
    if (json == nullptr) return least;
    const auto n = small_whole(*json);
    if (n && *n >= least && *n <= most) return *n;
    fault(name, "must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

lesson::Text Fields::text(std::string_view name, bool wanted)
{
    const Json* json = find(name, wanted);
    return json == nullptr ? lesson::Text() : read_text(*json, path(name), faults_);
}

std::string Fields::value(std::string_view name, bool wanted)
{
    const Json* json = find(name, wanted);
    if (json == nullptr) return {};
    auto text = plain_text(*json);
    if (!text || json->is_null()) fault(name, "must be a string or a number");
    else if (text->size() > longest_value) fault(name, "is longer than " + std::to_string(longest_value) + " bytes");
    return text.value_or("");
}

lesson::Answer Fields::answer(std::string_view name, bool wanted)
{
    const Json* json = find(name, wanted);
    if (json == nullptr) return {};
    if (!json->is_array()) {
        known_.pop_back();
        return {value(name)};
    }
    lesson::Answer answer;
    list(name, 0, most_values, wanted, [&](const Json& one, const std::string& at) {
        const auto text = plain_text(one);
        if (!text || text->size() > longest_value)
            faults_.add(at, "must be a string or a number of at most " + std::to_string(longest_value) + " bytes");
        answer.push_back(text.value_or(""));
    });
    return answer;
}

const Json* Fields::array(std::string_view name, std::size_t least, std::size_t most, bool wanted)
{
    const Json* json = find(name, wanted);
    if (json == nullptr) return nullptr;
    if (!json->is_array()) {
        fault(name, "must be an array, […]");
        return nullptr;
    }
    if (json->size() >= least && json->size() <= most) return json;
    fault(name,
          "has " + std::to_string(json->size()) + ", of " + std::to_string(least) + " to " + std::to_string(most));
    return nullptr;
}

void Fields::finish()
{
    if (!object_.is_object()) return;
    std::string names;
    for (const auto& [key, value] : object_.items()) {
        if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
        if (names.empty()) {
            std::sort(known_.begin(), known_.end());
            known_.erase(std::unique(known_.begin(), known_.end()), known_.end());
            for (const std::string& k : known_) names.append(names.empty() ? "" : ", ").append(k);
        }
        fault(key.substr(0, 40), "is not known here; known are " + names);
    }
}

} // namespace engine::request
