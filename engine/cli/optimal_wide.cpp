// sagaz optimal --widths 1,8,6: a good strategy of a board too large for a proof.
#include "engine/cli/found.hpp"
#include "engine/cli/progress.hpp"
#include "engine/codes/optimal/wide.hpp"

namespace engine::cli {

int widened(const OptimalOptions& options, std::FILE* out, std::FILE* errors)
{
    const std::string rules_text = options.rules.substr(0, 40);
    const auto rules = codes::parse_rules(options.rules);
    if (!rules || !codes::can_be_widened(*rules)) {
        std::fprintf(errors,
                     "sagaz optimal: --widths is not possible on the board %s; it is on p5c8r, for example, and up to "
                     "p4c10r, p5c9r and p6c6r\n",
                     rules_text.c_str());
        return 1;
    }
    codes::WideQuery query{*rules, options.widths, {}};
    if (!options.first.empty()) {
        const auto first = codes::parse_code(*rules, options.first);
        if (!first) {
            std::fprintf(errors, "sagaz optimal: %s is not a code of %s\n", options.first.substr(0, 40).c_str(),
                         rules_text.c_str());
            return 1;
        }
        query.first = *first;
    }
    auto tree = TreeFile::of(options, errors);
    if (!tree) return 1;
    codes::WideJob job(query);
    Pulse pulse;
    while (job.step(Budget{units_at_a_time}) == Step::more) {
        if (!pulse.is_time()) continue;
        const Progress p = job.progress();
        std::fprintf(errors, "%6.0f s: %" PRId64 " of %" PRId64 " secrets and first guesses, %" PRIu64 " nodes",
                     pulse.told_at(), p.done, p.total, job.nodes());
        if (job.total() > 0) std::fprintf(errors, ", at most %" PRIu64, job.total());
        std::fputc('\n', errors);
    }
    return tell_found(options, *tree, *rules, job.result(), "not proven optimal", pulse.passed(), out, errors);
}

} // namespace engine::cli
