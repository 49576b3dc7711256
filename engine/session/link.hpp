#pragma once
// A line of text (a game's log) as something that survives a URL, a chat and a careless copy: base64url
// (RFC 4648 §5, no padding) of the line followed by a 16-bit checksum, so that a damaged link is noticed.
#include "engine/base/error.hpp"
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace engine::session {

inline constexpr std::size_t max_link_length = 4096; // characters
inline constexpr std::size_t max_line_length = max_link_length / 4 * 3 - 2;

/// at = the offending character; -1 where none is to blame.
ENGINE_NAMED(LinkErrorKind, empty, too_long, bad_character, truncated, checksum);
using LinkError = ErrorOf<LinkErrorKind>;

/// line.size() <= max_line_length. from_link(to_link(line)) == line.
std::string to_link(std::string_view line);

Expected<std::string, LinkError> from_link(std::string_view link);

} // namespace engine::session
