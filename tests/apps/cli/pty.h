// The program at a terminal: a pseudo-terminal, whose other end is in the test's hands.
#pragma once

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <string>
#include <vector>

namespace trictrac::test {

class Terminal {
 public:
  explicit Terminal(const std::vector<std::string>& arguments,
                    const std::string& program = TRICTRAC_PROGRAM) {
    winsize size{40, 200, 0, 0};
    pid_ = forkpty(&end_, nullptr, nullptr, &size);
    if (pid_ == 0) become(program, arguments);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() {
    if (pid_ > 0) {
      kill(pid_, SIGKILL);
      wait();
    }
    close(end_);
  }

  void type(const std::string& text) const { (void)!write(end_, text.data(), text.size()); }

  // Reads until the screen contains this text. Returns false if the program ends before.
  bool shows(const std::string& text) {
    while (screen_.find(text) == std::string::npos)
      if (!read_more()) return false;
    return true;
  }
  // Everything that was written, to the program's end.
  const std::string& all() {
    while (read_more()) {
    }
    return screen_;
  }
  // The exit code; -1 where a signal ended it.
  int wait() {
    int status = -1;
    waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  [[noreturn]] static void become(std::string program, const std::vector<std::string>& arguments) {
    std::vector<std::string> words = arguments;
    std::vector<char*> all{program.data()};
    for (std::string& word : words) all.push_back(word.data());
    all.push_back(nullptr);
    execv(program.c_str(), all.data());
    _exit(127);
  }
  bool read_more() {
    std::array<char, 4096> part;
    const ssize_t n = read(end_, part.data(), part.size());
    if (n > 0) screen_.append(part.data(), static_cast<std::size_t>(n));
    return n > 0;
  }

  pid_t pid_ = -1;
  int end_ = -1;
  std::string screen_;
};

}  // namespace trictrac::test
