#include "shell/app/desktop/storage.hpp"
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <system_error>
#include <utility>

namespace shell::app::desktop {

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread starts
    return value ? value : "";
}

FileText read_file(const std::filesystem::path& path)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none)) return {{}, "this is a folder"}; // reading a folder throws
    if (!std::filesystem::exists(path, none)) return {{}, "no such file"};
    if (!std::filesystem::is_regular_file(path, none))
        return {{}, "not a regular file"}; // a pipe or a device may not end
    std::ifstream file(path, std::ios::binary);
    if (!file) return {{}, "cannot be read"};
    std::string text(std::min<std::size_t>(std::filesystem::file_size(path, none), longest_file), '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (file && file.peek() != std::ifstream::traits_type::eof()) return {{}, "larger than 64 MB"};
    return {std::move(text), {}};
}

std::string cannot_write(const std::string& file)
{
    return "cannot write " + file + (errno == 0 ? "" : ": " + std::generic_category().message(errno));
}

void Lines::open(const std::string& file, std::ios::openmode mode)
{
    file_ = file;
    errno = 0;
    out_.open(file, std::ios::binary | mode);
    look();
}

void Lines::write(const std::string& line)
{
    if (!out_.is_open()) return;
    errno = 0;
    out_ << line << std::endl;
    look();
}

void Lines::look()
{
    if (out_) return;
    wrong_ = cannot_write(file_);
    out_.close();
}

Storage::Storage()
{
    namespace fs = std::filesystem;
    if (const std::string state = variable("XDG_STATE_HOME"); !state.empty()) folder_ = fs::path(state) / "sagaz";
    else if (const std::string data = variable("APPDATA"); !data.empty()) folder_ = fs::path(data) / "sagaz";
    else if (const std::string home = variable("HOME"); !home.empty())
        folder_ = fs::path(home) / ".local" / "state" / "sagaz";
}

std::string Storage::load(const std::string& name) const { return read_file(folder_ / name).text; }

bool Storage::save(const std::string& name, const std::string& text) const
{
    if (folder_.empty()) return false;
    std::error_code trouble;
    std::filesystem::create_directories(folder_, trouble);
    return write(folder_ / name, text).empty();
}

std::string Storage::write(const std::filesystem::path& target, const std::string& text)
{
    std::error_code trouble;
    const auto there = std::filesystem::status(target, trouble).type();
    const bool replaced =
        there == std::filesystem::file_type::regular || there == std::filesystem::file_type::not_found;
    const std::filesystem::path into = replaced ? target.string() + ".new" : target.string();
    errno = 0;
    std::ofstream file(into, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file) {
        std::string wrong = cannot_write(target.string());
        if (replaced) std::filesystem::remove(into, trouble);
        return wrong;
    }
    trouble.clear();
    if (replaced) std::filesystem::rename(into, target, trouble);
    return trouble ? "cannot write " + target.string() + ": " + trouble.message() : std::string();
}

} // namespace shell::app::desktop
