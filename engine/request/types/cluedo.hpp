#pragma once
// cluedo.*
#include "engine/request/types/cluedo_advise.hpp"
#include "engine/request/types/cluedo_deduce.hpp"
#include "engine/request/types/cluedo_match.hpp"
#include "engine/request/types/cluedo_others.hpp"
