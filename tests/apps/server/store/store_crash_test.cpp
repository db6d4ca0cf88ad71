// The store when its process is killed, when another uses its file, when the disk is full or closed to it.
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <mutex>
#include <random>

#include "process.h"
#include "waiting_store.h"

namespace stored {
namespace store_crash_test {

using served::Folder;

// A process of its own, and a pipe on which it reports numbers.
class Child {
 public:
  using Report = std::function<void(std::int32_t)>;
  explicit Child(const std::function<int(const Report&)>& work) {
    int ends[2];
    if (pipe(ends) != 0) return;
    pid = fork();
    if (pid == 0) {
      ::close(ends[0]);
      _exit(work([out = ends[1]](std::int32_t n) { (void)!::write(out, &n, sizeof n); }));
    }
    ::close(ends[1]);
    in_ = ends[0];
  }
  ~Child() {
    kill();
    ::close(in_);
  }
  std::optional<std::int32_t> next() {
    std::int32_t n = 0;
    return ::read(in_, &n, sizeof n) == sizeof n ? std::optional(n) : std::nullopt;
  }
  void kill() {
    if (pid > 0) ::kill(pid, SIGKILL);
    wait();
  }
  int wait() {
    int status = 0;
    if (pid > 0) waitpid(pid, &status, 0);
    pid = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  pid_t pid = -1;

 private:
  int in_ = -1;
};

constexpr int kGames = 4;
std::string name(int game) { return "game " + std::to_string(game); }

// Appends to every game for ever, three events ahead, and reports each that is durable: its game and its
// number. The first events are sent while the store already answers.
class Writer {
 public:
  Writer(Store& store, const Child::Report& report) : store_(store), report_(report) {}
  void go_on(int game, int last) {
    sent_[game] = last;
    for (int i = 0; i < 3; ++i) send(game);
  }

