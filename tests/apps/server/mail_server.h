// A real mail server on this machine: aiosmtpd of Debian, which needs no rights and a folder for what it
// takes (opensmtpd starts as root alone, and keeps one queue for the whole machine).
#pragma once

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace served {

class MailServer {
 public:
  // Takes mail once the constructor has returned, unless ready() says otherwise.
  explicit MailServer(std::filesystem::path folder) : box_(std::move(folder)), port_(free_port()) {
    const std::string at = "127.0.0.1:" + std::to_string(port_);
    pid_ = fork();
    if (pid_ == 0) {
      const int nothing = open("/dev/null", O_RDWR);
      dup2(nothing, STDOUT_FILENO);
      dup2(nothing, STDERR_FILENO);
      execlp("aiosmtpd", "aiosmtpd", "-n", "-l", at.c_str(), "-c", "aiosmtpd.handlers.Mailbox", box_.c_str(),
             nullptr);
      _exit(127);
    }
    while (!(ready_ = answers()) && waitpid(pid_, nullptr, WNOHANG) == 0) usleep(20'000);
  }
  ~MailServer() {
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  MailServer(const MailServer&) = delete;
  MailServer& operator=(const MailServer&) = delete;

  bool ready() const { return ready_; }
  std::string url() const { return "smtp://127.0.0.1:" + std::to_string(port_); }
  // As they came.
  std::vector<std::string> letters() const {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(box_ / "new")) {
      std::ifstream in(entry.path(), std::ios::binary);
      all.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return all;
  }

 private:
  static sockaddr_in at(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
  }
  static int free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = at(0);
    socklen_t size = sizeof address;
    bind(socket, reinterpret_cast<sockaddr*>(&address), size);
    getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    close(socket);
    return ntohs(address.sin_port);
  }
  bool answers() const {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = at(port_);
    const bool there = connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    close(socket);
    return there;
  }

  std::filesystem::path box_;
  int port_;
  pid_t pid_ = -1;
  bool ready_ = false;
};

}  // namespace served
