# Fewer, larger compilations: the files of a folder are compiled (and read by clang-tidy) as one, because headers are
# most of a file's cost. web/play and tests/run use it; a build by CMake's presets compiles per file and rebuilds little.
# tests/checks/alone finds what only separate compilation shows (a forgotten #include, -Wshadow).
option(SAGAZ_UNITY "Compile the files of a folder together: whole builds are three times as fast, small changes slower" OFF)

# Folders with several games, separated by the first word of a file's name.
set(unity_by_first_word engine/request engine/puzzle tests/engine)
# Files that clash with their neighbours: the same name in two anonymous namespaces, or two `using namespace`.
# inside_imgui.cpp includes ImGui's internal header, which must not leak into other files.
set(unity_alone shell/kit/inside_imgui.cpp shell/kit/svg.cpp shell/kit/svg_ink.cpp engine/search/exercise.cpp engine/betting/hidden.cpp engine/codes/tournament.cpp
  tests/engine/request_test.cpp tests/engine/version_space_play_test.cpp tests/engine/version_space_sets_test.cpp
  tests/engine/tree_game_test.cpp tests/engine/matrix_game_test.cpp tests/engine/matrix_extreme_test.cpp
  tests/engine/concepts_request_test.cpp tests/engine/tree_rule_request_test.cpp tests/engine/tree_own_practice_test.cpp
  tests/engine/formats_cluedo_test.cpp
  tests/engine/figures_test.cpp tests/shell/figure_test.cpp
  engine/cli/puzzle.cpp engine/cli/figure.cpp engine/cli/measure_expert.cpp engine/figures/codes.cpp engine/figures/grid.cpp engine/cli/speed.cpp
  engine/cli/speed_games.cpp shell/app/inspector/page.cpp)
set(unity_alone_folders shell/text)
set(unity_alone_words engine/cli/bench)
# Groups of small files. Those of tests/shell: the shared code, then the games in groups of similar size.
set(unity_parts_engine/request "request|problem|codec")
set(unity_parts_engine/puzzle "code|crack|liar" "thirtyone|only|hold" "trees|cut|order" "notebook|whodunit|hand|eyes|who" "puzzle|day|kinds|make")
set(unity_parts_tests/engine "base|integer|rational|session|simplex|plain|json|cli")
set(unity_parts_tests/shell "app|controls|dialogs|jobs|lists|panes|picture|status|sweep|text|theme" "cluedo|codes" "spaces|thirtyone|tictactoe"
  "trees|betting|matrix")

function(unity)
  foreach(target ${ARGN})
    get_target_property(sources ${target} SOURCES)
    foreach(source ${sources})
      cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE OUTPUT_VARIABLE place)
      cmake_path(IS_PREFIX CMAKE_BINARY_DIR ${place} is_generated)
      file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${place})
      get_filename_component(group ${name} DIRECTORY)
      get_filename_component(word ${name} NAME_WE)
      string(REGEX REPLACE "_.*" "" word ${word})
      if(is_generated OR name IN_LIST unity_alone OR ${group}/${word} IN_LIST unity_alone_words
         OR group IN_LIST unity_alone_folders)
        set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        continue()
      endif()
      set(folder ${group})
      if(folder IN_LIST unity_by_first_word)
        string(APPEND group /${word})
      endif()
      foreach(part ${unity_parts_${folder}})
        if(word MATCHES "^(${part})$")
          string(REPLACE | _ part ${part})
          set(group ${folder}/${part})
        endif()
      endforeach()
      string(REPLACE / _ group ${group})
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP
      UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
  endforeach()
endfunction()
