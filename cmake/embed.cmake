# cmake -D LIST=files.txt -D SPACE=net -D OUT=out.cpp [-D BASE=folder] [-D NUMBERS=ON] -P embed.cmake: a source that holds the
# bytes of files. The assembler reads them where files are ELF; with NUMBERS they are written as C++, eight to a number, the
# lowest first. A file is named by its path from BASE, and without BASE by its name without its ending.
file(READ ${LIST} files)
set(arrays)
set(rows)
set(n 0)
foreach(file ${files})
  if(NUMBERS)
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
    string(APPEND arrays "static constexpr std::uint64_t kWords${n}[] = {\n${numbers}};\n")
  else()
    file(SIZE ${file} bytes)
    set(symbol trictrac_${SPACE}_${n})
    string(APPEND arrays "extern const std::uint64_t kWords${n}[] __asm__(\"${symbol}\");
__asm__(\".pushsection .rodata\\n.balign 8\\n${symbol}:\\n.incbin \\\"${file}\\\"\\n.popsection\");\n")
  endif()
  if(DEFINED BASE)
    file(RELATIVE_PATH name ${BASE} ${file})
  else()
    get_filename_component(name ${file} NAME_WLE)
  endif()
  string(APPEND rows "    {\"${name}\", kWords${n}, ${bytes}},\n")
  math(EXPR n "${n} + 1")
endforeach()
file(WRITE ${OUT} "// Made by cmake/embed.cmake.
#include <array>

#include \"base/embedded.h\"

namespace trictrac::${SPACE} {
${arrays}
static constexpr std::array<EmbeddedFile, ${n}> kAll{{
${rows}}};
extern const EmbeddedFiles kFiles;
const EmbeddedFiles kFiles = kAll;
}  // namespace trictrac::${SPACE}
")
