#include "apps/cli/output.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>
#include <system_error>

#include "text/words.h"

namespace trictrac::cli {
namespace {

constexpr std::size_t kMostWaiting = 1 << 16;

// Reading from a closed standard input, and writing to a closed output, goes on being an error.
void hold_closed_places() {
  for (const int place : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(place, F_GETFD) < 0 && errno == EBADF)
      (void)::open("/dev/null", place == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

}  // namespace

int terminal_columns() {
  constexpr int kFewest = 20;
  const char* said = std::getenv("COLUMNS");
  if (const auto columns = number_in(said ? said : "", kFewest, kManyColumns)) return *columns;
  winsize size{};
  const bool known = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= kFewest;
  return known ? size.ws_col : kManyColumns;
}

StandardOutput::StandardOutput() {
  hold_closed_places();
  std::ios::sync_with_stdio(false);  // else what is read of a broken standard input looks like its end
  by_line_ = ::isatty(STDOUT_FILENO) == 1;
  before_ = std::cout.rdbuf(this);
}

StandardOutput::~StandardOutput() {
  write_out();
  std::cout.rdbuf(before_);
}

int StandardOutput::finish(int status) {
  std::cout.flush();  // unlocked from here on, as standard error flushes it too
  if (error_ == 0 && std::fflush(stdout) != 0) error_ = errno;
  if (error_ == 0) return status;
  std::cerr << "trictrac: cannot write to standard output: " << std::generic_category().message(error_)
            << "\n";
  return status == 0 ? 1 : status;
}

StandardOutput::int_type StandardOutput::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return sync() == 0 ? traits_type::not_eof(c) : c;
  const char one = traits_type::to_char_type(c);
  const std::lock_guard lock(mutex_);
  return take({&one, 1}) ? c : traits_type::eof();
}

std::streamsize StandardOutput::xsputn(const char* text, std::streamsize size) {
  const std::lock_guard lock(mutex_);
  return take({text, static_cast<std::size_t>(size)}) ? size : 0;
}

int StandardOutput::sync() {
  const std::lock_guard lock(mutex_);
  return write_out() ? 0 : -1;
}

bool StandardOutput::take(std::string_view text) {
  if (error_ != 0) return false;
  waiting_ += text;
  const bool now = waiting_.size() >= kMostWaiting || (by_line_ && text.find('\n') != text.npos);
  return !now || write_out();
}

bool StandardOutput::write_out() {
  std::size_t at = 0;
  while (error_ == 0 && at < waiting_.size()) {
    const ssize_t written = ::write(STDOUT_FILENO, waiting_.data() + at, waiting_.size() - at);
    if (written >= 0) {
      at += static_cast<std::size_t>(written);
    } else if (errno == EAGAIN) {
      pollfd place{STDOUT_FILENO, POLLOUT, 0};
      (void)::poll(&place, 1, -1);
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  waiting_.clear();
  return error_ == 0;
}

}  // namespace trictrac::cli
