#include "engine/request/reader.hpp"
#include <algorithm>

namespace engine::request {

Reader::Reader(const Json& object, std::string path) : object_(object), path_(std::move(path))
{
    if (!object.is_object())
        fail(
            {"wrong_type", (path_.empty() ? "The request" : path_) + " must be an object, {\"name\":value,…}.", path_});
}

void Reader::fail(Problem problem)
{
    if (!problem_) problem_ = std::move(problem);
}

const Json* Reader::find(std::string_view name)
{
    const std::string key(name);
    if (std::find(known_.begin(), known_.end(), key) == known_.end()) known_.push_back(key);
    if (!object_.is_object()) return nullptr;
    const auto it = object_.find(key);
    return it == object_.end() ? nullptr : &*it;
}

const Json* Reader::require(std::string_view name, std::string_view remedy)
{
    const Json* value = find(name);
    if (value == nullptr)
        fail({"missing_field", "The field " + path(name) + " is missing: " + std::string(remedy) + ".", path(name)});
    return value;
}

bool Reader::flag(std::string_view name, bool otherwise)
{
    const Json* value = find(name);
    if (value == nullptr) return otherwise;
    if (!value->is_boolean()) {
        fail({"wrong_type", path(name) + " must be true or false.", path(name)});
        return otherwise;
    }
    return value->get<bool>();
}

std::uint64_t Reader::whole(const Json& value, std::string_view name, std::uint64_t least, std::uint64_t most)
{
    const std::string range = "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ".";
    if (!value.is_number()) {
        fail({"wrong_type", path(name) + " must be " + range, path(name)});
        return least;
    }
    const bool is_whole = value.is_number_unsigned() || (value.is_number_integer() && value.get<std::int64_t>() >= 0);
    const std::uint64_t n = is_whole ? value.get<std::uint64_t>() : 0;
    if (!is_whole || n < least || n > most) {
        fail({"out_of_range", path(name) + " must be " + range, path(name)});
        return least;
    }
    return n;
}

std::uint64_t Reader::number(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most)
{
    const Json* value = find(name);
    return value == nullptr ? otherwise : whole(*value, name, least, most);
}

std::uint64_t Reader::require_number(std::string_view name, std::uint64_t least, std::uint64_t most)
{
    const Json* value = require(name, "give a whole number");
    return value == nullptr ? least : whole(*value, name, least, most);
}

std::uint64_t Reader::seed(std::string_view name)
{
    const Json* value = find(name);
    if (value == nullptr) return 0;
    if (!value->is_string()) return whole(*value, name, 0, UINT64_MAX);
    const auto& digits = value->get_ref<const std::string&>();
    std::uint64_t n = 0;
    bool good = !digits.empty();
    for (const char c : digits)
        good = good && c >= '0' && c <= '9' && !__builtin_mul_overflow(n, std::uint64_t{10}, &n) &&
               !__builtin_add_overflow(n, static_cast<std::uint64_t>(c - '0'), &n);
    if (good) return n;
    fail({"out_of_range", path(name) + " must be a whole number below 2^64, as a number or a string of digits.",
          path(name)});
    return 0;
}

std::string Reader::word(std::string_view name, std::string_view otherwise)
{
    const Json* value = find(name);
    if (value == nullptr) return std::string(otherwise);
    if (value->is_string()) return value->get<std::string>();
    fail({"wrong_type", path(name) + " must be a string.", path(name)});
    return std::string(otherwise);
}

std::optional<Problem> Reader::finish()
{
    if (problem_) return problem_;
    const auto unknown = [&](const auto& field) {
        return std::find(known_.begin(), known_.end(), field.key()) == known_.end();
    };
    const auto fields = object_.items();
    const auto found = std::find_if(fields.begin(), fields.end(), unknown);
    if (found == fields.end()) return std::nullopt;
    std::string names;
    for (const std::string& k : known_) names.append(names.empty() ? "" : ", ").append(k);
    const std::string field = path(found.key());
    return Problem{"unknown_field",
                   "There is no field " + in_quotes(field) + " here; leave it out. Fields: " + names + ".",
                   field.substr(0, 60)};
}

} // namespace engine::request
