// Work to be done later: the rows, and the servers that do it.
#include "apps/server/people/jobs.h"

#include "process.h"
#include "waiting_store.h"
#include "with_hub.h"

namespace hubs {
namespace jobs_test {

class WithJobs : public testing::Test {
 protected:
  ~WithJobs() override { workers.stop(); }

  std::unique_ptr<RowStore> opened() const {
    auto made = open_sqlite_store((folder / "games.db").string(), {}, loop.post());
    return made ? std::move(*made) : nullptr;
  }
  void rows(const std::function<void(PeopleRows&)>& work) {
    std::optional<Stored<void>> answer;
    store->people(
        true,
        [&](PeopleRows& r) {
          work(r);
          return true;
        },
        [&](Stored<void> done) { answer = std::move(done); });
    loop.until([&] { return answer.has_value(); });
    EXPECT_TRUE(*answer) << answer->error().what;
  }
  void put(const std::string& subject, std::int64_t due) {
    rows([&](PeopleRows& r) { r.jobs.put({"kind", subject, due}); });
  }
  std::vector<Job> take(std::int64_t at, std::int64_t until, int most = 10) {
    std::vector<Job> jobs;
    rows([&](PeopleRows& r) { jobs = r.jobs.take("kind", at, until, most); });
    return jobs;
  }
  // Until all that is due has been done or put off.
  void do_all() {
    bool due = true;
    while (due) {
      jobs.step();
      for (int asked = 0; asked < 2; ++asked) rows([](PeopleRows&) {});  // the due jobs, and those taken
      loop.until([&] { return jobs.under_way() == 0; });
      rows([&](PeopleRows& r) { due = r.jobs.any_due("kind", now); });
    }
  }

