// The files that run a service under systemd: the units name existing options, and the script keeps the last
// backups.
#include <arpa/inet.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <set>
#include <sstream>

#include "fixture.h"
#include "served_games.h"

namespace served {
namespace deploy_test {

constexpr const char* kDeploy = SERVER_TEST_DATA "/../../../../deploy";

// All values of a name in a unit, in its order.
std::vector<std::string> values_in(const std::string& unit, const std::string& name) {
  std::ifstream in(std::string(kDeploy) + "/" + unit);
  std::vector<std::string> values;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(name + "=")) values.push_back(line.substr(name.size() + 1));
  return values;
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Deploy, TheProgramTakesTheLineOfItsUnit) {
  Folder folder;
  std::filesystem::create_directory(folder / "state");
  fill(folder / "state/trictrac.db", 9);
  const auto lines = values_in("trictrac.service", "ExecStart");
  ASSERT_EQ(lines.size(), 1u);
  std::string line = with(lines[0], "/usr/local/bin/trictrac-server ", "");
  line = with(line, "/var/lib/trictrac", (folder / "state").string());
  const Ended r = run_program(with(line, "$TRICTRAC_OPTIONS", "--check"));
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_EQ(r.output, "games: 9, damaged: 0\n");
}

TEST(Deploy, TheUnitsAgreeOnWhoseTheGamesAre) {
  for (const char* name : {"User", "Group"}) {
    EXPECT_EQ(values_in("trictrac.service", name), std::vector<std::string>{"trictrac"});
    EXPECT_EQ(values_in("trictrac-backup.service", name), std::vector<std::string>{"trictrac"});
  }
  EXPECT_EQ(values_in("trictrac.service", "StateDirectory"), std::vector<std::string>{"trictrac"});
  EXPECT_EQ(values_in("trictrac-backup.service", "StateDirectory"),
            std::vector<std::string>{"trictrac trictrac-backups"});
}

// The line of the unit, with the folders of the test.
class Backups : public ServedGames {
 protected:
  void SetUp() override {
    ServedGames::SetUp();
    fill(games_file(), 9);
    std::filesystem::create_directory(folder / "backups");
    const auto lines = values_in("trictrac-backup.service", "ExecStart");
    ASSERT_EQ(lines.size(), 1u);
    std::string line = with(lines[0], "/usr/local/lib/trictrac", kDeploy);
    line = with(line, "/var/lib/trictrac-backups", (folder / "backups").string());
    line_ = with(line, "/var/lib/trictrac/trictrac.db", games_file().string());
  }
  int run() const { return WEXITSTATUS(std::system(("TRICTRAC=" + program() + " " + line_).c_str())); }
  std::set<std::string> kept() const {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "backups"))
      names.insert(entry.path().filename().string());
    return names;
  }
  void make_earlier(int days) {
    for (int day = 1; day <= days; ++day) {
      const std::string two = (day < 10 ? "0" : "") + std::to_string(day);
      std::ofstream(folder / ("backups/trictrac-2001-01-" + two + "T04-00-00Z.db")) << "earlier";
    }
  }

 private:
  std::string line_;
};

TEST_F(Backups, TheLastFourteenStayAndNothingElseIsTouched) {
  make_earlier(20);
  std::ofstream(folder / "backups/trictrac-before-the-tournament.db") << "kept by hand";
  ASSERT_EQ(run(), 0);
  const auto names = kept();
  EXPECT_EQ(names.size(), 15u);
  EXPECT_TRUE(names.contains("trictrac-before-the-tournament.db"));
  EXPECT_FALSE(names.contains("trictrac-2001-01-07T04-00-00Z.db"));
  EXPECT_TRUE(names.contains("trictrac-2001-01-08T04-00-00Z.db"));
  const std::string newest = *std::prev(names.end(), 2);  // before "trictrac-before"
  EXPECT_EQ(number(folder / ("backups/" + newest), "SELECT count(*) FROM game"), 9) << newest;
}

TEST_F(Backups, WhereGamesAreDamagedNoneIsRemoved) {
  make_earlier(20);
  execute(games_file(),
          "DELETE FROM event WHERE game = (SELECT id FROM game WHERE name = '" + filled(0) + "')");
  EXPECT_EQ(run(), 1);
  EXPECT_EQ(kept().size(), 21u);
  std::filesystem::remove(games_file());
  EXPECT_EQ(run(), 1);
  EXPECT_EQ(kept().size(), 21u);
}

}  // namespace deploy_test
}  // namespace served

