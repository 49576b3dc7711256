#include "engine/request/lesson_facts_board.hpp"
#include "engine/betting/match.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/game.hpp"
#include "engine/concepts/game.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lesson/line.hpp"
#include "engine/matrix/game.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/types/cluedo.hpp"
#include "engine/request/types/concepts.hpp"
#include "engine/request/types/lab.hpp"
#include "engine/request/types/matrix.hpp"
#include "engine/search/tree_text.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/board.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <algorithm>

namespace engine::request {
namespace known_boards {
namespace {

using B = lesson::FactBoard;
using E = lesson::FactEach;
using O = lesson::FactOptions;
using search::NodeKind;

std::vector<std::string> numbers(int n)
{
    std::vector<std::string> out;
    for (int i = 1; i <= n; ++i) out.push_back(std::to_string(i));
    return out;
}

/// Parts in the order of the reply.
std::vector<FactPart> in_order(const std::vector<std::string>& names)
{
    std::vector<FactPart> out;
    for (const std::string& name : names) out.push_back({name, std::to_string(out.size())});
    return out;
}

/// Options 0, 1, …, n - 1, which the board counts from 1.
std::vector<FactOption> counted(int n, const std::string& id = {})
{
    std::vector<FactOption> out;
    for (int i = 0; i < n; ++i)
        out.push_back({std::to_string(i), id.empty() ? id : id + std::to_string(i), std::to_string(i + 1)});
    return out;
}

/// The tree below a node. `swap`: with MAX and MIN exchanged.
search::Tree tree_below(const search::Tree& t, int top, bool swap)
{
    search::TreeBuilder builder;
    std::vector<std::pair<int, int>> found{{top, -1}}; // a node, and its parent's number in the builder
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto [node, parent] = found[i];
        const search::Node& n = t[node];
        const bool turns = swap && n.kind != NodeKind::chance && !t.is_leaf(node);
        const int mine = builder.add(parent, turns ? search::other(n.kind) : n.kind, n.value,
                                     node == top ? Rational() : n.probability);
        for (int child = n.first; child < n.first + n.count; ++child) found.emplace_back(child, mine);
    }
    return builder.finish();
}

Json request_about(const search::Tree& t)
{
    const NodeKind first = t[0].kind == NodeKind::min ? NodeKind::min : NodeKind::max;
    Json json{{"tree", to_text(t, first)}};
    if (first == NodeKind::min) json["root"] = "MIN";
    return json;
}

KnownBoard known(const trees::Game& game)
{
    const search::Tree& t = game.tree;
    bool chance = false;
    KnownBoard out;
    std::vector<FactOption> leaves, branches;
    for (int node = 0; node < t.size(); ++node) {
        chance = chance || t[node].kind == NodeKind::chance;
        const std::string id = "node:" + std::to_string(node);
        std::string path;
        for (const int step : search::path_of(t, node)) path += (path.empty() ? "" : ".") + std::to_string(step);
        if (t.is_leaf(node)) leaves.push_back({path, id, to_text(t[node].value)});
        if (node > 0 && t[node].parent == 0)
            branches.push_back({std::to_string(t.place(node)), id, std::to_string(t.place(node) + 1)});
    }
    out.game = chance ? "chance" : "trees";
    out.boards[B::whole] = {request_about(t)};
    out.boards[B::swapped] = {request_about(tree_below(t, 0, true))};
    for (int child = t[0].first; child < t[0].first + t[0].count; ++child)
        for (const bool swap : {false, true})
            if (!t.is_leaf(child)) {
                out.boards[swap ? B::branch_swapped : B::branch].push_back(request_about(tree_below(t, child, swap)));
                if (swap) continue;
                auto& parts = out.parts[E::branch];
                parts.push_back({std::to_string(t.place(child) + 1), std::to_string(parts.size())});
            }
    out.options[O::leaves] = std::move(leaves);
    out.options[O::branches] = std::move(branches);
    return out;
}

Json request_about(const codes::Rules& r, const std::vector<codes::Row>& rows, std::size_t count)
{
    Json history = Json::array();
    for (std::size_t i = 0; i < count; ++i)
        if (rows[i].answer && !rows[i].ignored)
            history.push_back(Json{{"guess", to_text(r, rows[i].guess)},
                                   {"fijas", int{rows[i].answer->black}},
                                   {"picas", int{rows[i].answer->white}}});
    return Json{{"rules", to_text(r)}, {"history", std::move(history)}};
}

KnownBoard known(const codes::Game& game)
{
    const codes::Rules& r = game.setup.rules;
    KnownBoard out{.game = "codes", .boards = {}, .options = {}, .parts = {}, .more = {}};
    const std::size_t answered = game.rows.size() - (game.waits_for_answer() ? 1 : 0);
    out.boards[B::whole] = {request_about(r, game.rows, answered)};
    out.boards[B::start] = {request_about(r, {}, 0)};
    if (answered > 0) out.boards[B::before] = {request_about(r, game.rows, answered - 1)};
    if (game.waits_for_answer()) {
        const std::string guess = to_text(r, game.rows.back().guess);
        out.more["codes.partition"] = Json{{"guess", guess}};
        if (game.secret) out.more["codes.answer"] = Json{{"guess", guess}, {"secret", to_text(r, *game.secret)}};
    } else if (game.secret && answered > 0)
        out.more["codes.answer"] =
            Json{{"guess", to_text(r, game.rows[answered - 1].guess)}, {"secret", to_text(r, *game.secret)}};
    return out;
}

KnownBoard known(const thirtyone::Game& game)
{
    const thirtyone::Rules &r = game.setup.rules, usual;
    const auto about = [&](int plies) {
        Json json{{"moves", Json::array()}};
        for (int i = 0; i < plies; ++i) json["moves"].push_back(int{game.moves[i]});
        if (r.rows != usual.rows) json["rows"] = r.rows;
        if (r.max != usual.max) json["max"] = r.max;
        if (r.limit != usual.limit) json["limit"] = r.limit;
        if (r.full_board != usual.full_board) json["full_board"] = name(r.full_board);
        return json;
    };
    KnownBoard out{.game = "thirtyone", .boards = {}, .options = {}, .parts = {}, .more = {}};
    out.boards[B::whole] = {about(game.moves.size())};
    if (!game.moves.empty()) out.boards[B::before] = {about(game.moves.size() - 1)};
    bool all_free = true;
    for (int value = 1; value <= r.max; ++value) all_free = all_free && used(game.position, value) < r.rows;
    for (int value = 1; value <= r.max; ++value) {
        const std::string word = std::to_string(value);
        out.options[O::values_31].push_back({word, all_free && !game.over() ? "value:" + word : "", word});
    }
    out.options[O::sides_31] = {{"1", "", "A"}, {"-1", "", "B"}};
    if (r.full_board == thirtyone::FullBoard::draw) out.options[O::sides_31].push_back({"0", "", ""});
    return out;
}

KnownBoard known(const tictactoe::Game& game)
{
    KnownBoard out{.game = "tictactoe", .boards = {}, .options = {}, .parts = {}, .more = {}};
    const std::string cells = to_text(game.board);
    out.boards[B::whole] = {Json{{"board", cells}}};
    out.options[O::sides_ttt] = {{"1", "", "X"}, {"0", "", ""}, {"-1", "", "O"}};
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i] == '.') out.options[O::squares].push_back({std::to_string(i), "", std::to_string(i + 1)});
    return out;
}

