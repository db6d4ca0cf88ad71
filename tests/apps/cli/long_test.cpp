// Runs every command in a language that does not exist: a third longer, with letters that English has not, so
// that a text which bypasses the catalogue is seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <sstream>

#include "columns.h"
#include "long_language.h"
#include "run.h"

namespace trictrac::test {
namespace long_test {

const std::string kTrid = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:M:42:2-0:5-1:-:-:6.6";
const std::string kBefore = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6";
const std::string kRecord = TRICTRAC_DATA "/games/soumille_1738.trictrac";
const std::string kSeed = " --seed " + std::string(64, '7');

struct Said {
  std::string command;
  std::string input;
};

Outcome run_long(const Said& said, int columns) {
  return shell("printf -- '" + said.input + "' | COLUMNS=" + std::to_string(columns) +
               " LC_ALL=long " TRICTRAC_LONG " " + said.command);
}

// Removes the parts that are the same in every language: positions, records, fingerprints, paths, typed
// words.
std::string without_code(const std::string& text) {
  static const std::regex code(
      "(TRID|S4|XGID)=\\S+|[a-yA-Y][WB][0-9]+\\S*|[0-9a-f]{16,}|\\S*/\\S+|--[a-z]+|(^|\n)(> )?= "
      "[^\n]*|(^|\n)\\? "
      "[^\n]*");
  return std::regex_replace(text, code, " ");
}

const std::initializer_list<std::string_view> kKept = {
    // Players and formats by their names, and what tours are worth.
    "soumille", "commis", "hasard", "random", "geronte", "hector", "valere", "toutabas", "jollyvet", "guiton",
    "lelasseux", "ronte", "Hector", "Val", "re", "Toutabas", "Jollyvet", "Guiton", "Lelasseux", "Commis",
    "Hasard", "Anne", "Bernard", "Cloris", "Damon", "Soumille", "net", "tour", "courrier", "ecrire",
    "lalanne", "lois", "combine", "poule", "engraisser", "plumer", "simple", "double", "human", "go", "first",
    // The program, its commands, their arguments and the values of these.
    "trictrac", "play", "record", "show", "judge", "match", "review", "sheet", "trid", "files", "games",
    "player", "rules", "engine", "replay", "verify", "lab", "perft", "pile", "off", "on", "players", "rounds",
    "stake", "white", "company", "alone", "chouette", "two", "against", "en", "fr", "long",
    // The places of words in commands.
    "TRID", "FILE",
    // Words that are typed, and the actions of a game.
    "se", "sh", "marking", "hand", "xyzzy"};

const Said kCommands[] = {
    {"show " + kTrid, ""},
    {"show aW15-yB15", ""},
    {"convert aW15-yB15", ""},
    {"judge --dice 42 " + kBefore, ""},
    {"hint " + kTrid, ""},
    {"hint " + kBefore, ""},
    {"review --plies 0 -", "1. W 65 : 1/7 1/6\\n2. B 64 : 1/7 1/5\\n"},
    {"review -", ""},
    {"replay --boards -", "1. W 65 : 1/7 1/6\\n2. B 64 : 1/7 1/5\\n"},
    {"replay -",
     "[White \"Anne\"]\\n[Options \"marking=hand\"]\\n[Lines \"actions\"]\\n\\n1. W 64\\nW mark 2\\nW play "
     "1/7 "
     "1/5\\n"},
    {"replay " + kRecord, ""},
    {"replay -", "[Game \"courrier\"]\\n[Points \"3\"]\\n\\n0. W lead\\n"},
    {"sheet -",
     "[Format \"ecrire-lalanne\"]\\n[Players \"Anne\" \"Bernard\"]\\n[Fiche \"100 \"]\\nround W 10 B 3 "
     "run\\nround W "
     "7 B 1\\nround W 6 B 6\\nround W 1 B 28\\nround W 11 B 1 run\\nround W 6 B 6\\nround W 9 B 9\\nround W "
     "0 B 8 "
     "run\\nround W 6 B 4\\n"},
    {"sheet -", "[Format \"combine\"]\\n[Players \"Anne\" \"Bernard\"]\\nW +12\\nW goes\\n"},
};

TEST(MadeUpLanguage, IsAllThatACommandPrintsForPeople) {
  for (const int columns : {40, 80})
    for (const Said& said : kCommands) {
      const Outcome r = run_long(said, columns);
      EXPECT_EQ(r.status, 0) << said.command << "\n" << r.output;
      EXPECT_EQ(english_word_in(without_code(r.output), kKept), "") << said.command << "\n" << r.output;
    }
}

// Input is accepted in any language.
const Said kGames[] = {
    {"play --black human" + kSeed,
     "?\\nr\\nl\\nhint\\nxyzzy\\n1/2/3\\n24/20 24/23\\nundo\\nundo\\nundo\\nreview\\nresign\\n"
     "y\\n"},
    {"play --white human --black human" + kSeed,
     "l\\n24/20 24/23\\nhint\\nreview\\nannuler\\nsave\\nresign\\noui\\n"},
    {"play --white human --black human --marking hand --moves touch" + kSeed,
     "?\\nmark 2\\n24/20 24/23\\nschool 2\\nfalse_school\\naugment\\nr\\nremedies\\nreason\\nrectify\\ntouch "
     "1\\nadoube\\nwhole\\nagree\\nobject\\ninvite\\nv\\nhint\\nq\\n"},
    {"play --format courrier --black human" + kSeed, "?\\nr\\nl\\nhint\\nreview\\n1/2\\nresign\\n"},
    {"play --format combine --white commis --black human" + kSeed, "?\\nl\\nse\\nt\\nresign\\nn\\n"},
    {"play --format ecrire-lois --match rounds=2 --white commis --black commis" + kSeed, ""},
};

TEST(MadeUpLanguage, IsAllThatAPlayerIsTold) {
  for (const int columns : {27, 40, 80})
    for (const Said& said : kGames) {
      const Outcome r = run_long(said, columns);
      EXPECT_EQ(r.status, 0) << said.command << "\n" << r.output;
      EXPECT_EQ(english_word_in(without_code(r.output), kKept), "") << said.command << "\n" << r.output;
      EXPECT_LE(widest(r.output), columns) << said.command << "\n" << r.output;
    }
}

const Said kWrong[] = {
    {"shwo", ""},
    {"show", ""},
    {"show --numberng 1-12 x", ""},
    {"engine at once", ""},
    {"perft", ""},
    {"games --white", ""},
    {"games --seed 1 --seed 2", ""},
    {"games --black randon", ""},
    {"games --white net:9", ""},
    {"games --matches 0", ""},
    {"games --white random --black random --option pile=perhaps", ""},
    {"games --white random --black random --option plie=on", ""},
    {"games --white random --black random --option pile", ""},
    {"games --white random --black random --format ecrire-lois --match rounds=0", ""},
    {"games --white random --black random --format ecrire-lois --match company=none", ""},
    {"games --white random --black random --match roudns=1", ""},
    {"games --white random --black random --match nothing=1", ""},
    {"games --white random --black random --format ecrire-lois --match rounds=7", ""},
    {"games --white random --black random --format ecrire-lois --match players=9", ""},
    {"games --white random --black random --format ecrire-lois --match players=3", ""},
    {"judge --json --jsonl x", ""},
    {"judge " + kBefore + " --dice 77", ""},
    {"judge", ""},
    {"sheet --players A B", ""},
    {"sheet --new tour --players A B", ""},
    {"sheet nowhere.sheet --new whist --players A B", ""},
    {"show --lang dutch " + kTrid, ""},
    {"play --seed x", ""},
    {"play --white nobody", ""},
    {"play --format courrier --white valere", ""},
    {"play --format courrier --marking hand", ""},
    {"play --format courrier --match rounds=3", ""},
    {"play --continue -", ""},
    {"verify --share 12 " + kRecord, ""},
    {"verify " + kRecord, ""},
    {"hint " + std::string("TRID=O----------------------o:w:L:-:0-0:0-0:-:-:0.0"), ""},
    {"show TRID=O----------------------n:w:R:-:3-0:0-0:-:-:3.1", ""},
    {"show TRID=O----------------------o:q:X:9:3:0-0:q:q:x", ""},
    {"show TRID=q----------------------O:w:O:-:0-0:0-0:-:-:0.0", ""},
    {"show TRID=A-----------------------:w:R:-:0-0:12-0:w:w:0.0", ""},
    {"show 'TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0;pile=perhaps;var=9;first=0'", ""},
    {"show TRID=O:w", ""},
    {"show S4=O:w", ""},
    {"show XGID=----", ""},
    {"show aW16", ""},
    {"verify -", "[Seed \"1\"]\n\n1. W 65 : 1/7 1/6\n"},
    {"verify -", "[Format \"whist\"]\n"},
    {"verify -", "1. W 65 : 1/7 1/6\n[Date \"1\"]\n"},
    {"replay -", "1. W 65 : 1/7 1/8\n"},
    {"replay -", "1. W 65 : 1/6\n"},
    {"replay -", "2. W 65 : 1/7 1/6\n"},
    {"replay -", "1. W 77 : 1/7 1/6\n"},
    {"replay -", "1. X 65 : 1/7 1/6\n"},
    {"replay -", "1. W 65 : 1/7 1/6 T\n"},
    {"replay -", "1. W 65 : 1/7 1/6 4+0\n"},
    {"replay -", "1. W 65 : 1/7 1/6\n1. W 65 : 1/7\n"},
    {"replay -", "1. W 65 : 1/7 1/6\n2. W 65 : 1/7 1/6\n"},
    {"replay -", "1. W 65 : 1/7 1/6\nW wins\n"},
    {"replay -", "1. W 65 : 1/7 1/6\n= tour 1\n"},
    {"replay -", "1. W 65 : 1/7 1/6\n;fr\n"},
    {"replay -", "1. W 65 : 1/7 1/6\n(\n"},
    {"replay -", "[Numbering \"x\"]\n"},
    {"replay -", "[Options \"pile=perhaps\"]\n"},
    {"replay -", "[Match \"rounds=0\"]\n"},
    {"replay -", "[Options \"marking=hand\"]\n[Lines \"actions\"]\n\n1. W 64\nB mark 4\n"},
    {"replay -", "[Options \"marking=hand\"]\n[Lines \"actions\"]\n\n1. W 64\nW mark\n"},
    {"replay -", "[Options \"marking=hand\"]\n[Lines \"actions\"]\n\n1. W 64\nW dances\n"},
    {"replay -", "[Game \"courrier\"]\n[Points \"3\"]\n\n1. W 64\n"},
    {"review -", "nonsense\n"},
    {"review /", ""},
    {"hint TRID=O:w", ""},
    {"judge TRID=O:w --dice 42", ""},
    {"play --trid TRID=O:w", ""},
    {"sheet -", "[Format \"tour\"]\n[Players \"A\" \"B\"]\n\nW +3\n"},
    {"sheet -", "[Format \"tour\"]\n[Players \"A\" \"B\"]\n\nround W 12 B 12\n"},
    {"sheet -", "[Format \"tour\"]\n[Players \"A\"]\n"},
    {"sheet -", "W +3\n"},
};

TEST(MadeUpLanguage, IsAllThatIsSaidToBeWrong) {
  // Text in quotation marks was typed, or is a proposal to type.
  const std::regex quoted("\"[^\"]*\"");
  for (const Said& said : kWrong) {
    const Outcome r = run_long(said, 80);
    EXPECT_NE(r.status, 0) << said.command << "\n" << r.output;
    const std::string rest = std::regex_replace(without_code(r.output), quoted, " ");
    EXPECT_EQ(english_word_in(rest, kKept), "") << said.command << "\n" << r.output;
  }
}

TEST(MadeUpLanguage, IsTypedAsWell) {
  const Outcome r =
      run_long({"play --white human --black human" + kSeed, "ĺîîšŧ\\n24/20 24/23\\nûûñðøø\\nɋûûîîŧ\\n"}, 80);
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "  24/20 24/23\n")) << r.output;
  EXPECT_TRUE(has(r, lengthened("Your last choice is taken back"))) << r.output;
}

}  // namespace long_test
}  // namespace trictrac::test
