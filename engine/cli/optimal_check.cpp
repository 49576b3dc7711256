// sagaz optimal --check FILE: a strategy in writing, played against every secret.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/codes/optimal/value.hpp"
#include "engine/request/codes_faults.hpp"
#include <cinttypes>

namespace engine::cli {
namespace {

int refuse_check(std::FILE* errors, const std::string& message)
{
    std::fprintf(errors, "sagaz optimal: %s\n", message.c_str());
    return 1;
}

} // namespace

int check_strategy(const OptimalOptions& options, std::FILE* out, std::FILE* errors)
{
    namespace optimal = codes::optimal;
    const auto text = text_of_file(options.check);
    if (!text) return refuse_check(errors, text.error());
    std::optional<codes::Rules> rules;
    if (options.board_named) {
        const auto named = codes::parse_rules(options.rules);
        if (!named || code_count(*named) > optimal::max_read_codes)
            return refuse_check(errors, options.rules.substr(0, 40) +
                                            " is no board of at most 65,536 codes; name one, for example p5c8r");
        rules = *named;
    } else if (!optimal::has_header(*text)) {
        return refuse_check(errors, options.check +
                                        " does not name its board; do it, as in: sagaz optimal p4c6r "
                                        "--check " +
                                        options.check);
    }
    const auto told = [&](const codes::Rules& r, const optimal::TreeFault& fault) {
        return refuse_check(errors, options.check + ", " + request::place_in(*text, fault.at) + ": " +
                                        request::sentence_of(r, fault));
    };
    const auto written = optimal::read_written(*text, rules);
    if (!written) return told(rules.value_or(codes::Rules{}), written.error());
    const optimal::TreeValue value = run(optimal::ValueJob(*written));
    if (value.fault) return told(written->rules, *value.fault);
    const Count games = code_count(written->rules), total = optimal::total(value.histogram);
    std::fprintf(out,
                 "%s: %" PRIu64 " guesses for %" PRIu64 " secrets, %.4f each, at most %zu; every secret is found\n",
                 to_text(written->rules).c_str(), total, games, static_cast<double>(total) / static_cast<double>(games),
                 value.histogram.size());
    for (std::size_t i = 0; i < value.histogram.size(); ++i)
        std::fprintf(out, "%s%" PRIu64, i == 0 ? "" : " ", value.histogram[i]);
    std::fputc('\n', out);
    return 0;
}

} // namespace engine::cli
