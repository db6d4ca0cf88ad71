#include "lab/external_engines/program.h"

#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace trictrac::external_engines {
namespace {

using Clock = std::chrono::steady_clock;

// No line is longer; a program that writes on without an end of line is not listened to.
constexpr std::size_t kMostHeard = 1 << 16;

// Runs in the child: `end` becomes what is read and written, and the shell takes over. In a group of its own,
// so that what it begins ends with it.
[[noreturn]] void become(const std::string& command, int end) {
  setpgid(0, 0);
  dup2(end, STDIN_FILENO);
  dup2(end, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
  _exit(127);
}

// Waits until there is something to read, `until` at most; returns whether there is. A signal changes
// nothing.
bool wait_readable(int end, Clock::time_point until) {
  while (true) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd waiting{end, POLLIN, 0};
    const int found = left < 0 ? 0 : poll(&waiting, 1, static_cast<int>(left));
    if (found >= 0 || errno != EINTR) return found > 0;
  }
}

}  // namespace

std::expected<Program, std::string> Program::begin(const std::string& command) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return std::unexpected("the program cannot be started: " + std::string(std::strerror(errno)));
  const pid_t pid = fork();
  if (pid == 0) become(command, ends[1]);
  close(ends[1]);
  Program made(pid, ends[0]);
  if (pid < 0) return std::unexpected("the program cannot be started: " + std::string(std::strerror(errno)));
  return made;
}

Program::Program(Program&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)),
      end_(std::exchange(other.end_, -1)),
      heard_(std::move(other.heard_)),
      ended_(other.ended_) {}

Program::~Program() {
  if (end_ >= 0) close(end_);
  if (pid_ <= 0) return;
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

bool Program::say(std::string_view line) {
  std::string text(line);
  text += '\n';
  for (std::size_t at = 0; at < text.size();) {
    const ssize_t sent = send(end_, text.data() + at, text.size() - at, MSG_NOSIGNAL);
    if (sent < 0 && errno != EINTR) {
      ended_ = true;
      return false;
    }
    if (sent > 0) at += static_cast<std::size_t>(sent);
  }
  return true;
}

std::optional<std::string> Program::hear(std::chrono::milliseconds patience) {
  const auto until = Clock::now() + patience;
  while (true) {
    if (const auto end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (heard_.size() > kMostHeard || !wait_readable(end_, until)) return std::nullopt;
    std::array<char, 4096> bytes{};
    const ssize_t got = recv(end_, bytes.data(), bytes.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      ended_ = true;
      return std::nullopt;
    }
    heard_.append(bytes.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace trictrac::external_engines