 private:
  void send(int game) {
    const std::scoped_lock lock(sending_);
    const int n = ++sent_[game];
    store_.append(name(game), n, {events(n, n)}, [this, game, n](Stored<void> done) {
      if (!done) _exit(3);
      report_(game * 1'000'000 + n);
      send(game);
    });
  }
  Store& store_;
  const Child::Report& report_;
  std::mutex sending_;
  std::array<int, kGames> sent_{};
};

int write_until_killed(const std::string& file, const std::array<int, kGames>& last,
                       const Child::Report& report) {
  Gate gate;
  const auto store = open(file, {}, gate);
  if (!store) return 2;
  Writer writer(**store, report);
  for (int game = 0; game < kGames; ++game) writer.go_on(game, last[game]);
  while (true) pause();
}

TEST(StoreKilled, NothingDurableIsLostAndNothingElseIsThere) {
  Folder folder;
  const std::string file = (folder / "games.db").string();
  Gate gate;
  std::array<int, kGames> last{};
  {
    const auto store = must_open(file, gate);
    for (int game = 0; game < kGames; ++game) ASSERT_TRUE(create(*store, name(game), game_with(0)));
  }
  std::mt19937 random(9);
  for (int round = 0; round < 25; ++round) {
    std::array<int, kGames> durable = last;
    Child child([&](const auto& report) { return write_until_killed(file, last, report); });
    int reports = 1 + static_cast<int>(random() % 200);
    const auto hear = [&](std::int32_t n) { durable[n / 1'000'000] = n % 1'000'000; };
    while (reports-- > 0) {
      const auto n = child.next();
      ASSERT_TRUE(n) << "the writer ended by itself";
      hear(*n);
    }
    child.kill();
    while (const auto n = child.next()) hear(*n);
    const auto store = must_open(file, gate);
    ASSERT_TRUE(store);
    for (int game = 0; game < kGames; ++game) {
      const auto found = load(*store, name(game));
      ASSERT_TRUE(found && *found) << found.error().what;
      last[game] = static_cast<int>((*found)->events.size());
      ASSERT_GE(last[game], durable[game]);
      ASSERT_LE(last[game], durable[game] + 3) << "only what had been sent";
      ASSERT_EQ((*found)->events, events(1, last[game]));
    }
  }
}

constexpr int kTables = 16;

// The n-th round of a tournament, with its games and a job.
NewActs round_of(int n) {
  const std::string round = "round " + std::to_string(n);
  NewActs all{.acts = {round}, .jobs = {{"call", round, 5}}};
  for (int table = 1; table <= kTables; ++table)
    all.games.push_back({round + " table " + std::to_string(table), n, table, 0, game_with(2)});
  return all;
}

int begin_rounds_until_killed(const std::string& file, int last, const Child::Report& report) {
  Gate gate;
  const auto store = open(file, {}, gate);
  if (!store) return 2;
  while (true) {
    ++last;
    if (!append_acts(**store, "open", last, round_of(last)).value_or(false)) return 3;
    report(last);
  }
}

// Asked for again after each death, as a job is: the round is there once, with all its games.
TEST(StoreKilled, ARoundIsThereWithAllItsGamesOrNotAtAll) {
  Folder folder;
  const std::string file = (folder / "games.db").string();
  Gate gate;
  ASSERT_TRUE(create_tournament(*must_open(file, gate), "open", {"terms", 1}));
  std::mt19937 random(10);
  int last = 0;
  for (int death = 0; death < 15; ++death) {
    int durable = last;
    {
      Child child([&](const auto& report) { return begin_rounds_until_killed(file, last, report); });
      for (int reports = 1 + static_cast<int>(random() % 10); reports > 0; --reports) {
        const auto n = child.next();
        ASSERT_TRUE(n) << "the writer ended by itself";
        durable = *n;
      }
      child.kill();
      while (const auto n = child.next()) durable = *n;
    }
    const auto store = must_open(file, gate);
    ASSERT_TRUE(store);
    const auto found = load_tournament(*store, "open");
    ASSERT_TRUE(found && *found);
    const int there = static_cast<int>((*found)->acts.size());
    ASSERT_GE(there, durable);
    ASSERT_LE(there, durable + 1) << "only what had been sent";
    ASSERT_EQ((*found)->games.size(), static_cast<std::size_t>(there * kTables));
    last = durable + 1;
    EXPECT_EQ(append_acts(*store, "open", last, round_of(last)).value(), there == durable);
    EXPECT_EQ((**load_tournament(*store, "open")).games.size(), static_cast<std::size_t>(last * kTables));
    EXPECT_EQ(**load(*store, "round " + std::to_string(last) + " table 16"), game_with(2));
  }
}

TEST(StoreShared, ASecondProcessIsRefusedUntilTheFirstIsGone) {
  Folder folder;
  const std::string file = (folder / "games.db").string();
  Child first([&](const auto& report) {
    Gate gate;
    const auto store = open(file, {}, gate);
    report(store ? 1 : 0);
    pause();
    return 0;
  });
  ASSERT_EQ(first.next(), 1);
  Gate gate;
  const auto link = (folder / "link.db").string();
  std::filesystem::create_symlink(file, link);
  for (const std::string& by : {file, link}) {
    const auto refused = open(by, {}, gate);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, StoreError::Busy);
    EXPECT_NE(refused.error().what.find("process " + std::to_string(first.pid)), std::string::npos)
        << refused.error().what;
  }
  first.kill();
  EXPECT_TRUE(open(file, {}, gate));
}

// Limits files to that many bytes during its lifetime, like a full disk.
class FullDisk {
 public:
  explicit FullDisk(std::uintmax_t bytes) {
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit tight = before_;
    tight.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &tight);
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

TEST(StoreOnAFullDisk, RefusesReadsAndWorksOnWhenThereIsRoom) {
  Folder folder;
  const std::string file = (folder / "games.db").string();
  Gate gate;
  auto store = must_open(file, gate);
  ASSERT_TRUE(create(*store, "one", game_with(0)));
  int last = 0;
  {
    const FullDisk full(std::filesystem::file_size(file + "-wal") + 100'000);
    while (append(*store, "one", last + 1, events(last + 1, last + 1))) ASSERT_LT(++last, 10'000);
    EXPECT_GT(last, 0);
    EXPECT_EQ(append(*store, "one", last + 1, events(last + 1, last + 1)).error().kind, StoreError::Failed);
    EXPECT_FALSE(check(*store)) << "its health says so";

    gate.shut();
    Later<void> first, refused;
    Later<std::optional<StoredGame>> read;
    const int before = gate.posts();
    store->check(first.then());
    gate.wait_for_posts(before + 1);
    store->append("one", last + 1, {events(last + 1, last + 1)}, refused.then());
    store->load("one", read.then());
    gate.open();
    EXPECT_FALSE(refused.answer.get());
    EXPECT_EQ((**read.answer.get()).events, events(1, last)) << "what is durable can be read";
  }
  EXPECT_TRUE(check(*store));
  EXPECT_TRUE(append(*store, "one", last + 1, events(last + 1, last + 1)));
  store.reset();
  store = must_open(file, gate);
  EXPECT_EQ((**load(*store, "one")).events, events(1, last + 1));
}

// Returns the error of opening the file as a user without special rights.
std::string refusal_for_nobody(const std::string& file) {
  Child nobody([&](const auto& report) {
    if (geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) return 1;
    Gate gate;
    const auto store = open(file, {}, gate);
    for (const char c : store ? std::string("opened") : store.error().what) report(c);
    return 0;
  });
  std::string said;
  while (const auto c = nobody.next()) said += static_cast<char>(*c);
  return said;
}

TEST(StoreReadOnly, AFileThatCannotBeWrittenIsNamed) {
  Folder folder;
  const std::string file = (folder / "games.db").string();
  Gate gate;
  must_open(file, gate).reset();
  std::ofstream(file + ".lock") << "";
  chmod((folder / "").c_str(), 0777);
  chmod((file + ".lock").c_str(), 0666);
  chmod(file.c_str(), 0444);
  const std::string closed_file = refusal_for_nobody(file);
  EXPECT_NE(closed_file.find(file), std::string::npos) << closed_file;
  EXPECT_NE(closed_file.find("cannot be written"), std::string::npos) << closed_file;
  std::filesystem::remove(file + ".lock");
  chmod((folder / "").c_str(), 0555);
  const std::string closed_folder = refusal_for_nobody(file);
  EXPECT_NE(closed_folder.find("cannot be made"), std::string::npos) << closed_folder;
  chmod((folder / "").c_str(), 0755);
}

}  // namespace store_crash_test
}  // namespace stored
