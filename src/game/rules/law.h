// The named laws a play can break; they filter the plays and name refusals (their words: law_text.h).
#pragma once

#include <cstdint>

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

}  // namespace trictrac
