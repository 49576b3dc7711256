#include "engine/formats/convert.hpp"
#include "engine/base/characters.hpp"
#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/extensive/efg_tokens.hpp"
#include "engine/formats/csv.hpp"
#include "engine/formats/dimacs.hpp"
#include "engine/formats/extensive_form.hpp"
#include "engine/formats/lines.hpp"
#include "engine/formats/nfg.hpp"
#include "engine/formats/variant_words.hpp"
#include "engine/matrix/game.hpp"
#include "engine/trees/game.hpp"

namespace engine::formats {
namespace {

using extensive::shortened;

constexpr std::string_view blanks = " \t\r\n\v\f";

/// Without a byte order mark.
std::string_view unmarked(std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    return text;
}

std::string_view trimmed(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const auto last = text.find_last_not_of(blanks);
    return last == text.npos ? text : text.substr(0, last + 1);
}

/// The first byte that belongs to no character.
std::optional<Error> not_utf8(std::string_view text)
{
    Error e{ErrorKind::not_utf8, 0, 1, 1};
    for (std::size_t i = 0; i < text.size(); ++e.at) {
        const std::size_t size = character_at(text, i);
        if (size == 0) return e;
        e.line += text[i] == '\n' ? 1 : 0;
        e.column = text[i] == '\n' ? 1 : e.column + 1;
        i += size;
    }
    return std::nullopt;
}

template <class E>
Unexpected<Error> wrong_line(const E& e)
{
    return Unexpected<Error>(Error{ErrorKind::wrong_line, e.at, 0, 0, std::string(name(e))});
}

Unexpected<Error> wrong_target(const Game& g)
{
    return Unexpected<Error>(Error{ErrorKind::wrong_target, -1, 0, 0, g.read_as});
}

Expected<Game, Error> read_line(std::string_view text)
{
    const std::string line(text);
    const std::string word = line.substr(0, line.find(' '));
    if (word == "matrix") {
        const auto log = matrix::from_line(line);
        if (!log) return wrong_line(log.error());
        return Game{log->setup().matrix, word, line};
    }
    if (word == "trees") {
        const auto log = trees::from_line(line);
        if (!log) return wrong_line(log.error());
        return Game{log->now().tree, word, line};
    }
    if (word == "betting" && betting::is_match_line(line)) {
        const auto log = betting::match_from_line(line);
        if (!log) return wrong_line(log.error());
        return Game{log->now().book->tree, word, line};
    }
    if (word == "betting" && betting::is_given_line(line)) {
        const auto log = betting::given_from_line(line);
        if (!log) return wrong_line(log.error());
        return Game{log->setup().tree, word, line};
    }
    if (word == "betting") {
        const auto log = betting::from_line(line);
        if (!log) return wrong_line(log.error());
        return Game{extensive_form(log->setup().rules, log->setup().cards), word, line};
    }
    if (word == "cluedo") {
        const auto log = cluedo::from_line(line);
        if (!log) return wrong_line(log.error());
        const cluedo::Game& now = log->now();
        return Game{Notebook{now.view(), now.notes(), now.setup.card_names, now.setup.seat_names}, word, line};
    }
    if (is_variant(word)) {
        const auto rules = parse_variant(line);
        if (!rules) return Unexpected<Error>(rules.error());
        auto tree = variant_tree(*rules);
        if (!tree) return Unexpected<Error>(of_text(tree.error()));
        return Game{*std::move(tree), word.substr(0, word.find(':')), {}};
    }
    return Unexpected<Error>(Error{ErrorKind::unknown_format, 0, 0, 0, shortened(word)});
}

Unexpected<Error> in_text(Error e, const Game& g)
{
    if (const auto& at = g.places.players; e.kind == ErrorKind::not_two_players && at.line > 0) {
        e.at = at.at;
        e.line = at.line;
        e.column = at.column;
    }
    return Unexpected<Error>(e.kind == ErrorKind::text ? of_text(placed(std::move(e.text), g.places)) : std::move(e));
}

Expected<StrategicForm, Error> form_of(const Game& g)
{
    if (const auto* form = std::get_if<StrategicForm>(&g.content)) return *form;
    if (const auto* m = std::get_if<matrix::Matrix>(&g.content)) return strategic_form(*m);
    const auto tree = tree_of(g);
    if (!tree) return Unexpected<Error>(tree.error());
    auto form = strategic_form(*tree);
    if (!form) return in_text(form.error(), g);
    return form;
}

template <class T, class Write>
Expected<Written, Error> then(const Expected<T, Error>& from, Write write)
{
    if (!from) return Unexpected<Error>(from.error());
    return Written{write(*from), {}};
}

Expected<Written, Error> csv_of(const Game& g)
{
    if (const auto* m = std::get_if<matrix::Matrix>(&g.content)) return Written{to_csv(*m), {}};
    if (const auto* form = std::get_if<StrategicForm>(&g.content)) return Written{to_csv(*form), {}};
    if (const auto* book = std::get_if<Notebook>(&g.content))
        return then(to_csv(*book), [](const std::string& text) { return text; });
    return then(tree_of(g), [](const extensive::Tree& t) { return to_csv(t); });
}

} // namespace

Expected<Game, Error> read(std::string_view text)
{
    text = unmarked(text);
    if (const auto wrong = not_utf8(text)) return Unexpected<Error>(*wrong);
    const std::string_view inside = trimmed(text);
    if (inside.starts_with("EFG")) {
        auto file = extensive::read_efg(text);
        if (!file) return Unexpected<Error>(of_text(file.error()));
        return Game{std::move(file->tree), "efg", {}, std::move(file->places)};
    }
    if (inside.starts_with("NFG")) {
        auto file = read_nfg(text);
        if (!file) return Unexpected<Error>(file.error());
        return Game{std::move(file->form), "nfg", {}, {{}, file->players}};
    }
    return read_line(inside);
}

Expected<extensive::Tree, Error> tree_of(const Game& g)
{
    if (const auto* tree = std::get_if<extensive::Tree>(&g.content)) return *tree;
    if (const auto* form = std::get_if<StrategicForm>(&g.content)) return extensive_form(*form);
    if (const auto* m = std::get_if<matrix::Matrix>(&g.content)) return extensive_form(*m);
    if (const auto* t = std::get_if<search::Tree>(&g.content)) return extensive_form(*t);
    return wrong_target(g);
}

Expected<Written, Error> line_of(const Game& g)
{
    if (!g.line.empty()) return Written{g.line, {}};
    Expected<Line, Error> line = wrong_target(g);
    if (const auto* form = std::get_if<StrategicForm>(&g.content)) line = line_of(*form);
    else if (const auto* tree = std::get_if<extensive::Tree>(&g.content)) line = line_of(*tree);
    if (!line) return in_text(line.error(), g);
    return Written{line->line, line->constant};
}

Expected<Written, Error> write(const Game& g, Format format)
{
    const auto* notebook = std::get_if<Notebook>(&g.content);
    switch (format) {
    case Format::efg:
        return then(tree_of(g), [](const extensive::Tree& t) { return to_efg(t); });
    case Format::nfg:
        return then(form_of(g), [](const StrategicForm& form) { return to_nfg(form); });
    case Format::csv:
        return csv_of(g);
    case Format::txt: {
        auto line = line_of(g);
        if (line) line->text += "\n";
        return line;
    }
    case Format::cnf:
        if (notebook == nullptr) return wrong_target(g);
        return Written{to_dimacs(cnf_of(notebook->view, notebook->entries), *notebook), {}};
    }
    return wrong_target(g);
}

} // namespace engine::formats
