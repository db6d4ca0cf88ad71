// Several servers behind HAProxy, as one command starts them to be tried.
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <sstream>

#include "fixture.h"

namespace served {
namespace deploy_many_test {

constexpr const char* kTry = SERVER_TEST_DATA "/../../../../deploy/many/try.sh";

class TriedHouse : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directory(folder / "web");
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
    EXPECT_NE(line().find("http://127.0.0.1:" + std::to_string(kPort)), std::string::npos);
  }
  void TearDown() override {
    kill(pid, SIGTERM);
    int status = 0;
    waitpid(pid, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    fclose(out);
  }
  // Ports of tests that nothing else of them uses, below those that are given out freely.
  static constexpr int kPort = 19'380;

  [[noreturn]] void become(int pipe) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // a crash of the test leaves no servers behind
    dup2(pipe, STDOUT_FILENO);
    setenv("PORT", std::to_string(kPort).c_str(), 1);
    setenv("TRICTRAC", program().c_str(), 1);
    setenv("WEB", (folder / "web").c_str(), 1);
    setenv("HOUSE", "--allow-seed --messages-per-second 0", 1);
    execl(kTry, kTry, nullptr);
    _exit(127);
  }
  std::string line() {
    char text[400];
    return fgets(text, sizeof text, out) ? text : "";
  }
  // Joins with `keys` until a server answers (one that has just been stopped does not), and appends the lines
  // of the game that `lines` lacks.
  std::unique_ptr<Client> join(const std::string& game, const Json& keys, std::vector<std::string>& lines) {
    while (true) {
      auto page = std::make_unique<Client>(kPort);
      auto heard = page->join(game, keys, static_cast<int>(lines.size()));
      if (heard.empty()) continue;
      for (std::size_t i = 1; i < heard.size(); ++i) lines.push_back(std::move(heard[i]));
      return page;
    }
  }

  template <class Strike>
  void play_through(Strike strike);

  Folder folder;
  pid_t pid = -1;
  FILE* out = nullptr;
  std::vector<pid_t> servers;
};

// Plays to the end, and does `strike` to the servers in the midst of it.
template <class Strike>
void TriedHouse::play_through(Strike strike) {
  const Json made = new_game(kPort, "human", "human", '7');
  std::vector<std::string> lines;
  auto page = join(made["game"], made["keys"], lines);
  while (Json::parse(lines.back())["over"].is_null()) {
    if (lines.size() >= 30 && !servers.empty()) {
      strike(servers.back());
      servers.clear();
    }
    const Json turn = Json::parse(lines.back())["turn"];
    const int n = static_cast<int>(lines.size()) + 1;
    page->send(act_message(n, turn["side"].get<std::string>(), lawful_action(turn, 1)));
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
  EXPECT_TRUE(servers.empty());
  std::vector<std::string> shown;
  join(made["game"], Json::object(), shown);
  EXPECT_EQ(shown, lines);
}

TEST_F(TriedHouse, AGameGoesOnWhenOneOfItsServersIsKilled) {
  play_through([](pid_t server) { kill(server, SIGKILL); });
}

// It holds its connections open and says nothing any more: they are closed for it.
TEST_F(TriedHouse, AGameGoesOnWhenOneOfItsServersIsFrozen) {
  pid_t frozen = -1;
  play_through([&](pid_t server) { kill(frozen = server, SIGSTOP); });
  kill(frozen, SIGCONT);  // so that it hears that it is to end
}

}  // namespace deploy_many_test
}  // namespace served
