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

Storage::Storage()
{
    namespace fs = std::filesystem;
    if (const std::string state = variable("XDG_STATE_HOME"); !state.empty()) folder_ = fs::path(state) / "sagaz";
    else if (const std::string data = variable("APPDATA"); !data.empty()) folder_ = fs::path(data) / "sagaz";
    else if (const std::string home = variable("HOME"); !home.empty())
        folder_ = fs::path(home) / ".local" / "state" / "sagaz";
}

std::string Storage::load(const std::string& name) const
{
    std::ifstream file(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

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
