// Three programs of one source: trictrac and trictrac-lab need no library but those of C and C++,
// trictrac-server has all that trictrac has and the server.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "run.h"

namespace trictrac::test {
namespace programs_test {

std::set<std::string> libraries_of(const std::string& program) {
  std::set<std::string> names;
  const std::string listed = shell("readelf --wide --dynamic " + program).output;
  static const std::regex needed(R"(\(NEEDED\).*\[([^\]]*)\])");
  for (auto at = std::sregex_iterator(listed.begin(), listed.end(), needed); at != std::sregex_iterator();
       ++at)
    names.insert((*at)[1]);
  return names;
}

TEST(Programs, ForPlayersAndResearchNeedTheLibrariesOfCAndCPlusPlusAlone) {
  // The last three are parts of the C library, or come with a sanitizer.
  const std::regex own(
      R"((libc|libm|libgcc_s|libstdc\+\+|libc\+\+|libc\+\+abi|libasan|libubsan|libtsan)\.so\.\d+|ld-linux.*)");
  for (const char* program : {TRICTRAC_PROGRAM, TRICTRAC_LAB_PROGRAM}) {
    const auto needed = libraries_of(program);
    EXPECT_TRUE(needed.contains("libc.so.6"));
    for (const std::string& name : needed) EXPECT_TRUE(std::regex_match(name, own)) << name;
  }
  EXPECT_TRUE(libraries_of(TRICTRAC_SERVER_PROGRAM).contains("libsqlite3.so.0"));
}

// The words at the start of the rows of --help.
std::set<std::string> commands_of(const std::string& program) {
  std::set<std::string> names;
  const std::string help = run("--help", "", program).output;
  static const std::regex row("\n  ([a-z][a-z-]*)  ");
  for (auto at = std::sregex_iterator(help.begin(), help.end(), row); at != std::sregex_iterator(); ++at)
    names.insert((*at)[1]);
  return names;
}

TEST(Programs, TheServerHasEveryCommandAndItsOwn) {
  auto all = commands_of(TRICTRAC_SERVER_PROGRAM);
  const auto of_trictrac = commands_of(TRICTRAC_PROGRAM);
  EXPECT_GT(of_trictrac.size(), 12u);
  for (const char* name : {"serve", "export-page", "backup", "restore", "admin", "bench-server"}) {
    EXPECT_TRUE(all.contains(name)) << name;
    EXPECT_FALSE(of_trictrac.contains(name)) << name;
    all.erase(name);
  }
  EXPECT_EQ(all, of_trictrac);
}

TEST(Programs, EachCallsItselfByItsName) {
  for (const auto& [program, refused] : {std::pair<std::string, std::string>{TRICTRAC_PROGRAM, "replay -"},
                                         {TRICTRAC_SERVER_PROGRAM, "replay -"},
                                         {TRICTRAC_LAB_PROGRAM, "perft nonsense"}}) {
    const std::string name = program.substr(program.rfind('/') + 1);
    EXPECT_TRUE(has(run("--help", "", program), "Usage: " + name + " ")) << program;
    EXPECT_TRUE(run(refused, "nonsense", program).output.starts_with(name + ": ")) << program;
    EXPECT_TRUE(run("dance", "", program).output.starts_with(name + ": unknown command")) << program;
  }
}

}  // namespace programs_test
}  // namespace trictrac::test
