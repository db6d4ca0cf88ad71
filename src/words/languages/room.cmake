# The table alone: a test puts a longer one in its place.
set_source_files_properties(${folder}/languages.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