KnownBoard known(const matrix::Game& game)
{
    const matrix::Matrix& m = game.setup.matrix;
    KnownBoard out{.game = "matrix", .boards = {}, .options = {}, .parts = {}, .more = {}};
    out.boards[B::whole] = {Json{{"matrix", MatrixRows::write(m)}}};
    out.options[O::rows] = counted(m.rows);
    out.options[O::columns] = counted(m.columns);
    out.parts[E::row] = in_order(numbers(m.rows));
    out.parts[E::column] = in_order(numbers(m.columns));
    return out;
}

KnownBoard known(const betting::Game& game)
{
    const betting::Rules& r = game.setup.rules;
    KnownBoard out{.game = "betting", .boards = {}, .options = {}, .parts = {}, .more = {}};
    Json json{{"bets", Json::array()}, {"cards", name(game.setup.cards)}};
    for (const auto bet : r.bets) json["bets"].push_back(int{bet});
    if (r.deck != betting::Deck())
        json["deck"] =
            Json{{"aces", int{r.deck.aces}}, {"kings", int{r.deck.kings}}, {"replacement", r.deck.replacement}};
    out.boards[B::whole] = {std::move(json)};
    return out;
}

KnownBoard known(const betting::Match& game)
{
    const betting::VariantRules &r = game.setup.rules, usual;
    Json json{{"variant", name(r.variant)}};
    if (r.ante != usual.ante) json["ante"] = r.ante;
    if (r.bets != usual.bets) json["bets"] = r.bets;
    const bool one_card = r.variant == betting::Variant::one_card;
    if (one_card && r.deck != usual.deck) json["deck"] = Json{{"aces", int{r.deck.aces}}, {"kings", int{r.deck.kings}}};
    if (one_card && !r.may_fold) json["fold"] = false;
    if (!one_card && r.ranks != usual.ranks) json["ranks"] = r.ranks;
    KnownBoard out{.game = "variant", .boards = {}, .options = {}, .parts = {}, .more = {}};
    out.boards[B::whole] = {std::move(json)};
    for (const extensive::Set& set : game.book->tree.sets) {
        if (set.player < 0) continue;
        const bool is_max = set.player == 0,
                   no_card = one_card && !is_max; // its name in min_ranges is no word of paths
        out.parts[set.actions.front() == "call" ? E::calls : E::bets].push_back(
            {(is_max ? "MAX " : "MIN ") + set.name,
             no_card ? "behaviour.set=bet.ranges.call" : (is_max ? "max_ranges." : "min_ranges.") + set.name + ".0"});
    }
    return out;
}

