# use_networking(TARGET): links Asio and Beast. They are compiled once for all who use them: where one part of
# a program had them as headers and another as a library, each would have its own categories of errors, and
# an error of one would not be equal to the same error of the other.
function(use_networking target)
  if(NOT TARGET networking)
    find_package(Boost 1.81 REQUIRED)
    file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/networking.cpp
         CONTENT "#include <boost/asio/impl/src.hpp>\n#include <boost/beast/src.hpp>\n")
    add_library(networking STATIC ${CMAKE_BINARY_DIR}/networking.cpp)
    target_compile_definitions(networking PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
    target_link_libraries(networking PUBLIC Boost::headers Threads::Threads)
  endif()
  target_link_libraries(${target} PUBLIC networking)
endfunction()
