#include "apps/cli/output.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <streambuf>
#include <string_view>
#include <system_error>

#include "apps/cli/command_line.h"
#include "apps/cli/words.h"
#include "base/os.h"
#include "text/words.h"
#include "words/usage.h"

namespace trictrac::cli {

namespace {

constexpr std::size_t kMostWaiting = 1 << 16;

class StandardOutput : public std::streambuf {
 public:
  StandardOutput() {
    os::hold_standard_places();
    os::prepare_console();
    std::ios::sync_with_stdio(false);  // else a read error of standard input looks like its end
    by_line_ = os::is_terminal(STDOUT_FILENO);
    before_ = std::cout.rdbuf(this);
  }

  ~StandardOutput() override {
    write_out();
    std::cout.rdbuf(before_);
  }

  // Writes the rest and returns `status`; after a failed write, prints an error and returns 1 in place of 0.
  int finish(int status) {
    std::cout.flush();  // unlocked from here on, as standard error flushes it too
    if (error_ == 0 && std::fflush(stdout) != 0) error_ = errno;
    if (error_ == 0) return status;
    std::cerr << this_program().name << ": "
              << user_words()(&words::UsageWords::cannot_print, words::Why(system_text(error_, user_words())))
              << "\n";
    return status == 0 ? 1 : status;
  }

 private:
  int_type overflow(int_type c) override {
    if (traits_type::eq_int_type(c, traits_type::eof())) return sync() == 0 ? traits_type::not_eof(c) : c;
    const char one = traits_type::to_char_type(c);
    const std::lock_guard lock(mutex_);
    return take({&one, 1}) ? c : traits_type::eof();
  }

  std::streamsize xsputn(const char* text, std::streamsize size) override {
    const std::lock_guard lock(mutex_);
    return take({text, static_cast<std::size_t>(size)}) ? size : 0;
  }

  int sync() override {
    const std::lock_guard lock(mutex_);
    return write_out() ? 0 : -1;
  }

  bool take(std::string_view text) {
    if (error_ != 0) return false;
    waiting_ += text;
    const bool now = waiting_.size() >= kMostWaiting || (by_line_ && text.find('\n') != text.npos);
    return !now || write_out();
  }

  bool write_out() {
    std::size_t at = 0;
    while (error_ == 0 && at < waiting_.size()) {
      const ssize_t written = ::write(STDOUT_FILENO, waiting_.data() + at, waiting_.size() - at);
      if (written >= 0) {
        at += static_cast<std::size_t>(written);
      } else if (errno == EAGAIN) {
        os::wait_until_writable(STDOUT_FILENO);
      } else if (errno != EINTR) {
        error_ = errno;
      }
    }
    waiting_.clear();
    return error_ == 0;
  }

  std::mutex mutex_;
  std::string waiting_;
  bool by_line_;
  int error_ = 0;  // errno of the write that failed
  std::streambuf* before_;
};

}  // namespace

int with_standard_output(const std::function<int()>& program) {
  StandardOutput output;
  return output.finish(program());
}

int terminal_columns() {
  constexpr int kFewest = 20;
  const char* said = std::getenv("COLUMNS");
  if (const auto columns = number_in(said ? said : "", kFewest, kManyColumns)) return *columns;
  const auto columns = os::terminal_columns();
  return columns && *columns >= kFewest ? *columns : kManyColumns;
}

namespace {

std::string spaces(int n) { return std::string(static_cast<std::size_t>(std::max(n, 0)), ' '); }

}  // namespace

std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  for (char& c : capitals)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return capitals;
}

namespace {

constexpr int kHanging = 2;       // how much further in a broken line goes on
constexpr int kLeastBeside = 24;  // columns of the explanation beside a name

// One line broken; what follows the first row stands `further` in.
std::string wrapped_line(std::string_view line, int columns, int further) {
  std::string text, row;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t blank = line.find_first_not_of(' ', at),
                      word = blank == line.npos ? line.size() : blank;
    const std::size_t end = std::min(line.find(' ', word), line.size());
    const bool fits = columns_of(row) + columns_of(line.substr(at, end - at)) <= columns;
    if (!fits && row.find_first_not_of(' ') != row.npos) {
      text += row + "\n";
      row = spaces(further);
      at = word;
    }
    row += line.substr(at, end - at);
    at = end;
  }
  return text + row;
}

}  // namespace

int columns_of(std::string_view text) {
  int columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "\x1B[")
      i = std::min(text.find('m', i), text.size());
    else
      columns += (text[i] & 0xC0) != 0x80;
  }
  return columns;
}

std::string wrapped(std::string_view text, int columns) {
  std::string all;
  bool first = true;
  for (const std::string_view line : split(text, '\n')) {
    if (!first) all += "\n";
    first = false;
    const int in = static_cast<int>(std::min(line.find_first_not_of(' '), line.size()));
    all += columns_of(line) <= columns ? std::string(line) : wrapped_line(line, columns, in + kHanging);
  }
  return all;
}

std::string in_two_columns(const std::string& name, const std::string& meaning, int at, int columns) {
  const std::string head = "  " + name;
  if (columns - at < kLeastBeside)
    return wrapped_line(head, columns, 4) + "\n" + wrapped_line(spaces(4) + meaning, columns, 4) + "\n";
  if (meaning.empty()) return head + "\n";
  const int room = at - columns_of(head);
  if (room > 0) return wrapped_line(head + spaces(room) + meaning, columns, at) + "\n";
  return wrapped_line(head, columns, 4) + "\n" + wrapped_line(spaces(at) + meaning, columns, at) + "\n";
}

std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int columns) {
  int widest = 0;
  for (const auto& [name, meaning] : rows) widest = std::max(widest, columns_of(name));
  std::string text;
  for (const auto& [name, meaning] : rows) text += in_two_columns(name, meaning, widest + 4, columns);
  return text;
}

}  // namespace trictrac::cli
