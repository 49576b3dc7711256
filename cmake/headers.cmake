# Header-only libraries of the system. em++ must not search the system's include folder (glibc's headers leak in), so
# each library's own folder or files are linked into build/*/include, for native builds too.
if(POLICY CMP0205) # CMake 4.3: where links are impossible, copies a folder with its contents
  cmake_policy(SET CMP0205 NEW)
endif()
set(headers_root ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers_root})

# link_header(NAME ENTRY...): ENTRY is a folder or file below an include folder; the first one is searched for.
function(link_header package)
  list(GET ARGN 0 first)
  find_path(${package}_include ${first} PATHS /usr/include /usr/local/include /opt/homebrew/include
    $ENV{VCPKG_ROOT}/installed/x64-windows/include NO_CMAKE_FIND_ROOT_PATH)
  if(NOT ${package}_include)
    message(FATAL_ERROR "${first} not found: install ${package} (CONTRIBUTING, \"Building elsewhere\"), or pass -D${package}_include=<folder>.")
  endif()
  foreach(entry ${ARGN})
    if(EXISTS ${${package}_include}/${entry} AND NOT EXISTS ${headers_root}/${entry})
      file(CREATE_LINK ${${package}_include}/${entry} ${headers_root}/${entry} COPY_ON_ERROR SYMBOLIC)
    endif()
  endforeach()
endfunction()

link_header(libexpected-dev tl)
link_header(libpcg-cpp-dev pcg_random.hpp pcg_extras.hpp pcg_uint128.hpp)
link_header(nlohmann-json3-dev nlohmann)
link_header(libcli11-dev CLI)
link_header(doctest-dev doctest)
