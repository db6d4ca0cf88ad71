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
std::span<T> all_of(py::array_t<T>& array) {
  return {array.mutable_data(), static_cast<std::size_t>(array.size())};
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
  const ChangeGuard use(&games);
  const std::span numbers(actions.data(), static_cast<std::size_t>(actions.size()));
  good(aside([&] { return games.step(numbers); }));
}

py::array_t<std::int8_t> asked(const GameBatch& games) {
  const Reading use(&games);
  py::array_t<std::int8_t> sides(games.size());
  for (int i = 0; i < games.size(); ++i)
    sides.mutable_at(i) = static_cast<std::int8_t>(index(games.asked(i)));
  return sides;
}

py::array_t<std::int8_t> players_asked(const GameBatch& games) {
  const Reading use(&games);
  py::array_t<std::int8_t> players(games.size());
  for (int i = 0; i < games.size(); ++i)
    players.mutable_at(i) = static_cast<std::int8_t>(games.player_asked(i));
  return players;
}

py::array_t<std::int8_t> observations(const GameBatch& games) {
  const Reading use(&games);
  auto seen = rows<std::int8_t>(games.size(), library::kSeen);
  const auto into = all_of(seen);
  aside([&] { games.observe(into); });
  return seen;
}

py::array_t<std::int32_t> standings(const GameBatch& games) {
  const Reading use(&games);
  auto numbers = rows<std::int32_t>(games.size(), library::standing_size(games.players()));
  const auto into = all_of(numbers);
  aside([&] { games.stand(into); });
  return numbers;
}

py::array_t<bool> masks(const GameBatch& games) {
  const Reading use(&games);
  static_assert(sizeof(bool) == sizeof(std::uint8_t));
  auto legal = rows<bool>(games.size(), library::kActions);
  const auto flags = all_of(legal);
  const std::span into(reinterpret_cast<std::uint8_t*>(flags.data()), flags.size());
  aside([&] { games.masks(into); });
  return legal;
}

py::array_t<bool> ended(const GameBatch& games) {
  const Reading use(&games);
  py::array_t<bool> flags(games.size());
  for (int i = 0; i < games.size(); ++i)
    flags.mutable_at(i) = games.ended()[static_cast<std::size_t>(i)] != 0;
  return flags;
}

py::tuple afterwards(const GameBatch& games) {
  const Reading use(&games);
  const library::Afterstates all = aside([&] { return games.afterstates(); });
  auto seen = rows<std::int8_t>(static_cast<py::ssize_t>(all.game.size()), library::kSeen);
  std::ranges::copy(all.seen, seen.mutable_data());
  return py::make_tuple(array_of(std::span(all.game)), array_of(std::span(all.action)), seen);
}

py::array rewards(const GameBatch& games) {
  const Reading use(&games);
  return array_of(games.rewards()).reshape({games.size(), games.players()});
}

library::Game game_at(const GameBatch& games, int i) {
  const Reading use(&games);
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
  const Reading use(&games);
  auto [start, records, dice, ended, rewards] = aside([&] { return games.saved(); });
  return {std::move(start), std::move(records), std::move(dice), std::move(ended), std::move(rewards)};
}

GameBatch made_of(const Parts& parts) {
  const auto saved = std::make_from_tuple<library::SavedGames>(parts);
  return good(aside([&] { return GameBatch::restored(saved); }));
}

}  // namespace

void define_games(py::module_& module) {
  py::class_<GameBatch> games(module, "Games", doc("Games"));
  define_copies(games, "Games");
  games.def(py::init(&begun), py::arg("n"), py::arg("seed") = 1, py::arg("text") = "", doc("Games.__init__"))
      .def("__len__", &GameBatch::size, doc("Games.__len__"))
      .def("__getitem__", &game_at, py::arg("i"), doc("Games.__getitem__"))
      .def(py::pickle(&parts_of, &made_of))
      .def_property_readonly("players", &GameBatch::players, doc("Games.players"))
      .def("step", &step, py::arg("actions"), doc("Games.step"))
      .def_property_readonly("asked", &asked, doc("Games.asked"))
      .def_property_readonly("player_asked", &players_asked, doc("Games.player_asked"))
      .def_property_readonly("ended", &ended, doc("Games.ended"))
      .def_property_readonly("rewards", &rewards, doc("Games.rewards"))
      .def("observations", &observations, doc("Games.observations"))
      .def("standings", &standings, doc("Games.standings"))
      .def("masks", &masks, doc("Games.masks"))
      .def("afterwards", &afterwards, doc("Games.afterwards"));
}

}  // namespace trictrac::python
