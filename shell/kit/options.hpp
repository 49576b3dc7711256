#pragma once
// The page's attributes or the desktop's arguments, by name. They come from outside: an unusable value is reported, and
// the default is used.
#include "shell/text/text.hpp"
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace shell::kit {

class Options {
public:
    using Reason = std::function<std::string(const text::Say&)>;
    struct Problem {
        std::string option, value;
        Reason why{}; // names the place and the remedy; empty: there are none to name
    };

    void set(std::string_view name, std::string value)
    {
        values_.insert_or_assign(std::string(name), Value{std::move(value)});
    }
    /// "" = not given.
    std::string_view text(std::string_view name) const
    {
        const auto it = values_.find(name);
        if (it == values_.end()) return {};
        it->second.read = true;
        return it->second.text;
    }
    bool given(std::string_view name) const { return !text(name).empty(); }
    /// The option as `parse` (text to optional) reads it; a value that it rejects is reported.
    template <class Parse>
    auto parsed(std::string_view name, Parse parse)
    {
        const std::string_view value = text(name);
        auto out = value.empty() ? decltype(parse(value)){} : parse(value);
        if (!value.empty() && !out) refuse(name);
        return out;
    }
    void refuse(std::string_view name, Reason why = {})
    {
        problems.push_back({std::string(name), std::string(text(name).substr(0, 60)), std::move(why)});
    }
    /// The option as `parse` (text to expected) reads it; a value that it rejects is reported with `in_words` of the
    /// error.
    template <class Parse, class InWords>
    auto parsed(std::string_view name, Parse parse, InWords in_words)
    {
        using Value = std::decay_t<decltype(*parse(std::string_view{}))>;
        std::optional<Value> out;
        const std::string_view value = text(name);
        if (value.empty()) return out;
        if (auto read = parse(value)) out = *std::move(read);
        else refuse(name, [in_words, error = read.error()](const text::Say& say) { return in_words(say, error); });
        return out;
    }
    /// Reports every option that was given but not read: this game does not use it.
    void refuse_unread()
    {
        for (const auto& [name, value] : values_)
            if (!value.read && !value.text.empty()) refuse(name);
    }

    /// Reads "hints" (on or off), which allows help during a game. Games that have help call this; the app applies it.
    void take_hints() { (void)parsed("hints", on_or_off); }
    /// Reads "graded" (on or off), which locks the task; the app applies it. `ends`: the game has an end, so a grade.
    void take_graded(bool ends = true)
    {
        if (parsed("graded", on_or_off) == "on" && !ends) refuse("graded");
    }

    /// Reads "grade" (won or quality), what the grade tells; the app applies it. `has`: the game knows its quality.
    void take_grade(bool has = true)
    {
        if (parsed("grade", won_or_quality) == "quality" && !has) refuse("grade");
    }

    std::vector<Problem> problems;

private:
    static std::optional<std::string_view> on_or_off(std::string_view v)
    {
        return v == "on" || v == "off" ? std::optional(v) : std::nullopt;
    }
    static std::optional<std::string_view> won_or_quality(std::string_view v)
    {
        return v == "won" || v == "quality" ? std::optional(v) : std::nullopt;
    }
    struct Value {
        std::string text;
        mutable bool read = false;
    };
    std::map<std::string, Value, std::less<>> values_;
};

} // namespace shell::kit
