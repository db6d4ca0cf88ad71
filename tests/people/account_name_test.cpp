#include "people/account_name.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace {

TEST(AccountName, NamesThatLookAlikeAreTheSame) {
  const std::string anne = folded_name("Anne-Élise du Pré");
  for (const char* same : {"anne-elise du pre", "ANNE-ÉLISE DU PRÉ", "Anne-E\u0301lise du Pre\u0301",
                           "Anne\u2010Élise du\u00A0Pré", " Anne-Élise  du Pré ", "Ａｎｎｅ-Élise du Pré",
                           "Anne-Élise\u2003du Pré"})
    EXPECT_EQ(folded_name(same), anne) << same;
  for (const char* other : {"Anne-Elsie du Pré", "AnneÉlise du Pré", "Anne-Élise duPré", "Anne"})
    EXPECT_NE(folded_name(other), anne) << other;
  EXPECT_EQ(folded_name("Straße"), folded_name("STRASSE"));
  EXPECT_EQ(folded_name("ﬁn"), folded_name("fin"));
  EXPECT_EQ(folded_name("\xff"), "");
}

TEST(AccountName, IsOfTwoToTwentyFourCharactersThatCanBeShown) {
  for (const char* good : {"Jo", "李明", "Zoë", "Jean-Baptiste de la Salle"})
    EXPECT_EQ(account_name_fault(std::string(good).substr(0, 24)), std::nullopt) << good;
  EXPECT_EQ(account_name_fault(std::string(24, 'x')), std::nullopt);
  EXPECT_EQ(account_name_fault(std::string(25, 'x')), "has at most 24 characters");
  for (const char* shown_too_little : {"", "x", " x ", "  ", "x\u0301"})
    EXPECT_NE(account_name_fault(shown_too_little), std::nullopt) << shown_too_little;
  EXPECT_EQ(account_name_fault("An\u202Ene"), "has no control, invisible or direction-changing characters");
  EXPECT_EQ(account_name_fault("An\nne"), "has no control, invisible or direction-changing characters");
  EXPECT_EQ(account_name_fault("\xff\xff"), "is UTF-8");
}

}  // namespace
}  // namespace trictrac
