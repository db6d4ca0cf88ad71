# The program trictrac-lab: what is measured, made and trained.
set(problem_files count chances play hold_or_go hold_or_go_ecrire)
list(TRANSFORM problem_files REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/data/problems/\\1.txt")
embed_files(problems problems_data ${problem_files})

add_executable(trictrac-lab ${sources} ${problems_data})
target_link_libraries(trictrac-lab PRIVATE command_line)
link_rooms(trictrac-lab PRIVATE lab/environment)
target_compile_definitions(trictrac-lab PRIVATE TRICTRAC_VERSION="${PROJECT_VERSION}")
target_compile_options(trictrac-lab PRIVATE -O1)
if(WIN32)
  target_sources(trictrac-lab PRIVATE ${PROJECT_SOURCE_DIR}/cmake/windows.rc)
endif()
set_target_properties(trictrac-lab PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
