#include "people/account_name.h"

#include <gtest/gtest.h>

#include "engine/bots/levels.h"

namespace trictrac {
namespace account_name_test {

TEST(AccountName, NamesThatLookAlikeAreTheSame) {
  const std::string anne = folded_name("Anne-Élise du Pré");
  for (const char* same : {"anne-elise du pre", "ANNE-ÉLISE DU PRÉ", "Anne-E\u0301lise du Pre\u0301",
                           "Anne\u2010Élise du\u00A0Pré", " Anne-Élise  du Pré ", "Ａｎｎｅ-Élise du Pré",
                           "Anne-Élise\u2003du Pré", "Anne-Élise duPré", "Anne-Élise_du_Pré.",
                           "Anne-Élise\u00B7du\u203FPré\u3002"})
    EXPECT_EQ(folded_name(same), anne) << same;
  for (const char* other : {"Anne-Elsie du Pré", "AnneÉlise du Pré", "Anne"})
    EXPECT_NE(folded_name(other), anne) << other;
  EXPECT_EQ(folded_name("Straße"), folded_name("STRASSE"));
  EXPECT_EQ(folded_name("ﬁn"), folded_name("fin"));
  EXPECT_EQ(folded_name("\xff"), "");
}

TEST(AccountName, IsOfTwoToTwentyFourCharactersThatCanBeShown) {
  for (const char* good : {"Jo", "李明", "Zoë", "Jean-Baptiste de la Salle"})
    EXPECT_EQ(account_name_fault(std::string(good).substr(0, 24)), std::nullopt) << good;
  EXPECT_EQ(account_name_fault(std::string(24, 'x')), std::nullopt);
  EXPECT_EQ(account_name_fault(std::string(25, 'x')), "must have at most 24 characters");
  for (const char* shown_too_little : {"", "x", " x ", "  ", "x\u0301"})
    EXPECT_NE(account_name_fault(shown_too_little), std::nullopt) << shown_too_little;
  EXPECT_EQ(account_name_fault("An\u202Ene"),
            "must have no control, invisible or direction-changing characters");
  EXPECT_EQ(account_name_fault("An\nne"), "must have no control, invisible or direction-changing characters");
  EXPECT_EQ(account_name_fault("\xff\xff"), "must be UTF-8");
}

TEST(AccountName, NamesThatCanBeMistakenAtSightAreAlike) {
  const std::string anne = likeness_of("Anne");
  for (const char* like :
       {"anne", "Αnne", "Аnnе", "Ꭺnne", "Ａnne", "ANNE", "Ann\u0435", "A n n e", "Anne.", "An_ne", "ΑΝΝΕ"})
    EXPECT_EQ(likeness_of(like), anne) << like;
  EXPECT_EQ(likeness_of("AIice"), likeness_of("Alice"));
  EXPECT_EQ(likeness_of("paypa1"), likeness_of("paypal"));
  EXPECT_EQ(likeness_of("ВОВА"), likeness_of("Boba"));
  for (const char* other : {"Anna", "Hanne", "An-ne"}) EXPECT_NE(likeness_of(other), anne) << other;
  EXPECT_EQ(likeness_of("\xff"), "");
}

TEST(AccountName, IsOfOneScript) {
  for (const char* mixed : {"Аnnе", "Αnne", "Ꭺnne", "Pаul"})
    EXPECT_EQ(account_name_fault(mixed), "must not mix letters of several scripts") << mixed;
  for (const char* one : {"Анна", "Άννα", "山田 太郎", "やまだ Taro", "Łukasz", "Đặng Thị", "Anne 2"})
    EXPECT_EQ(account_name_fault(one), std::nullopt) << one;
}

TEST(AccountName, NoPartOfItSpeaksForTheServer) {
  for (const char* name : {"Moderator",
                           "moderateur",
                           "Modératrice",
                           "ADMIN",
                           "Admin 1",
                           "Trictrac",
                           "Support!",
                           "The Moderator",
                           "Admin Trictrac",
                           "Modérateur en chef",
                           "Équipe Trictrac",
                           "Trictrac Support",
                           "trictrac_admin",
                           "Operator",
                           "Arbitre",
                           "L’arbitre",
                           "SuperAdmin",
                           "xXmoderatorXx",
                           "M o d e r a t o r",
                           "A.d.m.i.n",
                           "Tric Trac",
                           "ΜΟDERATOR",
                           "Ａｄｍｉｎ",
                           "Team Rocket",
                           "mod3rator mod",
                           "Adm1n",
                           "M0d3r4t0r",
                           "5upport 2",
                           "B0t"})
    EXPECT_NE(account_name_fault(name), std::nullopt) << name;
  EXPECT_EQ(account_name_fault("The Moderator"),
            "must not contain a word that speaks for the server, such as Moderator");
  for (const char* name : {"Adrienne", "Rooth", "Serverine", "Badminton", "Falstaff", "Supporter", "Modeste",
                           "Arbois", "Modesty B.", "Robotnik", "Bruno 17", "R2D2", "Adèle 1"})
    EXPECT_EQ(account_name_fault(name), std::nullopt) << name;
}

TEST(AccountName, IsNotABots) {
  for (const Level& level : kLevels) EXPECT_NE(account_name_fault(level.name), std::nullopt) << level.name;
  for (const char* name : {"Géronte", "Valère", "Le Commis", "Maître Guiton", "Lelasseux 2"})
    EXPECT_NE(account_name_fault(name), std::nullopt) << name;
}

TEST(AccountName, DoesNotLookLikeAnAddress) {
  for (const char* name :
       {"http://evil", "evil.example", "x.co", "www.a.fr", "evil。com", "evil．com", "evil｡com"})
    EXPECT_EQ(account_name_fault(name), "must not look like a web address: put a space after the dot")
        << name;
  for (const char* name : {"J.-B. Charpentier", "St. John", "Anne B.", "A.B."})
    EXPECT_EQ(account_name_fault(name), std::nullopt) << name;
}

TEST(AccountName, HasNoHeapsOfMarks) {
  std::string heap = "Zoe";
  for (int i = 0; i < 3; ++i) heap += "\u0301";
  EXPECT_EQ(account_name_fault(heap), "must have at most 2 marks on one letter");
  EXPECT_EQ(account_name_fault("Ệ\u0323m Zoë"), std::nullopt);
}

}  // namespace account_name_test
}  // namespace trictrac
