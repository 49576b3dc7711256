// sagaz optimal --shard 3/8 --out FILE: proves the pieces 2, 10, 18, …, and appends each as a line to the file. --merge
// FILE...: merges the pieces done so far.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/progress.hpp"
#include "engine/cli/shard_file.hpp"
#include "engine/cli/tree_file.hpp"
#include "engine/codes/optimal/pieces.hpp"
#include <algorithm>
#include <cinttypes>

namespace engine::cli {
namespace {

using codes::optimal::PieceResult;
using codes::optimal::Plan;
using codes::optimal::ProofInPieces;

constexpr std::int64_t units_of_piece = 100;

int refuse_proof(std::FILE* errors, const std::string& message)
{
    std::fprintf(errors, "sagaz optimal: %s\n", message.c_str());
    return 1;
}

/// The proof with its plan; null, with a message, if the board is too large.
std::unique_ptr<ProofInPieces> planned(const OptimalOptions& options, std::FILE* errors)
{
    const auto rules = codes::parse_rules(options.rules);
    if (!rules || !codes::optimal::can_be_planned(*rules)) {
        refuse_proof(
            errors,
            options.rules.substr(0, 40) +
                " is too large for a proof in parts; p4c6r is possible, for example, and up to p4c10r and p5c6r");
        return nullptr;
    }
    auto proof = ProofInPieces::of(*rules, options.max_guesses);
    Pulse pulse;
    while (proof->step(Budget{units_of_piece}) == Step::more)
        if (pulse.is_time())
            std::fprintf(errors, "%6.0f s: planning, %" PRIu64 " nodes\n", pulse.told_at(), proof->nodes());
    return proof;
}

/// Writes the best strategy known, if one is wanted. Its histogram may differ from the proof's, its total does not.
int put_strategy(ProofInPieces& proof, const codes::optimal::WholeProof& whole, TreeFile& tree, std::FILE* out,
                 std::FILE* errors)
{
    if (!tree.is_wanted()) return 0;
    if (whole.total == 0) return refuse_proof(errors, "no strategy is known yet; run the other parts first");
    proof.begin_strategy(whole);
    Pulse pulse;
    while (proof.step(Budget{units_of_piece}) == Step::more)
        if (pulse.is_time()) std::fprintf(errors, "%6.0f s: writing the strategy down\n", pulse.told_at());
    return tree.put(proof.plan().rules, proof.strategy(), whole.total, out, errors);
}

} // namespace

int prove_shard(const OptimalOptions& options, std::FILE* out, std::FILE* errors)
{
    const auto shard = parse_shard(options.shard);
    if (!shard)
        return refuse_proof(errors, "--shard " + options.shard.substr(0, 40) +
                                        " is not a part; write 3/8 for the third of eight parts (at most " +
                                        std::to_string(max_shards) + ")");
    if (options.out.empty())
        return refuse_proof(errors, "name a file for the part, as in: --shard 3/8 --out shard3.jsonl");
    const auto proof = planned(options, errors);
    if (proof == nullptr) return 1;
    const Plan& plan = proof->plan();

    auto to = PartFile::at(options.out);
    if (!to) return refuse_proof(errors, to.error());
    const auto file = read_shard(to->text(), plan);
    if (!file) return refuse_proof(errors, options.out + ": " + file.error());
    const ShardHeader header = header_of(plan, shard->first, shard->second);
    if (file->header && *file->header != header)
        return refuse_proof(errors, options.out + " belongs to part " + std::to_string(file->header->shard) + "/" +
                                        std::to_string(file->header->of) + "; name another file, or ask for that part");
    if (const std::string wrong = to->begin(file->whole_bytes, to_line(header)); !wrong.empty())
        return refuse_proof(errors, wrong);

    std::vector<bool> done(plan.pieces.size(), false);
    for (const PieceResult& result : file->results) done[result.piece] = true;
    const std::size_t first = shard->first - 1, of = shard->second;
    const std::size_t all = plan.pieces.size() <= first ? 0 : (plan.pieces.size() - first - 1) / of + 1;
    std::size_t now = file->results.size();
    Pulse pulse;
    for (std::size_t piece = first; piece < plan.pieces.size(); piece += of) {
        if (done[piece]) continue;
        proof->begin(piece);
        while (proof->step(Budget{units_of_piece}) == Step::more)
            if (pulse.is_time())
                std::fprintf(errors, "%6.0f s: %zu of %zu pieces done, %" PRIu64 " nodes of piece %zu\n",
                             pulse.told_at(), now, all, proof->nodes(), piece);
        if (const std::string wrong = to->append(to_line(proof->result())); !wrong.empty())
            return refuse_proof(errors, wrong);
        ++now;
    }
    std::fprintf(out, "%s: shard %s, %zu of %zu pieces done, %zu of them before; %.2f s\n", options.rules.c_str(),
                 options.shard.c_str(), now, all, file->results.size(), pulse.passed());
    return 0;
}

int merge_shards(const OptimalOptions& options, std::FILE* out, std::FILE* errors)
{
    auto tree = TreeFile::of(options, errors);
    if (!tree) return 1;
    std::FILE* const summary = tree->is_printed() ? errors : out;
    const auto proof = planned(options, errors);
    if (proof == nullptr) return 1;
    const Plan& plan = proof->plan();
    std::vector<PieceResult> results;
    std::vector<const std::string*> whose(plan.pieces.size(), nullptr);
    std::vector<std::size_t> place(plan.pieces.size(), 0);
    for (const std::string& path : options.merge) {
        const auto text = text_of_file(path);
        if (!text) return refuse_proof(errors, text.error());
        auto file = read_shard(*text, plan);
        if (!file) return refuse_proof(errors, path + ": " + file.error());
        for (PieceResult& result : file->results) {
            const std::size_t piece = result.piece;
            if (whose[piece] == nullptr) {
                whose[piece] = &path;
                place[piece] = results.size();
                results.push_back(std::move(result));
            } else if (results[place[piece]] != result) {
                return refuse_proof(errors, path + " and " + *whose[piece] + " contradict each other about piece " +
                                                std::to_string(piece) +
                                                "; delete that line in both files and search it again");
            }
        }
    }
    const codes::optimal::WholeProof whole = merged(plan, results);
    const char* const rules = options.rules.c_str();
    if (!whole.possible) {
        std::fprintf(summary, "%s: no strategy needs at most %s; proven; %s\n", rules,
                     counted(static_cast<std::uint64_t>(options.max_guesses), "guess", "guesses").c_str(),
                     counted(whole.nodes, "node").c_str());
        return 0;
    }
    if (!whole.proven()) {
        std::fprintf(summary, "%s: at least %" PRIu64 ", at most ", rules, whole.lower);
        if (whole.total != 0) std::fprintf(summary, "%" PRIu64, whole.total);
        else std::fprintf(summary, "(none known)");
        std::fprintf(summary, " guesses; %" PRIu64 " nodes so far\n%zu of %zu pieces missing: %s\n", whole.nodes,
                     whole.missing.size(), plan.pieces.size(), in_ranges(whole.missing).c_str());
        return put_strategy(*proof, whole, *tree, out, errors);
    }
    const Count games = code_count(plan.rules);
    std::fprintf(summary, "%s: %" PRIu64 " guesses for %" PRIu64 " secrets, %.4f each, at most %zu; proven; %s in %s\n",
                 rules, whole.total, games, static_cast<double>(whole.total) / static_cast<double>(games),
                 whole.histogram.size(), counted(whole.nodes, "node").c_str(),
                 counted(plan.pieces.size(), "piece").c_str());
    for (std::size_t i = 0; i < whole.histogram.size(); ++i)
        std::fprintf(summary, "%s%" PRIu64, i == 0 ? "" : " ", whole.histogram[i]);
    std::fputc('\n', summary);
    return put_strategy(*proof, whole, *tree, out, errors);
}

} // namespace engine::cli
