embed_files(book data ${PROJECT_SOURCE_DIR}/data/book/openings.txt)
target_sources(${target} PRIVATE ${data})
