// A service with games in it, its backups, and someone who plays there.
#pragma once

#include <fstream>
#include <iterator>

#include "fixture.h"

namespace served {

// The name of a game in a file that fill() made, from 0.
inline std::string filled(int n) { return "filledhousegame" + std::string(1, static_cast<char>('a' + n)); }
// Makes a file of that many games, at most 26: those with even numbers are over, the rest wait for a person.
void fill(const std::filesystem::path& file, int games);

inline std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The rows of a file, or of the database that stands for it (store_for).
void execute(const std::filesystem::path& file, const std::string& sql);
std::int64_t number(const std::filesystem::path& file, const std::string& query);

// Plays both sides of a game, and knows every line that was answered.
class Playing {
 public:
  explicit Playing(int port) : made(new_game(port, "human", "human")) { join(port); }
  void join(int port) {
    page_ = std::make_unique<Client>(port);
    for (std::string& text : page_->join(made["game"], made["keys"], static_cast<int>(lines.size())))
      if (Json::parse(text)["say"] == "line") lines.push_back(std::move(text));
  }
  void act() {
    const Json asked = Json::parse(lines.back())["turn"];
    page_->send(act_message(static_cast<int>(lines.size()) + 1, asked["side"], legal_action(asked, 0)));
    auto text = page_->receive();
    ASSERT_TRUE(text);
    ASSERT_EQ(Json::parse(*text)["say"], "line") << *text;
    lines.push_back(std::move(*text));
  }
  void act(int times) {
    for (int i = 0; i < times && !testing::Test::HasFatalFailure(); ++i) act();
  }

  Json made;
  std::vector<std::string> lines;

 private:
  std::unique_ptr<Client> page_;
};

class ServedGames : public WithFolder {
 protected:
  std::filesystem::path games_file() const { return folder / "games.db"; }
  std::filesystem::path backup() const { return folder / "backup.db"; }

  std::unique_ptr<Process> open_server() {
    return serve({"--allow-seed", "--messages-per-second", "0", "--games-per-hour", "0"});
  }
  Ended back_up(const std::string& more = "") const {
    return run_program("backup --db " + games_file().string() + " " + backup().string() + " " + more);
  }
  Ended restore() const {
    return run_program("restore " + backup().string() + " --db " + games_file().string());
  }
  // The lines of a game as a server shows them that serves this file.
  std::vector<std::string> lines_in(const std::filesystem::path& file, const Json& made) const {
    const Process server(file, folder / "web");
    EXPECT_NE(server.port(), 0) << file;
    auto heard = Client(server.port()).join(made["game"], Json::object(), 0);
    if (!heard.empty()) heard.erase(heard.begin());
    return heard;
  }
  // Checks that no temporary files are left.
  void expect_no_parts() const {
    for (const auto& entry : std::filesystem::directory_iterator(folder / ""))
      EXPECT_EQ(entry.path().string().find(".part"), std::string::npos) << entry.path();
  }
};

// Runs `work` in a process that may write no file beyond that many bytes: the first longer write kills it, or
// fails as on a full disk.
enum class AtTheLimit { Killed, DiskFull };
int within(std::uintmax_t bytes, AtTheLimit then, const std::function<int()>& work);

}  // namespace served
