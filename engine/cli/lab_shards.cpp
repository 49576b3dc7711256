#include "engine/cli/lab_shards.hpp"
#include "engine/cli/columns.hpp"
#include "engine/cli/progress.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/cli/whole_number.hpp"
#include <algorithm>
#include <cinttypes>
#include <cmath>

#ifndef SAGAZ_VERSION
#define SAGAZ_VERSION "0.0.0"
#endif

namespace engine::cli {
namespace {

using lab::Comparison;
using request::Json;

lab::CompareQuery piece_of(lab::CompareQuery query, std::size_t piece)
{
    query.share = {piece, comparison_pieces};
    return query;
}

/// The games of a piece, not played yet.
Comparison unplayed(const lab::CompareQuery& query, std::size_t piece)
{
    return lab::CompareJob(piece_of(query, piece)).result();
}

/// Number of games of a strategy in a piece: the n-th deterministic strategy is played whole by piece n mod 256.
Count games_in(const Comparison& empty, std::size_t strategy, std::size_t piece)
{
    const lab::Played& row = empty.rows[strategy];
    if (row.draws) return row.share.games(empty.games);
    std::size_t before = 0;
    for (std::size_t i = 0; i < strategy; ++i) before += empty.rows[i].draws ? 0 : 1;
    return before % comparison_pieces == piece ? empty.games : 0;
}

/// Reads a strategy's games in a piece; false if they do not fit.
bool read_row(const Json& json, Count games, codes::TournamentResult& into)
{
    if (!json.is_object()) return false;
    const auto guesses = json.find("guesses");
    const auto right = whole_number(json, "right", games), collapsed = whole_number(json, "collapsed", games),
               unfinished = whole_number(json, "unfinished", games);
    if (guesses == json.end() || !guesses->is_array() || guesses->size() != games || !right || !collapsed ||
        !unfinished)
        return false;
    Count without = 0;
    for (const Json& n : *guesses) {
        if (!n.is_number_unsigned()) return false;
        const auto number = n.get<std::uint64_t>();
        if (number == codes::not_ended || number > codes::no_guesses) return false;
        if (number == codes::no_guesses) ++without;
        else into.add(static_cast<int>(number));
        into.guesses->push_back(static_cast<std::uint16_t>(number));
    }
    into.right = *right;
    into.collapsed = *collapsed;
    into.unfinished = *unfinished;
    return without == *collapsed + *unfinished;
}

std::optional<PlayedPiece> piece_from(const Json& json, const lab::CompareQuery& query)
{
    if (!json.is_object()) return std::nullopt;
    const auto piece = whole_number(json, "piece", comparison_pieces - 1);
    const auto rows = json.find("rows");
    if (!piece || rows == json.end() || !rows->is_array() || rows->size() != query.strategies.size())
        return std::nullopt;
    PlayedPiece played;
    played.piece = static_cast<std::size_t>(*piece);
    played.played = unplayed(query, played.piece);
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const Json& row = (*rows)[i];
        if (!read_row(row, games_in(played.played, i, played.piece), played.played.rows[i].result)) return std::nullopt;
        const auto milliseconds = whole_number(row, "ms", Count{1} << 53);
        if (!milliseconds) return std::nullopt;
        played.seconds.push_back(static_cast<double>(*milliseconds) / 1000);
    }
    return played;
}

/// Ignores times, which may differ between two files.
bool same_games(const PlayedPiece& a, const PlayedPiece& b) { return a.played == b.played; }

} // namespace

std::string comparison_header(const std::string& share, const std::vector<std::string>& words,
                              const lab::CompareQuery& query)
{
    return sealed(request::write_json({{"file", "sagaz lab share 1"},
                                       {"program", SAGAZ_VERSION},
                                       {"rules", codes::to_text(query.rules)},
                                       {"strategies", words},
                                       {"secrets", query.games ? std::to_string(*query.games) : "all"},
                                       {"seed", std::to_string(query.seed)},
                                       {"share", share}}));
}

std::string to_line(const PlayedPiece& piece)
{
    Json rows = Json::array();
    for (std::size_t i = 0; i < piece.played.rows.size(); ++i) {
        const codes::TournamentResult& t = piece.played.rows[i].result;
        rows.push_back({{"guesses", t.guesses.value_or(std::vector<std::uint16_t>{})},
                        {"right", t.right},
                        {"collapsed", t.collapsed},
                        {"unfinished", t.unfinished},
                        {"ms", static_cast<std::uint64_t>(std::llround(piece.seconds[i] * 1000))}});
    }
    return sealed(request::write_json({{"piece", piece.piece}, {"rows", std::move(rows)}}));
}

