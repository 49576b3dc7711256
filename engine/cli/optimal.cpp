// sagaz optimal: a proof with its progress.
#include "engine/cli/commands.hpp"
#include "engine/cli/progress.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <cinttypes>

namespace engine::cli {

int optimal(const OptimalOptions& options, std::FILE* out, std::FILE* errors)
{
    const auto rules = codes::parse_rules(options.rules);
    if (!rules || !codes::can_be_proven(*rules)) {
        std::fprintf(
            errors,
            "sagaz optimal: %s is no board for a proof; p4c6r is one, p4c10n, p4c8r and p5c5r are the largest\n",
            options.rules.substr(0, 40).c_str());
        return 1;
    }
    codes::OptimalJob job({*rules, options.max_guesses, options.max_nodes});
    Pulse pulse;
    while (job.step(Budget{units_at_a_time}) == Step::more) {
        if (!pulse.is_time()) continue;
        const Progress p = job.progress();
        std::fprintf(errors, "%6.0f s: at least %" PRId64 ", at most %" PRId64 ", %" PRIu64 " nodes\n", pulse.told_at(),
                     p.done, p.total, job.nodes());
    }
    const codes::OptimalResult& found = job.result();
    if (found.tree.empty()) {
        std::fprintf(errors,
                     found.proven ? "sagaz optimal: no strategy of %s needs at most %d guesses\n"
                                  : "sagaz optimal: no strategy of %s in %d guesses was found\n",
                     options.rules.c_str(), options.max_guesses);
        return 1;
    }
    // The strategy alone goes to `out`, to be kept in a file.
    std::FILE* const summary = options.tree ? errors : out;
    const Count games = code_count(*rules);
    std::fprintf(summary, "%s: %" PRIu64 " guesses for %" PRIu64 " secrets, %.4f each, at most %zu; ",
                 options.rules.c_str(), found.total, games,
                 static_cast<double>(found.total) / static_cast<double>(games), found.histogram.size());
    if (found.proven) std::fprintf(summary, "proven");
    else std::fprintf(summary, "at least %" PRIu64, found.lower);
    std::fprintf(summary, "; %" PRIu64 " nodes, %.2f s\n", found.nodes, pulse.passed());
    for (std::size_t i = 0; i < found.histogram.size(); ++i)
        std::fprintf(summary, "%s%" PRIu64, i == 0 ? "" : " ", found.histogram[i]);
    std::fputc('\n', summary);
    if (options.tree) std::fputs(codes::optimal::to_text(*rules, found.tree, found.total).c_str(), out);
    return 0;
}

} // namespace engine::cli
