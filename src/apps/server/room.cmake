target_compile_definitions(${target} PRIVATE TRICTRAC_VERSION="${PROJECT_VERSION}")
include(${PROJECT_SOURCE_DIR}/src/apps/server/coroutines.cmake)
