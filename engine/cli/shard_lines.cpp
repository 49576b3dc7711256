#include "engine/cli/shard_lines.hpp"
#include <array>
#include <cerrno>
#include <charconv>
#include <filesystem>

namespace engine::cli {
namespace {

constexpr std::size_t most_ranges_told = 12;

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

std::string PiecesMet::refuse(std::size_t piece)
{
    const std::string its = "has piece " + std::to_string(piece);
    if (piece % of_ != shard_ - 1) return its + ", which belongs to another part; delete the line";
    if (met_[piece]) return its + " twice; delete one of the lines";
    met_[piece] = true;
    return {};
}

Expected<std::string, std::string> text_of_file(const std::string& path, bool may_be_missing, std::size_t most)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none)) return Unexpected<std::string>(path + " is a folder; name a file");
    std::FILE* const file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        if (may_be_missing && errno == ENOENT) return std::string();
        return Unexpected<std::string>("cannot read " + path);
    }
    std::string text;
    std::array<char, 65536> block;
    for (std::size_t n = 1; n > 0 && text.size() <= most;) {
        n = std::fread(block.data(), 1, block.size(), file);
        text.append(block.data(), n);
    }
    const bool failed = std::ferror(file) != 0;
    std::fclose(file);
    if (failed) return Unexpected<std::string>("cannot read " + path);
    if (text.size() > most) return Unexpected<std::string>(path + " is longer than any file of a part");
    return text;
}

std::FILE* open_to_append(const std::string& path, std::size_t whole_bytes, const std::string& first_line)
{
    std::error_code error;
    if (std::filesystem::exists(path, error)) std::filesystem::resize_file(path, whole_bytes, error);
    if (error) return nullptr;
    std::FILE* const file = std::fopen(path.c_str(), "ab");
    if (file == nullptr || whole_bytes > 0 || append(file, first_line)) return file;
    std::fclose(file);
    return nullptr;
}

bool append(std::FILE* file, const std::string& line)
{
    return std::fwrite(line.data(), 1, line.size(), file) == line.size() && std::fflush(file) == 0;
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
