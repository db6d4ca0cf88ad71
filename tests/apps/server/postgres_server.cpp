#include "postgres_server.h"

#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <string_view>
#include <utility>

#include "store/postgres/postgres.h"

namespace served {
namespace {

constexpr const char* kPrograms = "/usr/lib/postgresql/15/bin/";

// PostgreSQL will not run as root: then as the user whom Debian's package made for it.
void give_up_root() {
  if (geteuid() != 0) return;
  const passwd* postgres = getpwnam("postgres");
  if (!postgres || setgid(postgres->pw_gid) != 0 || setuid(postgres->pw_uid) != 0) _exit(126);
}

void lend(const std::filesystem::path& folder) {
  const passwd* postgres = geteuid() == 0 ? getpwnam("postgres") : nullptr;
  if (postgres && chown(folder.c_str(), postgres->pw_uid, postgres->pw_gid) != 0) std::abort();
}

// A group of processes of its own, so that all of it can be killed.
pid_t begin(const std::string& name, std::vector<std::string> arguments) {
  const std::string path = kPrograms + name;
  std::vector<char*> all{const_cast<char*>(path.c_str())};
  for (std::string& argument : arguments) all.push_back(argument.data());
  all.push_back(nullptr);
  const pid_t pid = fork();
  if (pid != 0) return pid;
  setpgid(0, 0);
  const int nothing = open("/dev/null", O_RDWR);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, stream);
  give_up_root();
  execv(path.c_str(), all.data());
  _exit(127);
}

bool done(pid_t pid) {
  int status = 0;
  return waitpid(pid, &status, 0) == pid && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

PostgresServer& PostgresServer::shared() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer(const PostgresPlace& where)
    : rows_(where.rows.empty() ? folder_ / "data" : where.rows) {
  const auto folder = folder_ / "socket";
  std::filesystem::create_directory(folder);
  lend(folder.parent_path());
  lend(folder);
  std::vector<std::string> options{"-D",   rows_.string(), "-U",        "house",          "-A", "trust", "-E",
                                   "UTF8", "--locale=C",   "--no-sync", "--wal-segsize=1"};
  if (!where.log.empty()) options.push_back("--waldir=" + where.log.string());
  for (const auto& path : {where.rows, where.log})
    if (!path.empty()) lend(path.parent_path());
  ready_ = done(begin("initdb", std::move(options))) && start();
}

PostgresServer::~PostgresServer() { kill(); }

bool PostgresServer::start() {
  // The processes of one that was killed end by themselves: until then no other is let in to the data. What
  // it had written is made sure of at once (syncfs), not file by file, which takes seconds.
  for (int tries = 0; tries < 500; ++tries) {
    pid_ = begin("postgres", {"-D", rows_.string(), "-k", (folder_ / "socket").string(), "-c",
                              "listen_addresses=", "-c", "max_connections=200", "-c", "shared_buffers=32MB",
                              "-c", "recovery_init_sync_method=syncfs"});
    trictrac::PostgresDatabase db(url("postgres"));
    while (!ended()) {
      if (db.connect()) return true;
      usleep(20'000);
    }
  }
  return false;
}

bool PostgresServer::ended() {
  if (pid_ > 0 && waitpid(pid_, nullptr, WNOHANG) != 0) pid_ = -1;
  return pid_ < 0;
}

void PostgresServer::kill() { stop(SIGKILL); }

void PostgresServer::stop() { stop(SIGINT); }

void PostgresServer::freeze() { signal_all(SIGSTOP); }

void PostgresServer::thaw() { signal_all(SIGCONT); }

bool PostgresServer::set(const std::string& option, const std::string& value) {
  trictrac::PostgresDatabase db(url("postgres"));
  return db.connect() && db.execute("SET default_transaction_read_only = off") &&
         db.execute("ALTER SYSTEM SET " + option + " = '" + value + "'") &&
         db.execute("SELECT pg_reload_conf()");
}

// Each of its processes is the first of a group of its own.
std::vector<pid_t> PostgresServer::processes() const {
  std::vector<pid_t> all{pid_};
  const std::string children =
      "/proc/" + std::to_string(pid_) + "/task/" + std::to_string(pid_) + "/children";
  std::ifstream in(children);
  for (pid_t child = 0; in >> child;) all.push_back(child);
  return all;
}

void PostgresServer::signal_all(int signal) const {
  if (pid_ <= 0) return;
  for (const pid_t process : processes()) ::kill(process, signal);
}

void PostgresServer::stop(int signal) {
  if (pid_ <= 0) return;
  signal == SIGKILL ? signal_all(signal) : void(::kill(pid_, signal));
  waitpid(std::exchange(pid_, -1), nullptr, 0);
}

std::string store_for(const std::filesystem::path& db) {
  static const char* const wished = std::getenv("TRICTRAC_TEST_STORE");
  if (!wished || std::string_view(wished) != "postgresql") return "";
  static std::map<std::filesystem::path, std::string> databases;
  std::string& url = databases[db];
  if (url.empty()) url = PostgresServer::shared().new_database();
  return url;
}

std::string PostgresServer::url(const std::string& database) const {
  return "postgresql://house@/" + database + "?host=" + (folder_ / "socket").string();
}

std::string PostgresServer::new_database() {
  const std::string name = "server_" + std::to_string(++made_);
  trictrac::PostgresDatabase db(url("postgres"));
  if (!db.connect() || !db.execute("CREATE DATABASE " + name)) std::abort();
  return url(name);
}

}  // namespace served
