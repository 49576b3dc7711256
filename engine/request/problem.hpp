#pragma once
// Why a request is refused, and where a value stands in it.
#include <optional>
#include <string>
#include <string_view>

namespace engine::request {

/// `message` is an English sentence for developers: it names the field and a remedy.
struct Problem {
    Problem(std::string_view its_kind, std::string words, std::string its_field = {}, int index = -1)
        : kind(its_kind), message(std::move(words)), field(std::move(its_field)), at(index)
    {}
    std::string kind; // snake_case
    std::string message;
    std::string field; // "history[2].guess"; empty = the whole request
    int at;            // index of the offending character, position or row; -1 = none
    bool operator==(const Problem&) const = default;
};

/// A value's place in a request or result. All places of one request share its first problem. A place lives on the
/// stack and points to the place around it; its text is made only for a message.
class At {
public:
    /// The whole request.
    explicit At(std::optional<Problem>& first) : first_(first) {}
    At in(std::string_view name) const { return At(*this, name, -1); }
    At in(std::size_t index) const { return At(*this, {}, static_cast<int>(index)); }

    /// "history[2].guess"; empty for the whole request.
    std::string path() const;
    bool failed() const { return first_.has_value(); }
    const std::optional<Problem>& first() const { return first_; }
    /// Reports a problem of this value, unless there is one already. `rest` follows the path in the message.
    void refuse(std::string_view kind, std::string_view rest, int index = -1) const;
    /// The value "must be" something else.
    void wrong_type(std::string_view must_be) const;
    void out_of_range(std::string_view must_be) const;
    /// A message of its own.
    void fail(Problem) const;
    void fail(std::string_view kind, std::string message, int index = -1) const;

private:
    At(const At& around, std::string_view name, int index)
        : first_(around.first_), around_(&around), name_(name), index_(index)
    {}

    std::optional<Problem>& first_;
    const At* around_ = nullptr;
    std::string_view name_;
    int index_ = -1;
};

/// At most 40 bytes of text that a person wrote, quoted for messages.
std::string in_quotes(std::string_view text);

} // namespace engine::request
