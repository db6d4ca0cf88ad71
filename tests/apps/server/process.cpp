#include "process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace served {
namespace {

[[noreturn]] void become(const std::vector<std::string>& words, int out, int log) {
  dup2(out, STDOUT_FILENO);
  dup2(log, STDERR_FILENO);
  std::vector<char*> argv;
  for (const std::string& w : words) argv.push_back(const_cast<char*>(w.c_str()));
  argv.push_back(nullptr);
  execv(argv[0], argv.data());
  _exit(127);
}

}  // namespace

std::string program() {
  const char* named = std::getenv("TRICTRAC_BIN");
  return named ? named : TRICTRAC_BIN;
}

std::string kept_in(const std::filesystem::path& db) {
  const std::string store = store_for(db);
  return store.empty() ? "--db " + db.string() : "--store '" + store + "'";
}

Ended run_program(const std::string& arguments) {
  FILE* pipe = popen((program() + " " + arguments + " 2>&1").c_str(), "r");
  Ended ended;
  char part[4096];
  while (const std::size_t n = fread(part, 1, sizeof part, pipe)) ended.output.append(part, n);
  ended.status = WEXITSTATUS(pclose(pipe));
  return ended;
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "trictrac-test-XXXXXX").string();
  path_ = mkdtemp(name.data());
}
Folder::~Folder() { std::filesystem::remove_all(path_); }

Process::Process(const std::filesystem::path& db, const std::filesystem::path& web,
                 std::vector<std::string> more, LogIs log_is) {
  const std::string store = store_for(db);
  std::vector<std::string> words{program(),
                                 "serve",
                                 "--port",
                                 "0",
                                 store.empty() ? "--db" : "--store",
                                 store.empty() ? db.string() : store};
  if (!web.empty()) words.insert(words.end(), {"--web", web.string()});
  words.insert(words.end(), more.begin(), more.end());
  int ends[2], log[2];
  if (pipe2(ends, O_CLOEXEC) != 0 || pipe2(log, O_CLOEXEC) != 0) return;
  pid_ = fork();
  if (pid_ == 0) become(words, ends[1], log[1]);
  ::close(ends[1]);
  ::close(log[1]);
  if (log_is == LogIs::Read) {
    reader_ = std::thread([this, pipe = log[0]] { read_log(pipe); });
  } else if (log_is == LogIs::LeftUnread) {
    unread_ = log[0];
    fcntl(unread_, F_SETPIPE_SZ, 4096);
  } else {
    ::close(log[0]);
  }
  read_port(ends[0]);
  ::close(ends[0]);
}

void Process::read_log(int pipe) {
  char part[4096];
  for (ssize_t n; (n = read(pipe, part, sizeof part)) > 0;) {
    if (std::getenv("TRICTRAC_TEST_LOG")) (void)!write(STDERR_FILENO, part, static_cast<std::size_t>(n));
    const std::lock_guard lock(mutex_);
    log_.append(part, static_cast<std::size_t>(n));
    more_.notify_all();
  }
  ::close(pipe);
  const std::lock_guard lock(mutex_);
  log_ended_ = true;
  more_.notify_all();
}

bool Process::logs(const std::string& text, int times) {
  std::unique_lock lock(mutex_);
  const auto enough = [&] {
    int found = 0;
    for (std::size_t at = 0; (at = log_.find(text, at)) != std::string::npos; ++at) ++found;
    return found >= times;
  };
  more_.wait(lock, [&] { return log_ended_ || enough(); });
  return enough();
}

std::string Process::log() {
  if (pid_ < 0 && reader_.joinable()) reader_.join();
  const std::lock_guard lock(mutex_);
  return log_;
}

// Up to the first line, or the end of the process.
void Process::read_port(int pipe) {
  std::string line;
  char c = 0;
  while (read(pipe, &c, 1) == 1 && c != '\n') line += c;
  first_ = line;
  const std::size_t colon = line.rfind(':');
  if (line.contains("http://")) port_ = std::atoi(line.c_str() + colon + 1);
}

Process::~Process() {
  kill();
  if (reader_.joinable()) reader_.join();
  if (unread_ >= 0) ::close(unread_);
}

void Process::kill() { stop(SIGKILL); }

void Process::signal(int number) {
  if (pid_ > 0) ::kill(pid_, number);
}

int Process::stop(int number) {
  signal(number);
  return wait();
}

int Process::wait() {
  int status = 0;
  if (pid_ > 0) waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace served
