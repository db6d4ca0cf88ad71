#include "process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>

namespace served {
namespace {

std::string program() {
  const char* named = std::getenv("TRICTRAC_BIN");
  return named ? named : TRICTRAC_BIN;
}

[[noreturn]] void become(const std::vector<std::string>& words, int out) {
  dup2(out, STDOUT_FILENO);
  if (!std::getenv("TRICTRAC_TEST_LOG")) dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
  std::vector<char*> argv;
  for (const std::string& w : words) argv.push_back(const_cast<char*>(w.c_str()));
  argv.push_back(nullptr);
  execv(argv[0], argv.data());
  _exit(127);
}

}  // namespace

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "trictrac-test-XXXXXX").string();
  path_ = mkdtemp(name.data());
}
Folder::~Folder() { std::filesystem::remove_all(path_); }

Process::Process(const std::filesystem::path& db, const std::filesystem::path& web,
                 std::vector<std::string> more) {
  std::vector<std::string> words{program(), "serve",     "--port", "0",
                                 "--db",    db.string(), "--web",  web.string()};
  words.insert(words.end(), more.begin(), more.end());
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  pid_ = fork();
  if (pid_ == 0) become(words, ends[1]);
  ::close(ends[1]);
  read_port(ends[0]);
  ::close(ends[0]);
}

// Up to the first line, or the end of the process.
void Process::read_port(int pipe) {
  std::string line;
  char c = 0;
  while (read(pipe, &c, 1) == 1 && c != '\n') line += c;
  const std::size_t colon = line.rfind(':');
  if (line.starts_with("listening on http://")) port_ = std::atoi(line.c_str() + colon + 1);
}

Process::~Process() { kill(); }

void Process::kill() { stop(SIGKILL); }

int Process::stop(int signal) {
  if (pid_ > 0) ::kill(pid_, signal);
  return wait();
}

int Process::wait() {
  int status = 0;
  if (pid_ > 0) waitpid(pid_, &status, 0);
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace served
