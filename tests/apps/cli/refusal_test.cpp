// Every law that a play can break is named by `trictrac play` in the language asked for.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "game/rules/law.h"
#include "run.h"

namespace trictrac::test {
namespace refusal_test {

// A wrong play of White's, and words that the refusal has in each language.
struct WrongPlay {
  Law law;
  std::string board;  // as in a TRID
  std::string dice;
  std::string play;
  std::string french;
  std::string english;
  std::string rule = "";
};

const std::vector<WrongPlay> kWrongPlays{
    {Law::NoMan, "O----------------------o", "64", "2/8 1/5", "pas de dame", "no man on"},
    {Law::NotANumber, "M-----B----------------o", "64", "7/8", "aucun de vos dés", "none of your dice"},
    {Law::NumberUsed, "O----------------------o", "64", "1/7 1/7", "déjà joué", "played already"},
    {Law::Backward, "M-----B----------------o", "64", "7/7", "ne reculent", "only move forward"},
    {Law::HeldByOther, "M----------B-----b-----m", "64", "12/18", "ne s’arrête pas où", "may not stop where"},
    {Law::RestHeld, "K---------BB-b---------m", "31", "11/14 14/15", "ne se repose pas", "may not rest"},
    {Law::PlayBoth, "O----------------------o", "64", "1/7", "les deux nombres", "both numbers"},
    {Law::PlayHigher, "------A----N---bb--k----", "54", "7/11", "le plus fort", "must be the higher"},
    {Law::PlayOne, "------A----N---bb--k----", "54", "-", "un nombre peut", "a number can"},
    {Law::CoinTwoEnter, "N-----A----------------o", "54", "7/12 1/5", "se prend avec deux", "taken by two"},
    {Law::CoinTwoLeave, "-o---------B-------M----", "63", "12/18 20/23", "quittent le coin ensemble",
     "leave the corner"},
    {Law::OtherCoin, "N------A---------------o", "54", "8/13", "sur le coin de l’adversaire",
     "ever stops on"},
    {Law::PuissanceByEffect, "K----ABA---------------o", "65", "7/12 8/12", "par effet", "by effect"},
    {Law::PuissanceNotOpen, "M-----AA----b----------m", "65", "7/12 8/12", "la puissance demande",
     "puissance needs"},
    {Law::GrandJanOpen, "M----------B----------na", "63", "12/15 1/7", "ce grand jan", "grand jan:"},
    {Law::PetitJanOpen, "N---------A------------o", "65", "11/17/22", "ce petit jan", "petit jan:"},
    {Law::NotAllHome, "o----------------B-----M", "61", "24/o 18/24", "ne sortent que lorsqu",
     "men leave only when"},
    {Law::ExceedingFarthest, "o-------------------A--A", "66", "24/o", "un nombre excédant ne sort que",
     "an exceeding number"},
    {Law::ExceedingBlocked, "m-----------------B---bB", "44", "24/o", "ne dépasse pas", "not larger than"},
    {Law::FewestExceeding, "o-------------------A--A", "62", "21/o 24/o", "moins de nombres excédants",
     "fewer exceeding"},
    {Law::ProvincialInside, "o-----------------AB----", "51", "19/20 20/o", "jouer à l’intérieur",
     "played inside must be", "bearing_off=provincial"},
    {Law::ProvincialFarthest, "o-----------------AB----", "51", "20/o", "provinciale, seule",
     "provincial play, only", "bearing_off=provincial"},
    {Law::MustFill, "CDBCBA-----------------o", "41", "1/5 1/2", "le jan peut être rempli",
     "jan can be filled"},
    {Law::MustKeep, "C-----BBBBBB-----------o", "21", "7/9 7/8", "peut être conservé", "can be kept"},
    {Law::MustTakeLast, "o------------------A---A", "61", "20/21 21/o", "dernière dame peut sortir",
     "last man can leave"},
};

std::string refusal(const WrongPlay& w, const std::string& language) {
  const std::string option = w.rule.empty() ? "" : " --option " + w.rule;
  return run("play --white human --black human --lang " + language + option + " --trid \"TRID=" + w.board +
                 ":w:M:" + w.dice + ":0-0:0-0:-:-:6.6\"",
             w.play + "\\nq\\n")
      .output;
}

TEST(Refusals, EachLawIsNamedInBothLanguages) {
  std::set<Law> named;
  for (const WrongPlay& w : kWrongPlays) {
    named.insert(w.law);
    const std::string rule = " (" + std::string(text(w.law).rule) + ")";
    for (const auto& [language, refused, words] : {std::tuple("fr", std::pair("Refusé", " : "), w.french),
                                                   std::tuple("en", std::pair("Refused", ": "), w.english)}) {
      const std::string output = refusal(w, language);
      const std::size_t at = output.find(refused.first + rule + refused.second);
      ASSERT_NE(at, std::string::npos) << text(w.law).code << "\n" << output;
      const std::string sentence = output.substr(at, output.find('\n', at) - at);
      EXPECT_NE(sentence.find(words), std::string::npos) << text(w.law).code << ": " << sentence;
    }
  }
  EXPECT_EQ(named.size(), kLaws.kSize);
}

}  // namespace refusal_test
}  // namespace trictrac::test
