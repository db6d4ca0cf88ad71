# The engine as a library (docs/library.md) and as a module of Python (docs/python.md): every object is then made so that
# it can stand in a shared library, in which only what trictrac.h declares is seen.
option(TRICTRAC_LIBRARY "Build the library, libtrictrac" OFF)
option(TRICTRAC_PYTHON "Build the module of the Python package (with TRICTRAC_LIBRARY)" OFF)
option(TRICTRAC_PROGRAM "Build the program trictrac: what stands above the library" ON)
if(TRICTRAC_PYTHON AND NOT TRICTRAC_LIBRARY)
  message(FATAL_ERROR "TRICTRAC_PYTHON needs TRICTRAC_LIBRARY: the objects of a module are position independent")
endif()
# export_only(TARGET PATTERN): nothing else of a shared library is seen. Our own objects are hidden as they are compiled; what
# is left are templates and statics of the library of C++, for which only the linkers of ELF have an option.
function(export_only target pattern)
  if(CMAKE_EXECUTABLE_FORMAT STREQUAL ELF)
    set(script ${CMAKE_CURRENT_BINARY_DIR}/${target}.map)
    file(CONFIGURE OUTPUT ${script} CONTENT "{ global: ${pattern}; local: *; };\n")
    target_link_options(${target} PRIVATE LINKER:--version-script=${script})
    set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${script})
  endif()
endfunction()

if(TRICTRAC_LIBRARY)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()
