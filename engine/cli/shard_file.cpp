#include "engine/cli/shard_file.hpp"
#include "engine/request/json.hpp"
#include <algorithm>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <limits>

#ifndef SAGAZ_VERSION
#define SAGAZ_VERSION "0.0.0"
#endif

namespace engine::cli {
namespace {

using codes::optimal::PieceResult;
using request::Json;

constexpr std::uint64_t most_nodes = std::uint64_t{1} << 53; // what every JSON reader can hold
constexpr std::size_t most_ranges_told = 12;
constexpr const char* format = "sagaz optimal shard 1";

/// A whole number of an object, at most so large.
std::optional<std::uint64_t> number(const Json& json, const char* name, std::uint64_t most)
{
    const auto at = json.find(name);
    if (at == json.end() || !at->is_number_unsigned()) return std::nullopt;
    const auto value = at->get<std::uint64_t>();
    return value <= most ? std::optional(value) : std::nullopt;
}

std::string text(const Json& json, const char* name)
{
    const auto at = json.find(name);
    return at != json.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::optional<ShardHeader> header_from(const Json& json)
{
    if (!json.is_object() || text(json, "file") != format) return std::nullopt;
    const auto max_guesses = number(json, "max_guesses", 255);
    const auto pieces = number(json, "pieces", std::numeric_limits<std::uint32_t>::max());
    const auto shard = parse_shard(text(json, "shard"));
    if (!max_guesses || !pieces || !shard) return std::nullopt;
    return ShardHeader{text(json, "program"),
                       text(json, "rules"),
                       text(json, "plan"),
                       static_cast<int>(*max_guesses),
                       shard->first,
                       shard->second,
                       static_cast<std::size_t>(*pieces)};
}

std::optional<PieceResult> result_from(const Json& json)
{
    if (!json.is_object()) return std::nullopt;
    const auto piece = number(json, "piece", std::numeric_limits<std::uint32_t>::max());
    const auto lower = number(json, "lower", codes::optimal::infeasible);
    const auto nodes = number(json, "nodes", most_nodes);
    const auto histogram = json.find("histogram");
    if (!piece || !lower || !nodes) return std::nullopt;
    PieceResult result{static_cast<std::size_t>(*piece),
                       static_cast<codes::optimal::Cost>(*lower),
                       histogram != json.end(),
                       *nodes,
                       {}};
    if (!result.found) return result;
    if (!histogram->is_array()) return std::nullopt;
    for (const Json& n : *histogram) {
        if (!n.is_number_unsigned()) return std::nullopt;
        result.histogram.push_back(n.get<std::uint64_t>());
    }
    return result;
}

std::string at_line(std::size_t line, const std::string& what) { return "line " + std::to_string(line) + " " + what; }

/// In what a header is not the plan's.
std::string unlike(const ShardHeader& its, const ShardHeader& ours)
{
    const auto differ = [](const char* what, const std::string& theirs, const std::string& wanted) {
        return std::string(what) + " " + theirs.substr(0, 40) + " instead of " + wanted;
    };
    if (its.program != ours.program) return differ("version", its.program, ours.program);
    if (its.rules != ours.rules) return differ("rules", its.rules, ours.rules);
    if (its.max_guesses != ours.max_guesses)
        return differ("max-guesses", std::to_string(its.max_guesses), std::to_string(ours.max_guesses));
    if (its.pieces != ours.pieces) return differ("pieces", std::to_string(its.pieces), std::to_string(ours.pieces));
    if (its.plan != ours.plan) return differ("plan", its.plan, ours.plan);
    return {};
}

} // namespace

ShardHeader header_of(const codes::optimal::Plan& plan, std::size_t shard, std::size_t of)
{
    return {SAGAZ_VERSION,     codes::to_text(plan.rules), fingerprint(plan), plan.max_guesses, shard, of,
            plan.pieces.size()};
}

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

std::string to_line(const ShardHeader& header)
{
    return request::write_json({{"file", format},
                                {"program", header.program},
                                {"rules", header.rules},
                                {"max_guesses", header.max_guesses},
                                {"shard", std::to_string(header.shard) + "/" + std::to_string(header.of)},
                                {"pieces", header.pieces},
                                {"plan", header.plan}}) +
           "\n";
}

std::string to_line(const PieceResult& result)
{
    Json json{{"piece", result.piece}, {"lower", result.lower}, {"nodes", result.nodes}};
    if (result.found) json["histogram"] = result.histogram;
    return request::write_json(json) + "\n";
}

Expected<ShardFile, std::string> read_shard(std::string_view text, const codes::optimal::Plan& plan)
{
    ShardFile file;
    std::vector<bool> met(plan.pieces.size(), false);
    std::size_t line_number = 0;
    const auto wrong = [&](const std::string& what) { return Unexpected<std::string>(at_line(line_number, what)); };
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n', file.whole_bytes)) {
        const std::string_view line = text.substr(file.whole_bytes, end - file.whole_bytes);
        file.whole_bytes = end + 1;
        ++line_number;
        const Json json = line.size() > max_shard_line ? Json() : request::read_json(line);
        if (line_number == 1) {
            file.header = header_from(json);
            if (!file.header) return wrong("is not how the file of a shard begins; name another file");
            const std::string differs = unlike(*file.header, header_of(plan, 1, 1));
            if (!differs.empty())
                return wrong("is of another proof: " + differs + "; name another file, or ask for what this one holds");
            continue;
        }
        const std::optional<PieceResult> result = result_from(json);
        if (!result || !is_possible(plan, *result))
            return wrong("is no result of this proof; delete it, and what was lost is searched again");
        const std::string piece = "has piece " + std::to_string(result->piece);
        if (result->piece % file.header->of != file.header->shard - 1)
            return wrong(piece + ", which is another shard's; delete it");
        if (met[result->piece]) return wrong(piece + " once more; delete it");
        met[result->piece] = true;
        file.results.push_back(*result);
    }
    return file;
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
    if (text.size() > most) return Unexpected<std::string>(path + " is longer than any shard's file");
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
