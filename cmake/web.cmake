# What only the wasm build has: the page's program, the static site, the launcher of the headless program.
set(site ${CMAKE_BINARY_DIR}/site)

# The stack's option changed its name in Emscripten 3.1.27, and its default went from 5 MB to 64 kB.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
  set(wasm_stack -sTOTAL_STACK)
else()
  set(wasm_stack -sSTACK_SIZE)
endif()

# Size counts for what draws, speed for what thinks: -O2 with LTO would grow the interface by 44 %. In the preset web-debug
# nothing counts but what a debugger sees: names, lines, locals, and memory that is looked after.
if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  set(page_optimised)
  set(page_linked ${wasm_stack}=5MB -sINITIAL_MEMORY=32MB -sMALLOC=emmalloc
    -sASSERTIONS=2 -sSAFE_HEAP=1 -sSTACK_OVERFLOW_CHECK=2)
else()
  set(page_optimised -Oz -flto)
  set(page_linked ${wasm_stack}=1MB -sINITIAL_MEMORY=8MB -sMALLOC=emmalloc)
endif()
foreach(t imgui shell request engine every_command every_game)
  target_compile_options(${t} PRIVATE ${page_optimised})
endforeach()
# One thread, and nothing to tidy up when the page goes.
target_compile_options(lean INTERFACE -fno-threadsafe-statics -fno-c++-static-destructors)
target_compile_options(imgui PRIVATE -fno-threadsafe-statics -fno-c++-static-destructors)
# The engine's inner loops; the last -O counts. Everything else of it is as small as the interface (-30 kB gzipped).
set_source_files_properties(engine/codes/diagram.cpp engine/codes/partition.cpp engine/codes/entropy.cpp engine/tictactoe/analyse.cpp
  engine/codes/version_space/spaces.cpp engine/codes/version_space/space.cpp engine/codes/version_space/belief.cpp
  engine/cluedo/deal_space.cpp
  PROPERTIES COMPILE_OPTIONS $<$<NOT:$<CONFIG:Debug>>:-O2>)
# Of these those that gain most by calling less: to a command line with -Oz on it Emscripten adds -fno-inline-functions, whatever
# follows. All of them would cost requests.wasm another 13 kB gzipped.
set_source_files_properties(engine/codes/guesses.cpp engine/codes/sliced.cpp engine/codes/criterion.cpp engine/codes/strategies/one_step.cpp
  engine/codes/optimal/answers.cpp engine/codes/optimal/bounds.cpp engine/codes/optimal/search.cpp engine/codes/optimal/memo.cpp
  engine/thirtyone/solve.cpp engine/search/effort.cpp engine/base/integer.cpp
  PROPERTIES COMPILE_OPTIONS "$<$<NOT:$<CONFIG:Debug>>:-O2;-finline-functions>")
# And those of exact linear programs, which small functions inlined make three times as fast, whatever else is done.
set_source_files_properties(engine/base/exact_division.cpp engine/search/simplex.cpp
  PROPERTIES COMPILE_OPTIONS "$<$<NOT:$<CONFIG:Debug>>:-Os;-finline-functions>")

# Of these the two that gain by vectors once more (engine/DECISIONS.md 79): what is linked with them has all else of the engine
# from the same library, and is loaded where the browser has vectors (web/vectors.mjs).
if(page_optimised)
  set(vector_loops engine/codes/optimal/bounds.cpp engine/codes/optimal/search.cpp)
  add_library(vector_loops OBJECT ${vector_loops})
  target_link_libraries(vector_loops PRIVATE house lean)
  target_compile_options(vector_loops PRIVATE ${page_optimised} -msimd128)
  function(with_vectors target)
    target_link_libraries(${target} PRIVATE vector_loops)
    target_link_options(${target} PRIVATE -msimd128)
  endfunction()
endif()

# JSON with a printf that has no floating point (-4 kB gzipped) and a strtod that has no long double.
set_source_files_properties(engine/request/json.cpp PROPERTIES
  COMPILE_DEFINITIONS "snprintf=json_snprintf;strtod=json_strtod;SAGAZ_PLAIN_JSON")

