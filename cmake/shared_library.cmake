# libtrictrac, made of the room ${target}, and how it is installed: the component `library`.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

add_library(libtrictrac SHARED ${sources})
target_compile_definitions(libtrictrac PRIVATE TRICTRAC_VERSION="${PROJECT_VERSION}" TRICTRAC_MAKES_LIBRARY)
link_rooms(libtrictrac PRIVATE ${uses})
export_only(libtrictrac "trictrac_*")
if(CMAKE_EXECUTABLE_FORMAT STREQUAL ELF)
  target_link_options(libtrictrac PRIVATE LINKER:--no-undefined)  # elsewhere that is so
endif()
file(STRINGS ${folder}/trictrac.h abi REGEX "^#define TRICTRAC_ABI [0-9]+")
string(REGEX MATCH "[0-9]+" abi "${abi}")
if(WIN32)
  set_target_properties(libtrictrac PROPERTIES PREFIX "")  # trictrac.dll
endif()
set_target_properties(libtrictrac PROPERTIES OUTPUT_NAME trictrac VERSION ${PROJECT_VERSION} SOVERSION ${abi}
  EXPORT_NAME trictrac)
target_include_directories(libtrictrac INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_compile_features(libtrictrac INTERFACE cxx_std_20)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/trictrac)
install(TARGETS libtrictrac EXPORT trictrac
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT library
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT library
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(FILES ${folder}/trictrac.h ${folder}/trictrac.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/trictrac
  COMPONENT library)
install(EXPORT trictrac NAMESPACE trictrac:: FILE trictrac-config.cmake DESTINATION ${package} COMPONENT library)
set(version_file ${CMAKE_CURRENT_BINARY_DIR}/trictrac-config-version.cmake)
write_basic_package_version_file(${version_file} COMPATIBILITY SameMajorVersion)
install(FILES ${version_file} DESTINATION ${package} COMPONENT library)
file(RELATIVE_PATH pc_back /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
set(pc_file ${CMAKE_CURRENT_BINARY_DIR}/trictrac.pc)
configure_file(${CMAKE_CURRENT_LIST_DIR}/trictrac.pc.in ${pc_file} @ONLY)
install(FILES ${pc_file} DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
