#pragma once
// The table of kinds: each is a file or two that try to make a puzzle and that check an answer.
#include "engine/base/expected.hpp"
#include "engine/base/rng.hpp"
#include "engine/puzzle/puzzle.hpp"

namespace engine::puzzle {

struct Generator {
    /// Tries once; false: draw again. Sets all but the key. About a millisecond, at most some tens.
    bool (*attempt)(int level, Rng&, Puzzle&);
    /// Compares an answer with the clues; the answer may be of any form.
    Expected<Verdict, Error> (*check)(const Puzzle&, const Answer&);
};

const Generator& generator(Kind);

bool try_crack(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_crack(const Puzzle&, const Answer&);
bool try_liar(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_liar(const Puzzle&, const Answer&);
bool try_only_move(int level, Rng&, Puzzle&);
bool try_hold_out(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_move_of_31(const Puzzle&, const Answer&);
bool try_cut(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_cut(const Puzzle&, const Answer&);
bool try_order(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_order(const Puzzle&, const Answer&);
bool try_whodunit(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_whodunit(const Puzzle&, const Answer&);
bool try_hand(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_hand(const Puzzle&, const Answer&);
bool try_noughts(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_noughts(const Puzzle&, const Answer&);
bool try_matrix(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_matrix(const Puzzle&, const Answer&);
bool try_caught(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_caught(const Puzzle&, const Answer&);
bool try_who_knows(int level, Rng&, Puzzle&);
Expected<Verdict, Error> check_who_knows(const Puzzle&, const Answer&);

/// The place of an answer's only text among the options; -1: it is none of them.
int option_of(const Puzzle&, const Answer&);

} // namespace engine::puzzle
