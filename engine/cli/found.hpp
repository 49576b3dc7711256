#pragma once
// Prints the strategy that `sagaz optimal` has found, proven or not.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <cinttypes>

namespace engine::cli {

/// `known`: a phrase about the least total. With `--tree` only the strategy goes to `out`, so that it can be saved to a
/// file.
template <class Found>
void tell_found(const OptimalOptions& options, const codes::Rules& rules, const Found& found, const std::string& known,
                double passed, std::FILE* out, std::FILE* errors)
{
    std::FILE* const summary = options.tree ? errors : out;
    const Count games = code_count(rules);
    std::fprintf(summary, "%s: %" PRIu64 " guesses for %" PRIu64 " secrets, %.4f each, at most %zu; %s; %s, %.2f s\n",
                 options.rules.c_str(), found.total, games,
                 static_cast<double>(found.total) / static_cast<double>(games), found.histogram.size(), known.c_str(),
                 counted(found.nodes, "node").c_str(), passed);
    for (std::size_t i = 0; i < found.histogram.size(); ++i)
        std::fprintf(summary, "%s%" PRIu64, i == 0 ? "" : " ", found.histogram[i]);
    std::fputc('\n', summary);
    if (options.tree) std::fputs(codes::optimal::to_text(rules, found.tree, found.total).c_str(), out);
}

} // namespace engine::cli
