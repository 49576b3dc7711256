# Toolchain of the `web` preset: finds Emscripten (an activated emsdk, EMSCRIPTEN_ROOT, em++ on the PATH, or Debian's)
# and runs its programs under node.
foreach(candidate "$ENV{EMSCRIPTEN_ROOT}" "$ENV{EMSDK}/upstream/emscripten" /usr/share/emscripten)
  if(EXISTS "${candidate}/cmake/Modules/Platform/Emscripten.cmake")
    set(EMSCRIPTEN_ROOT_PATH "${candidate}")
    break()
  endif()
endforeach()
if(NOT EMSCRIPTEN_ROOT_PATH)
  find_program(em_config em-config)
  if(em_config)
    execute_process(COMMAND ${em_config} EMSCRIPTEN_ROOT OUTPUT_VARIABLE EMSCRIPTEN_ROOT_PATH OUTPUT_STRIP_TRAILING_WHITESPACE)
  endif()
endif()
if(NOT EXISTS "${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake")
  message(FATAL_ERROR "Emscripten not found: install it (apt-get install emscripten, or emsdk and `source emsdk_env.sh`), "
    "or set the environment variable EMSCRIPTEN_ROOT to the folder that holds em++.")
endif()

# Two workarounds for Debian's Emscripten 3.1.6, harmless elsewhere: its optimiser needs acorn, which a node not from
# Debian does not find; and its programs mistake the fetch of node >= 18 for a browser's.
find_program(node_program NAMES node nodejs REQUIRED)
set(CMAKE_CROSSCOMPILING_EMULATOR "${node_program};--require;${CMAKE_CURRENT_LIST_DIR}/no_fetch.cjs" CACHE STRING "")
include("${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake")
if(EXISTS /usr/share/nodejs/acorn)
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
endif()
