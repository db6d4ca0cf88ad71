# Debian's cross compiler for Windows (mingw-w64, with POSIX threads); what is built runs under wine. Its own libraries
# are linked in, so that one file is the program.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -static)
set(CMAKE_CXX_FLAGS_INIT -D_WIN32_WINNT=0x0A00)
set(CMAKE_CROSSCOMPILING_EMULATOR /usr/lib/wine/wine64)
