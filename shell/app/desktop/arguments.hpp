#pragma once
// What the command line of sagaz-desktop says.
#include "shell/app/config.hpp"
#include "shell/app/desktop/storage.hpp"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shell::app::desktop {

struct Arguments {
    std::vector<std::pair<std::string, std::string>> config; // as the page's configuration names them
    std::string outline, frames;
    std::string lesson; // one of ours, or a file
    int step = 1;       // where it begins
    int width = 1280, height = 800;
    std::optional<int> exit_status;
};

/// Says what is wrong, and --help, itself; then exit_status is set.
Arguments read_arguments(int count, char** values);

/// How the app starts: what was saved, then the arguments, in the system's language where none is asked for.
Settings settings_of(const Arguments&, const Storage&);

} // namespace shell::app::desktop
