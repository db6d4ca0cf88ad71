# How everything is compiled and linked.
include_directories(${PROJECT_SOURCE_DIR}/src)
add_compile_options(-Wall -Wextra -Werror=switch)  # a value of an enum that a switch forgets does not compile
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  add_compile_options(-Wno-restrict)  # g++ 12 sees overlaps that are not there in std::string (PR 105651)
endif()
if(TRICTRAC_ASSERTS OR CMAKE_BUILD_TYPE STREQUAL Debug)
  add_compile_definitions(TRICTRAC_ASSERTS _GLIBCXX_ASSERTIONS)  # ours, and the library's: no empty optional is read
endif()

# What the program is hardened with: it serves hostile networks. Fortified functions need an optimised build, and the
# sanitizers bring their own checks. tests/apps/hardened looks for all of it in the program that was built.
if(CMAKE_EXECUTABLE_FORMAT STREQUAL ELF AND CMAKE_BUILD_TYPE STREQUAL Release)
  add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    add_compile_options(-fcf-protection)
  elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "aarch64|arm64")
    add_compile_options(-mbranch-protection=standard)
  endif()
  if(NOT TRICTRAC_LIBRARY)  # whose objects can stand in a shared library too
    add_compile_options(-fPIE)
  endif()
  add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-pie>)
  add_link_options(LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack)
endif()

# Text and messages: what counts is how long they take to build, and in the page how long they take to fetch.
if(WASM)
  set(TRICTRAC_TEXT_OPTIONS -Os)
elseif(CMAKE_BUILD_TYPE STREQUAL Release)
  set(TRICTRAC_TEXT_OPTIONS -O1)
endif()

# Of the machine that builds for another only the headers that are named: its others are not those of that system.
if(CMAKE_CROSSCOMPILING)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
  foreach(header nlohmann/json.hpp CLI/CLI.hpp)
    find_path(headers_${header} ${header} PATHS /usr/include /usr/local/include REQUIRED NO_DEFAULT_PATH)
    cmake_path(GET header PARENT_PATH folder)
    file(CREATE_LINK ${headers_${header}}/${folder} ${PROJECT_BINARY_DIR}/include/${folder} SYMBOLIC)
  endforeach()
  include_directories(SYSTEM ${PROJECT_BINARY_DIR}/include)
endif()

# What makes daily work quick, where it is there.
find_program(ccache ccache)
if(ccache AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${ccache})
endif()
include(CheckLinkerFlag)
check_linker_flag(CXX -fuse-ld=mold HAS_MOLD)  # a compiler for another machine may find none for it
if(HAS_MOLD AND CMAKE_EXECUTABLE_FORMAT STREQUAL ELF)
  add_link_options(-fuse-ld=mold)
endif()
