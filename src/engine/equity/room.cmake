file(GLOB tables CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/values/*.txt)
embed_files(equity data ${tables})
target_sources(${target} PRIVATE ${data})
