#include "lab/external_engines/child.h"

#if !defined(_WIN32)
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace trictrac::external_engines {
namespace {

// Runs in the child: `end` becomes standard input and output, and the shell replaces the process, in a group
// of its own, so that its children end with it.
[[noreturn]] void become(const std::string& command, int end) {
  setpgid(0, 0);
  dup2(end, STDIN_FILENO);
  dup2(end, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}

// Waits until there is something to read, `until` at most; returns whether there is. A signal changes
// nothing.
bool wait_readable(int end, Child::Clock::time_point until) {
  while (true) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - Child::Clock::now()).count();
    pollfd waiting{end, POLLIN, 0};
    const int found = left < 0 ? 0 : poll(&waiting, 1, static_cast<int>(left));
    if (found >= 0 || errno != EINTR) return found > 0;
  }
}

// A pair of sockets that no other program inherits; writing to one whose peer is gone is an error, not a
// signal.
bool make_sockets(std::array<int, 2>& ends) {
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0) return false;
  for (const int end : ends) {
    fcntl(end, F_SETFD, FD_CLOEXEC);
#if defined(SO_NOSIGPIPE)
    const int on = 1;
    setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  }
  return true;
}
#if defined(MSG_NOSIGNAL)
constexpr int kNoSignal = MSG_NOSIGNAL;
#else
constexpr int kNoSignal = 0;
#endif

class PosixChild : public Child {
 public:
  // `end`: of a pair of sockets, both its input and its output.
  PosixChild(pid_t pid, int end) : pid_(pid), end_(end) {}
  PosixChild(const PosixChild&) = delete;
  PosixChild& operator=(const PosixChild&) = delete;
  ~PosixChild() override {
    close(end_);
    kill(-pid_, SIGKILL);
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }

  bool send(std::string_view text) override {
    for (std::size_t at = 0; at < text.size();) {
      const ssize_t sent = ::send(end_, text.data() + at, text.size() - at, kNoSignal);
      if (sent < 0 && errno != EINTR) return false;
      if (sent > 0) at += static_cast<std::size_t>(sent);
    }
    return true;
  }

  Received receive(std::string& to, Clock::time_point until) override {
    while (true) {
      if (!wait_readable(end_, until)) return Received::NothingInTime;
      std::array<char, 4096> bytes{};
      const ssize_t got = recv(end_, bytes.data(), bytes.size(), 0);
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) return Received::Ended;
      to.append(bytes.data(), static_cast<std::size_t>(got));
      return Received::Some;
    }
  }

 private:
  pid_t pid_;
  int end_;
};

}  // namespace

std::expected<std::unique_ptr<Child>, std::string> Child::begin(const std::string& command) {
  const auto failed = [] {
    return std::unexpected("the program cannot be started: " + std::string(std::strerror(errno)));
  };
  std::array<int, 2> ends{};
  if (!make_sockets(ends)) return failed();
  const pid_t pid = fork();
  if (pid == 0) become(command, ends[1]);
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    return failed();
  }
  return std::make_unique<PosixChild>(pid, ends[0]);
}

}  // namespace trictrac::external_engines
#endif
