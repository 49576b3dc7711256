#include "engine/session/link.hpp"
#include "engine/base/check.hpp"

namespace engine::session {

std::string to_link(std::string_view line)
{
    ENGINE_CHECK(line.size() <= max_line_length);
    return sealed(line);
}

Expected<std::string, LinkError> from_link(std::string_view link)
{
    if (link.size() > max_link_length) return wrong(LinkError::Kind::too_long, max_link_length);
    return unsealed(link);
}

namespace {

/// Three bytes in four characters, with the checksum's.
constexpr std::size_t sealed_length(std::size_t bytes) { return bytes / 3 * 4 + 8; }

constexpr std::string_view no_help_mark = " hints=off", graded_mark = " graded=on", quality_mark = " grade=quality";

} // namespace

std::string to_link(const Linked& game)
{
    std::string marks;
    if (game.no_help) marks += no_help_mark;
    if (game.graded) marks += graded_mark;
    if (game.quality) marks += quality_mark;
    const std::string text = marks.empty() ? game.line : game.line + "\n" + marks;
    return text.size() <= max_line_length ? to_link(std::string_view(text)) : std::string();
}

Expected<Linked, LinkError> linked(std::string_view link)
{
    if (link.size() > sealed_length(max_kept_length))
        return wrong(LinkError::Kind::too_long, static_cast<int>(sealed_length(max_kept_length)));
    auto text = unsealed(link);
    if (!text) return wrong(text.error().kind, text.error().at);
    Linked game;
    const auto end = text->find('\n');
    std::string_view marks = end == std::string::npos ? std::string_view() : std::string_view(*text).substr(end + 1);
    const auto take = [&marks](std::string_view mark) {
        const bool there = marks.starts_with(mark);
        if (there) marks.remove_prefix(mark.size());
        return there;
    };
    game.no_help = take(no_help_mark);
    game.graded = take(graded_mark);
    game.quality = take(quality_mark);
    if (!marks.empty()) return wrong(LinkError::Kind::bad_character, 0);
    game.line = text->substr(0, end);
    return game;
}

} // namespace engine::session
