# net_data(VARIABLE): the source that holds data/nets/trictrac.net, made in the build folder when the net changes.
set(NET_FOLDER ${CMAKE_CURRENT_LIST_DIR})
function(net_data variable)
  set(file ${NET_FOLDER}/../../data/nets/trictrac.net)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/net_data.cpp)
  add_custom_command(OUTPUT ${out} DEPENDS ${file} ${NET_FOLDER}/embed.cmake
    COMMAND ${CMAKE_COMMAND} -D FILE=${file} -D OUT=${out} -P ${NET_FOLDER}/embed.cmake)
  set(${variable} ${out} PARENT_SCOPE)
endfunction()
