#include "engine/cli/shard_file.hpp"
#include "engine/cli/whole_number.hpp"
#include <functional>
#include <limits>

#ifndef SAGAZ_VERSION
#define SAGAZ_VERSION "0.0.0"
#endif

namespace engine::cli {
namespace {

using codes::optimal::PieceResult;
using request::Json;

constexpr std::uint64_t most_nodes = std::uint64_t{1} << 53; // every JSON reader reads numbers up to this exactly
constexpr const char* format = "sagaz optimal shard 1";

std::string text(const Json& json, const char* name)
{
    const auto at = json.find(name);
    return at != json.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::optional<ShardHeader> header_from(const Json& json)
{
    if (!json.is_object() || text(json, "file") != format) return std::nullopt;
    const auto max_guesses = whole_number(json, "max_guesses", 255);
    const auto pieces = whole_number(json, "pieces", std::numeric_limits<std::uint32_t>::max());
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
    const auto piece = whole_number(json, "piece", std::numeric_limits<std::uint32_t>::max());
    const auto lower = whole_number(json, "lower", codes::optimal::infeasible);
    const auto nodes = whole_number(json, "nodes", most_nodes);
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

/// Names the header's fields that differ from the plan's.
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

std::string to_line(const ShardHeader& header)
{
    return sealed(request::write_json({{"file", format},
                                       {"program", header.program},
                                       {"rules", header.rules},
                                       {"max_guesses", header.max_guesses},
                                       {"shard", std::to_string(header.shard) + "/" + std::to_string(header.of)},
                                       {"pieces", header.pieces},
                                       {"plan", header.plan}}));
}

std::string to_line(const PieceResult& result)
{
    Json json{{"piece", result.piece}, {"lower", result.lower}, {"nodes", result.nodes}};
    if (result.found) json["histogram"] = result.histogram;
    return sealed(request::write_json(json));
}

Expected<ShardFile, std::string> read_shard(std::string_view text, const codes::optimal::Plan& plan)
{
    ShardFile file;
    std::optional<PiecesMet> met;
    WholeLines lines(text);
    std::string_view first;
    bool older = false; // a file without checksums; lines added to it have them
    while (const auto line = lines.next()) {
        file.whole_bytes = lines.bytes();
        if (lines.first()) first = *line;
        else if (*line == first) continue; // of a second writer
        const Json json = line->size() > max_shard_line ? Json() : request::read_json(*line);
        if (lines.first()) {
            file.header = header_from(json);
            if (!file.header) return lines.wrong("does not begin like the file of a part; name another file");
            const std::string differs = unlike(*file.header, header_of(plan, 1, 1));
            if (!differs.empty())
                return lines.wrong("belongs to another proof: " + differs +
                                   "; name another file, or ask for that proof");
            const std::string as_written = to_line(*file.header), its = std::string(*line) + "\n";
            older = its == unsealed(as_written);
            if (its != as_written && !older)
                return lines.wrong("is damaged; name another file, and begin that part anew");
            met.emplace(plan.pieces.size(), file.header->shard, file.header->of);
            continue;
        }
        std::optional<PieceResult> result = result_from(json);
        if (!result || !is_possible(plan, *result))
            return lines.wrong(
                "is not a result of this proof; delete the line, and the next run searches that piece again");
        const std::string as_written = to_line(*result), its = std::string(*line) + "\n";
        if (its != as_written && !(older && its == unsealed(as_written)))
            return lines.wrong("is damaged; delete the line, and the next run searches that piece again");
        const std::string why = met->add(std::move(*result), file.results, std::equal_to<>{});
        if (!why.empty()) return lines.wrong(why);
    }
    return file;
}

} // namespace engine::cli
