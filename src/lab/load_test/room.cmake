find_package(Boost 1.81 REQUIRED)
target_link_libraries(${target} PUBLIC Boost::headers Threads::Threads)
