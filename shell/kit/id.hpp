#pragma once
// Names of controls: the same on the canvas, in the outline and in the action that is sent. "undo"_id is one if it is on a
// list (ids.hpp here and in each room); a name that is mistyped does not compile.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace shell::kit {

/// The name itself stands elsewhere: in a list, or in an OwnedId. As small as a pointer, since every control is given one.
class Id {
public:
    constexpr Id() = default; // none
    constexpr std::string_view text() const { return text_; }
    constexpr bool empty() const { return *text_ == 0; }
    friend constexpr bool operator==(Id a, Id b) { return a.text() == b.text(); }

    /// A word of one of these lists; anything else does not compile.
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

    const char* text_ = ""; // ends with 0
};

/// A name that was put together: make_id("cell"_id, 3) is "cell:3". An Id made of it lives no longer than it.
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
/// The same of what is no control's: "bar " and 3 make "bar 3".
std::string make_id(std::string_view, std::int64_t);
/// "depth" and "+" make "depth+": of a control with several places to press.
OwnedId part_of(Id, std::string_view part);

/// "step:next" is of "step", as "step" itself is; "stepping" is not.
bool is_of(std::string_view id, std::string_view name);

/// The name that came with an action, from wherever: any text.
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
