embed_files(explanation data ${PROJECT_SOURCE_DIR}/data/explain/weights.txt)
target_sources(${target} PRIVATE ${data})
