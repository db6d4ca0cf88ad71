// Many games at once, in arrays of numpy.
#include "library/game/games.h"

#include <tuple>

#include "base/text_of.h"
#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::GameBatch;

template <class T>
py::array_t<T> array_of(std::span<const T> numbers) {
  return py::array_t<T>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

template <class T>
py::array_t<T> rows(py::ssize_t n, py::ssize_t width) {
  return py::array_t<T>(std::vector<py::ssize_t>{n, width});
}

using Actions = py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>;

// Refuses everything that is not an array of whole numbers within the actions: no value is rounded or cut.
Actions read_actions(const py::object& given) {
  const auto array = py::array::ensure(given);
  if (!array) {
    PyErr_Clear();
    throw Refused("actions must be an array of whole numbers, one for each game");
  }
  const char kind = array.dtype().kind();
  if (kind != 'i' && kind != 'u')
    throw Refused(text_of("actions must be whole numbers, not of the type {}: use astype(numpy.int32)",
                          std::string(py::str(array.dtype()))));
  if (array.ndim() != 1) throw Refused("actions must be one number for each game");
  if (kind == 'i' && array.dtype().itemsize() <= py::ssize_t{sizeof(std::int32_t)}) return Actions(array);
  const auto wide = py::array_t < std::int64_t, py::array::c_style | py::array::forcecast > (array);
  for (py::ssize_t i = 0; i < wide.size(); ++i)
    if (wide.at(i) < 0 || wide.at(i) >= library::kActions)
      throw Refused(
          text_of("action {} of game {} should be from 0 to {}", wide.at(i), i, library::kActions - 1));
  return Actions(wide);
}

void step(GameBatch& games, const py::object& given) {
  const Actions actions = read_actions(given);
  const UseGuard use(&games, Use::Change);
  const std::span numbers(actions.data(), static_cast<std::size_t>(actions.size()));
  good(aside([&] { return games.step(numbers); }));
}

// Returns `of(i)` for each game.
template <class T, class Of>
py::array_t<T> of_each(const GameBatch& games, Of of) {
  const UseGuard use(&games, Use::Read);
  py::array_t<T> all(games.size());
  for (int i = 0; i < games.size(); ++i) all.mutable_at(i) = static_cast<T>(of(i));
  return all;
}

py::array_t<std::int8_t> asked(const GameBatch& games) {
  return of_each<std::int8_t>(games, [&](int i) { return index(games.asked(i)); });
}

py::array_t<std::int8_t> players_asked(const GameBatch& games) {
  return of_each<std::int8_t>(games, [&](int i) { return games.player_asked(i); });
}

py::array_t<bool> ended(const GameBatch& games) {
  return of_each<bool>(games, [&](int i) { return games.ended()[static_cast<std::size_t>(i)] != 0; });
}

// Returns what `write` writes, a row of `width` numbers for each game.
template <class T>
py::array_t<T> written(const GameBatch& games, int width, void (GameBatch::*write)(std::span<T>) const) {
  const UseGuard use(&games, Use::Read);
  auto all = rows<T>(games.size(), width);
  const std::span<T> into(all.mutable_data(), static_cast<std::size_t>(all.size()));
  aside([&] { (games.*write)(into); });
  return all;
}

py::array_t<std::int8_t> observations(const GameBatch& games) {
  return written(games, library::kSeen, &GameBatch::observe);
}

py::array_t<std::int32_t> standings(const GameBatch& games) {
  return written(games, library::standing_size(games.players()), &GameBatch::stand);
}

py::array masks(const GameBatch& games) {
  return written(games, library::kActions, &GameBatch::masks).view("bool");
}

py::tuple afterwards(const GameBatch& games) {
  const UseGuard use(&games, Use::Read);
  const library::Afterstates all = aside([&] { return games.afterstates(); });
  auto seen = rows<std::int8_t>(static_cast<py::ssize_t>(all.game.size()), library::kSeen);
  std::ranges::copy(all.seen, seen.mutable_data());
  return py::make_tuple(array_of(std::span(all.game)), array_of(std::span(all.action)), seen);
}

py::array rewards(const GameBatch& games) {
  const UseGuard use(&games, Use::Read);
  return array_of(games.rewards()).reshape({games.size(), games.players()});
}

library::Game game_at(const GameBatch& games, int i) {
  const UseGuard use(&games, Use::Read);
  if (i < 0 || i >= games.size()) throw py::index_error("there is no such game");
  return games[i];
}

GameBatch begun(int n, std::uint64_t seed, const std::string& text) {
  return good(aside([&] { return GameBatch::begin(text, n, seed); }));
}

// SavedGames in the order of its members.
using Parts = std::tuple<std::string, std::vector<std::string>, std::vector<std::uint64_t>,
                         std::vector<std::uint8_t>, std::vector<float>>;

Parts parts_of(const GameBatch& games) {
  const UseGuard use(&games, Use::Read);
  auto [start, records, dice, ended, rewards] = aside([&] { return games.saved(); });
  return {std::move(start), std::move(records), std::move(dice), std::move(ended), std::move(rewards)};
}

GameBatch made_of(const Parts& parts) {
  const auto saved = std::make_from_tuple<library::SavedGames>(parts);
  return good(aside([&] { return GameBatch::restored(saved); }));
}

}  // namespace

void define_games(py::module_& module) {
  ClassDefinition<GameBatch>(module, "Games")
      .copies()
      .init(&begun, py::arg("n"), py::arg("seed") = 1, py::arg("text") = "")
      .def("__len__", &GameBatch::size)
      .def("__getitem__", &game_at, py::arg("i"))
      .pickle(&parts_of, &made_of)
      .property("players", &GameBatch::players)
      .def("step", &step, py::arg("actions"))
      .property("asked", &asked)
      .property("player_asked", &players_asked)
      .property("ended", &ended)
      .property("rewards", &rewards)
      .def("observations", &observations)
      .def("standings", &standings)
      .def("masks", &masks)
      .def("afterwards", &afterwards);
}

}  // namespace trictrac::python
