#include "engine/cli/files.hpp"
#include <cerrno>
#include <system_error>

namespace engine::cli {
namespace {

std::string with_cause(const std::string& failure, int error)
{
    return error == 0 ? failure : failure + ": " + std::generic_category().message(error);
}

/// The remedy for a file that cannot be written.
std::string remedy_of(int error)
{
    switch (error) {
    case ENOSPC:
        return "free some space, or name a file on another disk, and run the same command again";
    case ENOENT:
    case ENOTDIR:
        return "create its folder first, or name a file in another folder";
    case EISDIR:
        return "name a file";
    default:
        return "name a file in a folder that you may write";
    }
}

} // namespace

std::string cannot_write(const std::string& path, int error)
{
    return with_cause("cannot write " + path, error) + "; " + remedy_of(error);
}

std::string cannot_read(const std::string& path, int error) { return with_cause("cannot read " + path, error); }

Expected<NewFile, std::string> NewFile::at(const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code none;
    const fs::file_status there = fs::status(path, none);
    if (fs::is_directory(there)) return Unexpected<std::string>(cannot_write(path, EISDIR));
    NewFile made;
    made.path_ = path;
    made.place_ = path;
    if (fs::is_symlink(path, none) && fs::exists(there)) made.place_ = fs::canonical(path, none); // keeps the link
    const bool replaced = !fs::exists(there) || fs::is_regular_file(there);
    const fs::path opened = replaced ? made.place_.string() + ".new" : made.place_.string();
    made.file_.reset(std::fopen(opened.string().c_str(), "wb"));
    if (!made.file_) return Unexpected<std::string>(cannot_write(path, errno));
    if (replaced) made.beside_ = opened;
    if (replaced && fs::exists(there)) fs::permissions(opened, there.permissions(), none);
    return made;
}

std::string NewFile::write(const std::string& text)
{
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size();
    int error = errno;
    const bool closed = std::fclose(file_.release()) == 0;
    if (!closed && error == 0) error = errno;
    if (!written || !closed) return cannot_write(path_, error);
    std::error_code trouble;
    if (!beside_.empty()) std::filesystem::rename(beside_, place_, trouble);
    if (trouble) return cannot_write(path_, trouble.value());
    beside_.clear();
    return {};
}

NewFile::~NewFile()
{
    file_.reset();
    std::error_code none;
    if (!beside_.empty()) std::filesystem::remove(beside_, none);
}

int flushed(std::FILE* out, int status, std::FILE* errors)
{
    const bool lost = std::ferror(out) != 0; // its cause may be that of another call by now
    errno = 0;
    if (std::fflush(out) == 0 && !lost) return status;
    std::fprintf(errors, "sagaz: %s; the results are incomplete: write them to another place\n",
                 with_cause("cannot write to the standard output", errno).c_str());
    return 1;
}

} // namespace engine::cli
