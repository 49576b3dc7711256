#pragma once
// Prints the strategy that `sagaz optimal` has found, proven or not.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/tree_file.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <cinttypes>

namespace engine::cli {

/// `known`: a phrase about the least total. With a printed strategy nothing else goes to `out`. Returns the exit status.
template <class Found>
int tell_found(const OptimalOptions& options, TreeFile& tree, const codes::Rules& rules, const Found& found,
               const std::string& known, double passed, std::FILE* out, std::FILE* errors)
{
    std::FILE* const summary = tree.is_printed() ? errors : out;
    const Count games = code_count(rules);
    std::fprintf(summary, "%s: %" PRIu64 " guesses for %" PRIu64 " secrets, %.4f each, at most %zu; %s; %s, %.2f s\n",
                 options.rules.c_str(), found.total, games,
                 static_cast<double>(found.total) / static_cast<double>(games), found.histogram.size(), known.c_str(),
                 counted(found.nodes, "node").c_str(), passed);
    for (std::size_t i = 0; i < found.histogram.size(); ++i)
        std::fprintf(summary, "%s%" PRIu64, i == 0 ? "" : " ", found.histogram[i]);
    std::fputc('\n', summary);
    return tree.put(rules, found.tree, found.total, out, errors);
}

} // namespace engine::cli
