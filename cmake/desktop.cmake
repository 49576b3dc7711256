# The desktop's libraries, which tests link too, and the program with its window where GLFW, OpenGL and libpng are
# installed.
find_package(Git QUIET)
if(Git_FOUND)
  execute_process(COMMAND ${GIT_EXECUTABLE} describe --always --dirty --abbrev=12 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT commit)
  set(commit unknown)
endif()

set(of_window "/(window.*|worker|offscreen|canvas|png)[.]cpp$")
set(of_command_line "/(arguments|storage|version)[.]cpp$") # CLI11 needs exceptions
sources(desktop_sources shell/app/desktop)
set(window_sources ${desktop_sources})
set(command_line_sources ${desktop_sources})
list(FILTER window_sources INCLUDE REGEX "${of_window}")
list(FILTER command_line_sources INCLUDE REGEX "${of_command_line}")
list(REMOVE_ITEM desktop_sources ${window_sources} ${command_line_sources})

add_library(desktop STATIC ${desktop_sources})
target_link_libraries(desktop PUBLIC shell command_line)
target_compile_definitions(desktop PRIVATE JSON_NOEXCEPTION)
add_library(command_line STATIC ${command_line_sources})
target_link_libraries(command_line PUBLIC shell)
set_source_files_properties(${PROJECT_SOURCE_DIR}/shell/app/desktop/version.cpp PROPERTIES
  COMPILE_DEFINITIONS "SAGAZ_VERSION=\"${PROJECT_VERSION}\";SAGAZ_BUILD=\"${commit}\"")

find_package(glfw3 3.3)
find_package(OpenGL COMPONENTS OpenGL OPTIONAL_COMPONENTS EGL)
find_package(PNG)
if(glfw3_FOUND AND OpenGL_FOUND AND PNG_FOUND)
  add_library(imgui_desktop STATIC ${imgui_root}/backends/imgui_impl_glfw.cpp ${imgui_root}/backends/imgui_impl_opengl3.cpp)
  target_include_directories(imgui_desktop SYSTEM PUBLIC ${imgui_root}/backends)
  target_link_libraries(imgui_desktop PUBLIC imgui glfw OpenGL::GL ${CMAKE_DL_LIBS})
  add_executable(sagaz-desktop app/main_desktop.cpp ${window_sources})
  target_link_libraries(sagaz-desktop PRIVATE desktop inspector every_game every_language every_command
    imgui_desktop PNG::PNG)
  target_compile_definitions(sagaz-desktop PRIVATE JSON_NOEXCEPTION)
  if(OpenGL_EGL_FOUND) # renders pictures without a display
    target_link_libraries(sagaz-desktop PRIVATE OpenGL::EGL)
    target_compile_definitions(sagaz-desktop PRIVATE SAGAZ_EGL)
  endif()
endif()
