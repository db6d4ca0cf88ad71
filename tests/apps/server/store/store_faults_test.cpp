// Every read, write and sync of the disk made to fail once, each in a run of its own: what was answered as
// kept is there, nothing is there twice, and what was asked goes through when it is asked again.
#include "faulty_disk.h"
#include "served_games.h"
#include "store/sqlite/backup.h"
#include "store/sqlite/restore.h"
#include "waiting_store.h"

namespace stored {
namespace store_faults_test {

using served::bytes_of;
using served::Folder;

constexpr int kDeeds = 6;

StoreOptions small_log() { return {.wal_bytes = 16 << 10, .patience = std::chrono::milliseconds(0)}; }

DatabaseInspector inspector() {
  return {[](const StoredGame&) { return std::string(); },
          [](const StoredTournament&) { return std::string(); }, [](const std::string&) {}};
}

// Asks again once if the disk failed; other errors fail the test.
template <class Ask>
auto twice(const Ask& ask) {
  auto first = ask();
  if (first) return first;
  EXPECT_EQ(first.error().kind, StoreError::Failed) << first.error().what;
  return ask();
}

// As a service does after a failed append: reads the stored game, and continues after it.
void append_behind_what_stands(Store& store, const std::string& id, int last) {
  const auto found = twice([&] { return load(store, id); });
  ASSERT_TRUE(found && *found) << found.error().what;
  const int kept = static_cast<int>((*found)->events.size());
  ASSERT_EQ((*found)->events, events(1, kept));
  if (kept >= last) return;
  const auto done = append(store, id, kept + 1, events(kept + 1, last));
  ASSERT_TRUE(done) << done.error().what;
}

void append_to_the_end(Store& store, const std::string& id, int last) {
  const auto done = append(store, id, last, events(last, last));
  if (!done) append_behind_what_stands(store, id, last);
}

void expect_deeds(Store& store, const std::string& id, int last) {
  const auto found = twice([&] { return load(store, id); });
  ASSERT_TRUE(found && *found) << id;
  EXPECT_EQ((*found)->events, events(1, last)) << id;
}

// Makes a game where there is none; where making it was not answered it may be there all the same.
void make_game(Store& store, const std::string& id) {
  const auto made = create(store, id, game_with(2));
  if (made) return;
  ASSERT_EQ(made.error().kind, StoreError::Failed) << made.error().what;
  const auto again = create(store, id, game_with(2));
  ASSERT_TRUE(again || again.error().kind == StoreError::Conflict) << again.error().what;
}

NewActs round_of_two() {
  return {{"entry", "round"},
          {},
          {{"table 1", 1, 1, 0, game_with(1)}, {"table 2", 1, 2, 0, game_with(1)}},
          {{"tournament", "open", 5}}};
}

// The same call again, where it was not answered: what it did already is not done twice.
void hold_a_tournament(RowStore& store) {
  const auto made = create_tournament(store, "open", {"terms", 1});
  ASSERT_TRUE(made || made.error().kind == StoreError::Failed) << made.error().what;
  if (!made) {
    const auto again = create_tournament(store, "open", {"terms", 1});
    ASSERT_TRUE(again || again.error().kind == StoreError::Conflict) << again.error().what;
  }
  const auto begun = twice([&] { return append_acts(store, "open", 1, round_of_two()); });
  ASSERT_TRUE(begun) << begun.error().what;
}

void expect_tournament(RowStore& store) {
  const auto open = twice([&] { return load_tournament(store, "open"); });
  ASSERT_TRUE(open && *open);
  EXPECT_EQ((*open)->acts, round_of_two().acts);
  EXPECT_EQ((*open)->games, (std::vector<TournamentGame>{{"table 1", 1, 1}, {"table 2", 1, 2}}));
  for (const char* id : {"table 1", "table 2"}) expect_deeds(store, id, 1);
}

// An evening at a service: two games are made, played at in turn and gone on from, a seat is taken, and the
// round of a tournament begins.
void evening(const std::string& file) {
  Gate gate;
  auto store = twice([&] { return open(file, small_log(), gate); });
  ASSERT_TRUE(store) << store.error().what;
  for (const char* id : {"one", "two"}) make_game(**store, id);
  for (int last = 3; last <= kDeeds; ++last)
    for (const char* id : {"one", "two"}) append_to_the_end(**store, id, last);
  const auto seat = twice([&] { return claim(**store, "one", 1, "claim of black", "key"); });
  ASSERT_TRUE(seat) << seat.error().what;
  StoredGame later = game_with(0);
  later.seats[1] = {"key", "", ""};
  const auto next = twice([&] { return follow(**store, "one", "three", later); });
  ASSERT_TRUE(next) << next.error().what;
  EXPECT_EQ(*next, "three");
  hold_a_tournament(**store);
  EXPECT_TRUE(twice([&] { return check(**store); }));
}

void expect_whole(const std::string& file) {
  Gate gate;
  const auto store = must_open(file, gate);
  ASSERT_TRUE(store);
  for (const char* id : {"one", "two"}) expect_deeds(*store, id, kDeeds);
  const auto one = load(*store, "one");
  EXPECT_EQ((*one)->seats[1].key, "key");
  EXPECT_EQ((*one)->next, "three");
  expect_deeds(*store, "three", 0);
  expect_tournament(*store);
}

class DiskThatFails : public testing::TestWithParam<Touch> {
 protected:
  // `run` with each call of the disk failing in turn, each in a folder of its own, until it makes fewer.
  template <class Run>
  static void each_failing(const Run& run) {
    FaultyDisk disk;
    bool failed = true;
    for (int n = 1; failed && !HasFailure(); ++n) {
      SCOPED_TRACE(std::string(name_of(GetParam())) + " " + std::to_string(n));
      const Folder folder;
      run(disk, n, folder);
      failed = disk.failed();
      EXPECT_TRUE(failed || n > 1) << "there was none";
    }
  }
};

TEST_P(DiskThatFails, InAnEveningLosesNothingThatWasAnsweredAndDoublesNothing) {
  each_failing([](FaultyDisk& disk, int n, const Folder& folder) {
    const std::string games_file = (folder / "games.db").string();
    disk.fail(GetParam(), n);
    evening(games_file);
    disk.heal();
    expect_whole(games_file);
  });
}

// Copies are written once, and never cut.
class CopyAtADiskThatFails : public DiskThatFails {};

TEST_P(CopyAtADiskThatFails, OfTheGamesLeavesThemAndAnEarlierOne) {
  each_failing([](FaultyDisk& disk, int n, const Folder& folder) {
    const std::string games_file = (folder / "games.db").string(), backup = (folder / "backup.db").string();
    evening(games_file);
    std::ofstream(backup) << "earlier";
    disk.fail(GetParam(), n);
    const auto made = back_up(games_file, backup, Existing::Replace, inspector());
    disk.heal();
    EXPECT_EQ(made.has_value(), bytes_of(backup) != "earlier") << (made ? "" : made.error().what);
    if (made) expect_whole(backup);
    expect_whole(games_file);
  });
}

TEST_P(CopyAtADiskThatFails, PutBackLeavesOneOfTheTwoWhole) {
  each_failing([](FaultyDisk& disk, int n, const Folder& folder) {
    const std::string games_file = (folder / "games.db").string(), backup = (folder / "backup.db").string();
    evening(backup);
    {
      Gate gate;
      ASSERT_TRUE(create(*must_open(games_file, gate), "later", game_with(4)));
    }
    disk.fail(GetParam(), n);
    const auto put = restore(backup, games_file, inspector());
    disk.heal();
    if (put) return expect_whole(games_file);
    Gate gate;
    expect_deeds(*must_open(games_file, gate), "later", 4);
  });
}

std::string named(const testing::TestParamInfo<Touch>& touch) { return name_of(touch.param); }

INSTANTIATE_TEST_SUITE_P(Of, DiskThatFails, testing::ValuesIn(kTouches), named);
INSTANTIATE_TEST_SUITE_P(Of, CopyAtADiskThatFails,
                         testing::Values(Touch::Read, Touch::Write, Touch::Sync, Touch::Open, Touch::Remove),
                         named);

}  // namespace store_faults_test
}  // namespace stored