KnownBoard known(const lab::Trial& trial)
{
    const lab::Experiment& e = trial.experiment;
    KnownBoard out{.game = "lab", .boards = {}, .options = {}, .parts = {}, .more = {}};
    if (e.strategies.empty()) return out;
    LabCompare q;
    q.rules = e.rules;
    for (const codes::AnyStrategy& strategy : e.query().strategies) q.strategies.push_back({strategy, {}});
    q.secrets = e.games;
    q.seed = e.seed;
    Json json = write_fields([&](auto& f) { LabCompare::fields(f, q); });
    for (const char* usual : {"games", "share"}) json.erase(usual);
    for (Json& one : json["strategies"])
        if (!one.contains("options")) one = Json(one["strategy"]);
    out.boards[B::whole] = {std::move(json)};
    std::vector<std::string> names, pairs;
    for (const codes::StrategyKind kind : e.strategies) names.emplace_back(name(kind));
    for (std::size_t a = 0; a < names.size(); ++a)
        for (std::size_t b = a + 1; b < names.size(); ++b) pairs.push_back(names[a] + " " + names[b]);
    out.parts[E::strategy] = in_order(names);
    out.parts[E::versus] = in_order(pairs);
    return out;
}

/// A table of names, which the answers do not depend on: a gallery's own names are words of a language.
concepts::Table numbered(const concepts::Shape& shape)
{
    concepts::Table table;
    for (int i = 0; i < shape.attributes; ++i) table.attributes.push_back({{}, numbers(shape.values[i])});
    return table;
}

KnownBoard known(const concepts::Game& game)
{
    ConceptsOf asked;
    asked.table = game.setup.gallery ? numbered(game.shape) : game.setup.own;
    asked.examples = game.examples;
    asked.language = game.setup.language;
    asked.wrong_labels = game.setup.wrong_labels;
    const auto about = [&asked] { return write_fields([&](auto& f) { fields_of_concepts(f, asked); }); };
    KnownBoard out{.game = "concepts", .boards = {}, .options = {}, .parts = {}, .more = {}};
    out.boards[B::whole] = {about()};
    if (!asked.examples.empty()) {
        asked.examples.pop_back();
        out.boards[B::before] = {about()};
    }
    return out;
}

KnownBoard known(const cluedo::Game& game)
{
    CluedoCase notes;
    notes.view = game.view();
    notes.events = game.notes();
    const cluedo::Table& table = notes.view.table;
    KnownBoard out{.game = "cluedo", .boards = {}, .options = {}, .parts = {}, .more = {}};
    out.boards[B::whole] = {write_fields([&](auto& f) { CluedoCase::fields(f, notes); })};
    for (int card = 0; card < table.deck.cards(); ++card)
        out.parts[E::card].push_back({std::to_string(card), std::to_string(card)});
    for (int holder = 0; holder < table.holders(); ++holder)
        out.options[O::holders].push_back({std::to_string(holder), "", std::to_string(holder)});
    return out;
}

template <class Log>
std::optional<KnownBoard> known_in(const Log& log)
{
    return log ? std::optional(known(log->now())) : std::nullopt;
}

/// Whether a line of version spaces says that answers may be lies: its fifth word.
bool may_lie(std::string_view line)
{
    for (int word = 0; word < 4; ++word) line.remove_prefix(std::min(line.size(), line.find(' ') + 1));
    return !line.starts_with("true ");
}

} // namespace
} // namespace known_boards

std::optional<KnownBoard> known_board(std::string_view line)
{
    using namespace known_boards;
    if (!lesson::problem_of_line(line).empty()) return std::nullopt;
    const auto word = line.substr(0, line.find(' '));
    if (word == "codes" || (word == "spaces" && !may_lie(line)))
        return known_in(codes::from_line(lesson::codes_line_in(line)));
    if (word == "trees") return known_in(trees::from_line(line));
    if (word == "thirtyone") return known_in(thirtyone::from_line(line));
    if (word == "tictactoe") return known_in(tictactoe::from_line(line));
    if (word == "matrix") return known_in(matrix::from_line(line));
    if (word == "betting" && betting::is_match_line(line)) return known_in(betting::match_from_line(line));
    if (word == "betting") return known_in(betting::from_line(line));
    if (word == "lab") return known_in(lab::from_line(line));
    if (word == "concepts") return known_in(concepts::from_line(line));
    if (word == "cluedo") return known_in(cluedo::from_line(line));
    return std::nullopt;
}

} // namespace engine::request
