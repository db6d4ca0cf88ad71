// A server as a process, and a folder that is there as long as a test.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace served {

class Folder {
 public:
  Folder();
  ~Folder();
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

// Starts in the constructor and is ready after it; killed in the destructor.
class Process {
 public:
  Process(const std::filesystem::path& db, const std::filesystem::path& web,
          std::vector<std::string> more = {});
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  int port() const { return port_; }  // 0 when it did not start
  void kill();                        // SIGKILL, and waits for its end
  int stop(int signal);               // returns the exit status
  int wait();

 private:
  void read_port(int pipe);

  pid_t pid_ = -1;
  int port_ = 0;
};

}  // namespace served