  served::Folder folder;
  mutable Loop loop;
  Pool workers{1, loop.post()};
  std::int64_t now = 1000;
  std::unique_ptr<RowStore> store = opened();
  Jobs jobs{*store, workers, silent(), [this] { return now; }};
  std::vector<std::string> done;
};

TEST_F(WithJobs, OnesThatAreDueAreTakenByOneAlone) {
  put("late", 30);
  put("early", 20);
  put("not yet", 50);
  EXPECT_EQ(take(40, 100, 1).at(0).subject, "early");
  const auto rest = take(40, 100);
  ASSERT_EQ(rest.size(), 1u);
  EXPECT_EQ(rest[0].subject, "late");
  EXPECT_TRUE(take(49, 100).empty());
  EXPECT_EQ(take(100, 200).size(), 3u) << "the first taker has not ended them in time";
}

TEST_F(WithJobs, WhatIsPutOnceMoreWhileItIsDoneIsDoneOnceMore) {
  put("game", 10);
  const auto first = take(10, 100);
  put("game", 20);
  rows([&](PeopleRows& r) { r.jobs.finish(first.at(0)); });
  EXPECT_EQ(take(20, 100).size(), 1u);
}

TEST_F(WithJobs, WhatIsWantedOnlyOnceKeepsItsTime) {
  rows([&](PeopleRows& r) {
    r.jobs.want({"kind", "person", 10});
    r.jobs.want({"kind", "person", 500});
  });
  EXPECT_EQ(take(10, 100).size(), 1u);
}

TEST_F(WithJobs, WhatFailsIsTriedLaterAndLaterAndThenGivenUp) {
  put("mail", 0);
  std::vector<std::int64_t> tried;
  for (std::optional<std::int64_t> at = 0; at;) {
    EXPECT_TRUE(take(*at - 1, *at).empty());
    const auto taken = take(*at, *at + 1);
    ASSERT_EQ(taken.size(), 1u);
    tried.push_back(*at);
    rows([&](PeopleRows& r) {
      r.jobs.fail(taken[0], *at);
      at = r.sql.first("SELECT due FROM job", [](const Statement& s) { return s.number(0); });
    });
  }
  EXPECT_EQ(static_cast<int>(tried.size()), policy_of("kind").most_tries);
  EXPECT_EQ((std::vector(tried.begin(), tried.begin() + 4)), (std::vector<std::int64_t>{0, 30, 150, 630}));
  EXPECT_TRUE(take(1'000'000'000, 1'000'000'001).empty());
}

// A server that was killed holds up a round for no longer than ten seconds, and no fault ends a tournament.
TEST_F(WithJobs, ThoseOfTournamentsAreTakenOverSoonAndNeverGivenUp) {
  rows([](PeopleRows& r) { r.jobs.put({std::string(kTournamentJob), "open", 1000}); });
  std::vector<Job> taken;
  const auto take_at = [&](std::int64_t at) {
    rows([&](PeopleRows& r) {
      taken = r.jobs.take(kTournamentJob, at, at + policy_of(kTournamentJob).lease, 10);
    });
    return taken.size();
  };
  for (int tries = 1; tries <= 40; ++tries) {
    ASSERT_EQ(take_at(now), 1u) << tries;
    EXPECT_EQ(taken[0].tries, tries);
    EXPECT_EQ(take_at(now + 9), 0u);
    if (tries % 2 == 0) {
      now += 10;  // nobody has ended it
      continue;
    }
    ASSERT_EQ(take_at(now), 0u);
    rows([&](PeopleRows& r) {
      r.sql.each("SELECT id, taken FROM job", [&](const Statement& s) {
        taken = {{s.number(0), std::string(kTournamentJob), "open", tries, s.number(1)}};
      });
      EXPECT_TRUE(r.jobs.fail(taken[0], now));
    });
    now += 10;
  }
}

TEST_F(WithJobs, EachKindIsTakenForItsTime) {
  std::map<std::string, std::int64_t> until;
  for (const std::string& kind : {std::string(kTournamentJob), std::string("kind")}) {
    rows([&](PeopleRows& r) { r.jobs.put({kind, "one", 10}); });
    jobs.add(kind, 1, [&](const Job& job, auto end) {
      until[job.kind] = job.until;
      end({});
    });
  }
  do_all();
  loop.until([&] {
    jobs.step();
    return until.size() == 2;
  });
  EXPECT_EQ(until[std::string(kTournamentJob)], now + 10);
  EXPECT_EQ(until["kind"], now + 600);
}

TEST_F(WithJobs, TheyAreDoneAndWhatTheyKeepIsStoredWithTheirEnd) {
  put("one", 10);
  put("two", 20);
  put("later", 2000);
  jobs.add("kind", 1, [this](const Job& job, auto end) {
    jobs.workers().run(
        "", [subject = job.subject] { return subject + " done"; },
        [this, end = std::move(end)](std::string made) mutable {
          done.push_back(made);
          end([made](PeopleRows& r) { r.jobs.want({"other", made, 0}); });
        });
  });
  do_all();
  EXPECT_EQ(done, (std::vector<std::string>{"one done", "two done"}));
  std::vector<Job> kept;
  rows([&](PeopleRows& r) { kept = r.jobs.take("other", 0, 1, 10); });
  EXPECT_EQ(kept.size(), 2u);
  EXPECT_EQ(take(5000, 6000).size(), 1u) << "the one that was not due";
}

TEST_F(WithJobs, OneThatFailedIsDoneLaterAlsoAfterARestart) {
  put("push", 10);
  bool works = false;
  jobs.add("kind", 4, [&](const Job& job, auto end) {
    if (!works) return end(std::unexpected(JobRetry{"nobody answers"}));
    done.push_back(job.subject + std::to_string(job.tries));
    end({});
  });
  do_all();
  EXPECT_TRUE(done.empty());
  store = nullptr;
  auto again = opened();
  works = true;
  now += 30;
  std::vector<Job> taken;
  std::optional<Stored<void>> answer;
  again->people(
      true,
      [&](PeopleRows& r) {
        taken = r.jobs.take("kind", now, now + 1, 9);
        return true;
      },
      [&](Stored<void> result) { answer = std::move(result); });
  loop.until([&] { return answer.has_value(); });
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].tries, 2);
}

TEST_F(WithJobs, EventsBringTheirJobsAndWhoIsToMove) {
  const auto stored = [&](auto call) {
    std::optional<Stored<void>> answer;
    call([&](Stored<void> result) { answer = std::move(result); });
    loop.until([&] { return answer.has_value(); });
    return answer->has_value();
  };
  EXPECT_TRUE(stored([&](auto then) { store->create("one", stored::game_with(2), std::move(then)); }));
  const NewEvents more{stored::events(3, 3), {}, {{1}}, {{"kind", "one 1", 10}}};
  EXPECT_TRUE(stored([&](auto then) { store->append("one", 3, more, std::move(then)); }));
  const NewEvents refused{stored::events(3, 3), {}, {{0}}, {{"kind", "one 0", 10}}};
  EXPECT_FALSE(stored([&](auto then) { store->append("one", 3, refused, std::move(then)); }));
  const auto taken = take(10, 11);
  ASSERT_EQ(taken.size(), 1u);
  EXPECT_EQ(taken[0].subject, "one 1");
  std::string asked;
  rows([&](PeopleRows& r) {
    r.sql.each("SELECT asked, over FROM game",
               [&](const Statement& s) { asked = s.text(0) + " " + s.text(1); });
  });
  EXPECT_EQ(asked, "1 0");
}

}  // namespace jobs_test
}  // namespace hubs
