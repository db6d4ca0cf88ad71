# embed_files(SPACE VARIABLE FILE…): the source SPACE_data.cpp, made in the build folder when a file changes, that holds
# them as trictrac::SPACE::kFiles, in the order given (base/embedded.h).
set(EMBED_FOLDER ${CMAKE_CURRENT_LIST_DIR})
function(embed_files space variable)
  embed_source(${space} ${variable} "" ${ARGN})
  set(${variable} ${${variable}} PARENT_SCOPE)
endfunction()

# embed_folder(SPACE VARIABLE FOLDER): the same with all files of a folder, which are named by their paths from there.
# What comes or goes in it is seen by the next build. Where FOLDER is "" or is not there, there are no files.
function(embed_folder space variable folder)
  set(files)
  if(folder)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
  endif()
  embed_source(${space} ${variable} "-DBASE=${folder}" ${files})
  set(${variable} ${${variable}} PARENT_SCOPE)
endfunction()

function(embed_source space variable base)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/${space}_data.cpp)
  # In a file, since in a folder with a long path the names of all files of a page are more than a command may have.
  set(list ${CMAKE_CURRENT_BINARY_DIR}/${space}_files.txt)
  file(GENERATE OUTPUT ${list} CONTENT "${ARGN}")
  if(NOT CMAKE_EXECUTABLE_FORMAT STREQUAL ELF)  # what embed.cmake tells the assembler is of ELF
    set(form -DNUMBERS=ON)
  endif()
  add_custom_command(OUTPUT ${source} DEPENDS ${ARGN} ${list} ${EMBED_FOLDER}/embed.cmake VERBATIM
    COMMAND ${CMAKE_COMMAND} -DLIST=${list} -DSPACE=${space} -DOUT=${source} ${base} ${form} -P ${EMBED_FOLDER}/embed.cmake)
  # Alone: a compiler that keeps its results must see each time what stands in the files.
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set(${variable} ${source} PARENT_SCOPE)
endfunction()
