// What of the networking libraries is no template, compiled once (BOOST_…_SEPARATE_COMPILATION, room.cmake).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
