# Checks the texts of the screens, and makes of them C++ (keys.hpp and a file for each section), the list of characters
# that the fonts need, and the files that the page fetches (cmake/texts.py). Unchanged files are not written, so a
# corrected sentence recompiles one file natively, and none for the page.
find_program(texts_python NAMES python3 python REQUIRED)
set(texts_root ${CMAKE_BINARY_DIR}/generated/text)
set(text_characters ${texts_root}/characters.txt)
file(STRINGS ${PROJECT_SOURCE_DIR}/shell/text/languages.txt text_languages REGEX "^[a-z]")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/text/languages.txt)
file(GLOB text_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/text/*/*.txt ${PROJECT_SOURCE_DIR}/shell/text/*/locale
  ${PROJECT_SOURCE_DIR}/tests/template/text/*/*.txt)
file(GLOB text_sections RELATIVE ${PROJECT_SOURCE_DIR}/shell/text/es CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/text/es/*.txt)
list(APPEND text_sections nim.txt) # tests/template
# For the page's JavaScript.
list(REMOVE_ITEM text_sections page.txt start.txt print.txt files.txt builder.txt troubles.txt puzzles.txt handin.txt class.txt studio.txt)
list(TRANSFORM text_sections REPLACE "(.*)[.]txt" "${texts_root}/\\1.cpp" OUTPUT_VARIABLE text_sources)
set(text_locales ${texts_root}/locales.cpp) # linked into every program; the page's programs have no texts
list(APPEND text_sources ${text_locales})
file(GLOB text_programs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/app/programs/*.cpp)
set(text_page_files ${texts_root}/page/languages.mjs ${texts_root}/page/noscript.html ${texts_root}/page/print_texts.mjs
  ${texts_root}/page/files_texts.mjs ${texts_root}/page/builder_texts.mjs
  ${texts_root}/page/troubles_texts.mjs ${texts_root}/page/puzzles_texts.mjs
  ${texts_root}/page/handin_texts.mjs ${texts_root}/page/class_texts.mjs
  ${texts_root}/page/studio_texts.mjs)
foreach(program ${text_programs})
  get_filename_component(program ${program} NAME_WE)
  foreach(language ${text_languages})
    string(SUBSTRING ${language} 0 2 language)
    list(APPEND text_page_files ${texts_root}/page/${program}.${language}.txt)
  endforeach()
endforeach()
add_custom_command(
  OUTPUT ${texts_root}/keys.hpp ${texts_root}/words.hpp ${texts_root}/values.hpp ${text_sources} ${text_characters} ${text_page_files}
  COMMAND ${texts_python} ${PROJECT_SOURCE_DIR}/cmake/texts.py shell/text ${texts_root} shell/app/programs tests/template/text
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  DEPENDS ${PROJECT_SOURCE_DIR}/cmake/texts.py ${PROJECT_SOURCE_DIR}/cmake/locales.py ${PROJECT_SOURCE_DIR}/shell/text/languages.txt ${text_files} ${text_programs}
  COMMENT "Reading the texts")
add_custom_target(texts_made DEPENDS ${texts_root}/keys.hpp ${texts_root}/words.hpp ${texts_root}/values.hpp ${text_locales} ${text_characters} ${text_page_files})
# The texts of all languages, for native programs and tests. The page fetches the language it shows.
add_library(every_language OBJECT ${PROJECT_SOURCE_DIR}/shell/text/linked.cpp ${text_sources})
add_dependencies(every_language texts_made)
target_link_libraries(every_language PRIVATE project_options no_exceptions)
target_include_directories(every_language PRIVATE ${CMAKE_BINARY_DIR}/generated)
add_library(locales OBJECT ${text_locales})
add_dependencies(locales texts_made)
target_link_libraries(locales PRIVATE project_options no_exceptions)
target_include_directories(locales PRIVATE ${CMAKE_BINARY_DIR}/generated)
if(EMSCRIPTEN)
  set_target_properties(every_language PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
