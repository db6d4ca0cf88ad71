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
    {Law::NoMan,
     {"M1", "no_man", "you have no man on that flèche", "vous n’avez pas de dame sur cette flèche"}},
    {Law::NotANumber,
     {"M1", "not_a_number", "none of your dice makes that distance",
      "aucun de vos dés ne donne cette distance"}},
    {Law::NumberUsed,
     {"M1", "number_used", "that number has been played already; a doublet is not played twice",
      "ce nombre est déjà joué ; un doublet ne se joue pas deux fois"}},
    {Law::Backward, {"M1", "backward", "men only move forward", "les dames ne reculent jamais"}},
    {Law::HeldByOther,
     {"M2", "held_by_other", "a man may not stop where your opponent has a man, even one",
      "une dame ne s’arrête pas où l’adversaire en a une, même seule"}},
    {Law::RestHeld,
     {"M3", "rest_held", "a man may not rest where your opponent has a man",
      "une dame ne se repose pas où l’adversaire en a une"}},
    {Law::PlayBoth,
     {"M4", "play_both", "both numbers can be played, so both must be",
      "les deux nombres peuvent être joués : il faut jouer les deux"}},
    {Law::PlayHigher,
     {"M4", "play_higher", "only one number can be played: it must be the higher",
      "un seul nombre peut être joué : ce doit être le plus fort"}},
    {Law::PlayOne,
     {"M4", "play_one", "a number can be played, so it must be",
      "un nombre peut être joué : il faut le jouer"}},
    {Law::CoinTwoEnter,
     {"M5", "coin_two_enter", "the corner is taken by two men together, in one roll",
      "le coin se prend avec deux dames ensemble, dans le même coup"}},
    {Law::CoinTwoLeave,
     {"M5", "coin_two_leave", "the last two men leave the corner together, in one roll",
      "les deux dernières dames quittent le coin ensemble, dans le même coup"}},
    {Law::OtherCoin,
     {"M5", "other_coin", "no man ever stops on your opponent's corner",
      "une dame ne s’arrête jamais sur le coin de l’adversaire"}},
    {Law::PuissanceByEffect,
     {"M6", "puissance_by_effect", "the corner can be taken by effect, so it cannot be taken by puissance",
      "le coin peut être pris par effet : il ne peut pas l’être par puissance"}},
    {Law::PuissanceNotOpen,
     {"M6", "puissance_not_open",
      "puissance needs both corners empty and two men that would reach your opponent's corner",
      "la puissance demande les deux coins vides et deux dames qui atteindraient le coin de l’adversaire"}},
    {Law::GrandJanOpen,
     {"M7", "grand_jan_open", "your opponent can still fill this grand jan: your men may not stop there",
      "l’adversaire peut encore remplir ce grand jan : vos dames ne s’y arrêtent pas"}},
    {Law::PetitJanOpen,
     {"M7", "petit_jan_open", "your opponent can still fill this petit jan: your men may not stop there",
      "l’adversaire peut encore remplir ce petit jan : vos dames ne s’y arrêtent pas"}},
    {Law::NotAllHome,
     {"M8", "not_all_home", "men leave only when all your men are in the jan de retour (19-24)",
      "les dames ne sortent que lorsqu’elles sont toutes dans le jan de retour (19-24)"}},
    {Law::ExceedingFarthest,
     {"M8", "exceeding_farthest", "an exceeding number takes off only the farthest man",
      "un nombre excédant ne sort que la dame la plus éloignée"}},
    {Law::ExceedingBlocked,
     {"M8", "exceeding_blocked",
      "this number is not larger than the farthest man's distance: it takes off no nearer man",
      "ce nombre ne dépasse pas la distance de la dame la plus éloignée : il ne sort pas une dame plus "
      "proche"}},
    {Law::FewestExceeding,
     {"M8", "fewest_exceeding", "the roll can be played with fewer exceeding numbers, so it must be",
      "le coup peut être joué avec moins de nombres excédants : il faut le jouer ainsi"}},
    {Law::ProvincialInside,
     {"M9", "provincial_inside", "in provincial play, whatever can be played inside must be",
      "à la provinciale, il faut jouer à l’intérieur ce qui peut l’être"}},
    {Law::ProvincialFarthest,
     {"M9", "provincial_farthest", "in provincial play, only the farthest man leaves",
      "à la provinciale, seule la dame la plus éloignée sort"}},
    {Law::MustFill,
     {"P5", "must_fill", "the jan can be filled, so it must be",
      "le jan peut être rempli : il faut le remplir"}},
    {Law::MustKeep,
     {"P6", "must_keep", "the full jan can be kept, so it must be",
      "le jan plein peut être conservé : il faut le conserver"}},
    {Law::MustTakeLast,
     {"P9", "must_take_last", "the last man can leave, so it must",
      "la dernière dame peut sortir : il faut la sortir"}},
});

constexpr const LawText& text(Law law) { return kLaws[law]; }

}  // namespace trictrac
