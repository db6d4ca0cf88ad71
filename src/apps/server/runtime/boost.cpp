// Compiles the non-template parts of the networking libraries (BOOST_…_SEPARATE_COMPILATION, room.cmake).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
