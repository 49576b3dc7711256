#include "engine/cli/shard_lines.hpp"
#include <array>
#include <cerrno>
#include <charconv>
#include <cinttypes>
#include <cstdint>
#include <filesystem>
#if __has_include(<fcntl.h>) && __has_include(<unistd.h>) && !defined(_WIN32) && !defined(__EMSCRIPTEN__)
#include <fcntl.h>
#define SAGAZ_LOCKS_FILES
#endif

namespace engine::cli {
namespace {

constexpr std::size_t most_ranges_told = 12;

/// The rest of an open file, of at most this many bytes; or the fault.
Expected<std::string, std::string> content_of(std::FILE* file, const std::string& path, std::size_t most)
{
    std::string text;
    std::array<char, 65536> block;
    errno = 0;
    for (std::size_t n = 1; n > 0 && text.size() <= most;) {
        n = std::fread(block.data(), 1, block.size(), file);
        text.append(block.data(), n);
    }
    if (std::ferror(file) != 0) return Unexpected<std::string>(cannot_read(path, errno));
    if (text.size() > most) return Unexpected<std::string>(path + " is longer than any file of a part");
    return text;
}

/// Locks the file until it is closed. Returns its other writer, "another process (4711)"; "" = it is ours.
std::string other_writer(std::FILE* file)
{
#ifdef SAGAZ_LOCKS_FILES
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET; // and l_len 0: the whole file
    if (fcntl(fileno(file), F_SETLK, &lock) == 0 || (errno != EACCES && errno != EAGAIN))
        return {}; // or it has no locks
    const bool known = fcntl(fileno(file), F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK && lock.l_pid > 0;
    return known ? "another process (" + std::to_string(lock.l_pid) + ")" : "another process";
#else
    (void)file;
    return {};
#endif
}

} // namespace

std::optional<std::pair<std::size_t, std::size_t>> parse_shard(std::string_view text)
{
    std::size_t shard = 0, of = 0;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, shard);
    if (first.ec != std::errc{} || first.ptr == end || *first.ptr != '/') return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, of);
    if (second.ec != std::errc{} || second.ptr != end) return std::nullopt;
    if (shard < 1 || shard > of || of > max_shards) return std::nullopt;
    return std::pair(shard, of);
}

std::optional<std::string_view> WholeLines::next()
{
    const std::size_t end = text_.find('\n', bytes_);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text_.substr(bytes_, end - bytes_);
    bytes_ = end + 1;
    ++number_;
    return line;
}

Unexpected<std::string> WholeLines::wrong(const std::string& what) const
{
    return Unexpected<std::string>("line " + std::to_string(number_) + " " + what);
}

std::string PiecesMet::of_another_part(std::size_t piece)
{
    return "has piece " + std::to_string(piece) + ", which belongs to another part; delete the line";
}

std::string PiecesMet::contradiction(std::size_t piece)
{
    return "contradicts an earlier line about piece " + std::to_string(piece) +
           "; delete both lines, and the next run does that piece again";
}

Expected<std::string, std::string> text_of_file(const std::string& path, std::size_t most)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none)) return Unexpected<std::string>(path + " is a folder; name a file");
    const File file(std::fopen(path.c_str(), "rb"));
    if (!file) return Unexpected<std::string>(cannot_read(path, errno));
    return content_of(file.get(), path, most);
}

Expected<PartFile, std::string> PartFile::at(const std::string& path, std::size_t most)
{
    namespace fs = std::filesystem;
    std::error_code none;
    const fs::file_status there = fs::status(path, none);
    if (fs::is_directory(there)) return Unexpected<std::string>(path + " is a folder; name a file");
    if (fs::exists(there) && !fs::is_regular_file(there)) // it may have no end
        return Unexpected<std::string>(path + " is not a regular file; name another file");
    PartFile part;
    part.path_ = path;
    part.file_.reset(std::fopen(path.c_str(), "a+b"));
    if (!part.file_) return Unexpected<std::string>(cannot_write(path, errno));
    if (const std::string other = other_writer(part.file_.get()); !other.empty())
        return Unexpected<std::string>(path + " is being written by " + other +
                                       "; wait until that ends, or name another file");
    std::rewind(part.file_.get());
    auto text = content_of(part.file_.get(), path, most);
    if (!text) return Unexpected<std::string>(std::move(text.error()));
    part.text_ = *std::move(text);
    return part;
}

std::string PartFile::begin(std::size_t whole_bytes, const std::string& first_line)
{
    std::error_code error;
    std::filesystem::resize_file(path_, whole_bytes, error);
    if (error) return cannot_write(path_, error.value());
    std::fseek(file_.get(), 0, SEEK_END); // C asks for it between reading and writing
    return whole_bytes > 0 ? std::string() : append(first_line);
}

std::string PartFile::append(const std::string& line)
{
    errno = 0;
    const bool written =
        std::fwrite(line.data(), 1, line.size(), file_.get()) == line.size() && std::fflush(file_.get()) == 0;
    return written ? std::string() : cannot_write(path_, errno) + "; finished pieces are kept";
}

std::string sealed(std::string object)
{
    std::uint64_t sum = 14695981039346656037u; // FNV-1a: any one changed byte changes it
    for (const char c : object) sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211u;
    std::array<char, 32> end;
    std::snprintf(end.data(), end.size(), ",\"sum\":\"%016" PRIx64 "\"}\n", sum);
    object.pop_back();
    return object + end.data();
}

std::string unsealed(const std::string& line)
{
    constexpr std::size_t length = sizeof R"(,"sum":"0123456789abcdef"})";
    return line.substr(0, line.size() - length) + "}\n";
}

std::string in_ranges(const std::vector<std::size_t>& numbers)
{
    std::string text;
    std::size_t ranges = 0;
    for (std::size_t i = 0; i < numbers.size(); ++ranges) {
        if (ranges == most_ranges_told) return text + " …";
        std::size_t end = i;
        while (end + 1 < numbers.size() && numbers[end + 1] == numbers[end] + 1) ++end;
        text += (text.empty() ? "" : " ") + std::to_string(numbers[i]);
        if (end > i) text += "-" + std::to_string(numbers[end]);
        i = end + 1;
    }
    return text;
}

} // namespace engine::cli
