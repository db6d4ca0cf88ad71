# The room offers trictrac.h; `libtrictrac` is the same as a shared library, which exports nothing else.
set_property(TARGET ${target} APPEND PROPERTY COMPILE_DEFINITIONS TRICTRAC_VERSION="${PROJECT_VERSION}")
if(TRICTRAC_LIBRARY)
  include(${PROJECT_SOURCE_DIR}/cmake/shared_library.cmake)
endif()
