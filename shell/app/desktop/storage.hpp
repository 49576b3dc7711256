#pragma once
// What the desktop keeps between two starts: a file for each name in the folder of the user's state.
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

namespace shell::app::desktop {

/// A variable of the environment, "" if there is none. Not once threads run.
std::string variable(const char* name);

inline constexpr std::size_t longest_file = 64u << 20; // bytes that are read

/// The whole of a file, which ends and is no longer; and why there is none: "" = it could be read.
struct FileText {
    std::string text, wrong;
};
FileText read_file(const std::filesystem::path&);

/// "cannot write FILE: No space left on device", as the system has it just after it failed.
std::string cannot_write(const std::string& file);

/// A file written line by line, whole whenever the program stops.
class Lines {
public:
    void open(const std::string& file, std::ios::openmode mode = std::ios::trunc);
    bool is_open() const { return out_.is_open(); }
    void write(const std::string& line);
    /// What went wrong, told once; "" = nothing, or it has been told. Then nothing more is written.
    std::string complaint() { return std::exchange(wrong_, {}); }

private:
    void look();

    std::string file_, wrong_;
    std::ofstream out_;
};

class Storage {
public:
    Storage();

    /// What was saved under this name, "" if nothing was.
    std::string load(const std::string& name) const;

    /// Whole or not at all: a file beside it takes its place when it is complete.
    bool save(const std::string& name, const std::string& text) const;
    /// Likewise, but what is no file, as a device or a pipe, is written into. What went wrong; "" = it is written.
    static std::string write(const std::filesystem::path& target, const std::string& text);

private:
    std::filesystem::path folder_;
};

} // namespace shell::app::desktop
