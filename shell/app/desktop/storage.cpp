#include "shell/app/desktop/storage.hpp"
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <system_error>

namespace shell::app::desktop {

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread starts
    return value ? value : "";
}

FileText read_file(const std::filesystem::path& path)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none)) return {{}, "is a folder"}; // reading one throws
    std::ifstream file(path, std::ios::binary);
    if (!file) return {{}, std::filesystem::exists(path, none) ? "cannot be read" : "there is no such file"};
    return {{std::istreambuf_iterator<char>(file), {}}, {}};
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
    return write(folder_ / name, text);
}

bool Storage::write(const std::filesystem::path& target, const std::string& text)
{
    const std::filesystem::path beside = target.string() + ".new";
    std::ofstream file(beside, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    std::error_code trouble;
    if (file) std::filesystem::rename(beside, target, trouble);
    return file && !trouble;
}

} // namespace shell::app::desktop
