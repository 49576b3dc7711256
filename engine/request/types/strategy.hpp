#pragma once
// Shared by codes.* and lab.*: the board, codes, histories and strategies.
#include "engine/codes/strategies/any.hpp"
#include "engine/codes/tournament_result.hpp"
#include "engine/request/typed.hpp"
#include <vector>

namespace engine::request {

/// "p4c6r", "p4c10n": positions, symbols, with repeats or none.
struct RulesText {
    static void read(const At&, const Json&, codes::Rules&);
    static Json write(const codes::Rules&);
    static std::string remedy();
    static Schema schema();
};

/// "0012", symbols 0–9 then a–f, or an array of their numbers.
struct CodeOf {
    const codes::Rules& rules;
    void read(const At&, const Json&, codes::Code&) const;
    Json write(const codes::Code&) const;
    void check(const At&, const codes::Code&) const;
    static std::string remedy();
    static Schema schema();
};

void fields_of_clue(auto& f, const codes::Rules& rules, auto& clue)
{
    f.must("guess", clue.guess, CodeOf{rules}, "a code");
    f.must("fijas", clue.answer.black, Whole{0, rules.positions, "0…positions"}, "right symbols in the right place");
    f.must("picas", clue.answer.white, Whole{0, rules.positions, "0…positions"}, "right symbols elsewhere");
}

/// [{"guess","fijas","picas"},…], oldest first.
class History {
public:
    explicit History(const codes::Rules& rules) : rules_(rules) {}
    void read(const At&, const Json&, std::vector<codes::Clue>&) const;
    Json write(const std::vector<codes::Clue>&) const;
    void check(const At&, const std::vector<codes::Clue>&) const;
    Schema schema() const;

private:
    void check_row(const At&, const codes::Clue&, std::size_t i) const;
    const codes::Rules& rules_;
};

template <>
struct Described<codes::Feedback> {
    static constexpr bool is_list = true;
    static void fields(auto& f, auto& a)
    {
        f.must("fijas", a.black, "right symbols in the right place");
        f.must("picas", a.white, "right symbols elsewhere");
    }
};

/// Calls f with each kind of strategy: the menu's, and those with options of their own, which have a `name`.
template <class F, class... S>
void each_strategy(F f, std::type_identity<std::variant<S...>>)
{
    (f(S{}), ...);
}
template <class F>
void each_strategy(F f)
{
    each_strategy(f, std::type_identity<codes::AnyStrategy>{});
}

/// A strategy by its name, with its default options.
struct StrategyName {
    static void read(const At&, const Json&, codes::AnyStrategy&);
    static Json write(const codes::AnyStrategy&);
    static std::string remedy();
    static Schema schema();
};

/// The options of the strategy that was read before.
struct StrategyOptions {
    const codes::Rules& rules;
    void read(const At&, const Json&, codes::AnyStrategy&) const;
    Json write(const codes::AnyStrategy&) const;
    static Schema schema();
};

/// Reports a board that is too large for a proof.
void refuse_unprovable(const At& request, const codes::Rules&);

void fields_of_strategy(auto& f, const codes::Rules& rules, auto& strategy)
{
    f.must("strategy", strategy, StrategyName{}, "its name");
    f.may("options", strategy, StrategyOptions{rules}, "of the strategy");
    f.check([&](const At& at) {
        if (std::holds_alternative<codes::OptimalStrategy>(strategy)) refuse_unprovable(at, rules);
    });
}

/// `play`: also the fields of a player; null: of the noise alone.
void fields_of_noise(auto& f, auto& noise, auto* play)
{
    const bool lies = noise.kind == codes::version_space::Noise::Kind::lies;
    f.when(!lies, {"", "eps"}, [&] {
        f.may("eps", noise.eps, Probability{false}, "probability that an answer is false, uniformly among the others");
    });
    f.when(lies, {"", "lies"}, [&] { f.may("lies", noise.lies, Whole{0, codes::max_clues}, "false answers at most"); });
    if (play == nullptr) return;
    f.when(!lies, {"", "eps"}, [&] {
        f.may("stop_at", play->stop_at, Probability{false}, "stops once a code is likelier; 0: plays until right");
    });
    f.when(lies, {"", "lies"}, [&] { f.may("rate", play->rate, Probability{}, "of lies, while some are left"); });
    f.may("blind", play->blind, "the player believes every answer");
    f.check([&](const At& at) {
        if (play->blind && play->stop_at > 0)
            at.fail({"unknown_option", "A player who is blind to noise plays until right: leave stop_at out.",
                     at.in("stop_at").path()});
    });
}

/// {"eps"} or {"lies"}, or null; of a player also "stop_at", "rate" and "blind".
struct NoiseOf {
    static void read(const At&, const Json&, codes::version_space::Noise&);
    static void read(const At&, const Json&, codes::version_space::PlayOptions&);
    static Json write(const codes::version_space::Noise&);
    static Json write(const codes::version_space::PlayOptions&);
    static Schema schema(const codes::version_space::Noise&);
    static Schema schema(const codes::version_space::PlayOptions&);
};

using LanguageName = OneOf<codes::version_space::Language>;
inline constexpr LanguageName language_name{
    "unknown_option", "$ must be \"L\" or \"L2\".", {}, codes::version_space::languages};

void fields_of_operators(auto& f, auto& o)
{
    f.may("population", o.population, Whole{1, codes::max_population}, {"drawn for a new population", "codes"});
    f.may("mutation", o.mutation, Probability{}, "that a symbol becomes the next one, in thousandths");
    f.may("crossover", o.crossover, Probability{}, "that a code takes the second half of another, in thousandths");
    f.may("transpose", o.transpose, Probability{}, "that a code's positions are permuted, in thousandths");
    f.may("breeding", o.breeding, OneOf<codes::Breeding>{},
          "children replace their parents, join them, or there are none");
}
/// The genetic algorithm's options.
void fields_of_genetic(auto& f, auto& o)
{
    fields_of_operators(f, o);
    f.may("all_answers", o.all_answers, "filter by every answer, not only by the last");
    f.may("refilter", o.refilter, "filter a new population too, drawn when one has died out");
}

void fields_of_first(auto& f, const codes::Rules& rules, auto& s)
{
    f.may("first", s.first, CodeOf{rules}, "forces the first guess");
}
template <class S>
void fields_of_options(auto& f, const codes::Rules& rules, S& s)
{
    using namespace codes;
    using Of = std::remove_const_t<S>;
    if constexpr (!std::is_same_v<Of, OptimalStrategy>) fields_of_first(f, rules, s);
    if constexpr (std::is_same_v<Of, SpacesStrategy>) {
        using namespace version_space;
        auto& o = s.options;
        f.may("language", o.language, language_name, "in which spaces are counted; does not change the play");
        f.may("cover", o.cover,
              OneOf<Cover>{"unknown_option", "$ must be \"A\" or \"B\", or \"C\" (overlapping).", {}, covers},
              "how hypotheses separate repeated symbols; C overlaps");
        f.may("tie", o.tie, OneOf<Tie>{}, "the choice among the most probable codes");
        f.may("split", o.split, OneOf<Split>{}, "test several values at once with known slots");
        f.may("weights", o.overlap, OneOf<Overlap>{"unknown_option", {}, {}, overlaps}, "of codes in several spaces");
        f.may("noise", o, NoiseOf{}, "answers may be false");
        f.check([&](const At& at) {
            const bool noisy = o.noise.kind != Noise::Kind::none && !o.blind;
            const bool by_code = (o.tie == Tie::uniform_code || o.tie == Tie::first_code) && o.split == Split::never;
            if ((noisy || o.cover == Cover::c) && !by_code)
                at.in(noisy ? "noise" : "cover")
                    .refuse("unknown_option", std::string(noisy ? "" : " \"C\"") +
                                                  " goes with tie uniform_code or first_code, and with split never.");
        });
    }
    if constexpr (std::is_same_v<Of, GeneticStrategy>) fields_of_genetic(f, s.options);
    if constexpr (std::is_same_v<Of, EvolutionaryStrategy>) {
        auto& o = s.options;
        f.may("population", o.population, Whole{2, max_bred}, "codes of a generation");
        f.may("generations", o.generations, Whole{1, max_generations}, "at most, once a code is eligible");
        f.may("eligible", o.eligible, Whole{1, max_bred}, "codes collected at most");
    }
    if constexpr (std::is_same_v<Of, SampledStrategy>) {
        auto& o = s.options;
        f.may("sample", o.sample, Whole{1, max_sample}, "candidates on which guesses are weighed");
        f.may("guesses", o.guesses, Whole{1, max_sample}, "guesses weighed");
    }
}

/// "all", or a number of games.
struct Secrets {
    static constexpr bool takes_optional = true;
    Count most;
    void read(const At&, const Json&, std::optional<Count>&) const;
    Json write(const std::optional<Count>&) const;
    static std::string remedy();
    Schema schema() const;
};

/// One strategy's games.
struct GamesPlayed {
    Count games = 0, total = 0;
    double mean = 0, sd = 0, standard_error = 0;
    std::optional<int> min, max;
    std::vector<Count> histogram;
    std::optional<Count> right, unfinished, collapsed;
    std::optional<double> seconds;
    bool operator==(const GamesPlayed&) const = default;

    static void fields(auto& f, auto& g)
    {
        f.must("games", g.games, "finished");
        f.must("total", g.total, {"the winning one included", "guesses"});
        f.must("mean", g.mean, MaybeNothing{}, "guesses a game; null: no games");
        f.must("sd", g.sd, MaybeNothing{}, "standard deviation, dividing by the number of games");
        f.must("stderr", g.standard_error, MaybeNothing{}, "of the mean: sd/√games; 0 for every secret");
        f.must("min", g.min, {"the fewest", "guesses"});
        f.must("max", g.max, {"the most", "guesses"});
        f.must("histogram", g.histogram, "number of games won in 1, 2, 3… guesses");
        f.may("right", g.right, "with `stop_at`: games that ended in a correct declaration");
        f.may("unfinished", g.unfinished, "games given up; counted in no other field");
        f.may("collapsed", g.collapsed, "with `blind`: games that ended without a space; counted in no other field");
        f.may("seconds", g.seconds, {"taken; missing where there is no clock", "s"});
    }
};
GamesPlayed games_played(const codes::AnyStrategy&, const codes::TournamentResult&);

} // namespace engine::request
