// sagaz optimal: a proof with its progress.
#include "engine/cli/found.hpp"
#include "engine/cli/progress.hpp"
#include "engine/codes/optimal/job.hpp"

namespace engine::cli {

int optimal(const OptimalOptions& options, std::FILE* out, std::FILE* errors)
{
    const auto rules = codes::parse_rules(options.rules);
    if (!rules || !codes::can_be_proven(*rules)) {
        std::fprintf(errors,
                     "sagaz optimal: a proof is not possible on the board %s; it is on p4c6r, for example, and up to "
                     "p4c10n, p4c8r and p5c5r\n",
                     options.rules.substr(0, 40).c_str());
        return 1;
    }
    auto tree = TreeFile::of(options, errors);
    if (!tree) return 1;
    codes::OptimalJob job({*rules, options.max_guesses, options.max_nodes, {}, options.consistent});
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
                     found.proven ? "sagaz optimal: no %sstrategy of %s needs at most %s\n"
                                  : "sagaz optimal: no %sstrategy of %s in %s was found\n",
                     options.consistent ? "consistent " : "", options.rules.c_str(),
                     counted(static_cast<std::uint64_t>(options.max_guesses), "guess", "guesses").c_str());
        return 1;
    }
    const std::string known = found.proven ? "proven" : "at least " + std::to_string(found.lower);
    return tell_found(options, *tree, *rules, found, options.consistent ? known + " among consistent guesses" : known,
                      pulse.passed(), out, errors);
}

} // namespace engine::cli
