#include "lab/load_test/target_server.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <fstream>
#include <utility>

namespace trictrac::load_test {
namespace {

[[noreturn]] void become(const std::vector<std::string>& words, int out) {
  dup2(out, STDOUT_FILENO);
  dup2(::open("/dev/null", O_WRONLY), STDERR_FILENO);
  std::vector<char*> argv;
  for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  execv(argv[0], argv.data());
  _exit(127);
}

std::string first_line(int pipe) {
  std::string line;
  char c = 0;
  while (read(pipe, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

}  // namespace

std::expected<TargetServer, std::string> TargetServer::start(const std::vector<std::string>& words) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::unexpected("no pipe can be made");
  TargetServer served;
  served.pid_ = fork();
  if (served.pid_ == 0) become(words, ends[1]);
  ::close(ends[1]);
  const std::string said = first_line(ends[0]);
  ::close(ends[0]);
  constexpr std::string_view kListening = "listening on ";
  if (!said.starts_with(kListening) || !served.read_url(said.substr(kListening.size())))
    return std::unexpected(words[0] + " serve did not start" + (said.empty() ? "" : ": " + said));
  return served;
}

std::expected<TargetServer, std::string> TargetServer::at_url(const std::string& url) {
  TargetServer served;
  if (!served.read_url(url)) return std::unexpected(url + " is not of the form http://ADDRESS:PORT");
  return served;
}

bool TargetServer::read_url(std::string_view url) {
  constexpr std::string_view kHttp = "http://";
  const auto colon = url.rfind(':');
  if (!url.starts_with(kHttp) || colon == std::string_view::npos || colon < kHttp.size()) return false;
  host_ = url.substr(kHttp.size(), colon - kHttp.size());
  const std::string_view port = url.substr(colon + 1);
  return std::from_chars(port.data(), port.data() + port.size(), port_).ec == std::errc();
}

TargetServer::TargetServer(TargetServer&& other) noexcept
    : host_(std::move(other.host_)), port_(other.port_), pid_(std::exchange(other.pid_, -1)) {}

TargetServer::~TargetServer() { stop(); }

void TargetServer::stop() {
  if (pid_ <= 0) return;
  kill(pid_, SIGTERM);
  waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

std::optional<double> TargetServer::megabytes() const {
  std::ifstream statm("/proc/" + std::to_string(pid_) + "/statm");
  long all = 0, resident = 0;
  if (pid_ <= 0 || !(statm >> all >> resident)) return std::nullopt;
  return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

void allow_many_files() {
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

}  // namespace trictrac::load_test
