// The page of the manual and the completions of shells: they name every command and every option that the
// program takes by its own --help, and the tools that read them find no fault in them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "run.h"

namespace trictrac::test {
namespace manual_test {

// The names at the start of the rows of --help that are no options and no values.
std::vector<std::string> commands_in(const std::string& help) {
  std::vector<std::string> commands;
  static const std::regex row("  ([a-z][a-z-]*)  +[^ ].*");
  std::istringstream lines(help);
  bool listed = false;
  std::smatch found;
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty() && line.front() != ' ') listed = line != "Positionals:";
    if (listed && std::regex_match(line, found, row)) commands.push_back(found[1]);
  }
  return commands;
}

// Every "--name" at the start of a row.
std::set<std::string> options_in(const std::string& help) {
  std::set<std::string> names;
  static const std::regex row("\n  ((-[-a-z]+,?)+)"), name("--[a-z-]+");
  for (auto at = std::sregex_iterator(help.begin(), help.end(), row); at != std::sregex_iterator(); ++at) {
    const std::string all = (*at)[1];
    for (auto n = std::sregex_iterator(all.begin(), all.end(), name); n != std::sregex_iterator(); ++n)
      names.insert(n->str());
  }
  return names;
}

struct Taken {
  std::string words;  // "problems score"
  std::set<std::string> options;
};

std::vector<Taken> all_taken() {
  std::vector<Taken> all;
  const auto add = [&](const std::string& words) {
    const std::string help = run(words + " --help").output;
    all.push_back({words, options_in(help)});
    return commands_in(help);
  };
  for (const std::string& command : commands_in(run("--help").output))
    for (const std::string& inner : add(command)) add(command + " " + inner);
  return all;
}

// As it is read: without what roff wants.
std::string manual() {
  const std::string roff = run("manual --date 2026-11-24").output;
  return std::regex_replace(roff, std::regex(R"(\\f[BIR]|\\(?=-))"), "");
}

TEST(Manual, NamesEveryCommandAndOption) {
  const auto taken = all_taken();
  const std::string page = manual();
  std::size_t options = 0;
  for (const Taken& one : taken) {
    const std::size_t from = page.find(".SS \"trictrac " + one.words + "\"\n");
    ASSERT_NE(from, page.npos) << one.words;
    const std::string part = page.substr(from, page.find("\n.S", from + 1) - from);
    for (const std::string& name : one.options) {
      if (name == "--help") continue;
      EXPECT_TRUE(std::regex_search(part, std::regex("\n(-[^\n]*, )?" + name + "[, \n]")))
          << one.words << " " << name;
      ++options;
    }
  }
  EXPECT_GT(taken.size(), 40u);
  EXPECT_GT(options, 200u);
}

TEST(Manual, WritesNumbersAsPeopleDo) {
  const std::string page = manual();
  EXPECT_NE(page.find("from 4 to 1000000"), page.npos);
  EXPECT_FALSE(std::regex_search(page, std::regex("[0-9]e\\+")));
  EXPECT_TRUE(page.starts_with(".TH TRICTRAC 1 ") && page.find("\"User Commands\"") != page.npos)
      << page.substr(0, 100);
}

class Completed : public testing::TestWithParam<const char*> {
 protected:
  static std::string script(const std::string& shell) { return run("manual --completions " + shell).output; }
  static std::filesystem::path kept(const std::string& name, const std::string& text) {
    const auto file = std::filesystem::path(testing::TempDir()) / name;
    std::ofstream(file) << text;
    return file;
  }
  static std::string answer(const std::string& command) {
    return run("--version > /dev/null; " + command).output;
  }
};

// What bash offers for the last of these words.
std::string offered(const std::filesystem::path& script, const std::string& words) {
  return run("--version > /dev/null; bash -c 'source " + script.string() + "; COMP_WORDS=(trictrac " + words +
             "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _trictrac; echo \"${COMPREPLY[*]}\"'")
      .output;
}

TEST_F(Completed, BashOffersEveryCommandAndOption) {
  const auto file = kept("trictrac.bash", script("bash"));
  for (const Taken& one : all_taken()) {
    std::istringstream all(offered(file, one.words + " --"));
    const std::set<std::string> names{std::istream_iterator<std::string>(all), {}};
    EXPECT_EQ(names, one.options) << one.words;
  }
  EXPECT_EQ(offered(file, "repl"), "replay\n");
  EXPECT_EQ(offered(file, "problems sc"), "score\n");
  EXPECT_EQ(offered(file, "serve --log-format js"), "json\n");
  EXPECT_EQ(offered(file, "serve --we"), "--web\n");
  EXPECT_EQ(offered(file, "match --format comb"), "combine\n");
  EXPECT_EQ(offered(file, "play --format cour"), "courrier\n");
  EXPECT_EQ(offered(file, "play --white lel"), "lelasseux\n");
  EXPECT_EQ(offered(file, "games --black first"), "first-go\n");
  EXPECT_EQ(offered(file, "show --numbering lep"), "lepeintre\n");
  EXPECT_EQ(offered(file, "problems make hold"), "hold_or_go\n");
  EXPECT_EQ(offered(file, "problems make --out hold"), "\n") << "a file, which the shell finds itself";
}

TEST_P(Completed, OtherShellsNameThemToo) {
  const std::string text = script(GetParam());
  for (const Taken& one : all_taken())
    for (const std::string& name : one.options) {
      const std::string found = std::string(GetParam()) == "fish" ? " -l " + name.substr(2) : name;
      EXPECT_NE(text.find(found), text.npos) << one.words << " " << name;
    }
}

INSTANTIATE_TEST_SUITE_P(Shells, Completed, testing::Values("zsh", "fish"));

TEST_F(Completed, TheToolsThatReadThemFindNoFault) {
  EXPECT_EQ(answer("bash -n " + kept("trictrac.bash", script("bash")).string()), "");
  EXPECT_EQ(answer("zsh -n " + kept("_trictrac", script("zsh")).string()), "");
  EXPECT_EQ(answer("fish --no-execute " + kept("trictrac.fish", script("fish")).string()), "");
  const auto page = kept("trictrac.1", run("manual --date 2026-11-24").output).string();
  EXPECT_EQ(answer("mandoc -T lint -W warning " + page), "");
  EXPECT_EQ(answer("man --warnings -E UTF-8 -l -Tutf8 -Z " + page + " > /dev/null"), "");
}

}  // namespace manual_test
}  // namespace trictrac::test
