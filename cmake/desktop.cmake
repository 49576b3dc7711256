# The desktop program's parts other than its window; tests link them too.
find_package(Git QUIET)
if(Git_FOUND)
  execute_process(COMMAND ${GIT_EXECUTABLE} describe --always --dirty --abbrev=12 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT commit)
  set(commit unknown)
endif()

add_library(desktop STATIC shell/app/desktop/events.cpp shell/app/desktop/stage.cpp shell/app/desktop/replay.cpp
  shell/app/desktop/lessons.cpp shell/app/desktop/mistakes.cpp)
target_link_libraries(desktop PUBLIC shell command_line)
target_compile_definitions(desktop PRIVATE JSON_NOEXCEPTION)
# CLI11 needs exceptions.
add_library(command_line STATIC shell/app/desktop/arguments.cpp shell/app/desktop/storage.cpp)
target_link_libraries(command_line PUBLIC shell)
set_source_files_properties(shell/app/desktop/arguments.cpp shell/app/desktop/events.cpp PROPERTIES
  COMPILE_DEFINITIONS "SAGAZ_VERSION=\"${PROJECT_VERSION}\";SAGAZ_BUILD=\"${commit}\"")
