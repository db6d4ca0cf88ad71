// A game in the terminal: kept after every act, continued, taken back, advised and looked over.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "columns.h"
#include "own_folder.h"
#include "process.h"
#include "run.h"

namespace trictrac::test {
namespace play_test {

namespace fs = std::filesystem;

const std::string kSeed = std::string(64, '7');

std::string contents(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class Play : public testing::Test {
 protected:
  Play() : record_((own_folder() / "play.trictrac").string()) { fs::remove(record_); }
  ~Play() override { fs::remove(record_); }

  // Two people at one board, English.
  static std::string people(const std::string& more = "") {
    return "play --white human --black human --lang en --seed " + kSeed + " " + more;
  }
  std::string record_;
};

TEST_F(Play, AGameThatIsKilledBetweenTwoActsIsContinuedWithAllOfThem) {
  {
    Process game({"play", "--white", "human", "--black", "human", "--lang", "en", "--seed", kSeed, "--record",
                  record_});
    ASSERT_TRUE(game.shows("your move"));
    EXPECT_NE(contents(record_).find("1. B 41"), std::string::npos) << contents(record_);
    game.type("24/20 24/23\n");
    ASSERT_TRUE(game.shows("Enter to throw"));
    game.type("r\n");
    ASSERT_TRUE(game.shows("your move"));
    game.kill(SIGKILL);
    game.wait();
  }
  const std::string kept = contents(record_);
  EXPECT_NE(kept.find("1. B 41 : 1/5 1/2"), std::string::npos) << kept;
  EXPECT_NE(kept.find("\n2. W "), std::string::npos) << kept;
  EXPECT_EQ(run("replay " + record_).status, 0);

  const Outcome on = run("play --continue " + record_ + " --lang en", "1/3 1/6\\nr\\nresign\\nn\\n");
  EXPECT_EQ(on.status, 0) << on.output;
  EXPECT_TRUE(has(on, "your move") && has(on, "wins by resignation")) << on.output;
  const std::string after = contents(record_);
  EXPECT_NE(after.find("1. B 41 : 1/5 1/2"), std::string::npos) << after;
  EXPECT_NE(after.find("B resigns"), std::string::npos) << after;
  EXPECT_NE(after.find("[Dice \"table from "), std::string::npos) << after;
  const Outcome over = run("play --continue " + record_);
  EXPECT_EQ(over.status, 1);
  EXPECT_TRUE(has(over, "is over")) << over.output;
}

TEST_F(Play, OtherSignalsLeaveTheGameToo) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    Process game({"play", "--white", "human", "--black", "human", "--lang", "en", "--seed", kSeed, "--force",
                  "--record", record_});
    ASSERT_TRUE(game.shows("your move"));
    game.kill(signal);
    const int status = game.wait();
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == signal) << status;
    const Outcome on = run("play --lang en --continue " + record_, "q\\n");
    EXPECT_TRUE(has(on, "4-1: your move")) << on.output;
    EXPECT_TRUE(has(on, "trictrac play --continue " + record_)) << on.output;
  }
}

// Cut off anywhere, a game of bots goes on to its end, and every mark of it agrees.
TEST_F(Play, EveryFormatIsContinuedFromAnyLine) {
  for (const std::string format :
       {"--format tour", "--format tour --marking hand", "--format ecrire-lois --match rounds=2",
        "--format ecrire-lois --match players=3 --match rounds=3", "--format combine --match rounds=2",
        "--format poule-plumer --match players=3", "--format courrier --match points=2"}) {
    const std::string bots = " --white commis --black commis --others commis ";
    const Outcome whole =
        run("play" + bots + "--force --lang en --seed " + kSeed + " --record " + record_ + " " + format);
    ASSERT_EQ(whole.status, 0) << format << "\n" << whole.output;
    std::vector<std::string> lines;
    std::istringstream all(contents(record_));
    for (std::string line; std::getline(all, line);) lines.push_back(line);
    for (const double part : {0.3, 0.6, 0.9}) {
      std::ofstream cut(record_);
      for (std::size_t i = 0; i < static_cast<std::size_t>(part * static_cast<double>(lines.size())); ++i)
        cut << lines[i] << "\n";
      cut.close();
      const Outcome on = run("play --lang en --continue " + record_);
      EXPECT_EQ(on.status, 0) << format << " " << part << "\n" << on.output;
      EXPECT_EQ(run("replay " + record_).status, 0) << format << " " << part;
      EXPECT_NE(contents(record_).find("[Seed "), std::string::npos) << format << " " << part;
    }
  }
}

