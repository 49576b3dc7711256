# The texts for people, checked and made into C++ (cmake/texts.py): the names in text/keys.hpp, a file for each section, and
# the characters that the fonts need. What does not change is not written, so a corrected sentence compiles one file.
find_program(texts_python NAMES python3 python REQUIRED)
set(texts_root ${CMAKE_BINARY_DIR}/generated/text)
set(text_characters ${texts_root}/characters.txt)
file(GLOB text_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/text/*/*.txt)
file(GLOB text_sections RELATIVE ${PROJECT_SOURCE_DIR}/shell/text/es CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/text/es/*.txt)
list(TRANSFORM text_sections REPLACE "(.*)[.]txt" "${texts_root}/\\1.cpp" OUTPUT_VARIABLE text_sources)
add_custom_command(
  OUTPUT ${texts_root}/keys.hpp ${text_sources} ${text_characters}
  COMMAND ${texts_python} ${PROJECT_SOURCE_DIR}/cmake/texts.py shell/text ${texts_root}
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  DEPENDS ${PROJECT_SOURCE_DIR}/cmake/texts.py ${PROJECT_SOURCE_DIR}/shell/text/languages.txt ${text_files}
  COMMENT "Reading the texts")
