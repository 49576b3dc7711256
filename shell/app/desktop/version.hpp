#pragma once
// The version and the commit of the desktop program.
#include <string_view>

namespace shell::app::desktop {

std::string_view program_version();
std::string_view program_build();

} // namespace shell::app::desktop
