#include "engine/request/strategy_fields.hpp"
#include "engine/request/spaces_fields.hpp"
#include <cmath>

namespace engine::request {
namespace {

using namespace codes;

/// A probability in thousandths.
int read_thousandths(Reader& in, std::string_view name, int otherwise)
{
    const double x = read_fraction(in, name, otherwise / 1000.0, "from 0 to 1", 1.0 + 1e-9);
    return static_cast<int>(std::lround(x * 1000));
}

int read_count(Reader& in, std::string_view name, int otherwise, int least, int most)
{
    return static_cast<int>(in.number(name, static_cast<std::uint64_t>(otherwise), static_cast<std::uint64_t>(least),
                                      static_cast<std::uint64_t>(most)));
}

void read_own(Reader& in, SpacesStrategy& s) { s.options = read_play_options(in); }
void read_own(Reader& in, GeneticStrategy& s)
{
    s.options.population = read_count(in, "population", s.options.population, 1, max_population);
    s.options.mutation = read_thousandths(in, "mutation", s.options.mutation);
    s.options.crossover = read_thousandths(in, "crossover", s.options.crossover);
    s.options.transpose = read_thousandths(in, "transpose", s.options.transpose);
    s.options.breeding = read_name(in, "breeding", enumerators<Breeding>, std::optional(s.options.breeding));
    s.options.all_answers = in.flag("all_answers", s.options.all_answers);
    s.options.refilter = in.flag("refilter", s.options.refilter);
}
void read_own(Reader& in, EvolutionaryStrategy& s)
{
    s.options.population = read_count(in, "population", s.options.population, 2, max_bred);
    s.options.generations = read_count(in, "generations", s.options.generations, 1, max_generations);
    s.options.eligible = read_count(in, "eligible", s.options.eligible, 1, max_bred);
}
void read_own(Reader& in, SampledStrategy& s)
{
    s.options.sample = read_count(in, "sample", s.options.sample, 1, max_sample);
    s.options.guesses = read_count(in, "guesses", s.options.guesses, 1, max_sample);
}
void read_own(Reader&, OptimalStrategy&) {}

template <class S>
S read_with_options(Reader& in, const Rules& r)
{
    S strategy;
    const Json* value = in.find("options");
    if (value == nullptr || in.failed()) return strategy;
    Reader options(*value, in.path("options."));
    if constexpr (requires { strategy.first; }) strategy.first = read_code(options, r, "first");
    read_own(options, strategy);
    if (const auto problem = options.finish()) in.fail(*problem);
    return strategy;
}

/// The strategy with options of its own that has this name; nothing for the menu's strategies.
template <class... S>
std::optional<AnyStrategy> read_named(Reader& in, const Rules& r, std::string_view name, std::variant<Strategy, S...>*)
{
    std::optional<AnyStrategy> found;
    ((S::name == name ? void(found = read_with_options<S>(in, r)) : void()), ...);
    return found;
}
template <class... S>
std::string names(std::variant<Strategy, S...>*)
{
    return ((", " + std::string(S::name)) + ...);
}

} // namespace

GeneticOptions read_genetic_options(Reader& in)
{
    GeneticStrategy strategy;
    const Json* value = in.find("options");
    if (value == nullptr || in.failed()) return {};
    Reader options(*value, in.path("options."));
    read_own(options, strategy);
    if (const auto problem = options.finish()) in.fail(*problem);
    return strategy.options;
}

AnyStrategy read_every_strategy(Reader& in, const Rules& r)
{
    AnyStrategy* const all = nullptr;
    const Json* value = in.find("strategy");
    if (value == nullptr || !value->is_string()) return read_strategy(in, r, names(all));
    const auto found = read_named(in, r, value->get_ref<const std::string&>(), all);
    if (!found) return read_strategy(in, r, names(all));
    if (std::holds_alternative<OptimalStrategy>(*found) && !in.failed() && !can_be_proven(r))
        in.fail(too_large_for_proof(r, "rules"));
    return *found;
}

} // namespace engine::request
