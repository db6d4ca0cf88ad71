#include "text/options_text.h"

#include <gtest/gtest.h>

#include "game/rules/presets.h"

namespace options_text_test {

using namespace trictrac;

TEST(OptionsText, EveryOptionComesBack) {
  for (const Preset& preset : kPresets) {
    RuleOptions read;
    for (const auto& [name, value] : option_values(preset.options))
      ASSERT_TRUE(set_option(read, name, value));
    EXPECT_EQ(read, preset.options) << preset.name;
  }
}

TEST(OptionsText, LalanneHasTheOldJansThatAreValidAndEachCanBeSwitchedOff) {  // K10
  RuleOptions o = find_preset("lalanne")->options;
  EXPECT_TRUE(o.rencontre && o.pile && !o.margot);
  EXPECT_EQ(o.bearing_off, BearingOff::Backgammon);
  for (const auto& [name, value] :
       {std::pair("rencontre", "off"), {"pile", "off"}, {"bearing_off", "parisian"}})
    ASSERT_TRUE(set_option(o, name, value));
  EXPECT_EQ(o, (RuleOptions{.pile = false, .lead = Lead::ThrowAnew}));
}

TEST(OptionsText, WhatIsWrongIsNamedWithWhatWouldBeRight) {
  RuleOptions o;
  const auto name = set_option(o, "colour", "red");
  ASSERT_FALSE(name);
  EXPECT_NE(name.error().find("bearing_off"), std::string::npos);
  const auto value = set_option(o, "lead", "dice");
  ASSERT_FALSE(value);
  EXPECT_NE(value.error().find("coup_et_des"), std::string::npos);
  EXPECT_EQ(o, RuleOptions{});
}

}  // namespace options_text_test
