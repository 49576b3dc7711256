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
    case ENOSPC: return "free some space, or name a file on another disk, and run the same command again";
    case ENOENT:
    case ENOTDIR: return "create its folder first, or name a file in another folder";
    case EISDIR: return "name a file";
    default: return "name a file in a folder that you may write";
    }
}

} // namespace

std::string cannot_write(const std::string& path, int error)
{
    return with_cause("cannot write " + path, error) + "; " + remedy_of(error);
}

std::string cannot_read(const std::string& path, int error) { return with_cause("cannot read " + path, error); }

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