# The command line (CLI11) and the tests throw. They run under node as classic programs with the real file system.
target_compile_options(cli_lib PUBLIC -fwasm-exceptions)
function(runs_under_node target)
  target_compile_options(${target} PRIVATE -fwasm-exceptions)
  target_link_options(${target} PRIVATE -fwasm-exceptions -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 ${wasm_stack}=5MB)
endfunction()

# node build/web/sagaz.mjs = build/release/sagaz
runs_under_node(sagaz)
set_target_properties(sagaz PROPERTIES OUTPUT_NAME sagaz_node SUFFIX .cjs)
configure_file(cmake/sagaz.mjs ${CMAKE_BINARY_DIR}/sagaz.mjs COPYONLY)
if(TARGET vector_loops)
  add_executable(sagaz_vectors engine/cli/main.cpp)
  target_link_libraries(sagaz_vectors PRIVATE cli_lib every_command)
  target_compile_definitions(sagaz_vectors PRIVATE SAGAZ_VERSION="${PROJECT_VERSION}")
  with_vectors(sagaz_vectors)
  runs_under_node(sagaz_vectors)
  set_target_properties(sagaz_vectors PROPERTIES OUTPUT_NAME sagaz_node.simd SUFFIX .cjs)
endif()

# The page's programs: one for each group of games. The page's own JavaScript gives them events and draws what they lay out.
add_library(page_main OBJECT shell/app/main_web.cpp shell/app/angles_for_page.cpp shell/app/frame_data.cpp shell/text/fetched.cpp)
target_compile_definitions(page_main PRIVATE JSON_NOEXCEPTION)
target_link_libraries(page_main PUBLIC shell lean)
target_compile_options(page_main PRIVATE ${page_optimised})
if(TARGET inspector)
  target_link_libraries(page_main PUBLIC inspector)
  target_link_libraries(inspector PRIVATE $<BUILD_INTERFACE:lean>)
  target_compile_definitions(page_main PRIVATE SAGAZ_INSPECTOR)
endif()

find_program(wasm_opt_program wasm-opt HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin) # Emscripten's, in Debian's place or its own
find_program(dwarfdump_program NAMES llvm-dwarfdump llvm-dwarfdump-14 HINTS ${EMSCRIPTEN_ROOT_PATH}/../bin)
set(programs)
function(page_program name)
  add_executable(page_${name} ${ARGN})
  target_compile_options(page_${name} PRIVATE ${page_optimised})
  target_link_options(page_${name} PRIVATE ${page_optimised} -fno-exceptions --no-entry
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web,worker -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
    -sALLOW_MEMORY_GROWTH=1 ${page_linked}
    -sSUPPORT_LONGJMP=0 -sDISABLE_EXCEPTION_CATCHING=1 -sTEXTDECODER=2
    -sEXPORTED_FUNCTIONS=_malloc,_free -sEXPORTED_RUNTIME_METHODS=HEAPU8
    -sINCOMING_MODULE_JS_API=instantiateWasm,locateFile,wasmBinary,print,printErr,onAbort)
  set_target_properties(page_${name} PROPERTIES OUTPUT_NAME ${name} SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/app)
  # Smaller once more, and without what is fetched only when it is wanted.
  if(wasm_opt_program AND page_optimised)
    target_link_options(page_${name} PRIVATE --profiling-funcs -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=0)
    get_filename_component(binaryen ${wasm_opt_program} DIRECTORY)
    set(later $<TARGET_FILE_DIR:page_${name}>/later/${name}.wasm)
    if(name MATCHES "^requests") # who asks wants it whole
      set(later "")
    endif()
    add_custom_command(TARGET page_${name} POST_BUILD VERBATIM COMMAND ${node_program} ${PROJECT_SOURCE_DIR}/cmake/later.mjs
      $<TARGET_FILE_DIR:page_${name}>/${name}.wasm "${later}" ${binaryen})
    set_property(TARGET page_${name} APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/later.mjs ${PROJECT_SOURCE_DIR}/cmake/calls.mjs)
  endif()
  if(NOT page_optimised AND dwarfdump_program)
    add_custom_command(TARGET page_${name} POST_BUILD VERBATIM COMMAND ${node_program} ${PROJECT_SOURCE_DIR}/cmake/source_map.mjs
      $<TARGET_FILE_DIR:page_${name}>/${name}.wasm ${PROJECT_SOURCE_DIR} ${EMSCRIPTEN_ROOT_PATH}/tools/wasm-sourcemap.py ${dwarfdump_program})
  endif()
  set(programs ${programs} page_${name} PARENT_SCOPE)
