# embed_file(FILE SPACE NAME VARIABLE): the source SPACE_data.cpp, made in the build folder when the file changes, that
# holds its bytes as trictrac::SPACE::NAMEWords and how many they are as NAMEBytes.
set(EMBED_FOLDER ${CMAKE_CURRENT_LIST_DIR})
function(embed_file file space name variable)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${space}_data.cpp)
  add_custom_command(OUTPUT ${source} DEPENDS ${file} ${EMBED_FOLDER}/embed.cmake
    COMMAND ${CMAKE_COMMAND} -D FILE=${file} -D SPACE=${space} -D NAME=${name} -D OUT=${source} -P ${EMBED_FOLDER}/embed.cmake)
  set(${variable} ${source} PARENT_SCOPE)
endfunction()