// Several servers behind HAProxy, as one command starts them to be tried.
namespace served {
namespace deploy_many_test {

constexpr std::chrono::milliseconds kLongestWait{120'000};
constexpr const char* kTry = SERVER_TEST_DATA "/../../../../deploy/many/try.sh";

class TriedServers : public testing::Test {
 protected:
  // Takes three ports from this one: above those that the system gives to connections (as a rule up to
  // 60999), and not those of a test that may run at the same time.
  explicit TriedServers(int first_port) : port(first_port) {}
  void SetUp() override {
    std::filesystem::create_directory(folder / "web");
    std::filesystem::create_directory(kept());
    // PostgreSQL runs as another user.
    std::filesystem::permissions(folder / ".", std::filesystem::perms::others_exec,
                                 std::filesystem::perm_options::add);
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    pid = fork();
    if (pid == 0) become(ends[1]);
    close(ends[1]);
    out = fdopen(ends[0], "r");
    std::istringstream words(line());
    std::string word;
    words >> word;
    for (pid_t server; words >> server;) servers.push_back(server);
    ASSERT_EQ(servers.size(), 2U) << "it did not start";
    EXPECT_NE(line().find("http://127.0.0.1:" + std::to_string(port)), std::string::npos);
  }
  void TearDown() override {
    for (const pid_t server : servers) kill(server, SIGCONT);  // a frozen one ends too
    kill(pid, SIGTERM);
    pollfd end{static_cast<int>(syscall(SYS_pidfd_open, pid, 0)), POLLIN, 0};
    if (poll(&end, 1, static_cast<int>(kLongestWait.count())) == 0) {
      ADD_FAILURE() << "it does not end";
      kill(-pid, SIGKILL);
    }
    close(end.fd);
    int status = 0;
    waitpid(pid, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    fclose(out);
    if (HasFailure()) print_logs();
  }
  void print_logs() const {
    for (const auto& entry : std::filesystem::directory_iterator(kept()))
      if (entry.path().extension() == ".log")
        std::cerr << entry.path().filename() << '\n' << std::ifstream(entry.path()).rdbuf();
  }
  // The folder of its files.
  std::string kept() const { return (folder / "kept").string(); }
  [[noreturn]] void become(int pipe) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // a crash of the test leaves no servers behind
    setpgid(0, 0);
    dup2(pipe, STDOUT_FILENO);
    setenv("PORT", std::to_string(port).c_str(), 1);
    setenv("TRICTRAC", program().c_str(), 1);
    setenv("WEB", (folder / "web").c_str(), 1);
    setenv("TRICTRAC_OPTIONS", "--allow-seed --messages-per-second 0", 1);
    execl(kTry, kTry, kept().c_str(), nullptr);
    _exit(127);
  }
  std::string line() {
    char text[400];
    return fgets(text, sizeof text, out) ? text : "";
  }
  // Joins with `keys` until a server answers (one that has just been stopped does not), and appends the lines
  // of the game that `lines` lacks.
  std::unique_ptr<Client> join(const std::string& game, const Json& keys, std::vector<std::string>& lines) {
    const auto last = std::chrono::steady_clock::now() + kLongestWait;
    while (true) {
      if (std::chrono::steady_clock::now() > last) throw std::runtime_error("no server answers");
      auto page = std::make_unique<Client>(port);
      auto heard = page->join(game, keys, static_cast<int>(lines.size()));
      if (heard.empty()) continue;
      for (std::size_t i = 1; i < heard.size(); ++i) lines.push_back(std::move(heard[i]));
      return page;
    }
  }

  template <class Strike>
  void play_through(Strike strike);

  const int port;
  Folder folder;
  pid_t pid = -1;
  FILE* out = nullptr;
  std::vector<pid_t> servers;
};

// Plays to the end, and does `strike` to the servers in the midst of it.
template <class Strike>
void TriedServers::play_through(Strike strike) {
  const Json made = new_game(port, "human", "human", '7');
  std::vector<std::string> lines;
  auto page = join(made["game"], made["keys"], lines);
  bool struck = false;
  while (Json::parse(lines.back())["over"].is_null()) {
    if (lines.size() >= 30 && !std::exchange(struck, true)) strike(servers.back());
    const Json turn = Json::parse(lines.back())["turn"];
    const int n = static_cast<int>(lines.size()) + 1;
    page->send(act_message(n, turn["side"].get<std::string>(), legal_action(turn, 1)));
    auto text = page->receive();
    if (!text) {
      page = join(made["game"], made["keys"], lines);
      continue;
    }
    const Json line = Json::parse(*text);
    ASSERT_EQ(line["say"], "line") << *text;
    ASSERT_EQ(line["n"], n);
    lines.push_back(std::move(*text));
  }
  EXPECT_TRUE(struck);
  std::vector<std::string> shown;
  join(made["game"], Json::object(), shown);
  EXPECT_EQ(shown, lines);
}

struct KilledServer : TriedServers {
  KilledServer() : TriedServers(65'380) {}
};
TEST_F(KilledServer, LeavesItsGameToTheOther) {
  play_through([](pid_t server) { kill(server, SIGKILL); });
}

// It holds its connections open and says nothing any more: they are closed for it.
struct FrozenServer : TriedServers {
  FrozenServer() : TriedServers(65'390) {}
};
TEST_F(FrozenServer, LeavesItsGameToTheOther) {
  play_through([](pid_t server) { kill(server, SIGSTOP); });
}

// A port that is taken, though nobody listens at it.
TEST(TrialOfServers, EndsWhereOneOfThemCannotStart) {
  const int taken = socket(AF_INET, SOCK_STREAM, 0);
  const sockaddr_in at{AF_INET, htons(65'371), {htonl(INADDR_LOOPBACK)}, {}};
  ASSERT_EQ(bind(taken, reinterpret_cast<const sockaddr*>(&at), sizeof at), 0);
  const std::string command = "PORT=65370 TRICTRAC=" + program() + " " + kTry + " 2>&1 >/dev/null";
  FILE* out = popen(command.c_str(), "r");
  char text[400];
  const std::string said = fgets(text, sizeof text, out) ? text : "";
  EXPECT_EQ(WEXITSTATUS(pclose(out)), 1);
  EXPECT_TRUE(said.starts_with("one of them does not start")) << said;
  close(taken);
}

}  // namespace deploy_many_test
}  // namespace served
