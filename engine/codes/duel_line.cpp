// A duel as one line of text and back; to_line in duel.hpp describes the format.
#include "engine/codes/duel.hpp"
#include "engine/session/read_log.hpp"
#include <limits>

namespace engine::codes {
namespace {

using Kind = Error::Kind;

struct PrintDuel {
    const Rules& rules;
    std::string operator()(const Secret& e) const { return "s" + to_text(rules, e.code); }
    std::string operator()(const Guess& e) const { return "g" + to_text(rules, e.code); }
    std::string operator()(const GiveUp&) const { return "x"; }
};

Unexpected<Error> within(const Error& e, int at) { return wrong(e.kind, at + std::max(e.at, 0)); }

Expected<DuelEvent, Error> read_duel_event(const DuelSetup& s, std::string_view word, int at)
{
    if (word == "x") return GiveUp{};
    if (word.empty() || (word[0] != 's' && word[0] != 'g')) return wrong(Kind::unknown_event, at);
    const auto code = parse_code(s.rules, word.substr(1));
    if (!code) return within(code.error(), at + 1);
    if (word[0] == 's') return Secret{*code};
    return Guess{*code};
}

Expected<DuelSetup, Error> read_duel_setup(session::Words& words)
{
    if (words.next() != "duel") return wrong(Kind::syntax, words.at());
    DuelSetup s;
    const auto rules = parse_rules(words.next());
    if (!rules) return within(rules.error(), words.at());
    s.rules = *rules;
    if (problem(s)) return wrong(Kind::board_too_large, words.at());
    const auto face = named<Face>(words.next());
    if (!face) return wrong(Kind::unknown_face, words.at());
    s.face = *face;
    const auto rival = named<Rival>(words.next());
    if (!rival) return wrong(Kind::unknown_rival, words.at());
    s.rival = *rival;
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    s.seed = *seed;
    return s;
}

// The longest line: the header, two secrets and the guesses of both sides with their spaces.
static_assert(100 + (2 + 2 * max_duel_turns) * (1 + 1 + max_duel_positions) <= session::max_line_length);

} // namespace

std::string to_line(const session::Log<Duel>& log)
{
    const DuelSetup& s = log.setup();
    std::string line = "codes 1 duel " + to_text(s.rules);
    line.append(" ").append(name(s.face)).append(" ").append(name(s.rival));
    line += ' ' + std::to_string(s.seed);
    for (const DuelEvent& e : log.events()) line += ' ' + std::visit(PrintDuel{s.rules}, e);
    return line;
}

Expected<session::Log<Duel>, Error> duel_from_line(std::string_view line)
{
    return session::read_log<Duel>(line, "codes", read_duel_setup, read_duel_event);
}

bool is_duel_line(std::string_view line)
{
    session::Words words(line);
    const std::string_view game = words.next();
    words.next();
    return game == "codes" && words.next() == "duel";
}

} // namespace engine::codes
