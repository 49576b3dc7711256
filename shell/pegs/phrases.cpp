#include "shell/pegs/phrases.hpp"

namespace shell::pegs {
namespace {

using engine::codes::Face;

constexpr std::array colour_names{Text::colour_red,    Text::colour_blue,   Text::colour_yellow, Text::colour_green,
                                  Text::colour_orange, Text::colour_violet, Text::colour_white,  Text::colour_black,
                                  Text::colour_sky,    Text::colour_pink,   Text::colour_brown,  Text::colour_grey};
static_assert(colour_names.size() == peg_colours);

} // namespace

std::string codes_title(const Say& say, Face face)
{
    return say(face == Face::digits ? Text::game_picas_fijas : Text::game_mastermind);
}

std::string strategy_in_words(const Say& say, engine::codes::StrategyKind kind)
{
    const std::string name = say(strategy_names[static_cast<std::size_t>(in_menu(kind))]);
    return is_confined(kind) ? say(Text::strategy_confined, name) : name;
}

std::string rules_in_words(const Say& say, const engine::codes::Rules& r, Face face, bool brief)
{
    const Text symbols = face == Face::colours  ? Text::n_colours
                         : face == Face::digits ? Text::n_digits
                                                : Text::n_letters;
    std::string out = say(Text::n_positions, say.count(r.positions)) + " · " + say(symbols, say.count(r.symbols));
    if (!brief) out += " · " + say(r.repeats ? Text::with_repeats : Text::without_repeats);
    return out;
}

std::string error_in_words(const Say& say, const engine::codes::Error& e, const engine::codes::Rules& r)
{
    using Kind = engine::codes::Error::Kind;
    switch (e.kind) {
    case Kind::impossible_answer:
        return say(Text::error_impossible_answer, say.count(r.positions));
    case Kind::false_answer:
        return say(Text::error_false_answer);
    case Kind::repeated_symbol:
        return say(Text::error_repeated_symbol);
    case Kind::code_length:
        return say(Text::fill_all_places);
    case Kind::bad_symbol:
        return say(Text::error_bad_symbol, say.count(r.symbols));
    case Kind::too_few_symbols:
        return say(Text::error_too_few_symbols);
    case Kind::positions_out_of_range:
        return say(Text::error_positions);
    case Kind::symbols_out_of_range:
        return say(Text::error_symbols);
    case Kind::guesses_out_of_range:
        return say(Text::error_guesses);
    case Kind::game_over:
        return say(Text::error_game_over);
    case Kind::guess_is_fixed:
        return say(Text::error_guess_is_fixed);
    case Kind::too_many_rows:
    case Kind::too_many_events:
    case Kind::too_long:
        return say(Text::error_too_many_rows);
    default:
        return say(Text::error_refused);
    }
}

std::string symbol_name(const Say& say, Face face, int symbol)
{
    if (face == Face::colours && symbol < peg_colours) return say(colour_names[static_cast<std::size_t>(symbol)]);
    return std::string(1, symbol_key(face, symbol));
}

std::string code_in_words(const Say& say, Face face, const engine::codes::Rules& r, const engine::codes::Code& c)
{
    std::string out;
    for (int i = 0; i < r.positions; ++i) {
        if (i) out += face == Face::colours ? ", " : " ";
        out += symbol_name(say, face, c.symbol[static_cast<std::size_t>(i)]);
    }
    return out;
}

std::string fijas_in_words(const Say& say, int n) { return say(Text::n_fijas, say.count(n)); }
std::string picas_in_words(const Say& say, int n) { return say(Text::n_picas, say.count(n)); }
std::string answer_in_words(const Say& say, engine::codes::Feedback f)
{
    return fijas_in_words(say, f.black) + ", " + picas_in_words(say, f.white);
}

std::string rows_in_words(const Say& say, const std::vector<int>& rows)
{
    std::vector<std::string> parts;
    for (const int r : rows) parts.push_back(std::to_string(r + 1));
    return joined(say, parts, Text::word_and);
}

std::string named_rows_in_words(const Say& say, const std::vector<int>& rows)
{
    return say(rows.size() == 1 ? Text::row_n : Text::rows_n, rows_in_words(say, rows));
}

std::string short_count(const Say& say, std::int64_t n)
{
    if (n < 100'000) return number(say.language(), n);
    const double v = static_cast<double>(n);
    if (n < 1'000'000'000) return say(Text::short_millions, decimal(say.language(), v / 1e6, n < 10'000'000 ? 1 : 0));
    return say(Text::short_billions, decimal(say.language(), v / 1e9, 1));
}

} // namespace shell::pegs
