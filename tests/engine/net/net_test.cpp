// The net: the same integers by every kernel, from any base; its file; its features.
#include <gtest/gtest.h>

#include <vector>

#include "engine/net/evaluator.h"
#include "engine/net/profile.h"
#include "engine/net/weights.h"
#include "game/rules/score.h"
#include "game/rules/version.h"
#include "lab/learn/model.h"
#include "lab/measure/draw.h"
#include "lab/signature/random_action.h"
#include "lab/signature/signature.h"

namespace net_test {

using namespace trictrac;

// Positions before a roll, from tours played at random.
std::vector<net::NetInput> some_inputs(int n) {
  std::vector<net::NetInput> all;
  Random random(7);
  while (static_cast<int>(all.size()) < n) {
    Tour tour;
    while (tour.state().stage != Stage::Over && static_cast<int>(all.size()) < n) {
      if (tour.state().stage == Stage::Roll) all.push_back(net::net_input_of(tour.state()));
      act_randomly(tour, random);
    }
  }
  return all;
}

net::StakeInputs some_stakes(int n = 0) {
  net::StakeInputs stakes{};
  for (int i = 0; i < net::kStakes; ++i) stakes[i] = static_cast<std::int16_t>((i * 37 + n * 11) % 400 - 200);
  return stakes;
}

TEST(Kernels, AgreeFromAnyBase) {
  const net::Weights weights = learn::quantised(learn::fresh_model(5));
  const net::WideRow ground = net::first_layer_of(weights, some_stakes());
  const auto all = some_inputs(400);
  net::Evaluator plain(weights, net::kPlainKernel);
  ASSERT_GE(net::kernels().size(), 1u);
  for (const net::Kernel* kernel : net::kernels()) {
    net::Evaluator engine(weights, *kernel);
    net::Features base;
    net::extract(all[0], base);
    engine.rest_on(base, ground);
    for (const net::NetInput& net_input : all) {
      net::Features features;
      net::extract(net_input, features);
      plain.rest_on(features, ground);
      EXPECT_EQ(engine.evaluate(features), plain.evaluate(features)) << kernel->name;
    }
  }
}

// More than are summed at once, some of them twice in a row, and none at all.
TEST(Kernels, AnswerManyAsOneByOne) {
  const net::Weights weights = learn::quantised(learn::fresh_model(5));
  const auto all = some_inputs(50);
  std::vector<net::Features> features_of_all;
  for (std::size_t i = 0; i < all.size(); ++i)
    net::extract(all[i - (i % 5 == 4)], features_of_all.emplace_back());
  for (const net::Kernel* kernel : net::kernels()) {
    net::Evaluator engine(weights, *kernel);
    engine.rest_on(features_of_all[20], net::first_layer_of(weights, some_stakes()));
    std::vector<std::int32_t> one_by_one, answers(features_of_all.size());
    for (const net::Features& features : features_of_all) one_by_one.push_back(engine.evaluate(features));
    engine.evaluate(features_of_all, answers);
    EXPECT_EQ(answers, one_by_one) << kernel->name;
    engine.evaluate({}, {});
  }
}

// One engine rests on every position in turn, under the stakes of two accounts; another begins again each
// time.
TEST(Kernels, ABaseReachedFromAnotherIsTheSame) {
  const net::Weights weights = learn::quantised(learn::fresh_model(5));
  const net::WideRow grounds[] = {net::first_layer_of(weights, some_stakes(1)),
                                  net::first_layer_of(weights, some_stakes(2))};
  const auto all = some_inputs(200);
  std::vector<net::Features> features_of_all(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) net::extract(all[i], features_of_all[i]);
  for (const net::Kernel* kernel : net::kernels()) {
    net::Evaluator moving(weights, *kernel);
    for (std::size_t i = 0; i < all.size(); ++i) {
      net::Evaluator fresh(weights, net::kPlainKernel);
      moving.rest_on(features_of_all[i], grounds[i / 3 % 2]);
      fresh.rest_on(features_of_all[i], grounds[i / 3 % 2]);
      const net::Features& near = features_of_all[i / 7 * 7];
      EXPECT_EQ(moving.evaluate(near), fresh.evaluate(near)) << kernel->name << " " << i;
    }
  }
}

TEST(Evaluator, SeesThatItsWeightsHaveChanged) {
  net::Weights weights = learn::quantised(learn::fresh_model(5));
  const net::WideRow ground = net::first_layer_of(weights, some_stakes());
  net::Features features;
  net::extract(some_inputs(30).back(), features);
  net::Evaluator engine(weights);
  engine.rest_on(features, ground);
  const std::int32_t before = engine.evaluate(features);
  weights = learn::quantised(learn::fresh_model(6));
  engine.weights_changed();
  engine.rest_on(features, ground);
  net::Evaluator fresh(weights);
  fresh.rest_on(features, ground);
  EXPECT_EQ(engine.evaluate(features), fresh.evaluate(features));
  EXPECT_NE(engine.evaluate(features), before);
}

TEST(Kernels, WholeNumbersAreNearTheRealOnes) {
  const learn::Parameters model = learn::fresh_model(5);
  const net::Weights weights = learn::quantised(model);
  net::Evaluator engine(weights);
  for (const net::NetInput& net_input : some_inputs(100)) {
    learn::Sample sample{{}, some_stakes(), 0};
    net::extract(net_input, sample.features);
    engine.rest_on(sample.features, net::first_layer_of(weights, sample.stakes));
    EXPECT_NEAR(static_cast<double>(engine.evaluate(sample.features)) / net::kScoreOne,
                learn::evaluate(model, sample), 0.02);
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

// Takes the opponent's men of one input and all else of another.
TEST(FeatureExtractor, SeesWhatALookAtTheWholeSceneSees) {
  const auto all = some_inputs(600);
  for (std::size_t i = 0; i < all.size(); ++i) {
    net::NetInput net_input = all[i];
    net_input.board.other = all[i / 2].board.other;
    net::Features whole, by_half;
    net::extract(net_input, whole);
    net::FeatureExtractor(all[i]).extract(seen_from_facing(net_input.board.other), by_half);
    ASSERT_EQ(by_half, whole) << i;
  }
}

// Training of a net goes on from its integers without a change.
TEST(Weights, AsRealNumbersAndBack) {
  const net::Weights w = learn::quantised(learn::fresh_model(9));
  EXPECT_EQ(net::hash_of(learn::quantised(learn::model_of(w))), net::hash_of(w));
}

// However large the weights of the last layer, the answer of a net that was learnt fits.
TEST(Weights, OfAnyNetThatIsLearntCanBeRead) {
  learn::Parameters model = learn::fresh_model(9);
  for (int i = learn::Shape::kOut; i < learn::Shape::kSize; ++i) model[i] = 50;
  net::Weights w = learn::quantised(model);
  w.made_by = "a test";
  EXPECT_TRUE(net::read_weights(net::print_weights(w), w.rules));
}

class Refused : public testing::Test {
 protected:
  static constexpr std::uint64_t kRules = 0x1234;

  Refused() {
    weights.rules = kRules;
    weights.made_by = "a test";
  }
  static std::string why(std::string_view file, std::uint64_t rules = kRules) {
    const auto read = net::read_weights(file, rules);
    return read ? "it was read" : read.error();
  }
  std::string file() const { return net::print_weights(weights); }
  std::string with(std::string_view line, std::string_view instead) const {
    std::string changed = file();
    return changed.replace(changed.find(line), line.size(), instead);
  }

  net::Weights weights = learn::quantised(learn::fresh_model(9));
};

TEST_F(Refused, ANetOfOtherRulesAndBothAreNamed) {
  EXPECT_EQ(why(file(), 0x99),
            "the net was made with rules 0000000000001234, and this program plays by rules 0000000000000099");
}

TEST_F(Refused, WhatIsNoNetOrOneOfAnotherVersion) {
  for (const std::string_view text : {"", "{}", "trictrac net", "trictrac net 1\nsight 2\n"})
    EXPECT_EQ(why(text), "this is not a net of trictrac, version 2") << text;
  EXPECT_EQ(why(with("sight 2\n", "sight 3\n")),
            "the net needs inputs of version 3, and this program has version 2");
  EXPECT_EQ(why(with("rules ", "Rules ")), "the net's header lacks the line \"rules …\"");
  EXPECT_EQ(why(with("a test\n\n", "a test\n")), "the net's header has no empty line at its end");
}

TEST_F(Refused, ANetThatIsCutOffAnywhereOrTooLong) {
  const std::string whole = file();
  const std::size_t numbers = whole.find("\n\n") + 2;
  ASSERT_EQ(why(whole), "it was read");
  for (std::size_t n = 0; n < numbers; n += 3) EXPECT_NE(why(whole.substr(0, n)), "it was read") << n;
  for (std::size_t n = numbers; n < whole.size(); n += 9973)
    EXPECT_EQ(why(whole.substr(0, n)), "the net is cut off or too long") << n;
  EXPECT_EQ(why(whole.substr(0, whole.size() - 1)), "the net is cut off or too long");
  EXPECT_EQ(why(whole + "x"), "the net is cut off or too long");
}

TEST_F(Refused, ANetWhoseRowsAreNotInOrder) {
  std::string changed = file();
  const std::size_t second = changed.find("\n\n") + 2 + 2 + sizeof(net::WideRow);
  changed.replace(second, 2, changed.substr(changed.find("\n\n") + 2, 2));  // the first row twice
  EXPECT_TRUE(why(changed).starts_with("the net is corrupted: it has a row ")) << why(changed);
}

TEST_F(Refused, ANetOfWeightsThatCouldOverflow) {
  const auto spoilt = [&](auto spoil) {
    const net::Weights good = weights;
    spoil(weights);
    const std::string reason = why(file());
    weights = good;
    return reason;
  };
  EXPECT_EQ(spoilt([](net::Weights& w) { w.second.at[77] = -128; }),
            "the net is corrupted: the second layer has a weight of -128, and none is beyond 127");
  for (const int one : {0, -1, net::kMostSecondOne + 1})
    EXPECT_EQ(spoilt([&](net::Weights& w) { w.second_one.at[5] = one; }),
              "the net is corrupted: one is " + std::to_string(one) +
                  " in a sum of the second layer, and must be 1 to 65536");
  EXPECT_EQ(spoilt([](net::Weights& w) {
              w.out.at = {};
              w.out.at[3] = -40'000;
              w.second_one.at[3] = 60'000;
              w.out_bias = 1;
            }),
            "the net is corrupted: it could answer 2400000001, and none answers beyond 2000000000");
  EXPECT_EQ(spoilt([](net::Weights& w) { w.out_bias = 500'000'001; }),
            "the net is corrupted: the last layer has a weight of 500000001, and none is beyond 500000000");
  EXPECT_EQ(spoilt([](net::Weights& w) { w.rows[1000].at[5] = -32768; }),
            "the net is corrupted: an input has a weight of -32768, and none is beyond 32000");
  EXPECT_EQ(spoilt([](net::Weights& w) { w.rows[net::kSlotTable[3].first].at[5] = 1; }),
            "the net is corrupted: no man on a flèche has a weight, in row 48");
}

TEST(BuiltIn, WasMadeWithTheseRules) {
  EXPECT_EQ(kRulesVersion, signature()) << "the rules have changed: src/game/rules/version.h";
  const auto& read = net::load_built_in();
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->rules, signature());
  EXPECT_EQ(&net::built_in(), &*read);
}

// The net's answers on games played at random: by every kernel, and those of the net that is compiled in.
TEST(BuiltIn, AnswersTheSameByEveryKernel) {
  const std::uint64_t plain = net_signature(net::built_in(), net::kPlainKernel);
  for (const net::Kernel* kernel : net::kernels())
    EXPECT_EQ(net_signature(net::built_in(), *kernel), plain) << kernel->name;
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

net::Profile profile_at(const Position& p) {
  return net::profile_of({p.own, seen_from_facing(p.other), at_least(p.own, 1), at_least(p.own, 2),
                          at_least(p.other, 1), at_least(p.other, 2)});
}

TEST(Profile, TrueHitsAreTheJudges) {
  int with_hits = 0;
  for (const net::NetInput& net_input : some_inputs(600)) {
    const Position& p = net_input.board;
    const int judged = true_hits_by_the_judge(p);
    const int counted = profile_at(p).true_hits;
    with_hits += judged > 0;
    EXPECT_EQ(counted, judged);
  }
  EXPECT_GT(with_hits, 200);
}

// Throws in which the roller has to fill a jan, or to keep one.
int throws_obliged(const Position& p, Obligation::Kind kind) {
  int n = 0;
  Turn turn;
  Context context;
  context.roll_in_releve = 4;
  for (const Roll roll : all_rolls()) {
    judge(p, roll, {}, context, turn);
    if (turn.obligation.kind == kind) n += throws(roll);
  }
  return n;
}

bool is_full(const Position& p, FlecheSet jan) { return (jan & ~at_least(p.own, 2)) == 0; }

struct Compared {
  int positions = 0, equal = 0, near = 0;
  void add(int counted, int judged) {
    ++positions;
    equal += counted == judged;
    near += std::abs(counted - judged) <= 2;
  }
};

// The profile counts what the judge finds by playing on sets of flèches, give or take a throw.
TEST(Profile, FillsAndKeepsAreNearlyTheJudges) {
  measure::TourSearch table(net::built_in(), built_in);
  Random random(5);
  Compared fills, keeps;
  for (int i = 0; i < 150; ++i)
    measure::play_releve(table, random, [&](const ChanceNode& chance_node, const RolledPosition&) {
      const Position& p = chance_node.state.board;
      const bool full = is_full(p, kPetitJan) || is_full(p, kGrandJan);
      const net::Profile profile = profile_at(p);
      if (full) keeps.add(profile.keeps, throws_obliged(p, Obligation::Kind::Keep));
      if (!full) fills.add(profile.fills, throws_obliged(p, Obligation::Kind::Fill));
    });
  EXPECT_GT(fills.positions, 1000);
  EXPECT_GT(fills.equal, fills.positions * 97 / 100);
  EXPECT_GT(keeps.positions, 100);
  EXPECT_GT(keeps.near, keeps.positions * 80 / 100);
}

TEST(Features, EverySlotStaysWithinItsValues) {
  for (const net::NetInput& net_input : some_inputs(2000)) {
    net::Features features;
    net::extract(net_input, features);
    for (int slot = 0; slot < net::kSlots; ++slot)
      ASSERT_LT(features[slot], net::kSlotTable[slot].values) << slot;
  }
}

}  // namespace net_test