Expected<ComparisonFile, std::string> read_comparison(std::string_view text, const std::vector<std::string>& words,
                                                      const lab::CompareQuery& query)
{
    ComparisonFile file;
    std::optional<PiecesMet> met;
    WholeLines lines(text);
    std::string_view first;
    bool older = false; // a file without checksums; lines added to it have them
    while (const auto line = lines.next()) {
        file.whole_bytes = lines.bytes();
        if (lines.first()) first = *line;
        else if (*line == first) continue; // of a second writer
        const Json json = request::read_json(*line);
        if (lines.first()) {
            const auto at = json.is_object() ? json.find("share") : json.end();
            const auto share = json.is_object() && at != json.end() && at->is_string()
                                   ? parse_shard(at->get<std::string>())
                                   : std::nullopt;
            constexpr const char* another =
                "belongs to another comparison or version; name another file, or repeat the arguments it was made with";
            if (!share) return lines.wrong(another);
            file.share = std::to_string(share->first) + "/" + std::to_string(share->second);
            const std::string as_written = comparison_header(file.share, words, query), its = std::string(*line) + "\n";
            older = its == unsealed(as_written);
            if (its != as_written && !older) return lines.wrong(another);
            met.emplace(comparison_pieces, share->first, share->second);
            continue;
        }
        auto piece = piece_from(json, query);
        if (!piece)
            return lines.wrong(
                "is not a result of this comparison; delete the line, and the next run plays those games again");
        const std::string as_written = to_line(*piece), its = std::string(*line) + "\n";
        if (its != as_written && !(older && its == unsealed(as_written)))
            return lines.wrong("is damaged; delete the line, and the next run plays those games again");
        const std::string why = met->add(std::move(*piece), file.pieces, same_games);
        if (!why.empty()) return lines.wrong(why);
    }
    return file;
}

Expected<MergedFiles, std::string> merged_files(const std::vector<std::string>& paths,
                                                const std::vector<std::string>& words, const lab::CompareQuery& query)
{
    MergedFiles all;
    all.shares.seconds.resize(query.strategies.size());
    std::vector<std::optional<PlayedPiece>> pieces(comparison_pieces);
    for (const std::string& path : paths) {
        const auto text = text_of_file(path, max_comparison_bytes);
        if (!text) return Unexpected<std::string>(text.error());
        auto file = read_comparison(*text, words, query);
        if (!file) return Unexpected<std::string>(path + ": " + file.error());
        for (PlayedPiece& piece : file->pieces) {
            auto& place = pieces[piece.piece];
            if (place && !same_games(*place, piece))
                return Unexpected<std::string>(path + " contradicts an earlier file about piece " +
                                               std::to_string(piece.piece) +
                                               "; delete that line in both files and play it again");
            if (!place) place = std::move(piece);
        }
    }
    std::vector<Comparison> played;
    for (std::size_t i = 0; i < comparison_pieces; ++i) {
        if (!pieces[i]) {
            all.missing.push_back(i);
            played.push_back(unplayed(query, i));
            continue;
        }
        for (std::size_t s = 0; s < all.shares.seconds.size(); ++s) all.shares.seconds[s] += pieces[i]->seconds[s];
        played.push_back(std::move(pieces[i]->played));
    }
    all.shares.played = lab::merged(played);
    all.shares.stopped = !all.missing.empty();
    return all;
}

Expected<std::string, std::string> play_to_file(const std::string& share, const std::string& path,
                                                const std::vector<std::string>& words, const lab::CompareQuery& query,
                                                std::FILE* progress)
{
    const auto which = parse_shard(share);
    if (!which || which->second > comparison_pieces)
        return Unexpected<std::string>("--share " + share.substr(0, 40) +
                                       " is not a part; write 3/8 for the third of eight parts (at most 256)");
    if (path.empty()) return Unexpected<std::string>("name a file for the part, as in: --share 3/8 --out share3.jsonl");
    auto to = PartFile::at(path, max_comparison_bytes);
    if (!to) return Unexpected<std::string>(std::move(to.error()));
    const auto file = read_comparison(to->text(), words, query);
    if (!file) return Unexpected<std::string>(path + ": " + file.error());
    const std::string canonical = std::to_string(which->first) + "/" + std::to_string(which->second);
    if (!file->share.empty() && file->share != canonical)
        return Unexpected<std::string>(path + " belongs to part " + file->share +
                                       "; name another file, or ask for that part");
    if (std::string wrong = to->begin(file->whole_bytes, comparison_header(canonical, words, query)); !wrong.empty())
        return Unexpected<std::string>(std::move(wrong));

    std::vector<bool> done(comparison_pieces, false);
    for (const PlayedPiece& piece : file->pieces) done[piece.piece] = true;
    std::size_t now = file->pieces.size();
    Pulse pulse;
    for (std::size_t piece = which->first - 1; piece < comparison_pieces; piece += which->second) {
        if (done[piece]) continue;
        PlayedPiece next;
        next.piece = piece;
        lab::CompareJob job(piece_of(query, piece));
        next.seconds.resize(query.strategies.size());
        for (Step step = Step::more; step == Step::more;) {
            const std::size_t turn = job.turn();
            const double begun = thread_seconds();
            step = job.step(Budget{units_at_a_time});
            next.seconds[turn] += thread_seconds() - begun;
            if (pulse.is_time())
                std::fprintf(progress, "%6.0f s: %zu pieces played, %" PRId64 " of %" PRId64 " games of piece %zu\n",
                             pulse.told_at(), now, job.progress().done, job.progress().total, piece);
        }
        next.played = job.result();
        if (job.too_large())
            return Unexpected<std::string>(words[job.turn()] +
                                           " takes too long for these rules; choose a smaller board");
        if (std::string wrong = to->append(to_line(next)); !wrong.empty())
            return Unexpected<std::string>(std::move(wrong));
        ++now;
    }
    return "share " + canonical + ", " + counted(now, "piece") + " played, " + std::to_string(file->pieces.size()) +
           " of them before";
}

} // namespace engine::cli
