#include "shell/spaces/examples.hpp"
#include "shell/spaces/game.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::spaces {

using engine::codes::picas_fijas;
using E = vs::Example;

namespace {

constexpr std::array<Example, 15> examples{{
    {E::complete_game, Text::spaces_ex_game, Text::spaces_ex_game_about, false},
    {E::one_fija, Text::spaces_ex_fijas, Text::spaces_ex_fijas_about, false},
    {E::three_fijas, Text::spaces_ex_fijas3, Text::spaces_ex_fijas_about, false},
    {E::two_picas, Text::spaces_ex_picas2, Text::spaces_ex_picas2_about, true},
    {E::three_picas, Text::spaces_ex_picas3, Text::spaces_ex_picas3_about, true},
    {E::misses, Text::spaces_ex_misses, Text::spaces_ex_misses_about, false},
    {E::no_repeats, Text::spaces_ex_norep, Text::spaces_ex_norep_about, true},
    {E::fija_and_pica, Text::spaces_ex_pairs, Text::spaces_ex_pairs_about, false},
    {E::compound, Text::spaces_ex_compound, Text::spaces_ex_compound_about, true},
    {E::one_open, Text::spaces_ex_1239, Text::spaces_ex_1239_about, true},
    {E::reject_one, Text::spaces_ex_nine, Text::spaces_ex_nine_about, false},
    {E::reject_two, Text::spaces_ex_18, Text::spaces_ex_18_about, true},
    {E::reject_four, Text::spaces_ex_36, Text::spaces_ex_36_about, true},
    {std::nullopt, Text::spaces_ex_sets, Text::spaces_ex_sets_about, true},
    {std::nullopt, Text::spaces_ex_means, Text::spaces_ex_means_about, true},
}};

std::string written(const vs::Concept& c)
{
    const std::string text = vs::to_text(picas_fijas, c);
    std::string out = "(";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i) out += ", ";
        out += text[i];
    }
    return out + ")";
}

std::vector<std::string> written(const std::vector<vs::Concept>& list)
{
    std::vector<std::string> out;
    for (const auto& c : list) out.push_back(written(c));
    return out;
}

/// The negatives of the example's hypothesis: all, after its positive; or of values it lacks; or of values it has.
enum class Negatives : std::uint8_t { all, misses, repeats };
std::vector<std::string> negatives(const vs::Guided& g, Negatives which)
{
    std::vector<std::string> out;
    const auto all = vs::hypotheses_of(picas_fijas, g.clues.back().guess, g.clues.back().answer, vs::Cover::b);
    for (const auto& h : all.all) {
        if (!(h.black == g.black && h.positive == g.positive)) continue;
        if (which == Negatives::all) out.push_back(written(h.positive));
        for (const auto& l : all.negatives(h)) {
            const auto& slots = h.positive.slot;
            const bool miss = std::find(slots.begin(), slots.end(), l.symbol) == slots.end();
            if (which == Negatives::all || miss == (which == Negatives::misses))
                out.push_back((which == Negatives::all ? "¬ " : "") + written(vs::concept_of(picas_fijas, l)));
        }
    }
    return out;
}

std::vector<std::string> list_of(E example, const vs::Guided& g)
{
    switch (example) {
    case E::one_fija:
    case E::three_fijas:
        return written(vs::black_choices(picas_fijas, g.clues[0].guess, g.clues[0].answer.black));
    case E::two_picas:
    case E::three_picas:
        return written(vs::white_choices(picas_fijas, g.clues[0].guess, g.black, g.clues[0].answer.white, 100));
    case E::misses:
        return negatives(g, Negatives::misses);
    case E::no_repeats:
        return negatives(g, Negatives::repeats);
    case E::compound:
        return negatives(g, Negatives::all);
    case E::fija_and_pica: {
        std::vector<std::string> out;
        const auto all = vs::hypotheses_of(picas_fijas, g.clues[0].guess, g.clues[0].answer, vs::Cover::b);
        for (const auto& h : all.all) out.push_back(written(h.positive));
        return out;
    }
    case E::reject_one:
    case E::reject_two:
    case E::reject_four:
        return written(vs::with_negative(picas_fijas, vs::all_concepts(picas_fijas), g.rejected[0]).general);
    case E::complete_game:
    case E::one_open:
        break;
    }
    return {};
}

/// The example's answers as a game with answers by hand, without the guess that would end it.
std::string game_of(const vs::Guided& g)
{
    if (g.clues.empty()) return {};
    engine::codes::Setup setup;
    setup.rules = picas_fijas;
    setup.face = engine::codes::Face::digits;
    Mode mode;
    mode.oracle = Oracle::hand;
    Game game(setup, mode);
    for (const auto& clue : g.clues)
        if (!(clue.answer == engine::codes::all_black(picas_fijas)) && !game.guess(clue.guess))
            game.answer(clue.answer);
    return game.line();
}

constexpr std::array figure_names{
    Text::spaces_q_codes_left, Text::spaces_q_hypotheses, Text::spaces_q_codes,         Text::spaces_q_tuples,
    Text::spaces_q_by_rule,    Text::spaces_q_pairs,      Text::spaces_q_simple,        Text::spaces_q_printed,
    Text::spaces_q_special,    Text::spaces_q_general,    Text::spaces_q_repeating,     Text::spaces_q_one_by_one,
    Text::spaces_q_worst_one,  Text::spaces_q_halving,    Text::spaces_q_worst_halving, Text::spaces_q_best};
static_assert(figure_names.size() == vs::quantities);

} // namespace

std::span<const Example> spaces_examples() { return examples; }

ExampleResult spaces_example_result(int example)
{
    ExampleResult r;
    r.example = example;
    const auto source = examples[static_cast<std::size_t>(example)].source;
    if (!source) return r;
    for (const auto& f : vs::figures())
        if (f.example == *source) r.figures.push_back(f);
    const auto g = vs::guided(*source);
    r.list = list_of(*source, g);
    r.line = game_of(g);
    return r;
}

std::string figure_in_words(const Say& say, const vs::Figure& f)
{
    return say(figure_names[static_cast<std::size_t>(f.what)], say.count(f.answer));
}

std::string figure_value(const Say& say, double v)
{
    if (v == std::round(v)) return number(say.language(), static_cast<std::int64_t>(std::llround(v)));
    return decimal(say.language(), v, v * 10 == std::round(v * 10) ? 1 : 3);
}

} // namespace shell::spaces
