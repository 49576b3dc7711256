#pragma once
// Reads a request's fields. The first thing wrong is kept and everything after it reads as a harmless default, so that
// a command reads all it wants and asks once, at the end, whether it was right.
#include "engine/request/reply.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::request {

class Reader {
public:
    /// `path`: what stands before the fields' names in messages. `object` must outlive the reader.
    explicit Reader(const Json& object, std::string path = "");

    /// The field's value, or null; from now on the field is a known one.
    const Json* find(std::string_view name);
    const Json* require(std::string_view name, std::string_view remedy);

    bool flag(std::string_view name, bool otherwise);
    /// A whole number in [least, most].
    std::uint64_t number(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most);
    std::uint64_t require_number(std::string_view name, std::uint64_t least, std::uint64_t most);
    /// 64 bits, as a number or, since JavaScript's numbers end at 2^53, as a string of digits.
    std::uint64_t seed(std::string_view name);
    std::string word(std::string_view name, std::string_view otherwise);

    void fail(Problem);
    bool failed() const { return problem_.has_value(); }
    std::string path(std::string_view name) const { return path_ + std::string(name); }

    /// What is wrong, fields nobody asked for included.
    std::optional<Problem> finish();

private:
    std::uint64_t whole(const Json& value, std::string_view name, std::uint64_t least, std::uint64_t most);

    const Json& object_;
    std::string path_;
    std::vector<std::string> known_;
    std::optional<Problem> problem_;
};

/// At most 40 bytes of somebody's text, for messages.
std::string in_quotes(std::string_view text);

} // namespace engine::request