endfunction()
# The list of games names its programs.
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS shell/kit/games.def)
file(STRINGS shell/kit/games.def page_programs REGEX "^GAME[(]")
list(TRANSFORM page_programs REPLACE ".*, *([a-z0-9_]+)[)]$" "\\1")
list(REMOVE_DUPLICATES page_programs)
foreach(name ${page_programs})
  page_program(${name} shell/app/programs/${name}.cpp)
  target_link_libraries(page_${name} PRIVATE page_main)
endforeach()
# Screens that ask requests have them answered by Workers, which load the same program.
foreach(name codes lab)
  target_sources(page_${name} PRIVATE shell/app/main_requests.cpp)
endforeach()
target_sources(page_lab PRIVATE shell/app/main_trees.cpp # optimal play's games
  shell/app/no_lessons.cpp)
# Without any screen, with every command: what engine.mjs gives to pages.
page_program(requests shell/app/main_requests.cpp shell/app/main_trees.cpp)
target_link_libraries(page_requests PRIVATE request every_command lean)
if(TARGET vector_loops)
  page_program(requests.simd shell/app/main_requests.cpp shell/app/main_trees.cpp)
  target_link_libraries(page_requests.simd PRIVATE request every_command lean)
  with_vectors(page_requests.simd)
endif()

# The site: the programs and web/*, smaller if esbuild is there (npm ci). Globbed, because every file in web/ belongs to it.
file(GLOB_RECURSE page_files CONFIGURE_DEPENDS web/*.mjs web/*.js web/*.html web/*.css web/*.svg web/*.png web/*.ico web/*.json
  web/*.webmanifest)
file(GLOB lesson_files CONFIGURE_DEPENDS assets/lessons/*/*.json)
file(GLOB guide_files CONFIGURE_DEPENDS assets/guides/*/* assets/glossary/* cmake/guide*.mjs cmake/glossary.mjs)
if(EXISTS ${PROJECT_SOURCE_DIR}/node_modules/esbuild/package.json) # installed meanwhile: put together anew, smaller
  list(APPEND page_files ${PROJECT_SOURCE_DIR}/node_modules/esbuild/package.json)
endif()
add_custom_command(OUTPUT ${CMAKE_BINARY_DIR}/sizes.json
  COMMAND ${node_program} ${PROJECT_SOURCE_DIR}/cmake/site.mjs ${PROJECT_SOURCE_DIR}/web ${CMAKE_BINARY_DIR}/app
    ${texts_root}/page ${CMAKE_BINARY_DIR}/generated/assets ${imgui_root} ${CMAKE_BINARY_DIR}/page ${site} ${CMAKE_BINARY_DIR}/sizes.json $<$<CONFIG:Debug>:--debug>
  DEPENDS ${programs} ${text_page_files} ${PROJECT_SOURCE_DIR}/cmake/site.mjs ${PROJECT_SOURCE_DIR}/cmake/skeleton.mjs ${PROJECT_SOURCE_DIR}/cmake/offline.mjs ${PROJECT_SOURCE_DIR}/cmake/budget.mjs ${PROJECT_SOURCE_DIR}/cmake/glue.mjs ${PROJECT_SOURCE_DIR}/cmake/service.mjs
    ${PROJECT_SOURCE_DIR}/cmake/licences.mjs ${PROJECT_SOURCE_DIR}/cmake/tables.mjs ${PROJECT_SOURCE_DIR}/cmake/trees.mjs ${optimal_trees} ${PROJECT_SOURCE_DIR}/cmake/lessons.mjs ${page_files} ${lesson_files} ${guide_files}
    ${PROJECT_SOURCE_DIR}/shell/kit/games.def ${PROJECT_SOURCE_DIR}/shell/app/options.def
    ${PROJECT_SOURCE_DIR}/shell/text/languages.txt
  COMMAND_EXPAND_LISTS COMMENT "Putting the site together")
add_custom_target(site ALL DEPENDS ${CMAKE_BINARY_DIR}/sizes.json)
