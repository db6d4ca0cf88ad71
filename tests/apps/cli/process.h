// The program as a process of its own, its three standard streams in the test's hands.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <utility>
#include <vector>

namespace trictrac::test {

class Process {
 public:
  explicit Process(const std::vector<std::string>& arguments, const char* program = TRICTRAC_PROGRAM)
      : Process(arguments, -1, program) {}
  // `out`: where its standard output goes instead of to the test; -1: to the test.
  Process(const std::vector<std::string>& arguments, int out, const char* program = TRICTRAC_PROGRAM) {
    int in[2], outs[2], errs[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(outs, O_CLOEXEC) != 0 || pipe2(errs, O_CLOEXEC) != 0) return;
    pid_ = fork();
    if (pid_ == 0) become(program, arguments, in[0], out < 0 ? outs[1] : out, errs[1]);
    ::close(in[0]);
    ::close(outs[1]);
    ::close(errs[1]);
    in_ = in[1], out_ = outs[0], err_ = errs[0];
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  ~Process() {
    kill(SIGKILL);
    wait();
    for (const int file : {in_, out_, err_}) ::close(file);
  }

  void type(const std::string& text) { (void)!write(in_, text.data(), text.size()); }
  void end_input() { ::close(std::exchange(in_, -1)); }

  // Reads until new output contains `text`. Returns false if the output ends before.
  bool shows(const std::string& text) {
    while (true) {
      if (const auto at = output_.find(text, seen_); at != std::string::npos) {
        seen_ = at + text.size();
        return true;
      }
      if (!read_more(out_, output_)) return false;
    }
  }
  // All of its output, and of its errors, up to its end.
  const std::string& output() {
    while (read_more(out_, output_)) {
    }
    return output_;
  }
  std::string errors() {
    std::string all;
    while (read_more(err_, all)) {
    }
    return all;
  }

  void kill(int signal) {
    if (pid_ > 0) ::kill(pid_, signal);
  }
  // Returns the status as waitpid does.
  int wait() {
    if (pid_ > 0) waitpid(std::exchange(pid_, -1), &status_, 0);
    return status_;
  }

 private:
  [[noreturn]] static void become(const char* program, const std::vector<std::string>& arguments, int in,
                                  int out, int err) {
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    std::vector<char*> words{const_cast<char*>(program)};
    for (const std::string& a : arguments) words.push_back(const_cast<char*>(a.c_str()));
    words.push_back(nullptr);
    execv(program, words.data());
    _exit(127);
  }
  static bool read_more(int file, std::string& all) {
    char part[4096];
    const ssize_t n = read(file, part, sizeof part);
    if (n > 0) all.append(part, static_cast<std::size_t>(n));
    return n > 0;
  }

  pid_t pid_ = -1;
  int in_ = -1, out_ = -1, err_ = -1;
  int status_ = -1;
  std::string output_;
  std::size_t seen_ = 0;
};

}  // namespace trictrac::test
