#include "shell/views/spaces_examples.hpp"
#include "engine/codes/version_space/spaces.hpp"

namespace shell {

namespace vs = engine::codes::version_space;
using engine::codes::Clue;
using engine::codes::Code;
using engine::codes::picas_fijas;

namespace {

constexpr std::string_view game_5290 = "spaces 1 me seed true b uniform_code never codes 1 p4c10n 12 assistant digits "
                                       "consistent 5290 g1234 a10 g1798 a10 g1056 a02 g0295 a22";
constexpr std::string_view game_1234 = "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits "
                                       "consistent 0 g1234 a11";

enum class Which : std::uint8_t {
    game,
    fijas,
    picas_two,
    picas_three,
    compound,
    no_repeats,
    nine,
    eighteen,
    thirty_six,
    initial_sets,
    split,
    means
};

constexpr std::array<SpacesExample, 12> examples{{
    {Text::spaces_ex_game, Text::spaces_ex_game_about, false, "", game_5290},
    {Text::spaces_ex_fijas, Text::spaces_ex_fijas_about, false, "", ""},
    {Text::spaces_ex_picas2, Text::spaces_ex_picas2_about, true, "12", ""},
    {Text::spaces_ex_picas3, Text::spaces_ex_picas3_about, true, "8", ""},
    {Text::spaces_ex_compound, Text::spaces_ex_compound_about, true, "11", game_1234},
    {Text::spaces_ex_norep, Text::spaces_ex_norep_about, true, "", ""},
    {Text::spaces_ex_nine, Text::spaces_ex_nine_about, false, "", ""},
    {Text::spaces_ex_18, Text::spaces_ex_18_about, true, "81", ""},
    {Text::spaces_ex_36, Text::spaces_ex_36_about, true, "6561", ""},
    {Text::spaces_ex_sets, Text::spaces_ex_sets_about, true, "", ""},
    {Text::spaces_ex_1239, Text::spaces_ex_1239_about, true, "3.5", ""},
    {Text::spaces_ex_means, Text::spaces_ex_means_about, true, "", ""},
}};

Code code(std::string_view text) { return engine::codes::parse_code(picas_fijas, text).value(); }
vs::Concept tuple(std::string_view text) { return vs::parse_concept(picas_fijas, text).value(); }

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

SpacesExampleResult of(const std::vector<vs::Concept>& list)
{
    SpacesExampleResult r{std::to_string(list.size()), {}};
    for (const auto& c : list) r.list.push_back(written(c));
    return r;
}

/// Minimal specialisations of (*, *, *, *) that reject it.
SpacesExampleResult rejecting(std::string_view text)
{
    return of(vs::with_negative(picas_fijas, vs::all_concepts(picas_fijas), tuple(text)).general);
}

/// The compound example of 1234 with one fija (1) and one pica (2, third).
SpacesExampleResult compound()
{
    const auto all = vs::hypotheses_of(picas_fijas, code("1234"), {1, 1}, vs::Cover::b);
    for (const auto& h : all.all) {
        if (!(h.positive == tuple("1?2?"))) continue;
        SpacesExampleResult r{std::to_string(1 + h.negatives), {written(h.positive)}};
        for (const auto& l : all.negatives(h)) r.list.push_back("¬ " + written(vs::concept_of(picas_fijas, l)));
        return r;
    }
    return {};
}

SpacesExampleResult five_answers()
{
    vs::SpaceSet set(picas_fijas, {});
    SpacesExampleResult r;
    for (const std::string_view guess : {"1234", "1798", "1056", "0295", "5290"}) {
        set.update({code(guess), engine::codes::feedback(picas_fijas, code(guess), code("5290"))});
        engine::Count left = 0;
        for (const auto& one : set.live()) left += vs::members(picas_fijas, one.space);
        r.figure += (r.figure.empty() ? "" : " · ") + std::to_string(left);
    }
    return r;
}

/// What No-repeticiones lists for (1, 2, ?, ?): each value in every other slot.
SpacesExampleResult no_repeats()
{
    std::vector<vs::Concept> list;
    const auto p = tuple("12??");
    for (std::uint8_t at = 0; at < 4; ++at)
        for (std::uint8_t i = 0; i < 4; ++i)
            if (vs::is_value(p.slot[at]) && i != at)
                list.push_back(vs::concept_of(picas_fijas, vs::Literal{i, p.slot[at]}));
    return of(list);
}

} // namespace

std::span<const SpacesExample> spaces_examples() { return examples; }

std::string spaces_printed(const SpacesExample& e, const Say& say)
{
    return e.printed == "3.5" ? decimal(say.language(), 3.5, 1) : std::string(e.printed);
}

SpacesExampleResult spaces_example_result(int example, const Say& say)
{
    const auto guess = code("1234");
    switch (static_cast<Which>(example)) {
    case Which::game:
        return five_answers();
    case Which::fijas:
        return of(vs::fija_choices(picas_fijas, guess, 1));
    case Which::picas_two:
        return of(vs::pica_choices(picas_fijas, guess, tuple("1???"), 2, 1000));
    case Which::picas_three:
        return of(vs::pica_choices(picas_fijas, guess, tuple("1???"), 3, 1000));
    case Which::compound:
        return compound();
    case Which::no_repeats:
        return no_repeats();
    case Which::nine:
        return rejecting("1***");
    case Which::eighteen:
        return rejecting("12**");
    case Which::thirty_six:
        return rejecting("1234");
    case Which::split: { // seven candidates for one slot, one after the other
        double sum = 0;
        for (int n = 1; n <= 7; ++n) sum += n;
        return {decimal(say.language(), sum / 7, 1), {}};
    }
    case Which::initial_sets:
    case Which::means:
        return {};
    }
    return {};
}

} // namespace shell