TEST_F(Play, WhatCannotBeContinuedSaysWhy) {
  const auto keep = [&](const std::string& text) { std::ofstream(record_, std::ios::binary) << text; };
  const auto refused = [&](const std::string& more = "") {
    const Outcome r = run("play --lang en --continue " + record_ + more);
    EXPECT_EQ(r.status, 1) << r.output;
    return r.output;
  };
  EXPECT_NE(refused().find("there is no such file or folder"), std::string::npos);
  keep("1. W 65 : 1/7 1/9\n");
  EXPECT_NE(refused().find(":1:"), std::string::npos);
  const std::string studied = "1. W 65 : 1/7 1/6\n; a comment\n";
  keep(studied);
  EXPECT_NE(refused().find("comments or variations"), std::string::npos);
  EXPECT_EQ(contents(record_), studied);
  EXPECT_NE(run("play --continue " + record_ + " --format tour").status, 0);
}

TEST_F(Play, OneGameIsPlayedByOneProgramAtATime) {
  Process game(
      {"play", "--white", "human", "--black", "human", "--lang", "en", "--seed", kSeed, "--record", record_});
  ASSERT_TRUE(game.shows("your move"));
  const Outcome second = run("play --continue " + record_);
  EXPECT_EQ(second.status, 1);
  EXPECT_TRUE(has(second, "another program is playing")) << second.output;
}

TEST_F(Play, UndoTakesBackTheLastChoiceAndTheRecordWithIt) {
  const std::string play =
      "play --white soumille --black human --lang en --seed " + std::string(64, '3') + " --record " + record_;
  const Outcome r = run(play, "undo\\nr\\n1/4 1/3\\nundo\\nl\\n1/3/6\\nq\\n");
  EXPECT_TRUE(has(r, "There is nothing to take back.")) << r.output;
  EXPECT_TRUE(has(r, "Your last choice is taken back")) << r.output;
  const std::string kept = contents(record_);
  EXPECT_NE(kept.find(": 1/3/6"), std::string::npos) << kept;
  EXPECT_EQ(kept.find(": 1/4 1/3"), std::string::npos) << kept;
  EXPECT_EQ(run("replay " + record_).status, 0);
}

// Players that are measured may be sat against, one choice is taken back, and they go on with their game.
TEST_F(Play, ANetOrAYardstickTakesASeat) {
  const Outcome r = run(
      "play --white net:0 --black human --lang en --seed " + std::string(64, '3') + " --record " + record_,
      "r\\n1/4 1/3\\nundo\\n1/3/6\\nq\\n");
  EXPECT_TRUE(has(r, "Your last choice is taken back")) << r.output;
  const std::string kept = contents(record_);
  EXPECT_NE(kept.find("[White \"net:0\"]"), std::string::npos) << kept;
  const Outcome on = run("play --lang en --black greedy --continue " + record_);
  EXPECT_EQ(on.status, 0) << on.output;
  EXPECT_NE(contents(record_).find("[Seed "), std::string::npos) << on.output;
  EXPECT_EQ(run("replay " + record_).status, 0);
}

TEST_F(Play, AnUnknownPlayerIsAWrongArgument) {
  for (const std::string seat : {"--white soumile", "--black soumile", "--others soumile"}) {
    const Outcome r = run("play --lang en " + seat);
    EXPECT_EQ(r.status, 2) << seat;
    EXPECT_TRUE(has(r, "there is no player \"soumile\": did you mean \"soumille\"?")) << r.output;
  }
  const Outcome courrier = run("play --format courrier --lang en --black soumille");
  EXPECT_EQ(courrier.status, 2);
  EXPECT_TRUE(has(courrier, "\"soumille\" does not play Le Tric Trac: name human, hasard or commis"))
      << courrier.output;
}

TEST_F(Play, UndoInLeTricTracAndWhereThePlayersMark) {
  const Outcome courrier =
      run("play --format courrier --white commis --black human --lang en --seed " + std::string(64, '5'),
          "r\\n1/5 5/8\\nundo\\nq\\n");
  EXPECT_TRUE(has(courrier, "Your last choice is taken back")) << courrier.output;
  EXPECT_TRUE(has(courrier, "3-4: your move") || has(courrier, "4-3: your move")) << courrier.output;
  const Outcome hand = run(people("--marking hand"), "mark 4\\nundo\\nundo\\nq\\n");
  EXPECT_TRUE(has(hand, "Your last choice is taken back") && has(hand, "nothing to take back"))
      << hand.output;
}

TEST_F(Play, AHintAndAReviewAreGiven) {
  const Outcome r = run(people(), "hint\\n24/20 24/23\\nhint\\nreview\\nresign\\ny\\n");
  EXPECT_TRUE(has(r, "Black to play 4-1 (searched 1 ply; ")) << r.output;
  EXPECT_TRUE(has(r, "White to throw: ")) << r.output;
  EXPECT_TRUE(has(r, "Review the game? (y/n)")) << r.output;
  const std::size_t first = r.output.find("Losses in thousandths of a tour.");
  ASSERT_NE(first, std::string::npos) << r.output;
  EXPECT_NE(r.output.find("Losses in thousandths of a tour.", first + 1), std::string::npos) << r.output;
  const Outcome french = run("play --white human --black human --lang fr --seed " + kSeed,
                             "conseil\\n24/20 24/23\\nconseil\\nexamen\\nq\\n");
  for (const char* text :
       {"Noir doit jouer 4-1 (examiné à 1 coup d’avance", "Blanc, avant de jeter", "Pertes en millièmes"})
    EXPECT_TRUE(has(french, text)) << text << "\n" << french.output;
  EXPECT_TRUE(
      has(run("play --format courrier --black human --lang en", "hint\\nreview\\nq\\n"), "does not review"));
}

