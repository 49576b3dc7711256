// Tic-tac-toe through the shell: played, analysed, its tree opened.
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>
