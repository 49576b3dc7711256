#pragma once
// Text as something that survives a URL, a chat, a mail and a careless copy: base64url (RFC 4648 §5, no padding) of the
// text followed by a 16-bit checksum, so that damage is noticed.
#include "engine/base/error.hpp"
#include <string>
#include <string_view>

namespace engine::session {

/// at = the offending character; -1 where none is to blame.
ENGINE_NAMED(LinkErrorKind, empty, too_long, bad_character, truncated, checksum);
using LinkError = ErrorOf<LinkErrorKind>;

/// 4 characters for 3 bytes of text and checksum.
std::string sealed(std::string_view text);

/// unsealed(sealed(text)) == text, of any length; one text, one seal.
Expected<std::string, LinkError> unsealed(std::string_view seal);

/// What a seal is written in.
bool is_in_seals(char c);

} // namespace engine::session
