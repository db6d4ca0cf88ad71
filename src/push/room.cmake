find_package(OpenSSL 3.0 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(CURL REQUIRED IMPORTED_TARGET libcurl)
target_link_libraries(${target} PUBLIC OpenSSL::Crypto PRIVATE PkgConfig::CURL)
