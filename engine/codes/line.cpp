// A game as one line of text and back; to_line in game.hpp describes the format.
#include "engine/base/check.hpp"
#include "engine/codes/game.hpp"
#include "engine/session/read_log.hpp"
#include <limits>

namespace engine::codes {
namespace {

using Kind = Error::Kind;
using session::number, session::Words;

std::string two_digits(int n) { return std::string{static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10)}; }
std::string digits(Feedback f)
{
    return std::string{static_cast<char>('0' + f.black), static_cast<char>('0' + f.white)};
}

constexpr char friend_sign = 'f', repeat_sign = 'r'; // after the seed: 42f9r

struct Print {
    const Rules& rules;
    std::string operator()(const Guess& e) const { return "g" + to_text(rules, e.code); }
    std::string operator()(const Answer& e) const { return "a" + digits(e.feedback); }
    std::string operator()(const Amend& e) const
    {
        return "m" + two_digits(e.row) + to_text(rules, e.code) + digits(e.answer);
    }
    std::string operator()(const Ignore& e) const { return (e.on ? "i" : "u") + two_digits(e.row); }
    std::string operator()(const Secret& e) const { return "s" + to_text(rules, e.code); }
    std::string operator()(const GiveUp&) const { return "x"; }
};

std::optional<int> digit(char c) { return c >= '0' && c <= '9' ? std::optional(c - '0') : std::nullopt; }

Error shifted(Error e, int by) { return {e.kind, e.at < 0 ? by : e.at + by}; }

Expected<Feedback, Error> parse_answer(std::string_view text, int at)
{
    for (int i = 0; i < 2; ++i)
        if (i >= static_cast<int>(text.size()) || !digit(text[i])) return wrong(Kind::syntax, at + i);
    if (text.size() > 2) return wrong(Kind::syntax, at + 2);
    return Feedback{static_cast<std::uint8_t>(*digit(text[0])), static_cast<std::uint8_t>(*digit(text[1]))};
}

Expected<int, Error> parse_row(std::string_view text, int at)
{
    for (int i = 0; i < 2; ++i)
        if (i >= static_cast<int>(text.size()) || !digit(text[i])) return wrong(Kind::syntax, at + i);
    return *digit(text[0]) * 10 + *digit(text[1]);
}

Expected<Event, Error> parse_event(const Setup& setup, std::string_view word, int at)
{
    const Rules& rules = setup.rules;
    if (word.empty()) return wrong(Kind::unknown_event, at);
    const std::string_view rest = word.substr(1);
    switch (word[0]) {
    case 'g':
    case 's': {
        const auto code = parse_code(rules, rest);
        if (!code) return Unexpected<Error>(shifted(code.error(), at + 1));
        if (word[0] == 'g') return Guess{*code};
        return Secret{*code};
    }
    case 'a': {
        const auto answer = parse_answer(rest, at + 1);
        if (!answer) return Unexpected<Error>(answer.error());
        return Answer{*answer};
    }
    case 'm': {
        const auto row = parse_row(rest, at + 1);
        if (!row) return Unexpected<Error>(row.error());
        const auto code = parse_code(rules, rest.substr(2, rules.positions));
        if (!code) return Unexpected<Error>(shifted(code.error(), at + 3));
        const auto answer = parse_answer(rest.substr(2u + rules.positions), at + 3 + rules.positions);
        if (!answer) return Unexpected<Error>(answer.error());
        return Amend{*row, *code, *answer};
    }
    case 'i':
    case 'u': {
        const auto row = parse_row(rest, at + 1);
        if (!row) return Unexpected<Error>(row.error());
        if (rest.size() > 2) return wrong(Kind::syntax, at + 3);
        return Ignore{*row, word[0] == 'i'};
    }
    case 'x':
        if (!rest.empty()) return wrong(Kind::syntax, at + 1);
        return GiveUp{};
    default:
        return wrong(Kind::unknown_event, at);
    }
}

Expected<Setup, Error> parse_setup(Words& words)
{
    const auto rules = parse_rules(words.next());
    if (!rules) return Unexpected<Error>(shifted(rules.error(), words.at()));
    const auto guesses = number(words.next(), max_guesses_limit);
    if (!guesses || *guesses < 1) return wrong(Kind::guesses_out_of_range, words.at());
    const auto role = named<Role>(words.next());
    if (!role) return wrong(Kind::unknown_role, words.at());
    const auto face = named<Face>(words.next());
    if (!face) return wrong(Kind::unknown_face, words.at());
    std::string_view named_so = words.next();
    const auto genetic = take_genetic_suffix(named_so);
    const auto strategy = strategy_from(named_so);
    if (!strategy || !genetic || (*strategy != StrategyKind::genetic && *genetic != GeneticOptions{}))
        return wrong(Kind::unknown_strategy, words.at());
    std::string_view drawn = words.next();
    const bool repeat = *role == Role::guesser && drawn.size() > 1 && drawn.back() == repeat_sign;
    if (repeat) drawn.remove_suffix(1);
    const std::size_t sign = *role == Role::guesser ? drawn.find(friend_sign) : drawn.npos;
    const auto of_friend =
        sign == drawn.npos ? std::optional<std::uint64_t>(0) : number(drawn.substr(sign + 1), max_guesses_limit);
    if (!of_friend || (sign != drawn.npos && *of_friend == 0)) return wrong(Kind::guesses_out_of_range, words.at());
    const auto seed = number(drawn.substr(0, sign), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    return Setup{*rules, static_cast<std::uint8_t>(*guesses),  *role, *face, *strategy, *seed, *genetic,
                 repeat, static_cast<std::uint8_t>(*of_friend)};
}

// The longest line: the header and max_events amendments with their spaces.
static_assert(100 + max_events * (1 + 1 + 2 + max_positions + 2) <= session::max_line_length);

} // namespace

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    std::string line = "codes 1 " + to_text(s.rules) + ' ' + std::to_string(s.max_guesses) + ' ';
    line.append(name(s.role)).append(" ").append(name(s.face)).append(" ").append(name(s.strategy));
    if (s.strategy == StrategyKind::genetic) line += genetic_suffix(s.genetic);
    line += ' ' + std::to_string(s.seed);
    if (s.friend_guesses > 0) line += friend_sign + std::to_string(s.friend_guesses);
    if (s.repeat) line += repeat_sign;
    for (const Event& e : log.events()) line += ' ' + std::visit(Print{s.rules}, e);
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "codes", parse_setup, parse_event);
}

} // namespace engine::codes
