# The program trictrac, and its commands as a library for trictrac-server, which has them too.
if(NOT CMAKE_CROSSCOMPILING)  # else only its headers are taken (settings.cmake)
  find_package(CLI11 REQUIRED)
endif()
# The sources that every program with commands needs: to read its command line, to print, and to seat players.
set(shared command_line common entrants files help json_text output points_text progress words)
list(TRANSFORM shared REPLACE "(.+)" "${folder}/\\1.cpp")
add_library(command_line STATIC ${shared})
target_link_libraries(command_line PRIVATE $<TARGET_NAME_IF_EXISTS:CLI11::CLI11>)
link_rooms(command_line PUBLIC ${uses})
# CLI11 takes long to compile.
set_source_files_properties(${folder}/command_line.cpp ${folder}/help.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

file(GLOB commands CONFIGURE_DEPENDS ${folder}/commands/*.cpp ${folder}/terminal/*.cpp ${folder}/courrier/*.cpp)
list(REMOVE_ITEM sources ${shared} ${folder}/main.cpp)
add_library(apps_cli STATIC ${sources} ${commands})
target_link_libraries(apps_cli PUBLIC command_line ${CMAKE_DL_LIBS})
foreach(part command_line apps_cli)
  target_compile_options(${part} PRIVATE -O1)
  target_compile_definitions(${part} PRIVATE TRICTRAC_VERSION="${PROJECT_VERSION}")
endforeach()

add_executable(trictrac ${folder}/main.cpp)
target_link_libraries(trictrac PRIVATE apps_cli)
if(WIN32)
  target_sources(trictrac PRIVATE ${PROJECT_SOURCE_DIR}/cmake/windows.rc)
endif()
set_target_properties(trictrac PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
