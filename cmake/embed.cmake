# cmake -D FILES=in|in -D SPACE=net -D OUT=out.cpp -P embed.cmake: the bytes of files as C++, eight to a number, little end
# first.
string(REPLACE "|" ";" files "${FILES}")
set(arrays)
set(rows)
set(n 0)
foreach(file ${files})
  file(READ ${file} hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR bytes "${digits} / 2")
  math(EXPR beyond "${digits} % 16")
  if(beyond)
    math(EXPR missing "16 - ${beyond}")
    string(REPEAT "0" ${missing} zeros)
    string(APPEND hex ${zeros})
  endif()
  string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1u,\n" numbers "${hex}")
  get_filename_component(name ${file} NAME_WLE)
  string(APPEND arrays "constexpr std::uint64_t kWords${n}[] = {\n${numbers}};\n")
  string(APPEND rows "    {\"${name}\", kWords${n}, ${bytes}},\n")
  math(EXPR n "${n} + 1")
endforeach()
file(WRITE ${OUT} "// Made by cmake/embed.cmake.
#include \"base/embedded.h\"

namespace trictrac::${SPACE} {
namespace {
${arrays}
constexpr EmbeddedFile kAll[] = {
${rows}};
}  // namespace
extern const EmbeddedFiles kFiles;
const EmbeddedFiles kFiles = kAll;
}  // namespace trictrac::${SPACE}
")
