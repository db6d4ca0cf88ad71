# cmake -D FILE=in -D SPACE=net -D NAME=kNet -D OUT=out.cpp -P embed.cmake: the bytes of a file as C++, eight to a number, little end first.
file(READ ${FILE} hex HEX)
string(LENGTH "${hex}" digits)
math(EXPR bytes "${digits} / 2")
math(EXPR beyond "${digits} % 16")
if(beyond)
  math(EXPR missing "16 - ${beyond}")
  string(REPEAT "0" ${missing} zeros)
  string(APPEND hex ${zeros})
endif()
string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1u,\n" numbers "${hex}")
file(WRITE ${OUT} "// Made from ${FILE} by embed.cmake.
#include <cstddef>
#include <cstdint>

namespace trictrac::${SPACE} {
extern const std::uint64_t ${NAME}Words[] = {
${numbers}};
extern const std::size_t ${NAME}Bytes = ${bytes};
}  // namespace trictrac::${SPACE}
")
