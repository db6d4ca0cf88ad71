// Learning: slopes are true, what is learnt is kept by checkpoints, and a little of it beats none.
#include <gtest/gtest.h>

#include "lab/learn/trainer.h"

namespace {

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
  Numbers model = fresh_model(2);
  Sample sample = samples_of(quantised(model), 40).back();
  sample.target = told(model, sample) + 0.5f;
  Numbers gradient(Shape::kSize);
  std::vector<std::uint8_t> touched(Shape::kRows);
  learn_from(model, sample, gradient, touched);
  int told_apart = 0;
  for (const int i : {Shape::kOutBias, Shape::kOut + 3, Shape::kSecondBias + 5, Shape::kSecond + 700,
                      Shape::kBiasRow * net::kWide + 17, Shape::kStakeRow * net::kWide + 40}) {
    constexpr float kStep = 1e-2f;
    const float before = model[i];
    const auto error = [&](float at) {
      model[i] = at;
      const double d = told(model, sample) - sample.target;
      return d * d / 2;
    };
    const double measured = (error(before + kStep) - error(before - kStep)) / (2 * kStep);
    model[i] = before;
    EXPECT_NEAR(gradient[i], measured, 0.02) << i;
    told_apart += std::abs(measured) > 1e-3;
  }
  EXPECT_GE(told_apart, 3);
}

TEST(SelfPlay, TargetsAreWithinReasonAndEveryRollIsASample) {
  const net::Weights weights = quantised(fresh_model(2));
  SelfPlay play(weights, built_in, 9, {});
  std::vector<Sample> samples;
  for (int i = 0; i < 60; ++i) play.play(samples);
  EXPECT_EQ(samples.size(), play.rolls());
  for (const Sample& s : samples) ASSERT_LE(std::abs(s.target), 12.0f);
}

TEST(SelfPlay, LookingAheadSomePositionsAreSamples) {
  const net::Weights weights = quantised(fresh_model(2));
  SelfPlayOptions options;
  options.look = 1;
  options.looked_at = 100;
  SelfPlay play(weights, built_in, 9, options);
  std::vector<Sample> samples;
  for (int i = 0; i < 20; ++i) play.play(samples);
  EXPECT_GT(samples.size(), play.rolls() / 20);
  EXPECT_LT(samples.size(), play.rolls() / 5);
  for (const Sample& s : samples) ASSERT_LE(std::abs(s.target), 12.0f);
}

TEST(Optimiser, LearnsWhatItIsShownAndGoesOnFromACheckpoint) {
  const Numbers first = fresh_model(2);
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

TEST(Trainer, RefusesWhatIsNoCheckpoint) {
  EXPECT_EQ(Trainer::resumed({}, built_in, "not one"), nullptr);
  EXPECT_EQ(Trainer::resumed({}, built_in, ""), nullptr);
}

}  // namespace
