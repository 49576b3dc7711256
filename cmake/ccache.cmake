# Caches compilations with ccache, if it is installed. The cache is outside the checkout, so all checkouts share it.
# -DSAGAZ_CCACHE=OFF compiles everything anew. Emscripten calls ccache itself, around its clang.
option(SAGAZ_CCACHE "Keep compilations with ccache, where it is installed" ON)
find_program(ccache_program ccache)
if(SAGAZ_CCACHE AND ccache_program AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Paths in the cache are relative, so that checkouts in different folders share its entries.
  set(ccache_environment ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
    CCACHE_SLOPPINESS=time_macros,include_file_mtime,include_file_ctime,pch_defines)
  if(EMSCRIPTEN)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ccache_environment} EM_COMPILER_WRAPPER=${ccache_program})
  else()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ccache_environment} ${ccache_program})
  endif()
endif()
