#pragma once
// Ids of controls: the same on the canvas, in the outline and in the action that is sent. "undo"_id compiles only if a
// list has it (ids.hpp here and in each game's folder), so a mistyped id does not compile.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace shell::kit {

/// A view of an id whose text a list or an OwnedId keeps. As small as a pointer, since every control takes one.
class Id {
public:
    constexpr Id() = default; // none
    constexpr std::string_view text() const { return text_; }
    constexpr bool empty() const { return *text_ == 0; }
    friend constexpr bool operator==(Id a, Id b) { return a.text() == b.text(); }

    /// A word of one of these lists; any other word does not compile.
    template <class... Lists>
    static consteval Id listed(const char* word, Lists... lists)
    {
        if (!(... || has(lists, word))) this_id_is_on_no_list();
        return Id(word);
    }

private:
    friend class OwnedId;
    constexpr explicit Id(const char* text) : text_(text) {}
    static void this_id_is_on_no_list();
    static constexpr bool has(std::string_view list, std::string_view word)
    {
        for (std::size_t begin = 0, end = 0; (begin = list.find_first_not_of(" \n", end)) != list.npos;) {
            end = std::min(list.find_first_of(" \n", begin), list.size());
            if (list.substr(begin, end - begin) == word) return true;
        }
        return false;
    }

    const char* text_ = ""; // null-terminated
};

/// An id made at run time: make_id("cell"_id, 3) is "cell:3". An Id made from it is valid only while it lives.
class OwnedId {
public:
    OwnedId() = default;
    OwnedId(Id id) : text_(id.text()) {}
    operator Id() const { return Id(text_.c_str()); }
    operator std::string_view() const { return text_; }
    const std::string& text() const { return text_; }

    friend OwnedId make_id(Id, std::int64_t);
    friend OwnedId part_of(Id, std::string_view part);

private:
    std::string text_;
};
OwnedId make_id(Id, std::int64_t);
/// For names that are not control ids: "bar " and 3 make "bar 3".
std::string make_id(std::string_view, std::int64_t);
/// "depth" and "+" make "depth+": for a control with several parts to press.
OwnedId part_of(Id, std::string_view part);

/// Whether id is `name` or begins with `name` and a colon: true for "step:next" and "step", false for "stepping".
bool is_of(std::string_view id, std::string_view name);

/// The id in an action. It may come from outside, so it can be any text.
class ActionId {
public:
    ActionId(Id id) : text_(id.text()) {}
    ActionId(std::string_view text) : text_(text) {}
    ActionId(std::string text) : text_(std::move(text)) {}
    ActionId(const char* text) : text_(text) {}
    operator std::string_view() const { return text_; }
    const std::string& text() const { return text_; }
    friend bool operator==(const ActionId&, Id);

private:
    std::string text_;
};

} // namespace shell::kit
