# cmake --install, and a Debian package by cpack: the two native programs, the lessons, an entry in the desktop's menu.
include(GNUInstallDirs)
install(TARGETS sagaz RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET sagaz-desktop)
  install(TARGETS sagaz-desktop RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # The program finds them relative to itself: ../share/sagaz/lessons (shell/app/desktop/lessons.cpp).
  install(DIRECTORY assets/lessons assets/glossary DESTINATION ${CMAKE_INSTALL_DATADIR}/sagaz FILES_MATCHING PATTERN "*.json")
  install(FILES assets/desktop/sagaz.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES web/icon.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME sagaz.svg)
  foreach(size 192 512)
    install(FILES web/icons/icon-${size}.png DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps
      RENAME sagaz.png)
  endforeach()
endif()
install(CODE "set(source [==[${PROJECT_SOURCE_DIR}]==])\nset(fonts [==[${fonts_root}/assets]==])\nset(imgui [==[${imgui_root}]==])
  set(out [==[${CMAKE_BINARY_DIR}/generated/copyright]==])\ninclude([==[${PROJECT_SOURCE_DIR}/cmake/copyright.cmake]==])")
install(FILES ${CMAKE_BINARY_DIR}/generated/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/sagaz)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sagaz)
set(CPACK_PACKAGE_CONTACT "The Sagaz maintainers <maintainers@sagaz.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "games of deduction and adversarial search, played, explained and measured")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libgl1-mesa-dri") # software rendering, where no other driver exists
include(CPack)
