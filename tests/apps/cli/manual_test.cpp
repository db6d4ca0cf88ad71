// The page of the manual and the completions of shells: they name every command and every option that the
// program takes by its own --help, and the tools that read them find no fault in them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "own_folder.h"
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

// Every command of trictrac-server, which has those of trictrac.
std::vector<Taken> all_taken() {
  std::vector<Taken> all;
  const auto add = [&](const std::string& words) {
    const std::string help = run_server(words + " --help").output;
    all.push_back({words, options_in(help)});
    return commands_in(help);
  };
  for (const std::string& command : commands_in(run_server("--help").output))
    for (const std::string& inner : add(command)) add(command + " " + inner);
  return all;
}

// As it is read: without what roff wants.
std::string manual() {
  const std::string roff = run_server("manual --date 2026-11-24").output;
  return std::regex_replace(roff, std::regex(R"(\\f[BIR]|\\(?=-))"), "");
}

TEST(Manual, NamesEveryCommandAndOption) {
  const auto taken = all_taken();
  const std::string page = manual();
  std::size_t options = 0;
  for (const Taken& one : taken) {
    const std::size_t from = page.find(".SS \"trictrac-server " + one.words + "\"\n");
    ASSERT_NE(from, page.npos) << one.words;
    const std::string part = page.substr(from, page.find("\n.S", from + 1) - from);
    for (const std::string& name : one.options) {
      if (name == "--help") continue;
      EXPECT_TRUE(std::regex_search(part, std::regex("\n(-[^\n]*, )?" + name + "[, \n]")))
          << one.words << " " << name;
      ++options;
    }
  }
  EXPECT_GT(taken.size(), 35u);
  EXPECT_GT(options, 150u);
}

TEST(Manual, WritesNumbersAsPeopleDo) {
  const std::string page = manual();
  EXPECT_NE(page.find("from 0 to 1000000000"), page.npos);
  EXPECT_FALSE(std::regex_search(page, std::regex("[0-9]e\\+")));
  EXPECT_TRUE(page.starts_with(".TH TRICTRAC-SERVER 1 ") && page.find("\"User Commands\"") != page.npos)
      << page.substr(0, 100);
}

TEST(Manual, OfTheProgramWithoutAServerSaysNothingOfOne) {
  const Outcome page = run("manual");
  EXPECT_TRUE(page.output.starts_with(".TH TRICTRAC 1 ")) << page.output.substr(0, 100);
  EXPECT_TRUE(has(page, "\n.SS \"trictrac play\"\n"));
  EXPECT_FALSE(has(page, "trictrac serve")) << "a command of trictrac-server";
  EXPECT_FALSE(has(page, "TRICTRAC_STORE")) << "a variable of trictrac-server";
}

class Completed : public testing::TestWithParam<const char*> {
 protected:
  static std::string script(const std::string& shell) {
    return run_server("manual --completions " + shell).output;
  }
  static std::filesystem::path kept(const std::string& name, const std::string& text) {
    const auto file = own_folder() / name;
    std::ofstream(file) << text;
    return file;
  }
  static std::string answer(const std::string& command) {
    return run("--version > /dev/null; " + command).output;
  }
};

// What bash offers for the last of these words.
std::string offered(const std::filesystem::path& script, const std::string& words) {
  return run("--version > /dev/null; bash -c 'source " + script.string() + "; COMP_WORDS=(trictrac-server " +
             words + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _trictrac_server; echo \"${COMPREPLY[*]}\"'")
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
  EXPECT_EQ(offered(file, "admin sett"), "settle\n");
  EXPECT_EQ(offered(file, "serve --log-format js"), "json\n");
  EXPECT_EQ(offered(file, "serve --we"), "--web\n");
  EXPECT_EQ(offered(file, "games --format comb"), "combine\n");
  EXPECT_EQ(offered(file, "play --format cour"), "courrier\n");
  EXPECT_EQ(offered(file, "play --white lel"), "lelasseux\n");
  EXPECT_EQ(offered(file, "games --black first"), "first-go\n");
  EXPECT_EQ(offered(file, "show --numbering lep"), "lepeintre\n");
  EXPECT_EQ(offered(file, "show hold"), "\n") << "a file, which the shell finds itself";
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
  for (const char* program : {TRICTRAC_PROGRAM, TRICTRAC_LAB_PROGRAM, TRICTRAC_SERVER_PROGRAM}) {
    const auto made = [&](const std::string& options, const std::string& name) {
      return kept(name, run("manual " + options, "", program).output).string();
    };
    EXPECT_EQ(answer("bash -n " + made("--completions bash", "trictrac.bash")), "") << program;
    EXPECT_EQ(answer("zsh -n " + made("--completions zsh", "_trictrac")), "") << program;
    EXPECT_EQ(answer("fish --no-execute " + made("--completions fish", "trictrac.fish")), "") << program;
    const std::string page = made("--date 2026-11-24", "trictrac.1");
    EXPECT_EQ(answer("mandoc -T lint -W warning " + page), "") << program;
    EXPECT_EQ(answer("man --warnings -E UTF-8 -l -Tutf8 -Z " + page + " > /dev/null"), "") << program;
  }
}

// What completes the one does not take the place of what completes the other.
TEST_F(Completed, EachProgramByItsOwnScript) {
  const auto file = kept("trictrac.bash", run("manual --completions bash").output);
  const std::string both = "bash -c 'source " + file.string() + "; source " +
                           kept("server.bash", script("bash")).string() +
                           "; complete -p trictrac trictrac-server'";
  EXPECT_EQ(answer(both),
            "complete -o default -F _trictrac trictrac\n"
            "complete -o default -F _trictrac_server trictrac-server\n");
}

}  // namespace manual_test
}  // namespace trictrac::test
