#include "engine/request/lesson_path.hpp"
#include "engine/base/rational.hpp"
#include "engine/request/lesson_fields.hpp"
#include "engine/request/problem.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using Wrong = Unexpected<std::string>;

std::optional<std::size_t> index_from(std::string_view word)
{
    if (word.empty() || word.size() > 9) return std::nullopt;
    std::size_t n = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        n = n * 10 + static_cast<std::size_t>(c - '0');
    }
    return n;
}

/// An array's members or an object's values.
std::vector<const Json*> members(const Json& list)
{
    std::vector<const Json*> all;
    for (const Json& one : list) all.push_back(&one);
    return all;
}

/// "1.0" for [1, 0]; otherwise the plain value's text.
std::optional<std::string> text_of(const Json& json)
{
    if (!json.is_array()) return plain_text(json);
    std::string text;
    for (const Json& one : json) {
        const auto member = plain_text(one);
        if (!member) return std::nullopt;
        text.append(text.empty() ? "" : ".").append(*member);
    }
    return text;
}

class Walk {
public:
    explicit Walk(const Json& reply) : at_(reply) {}

    /// Follows one word of the path. Returns the fault; empty = none.
    std::string go(std::string_view word)
    {
        const bool is_list = at_.is_array() || at_.is_object();
        if (!is_list) return "has no " + in_quotes(word) + " in it: it is " + in_quotes(write_json(at_));
        if (at_.is_object())
            if (const auto it = at_.find(std::string(word)); it != at_.end()) return put(*it);
        if (const auto index = index_from(word); index && at_.is_array()) {
            if (*index < at_.size()) return put(at_[*index]);
            return "has only " + std::to_string(at_.size()) + " members, none of index " + std::string(word);
        }
        if (word == "#") return put(at_.size());
        if (word == "path") {
            auto text = text_of(at_);
            return text ? put(std::move(*text)) : "is not a list of plain values";
        }
        if (word == "last") return at_.empty() ? "is empty" : put(*members(at_).back());
        if (word == "max" || word == "min" || word == "sum") return figure(word);
        if (word.starts_with('*')) return "must go on with a key: *.key";
        if (const auto equals = word.find('='); equals != std::string_view::npos)
            return first_with(word.substr(0, equals), word.substr(equals + 1));
        return "is not there" + (at_.is_object() ? "; there are " + keys() : std::string());
    }

    std::string each(std::string_view key)
    {
        if (!at_.is_array() && !at_.is_object()) return "is no list";
        Json all = Json::array();
        for (const Json* one : members(at_)) {
            const Json* found = member(*one, key);
            if (found == nullptr) return "is not in each";
            all.push_back(*found);
        }
        return put(std::move(all));
    }

    const Json& here() const { return at_; }

private:
    std::string put(Json value)
    {
        at_ = std::move(value);
        return {};
    }
    static const Json* member(const Json& of, std::string_view key)
    {
        if (of.is_object()) {
            const auto it = of.find(std::string(key));
            return it == of.end() ? nullptr : &*it;
        }
        const auto index = index_from(key);
        return of.is_array() && index && *index < of.size() ? &of[*index] : nullptr;
    }
    std::string first_with(std::string_view key, std::string_view value)
    {
        for (const Json* one : members(at_)) {
            const Json* found = member(*one, key);
            if (found != nullptr && text_of(*found) == value) return put(Json(*one));
        }
        return "is in none of them";
    }
    std::string figure(std::string_view word)
    {
        const auto all = members(at_);
        if (all.empty()) return "of nothing";
        lesson::Answer texts;
        for (const Json* one : all) {
            auto text = plain_text(*one);
            if (!text) return "is not of numbers";
            texts.push_back(std::move(*text));
        }
        const auto operation = word == "sum"   ? lesson::Operation::plus
                               : word == "max" ? lesson::Operation::max
                                               : lesson::Operation::min;
        const auto result = lesson::combined(operation, lesson::Kind::number, {texts});
        if (!result) return "is not of numbers, or too large";
        const Json number = read_json(result->front()); // a fraction is a text
        return put(number.is_number() ? number : Json(result->front()));
    }
    std::string keys() const
    {
        std::string all;
        for (const auto& [key, value] : at_.items()) {
            if (all.size() > 200) return all + " …";
            all.append(all.empty() ? "" : ", ").append(key);
        }
        return all;
    }

    Json at_;
};

} // namespace

Expected<Found, std::string> value_at(const Json& reply, std::string_view path)
{
    Walk walk(reply);
    for (std::size_t from = 0; from <= path.size();) {
        auto end = std::min(path.find('.', from), path.size());
        std::string_view word = path.substr(from, end - from);
        std::string wrong;
        if (word == "*" && end < path.size()) {
            from = end + 1;
            end = std::min(path.find('.', from), path.size());
            word = path.substr(from, end - from);
            wrong = walk.each(word);
        } else {
            wrong = walk.go(word);
        }
        if (!wrong.empty()) return Wrong(in_quotes(path.substr(0, end)) + " " + wrong);
        from = end + 1;
    }
    const Json& here = walk.here();
    Found found;
    if (here.is_object()) return Wrong(in_quotes(path) + " is an object; go on with one of its keys");
    if (!here.is_array()) return Found{{*plain_text(here)}, here.is_number()};
    found.numbers = !here.empty();
    for (const Json& one : here) {
        auto text = text_of(one);
        if (!text) return Wrong(in_quotes(path) + " is a list of objects; go on with *.key");
        found.values.push_back(std::move(*text));
        found.numbers = found.numbers && one.is_number();
    }
    return found;
}

} // namespace engine::request
