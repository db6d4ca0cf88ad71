// The page of the manual names every command and every option that the program takes by its own --help, and
// shells offer them; the tools that read the page and the scripts find no fault in them.
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

// Every command of a program.
std::vector<Taken> all_taken(const char* program = TRICTRAC_SERVER_PROGRAM) {
  std::vector<Taken> all;
  const auto add = [&](const std::string& words) {
    const std::string help = run(words + " --help", "", program).output;
    all.push_back({words, options_in(help)});
    return commands_in(help);
  };
  for (const std::string& command : commands_in(run("--help", "", program).output))
    for (const std::string& inner : add(command)) add(command + " " + inner);
  return all;
}

// Returns the manual as users read it, without the commands of roff.
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

class Completed : public testing::Test {
 protected:
  static std::string script(const std::string& shell) {
    return kept("completes." + shell, run_server("manual --completions " + shell).output).string();
  }
  static std::filesystem::path kept(const std::string& name, const std::string& text) {
    const auto file = own_folder() / name;
    std::ofstream(file) << text;
    return file;
  }
  // The programs are found as they are once they have been installed.
  static std::string answer(const std::string& command) {
    return shell("PATH=" + std::filesystem::path(TRICTRAC_SERVER_PROGRAM).parent_path().string() +
                 ":$PATH; " + command)
        .output;
  }
  static std::string offered_by_bash(const std::string& words) {
    return answer("bash -c 'source " + script("bash") + "; COMP_WORDS=(trictrac-server " + words +
                  "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _trictrac_server; echo \"${COMPREPLY[*]}\"'");
  }
  static std::string offered_by_fish(const std::string& words) {
    return answer("fish --no-config -c 'source " + script("fish") + "; complete -C \"trictrac-server " +
                  words + "\"'");
  }
};

// The words that a program offers, without their meanings.
std::set<std::string> offered(const std::string& words, const char* program) {
  std::istringstream lines(run("complete " + words, "", program).output);
  std::set<std::string> all;
  for (std::string line; std::getline(lines, line);) all.insert(line.substr(0, line.find('\t')));
  return all;
}

TEST_F(Completed, EveryOptionOfEveryCommandIsOffered) {
  for (const char* program : {TRICTRAC_LAB_PROGRAM, TRICTRAC_SERVER_PROGRAM})
    for (const Taken& one : all_taken(program))
      EXPECT_EQ(offered(one.words + " --", program), one.options) << one.words;
}

TEST_F(Completed, ShellsAskTheProgram) {
  const std::pair<const char*, const char*> kOffered[] = {
      {"repl", "replay"},
      {"admin settle-", "settle-text-report"},
      {"help admin settle-", "settle-text-report"},
      {"serve --log-format js", "json"},
      {"serve --we", "--web"},
      {"games --format comb", "combine"},
      {"play --format cour", "courrier"},
      {"play --white lel", "lelasseux"},
      {"games --black first", "first-go"},
      {"show --numbering lep", "lepeintre"},
  };
  for (const auto& [words, offered] : kOffered) {
    EXPECT_EQ(offered_by_bash(words), offered + std::string("\n")) << words;
    EXPECT_TRUE(offered_by_fish(words).starts_with(offered)) << words << "\n" << offered_by_fish(words);
  }
  EXPECT_EQ(offered_by_bash("serve --web web"), "\n") << "a folder, which the shell finds itself";
  EXPECT_EQ(offered("problems make hold", TRICTRAC_LAB_PROGRAM), std::set<std::string>{"hold_or_go"});
  EXPECT_TRUE(offered("problems make --out hold", TRICTRAC_LAB_PROGRAM).empty());
}

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

// The completion of one program does not replace that of another.
TEST_F(Completed, EachProgramByItsOwnScript) {
  const auto other = kept("trictrac.bash", run("manual --completions bash").output).string();
  EXPECT_EQ(answer("bash -c 'source " + other + "; source " + script("bash") +
                   "; complete -p trictrac trictrac-server'"),
            "complete -o default -F _trictrac trictrac\n"
            "complete -o default -F _trictrac_server trictrac-server\n");
}

}  // namespace manual_test
}  // namespace trictrac::test
