embed_file(${PROJECT_SOURCE_DIR}/data/book/openings.txt book kBook data)
target_sources(${target} PRIVATE ${data})
