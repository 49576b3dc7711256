// A matrix game as one line of text and back; to_line in game.hpp describes the format.
#include "engine/matrix/game.hpp"
#include "engine/session/names.hpp"
#include "engine/session/read_log.hpp"
#include <algorithm>
#include <limits>

namespace engine::matrix {
namespace {

using Kind = Error::Kind;

/// "raise,fold;see,pass": rows before columns.
void read_names(std::string_view text, Setup& s)
{
    for (auto& side : s.names) {
        std::string_view list = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(text.size(), list.size() + 1));
        while (true) {
            const auto end = list.find(',');
            side.push_back(session::unescaped(list.substr(0, end)));
            if (end == std::string_view::npos) break;
            list.remove_prefix(end + 1);
        }
    }
}

/// "Poker;Ann,Bob": the title before the players.
void read_heading(std::string_view text, Setup& s)
{
    const auto title = text.substr(0, text.find(';'));
    text.remove_prefix(std::min(text.size(), title.size() + 1));
    const auto row = text.substr(0, text.find(','));
    text.remove_prefix(std::min(text.size(), row.size() + 1));
    s.title = session::unescaped(title);
    s.players = {session::unescaped(row), session::unescaped(text)};
}

Expected<Setup, Error> parse_setup(session::Words& words)
{
    const std::string_view word = words.next();
    auto matrix = parse_matrix(word);
    if (!matrix) return wrong(matrix.error().kind, words.at() + matrix.error().at);
    const std::string canonical = to_word(*matrix); // canonical: a game has exactly one line
    if (canonical != word) {
        std::size_t same = 0;
        while (same < word.size() && same < canonical.size() && word[same] == canonical[same]) ++same;
        return wrong(Kind::syntax, words.at() + static_cast<int>(same));
    }
    const auto human = named<Side>(words.next());
    if (!human) return wrong(Kind::unknown_side, words.at());
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(Kind::seed_out_of_range, words.at());
    Setup s{*std::move(matrix), *human, *seed};
    for (const char sign : {'=', '@'}) {
        if (!words.peek().starts_with(sign)) continue;
        const std::string_view word = words.next();
        if (sign == '=') read_names(word.substr(1), s);
        else read_heading(word.substr(1), s);
        const auto bad = problem(s);
        if (bad && bad->kind == Kind::too_long) return wrong(bad->kind, bad->at);
        if (bad || (sign == '=' ? names_word(s) : heading_word(s)) != word) return wrong(Kind::syntax, words.at());
    }
    return s;
}

Expected<Event, Error> parse_event(const Setup&, std::string_view word, int at)
{
    const auto choice = session::number(word, 9);
    if (!choice) return wrong(Kind::unknown_event, at);
    return Event{static_cast<int>(*choice)};
}

// The longest line: the header, the matrix with its names and heading, and max_events digits with their spaces.
static_assert(40 + max_word_length + max_events * 2 <= static_cast<int>(session::max_line_length));
static_assert(max_rows <= 10 && max_columns <= 10); // a choice is one digit

} // namespace

std::string to_line(const session::Log<Game>& log)
{
    const Setup& s = log.setup();
    std::string line = "matrix 1 " + to_word(s.matrix) + ' ';
    line.append(name(s.human)).append(" ").append(std::to_string(s.seed));
    for (const std::string& word : {names_word(s), heading_word(s)})
        if (!word.empty()) line.append(" ").append(word);
    for (const Event& e : log.events()) line.append(" ").append(std::to_string(e.choice));
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "matrix", parse_setup, parse_event);
}

} // namespace engine::matrix
