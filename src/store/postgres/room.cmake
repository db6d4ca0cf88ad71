find_package(PostgreSQL REQUIRED)
target_link_libraries(${target} PRIVATE PostgreSQL::PostgreSQL)
