#include "shell/app/desktop/version.hpp"

namespace shell::app::desktop {

std::string_view program_version() { return SAGAZ_VERSION; }
std::string_view program_build() { return SAGAZ_BUILD; }

} // namespace shell::app::desktop
