// The net: the same whole numbers by every kernel, from any base; its file; what it sees.
#include <gtest/gtest.h>

#include <vector>

#include "engine/net/built_in.h"
#include "engine/net/engine.h"
#include "engine/net/profile.h"
#include "game/rules/score.h"
#include "lab/learn/model.h"
#include "lab/proof/random_action.h"
#include "lab/proof/signature.h"

namespace {

using namespace trictrac;

net::Scene scene_at(const State& s) {
  return net::scene_of(s.board, s.marks, s.to_act, s.rolls_in_releve, net::rules_seen(s.options));
}

// Positions before a roll, from tours played at random.
std::vector<net::Scene> scenes(int n) {
  std::vector<net::Scene> all;
  Random random(7);
  while (static_cast<int>(all.size()) < n) {
    Tour tour;
    while (tour.state().stage != Stage::Over && static_cast<int>(all.size()) < n) {
      if (tour.state().stage == Stage::Roll) all.push_back(scene_at(tour.state()));
      tour.act_lawful(random_action(tour, random));
    }
  }
  return all;
}

net::StakeInputs some_stakes() {
  net::StakeInputs stakes{};
  for (int i = 0; i < net::kStakes; ++i) stakes[i] = static_cast<std::int16_t>(i * 37 % 400 - 200);
  return stakes;
}

TEST(Kernels, TellTheSameAndFromAnyBase) {
  const net::Weights weights = learn::quantised(learn::fresh_model(5));
  const net::WideRow ground = net::ground_of(weights, some_stakes());
  const auto all = scenes(400);
  net::Engine plain(weights, net::kPlainKernel);
  ASSERT_GE(net::kernels().size(), 1u);
  for (const net::Kernel* kernel : net::kernels()) {
    net::Engine engine(weights, *kernel);
    net::Sight base;
    net::look(all[0], base);
    engine.rest_on(base, ground);
    for (const net::Scene& scene : all) {
      net::Sight sight;
      net::look(scene, sight);
      plain.rest_on(sight, ground);
      EXPECT_EQ(engine.tell(sight), plain.tell(sight)) << kernel->name;
    }
  }
}

TEST(Kernels, WholeNumbersAreNearTheRealOnes) {
  const learn::Numbers model = learn::fresh_model(5);
  const net::Weights weights = learn::quantised(model);
  net::Engine engine(weights);
  for (const net::Scene& scene : scenes(100)) {
    learn::Sample sample{{}, some_stakes(), 0};
    net::look(scene, sample.sight);
    engine.rest_on(sample.sight, net::ground_of(weights, sample.stakes));
    EXPECT_NEAR(static_cast<double>(engine.tell(sample.sight)) / net::kScoreOne, learn::told(model, sample),
                0.02);
  }
}

TEST(Weights, ThereAndBack) {
  net::Weights w = learn::quantised(learn::fresh_model(9));
  w.rules = 0x1234;
  w.made_by = "a test";
  const auto back = net::read_weights(net::print_weights(w), 0x1234);
  ASSERT_TRUE(back);
  EXPECT_EQ(net::hash_of(*back), net::hash_of(w));
  EXPECT_EQ(back->made_by, "a test");
}

TEST(Weights, WhatIsNotOneIsRefusedByName) {
  net::Weights w = learn::quantised(learn::fresh_model(9));
  w.rules = 0x1234;
  const std::string file = net::print_weights(w);
  EXPECT_EQ(net::read_weights("", 0x1234).error(), "this is not a net of trictrac, version 1");
  EXPECT_NE(net::read_weights(file, 0x99).error().find("the net was made with the rules 0000000000001234"),
            std::string::npos);
  for (const std::size_t n : {file.size() - 1, file.size() / 2, std::size_t{90}})
    EXPECT_FALSE(net::read_weights(std::string_view(file).substr(0, n), 0x1234)) << n;
  EXPECT_EQ(net::read_weights(file + "x", 0x1234).error(), "the net is cut off or too long");
}

TEST(BuiltIn, WasMadeWithTheseRules) {
  const auto read = net::read_weights(net::built_in_file(), signature());
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(net::hash_of(*read), net::hash_of(net::built_in()));
}

// The points of P1 that the judge gives over the 36 throws, each way of each man alone.
int true_hits_by_the_judge(const Position& p) {
  int points = 0;
  Turn turn;
  for (const Roll roll : all_rolls()) {
    judge(p, roll, {}, {}, turn);
    for (const Event& e : turn.events)
      if (e.jan == Jan::HitTrueOuter || e.jan == Jan::HitTrueHome) points += throws(roll) * e.points;
  }
  return points;
}

TEST(Profile, TrueHitsAreTheJudges) {
  int with_hits = 0;
  for (const net::Scene& scene : scenes(600)) {
    const Position& p = scene.board;
    const int judged = true_hits_by_the_judge(p);
    const int counted =
        net::profile_of({at_least(p.own, 1), at_least(p.own, 2), at_least(p.other, 1), at_least(p.other, 2)})
            .true_hits;
    with_hits += judged > 0;
    EXPECT_EQ(counted, judged);
  }
  EXPECT_GT(with_hits, 200);
}

TEST(Sight, EverySlotStaysWithinItsValues) {
  for (const net::Scene& scene : scenes(2000)) {
    net::Sight sight;
    net::look(scene, sight);
    for (int slot = 0; slot < net::kSlots; ++slot)
      ASSERT_LT(sight[slot], net::kSlotTable[slot].values) << slot;
  }
}

}  // namespace
