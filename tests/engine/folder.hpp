#pragma once
#include <filesystem>
#include <string>
#include <system_error>

/// A temporary folder, deleted by the destructor.
class Folder {
public:
    Folder()
    {
        for (int i = 0; path_.empty(); ++i) {
            const auto path = std::filesystem::temp_directory_path() / ("sagaz-tests-" + std::to_string(i));
            if (std::filesystem::create_directory(path)) path_ = path;
        }
    }
    ~Folder()
    {
        std::error_code none;
        std::filesystem::remove_all(path_, none);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};
