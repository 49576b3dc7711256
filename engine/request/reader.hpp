#pragma once
// Reads a request's fields. Keeps the first error and returns harmless defaults after it, so that a command reads all
// its fields and checks once, with finish().
#include "engine/request/reply.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::request {

class Reader {
public:
    /// `path`: prefix of field names in messages. `object` must outlive the reader.
    explicit Reader(const Json& object, std::string path = "");

    /// The field's value, or null if missing. Marks the name as known.
    const Json* find(std::string_view name);
    const Json* require(std::string_view name, std::string_view remedy);

    bool flag(std::string_view name, bool otherwise);
    /// A whole number in [least, most].
    std::uint64_t number(std::string_view name, std::uint64_t otherwise, std::uint64_t least, std::uint64_t most);
    std::uint64_t require_number(std::string_view name, std::uint64_t least, std::uint64_t most);
    /// A 64-bit seed as a number or, since JavaScript's numbers are exact to 2^53 only, as a string of digits.
    std::uint64_t seed(std::string_view name);
    std::string word(std::string_view name, std::string_view otherwise);

    void fail(Problem);
    bool failed() const { return problem_.has_value(); }
    std::string path(std::string_view name) const { return path_ + std::string(name); }

    /// The first error, unknown fields included.
    std::optional<Problem> finish();

private:
    std::uint64_t whole(const Json& value, std::string_view name, std::uint64_t least, std::uint64_t most);

    const Json& object_;
    std::string path_;
    std::vector<std::string> known_;
    std::optional<Problem> problem_;
};

} // namespace engine::request
