# net_data(VARIABLE): the source that holds data/nets/trictrac.net, made in the build folder when the net changes.
set(NET_FOLDER ${CMAKE_CURRENT_LIST_DIR})
include(${NET_FOLDER}/embed_file.cmake)
function(net_data variable)
  embed_file(${NET_FOLDER}/../../data/nets/trictrac.net net kNet out)
  set(${variable} ${out} PARENT_SCOPE)
endfunction()
