// A server as a process, and a folder that is there as long as a test.
#pragma once

#include <sys/types.h>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace served {

// The program under test.
std::string program();

// "" where the tests keep their games in files; else, where TRICTRAC_TEST_STORE is "postgresql", the database
// that stands for a file of games: whatever would use the file uses it.
std::string store_for(const std::filesystem::path& db);
// The options by which a verb finds those games.
std::string kept_in(const std::filesystem::path& db);

// The exit status of the program, and its output, errors too.
struct Ended {
  int status = -1;
  std::string output;
  bool says(const std::string& text) const { return output.find(text) != std::string::npos; }
};
Ended run_program(const std::string& arguments);

class Folder {
 public:
  Folder();
  ~Folder();
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

enum class LogIs { Read, LeftUnread, Closed };

// Starts in the constructor and is ready after it; killed in the destructor.
class Process {
 public:
  // Without `web` it serves the page compiled into it. LeftUnread: its standard error is a pipe of 4 kB that
  // is never emptied. Closed: a pipe without a reader.
  Process(const std::filesystem::path& db, const std::filesystem::path& web,
          std::vector<std::string> more = {}, LogIs log = LogIs::Read);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  pid_t pid() const { return pid_; }
  // Returns the first line of its standard output.
  const std::string& first_line() const { return first_; }
  int port() const { return port_; }  // 0 when it did not start
  void kill();                        // SIGKILL, and waits for its end
  void signal(int number);
  int stop(int signal);  // and waits for its end: the exit status
  int wait();

  // Waits until that many lines of its log contain the text; returns false if it ends before.
  bool logs(const std::string& text, int times = 1);
  // All it has logged; the whole log once it has ended.
  std::string log();

 private:
  void read_port(int pipe);
  void read_log(int pipe);

  pid_t pid_ = -1;
  std::string first_;
  int port_ = 0;
  int unread_ = -1;  // the end of the pipe that is not read
  std::thread reader_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::string log_;
  bool log_ended_ = false;
};

}  // namespace served
