find_package(Boost 1.81 REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(spdlog REQUIRED)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(PROMETHEUS REQUIRED IMPORTED_TARGET prometheus-cpp-core)
target_link_libraries(${target} PUBLIC Boost::headers PkgConfig::SODIUM spdlog::spdlog PkgConfig::PROMETHEUS Threads::Threads)
# The networking library is compiled once for all who use it, in a unit of its own.
target_compile_definitions(${target} PUBLIC BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
set_source_files_properties(${folder}/boost.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
