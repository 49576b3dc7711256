#pragma once
// Reads a text as a line of every game, and checks that a game that can read it prints it again byte for byte.
#include "engine/base/check.hpp"
#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/duel.hpp"
#include "engine/concepts/game.hpp"
#include "engine/concepts/read.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/lesson/line.hpp"
#include "engine/matrix/game.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <string_view>

namespace fuzz {

template <class Log>
void prints_itself(const Log& log, std::string_view line)
{
    if (log) ENGINE_CHECK(to_line(*log) == line);
}

inline void try_line(std::string_view line)
{
    prints_itself(engine::codes::from_line(line), line);
    prints_itself(engine::codes::duel_from_line(line), line);
    prints_itself(engine::thirtyone::from_line(line), line);
    prints_itself(engine::trees::from_line(line), line);
    prints_itself(engine::tictactoe::from_line(line), line);
    prints_itself(engine::matrix::from_line(line), line);
    prints_itself(engine::betting::from_line(line), line);
    prints_itself(engine::betting::match_from_line(line), line);
    prints_itself(engine::betting::given_from_line(line), line);
    prints_itself(engine::cluedo::from_line(line), line);
    prints_itself(engine::concepts::from_line(line), line);
    (void)engine::concepts::read_table(line);
    prints_itself(engine::lab::from_line(line), line);
    (void)engine::lesson::problem_of_line(line);
}

} // namespace fuzz
