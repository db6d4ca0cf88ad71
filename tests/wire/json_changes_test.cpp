// The cases are those of the page too (web/tests/state/changes.test.ts), which makes the changes again.
#include "contract/json_changes.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

namespace trictrac::contract {
namespace json_changes_test {

TEST(JsonChanges, AreTheLeastParts) {
  std::ifstream file(TRICTRAC_DATA "/../tests/wire/changes.json");
  const Json cases = Json::parse(file);
  EXPECT_GE(cases.size(), 10u);
  for (const Json& each : cases)
    EXPECT_EQ(changes_between(each["before"], each["after"]), each["changes"]) << each;
}

}  // namespace json_changes_test
}  // namespace trictrac::contract
