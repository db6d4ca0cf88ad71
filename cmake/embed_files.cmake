# embed_files(SPACE VARIABLE FILE…): the source SPACE_data.cpp, made in the build folder when a file changes, that holds
# them as trictrac::SPACE::kFiles, in the order given (base/embedded.h).
set(EMBED_FOLDER ${CMAKE_CURRENT_LIST_DIR})
function(embed_files space variable)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${space}_data.cpp)
  string(REPLACE ";" "|" files "${ARGN}")
  add_custom_command(OUTPUT ${source} DEPENDS ${ARGN} ${EMBED_FOLDER}/embed.cmake VERBATIM
    COMMAND ${CMAKE_COMMAND} -D FILES=${files} -D SPACE=${space} -D OUT=${source} -P ${EMBED_FOLDER}/embed.cmake)
  set(${variable} ${source} PARENT_SCOPE)
endfunction()
