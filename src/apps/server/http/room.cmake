include(${PROJECT_SOURCE_DIR}/src/apps/server/coroutines.cmake)
# What handles the messages of pages.
set_source_files_properties(${folder}/client_session.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
