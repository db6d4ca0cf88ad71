# The messages of pages, of which new ones are made: compiled alone when one is added.
set_source_files_properties(${folder}/page_message.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
