# Compiler options. project_options: for every target of ours. no_exceptions: for all code that the page ships.

# Every browser with WebGL 2 has these features (Safari 15, 2021): shorter code for float to int, char to int, memcpy.
if(EMSCRIPTEN)
  add_compile_options(-mnontrapping-fptoint -msign-ext -mbulk-memory)
  add_link_options(-mnontrapping-fptoint -msign-ext -mbulk-memory)
endif()

add_library(project_options INTERFACE)
target_compile_options(project_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion
  $<$<NOT:$<BOOL:${SAGAZ_UNITY}>>:-Wshadow> # in a unity build one file may hide names of another
  -ffp-contract=off
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>) # g++ 12 false positive on "literal" + std::string (GCC bug 105651)
if(NOT EMSCRIPTEN AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT MSVC)
  target_compile_options(project_options INTERFACE -mpopcnt) # every x86-64 since 2008; the feedback kernel needs it
endif()
target_include_directories(project_options INTERFACE ${PROJECT_SOURCE_DIR})
target_include_directories(project_options SYSTEM INTERFACE ${headers_root})

add_library(no_exceptions INTERFACE)
target_link_libraries(no_exceptions INTERFACE project_options)
target_compile_options(no_exceptions INTERFACE -fno-exceptions -fno-rtti)
if(EMSCRIPTEN) # one thread, and nothing to destroy when the page closes
  target_compile_options(no_exceptions INTERFACE -fno-threadsafe-statics -fno-c++-static-destructors)
endif()

# The command line (CLI11) and the tests throw. They run under node as classic programs with the real file system.
if(EMSCRIPTEN)
  # The stack's option changed its name in Emscripten 3.1.27, and its default went from 5 MB to 64 kB.
  if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
    set(wasm_stack -sTOTAL_STACK)
  else()
    set(wasm_stack -sSTACK_SIZE)
  endif()
  function(runs_under_node target)
    target_compile_options(${target} PRIVATE -fwasm-exceptions)
    target_link_options(${target} PRIVATE -fwasm-exceptions -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1
      -sALLOW_MEMORY_GROWTH=1 ${wasm_stack}=5MB)
    if(NOT SAGAZ_LTO) # a minute less for each program
      target_link_options(${target} PRIVATE -O1)
    endif()
  endfunction()
endif()

# For tests, which run for seconds but compile for minutes: no optimisation. In Debug, which has the sanitizers, only
# the engine and Dear ImGui are optimised.
function(compiles_fast)
  foreach(target ${ARGN})
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O0>)
  endforeach()
endfunction()

# The page is compiled for size: -O2 with LTO would grow the interface by 44 %. engine/fast_wasm.cmake compiles the
# inner loops for speed. Tests of a change skip LTO, which links for minutes. The preset web-debug does not optimise.
option(SAGAZ_LTO "Optimise the page's programs as a whole when they are linked" ON)
if(EMSCRIPTEN AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
  set(page_optimised -Oz)
  if(SAGAZ_LTO)
    list(APPEND page_optimised -flto)
  endif()
endif()
