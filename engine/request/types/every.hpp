#pragma once
// Every request.
#include "engine/request/types/betting.hpp"
#include "engine/request/types/cluedo.hpp"
#include "engine/request/types/codes.hpp"
#include "engine/request/types/codes_given.hpp"
#include "engine/request/types/concepts.hpp"
#include "engine/request/types/extensive.hpp"
#include "engine/request/types/formats.hpp"
#include "engine/request/types/lab.hpp"
#include "engine/request/types/lesson.hpp"
#include "engine/request/types/lesson_facts.hpp"
#include "engine/request/types/matrix.hpp"
#include "engine/request/types/practice.hpp"
#include "engine/request/types/puzzle.hpp"
#include "engine/request/types/search.hpp"
#include "engine/request/types/session.hpp"
#include "engine/request/types/spaces.hpp"
#include "engine/request/types/thirtyone.hpp"
#include "engine/request/types/tictactoe.hpp"
#include "engine/request/types/transpositions.hpp"
#include "engine/request/types/version.hpp"

namespace engine::request {

template <class F, class... Q>
void each_of(F& f)
{
    (f(std::type_identity<Q>{}), ...);
}

/// Calls f(std::type_identity<Q>) for every request Q.
template <class F>
void each_request(F f)
{
    each_of<F, CodesAnswer, CodesKnowledge, CodesPartition, CodesChoose, CodesRank, CodesPopulation, CodesTournament,
            CodesOptimal, CodesValueTree, CodesStatic, CodesGrade, CodesSpaces, ConceptsLearn, ConceptsClassify,
            ConceptsAsk, LabCompare, LabReproduce, SearchTree, SearchOrders, SearchRandomTrees, SearchRules,
            SearchGrade, SearchTranspositions, ThirtyoneSolve, ThirtyonePosition, TictactoeAnalyse, MatrixSolve,
            BettingSolve, ExtensiveSolve, ExtensiveExploit, CluedoDeduce, CluedoWhy, CluedoAdvise, CluedoReview,
            CluedoOthers, CluedoMatch, LessonStep, LessonJudge, LessonCheck, LessonFacts, PuzzleMake, PuzzleCheck,
            PuzzleHint, PuzzleDay, FormatsRead, FormatsWrite, SessionEnd, Version>(f);
}

} // namespace engine::request
