# The engine as a library (docs/library.md): every object is then made so that it can stand in a shared library, in which
# only what trictrac.h declares is seen.
option(TRICTRAC_LIBRARY "Build the library, libtrictrac" OFF)
if(TRICTRAC_LIBRARY)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()
