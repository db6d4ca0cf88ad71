// The laws that a play can break. They filter the plays, and name what is refused.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac {

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

struct LawText {
  std::string_view rule;
  std::string_view code;     // as in messages
  std::string_view english;  // for messages
};

inline constexpr EnumTable<Law, Law::MustTakeLast, LawText> kLaws({
    {Law::NoMan, {"M1", "no_man", "you have no man on that flèche"}},
    {Law::NotANumber, {"M1", "not_a_number", "none of your dice makes that distance"}},
    {Law::NumberUsed,
     {"M1", "number_used", "that number has been played already; a doublet is not played twice"}},
    {Law::Backward, {"M1", "backward", "men only move forward"}},
    {Law::HeldByOther, {"M2", "held_by_other", "a man may not stop where your opponent has a man, even one"}},
    {Law::RestHeld, {"M3", "rest_held", "a man may not rest where your opponent has a man"}},
    {Law::PlayBoth, {"M4", "play_both", "both numbers can be played, so both must be"}},
    {Law::PlayHigher, {"M4", "play_higher", "only one number can be played: it must be the higher"}},
    {Law::PlayOne, {"M4", "play_one", "a number can be played, so it must be"}},
    {Law::CoinTwoEnter, {"M5", "coin_two_enter", "the corner is taken by two men together, in one roll"}},
    {Law::CoinTwoLeave, {"M5", "coin_two_leave", "the last two men leave the corner together, in one roll"}},
    {Law::OtherCoin, {"M5", "other_coin", "no man ever stops on your opponent's corner"}},
    {Law::PuissanceByEffect,
     {"M6", "puissance_by_effect", "the corner can be taken by effect, so it cannot be taken by puissance"}},
    {Law::PuissanceNotOpen,
     {"M6", "puissance_not_open",
      "puissance needs both corners empty and two men that would reach your opponent's corner"}},
    {Law::GrandJanOpen,
     {"M7", "grand_jan_open", "your opponent can still fill this grand jan: your men may not stop there"}},
    {Law::PetitJanOpen,
     {"M7", "petit_jan_open", "your opponent can still fill this petit jan: your men may not stop there"}},
    {Law::NotAllHome,
     {"M8", "not_all_home", "men leave only when all your men are in the jan de retour (19-24)"}},
    {Law::ExceedingFarthest,
     {"M8", "exceeding_farthest", "an exceeding number takes off only the farthest man"}},
    {Law::ExceedingBlocked,
     {"M8", "exceeding_blocked",
      "this number is not larger than the farthest man's distance: it takes off no nearer man"}},
    {Law::FewestExceeding,
     {"M8", "fewest_exceeding", "the roll can be played with fewer exceeding numbers, so it must be"}},
    {Law::ProvincialInside,
     {"M9", "provincial_inside", "in provincial play, whatever can be played inside must be"}},
    {Law::ProvincialFarthest,
     {"M9", "provincial_farthest", "in provincial play, only the farthest man leaves"}},
    {Law::MustFill, {"P5", "must_fill", "the jan can be filled, so it must be"}},
    {Law::MustKeep, {"P6", "must_keep", "the full jan can be kept, so it must be"}},
    {Law::MustTakeLast, {"P9", "must_take_last", "the last man can leave, so it must"}},
});

constexpr const LawText& text(Law law) { return kLaws[law]; }

}  // namespace trictrac
