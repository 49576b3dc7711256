#include "engine/cli/puzzle.hpp"
#include "engine/cli/link.hpp"
#include "engine/puzzle/day.hpp"
#include "engine/puzzle/hints.hpp"
#include "engine/puzzle/make.hpp"

namespace engine::cli {
namespace {

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts) (text += text.empty() ? "" : " ") += part;
    return text;
}

int print_day(const std::string& date, std::FILE* out, std::FILE* errors)
{
    const auto day = engine::puzzle::day_of(date);
    if (!day) {
        std::fprintf(errors, "sagaz puzzle: --day takes a date from %s on, for example 2027-02-14\n",
                     std::string(engine::puzzle::first_day).c_str());
        return 1;
    }
    for (const auto& key : *day)
        std::fprintf(out, "%s %d %llu\n", std::string(name(key.kind)).c_str(), key.level,
                     static_cast<unsigned long long>(key.number));
    return 0;
}

} // namespace

int puzzle(const PuzzleOptions& options, std::FILE* out, std::FILE* errors)
{
    using namespace engine::puzzle;
    if (!options.day.empty()) return print_day(options.day, out, errors);
    const auto kind = named<Kind>(options.kind);
    if (!kind || options.level < 1 || options.level > max_level || options.number > max_number) {
        std::fprintf(errors, "sagaz puzzle: give a kind (%s), a level from 1 to %d and a number below 2^53\n",
                     std::string(names_of(Kind{})).c_str(), max_level);
        return 1;
    }
    const Puzzle p = run(MakeJob({*kind, static_cast<std::uint8_t>(options.level), options.number}));
    std::fprintf(out, "line    %s\n", p.line.c_str());
    if (const auto link = link_of(p.line)) std::fprintf(out, "link    %s\n", link->c_str());
    std::fprintf(out, "asked   %s%s%s\n", std::string(name(p.ask.kind)).c_str(), p.ask.about.empty() ? "" : " ",
                 p.ask.about.c_str());
    int left = options.hints;
    for (const std::size_t step : hinted_steps(p)) {
        if (left-- <= 0) break;
        const Deduction& d = p.proof[step];
        std::fprintf(out, "%-7s %s: %s; see %s\n", std::string(name(d.rule)).c_str(), d.text.c_str(),
                     joined(d.gives).c_str(), joined(d.point).c_str());
    }
    if (!options.sealed) std::fprintf(out, "answer  %s\n", joined(p.answer).c_str());
    return 0;
}

} // namespace engine::cli
