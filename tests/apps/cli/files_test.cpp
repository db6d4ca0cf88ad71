// Files given to the commands: a folder in place of one, one that already exists, a disk that is full.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "own_folder.h"
#include "run.h"

namespace trictrac::test {
namespace files_test {

namespace fs = std::filesystem;

class Files : public testing::Test {
 protected:
  Files() : folder_(own_folder() / "files") {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~Files() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string keep(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return path(name);
  }
  static std::string text(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  fs::path folder_;
};

constexpr const char* kWritten = "written before";
const std::string kBots = "play --white commis --black commis --lang en --seed " + std::string(64, '7');

TEST_F(Files, AFolderInPlaceOfAFileIsAnErrorThatNamesIt) {
  const std::string folder = folder_.string();
  for (const std::string& command : {"hint " + folder,
                                     "replay " + folder,
                                     "review " + folder,
                                     "verify " + folder,
                                     "sheet " + folder,
                                     "perft --check " + folder,
                                     "problems score " + folder,
                                     "problems check " + folder,
                                     "act " + folder,
                                     "judge --jsonl " + folder,
                                     "weigh " + folder,
                                     "weigh --net " + folder + " " TRICTRAC_DATA "/cases/x",
                                     "match --a net@" + folder + ":0 --b greedy --matches 2",
                                     "problems make plays --out " + folder,
                                     "book --out " + folder,
                                     "train --millions 0 --out " + path("net") + " --from " + folder,
                                     "train --millions 0 --out " + path("net") + " --checkpoint " + folder,
                                     "train --millions 0 --out " + folder,
                                     "values tour --out " + folder,
                                     kBots + " --record " + folder}) {
    const Outcome r = run_any(command);
    EXPECT_EQ(r.status, 1) << command << "\n" << r.output;
    EXPECT_TRUE(has(r, folder + ": it is a folder")) << command << "\n" << r.output;
  }
  for (const char* command : {"replay -", "judge --jsonl", "act"}) {
    const Outcome r = shell(std::string(TRICTRAC_PROGRAM) + " " + command + " < " + folder);
    EXPECT_EQ(r.status, 1) << command << "\n" << r.output;
    EXPECT_TRUE(has(r, "cannot read standard input")) << command << "\n" << r.output;
  }
}

TEST_F(Files, WhyAFileCannotBeMadeIsTold) {
  const std::string out = path("none") + "/x";
  for (const char* command : {"book --out ", "problems make plays --positions 1 --out ", "values tour --out ",
                              "train --millions 0 --out ", "games --matches 2 --out "}) {
    const Outcome r = run_any(command + out);
    EXPECT_EQ(r.status, 1) << command;
    EXPECT_TRUE(has(r, "cannot write " + out + ": there is no such file or folder")) << command << r.output;
  }
}

TEST_F(Files, AFileInThePlaceOfAFolderIsNamedAsOne) {
  const std::string folder = keep("a.trictrac", kWritten) + "/";
  const Outcome r = run("games --white commis --black commis --matches 2 --out " + folder);
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "cannot write " + folder + ": a file stands where a folder should be")) << r.output;
}

TEST_F(Files, NothingIsOverwrittenWithoutForce) {
  const std::string record = keep("a.trictrac", kWritten), first = keep("2.trictrac", kWritten);
  const std::string games = "games --white commis --black commis --matches 2 --out " + folder_.string();
  const std::string values = "values marque --releves 4 --passes 1 --out " + record;
  const std::string weigh = "weigh --plies 0 --trials 72 " TRICTRAC_DATA "/cases/lepeintre.jsonl --problems ";
  for (const auto& [command, file] :
       {std::pair(kBots + " --record " + record, record), std::pair(games, first), std::pair(values, record),
        std::pair(weigh + record, record), std::pair(kBots + " --format courrier --record " + record, record),
        std::pair("train --millions 0 --out " + record, record)}) {
    const Outcome r = run_any(command);
    EXPECT_EQ(r.status, 1) << command;
    EXPECT_TRUE(has(r, file + " already exists") && has(r, "--force")) << command << "\n" << r.output;
    EXPECT_EQ(text(file), kWritten) << command;
  }
  EXPECT_FALSE(fs::exists(path("1.trictrac"))) << "half of the games were written";
  EXPECT_EQ(run(games + " --force").status, 0);
  EXPECT_EQ(run("replay " + first).status, 0);
  EXPECT_EQ(run(kBots + " --record " + record + " --force").status, 0);
  EXPECT_EQ(run("replay " + record).status, 0);
}

TEST_F(Files, AFolderThatGamesNamesWithASlashIsMade) {
  const std::string games = "games --white commis --black commis --matches 2 --out ";
  EXPECT_EQ(run(games + path("new/inner/")).status, 0);
  EXPECT_EQ(run("replay " + path("new/inner/1.trictrac") + " " + path("new/inner/2.trictrac")).status, 0);
  EXPECT_TRUE(has(run("games --help"), "FOLDER/ makes it"));
  const std::string file = keep("taken", kWritten);
  const Outcome taken = run(games + file + "/");
  EXPECT_EQ(taken.status, 1);
  EXPECT_TRUE(has(taken, file)) << taken.output;
  EXPECT_EQ(text(file), kWritten);
}

TEST_F(Files, SavingInPlayAndInASheetOverwritesWithForceOnly) {
  const std::string there = keep("there", kWritten), sheet = path("a.sheet");
  for (const std::string& command : {"play --black human --lang en --seed " + std::string(64, '7'),
                                     "sheet " + sheet + " --new tour --players A B --lang en"}) {
    EXPECT_TRUE(has(run(command, "save " + there + "\\n"), "already exists")) << command;
    EXPECT_EQ(text(there), kWritten);
    fs::remove(sheet);
    run(command, "save --force " + there + "\\n");
    EXPECT_NE(text(there), kWritten) << command;
    keep("there", kWritten);
  }
}

TEST_F(Files, AFullDiskIsAnErrorOfWhateverIsWritten) {
  const std::string full = "/dev/full";
  const std::string weigh = "weigh --plies 0 --trials 72 " TRICTRAC_DATA "/cases/lepeintre.jsonl --problems ";
  for (const std::string& command :
       {kBots + " --record " + full, weigh + full, "problems make count --positions 1 --out " + full,
        "problems make plays --positions 1 --out " + full, "train --millions 0 --out " + full}) {
    const Outcome r = run_any(command);
    EXPECT_EQ(r.status, 1) << command << "\n" << r.output;
    EXPECT_TRUE(has(r, "cannot write " + full)) << command << "\n" << r.output;
  }
}

}  // namespace files_test
}  // namespace trictrac::test
