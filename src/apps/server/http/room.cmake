include(${PROJECT_SOURCE_DIR}/src/apps/server/coroutines.cmake)
