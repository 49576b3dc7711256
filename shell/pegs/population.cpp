#include "shell/pegs/population.hpp"
#include "shell/pegs/json_read.hpp"
#include <algorithm>
#include <array>

namespace shell::pegs {

using engine::codes::Breeding;
using engine::codes::GeneticOptions;
using nlohmann::json;

namespace {

constexpr float line = 24;

} // namespace

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

float draw_population(const Ui& ui, const std::string& words, const Population& p, Point at, float width)
{
    const Painter& paint = ui.paint;
    const Theme& t = ui.theme();
    float y = paint.paragraph({at.x, at.y + 16}, words, width, {13, t.text, Weight::bold}, 18) + 2;
    if (p.answers() <= 0) return y;
    float label = 0, figure = 0;
    std::int64_t most = 1;
    for (std::size_t k = 0; k < p.fits.size(); ++k) {
        label = std::max(label, paint.width(fits_in_words(ui.say, p, k), 13));
        figure = std::max(figure, paint.width(number(ui.say.language(), p.fits[k]), 13, Weight::bold));
        most = std::max(most, p.fits[k]);
    }
    const float left = at.x + label + 12, room = std::max(20.f, at.x + width - figure - 10 - left);
    for (std::size_t k = p.fits.size(); k-- > 0; y += line) {
        const auto n = p.fits[k];
        const bool all = k + 1 == p.fits.size();
        paint.text({at.x, y + 14}, fits_in_words(ui.say, p, k), {13, all ? t.text : t.muted});
        const float w = std::max(n > 0 ? 2.f : 0.f, room * static_cast<float>(n) / static_cast<float>(most));
        paint.fill({left, y + 1, w, 16}, all ? t.accent : t.heat[2], 3);
        paint.text({left + w + 8, y + 14}, number(ui.say.language(), n),
                   {13, t.text, all ? Weight::bold : Weight::regular});
    }
    return y + 8;
}

float population_height(const Ui& ui, const std::string& words, const Population& p, float width)
{
    const float bars = p.answers() > 0 ? line * static_cast<float>(p.fits.size()) + 8 : 0;
    return 18 * static_cast<float>(ui.paint.wrapped(words, width, 13, Weight::bold).size()) + 18 + bars;
}

void describe_population(Outline& o, Id id, const Say& say, const std::string& words, const Population& p)
{
    auto& table = o.table(id, words, {say(Text::population_fits), say(Text::population_codes)});
    for (std::size_t k = p.fits.size(); k-- > 0;)
        table.rows.push_back({fits_in_words(say, p, k), number(say.language(), p.fits[k])});
}

} // namespace shell::pegs
