# For rooms with coroutines.
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # In a joined unit the coroutines of a file look as if they stood in a header.
  target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  # g++ 12 takes the frames of coroutines, which are aligned on their own, for a mismatched pair.
  target_compile_options(${target} PRIVATE -Wno-mismatched-new-delete)
endif()
