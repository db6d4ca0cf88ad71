// The dice follow from the seed, exactly as the header says, and every throw is equally likely.
#include "table/dice.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>

#include "tables.h"

namespace trictrac {
namespace dice_test {

// 99.99 % of fair samples stay below this with 35 and 29 degrees of freedom.
constexpr double kChi35 = 73.0;
constexpr double kChi29 = 65.0;

// The derivation once more, from the words of dice.h and libsodium's HMAC.
Roll recomputed(const Seed& seed, const std::string& message) {
  Digest d;
  crypto_auth_hmacsha256(d.data(), reinterpret_cast<const unsigned char*>(message.data()), message.size(),
                         seed.data());
  for (const int v : d)
    if (v < 252) return Roll{static_cast<std::uint8_t>(v % 36 / 6 + 1), static_cast<std::uint8_t>(v % 6 + 1)};
  return {};
}

TEST(Dice, CanBeRecomputed) {
  const Seed seed = seed_of(3);
  for (int n = 0; n < 2000; ++n)
    ASSERT_EQ(drawn_roll(seed, n), recomputed(seed, "trictrac roll " + std::to_string(n))) << n;
  const auto lead = drawn_lead(seed);
  for (std::size_t n = 0; n < lead.size(); ++n)
    ASSERT_EQ(lead[n], recomputed(seed, "trictrac lead " + std::to_string(n)));
}

TEST(Dice, TheThirtySixThrowsAreEquallyLikely) {
  constexpr int kThrows = 36'000;
  std::array<int, 36> seen{};
  for (int n = 0; n < kThrows; ++n) {
    const Roll r = drawn_roll(seed_of(42), n);
    ASSERT_TRUE(valid(r));
    ++seen[(r.a - 1) * 6 + r.b - 1];
  }
  double chi = 0;
  for (const int count : seen) chi += (count - 1000.0) * (count - 1000.0) / 1000.0;
  EXPECT_LT(chi, kChi35);
}

TEST(Dice, TheThirtyLeadsAreEquallyLikely) {
  constexpr int kLeads = 15'000;
  std::array<int, 36> seen{};
  Seed seed{};
  for (int n = 0; n < kLeads; ++n) {
    seed[0] = static_cast<std::uint8_t>(n), seed[1] = static_cast<std::uint8_t>(n >> 8);
    const auto throws = drawn_lead(seed);
    for (std::size_t i = 0; i + 1 < throws.size(); ++i) ASSERT_TRUE(throws[i].doublet());
    ASSERT_FALSE(throws.back().doublet());
    ++seen[(throws.back().a - 1) * 6 + throws.back().b - 1];
  }
  double chi = 0;
  const double due = kLeads / 30.0;
  for (int i = 0; i < 36; ++i)
    if (i / 6 != i % 6) chi += (seen[i] - due) * (seen[i] - due) / due;
  EXPECT_LT(chi, kChi29);
}

TEST(Dice, SeedsDiffer) {
  EXPECT_NE(commitment(seed_of(1)), commitment(seed_of(2)));
  int same = 0;
  for (int n = 0; n < 360; ++n) same += drawn_roll(seed_of(1), n) == drawn_roll(seed_of(2), n);
  EXPECT_LT(same, 40);
}

TEST(Dice, TheHigherLeadsAndPlaysItsDieFirst) {
  EXPECT_EQ(leader({5, 2}), Side::White);
  EXPECT_EQ(leader({2, 5}), Side::Black);
  EXPECT_EQ(roll_of_lead({2, 5}, Lead::OneDie), (Roll{5, 2}));
  EXPECT_EQ(roll_of_lead({5, 2}, Lead::CoupEtDes), (Roll{5, 2}));
  EXPECT_EQ(roll_of_lead({2, 5}, Lead::ThrowAnew), std::nullopt);
}

TEST(Dice, CommitmentIsTheHashOfTheSeed) {
  const std::string hex(64, '0');
  ASSERT_TRUE(parse_seed(hex));
  EXPECT_EQ(commitment(*parse_seed(hex)), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  EXPECT_EQ(to_hex(*parse_seed(hex)), hex);
}

TEST(Dice, SeedsAreSixtyFourHexDigits) {
  EXPECT_TRUE(parse_seed(std::string(64, 'F')));
  EXPECT_FALSE(parse_seed(std::string(63, 'f')));
  EXPECT_FALSE(parse_seed(std::string(66, 'f')));
  EXPECT_FALSE(parse_seed(std::string(63, 'f') + "g"));
  EXPECT_FALSE(parse_seed(""));
}

}  // namespace dice_test
}  // namespace trictrac
