// Another server on this machine, written in Python, which takes any free port and says which.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace served {

class SideServer {
 public:
  // Answers once the constructor has returned, unless ready() says otherwise. `script`, beside this file,
  // keeps what it takes in `folder` and writes its port to FOLDER/port once it listens there. Nobody chooses
  // a port for it: a test that had closed that one again would meet another server there now and then.
  SideServer(std::filesystem::path folder, const std::string& script) : folder_(std::move(folder)) {
    const std::string path = SERVER_TEST_DATA "/../" + script;
    pid_ = fork();
    if (pid_ == 0) {
      const int nothing = open("/dev/null", O_RDWR);
      for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, stream);
      // Debian's own, for its modules.
      execl("/usr/bin/python3", "python3", path.c_str(), folder_.c_str(), nullptr);
      _exit(127);
    }
    while (!ready() && waitpid(pid_, nullptr, WNOHANG) == 0) usleep(20'000);
  }
  ~SideServer() {
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  SideServer(const SideServer&) = delete;
  SideServer& operator=(const SideServer&) = delete;

  bool ready() const { return std::filesystem::exists(folder_ / "port"); }
  // At which it answers, on this machine.
  std::string address() const { return "127.0.0.1:" + read("port"); }
  std::string read(const std::string& file) const {
    std::ifstream in(folder_ / file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
  pid_t pid_ = -1;
};

}  // namespace served
