embed_files(net data ${PROJECT_SOURCE_DIR}/data/nets/trictrac.net)
target_sources(${target} PRIVATE ${data})
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  set_source_files_properties(${folder}/kernel_avx2.cpp PROPERTIES COMPILE_OPTIONS "-mavx2")
  set_source_files_properties(${folder}/kernel_avx512.cpp PROPERTIES COMPILE_OPTIONS
    "-mavx512f;-mavx512bw;-mavx512vl;-mavx512dq;-mavx512vnni;-Wno-uninitialized")  # g++ 12: its own headers
endif()
set_source_files_properties(${folder}/kernel_wasm.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)  # one kernel a unit
