// The laws a play can break, which filter the plays and name what is refused, and their words.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac {

// A law that a play can break.
enum class Law : std::uint8_t {
  NoMan,
  NotANumber,
  NumberUsed,
  Backward,
  HeldByOther,
  RestHeld,
  PlayBoth,
  PlayHigher,
  PlayOne,
  CoinTwoEnter,
  CoinTwoLeave,
  OtherCoin,
  PuissanceByEffect,
  PuissanceNotOpen,
  GrandJanOpen,
  PetitJanOpen,
  NotAllHome,
  ExceedingFarthest,
  ExceedingBlocked,
  FewestExceeding,
  ProvincialInside,
  ProvincialFarthest,
  MustFill,
  MustKeep,
  MustTakeLast,
};

// A law in words.
struct LawText {
  std::string_view rule;
  std::string_view code;     // as in messages
  std::string_view english;  // for the terminal; the page has its own sentences
  std::string_view french;
};

inline constexpr EnumTable<Law, Law::MustTakeLast, LawText> kLaws({
    {Law::NoMan, {"M1", "no_man", "no man of yours stands there", "aucune de vos dames n'est là"}},
    {Law::NotANumber,
     {"M1", "not_a_number", "no die makes that distance", "aucun dé ne donne cette distance"}},
    {Law::NumberUsed,
     {"M1", "number_used", "that number has been played already; each is played once, doublets too",
      "ce nombre est déjà joué ; chacun se joue une fois, même au doublet"}},
    {Law::Backward, {"M1", "backward", "men only move forward", "les dames ne reculent jamais"}},
    {Law::HeldByOther,
     {"M2", "held_by_other", "a man may not stop where a man of your opponent stands",
      "on ne s'arrête pas où se trouve une dame adverse"}},
    {Law::RestHeld,
     {"M3", "rest_held", "a man cannot rest where a man of your opponent stands",
      "on ne se repose pas où se trouve une dame adverse"}},
    {Law::PlayBoth,
     {"M4", "play_both", "both numbers must be played, since there is a way",
      "les deux nombres doivent être joués, puisqu'il existe une façon"}},
    {Law::PlayHigher,
     {"M4", "play_higher", "only one number can be played, and it must be the higher",
      "un seul nombre peut être joué : ce doit être le plus fort"}},
    {Law::PlayOne,
     {"M4", "play_one", "one number can be played and must be", "un nombre peut être joué : il doit l'être"}},
    {Law::CoinTwoEnter,
     {"M5", "coin_two_enter", "the coin de repos is taken by two men in one roll",
      "le coin se prend par deux dames dans le même coup"}},
    {Law::CoinTwoLeave,
     {"M5", "coin_two_leave", "the last two men leave the coin de repos together, in one roll",
      "les deux dernières dames du coin le quittent ensemble, dans le même coup"}},
    {Law::OtherCoin,
     {"M5", "other_coin", "no man ever stops on your opponent's coin de repos",
      "aucune dame ne s'arrête jamais sur le coin adverse"}},
    {Law::PuissanceByEffect,
     {"M6", "puissance_by_effect", "the coin can be taken by effect, so not by puissance",
      "le coin peut se prendre par effet : donc pas par puissance"}},
    {Law::PuissanceNotOpen,
     {"M6", "puissance_not_open",
      "puissance needs both coins empty and two men that would reach your opponent's coin",
      "la puissance veut les deux coins vides et deux dames portant sur le coin adverse"}},
    {Law::GrandJanOpen,
     {"M7", "grand_jan_open", "your opponent can still fill their grand jan: no man may stop in it",
      "l'adversaire peut encore remplir son grand jan : on n'y entre pas"}},
    {Law::PetitJanOpen,
     {"M7", "petit_jan_open", "your opponent can still fill their petit jan: no man may stop in it",
      "l'adversaire peut encore remplir son petit jan : on n'y entre pas"}},
    {Law::NotAllHome,
     {"M8", "not_all_home", "men leave only when all that remain stand in the last jan (19-24)",
      "on ne sort que lorsque toutes les dames restantes sont dans le dernier jan (19-24)"}},
    {Law::ExceedingFarthest,
     {"M8", "exceeding_farthest", "by an exceeding number only the farthest man leaves",
      "un nombre excédant ne sort que la dame la plus éloignée"}},
    {Law::ExceedingBlocked,
     {"M8", "exceeding_blocked",
      "this number does not exceed the farthest man's distance: no nearer man may leave by it",
      "ce nombre n'excède pas la dame la plus éloignée : une plus proche ne sort pas"}},
    {Law::FewestExceeding,
     {"M8", "fewest_exceeding", "the roll can be played with fewer exceeding numbers",
      "le coup peut se jouer avec moins de nombres excédants"}},
    {Law::ProvincialInside,
     {"M9", "provincial_inside", "provincial: what can be played inside is played inside",
      "provinciale : ce qui se joue à l'intérieur s'y joue"}},
    {Law::ProvincialFarthest,
     {"M9", "provincial_farthest", "provincial: only the farthest man leaves",
      "provinciale : seule la dame la plus éloignée sort"}},
    {Law::MustFill,
     {"P5", "must_fill", "the roll fills a jan: it must be filled",
      "le coup remplit un jan : il faut le remplir"}},
    {Law::MustKeep,
     {"P6", "must_keep", "the full jan can be kept: it must be kept",
      "le jan plein peut être conservé : il faut le conserver"}},
    {Law::MustTakeLast,
     {"P9", "must_take_last", "the roll takes the last man off: it must be taken",
      "le coup sort la dernière dame : il faut la sortir"}},
});

constexpr const LawText& text(Law law) { return kLaws[law]; }

}  // namespace trictrac
