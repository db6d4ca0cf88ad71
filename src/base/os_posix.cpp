#include "base/os.h"

#if !defined(_WIN32) && !defined(__wasm__)
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>

namespace trictrac::os {
namespace {

void (*handler)() = nullptr;

int flags_of(OpenMode how) {
  switch (how) {
    case OpenMode::Read: return O_RDONLY;
    case OpenMode::Write: return O_WRONLY;
    case OpenMode::CreateOrWrite: return O_WRONLY | O_CREAT;
    case OpenMode::CreateOrOverwrite: return O_WRONLY | O_CREAT | O_TRUNC;
    case OpenMode::CreateNew: return O_WRONLY | O_CREAT | O_EXCL;
  }
  return O_RDONLY;
}

}  // namespace

void prepare_console() {}

std::filesystem::path path_of(const std::string& text) { return text; }
std::string path_text(const std::filesystem::path& path) { return path.string(); }

int open_file(const std::string& path, OpenMode how) {
  return ::open(path.c_str(), flags_of(how) | O_CLOEXEC, 0666);
}

std::ptrdiff_t write_at(int file, const char* text, std::size_t size, std::size_t place) {
  return ::pwrite(file, text, size, static_cast<off_t>(place));
}

bool lock_file(int file) { return ::flock(file, LOCK_EX | LOCK_NB) == 0; }

bool replace_file(const std::string& from, const std::string& to) {
  return std::rename(from.c_str(), to.c_str()) == 0;
}

int open_standard_input() { return ::dup(STDIN_FILENO); }

// Reading from a closed standard input, and writing to a closed output, goes on being an error.
void hold_standard_places() {
  for (const int place : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(place, F_GETFD) < 0 && errno == EBADF)
      (void)::open("/dev/null", place == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

bool is_terminal(int file) { return ::isatty(file) == 1; }

std::optional<std::string> read_line() {
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  return line;
}

std::optional<int> terminal_columns() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return std::nullopt;
  return size.ws_col;
}

bool terminal_has_colours() {
  const char* terminal = std::getenv("TERM");
  return terminal && *terminal && std::string_view(terminal) != "dumb";
}

void wait_until_writable(int file) {
  pollfd place{file, POLLOUT, 0};
  (void)::poll(&place, 1, -1);
}

// The second Ctrl-C finds the default again, which ends the program.
void handle_next_interrupt(void (*handle)()) {
  handler = handle;
  struct sigaction once{};
  once.sa_handler = [](int) { handler(); };
  once.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &once, nullptr);
}

}  // namespace trictrac::os
#endif
