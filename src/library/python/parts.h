// What the parts of the module share.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <optional>
#include <string>

#include "library/game/game.h"
#include "library/python/docs.h"

namespace trictrac::python {

namespace py = pybind11;

// What was made; else the error is raised as trictrac.Error, a ValueError.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};
template <class T>
T good(library::Or<T>&& result) {
  if (!result) throw Refused(result.error());
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

// Players by number: 0 White, 1 Black.
inline std::optional<int> player_of(std::optional<Side> side) {
  return side ? std::optional(index(*side)) : std::nullopt;
}
inline Side side_of(int player) {
  if (player != 0 && player != 1) throw Refused("a player is 0 (White) or 1 (Black)");
  return kSides[static_cast<std::size_t>(player)];
}

void define_game(py::module_& module);
void define_games(py::module_& module);
void define_player(py::module_& module);

}  // namespace trictrac::python
