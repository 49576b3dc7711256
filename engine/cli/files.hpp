#pragma once
// Files of the headless program: failures in words, and output that is complete or reported.
#include "engine/base/expected.hpp"
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace engine::cli {

/// "cannot write FILE: No space left on device; free some space and run the same command again". `error` is errno's
/// value just after the failure; 0 = unknown.
std::string cannot_write(const std::string& path, int error);
std::string cannot_read(const std::string& path, int error);

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

/// A file of results, written beside its place and renamed when it is whole: until then an older file stays. A device
/// or pipe is written in place.
class NewFile {
public:
    /// Opens it before the work, so that a bad path fails at once; or the failure.
    static Expected<NewFile, std::string> at(const std::string& path);
    /// Writes the whole file, once. Returns the failure; "" = the file is in its place.
    std::string write(const std::string& text);

    NewFile(NewFile&& other) noexcept
        : path_(std::move(other.path_)), place_(std::move(other.place_)), beside_(std::exchange(other.beside_, {})),
          file_(std::move(other.file_))
    {}
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

private:
    NewFile() = default;

    std::string path_;
    std::filesystem::path place_, beside_; // beside_ is empty for a device
    File file_;
};

/// Flushes the program's output. Returns `status`, or 1 with a sentence on `errors` if anything was lost.
int flushed(std::FILE* out, int status, std::FILE* errors);

} // namespace engine::cli
