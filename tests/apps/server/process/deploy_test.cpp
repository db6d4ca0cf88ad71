// What a service is run with by systemd: the units name what the program takes, and the script keeps the last
// backups.
#include <stdlib.h>
#include <sys/wait.h>

#include <set>

#include "kept_house.h"

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
  std::string line = with(lines[0], "/usr/local/bin/trictrac ", "");
  line = with(line, "/var/lib/trictrac", (folder / "state").string());
  const Ended r = run_program(with(line, "$HOUSE", "--check"));
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
class Backups : public KeptHouse {
 protected:
  void SetUp() override {
    KeptHouse::SetUp();
    fill(house(), 9);
    std::filesystem::create_directory(folder / "backups");
    const auto lines = values_in("trictrac-backup.service", "ExecStart");
    ASSERT_EQ(lines.size(), 1u);
    std::string line = with(lines[0], "/usr/local/lib/trictrac", kDeploy);
    line = with(line, "/var/lib/trictrac-backups", (folder / "backups").string());
    line_ = with(line, "/var/lib/trictrac/trictrac.db", house().string());
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
  execute(house(), "DELETE FROM deed WHERE game = (SELECT id FROM game WHERE name = '" + filled(0) + "')");
  EXPECT_EQ(run(), 1);
  EXPECT_EQ(kept().size(), 21u);
  std::filesystem::remove(house());
  EXPECT_EQ(run(), 1);
  EXPECT_EQ(kept().size(), 21u);
}

}  // namespace deploy_test
}  // namespace served
