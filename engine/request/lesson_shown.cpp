#include "engine/request/lesson_shown.hpp"
#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/duel.hpp"
#include "engine/concepts/game.hpp"
#include "engine/lesson/answer.hpp"
#include "engine/lesson/line.hpp"
#include "engine/matrix/game.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/types/betting.hpp"
#include "engine/request/types/cluedo.hpp"
#include "engine/request/types/codes.hpp"
#include "engine/request/types/concepts.hpp"
#include "engine/request/types/matrix.hpp"
#include "engine/request/types/search.hpp"
#include "engine/request/types/thirtyone.hpp"
#include "engine/request/types/tictactoe.hpp"
#include "engine/search/tree_text.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/board.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <algorithm>
#include <array>

namespace engine::request {
namespace {

using Things = std::vector<std::string>;
using lesson::joined;

Shown shown(const thirtyone::Rules& r, const thirtyone::Position& p)
{
    Things moves;
    for (int value = 1; value <= r.max; ++value)
        moves.insert(moves.end(), static_cast<std::size_t>(used(p, value)), std::to_string(value));
    const Things rules{std::to_string(r.rows), std::to_string(r.max), std::to_string(r.limit),
                       std::string(name(r.full_board))};
    return {"thirtyone", joined(rules, " "), joined(moves, " "), {{"moves", moves}}};
}

Shown shown(const tictactoe::State& s)
{
    Things cells;
    for (const auto cell : tictactoe::CellRange(s.x)) cells.push_back("X" + std::to_string(cell));
    for (const auto cell : tictactoe::CellRange(s.o)) cells.push_back("O" + std::to_string(cell));
    return {"tictactoe", "", tictactoe::to_text(s), {{"cells", cells}}};
}

/// Equal for trees that differ in the player to move or in the order of children only.
Shown shown(const search::Tree& t)
{
    Things nodes(static_cast<std::size_t>(t.size()));
    for (int node = t.size() - 1; node >= 0; --node) {
        const search::Node& n = t[node];
        Things children;
        for (int child = n.first; child < n.first + n.count; ++child) {
            const std::string share = t.is_chance_child(child) ? to_text(t[child].probability) + ":" : "";
            children.push_back(share + nodes[static_cast<std::size_t>(child)]);
        }
        std::sort(children.begin(), children.end());
        nodes[static_cast<std::size_t>(node)] = t.is_leaf(node) ? to_text(n.value) : "(" + joined(children, " ") + ")";
    }
    return {"trees", "", search::to_text(t, search::NodeKind::max, ','), {{"nodes", nodes}}};
}

/// Includes the 2 × 2 squares of any two rows and columns, which survive crossing out other rows and columns.
Shown shown(const matrix::Matrix& m)
{
    Things entries, squares;
    for (const Rational& entry : m.entries) entries.push_back(to_text(entry));
    const auto row = [&](int i, int j, int l) { return to_text(m.at(i, j)) + " " + to_text(m.at(i, l)); };
    for (int i = 0; i < m.rows; ++i)
        for (int k = i + 1; k < m.rows; ++k)
            for (int j = 0; j < m.columns; ++j)
                for (int l = j + 1; l < m.columns; ++l) squares.push_back(row(i, j, l) + " / " + row(k, j, l));
    return {"matrix", "", to_word(m), {{"entries", entries}, {"squares", squares}}};
}

Shown shown(const betting::Rules& r)
{
    Things bets, deals;
    for (const auto bet : r.bets) bets.push_back(std::to_string(bet));
    for (const betting::Deal& d : betting::deals) deals.push_back(to_text(d) + " " + to_text(probability(r.deck, d)));
    return {"betting", joined(deals, ", "), joined(bets, ","), {{"bets", bets}}};
}

/// Attributes and values by their numbers: a line may have a gallery's name, a request has names of its own.
Shown shown(const concepts::Shape& shape, const std::vector<concepts::Example>& examples)
{
    Things values, given;
    for (int i = 0; i < shape.attributes; ++i)
        values.push_back(std::to_string(shape.values[static_cast<std::size_t>(i)]));
    for (const concepts::Example& e : examples) {
        given.emplace_back(e.positive ? "+" : "-");
        for (int i = 0; i < shape.attributes; ++i)
            given.back() += std::to_string(e.values[static_cast<std::size_t>(i)]);
    }
    return {"concepts", joined(values, " "), joined(given, ", "), {{"examples", given}}};
}

Shown shown(const betting::VariantRules& r)
{
    const bool kuhn = r.variant == betting::Variant::kuhn;
    const Things rules{std::string(name(r.variant)), "ante " + std::to_string(r.ante),
                       kuhn ? betting::ranks_text(r.ranks) : to_text(r.deck), r.may_fold || kuhn ? "folds" : "bets"};
    Things bets;
    for (const int bet : r.bets) bets.push_back(std::to_string(bet));
    return {"betting", joined(rules, " "), joined(bets, ","), {{"bets", bets}}};
}

std::string word_of(const cluedo::Entry& e)
{
    static constexpr std::array kinds{"asks", "accuses", "has", "lacks", "may have", "may lack"};
    const auto trio = [](const cluedo::Trio& t) {
        return " " + std::to_string(t[0]) + "." + std::to_string(t[1]) + "." + std::to_string(t[2]);
    };
    std::string word = std::to_string(e.by) + " " + kinds[static_cast<std::size_t>(e.kind)];
    if (e.cards[0] != cluedo::no_card) word += trio(e.cards);
    if (e.shower != cluedo::nobody) word += " " + std::to_string(e.shower) + " shows";
    if (e.card != cluedo::no_card) word += " " + std::to_string(e.card);
    if (e.right) word += " right";
    if (e.has_seen()) word += " sees" + trio(e.seen);
    return word;
}

Shown shown(const cluedo::View& v, const std::vector<cluedo::Entry>& entries)
{
    Things events, rules{"deck"};
    for (const cluedo::Entry& e : entries) events.push_back(word_of(e));
    for (const auto size : v.table.deck.sizes) rules.push_back(std::to_string(size));
    rules.emplace_back("hands");
    for (cluedo::Holder h = 0; h < v.table.players; ++h) rules.push_back(std::to_string(v.table.size(h)));
    rules.push_back("pile " + std::to_string(v.table.pile) + " me " + std::to_string(v.me) + " with");
    for (const auto card : cluedo::list_of(v.hand)) rules.push_back(std::to_string(card));
    return {"cluedo", joined(rules, " "), joined(events, ", "), {{"events", events}}};
}

std::string row_of(const codes::Rules& r, const codes::Code& guess, const codes::Feedback& answer)
{
    return to_text(r, guess) + " " + std::to_string(answer.black) + "." + std::to_string(answer.white);
}

/// asked: guesses that await feedback, or get it from the request.
Shown shown(const codes::Rules& r, const Things& rows, const Things& asked)
{
    Things position = rows;
    position.insert(position.end(), asked.begin(), asked.end());
    Shown out{"codes", to_text(r), joined(position, ", "), {{"rows", rows}}};
    if (!asked.empty()) out.things["asked"] = asked;
    return out;
}

Shown shown(const codes::Game& game)
{
    const codes::Rules& r = game.setup.rules;
    Things rows, asked;
    for (const codes::Row& row : game.rows)
        if (row.answer) rows.push_back(row_of(r, row.guess, *row.answer));
        else asked.push_back(to_text(r, row.guess));
    return shown(r, rows, asked);
}
Shown shown(const codes::Duel& duel) { return shown(duel.setup.rules, {}, {}); }
Shown shown(const thirtyone::Game& game) { return shown(game.setup.rules, game.position); }
Shown shown(const tictactoe::Game& game) { return shown(game.board); }
Shown shown(const trees::Game& game) { return shown(game.tree); }
Shown shown(const matrix::Game& game) { return shown(game.setup.matrix); }
Shown shown(const betting::Game& game) { return shown(game.setup.rules); }
Shown shown(const concepts::Game& game) { return shown(game.shape, game.examples); }
Shown shown(const betting::Match& match) { return shown(match.setup.rules); }
Shown shown(const cluedo::Game& game) { return shown(game.view(), game.notes()); }

template <class Log>
std::optional<Shown> shown_by_log(const Log& log)
{
    return log ? std::optional(shown(log->now())) : std::nullopt;
}

/// The board of every codes.* request but codes.answer.
struct CodesBoard {
    codes::Rules rules;
    std::vector<codes::Clue> history;
    static void fields(auto& f, auto& q) { fields_of_position(f, q); }
};

std::vector<Shown> boards(const CodesBoard& q)
{
    Things rows;
    for (const codes::Clue& clue : q.history) rows.push_back(row_of(q.rules, clue.guess, clue.answer));
    return {shown(q.rules, rows, {})};
}
std::vector<Shown> boards(const CodesAnswer& q)
{
    return {shown(q.rules, {}, {to_text(q.rules, q.guess)}), shown(q.rules, {}, {to_text(q.rules, q.secret)})};
}

/// The board of every concepts.* request.
struct ConceptsBoard : ConceptsOf {
    static void fields(auto& f, auto& q) { fields_of_concepts(f, q); }
};

/// Reads the fields that describe the board; others are left to the command.
template <class Q, class Boards>
std::vector<Shown> boards_in(const Json& request, Boards boards)
{
    std::optional<Problem> first;
    const At at(first);
    FieldReader in(at, request);
    Q q;
    Q::fields(in, q);
    return first ? std::vector<Shown>() : boards(q);
}

std::vector<Shown> boards_of(const Json& request, std::string_view cmd)
{
    if (cmd == "codes.answer") return boards_in<CodesAnswer>(request, [](const auto& q) { return boards(q); });
    if (cmd.starts_with("codes.")) return boards_in<CodesBoard>(request, [](const auto& q) { return boards(q); });
    if (cmd.starts_with("thirtyone."))
        return boards_in<ThirtyonePosition>(
            request, [](const auto& q) { return std::vector{shown(q.rules, *play(q.rules, q.moves))}; });
    if (cmd == "search.tree" || cmd == "search.orders")
        return boards_in<SearchTree>(request, [](const auto& q) {
            if (q.tree.size() > trees::max_game_nodes) return std::vector<Shown>();
            return std::vector{shown(*search::parse_tree(to_text(q.tree, q.root), search::NodeKind::max))};
        });
    if (cmd.starts_with("tictactoe."))
        return boards_in<TictactoeAnalyse>(request, [](const auto& q) { return std::vector{shown(q.board)}; });
    if (cmd.starts_with("matrix."))
        return boards_in<MatrixSolve>(request, [](const auto& q) { return std::vector{shown(q.matrix)}; });
    if (cmd.starts_with("betting."))
        return boards_in<BettingSolve>(request, [](const auto& q) {
            return std::vector{q.variant ? shown(q.variant_rules()) : shown(q.rules())};
        });
    if (cmd.starts_with("concepts."))
        return boards_in<ConceptsBoard>(request,
                                        [](const auto& q) { return std::vector{shown(q.shape(), q.examples)}; });
    if (cmd.starts_with("cluedo."))
        return boards_in<CluedoCase>(request, [](const auto& q) { return std::vector{shown(q.view, q.events)}; });
    return {};
}

} // namespace

std::optional<Shown> shown_by(std::string_view line)
{
    const auto word = line.substr(0, line.find(' '));
    if (codes::is_duel_line(line)) return shown_by_log(codes::duel_from_line(line));
    if (word == "codes" || word == "spaces") return shown_by_log(codes::from_line(lesson::codes_line_in(line)));
    if (word == "thirtyone") return shown_by_log(thirtyone::from_line(line));
    if (word == "trees") return shown_by_log(trees::from_line(line));
    if (word == "tictactoe") return shown_by_log(tictactoe::from_line(line));
    if (word == "matrix") return shown_by_log(matrix::from_line(line));
    if (word == "betting" && betting::is_match_line(line)) return shown_by_log(betting::match_from_line(line));
    if (word == "betting" && betting::is_given_line(line)) return std::nullopt;
    if (word == "betting") return shown_by_log(betting::from_line(line));
    if (word == "concepts") return shown_by_log(concepts::from_line(line));
    if (word == "cluedo") return shown_by_log(cluedo::from_line(line));
    return std::nullopt;
}

std::vector<Shown> asked_about(const Json& request)
{
    const auto cmd = request.is_object() ? request.find("cmd") : request.end();
    if (cmd == request.end() || !cmd->is_string()) return {};
    return boards_of(request, cmd->get_ref<const std::string&>());
}

bool akin(const Shown& a, const Shown& b)
{
    if (a.game != b.game || a.rules != b.rules) return false;
    return std::all_of(a.things.begin(), a.things.end(), [&](const auto& sort) {
        const auto other = b.things.find(sort.first);
        if (other == b.things.end()) return true;
        Things mine = sort.second, its = other->second;
        std::sort(mine.begin(), mine.end());
        std::sort(its.begin(), its.end());
        return std::includes(mine.begin(), mine.end(), its.begin(), its.end()) ||
               std::includes(its.begin(), its.end(), mine.begin(), mine.end());
    });
}

} // namespace engine::request
