#include "shell/pegs/population.hpp"
#include "shell/pegs/json_read.hpp"
#include <algorithm>
#include <array>

namespace shell::pegs {

using engine::codes::Breeding;
using engine::codes::GeneticOptions;
using nlohmann::json;

Population population_in(const engine::codes::Rules& r, const json& o)
{
    using namespace json_read;
    Population p{whole(o, "members"), whole(o, "before"),       whole(o, "survivors"),
                 flag(o, "renewed"),  figures(list(o, "fits")), {}};
    for (const auto& one : list(o, "codes"))
        if (one.is_object() && one.contains("code"))
            if (const auto code = code_in(r, one["code"])) p.best.push_back(*code);
    return p;
}

void add_options(json& request, const GeneticOptions& o)
{
    if (o == GeneticOptions{}) return;
    request["options"] = {{"population", o.population},
                          {"mutation", o.mutation / 1000.0},
                          {"crossover", o.crossover / 1000.0},
                          {"transpose", o.transpose / 1000.0},
                          {"breeding", name(o.breeding)},
                          {"all_answers", o.all_answers},
                          {"refilter", o.refilter}};
}

std::string changed_in_words(const Say& say, const GeneticOptions& o)
{
    constexpr std::array breeding{Text::genetic_replace, Text::genetic_join, Text::genetic_alone};
    const GeneticOptions usual;
    std::vector<std::string> parts;
    const auto part = [&](Text label, int now, int then, const std::string& value) {
        if (now != then) parts.push_back(say(label) + (value.empty() ? "" : ": " + value));
    };
    const auto percent = [&](Text label, int now, int then) {
        part(label, now, then, decimal(say.language(), now / 10.0, now % 10 == 0 ? 0 : 1));
    };
    part(Text::genetic_population, o.population, usual.population, number(say.language(), o.population));
    part(Text::genetic_breeding, static_cast<int>(o.breeding), static_cast<int>(usual.breeding),
         say(breeding[static_cast<std::size_t>(o.breeding)]));
    percent(Text::genetic_mutation, o.mutation, usual.mutation);
    percent(Text::genetic_crossover, o.crossover, usual.crossover);
    percent(Text::genetic_transpose, o.transpose, usual.transpose);
    part(Text::genetic_all_answers, o.all_answers ? 1 : 0, usual.all_answers ? 1 : 0, {});
    part(Text::genetic_refilter, o.refilter ? 1 : 0, usual.refilter ? 1 : 0, {});
    std::string out;
    for (const std::string& p : parts) out += (out.empty() ? "" : " · ") + p;
    return out;
}

std::string population_in_words(const Say& say, const Population& p, const GeneticOptions& o, bool played)
{
    constexpr std::array bred{Text::population_replaced, Text::population_joined, Text::population_alone};
    const Text how = p.answers() <= 0 ? Text::population_begins
                     : p.renewed      ? Text::population_anew
                                      : bred[static_cast<std::size_t>(o.breeding)];
    const std::array values{say.count(p.members), say.count(o.population), say.count(p.before), say.count(p.survivors)};
    return filled(say.language(), pattern(say.language(), how), values) + ' ' +
           say(played ? Text::population_played : Text::population_plays);
}

std::string fits_in_words(const Say& say, const Population& p, std::size_t answers)
{
    return say(Text::population_of, say.count(static_cast<std::int64_t>(answers)), say.count(p.answers()));
}

void add_population(Panel& panel, Id id, const std::string& words, const Population& p)
{
    const bool begins = p.answers() <= 0; // no answers yet: a bar would show nothing
    if (begins) panel.paragraph(id, words).bold(), panel.only_drawn();
    auto& bars =
        panel.bars(id, words, Ink::text, {panel.say(Text::population_fits), panel.say(Text::population_codes)});
    if (begins) panel.only_described();
    const std::int64_t most =
        p.fits.empty() ? 1 : std::max<std::int64_t>(1, *std::max_element(p.fits.begin(), p.fits.end()));
    for (std::size_t k = p.fits.size(); k-- > 0;) {
        ShareBar bar{fits_in_words(panel.say, p, k), static_cast<double>(p.fits[k]) / static_cast<double>(most),
                     number(panel.say.language(), p.fits[k])};
        bar.ink = k + 1 == p.fits.size() ? Ink::accent : Ink::muted;
        bars.bar(std::move(bar));
    }
}

} // namespace shell::pegs
