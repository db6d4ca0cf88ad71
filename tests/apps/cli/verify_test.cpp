// The dice of a finished game checked from the command line.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "own_folder.h"
#include "run.h"
#include "table/fair.h"

namespace trictrac::test {
namespace verify_test {

class VerifyFair : public testing::Test {
 protected:
  void SetUp() override {
    FollowedTable t = opened(fair_config());
    give_all(t);
    t.catch_up();
    ASSERT_TRUE(t.act(next_line(t), t.state().to_act, Resign{}));
    text = print_record(record_of(t));
  }
  void TearDown() override { std::filesystem::remove(file); }
  Outcome verify(const std::string& more = "") {
    std::ofstream(file) << text;
    return run("verify " + more + " " + file);
  }
  void change(const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, from.size(), to);
  }

  std::string text;
  const std::string file = (own_folder() / "fair.trictrac").string();
};

TEST_F(VerifyFair, SaysWhoseSharesTheDiceFollowFrom) {
  const Outcome v = verify();
  EXPECT_EQ(v.status, 0);
  for (const int player : {0, 1}) {
    const std::string name = player == 0 ? "A" : "B";
    EXPECT_TRUE(has(v, "player " + std::to_string(player) + " " + name + ": share " +
                           to_hex(share_of(player)) + ", seal " + to_hex(commitment_of(player).commitment)))
        << v.output;
  }
}

TEST_F(VerifyFair, SaysWhetherAShareIsAmongThem) {
  EXPECT_EQ(verify("--share " + to_hex(share_of(1))).status, 0);
  const Outcome other = verify("--share " + to_hex(seed_of(1)));
  EXPECT_EQ(other.status, 1);
  EXPECT_TRUE(has(other, "is not among those the dice follow from")) << other.output;
  const Outcome unread = verify("--share 12");
  EXPECT_EQ(unread.status, 1);
  EXPECT_TRUE(has(unread, "a share is 64 hex digits")) << unread.output;
}

TEST_F(VerifyFair, SaysWhatDoesNotAgree) {
  change(to_hex(share_of(1)), to_hex(seed_of(1)));
  const Outcome swapped = verify();
  EXPECT_EQ(swapped.status, 1);
  EXPECT_TRUE(has(swapped, "the seed and the shares give")) << swapped.output;
  change("[Commit \"" + commitment(seed_of(5)), "[Commit \"" + commitment(seed_of(6)));
  EXPECT_TRUE(has(verify(), "the seed does not match the fingerprint"));
  change("[Dice \"table\"]", "[Dice \"table from 2\"]");
  EXPECT_TRUE(has(verify(), "the tag Dice should be \"table\""));
}

}  // namespace verify_test
}  // namespace trictrac::test
