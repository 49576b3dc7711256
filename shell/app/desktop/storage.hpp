#pragma once
// The desktop's saved texts: a file for each name in the folder of the user's state.
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

namespace shell::app::desktop {

/// An environment variable; "" if there is none. Call only before threads start.
std::string variable(const char* name);

inline constexpr std::size_t longest_file = 64u << 20; // bytes

/// The whole text of a regular file of at most longest_file bytes. `wrong`: why it cannot be read; "" = it was read.
struct FileText {
    std::string text, wrong;
};
FileText read_file(const std::filesystem::path&);

/// "cannot write FILE: No space left on device", from errno just after the failure.
std::string cannot_write(const std::string& file);

/// A file written line by line and flushed each time, so that it is whole whenever the program stops.
class Lines {
public:
    void open(const std::string& file, std::ios::openmode mode = std::ios::trunc);
    bool is_open() const { return out_.is_open(); }
    void write(const std::string& line);
    /// The error, returned once; "" = none, or already returned. After an error nothing more is written.
    std::string complaint() { return std::exchange(wrong_, {}); }

private:
    void look();

    std::string file_, wrong_;
    std::ofstream out_;
};

class Storage {
public:
    Storage();

    /// The text saved under this name; "" if there is none.
    std::string load(const std::string& name) const;

    /// Atomic: writes a file beside the old one, which then replaces it.
    bool save(const std::string& name, const std::string& text) const;
    /// Likewise, but writes into an existing device or pipe. Returns the error; "" = written.
    static std::string write(const std::filesystem::path& target, const std::string& text);

private:
    std::filesystem::path folder_;
};

} // namespace shell::app::desktop
