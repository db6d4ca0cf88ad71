// Learning: slopes are true, checkpoints keep the weights, and a little learning beats none.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/net/evaluator.h"
#include "engine/net/weights.h"
#include "lab/learn/trainer.h"

namespace learn_test {

using namespace trictrac;
using namespace trictrac::learn;

std::vector<Sample> samples_of(const net::Weights& weights, std::size_t n) {
  SelfPlay play(weights, built_in, 4, {});
  std::vector<Sample> samples;
  while (samples.size() < n) play.play(samples);
  samples.resize(n);
  return samples;
}

TEST(Model, TheSlopeIsThatOfTheError) {
  Parameters model = fresh_model(2);
  Sample sample = samples_of(quantised(model), 40).back();
  sample.target = evaluate(model, sample) + 0.5f;
  Parameters gradient(Shape::kSize);
  std::vector<std::uint8_t> touched(Shape::kRows);
  learn_from(model, sample, gradient, touched);
  int felt = 0;
  for (const int i : {Shape::kOutBias, Shape::kOut + 3, Shape::kSecondBias + 5, Shape::kSecond + 700,
                      Shape::kBiasRow * net::kWide + 17, Shape::kStakeRow * net::kWide + 40}) {
    constexpr float kStep = 1e-2f;
    const float before = model[i];
    const auto error = [&](float at) {
      model[i] = at;
      const double d = evaluate(model, sample) - sample.target;
      return d * d / 2;
    };
    const double measured = (error(before + kStep) - error(before - kStep)) / (2 * kStep);
    model[i] = before;
    EXPECT_NEAR(gradient[i], measured, 0.02) << i;
    felt += std::abs(measured) > 1e-3;
  }
  EXPECT_GE(felt, 3);
}

// The targets of samples, beside the values of the net that played them: both in holes.
struct Agreement {
  double bias = 0;    // mean of target less answer
  double spread = 0;  // mean of the distance between them
  double slope = 0;   // of targets on answers: one where they mean the same
};

Agreement agreement(const net::Weights& weights, const std::vector<Sample>& samples) {
  net::Evaluator engine(weights);
  Agreement a;
  double products = 0, squares = 0;
  for (const Sample& s : samples) {
    engine.rest_on(s.features, net::first_layer_of(weights, s.stakes));
    const double answer = static_cast<double>(engine.evaluate(s.features)) / net::kScoreOne;
    a.bias += s.target - answer;
    a.spread += std::abs(s.target - answer);
    products += s.target * answer;
    squares += answer * answer;
  }
  a.bias /= static_cast<double>(samples.size());
  a.spread /= static_cast<double>(samples.size());
  a.slope = products / squares;
  return a;
}

// The net compiled in knows what its own play leads to: were targets seen by the wrong player, or in another
// unit, they would not lie about its answers.
TEST(SelfPlay, WhatCameOfRelevesIsWhatTheNetExpectedOnTheMean) {
  SelfPlay play(net::built_in(), built_in, 9, {});
  std::vector<Sample> samples;
  for (int i = 0; i < 150; ++i) play.play(samples);
  EXPECT_EQ(samples.size(), play.rolls());  // each position before a roll is one
  const Agreement a = agreement(net::built_in(), samples);
  EXPECT_NEAR(a.bias, 0, 0.1);
  EXPECT_NEAR(a.slope, 1, 0.15);
  EXPECT_GT(a.spread, 0.2);  // the dice did it
}

net::Features features_of(const RuleOptions& rules) {
  net::Features features;
  net::extract(net::net_input_of(fresh_releve(rules)), features);
  return features;
}

// The rules show in one slot, which has the same value in every sample.
TEST(SelfPlay, EveryReleveIsPlayedByTheRulesThatAreGiven) {
  const RuleOptions rules{.bearing_off = BearingOff::Provincial, .margot = true};
  const net::Features usual = features_of({}), given = features_of(rules);
  const auto [slot, other] = std::ranges::mismatch(usual, given);
  ASSERT_NE(slot, usual.end());
  const auto place = static_cast<std::size_t>(slot - usual.begin());
  SelfPlayOptions options;
  options.rules = rules;
  SelfPlay play(net::built_in(), built_in, 9, options);
  std::vector<Sample> samples;
  for (int i = 0; i < 30; ++i) play.play(samples);
  for (const Sample& sample : samples) ASSERT_EQ(sample.features[place], given[place]);
}

TEST(SelfPlay, LookingAheadTheTargetHasNoChanceInIt) {
  SelfPlayOptions options;
  options.look = 1;
  options.looked_at = 100;
  SelfPlay play(net::built_in(), built_in, 9, options);
  std::vector<Sample> samples;
  for (int i = 0; i < 40; ++i) play.play(samples);
  // A tenth of the positions.
  EXPECT_GT(samples.size(), play.rolls() / 20);
  EXPECT_LT(samples.size(), play.rolls() / 5);
  const Agreement a = agreement(net::built_in(), samples);
  EXPECT_NEAR(a.bias, 0, 0.1);
  EXPECT_NEAR(a.slope, 1, 0.1);
  EXPECT_LT(a.spread, 0.2);
}

// What the next position corrects is passed on to the player before it, with the other sign.
TEST(SelfPlay, LookingAheadTheTargetIsCorrectedByWhatFollows) {
  const auto targets = [](double correction) {
    SelfPlayOptions options;
    options.look = 1;
    options.looked_at = options.returns = 1000;
    options.correction = correction;
    SelfPlay play(net::built_in(), built_in, 9, options);
    std::vector<Sample> samples;  // of each relevé, the last position first
    for (int i = 0; i < 4; ++i) play.play(samples);
    return samples;
  };
  const std::vector<Sample> alone = targets(0), corrected = targets(1);
  ASSERT_EQ(alone.size(), corrected.size());
  EXPECT_EQ(alone.front().target, corrected.front().target);
  net::Evaluator engine(net::built_in());
  std::size_t passed_on = 0;
  for (std::size_t i = 0; i + 1 < corrected.size(); ++i) {
    engine.rest_on(corrected[i].features, net::first_layer_of(net::built_in(), corrected[i].stakes));
    const double answer = static_cast<double>(engine.evaluate(corrected[i].features)) / net::kScoreOne;
    const double correction = corrected[i].target - answer;
    passed_on += std::abs(corrected[i + 1].target - alone[i + 1].target + correction) < 0.01;
  }
  // Not beyond the end of a relevé or an odd play, and in another measure after a hole.
  EXPECT_GT(passed_on, corrected.size() * 2 / 3);
  const Agreement a = agreement(net::built_in(), corrected);
  EXPECT_NEAR(a.bias, 0, 0.2);
  EXPECT_NEAR(a.slope, 1, 0.1);
  EXPECT_LT(a.spread, 0.4);
}

// Against itself the net meets every position, against an opponent those that its own answers lead to; and
// what the opponent makes of them is what the net expects, since it is the same.
TEST(SelfPlay, AgainstAnOpponentOnlyThePositionsBeforeItsRollsAreLearnt) {
  for (const int look : {0, 1}) {
    SelfPlayOptions options;
    options.look = look;
    options.looked_at = options.returns = 1000;
    options.against = &net::built_in();
    SelfPlay play(net::built_in(), built_in, 9, options);
    std::vector<Sample> samples;
    for (int i = 0; i < (look == 0 ? 150 : 10); ++i) play.play(samples);
    EXPECT_NEAR(static_cast<double>(samples.size()) / static_cast<double>(play.rolls()), 0.5, 0.02) << look;
    const Agreement a = agreement(net::built_in(), samples);
    EXPECT_NEAR(a.bias, 0, 0.1) << look;
    EXPECT_NEAR(a.slope, 1, 0.15) << look;
    EXPECT_LT(a.spread, look == 0 ? 2 : 0.3) << look;
  }
}

// An opponent whose net knows nothing loses more than one that plays well: its samples say so.
TEST(SelfPlay, AgainstAnOpponentTheTargetIsWhatIsWonFromThatOpponent) {
  const net::Weights ignorant = quantised(fresh_model(5));
  const auto mean_target = [](const net::Weights& opponent) {
    SelfPlayOptions options;
    options.lambda = 1;
    options.against = &opponent;
    SelfPlay play(net::built_in(), built_in, 9, options);
    std::vector<Sample> samples;
    for (int i = 0; i < 100; ++i) play.play(samples);
    double sum = 0;
    for (const Sample& sample : samples) sum += sample.target;  // for the opponent, who is about to throw
    return sum / static_cast<double>(samples.size());
  };
  EXPECT_LT(mean_target(ignorant), mean_target(net::built_in()) - 0.3);
}

TEST(SelfPlay, PositionsWithAManInTheReturnAreTakenAsOftenAsIsSaid) {
  const auto taken = [](int returns) {
    SelfPlayOptions options;
    options.look = 1;
    options.looked_at = 0;
    options.returns = returns;
    SelfPlay play(net::built_in(), built_in, 9, options);
    std::vector<Sample> samples;
    for (int i = 0; i < 60; ++i) play.play(samples);
    return samples.size();
  };
  EXPECT_EQ(taken(0), 0u);
  EXPECT_GT(taken(1000), 20u);
}

TEST(Model, GoesOnFromANetAsItIs) {
  const net::Weights before = quantised(fresh_model(4));
  EXPECT_EQ(net::hash_of(quantised(model_of(before))), net::hash_of(before));
}

TEST(Optimiser, LearnsWhatItIsShownAndGoesOnFromACheckpoint) {
  const Parameters first = fresh_model(2);
  const auto samples = samples_of(quantised(first), 2048);
  Optimiser o(first);
  double before = 0, after = 0;
  for (int round = 0; round < 12; ++round) {
    double squares = 0;
    for (std::size_t i = 0; i + 256 <= samples.size(); i += 256)
      squares += o.step(std::span(samples).subspan(i, 256), 1e-3f);
    (round == 0 ? before : after) = squares;
  }
  EXPECT_LT(after, before * 0.8);

  Optimiser again(fresh_model(3));
  ASSERT_TRUE(again.read(o.print()));
  const auto batch = std::span(samples).subspan(0, 256);
  EXPECT_EQ(o.step(batch, 1e-3f), again.step(batch, 1e-3f));
  EXPECT_EQ(o.model(), again.model());
  EXPECT_FALSE(again.read("cut off"));
}

TrainerOptions short_run() {
  TrainerOptions o;
  o.rolls = 12000;
  o.lot = 700;
  return o;
}

int finish(Trainer& trainer) {
  int lots = 0;
  while (trainer.play_lot()) ++lots;
  return lots;
}

TEST(Trainer, BeginsWithANetWhereOneIsNamed) {
  TrainerOptions options = short_run();
  options.from = {&net::built_in(), 1};
  EXPECT_EQ(net::hash_of(Trainer(options, built_in).weights()), net::hash_of(net::built_in()));
}

TEST(Model, TheMeanOfNetsLiesHalfWay) {
  const net::Weights nets[] = {quantised(fresh_model(1)), quantised(fresh_model(2))};
  const Parameters a = model_of(nets[0]), b = model_of(nets[1]), mean = mean_of(nets);
  for (int i = 0; i < Shape::kSize; ++i) ASSERT_NEAR(mean[i], (a[i] + b[i]) / 2, 1e-6) << i;
  const net::Weights twice[] = {nets[0], nets[0]};
  EXPECT_EQ(net::hash_of(quantised(mean_of(twice))), net::hash_of(nets[0]));
}

TEST(Trainer, LearnsFromALotSeveralTimes) {
  TrainerOptions once = short_run(), thrice = short_run();
  once.rolls = thrice.rolls = 1;
  thrice.times = 3;
  Trainer a(once, built_in), b(thrice, built_in);
  ASSERT_TRUE(a.play_lot() && b.play_lot());
  EXPECT_EQ(a.progress().rolls, b.progress().rolls);
  EXPECT_EQ(a.progress().error, b.progress().error);  // both of the first time
  EXPECT_NE(net::hash_of(a.weights()), net::hash_of(b.weights()));
}

TEST(Trainer, ALotIsPlayedAndLearntFrom) {
  Trainer trainer(short_run(), built_in);
  const std::uint64_t fresh = net::hash_of(trainer.weights());
  EXPECT_EQ(fresh, net::hash_of(quantised(fresh_model(short_run().seed))));
  ASSERT_TRUE(trainer.play_lot());
  EXPECT_GE(trainer.progress().rolls, 700u);
  EXPECT_LT(trainer.progress().rolls, 700u + 64 * kMostThrows);  // the relevés begun are played to their end
  EXPECT_GT(trainer.progress().error, 0);
  EXPECT_NE(net::hash_of(trainer.weights()), fresh);
  finish(trainer);
  EXPECT_GE(trainer.progress().rolls, 12000u);
  const std::uint64_t learnt = net::hash_of(trainer.weights());
  EXPECT_FALSE(trainer.play_lot());
  EXPECT_EQ(net::hash_of(trainer.weights()), learnt);
}

TEST(Trainer, ComesToTheSameNetInAnyNumberOfThreads) {
  TrainerOptions options = short_run();
  Trainer one(options, built_in);
  options.threads = 3;
  Trainer more(options, built_in);
  EXPECT_EQ(finish(one), finish(more));
  EXPECT_EQ(one.print(), more.print());
}

TEST(Trainer, StoppedAndResumedItComesToTheSameNet) {
  Trainer whole(short_run(), built_in);
  const int lots = finish(whole);
  ASSERT_GE(lots, 3);
  // Stopped after each lot.
  std::string checkpoint = Trainer(short_run(), built_in).print();
  for (int n = 0; n < lots; ++n) {
    const auto part = Trainer::resume(short_run(), built_in, checkpoint);
    ASSERT_NE(part, nullptr);
    ASSERT_TRUE(part->play_lot());
    checkpoint = part->print();
  }
  EXPECT_EQ(checkpoint, whole.print());
  const auto last = Trainer::resume(short_run(), built_in, checkpoint);
  EXPECT_EQ(last->progress().rolls, whole.progress().rolls);
  EXPECT_EQ(net::print_weights(last->weights()), net::print_weights(whole.weights()));
  EXPECT_FALSE(last->play_lot());
}

TEST(Trainer, RefusesWhatIsNoCheckpoint) {
  const std::string whole = Trainer(short_run(), built_in).print();
  EXPECT_NE(Trainer::resume({}, built_in, whole), nullptr);
  std::string other = whole;
  other[0] = '?';
  for (const std::string& text : {std::string(), std::string("not one"), whole + "x", other,
                                  whole.substr(0, whole.size() - 1), whole.substr(0, 20)})
    EXPECT_EQ(Trainer::resume({}, built_in, text), nullptr) << text.size();
}

}  // namespace learn_test
