# The engine as a library (docs/library.md) and as a module of Python (docs/python.md): every object is then made so that
# it can stand in a shared library, in which only what trictrac.h declares is seen.
option(TRICTRAC_LIBRARY "Build the library, libtrictrac" OFF)
option(TRICTRAC_PYTHON "Build the module of the Python package (with TRICTRAC_LIBRARY)" OFF)
option(TRICTRAC_PROGRAM "Build the program trictrac: what stands above the library" ON)
if(TRICTRAC_PYTHON AND NOT TRICTRAC_LIBRARY)
  message(FATAL_ERROR "TRICTRAC_PYTHON needs TRICTRAC_LIBRARY: the objects of a module are position independent")
endif()
# hide_archives(TARGET): nothing of the archives that a shared library is made of is seen. Our own objects are hidden
# as they are compiled; what is left are templates of the library of C++, for which not every linker has an option.
function(hide_archives target)
  if(TRICTRAC_LINKER_HIDES_ARCHIVES)
    target_link_options(${target} PRIVATE LINKER:--exclude-libs,ALL)
  endif()
endfunction()

if(TRICTRAC_LIBRARY)
  include(CheckLinkerFlag)
  check_linker_flag(CXX LINKER:--exclude-libs,ALL TRICTRAC_LINKER_HIDES_ARCHIVES)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()
