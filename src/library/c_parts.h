// What the functions of trictrac.h are made of.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "library/game/game.h"
#include "library/game/player.h"
#include "library/trictrac.h"

struct trictrac_game {
  trictrac::library::Game game;
};
struct trictrac_bot {
  std::unique_ptr<trictrac::Bot> bot;
};
struct trictrac_analyst {
  std::unique_ptr<trictrac::library::Analyst> analyst;
};

namespace trictrac::library {

// Writes the error, if there is somewhere to write it.
void tell(trictrac_error* error, std::string_view text);

// A text for trictrac_free.
char* text_for_caller(std::string_view text);

// 1, or 0 with the error.
int done(const Or<void>& result, trictrac_error* error);

// TRICTRAC_WHITE or TRICTRAC_BLACK as a side; nothing for other numbers.
std::optional<Side> side_of(int number);
// The same the other way round; TRICTRAC_NOBODY for nothing.
int number_of(std::optional<Side> side);

// Writes of `all` what fits into an array of the caller's. Returns how many there are.
template <class All, class Element, class Made = std::identity>
int filled(const All& all, Element* into, int capacity, Made made = {}) {
  const auto fits = std::min(static_cast<int>(std::size(all)), std::max(capacity, 0));
  std::transform(std::begin(all), std::begin(all) + fits, into,
                 [&](const auto& one) { return static_cast<Element>(std::invoke(made, one)); });
  return static_cast<int>(std::size(all));
}

// A handle around what was made, or null with the error.
template <class Handle, class Made>
Handle* handle_of(Or<Made>&& made, trictrac_error* error) {
  if (made) return new Handle{*std::move(made)};
  tell(error, made.error());
  return nullptr;
}

}  // namespace trictrac::library
