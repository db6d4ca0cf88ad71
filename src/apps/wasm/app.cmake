# The module of the page, by clang for WebAssembly; elsewhere only a program that prints the signature of the rules.
if(NOT WASM)
  add_executable(signature EXCLUDE_FROM_ALL ${folder}/print_signature.cpp)
  target_link_libraries(signature PRIVATE lab_signature)
  set_target_properties(signature PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  return()
endif()
set(stack -Wl,-z,stack-size=1048576,--stack-first)
add_executable(module ${folder}/module.cpp ${folder}/session.cpp)
target_link_libraries(module PRIVATE service lab_signature)
target_link_options(module PRIVATE -mexec-model=reactor ${stack},--strip-all)
set_target_properties(module PROPERTIES OUTPUT_NAME trictrac SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

# tools/bench_wasm.sh measures its speed.
set(measure ${PROJECT_SOURCE_DIR}/src/lab/measure)
add_executable(speed EXCLUDE_FROM_ALL ${folder}/print_speed.cpp ${measure}/draw.cpp ${measure}/luck.cpp
  ${measure}/situation.cpp ${measure}/speed.cpp ${PROJECT_SOURCE_DIR}/src/lab/learn/settings.cpp)
target_link_libraries(speed PRIVATE engine_search text wasi-emulated-process-clocks)
target_compile_definitions(speed PRIVATE _WASI_EMULATED_PROCESS_CLOCKS)
target_link_options(speed PRIVATE ${stack})
set_target_properties(speed PROPERTIES SUFFIX .wasm RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
