// A game of concepts as one line of text and back; game.hpp describes the format.
#include "engine/concepts/game.hpp"
#include "engine/session/names.hpp"
#include "engine/session/read_log.hpp"
#include <limits>

namespace engine::concepts {
namespace {

using Kind = GameErrorKind;
using session::escaped, session::unescaped;
constexpr std::string_view hex_digits = "0123456789ABCDEF";

/// Calls take(part) for the parts between `between`.
template <class Take>
void each_part(std::string_view text, char between, Take take)
{
    while (true) {
        const auto end = text.find(between);
        take(text.substr(0, end));
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

std::string written(const Shape& s, const Instance& x)
{
    std::string out;
    for (int i = 0; i < s.attributes; ++i) out += static_cast<char>('0' + x[static_cast<std::size_t>(i)]);
    return out;
}

std::string written(const Shape& s, const Example& e) { return (e.positive ? '+' : '-') + written(s, e.values); }

std::optional<Instance> instance_from(const Shape& s, std::string_view text)
{
    Instance x{};
    if (static_cast<int>(text.size()) != s.attributes) return std::nullopt;
    for (int i = 0; i < s.attributes; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (text[at] < '0' || text[at] - '0' >= s.values[at]) return std::nullopt;
        x[at] = static_cast<std::uint8_t>(text[at] - '0');
    }
    return x;
}

std::optional<Example> example_from(const Shape& s, std::string_view text)
{
    if (text.empty() || (text[0] != '+' && text[0] != '-')) return std::nullopt;
    const auto x = instance_from(s, text.substr(1));
    return x ? std::optional(Example{*x, text[0] == '+'}) : std::nullopt;
}

std::string written(const Shape& s, const Concept& c)
{
    std::string out;
    for (int i = 0; i < s.attributes; ++i) {
        out += hex_digits[allowed(c, i) >> 4];
        out += hex_digits[allowed(c, i) & 15];
    }
    return out;
}

std::optional<Concept> concept_from(const Shape& s, std::string_view text)
{
    Concept c;
    if (static_cast<int>(text.size()) != 2 * s.attributes) return std::nullopt;
    for (int i = 0; i < s.attributes; ++i) {
        const auto at = 2 * static_cast<std::size_t>(i);
        const auto high = hex_digits.find(text[at]), low = hex_digits.find(text[at + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        c.bits |= static_cast<std::uint64_t>(high * 16 + low) << shift(i);
    }
    return c;
}

/// Reads the table's word and the examples' word into the setup.
std::optional<GameError> read_given(session::Words& words, Setup& s)
{
    const auto word = words.next();
    if (const auto at = words.at(); word.starts_with('=')) {
        auto own = table_from(word);
        if (!own) return GameError{Kind::bad_table, at};
        s.gallery.reset();
        s.own = *std::move(own);
    } else {
        s.gallery = named<Gallery>(word);
        if (!s.gallery) return GameError{Kind::bad_table, at};
    }
    const auto examples = words.next();
    if (examples == "-") return std::nullopt;
    bool good = !s.gallery;
    const Shape shape = s.shape();
    each_part(examples, ',', [&](std::string_view one) {
        const auto e = example_from(shape, one);
        good = good && e && s.own_examples.size() < most_game_examples;
        if (good) s.own_examples.push_back(*e);
    });
    return good ? std::nullopt : std::optional(GameError{Kind::bad_examples, words.at()});
}

Expected<Setup, GameError> parse_setup(session::Words& words)
{
    Setup s;
    const auto role = named<Role>(words.next());
    if (!role) return wrong(Kind::unknown_role, words.at());
    s.role = *role;
    const auto language = words.next();
    if (language != name(Language::l) && language != name(Language::l2))
        return wrong(Kind::unknown_language, words.at());
    s.language = language == name(Language::l) ? Language::l : Language::l2;
    const auto labels = session::number(words.next(), most_wrong_labels);
    if (!labels) return wrong(Kind::wrong_labels_out_of_range, words.at());
    s.wrong_labels = static_cast<int>(*labels);
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    s.seed = *seed;
    if (const auto bad = read_given(words, s)) return Unexpected<GameError>(*bad);
    if (auto bad = problem(s)) return wrong(bad->kind, words.at());
    return s;
}

Expected<GameEvent, GameError> parse_event(const Setup& setup, std::string_view word, int at)
{
    const Shape s = setup.shape();
    const auto rest = word.substr(std::min<std::size_t>(1, word.size()));
    const char sign = word.empty() ? ' ' : word[0];
    if (sign == '+' || sign == '-') {
        if (const auto e = example_from(s, word)) return GameEvent(Add{*e});
    } else if (sign == '?') {
        if (const auto x = instance_from(s, rest)) return GameEvent(Ask{*x});
    } else if (sign == '=') {
        if (const auto c = concept_from(s, rest)) return GameEvent(Say{*c});
    } else if (sign == 'f' || sign == 'x') {
        if (const auto i = session::number(rest, most_game_examples)) {
            const auto n = static_cast<int>(*i);
            return sign == 'f' ? GameEvent(Flip{n}) : GameEvent(Remove{n});
        }
    }
    return wrong(Kind::unknown_event, at);
}

std::string written(const Shape& s, const GameEvent& e)
{
    if (const auto* add = std::get_if<Add>(&e)) return written(s, add->example);
    if (const auto* flip = std::get_if<Flip>(&e)) return 'f' + std::to_string(flip->example);
    if (const auto* remove = std::get_if<Remove>(&e)) return 'x' + std::to_string(remove->example);
    if (const auto* ask = std::get_if<Ask>(&e)) return '?' + written(s, ask->instance);
    return '=' + written(s, std::get<Say>(e).said);
}

// The longest line: the header, the table, its examples, the events and a concept said at the end.
static_assert(60 + max_table_word + (most_game_examples + most_game_events) * (max_attributes + 2) +
                  2 * max_attributes <=
              static_cast<int>(session::max_line_length));
static_assert(max_values <= 8); // a value is one digit, an attribute's allowed values two hexadecimal digits

} // namespace

std::string to_word(const Table& t)
{
    std::string out = "=";
    for (const Attribute& a : t.attributes) {
        if (out.size() > 1) out += ';';
        out += escaped(a.name) + ':';
        for (std::size_t v = 0; v < a.values.size(); ++v) out += (v > 0 ? "," : "") + escaped(a.values[v]);
    }
    return t.label.empty() ? out : out + ';' + escaped(t.label);
}

std::optional<Table> table_from(std::string_view word)
{
    if (!word.starts_with('=') || word.size() > max_table_word) return std::nullopt;
    Table t;
    each_part(word.substr(1), ';', [&](std::string_view part) {
        if (part.find(':') == part.npos) { // the label's name
            t.label = unescaped(part);
            return;
        }
        Attribute& a = t.attributes.emplace_back();
        const auto colon = part.find(':');
        a.name = unescaped(part.substr(0, colon));
        each_part(part.substr(colon + 1), ',', [&](std::string_view value) { a.values.push_back(unescaped(value)); });
    });
    if (problem(t) || to_word(t) != word) return std::nullopt;
    return t;
}

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    const Shape shape = s.shape();
    std::string line = "concepts 1 " + std::string(name(s.role)) + ' ' + std::string(name(s.language)) + ' ' +
                       std::to_string(s.wrong_labels) + ' ' + std::to_string(s.seed) + ' ' +
                       (s.gallery ? std::string(name(*s.gallery)) : to_word(s.own)) + ' ';
    std::string examples;
    for (const Example& e : s.own_examples) examples += (examples.empty() ? "" : ",") + written(shape, e);
    line += s.gallery || examples.empty() ? "-" : examples;
    for (const GameEvent& e : log.events()) line += ' ' + written(shape, e);
    return line;
}

Expected<session::Log<Game>, GameError> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "concepts", parse_setup, parse_event);
}

} // namespace engine::concepts
