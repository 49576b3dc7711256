#pragma once
// What the desktop keeps between two starts: a file for each name in the folder of the user's state.
#include <filesystem>
#include <string>

namespace shell::app::desktop {

/// A variable of the environment, "" if there is none. Not once threads run.
std::string variable(const char* name);

/// The whole of a file, and why there is none; "" = it could be read.
struct FileText {
    std::string text, wrong;
};
FileText read_file(const std::filesystem::path&);

class Storage {
public:
    Storage();

    /// What was saved under this name, "" if nothing was.
    std::string load(const std::string& name) const;

    /// Whole or not at all: a file beside it takes its place when it is complete.
    bool save(const std::string& name, const std::string& text) const;
    static bool write(const std::filesystem::path& target, const std::string& text);

private:
    std::filesystem::path folder_;
};

} // namespace shell::app::desktop
