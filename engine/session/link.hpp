#pragma once
// A game's line as the text of a link: sealed, and short enough for any browser, chat and mail.
#include "engine/session/sealed.hpp"
#include <cstddef>
#include <string>
#include <string_view>

namespace engine::session {

inline constexpr std::size_t max_link_length = 4096; // characters
inline constexpr std::size_t max_line_length = max_link_length / 4 * 3 - 2;
/// Of a line that is kept on a device and handed from a page to its program, and is perhaps too long for a link.
inline constexpr std::size_t max_kept_length = 65'536;

/// line.size() <= max_line_length. from_link(to_link(line)) == line.
std::string to_link(std::string_view line);

Expected<std::string, LinkError> from_link(std::string_view link);

/// A shared game, and what its teacher has fixed with it.
struct Linked {
    std::string line;
    bool no_help = false; // hints="off"
    bool graded = false;  // graded="on"
    bool quality = false; // grade="quality"
};

/// The marks are a second line of the text. A line that leaves no room for them, or is too long for any link, gives "",
/// never a link without them.
std::string to_link(const Linked&);
/// Of a link, or of a kept line that was sealed by a page. A mark that this version does not know is an error, so that
/// no lock is lost.
Expected<Linked, LinkError> linked(std::string_view link);

} // namespace engine::session
