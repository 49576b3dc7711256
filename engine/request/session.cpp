// session.end: a game's line, played again. It is in the family of lessons, which also reads lines of all games.
#include "engine/request/types/session.hpp"
#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/duel.hpp"
#include "engine/concepts/game.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lesson/line.hpp"
#include "engine/matrix/game.hpp"
#include "engine/request/door.hpp"
#include "engine/session/words.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"

namespace engine::request {
namespace {

using End = SessionEnd::Result;

/// The log of a line that is known to be good, with the fields that every game has.
template <class Game>
session::Log<Game> replayed(const Expected<session::Log<Game>, typename Game::Error>& log, End& end)
{
    ENGINE_CHECK(log.has_value());
    end.task = to_line(session::Log<Game>(log->setup()));
    end.moves = static_cast<int>(log->cursor());
    return *log;
}

void end_of_codes(std::string_view line, End& end)
{
    const auto log = replayed<codes::Game>(codes::from_line(line), end);
    const codes::Game& game = log.now();
    end.moves = static_cast<int>(game.rows.size());
    end.over = game.status != codes::Game::Status::playing;
    if (end.over) end.won = game.status == codes::Game::Status::won;
    if (game.setup.role != codes::Role::guesser) return;
    end.rules = codes::to_text(game.setup.rules);
    end.criterion = codes::criterion_for(game.setup.strategy);
    auto& rows = end.rows.emplace();
    for (const codes::Row& row : game.rows)
        rows.push_back({codes::to_text(game.setup.rules, row.guess), row.answer->black, row.answer->white});
}

/// The code games' line at the end of a line of version spaces, whose game ends by a row of fijas alone, by a declared
/// code or by giving up. The words before are the learner's choices; one says where the secret comes from.
void end_of_spaces(std::string_view line, End& end)
{
    const auto inner = lesson::codes_line_in(line);
    end_of_codes(inner, end);
    end.task = std::string(line.substr(0, line.size() - inner.size())) + end.task;
    if (!end.over) return;
    session::Words words(line);
    for (int i = 0; i < 3; ++i) words.next(); // "spaces", the version, who guesses
    const auto log = codes::from_line(inner);
    if (words.next() != "seed" || log->setup().role != codes::Role::assistant) return;
    codes::Setup guesser = log->setup();
    guesser.role = codes::Role::guesser;
    const auto& rows = log->now().rows;
    const bool declares = log->now().status == codes::Game::Status::gave_up && log->now().waits_for_answer();
    end.won = (*end.won || declares) && rows.back().guess == codes::Game::start(guesser).secret;
}

void end_of_duel(std::string_view line, End& end)
{
    using codes::Duel;
    const auto log = replayed<Duel>(codes::duel_from_line(line), end);
    const Duel& duel = log.now();
    end.over = duel.over();
    if (end.over && duel.status != Duel::Status::drawn) end.won = duel.status == Duel::Status::a_won;
}

void end_of_thirtyone(std::string_view line, End& end)
{
    using namespace thirtyone;
    const auto log = replayed<Game>(from_line(line), end);
    const Game& game = log.now();
    end.over = game.over();
    const auto winner = end.over ? game.winner() : std::nullopt;
    const bool alike = (game.setup.a == Player::person) == (game.setup.b == Player::person);
    if (winner) end.won = alike || game.player(*winner) == Player::person;
}

void end_of_tictactoe(std::string_view line, End& end)
{
    using namespace tictactoe;
    const auto log = replayed<Game>(from_line(line), end);
    const Game& game = log.now();
    end.over = game.over();
    const auto is_person = [](const Player& p) { return p.kind == Player::Kind::person; };
    if (end.over && game.result() != 0) end.won = is_person(game.result() > 0 ? game.setup.x : game.setup.o);
}

void end_of_betting(std::string_view line, End& end)
{
    using namespace betting;
    const auto log = replayed<Game>(from_line(line), end);
    const Game& game = log.now();
    end.over = game.phase == Game::Phase::over;
    const int mine = game.setup.human == Human::min ? -game.capital : game.capital;
    if (end.over && mine != 0) end.won = mine > 0;
}

void end_of_match(std::string_view line, End& end)
{
    using namespace betting;
    const auto log = replayed<Match>(match_from_line(line), end);
    const Match& match = log.now();
    end.over = match.over();
    const int mine = match.setup.human == Human::min ? -match.capital : match.capital;
    if (end.over && mine != 0) end.won = mine > 0;
}

void end_of_trees(std::string_view line, End& end)
{
    using namespace trees;
    const auto log = replayed<Game>(from_line(line), end);
    const Game& game = log.now();
    end.over = game.setup.mode == Mode::practice && game.is_checked && review(game).is_complete();
    if (end.over) end.won = true;
    if (game.setup.mode != Mode::practice) return;
    const auto [right, asked] = first_try(log);
    end.first_try = {right, asked};
    auto& mistakes = end.mistakes.emplace();
    for (const search::Mistake& m : mistakes_found(log)) mistakes.push_back({path_of(game.tree, m.node), m.kind});
}

void end_of_cluedo(std::string_view line, End& end)
{
    using namespace cluedo;
    const auto log = replayed<Game>(from_line(line), end);
    const Game& game = log.now();
    end.over = game.over() && game.play;
    if (end.over) end.won = !game.gave_up && game.play->winner == game.setup.me;
}

void end_of_concepts(std::string_view line, End& end)
{
    const auto log = replayed<concepts::Game>(concepts::from_line(line), end);
    end.over = log.now().over();
    if (end.over) end.won = log.now().right();
}

End end_of(std::string_view line)
{
    End end;
    end.game = std::string(line.substr(0, line.find(' ')));
    if (codes::is_duel_line(line)) end_of_duel(line, end);
    else if (end.game == "codes") end_of_codes(line, end);
    else if (end.game == "spaces") end_of_spaces(line, end);
    else if (end.game == "thirtyone") end_of_thirtyone(line, end);
    else if (end.game == "tictactoe") end_of_tictactoe(line, end);
    else if (end.game == "betting" && betting::is_match_line(line)) end_of_match(line, end);
    else if (end.game == "betting" && betting::is_given_line(line))
        replayed<betting::Given>(betting::given_from_line(line), end);
    else if (end.game == "betting") end_of_betting(line, end);
    else if (end.game == "trees") end_of_trees(line, end);
    else if (end.game == "cluedo") end_of_cluedo(line, end);
    else if (end.game == "concepts") end_of_concepts(line, end);
    else if (end.game == "matrix") replayed<matrix::Game>(matrix::from_line(line), end);
    return end;
}

} // namespace

void SessionEnd::check_line(const At& at) const
{
    const std::string problem = lesson::problem_of_line(line);
    if (!problem.empty())
        at.in("line").fail({"bad_line", "The line has a fault: " + problem + ".", at.in("line").path()});
}

Running<SessionEnd> begin(const SessionEnd& q, Clock) { return end_of(q.line); }

template struct Door<SessionEnd>;

} // namespace engine::request
