# The list alone: a test puts a longer one in its place.
set_source_files_properties(${folder}/languages.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)

# The sentences of every language: a source for each area, which is made and compiled alone when one of them changes.
set(words ${PROJECT_SOURCE_DIR}/words)
set(script ${PROJECT_SOURCE_DIR}/cmake/sentences.cmake)
file(GLOB texts CONFIGURE_DEPENDS ${words}/*/programs/*.json)
file(GLOB areas CONFIGURE_DEPENDS ${words}/en/programs/*.json)
list(TRANSFORM areas REPLACE ".*/(.*)\\.json" "\\1")
foreach(area IN LISTS areas)
  set(source ${CMAKE_CURRENT_BINARY_DIR}/words/${area}.cpp)
  set(said ${texts})
  list(FILTER said INCLUDE REGEX "/(${area}|language)\\.json$")
  add_custom_command(OUTPUT ${source} DEPENDS ${said} ${script} VERBATIM
    COMMAND ${CMAKE_COMMAND} -DAREA=${area} "-DAREAS=${areas}" -DWORDS=${words} -DOUT=${source} -P ${script})
  set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_sources(${target} PRIVATE ${source})
endforeach()
