#include "base/os.h"

#if defined(_WIN32)
#include <windows.h>
//
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <iostream>
#include <string_view>
#include <system_error>

// The programs carry a manifest (cmake/windows.manifest) by which texts of the system are UTF-8 as well.
namespace trictrac::os {
namespace {

std::atomic<void (*)()> handler = nullptr;

HANDLE handle_of(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

int flags_of(OpenMode how) {
  switch (how) {
    case OpenMode::Read: return _O_RDONLY;
    case OpenMode::Write: return _O_WRONLY;
    case OpenMode::CreateOrWrite: return _O_WRONLY | _O_CREAT;
    case OpenMode::CreateOrOverwrite: return _O_WRONLY | _O_CREAT | _O_TRUNC;
    case OpenMode::CreateNew: return _O_WRONLY | _O_CREAT | _O_EXCL;
  }
  return _O_RDONLY;
}

}  // namespace

void prepare_console() {
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleCP(CP_UTF8);
  DWORD mode = 0;
  const HANDLE out = handle_of(1);
  if (GetConsoleMode(out, &mode)) SetConsoleMode(out, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  _setmode(1, _O_BINARY);  // a line ends as it does everywhere
}

std::filesystem::path path_of(const std::string& text) {
  return {reinterpret_cast<const char8_t*>(text.data()),
          reinterpret_cast<const char8_t*>(text.data() + text.size())};
}

std::string path_text(const std::filesystem::path& path) {
  const std::u8string text = path.u8string();
  return {reinterpret_cast<const char*>(text.data()), text.size()};
}

int open_file(const std::string& path, OpenMode how) {
  return ::_wopen(path_of(path).c_str(), flags_of(how) | _O_BINARY | _O_NOINHERIT, _S_IREAD | _S_IWRITE);
}

std::ptrdiff_t write_at(int file, const char* text, std::size_t size, std::size_t place) {
  if (_lseeki64(file, static_cast<__int64>(place), SEEK_SET) < 0) return -1;
  return _write(file, text, static_cast<unsigned>(size));
}

bool lock_file(int file) {
  // A place far behind the end: other programs may read the file meanwhile.
  OVERLAPPED place{};
  place.OffsetHigh = 0x7FFFFFFF;
  return LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place);
}

bool replace_file(const std::string& from, const std::string& to) {
  std::error_code wrong;
  std::filesystem::rename(path_of(from), path_of(to), wrong);
  errno = wrong.default_error_condition().value();
  return !wrong;
}

int open_standard_input() { return _dup(0); }

void hold_standard_places() {}  // a closed stream is no file of number 0, 1 or 2 here

bool is_terminal(int file) {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(file), &mode) != 0;
}

// The console gives typed text completely only in the system's own wide characters.
std::optional<std::string> read_line() {
  std::string line;
  if (!is_terminal(0)) {
    if (!std::getline(std::cin, line)) return std::nullopt;
    return line;
  }
  std::array<wchar_t, 4096> typed;
  DWORD size = 0;
  if (!ReadConsoleW(handle_of(0), typed.data(), typed.size(), &size, nullptr) || size == 0)
    return std::nullopt;
  constexpr wchar_t kCtrlZ = 26;  // the end of the input
  if (typed[0] == kCtrlZ) return std::nullopt;
  line = path_text(std::filesystem::path(std::wstring_view(typed.data(), size)));
  line.resize(std::min(line.find_last_not_of("\r\n") + 1, line.size()));
  return line;
}

std::optional<int> terminal_columns() {
  CONSOLE_SCREEN_BUFFER_INFO info;
  if (!GetConsoleScreenBufferInfo(handle_of(1), &info)) return std::nullopt;
  return info.srWindow.Right - info.srWindow.Left + 1;
}

bool terminal_has_colours() {
  DWORD mode = 0;
  return GetConsoleMode(handle_of(1), &mode) && (mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

void wait_until_writable(int) { Sleep(1); }

void handle_next_interrupt(void (*handle)()) {
  handler = handle;
  static const BOOL set = SetConsoleCtrlHandler(
      [](DWORD event) -> BOOL {
        void (*once)() = event == CTRL_C_EVENT ? handler.exchange(nullptr) : nullptr;
        if (once) once();
        return once != nullptr;
      },
      TRUE);
  (void)set;
}

}  // namespace trictrac::os
#endif
