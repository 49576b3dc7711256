cmake_minimum_required(VERSION 3.25)
# Checks the includes of each layer: std <- engine/base <- engine/{search,session} <- engine/extensive <- engine/<game>
# <- engine/lab <- engine/{lesson,puzzle,formats} <- engine/request <- {engine/cli, shell}, and engine/lesson <-
# engine/figures <- the same two; in the shell text <- kit <- {pegs <- <game>, lesson} <- app. Games never include each
# other. It also checks the headers of libraries that each layer may use.
# Run: cmake [-DROOT=<folder>] -P tests/checks/layering.cmake
get_filename_component(here ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
if(NOT ROOT)
  set(ROOT ${here})
endif()
get_filename_component(ROOT ${ROOT} ABSOLUTE BASE_DIR ${here})

# Every game of the list has a folder in the engine, the shell or both.
file(STRINGS ${here}/shell/kit/games.def rows REGEX "^(GAME|DRAFT)[(]")
list(TRANSFORM rows REPLACE "^[^\"]*\"[^\"]*\", *\"[^\"]*\", *([a-z0-9_]+).*" "\\1" OUTPUT_VARIABLE rooms)
list(TRANSFORM rooms PREPEND shell/ OUTPUT_VARIABLE shell_games)
list(APPEND rooms concepts) # a second board of the version spaces' room
list(REMOVE_ITEM rooms lab) # in the engine, the lab is a layer above the games
list(TRANSFORM rooms PREPEND engine/ OUTPUT_VARIABLE games)
set(tools engine/base engine/search engine/session engine/extensive)
set(may_base engine/base)
set(may_search engine/base engine/search)
set(may_session engine/base engine/session)
set(may_extensive engine/base engine/search engine/extensive)
set(may_lab ${tools} ${games} engine/lab)
set(may_lesson ${may_lab} engine/lesson)
set(may_puzzle ${may_lab} engine/puzzle)
set(may_formats ${tools} ${games} engine/formats)
set(may_request ${may_lesson} engine/puzzle engine/formats engine/request)
set(may_figures ${may_lesson} engine/figures)
set(may_cli ${may_request} engine/figures engine/cli)

# The shell's folders. The games with a secret code share pegs.
set(may_shell_text shell/text)
set(may_shell_kit ${may_request} engine/figures ${may_shell_text} shell/kit)
set(may_shell_pegs ${may_shell_kit} shell/pegs)
set(may_shell_lesson ${may_shell_kit} shell/lesson)
set(may_shell_app ${may_shell_pegs} shell/lesson ${shell_games} shell/app assets)

# Pure code uses no I/O, clock, thread or random numbers of the standard library, and the page's programs use no streams
# (one ostringstream costs 28 kB gzipped). Only these places may include these headers.
set(effects "iostream|fstream|filesystem|chrono|ctime|thread|mutex|atomic|future|random")
set(heavy "sstream|regex|locale|iomanip|format|ranges")
set(foreign
  "${effects}"                        "^engine/cli$|^shell/app/(main_|desktop)"
  "chrono"                            "^shell/app$"
  "random"                            "^shell/kit$"
  "${heavy}"                          "^engine/cli$|^shell/app/desktop"
  "nlohmann/[^>\"]*"                  "^engine/request$|^engine/cli$|^shell/"
  "CLI/[^>\"]*"                       "^engine/cli$|^shell/app/desktop"
  "imgui[^>\"]*"                      "^shell"
  "imgui_impl_glfw.h|GLFW/[^>\"]*"    "^shell/app/(main_)?desktop"
  "emscripten[^>\"]*|GLES3/[^>\"]*"   "^engine/cli$|^shell/app/main_web|^shell/app/main_(requests|trees)")

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/engine/*.?pp ${ROOT}/shell/*.?pp)
set(bad "")
foreach(file ${files})
  # Drawing code gets a const screen, so no class may be its friend.
  if(file MATCHES "^shell/[a-z]+/(view|game_screen|screen).hpp$")
    file(STRINGS ${ROOT}/${file} friends REGEX "^ *friend ")
    if(friends)
      list(APPEND bad "${file} has a friend: pictures are given a const View")
    endif()
  endif()
  string(REGEX REPLACE "^((engine|shell)/[^/]+)/.*" "\\1" layer ${file})
  if(file MATCHES "^shell/app/(main_[a-z]+|desktop)")
    set(place ${CMAKE_MATCH_0})
  else()
    set(place ${layer})
  endif()
  string(REGEX REPLACE "^engine/" "" short ${layer})
  string(REPLACE "/" "_" short ${short})
  if(DEFINED may_${short})
    set(may ${may_${short}})
  elseif(layer IN_LIST games)
    set(may ${tools} ${layer})
  elseif(layer IN_LIST shell_games)
    set(may ${may_shell_pegs} ${layer})
  else()
    list(APPEND bad "${file} is in no known layer; name it in tests/checks/layering.cmake")
    continue()
  endif()

  if(place STREQUAL "shell/app/main_figures") # draws for `sagaz figure`
    list(APPEND may engine/cli)
  endif()

  file(STRINGS ${ROOT}/${file} includes REGEX "^ *# *include ")
  foreach(line ${includes})
    if(NOT line MATCHES "[<\"]([^>\"]+)[>\"]")
      continue()
    endif()
    set(header ${CMAKE_MATCH_1})
    if(header MATCHES "^(engine/[^/]+|shell/[^/]+|assets)/" AND NOT CMAKE_MATCH_1 IN_LIST may)
      list(APPEND bad "${file} must not include ${header}")
    endif()
    set(rules ${foreign})
    set(listed FALSE)
    set(allowed FALSE)
    while(rules)
      list(POP_FRONT rules pattern places)
      if(header MATCHES "^(${pattern})$")
        set(listed TRUE)
        if(place MATCHES "${places}")
          set(allowed TRUE)
        endif()
      endif()
    endwhile()
    if(listed AND NOT allowed)
      list(APPEND bad "${file} must not include <${header}>")
    endif()
  endforeach()
endforeach()

if(bad)
  list(JOIN bad "\n  " bad)
  message(FATAL_ERROR "layering broken:\n  ${bad}")
endif()
list(LENGTH files count)
if(count EQUAL 0)
  message(FATAL_ERROR "layering: no file found under ${ROOT}")
endif()
message(STATUS "layering: ${count} files, all includes point down")
