# book_data(VARIABLE): the source that holds data/book/openings.txt, made in the build folder when the book changes.
set(BOOK_FOLDER ${CMAKE_CURRENT_LIST_DIR})
include(${BOOK_FOLDER}/../net/embed_file.cmake)
function(book_data variable)
  embed_file(${BOOK_FOLDER}/../../data/book/openings.txt book kBook out)
  set(${variable} ${out} PARENT_SCOPE)
endfunction()
