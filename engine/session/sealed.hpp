#pragma once
// Text that survives a URL, a chat, a mail and a careless copy: base64url (RFC 4648 §5, no padding) of the text
// followed by a 16-bit checksum that detects damage.
#include "engine/base/error.hpp"
#include <string>
#include <string_view>

namespace engine::session {

/// `at` is the offending character; -1 = no single one.
ENGINE_NAMED(LinkErrorKind, empty, too_long, bad_character, truncated, checksum);
using LinkError = ErrorOf<LinkErrorKind>;

/// 4 characters for every 3 bytes of text and checksum.
std::string sealed(std::string_view text);

/// unsealed(sealed(text)) == text for any length; each text has exactly one seal.
Expected<std::string, LinkError> unsealed(std::string_view seal);

/// Whether a seal can contain this character.
bool is_in_seals(char c);

} // namespace engine::session