// K4: to play is to hold. A move that is refused leaves the choice open.
TEST_F(Play, AMoveTypedAtHoldOrGoHolds) {
  const std::string play =
      people("--trid TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:2-0:5-1:-:-:6.6 --record " + record_);
  const std::string asked = "hold (t, or your move) or go (v)?";
  const std::string listed = run(play, "l\\nq\\n").output;
  const std::size_t list = listed.find(asked);
  ASSERT_NE(list, std::string::npos) << listed;
  const std::string plays = listed.substr(list);
  std::smatch found;
  ASSERT_TRUE(std::regex_search(plays, found, std::regex(R"(\n  (\d+/\d[^\n]*))"))) << listed;
  fs::remove(record_);
  const Outcome held = run(play, "1/24\\n" + found[1].str() + "\\nq\\n");
  EXPECT_FALSE(has(held, "not possible now")) << held.output;
  EXPECT_TRUE(has(held, "holds")) << held.output;
  EXPECT_NE(held.output.find(asked, held.output.find(asked) + 1), std::string::npos)
      << "after the refused move\n"
      << held.output;
  EXPECT_NE(contents(record_).find(" T\n"), std::string::npos) << contents(record_);
}

TEST_F(Play, BotsAloneAreAskedNothing) {
  for (const std::string format : {"tour", "courrier"}) {
    const Outcome r =
        run("play --white commis --black commis --lang en --seed " + kSeed + " --format " + format);
    EXPECT_EQ(r.status, 0);
    EXPECT_FALSE(has(r, "Enter")) << r.output;
    EXPECT_FALSE(has(r, "> ")) << r.output;
    EXPECT_TRUE(has(r, "Seed of the dice: " + kSeed)) << r.output;
  }
}

TEST_F(Play, FitsANarrowTerminal) {
  for (const char* lang : {"en", "fr"})
    for (const int columns : {27, 40, 80})
      for (const char* format : {"tour", "courrier", "combine"}) {
        const Outcome r = shell("printf 'r\nl\nhint\n?\nq\n' | COLUMNS=" + std::to_string(columns) + " " +
                                TRICTRAC_PROGRAM + " play --black human --lang " + lang + " --format " +
                                format + " --seed " + kSeed);
        EXPECT_LE(widest(r.output), columns) << lang << " " << format << "\n" << r.output;
      }
  EXPECT_TRUE(has(shell(std::string("COLUMNS=40 ") + TRICTRAC_PROGRAM +
                        " show --lang en TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0"),
                  "\n+------------------+------------------+\n"));
}

// On a terminal, which `script` makes.
TEST_F(Play, ColoursTheMenUnlessNoColourIsWanted) {
  const auto shown = [&](const std::string& variables) {
    return shell("printf 'q\n' | env -u NO_COLOR -u COLUMNS TERM=xterm " + variables + " script -qec '" +
                 TRICTRAC_PROGRAM + " " + people() + "' /dev/null");
  };
  EXPECT_TRUE(has(shown(""), "\x1B[1;33mO\x1B[0m"));
  for (const char* variables : {"NO_COLOR=1", "TERM=dumb"})
    EXPECT_FALSE(has(shown(variables), "\x1B[1;33m")) << variables;
  EXPECT_FALSE(has(run(people(), "q\\n"), "\x1B["));
}

TEST_F(Play, ALineIsEditedAndCompleted) {
  const Outcome r = shell("printf 'revx\177\t\001\013hi\t\nq\n' | env -u COLUMNS TERM=xterm script -qec '" +
                          std::string(TRICTRAC_PROGRAM) + " " + people() + "' /dev/null");
  EXPECT_TRUE(has(r, "Black to play 4-1 (searched 1 ply; ")) << r.output;
}

TEST_F(Play, WhatLeTricTracHasNotIsRefused) {
  for (const char* option : {"--marking hand", "--moves touch", "--rules lalanne", "--option pile=off"}) {
    const Outcome r = run(std::string("play --format courrier ") + option);
    EXPECT_EQ(r.status, 1) << option;
    EXPECT_TRUE(has(r, "Le Tric Trac (--format courrier) has no --")) << r.output;
  }
  EXPECT_TRUE(has(run("play --format nothing"), " or courrier")) << run("play --format nothing").output;
  EXPECT_FALSE(has(run("games --out . --format nothing"), "courrier"));
}

}  // namespace play_test
}  // namespace trictrac::test
