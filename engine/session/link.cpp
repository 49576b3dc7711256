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

} // namespace engine::session
