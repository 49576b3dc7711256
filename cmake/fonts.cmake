# The shell's fonts, subset to the characters it uses and compiled in: #include "assets/fonts.hpp". fonttools may belong
# to another python3 than the first on the PATH.
if(NOT fonts_python)
  foreach(candidate python3 /usr/bin/python3 python)
    execute_process(COMMAND ${candidate} -c "import fontTools.subset, sys; print(sys.executable)"
      OUTPUT_VARIABLE found RESULT_VARIABLE code OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(code EQUAL 0)
      set(fonts_python ${found} CACHE FILEPATH "A Python with fontTools")
      break()
    endif()
  endforeach()
  if(NOT fonts_python)
    message(FATAL_ERROR "No Python with fontTools: apt-get install python3-fonttools, or pip install fonttools.")
  endif()
endif()
# find_file searches the usual font folders; -DNOTO_SANS_REGULAR=... names a file elsewhere.
set(font_folders /usr/share/fonts/truetype/noto /usr/share/fonts/truetype/dejavu /usr/share/fonts/noto
  /usr/share/fonts/google-noto /usr/share/fonts/dejavu-sans-fonts /usr/share/fonts/TTF /usr/local/share/fonts
  $ENV{HOME}/Library/Fonts /Library/Fonts $ENV{WINDIR}/Fonts)
find_file(NOTO_SANS_REGULAR NotoSans-Regular.ttf PATHS ${font_folders} REQUIRED NO_CMAKE_FIND_ROOT_PATH)
find_file(NOTO_SANS_BOLD NotoSans-Bold.ttf PATHS ${font_folders} REQUIRED NO_CMAKE_FIND_ROOT_PATH)
find_file(DEJAVU_SANS DejaVuSans.ttf PATHS ${font_folders} REQUIRED NO_CMAKE_FIND_ROOT_PATH)

set(fonts_root ${CMAKE_BINARY_DIR}/generated)
file(GLOB lesson_texts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/lessons/*/*.json
  ${PROJECT_SOURCE_DIR}/assets/glossary/*.json) # lessons with their sources, and terms, are drawn too
add_custom_command(
  OUTPUT ${fonts_root}/assets/fonts.cpp ${fonts_root}/assets/fonts.hpp ${fonts_root}/assets/licences.txt
  COMMAND ${fonts_python} ${PROJECT_SOURCE_DIR}/cmake/fonts.py ${fonts_root}/assets
    ${NOTO_SANS_REGULAR} ${NOTO_SANS_BOLD} ${DEJAVU_SANS} ${text_characters} ${lesson_texts}
  DEPENDS ${PROJECT_SOURCE_DIR}/cmake/fonts.py ${text_characters} ${lesson_texts} ${NOTO_SANS_REGULAR} ${NOTO_SANS_BOLD}
    ${DEJAVU_SANS}
  COMMENT "Cutting the fonts down to the characters in use")
add_library(fonts STATIC ${fonts_root}/assets/fonts.cpp)
target_include_directories(fonts PUBLIC ${fonts_root})
target_compile_features(fonts PUBLIC cxx_std_20)
