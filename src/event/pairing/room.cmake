# LEMON, whose templates alone are needed; the standard it can be compiled with overrides that of the others.
set_source_files_properties(${folder}/matching.cpp PROPERTIES
  COMPILE_OPTIONS -std=c++17 COMPILE_DEFINITIONS LEMON_ONLY_TEMPLATES SKIP_UNITY_BUILD_INCLUSION ON)
