// Entries to the benchmark: what seals their positions.
#include "lab/entries/entry.h"

#include <gtest/gtest.h>

#include <set>

namespace trictrac::entries {
namespace entry_test {

Entry some_entry() {
  return {"A net", "net@a.net:0", Track::OneMillion, 900'000, {{"a.net", std::string(64, 'a')}}};
}

std::vector<std::string> sealed(SealedKind kind, const Sealing& sealing) {
  std::vector<std::string> lines;
  for (const auto& problem : make_sealed(kind, sealing, [](int) { return true; }))
    lines.push_back(measure::print_problem(problem));
  return lines;
}

TEST(Entry, EachOfItsPartsSealsOtherPositions) {
  Entry title = some_entry(), player = title, track = title, decisions = title, file = title, name = title;
  title.title = "Another";
  player.player = "net@a.net:1";
  track.track = Track::TenMillion;
  decisions.decisions = 900'001;
  file.files[0].sha256.back() = 'b';
  name.files[0].name = "b.net";
  std::set<std::uint64_t> seeds{seed_of_entry(some_entry())};
  for (const Entry& entry : {title, player, track, decisions, file, name}) seeds.insert(seed_of_entry(entry));
  EXPECT_EQ(seeds.size(), 7u);
}

TEST(Entry, WhereAPartEndsIsPartOfWhatIsSealed) {
  Entry one = some_entry(), other = one;
  one.title = "A", one.player = "bc";
  other.title = "Ab", other.player = "c";
  EXPECT_NE(seed_of_entry(one), seed_of_entry(other));
}

TEST(Entry, StaysWithinItsTrack) {
  Entry entry = some_entry();
  EXPECT_FALSE(fault_of(entry));
  entry.decisions = 1'000'001;
  EXPECT_EQ(fault_of(entry), "the track 1M has room for 1000000 decisions, not for 1000001");
  entry.track = Track::TenMillion;
  EXPECT_FALSE(fault_of(entry));
  entry.decisions = -1;
  EXPECT_TRUE(fault_of(entry));
}

TEST(Entry, NamesItsFilesByWholeHashesInOrder) {
  Entry entry = some_entry();
  entry.files.push_back({"Z.net", std::string(64, 'c')});
  EXPECT_TRUE(fault_of(entry));  // capitals come first
  std::swap(entry.files[0], entry.files[1]);
  EXPECT_FALSE(fault_of(entry));
  entry.files[0].sha256 = "ABC";
  EXPECT_EQ(fault_of(entry), "Z.net should have a SHA-256 of 64 digits");
}

TEST(Sealed, PositionsAreThoseOfTheirSeedWithAnyNumberOfThreads) {
  for (const SealedKind kind : {SealedKind::Decisions, SealedKind::LastRaces}) {
    const auto lines = sealed(kind, {2, 1, 7});
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(sealed(kind, {2, 2, 7}), lines);
    EXPECT_NE(sealed(kind, {2, 1, 8}), lines);
  }
}

TEST(Sealed, EndsWhenItIsStopped) {
  EXPECT_EQ(make_sealed(SealedKind::LastRaces, {5, 1, 7}, [](int made) { return made < 2; }).size(), 2u);
}

}  // namespace entry_test
}  // namespace trictrac::entries
