// formats.*: games from and for other programs.
#include "engine/request/types/formats.hpp"
#include "engine/betting/given.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/formats/lines.hpp"
#include "engine/request/door.hpp"
#include "engine/request/formats_fields.hpp"

namespace engine::request {
namespace {

using formats::StrategicForm;

Problem problem_of(const formats::Error& e, const char* field) { return {name(e), sentence(e), field, e.at}; }

/// The players, and the sum of their payoffs.
void tell(const extensive::Tree& t, FormatsRead::Result& r)
{
    r.title = t.title;
    r.players = t.players;
    r.nodes = t.nodes.size();
    if (const auto sum = extensive::constant_sum(t)) r.constant = *sum;
}

void tell(const StrategicForm& g, FormatsRead::Result& r)
{
    r.title = g.title;
    r.players = g.players;
    r.strategies.emplace();
    for (const int size : g.sizes) r.strategies->push_back(static_cast<Count>(size));
    if (const auto sum = formats::constant_sum(g)) r.constant = *sum;
}

void tell(const formats::Notebook& book, FormatsRead::Result& r)
{
    r.players = book.seat_names;
    for (std::size_t p = r.players.size(); p < book.view.table.players; ++p) r.players.push_back(std::to_string(p + 1));
}

constexpr std::array formats_list{command<FormatsRead>, command<FormatsWrite>};

} // namespace

Running<FormatsRead> begin(const FormatsRead& q, Clock)
{
    const auto game = formats::read(q.text);
    if (!game) return problem_of(game.error(), "text");
    FormatsRead::Result r;
    r.format = game->read_as;
    const auto tree = formats::tree_of(*game);
    if (const auto* form = std::get_if<StrategicForm>(&game->content)) tell(*form, r);
    else if (const auto* book = std::get_if<formats::Notebook>(&game->content)) tell(*book, r);
    else if (tree) tell(*tree, r);
    else return problem_of(tree.error(), "text");
    r.zero_sum = r.constant && r.constant->sign() == 0;
    const auto line = formats::line_of(*game);
    if (line) r.line = line->text;
    else r.no_line = sentence(line.error());
    if (tree && r.line && betting::is_given_line(*r.line))
        if (const auto matrix = formats::matrix_line_of(*tree)) r.matrix = matrix->line;
    if (tree && !solving_problem(*tree)) r.efg = to_efg(*tree);
    return r;
}

Running<FormatsWrite> begin(const FormatsWrite& q, Clock)
{
    const auto game = formats::read(q.line);
    if (!game) return problem_of(game.error(), "line");
    const auto written = formats::write(*game, q.format);
    if (!written) return problem_of(written.error(), "line");
    FormatsWrite::Result r;
    r.text = written->text;
    if (written->constant.sign() != 0) r.constant = written->constant;
    return r;
}

template struct Door<FormatsRead>;
template struct Door<FormatsWrite>;
const Family formats_commands = formats_list;

} // namespace engine::request
