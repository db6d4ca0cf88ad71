// The pages that watch a tournament.
#include "tournament_service.h"

namespace hubs {
namespace tournament_audience_test {

constexpr int kAtOnce = TournamentAudience::kToldAtOnce;

// A page that keeps the revisions it was told.
class WatchingPage final : public Subscriber {
 public:
  void show(int, const std::shared_ptr<const std::string>&) override {}
  std::optional<ApiError> count_lines(int) override { return std::nullopt; }
  void unseat(int) override {}
  void hear(const Topic&, const std::shared_ptr<const std::string>& message) override {
    told.push_back(Json::parse(*message)["revision"].get<int>());
    if (when_told) when_told();
  }
  std::vector<int> told;
  std::function<void()> when_told;
};

class TournamentAudienceTest : public WithTournaments {
 protected:
  void watch(int pages) {
    id = make(settings());
    audience.emplace(server->tournaments).when_behind([this] { ++behind; });
    for (int i = 0; i < pages; ++i) {
      all.push_back(std::make_shared<WatchingPage>());
      EXPECT_TRUE(server->answer<std::string>([&](auto then) {
        audience->watch(id, "", director.person, std::weak_ptr<Subscriber>(all.back()), std::move(then));
      }));
    }
  }
  int told() const {
    return static_cast<int>(std::ranges::count_if(all, [](const auto& page) { return !page->told.empty(); }));
  }
  void change() { enter(id, "Player " + std::to_string(++entered)); }
  void tell_all() {
    while (audience->tell_some()) {
    }
  }

  std::optional<TournamentAudience> audience;
  std::string id;
  std::vector<std::shared_ptr<WatchingPage>> all;
  int behind = 0, entered = 0;
};

TEST_P(TournamentAudienceTest, AFewPagesAreToldAtOnce) {
  watch(kAtOnce);
  change();
  EXPECT_EQ(told(), kAtOnce);
  EXPECT_EQ(behind, 0);
}

TEST_P(TournamentAudienceTest, ManyPagesAreToldAFewAtATime) {
  watch(30);
  change();
  EXPECT_EQ(told(), kAtOnce);
  EXPECT_EQ(behind, 1);
  EXPECT_TRUE(audience->tell_some());
  EXPECT_EQ(told(), 2 * kAtOnce);
  tell_all();
  EXPECT_EQ(told(), 30);
}

TEST_P(TournamentAudienceTest, APageThatWaitsIsToldOnceOfAllChanges) {
  watch(30);
  for (int i = 0; i < 3; ++i) change();
  EXPECT_EQ(behind, 1);
  tell_all();
  const int latest = at(id)->revision();
  for (const auto& page : all) EXPECT_EQ(page->told.back(), latest);
  EXPECT_EQ(all.back()->told, std::vector<int>{latest});
}

TEST_P(TournamentAudienceTest, NoPageWaitsForeverBehindThoseThatAreToldAgain) {
  watch(30);
  for (int i = 0; i < 30 / kAtOnce; ++i) {
    change();
    audience->tell_some();
  }
  EXPECT_EQ(told(), 30);
}

TEST_P(TournamentAudienceTest, APageThatHasLeftIsToldNothing) {
  watch(30);
  all[3]->when_told = [this] { audience->leave(*all[20]); };
  change();
  audience->leave(*all[29]);
  tell_all();
  EXPECT_TRUE(all[20]->told.empty());
  EXPECT_TRUE(all[29]->told.empty());
  EXPECT_EQ(told(), 28);
}

INSTANTIATE_TEST_SUITE_P(Stores, TournamentAudienceTest, testing::Values(StoreKind::Sqlite), name_of_store);

}  // namespace tournament_audience_test
}  // namespace hubs
