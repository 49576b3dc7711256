# The engine's inner loops are compiled for speed, everything else of the page for size (-30 kB gzipped); the last -O counts.
function(compiled_with options)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/engine/ OUTPUT_VARIABLE files)
  set_source_files_properties(${files} PROPERTIES COMPILE_OPTIONS "$<$<NOT:$<CONFIG:Debug>>:${options}>")
endfunction()

compiled_with("-O2" codes/diagram.cpp codes/partition.cpp codes/entropy.cpp tictactoe/analyse.cpp
  codes/version_space/spaces.cpp codes/version_space/space.cpp codes/version_space/belief.cpp cluedo/deal_space.cpp
  cluedo/question_space.cpp)
# These gain most by calling less: Emscripten adds -fno-inline-functions to every command line that has -Oz, whatever follows.
compiled_with("-O2;-finline-functions" codes/guesses.cpp codes/sliced.cpp codes/sliced_key.cpp codes/criterion.cpp
  codes/strategies/one_step.cpp
  codes/optimal/answers.cpp codes/optimal/bounds.cpp codes/optimal/search.cpp codes/optimal/memo.cpp
  thirtyone/solve.cpp search/effort.cpp base/integer.cpp)
# Exact linear programs: inlining small functions makes them three times as fast.
compiled_with("-Os;-finline-functions" base/exact_division.cpp search/simplex.cpp)

# These two gain by vectors once more (decision 79). A program that is linked with them has all else of the engine from the same
# library; the page loads it where the browser has vectors (web/vectors.mjs).
if(page_optimised)
  add_library(vector_loops OBJECT codes/optimal/bounds.cpp codes/optimal/search.cpp)
  target_link_libraries(vector_loops PRIVATE project_options no_exceptions)
  target_compile_options(vector_loops PRIVATE ${page_optimised} -msimd128)
  function(with_vectors target)
    target_link_libraries(${target} PRIVATE vector_loops)
    target_link_options(${target} PRIVATE -msimd128)
  endfunction()
endif()
